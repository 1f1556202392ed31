package service

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// SnapshotStore is the part of history.Days that reads the snapshots of an engine. Tests count its
// reads and let them fail.
type SnapshotStore interface {
	SnapshotDay(ctx context.Context, chain smartmoney.Chain, upTo int32) (day int32, ok bool, err error)
	LeaderboardSnapshot(ctx context.Context, chain smartmoney.Chain, day int32) ([]smartmoney.Wallet, error)
}

// Snapshot is a chain's leaderboard as it stood when a day was over.
type Snapshot struct {
	*rank.Snapshot
	Day int32 // the day that was over, in days since 1970 UTC
}

// At returns the time of a snapshot: the midnight that ends its day.
func (s *Snapshot) At() time.Time { return s.TakenAt() }

// midnight returns the time that ends a day.
func midnight(day int32) time.Time { return smartmoney.DayTime(int(day) + 1) }

// maxLoads bounds the snapshots that are read at a time: each takes some megabytes while it is
// read.
const maxLoads = 2

// Leaderboards has chains' leaderboards as they stood at midnights (semantics 8), for questions
// about the past. It keeps the snapshots that were asked for last in memory, up to a number of
// bytes. It is safe for concurrent use and starts no goroutine.
type Leaderboards struct {
	store SnapshotStore
	most  int // bytes
	loads chan struct{}

	mu     sync.Mutex // guards the fields below
	byKey  map[pastKey]*pastEntry
	recent []pastKey // of loaded entries, the one used last at the end
	bytes  int
}

type pastKey struct {
	chain smartmoney.Chain
	day   int32
}

// pastEntry is a snapshot that is loaded once for all who ask at the same time.
type pastEntry struct {
	ready    chan struct{} // closed when snapshot, or failed, is set
	snapshot *Snapshot     // nil: there is none
	failed   bool
}

// NewLeaderboards returns leaderboards that keep up to maxBytes of snapshots in memory.
func NewLeaderboards(store SnapshotStore, maxBytes int) *Leaderboards {
	return &Leaderboards{store: store, most: maxBytes, loads: make(chan struct{}, maxLoads), byKey: map[pastKey]*pastEntry{}}
}

// Day returns the day of the newest snapshot of a chain at or before a time; ok is false if there
// is none.
func (l *Leaderboards) Day(ctx context.Context, chain smartmoney.Chain, at time.Time) (day int32, ok bool, err error) {
	const most = 1 << 22 // a day that no time within RFC 3339 reaches
	last := min(smartmoney.DayOf(at)-1, most)
	if last < 0 {
		return 0, false, nil
	}
	return l.store.SnapshotDay(ctx, chain, int32(last))
}

// Cached returns a snapshot if it is in memory, else nil.
func (l *Leaderboards) Cached(chain smartmoney.Chain, day int32) *Snapshot {
	l.mu.Lock()
	defer l.mu.Unlock()
	k := pastKey{chain, day}
	e := l.byKey[k]
	if e == nil {
		return nil
	}
	select {
	case <-e.ready:
		l.use(k)
		return e.snapshot
	default:
		return nil
	}
}

