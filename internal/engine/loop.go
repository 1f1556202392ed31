package engine

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/singleflight"

	"smartmoney/internal/event"
	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

const (
	retryFirst    = 50 * time.Millisecond // pause after a failure, doubled each time
	retryMost     = 5 * time.Second
	leadEvery     = time.Second      // how often a follower tries to lead
	commitTimeout = 30 * time.Second // a commit under way outlives Stop, up to this
)

// loop is one chain's engine.
type loop struct {
	chain       smartmoney.Chain
	store       Store
	interval    int64 // rank interval, ns
	topWallets  int
	filter      smartmoney.Filter
	batch       int
	poll        time.Duration
	now         func() time.Time
	log         *slog.Logger
	generations *atomic.Uint64

	feed     *feed
	requests chan request
	loaded   chan struct{} // closed once a state has been loaded
	once     sync.Once     // closes loaded
	ended    chan struct{} // closed when the loop has ended

	committed atomic.Int64 // last position committed, as far as this process knows
	published atomic.Pointer[published]
	refresh   singleflight.Group
}

type request struct {
	ask  func(*state)
	done chan struct{}
}

func newLoop(chain smartmoney.Chain, o Options, generations *atomic.Uint64) *loop {
	return &loop{
		chain: chain, store: o.Store, interval: int64(o.RankInterval), topWallets: o.TopWallets,
		filter: o.Filters[chain], batch: o.BatchEvents, poll: o.Poll, now: o.Now,
		log: o.Logger.With("chain", string(chain)), generations: generations,
		feed: newFeed(), requests: make(chan request), loaded: make(chan struct{}), ended: make(chan struct{}),
	}
}

// run leads or follows until ctx ends, beginning anew after each failure.
func (l *loop) run(ctx context.Context) {
	defer close(l.ended)
	pause := retryFirst
	for ctx.Err() == nil {
		began := l.committed.Load()
		err := l.session(ctx)
		if ctx.Err() != nil {
			return
		}
		if l.committed.Load() != began {
			pause = retryFirst
		}
		if err != nil {
			l.log.Error("engine begins anew", "error", err, "pause", pause)
		}
		select {
		case <-ctx.Done():
		case <-time.After(pause):
		}
		pause = min(2*pause, retryMost)
	}
}

// session leads when it can and follows otherwise, until something fails or a
// follower may lead.
func (l *loop) session(ctx context.Context) error {
	lease, err := l.store.Lead(ctx, l.chain)
	if err != nil {
		return err
	}
	if lease == nil {
		return l.follow(ctx)
	}
	err = l.lead(ctx)
	free, cancel := context.WithTimeout(context.WithoutCancel(ctx), commitTimeout)
	defer cancel()
	return errors.Join(err, lease.Release(free))
}

func (l *loop) lead(ctx context.Context) error {
	s, err := l.loadLeading(ctx)
	if err != nil {
		return err
	}
	l.ready(s)
	for behind := true; ; {
		l.answer(s)
		events, missing := l.feed.take(s.position, l.batch)
		behind = behind || missing
		if len(events) == 0 && behind {
			if events, err = l.readLog(ctx, s.position); err != nil {
				return err
			}
			behind = len(events) > 0
		}
		if len(events) == 0 {
			var asked bool
			if asked, err = l.idle(ctx, s); err != nil {
				return nil
			}
			behind = !asked
			continue
		}
		if err := l.step(ctx, s, events); err != nil {
			return err
		}
	}
}

func (l *loop) readLog(ctx context.Context, after int64) ([]event.Event, error) {
	segments, err := l.store.ReadLog(ctx, l.chain, after)
	if err != nil {
		return nil, err
	}
	var events []event.Event
	for _, seg := range segments {
		if seg.First != after+int64(len(events))+1 {
			return nil, fmt.Errorf("log of %s has a gap before %d", l.chain, seg.First)
		}
		events = append(events, seg.Events...)
	}
	return events, nil
}

func (l *loop) step(ctx context.Context, s *state, events []event.Event) error {
	for len(events) > 0 {
		part := events[:min(len(events), l.batch)]
		events = events[len(part):]
		commit, err := s.step(part, l.interval)
		if err != nil {
			return err
		}
		// A commit that was begun is finished even while shutting down: giving it
		// up half way would only leave its outcome unknown.
		whole, cancel := context.WithTimeout(context.WithoutCancel(ctx), commitTimeout)
		err = l.store.CommitState(whole, commit)
		cancel()
		if err != nil {
			return err
		}
		l.committed.Store(s.position)
		l.answer(s)
		if ctx.Err() != nil {
			return nil
		}
	}
	return nil
}

// idle waits for something to do. asked tells that it was only a request; the
// error is the context's.
func (l *loop) idle(ctx context.Context, s *state) (asked bool, err error) {
	timer := time.NewTimer(l.poll)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false, ctx.Err()
	case r := <-l.requests:
		r.answer(s)
		return true, nil
	case <-l.feed.wake:
		return true, nil
	case <-timer.C:
		return false, nil
	}
}

// follow applies what the leader commits, until the lease may be free.
func (l *loop) follow(ctx context.Context) error {
	s, err := l.loadFollowing(ctx)
	if err != nil {
		return err
	}
	l.ready(s)
	for tryLead := time.Now().Add(leadEvery); ; {
		if err := l.catchUp(ctx, s); err != nil {
			return err
		}
		if time.Now().After(tryLead) {
			if lease, err := l.store.Lead(ctx, l.chain); err != nil {
				return err
			} else if lease != nil {
				return lease.Release(ctx) // the next session takes it and loads as a leader
			}
			tryLead = time.Now().Add(leadEvery)
		}
		if _, err := l.idle(ctx, s); err != nil {
			return nil
		}
	}
}

var errGap = errors.New("changes that follow the position are gone")

func (l *loop) catchUp(ctx context.Context, s *state) error {
	err := l.store.Deltas(ctx, l.chain, s.position, func(d store.Delta) error {
		since, err := ledger.ChangesSince(d.Body)
		if err != nil {
			return err
		}
		if since != s.position {
			return errGap
		}
		if err := s.book.ApplyChanges(d.Body); err != nil {
			return err
		}
		s.position = d.Seq
		return nil
	})
	l.committed.Store(s.position)
	return err
}

func (l *loop) ready(s *state) {
	l.committed.Store(s.position)
	l.publish(s)
	l.once.Do(func() { close(l.loaded) })
}

// publish takes a snapshot for the readers.
func (l *loop) publish(s *state) *published {
	began := time.Now()
	snap := s.board.Snapshot(l.generations.Add(1), s.position, l.now())
	p := &published{Snapshot: snap, at: began, cost: time.Since(began)}
	l.published.Store(p)
	return p
}

// published is a snapshot with what it took to make.
type published struct {
	*rank.Snapshot
	at   time.Time // by the process's own clock
	cost time.Duration
}