// Load returns a snapshot, nil if there is none of that day any more. Callers that ask for the same
// one at the same time share the reading of it.
func (l *Leaderboards) Load(ctx context.Context, chain smartmoney.Chain, day int32) (*Snapshot, error) {
	k := pastKey{chain, day}
	for {
		e, found := l.enter(k)
		if !found {
			return l.load(ctx, k, e)
		}
		select {
		case <-e.ready:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		if !e.failed { // else its reader may have given up: this caller reads
			return e.snapshot, nil
		}
	}
}

// enter returns the entry of a key; found is false for the caller that must load it.
func (l *Leaderboards) enter(k pastKey) (e *pastEntry, found bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if e = l.byKey[k]; e != nil {
		l.use(k)
		return e, true
	}
	e = &pastEntry{ready: make(chan struct{})}
	l.byKey[k] = e
	return e, false
}

func (l *Leaderboards) load(ctx context.Context, k pastKey, e *pastEntry) (*Snapshot, error) {
	e.failed = true
	defer func() { l.loaded(k, e) }()
	select {
	case l.loads <- struct{}{}:
		defer func() { <-l.loads }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	rows, err := l.store.LeaderboardSnapshot(ctx, k.chain, k.day)
	if err != nil {
		return nil, err
	}
	if e.failed = false; len(rows) > 0 {
		e.snapshot = &Snapshot{Snapshot: rank.Past(k.chain, midnight(k.day), rows), Day: k.day}
	}
	return e.snapshot, nil
}

// loaded keeps a loaded snapshot and drops those that were used longest ago.
func (l *Leaderboards) loaded(k pastKey, e *pastEntry) {
	l.mu.Lock()
	defer l.mu.Unlock()
	close(e.ready)
	if e.snapshot == nil {
		delete(l.byKey, k)
		return
	}
	l.recent = append(l.recent, k)
	l.bytes += e.snapshot.Size()
	for l.bytes > l.most && len(l.recent) > 0 {
		old := l.recent[0]
		l.bytes -= l.byKey[old].snapshot.Size()
		delete(l.byKey, old)
		l.recent = slices.Delete(l.recent, 0, 1)
	}
}

// use marks a loaded entry as the one used last.
func (l *Leaderboards) use(k pastKey) {
	if i := slices.Index(l.recent, k); i >= 0 {
		l.recent = append(slices.Delete(l.recent, i, i+1), k)
	}
}

// MaxRankDays is the largest number of days of a wallet's rank history.
const MaxRankDays = 400

// asOf returns what finds a chain's leaderboard as it stood at a time. It fails with NOT_FOUND if
// there is no snapshot at or before it.
func (s *Service) asOf(at time.Time) responsecache.Load {
	return func(ctx context.Context, chain smartmoney.Chain, _ smartmoney.Window) (*rank.Snapshot, error) {
		past, err := s.past(ctx, chain, at)
		if err != nil {
			return nil, err
		}
		return past.Snapshot, nil
	}
}

func (s *Service) past(ctx context.Context, chain smartmoney.Chain, at time.Time) (*Snapshot, error) {
	s.reads.NoStore()
	if s.opts.Leaderboards == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process has no leaderboards of past days")
	}
	day, ok, err := s.opts.Leaderboards.Day(ctx, chain, at)
	if err != nil {
		return nil, fmt.Errorf("snapshot of %s as of %s: %w", chain, at, err)
	}
	if !ok {
		return nil, noSnapshot(chain, at)
	}
	if past := s.opts.Leaderboards.Cached(chain, day); past != nil {
		return past, nil
	}
	done, err := limits.Enter(ctx, limits.TradePages)
	if err != nil {
		return nil, err
	}
	defer done()
	past, err := s.opts.Leaderboards.Load(ctx, chain, day)
	if err != nil {
		return nil, fmt.Errorf("snapshot of %s, day %d: %w", chain, day, err)
	}
	if past == nil { // it became too old meanwhile
		return nil, noSnapshot(chain, at)
	}
	return past, nil
}

func noSnapshot(chain smartmoney.Chain, at time.Time) error {
	return smartmoney.Errorf(smartmoney.CodeNotFound, "the leaderboard of %s was not kept at or before %s: it is kept at each midnight UTC of event time",
		chain, at.UTC().Format(time.RFC3339))
}

// RankHistory returns a wallet's rows of the leaderboards kept at midnights, oldest first: the
// newest first of those at or after since, or of all. first is 1 to MaxRankDays.
func (s *Service) RankHistory(ctx context.Context, w *smartmoney.Wallet, since *time.Time, first int) ([]smartmoney.RankDay, error) {
	if first < 1 || first > MaxRankDays {
		return nil, smartmoney.BadInput("first", "first must be between 1 and %d, got %d", MaxRankDays, first)
	}
	s.reads.NoStore()
	if s.opts.Days == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process has no leaderboards of past days")
	}
	from := 0
	if since != nil {
		from = min(max(0, smartmoney.DayOf(since.Add(-1))), 1<<22)
	}
	done, err := limits.Enter(ctx, limits.TradePages)
	if err != nil {
		return nil, err
	}
	defer done()
	days, err := s.opts.Days.RankDays(ctx, w.Chain, w.Address, int32(from), first)
	if err != nil {
		return nil, fmt.Errorf("rank history of %s on %s: %w", w.Address, w.Chain, err)
	}
	return days, nil
}
