package engine

import (
	"bytes"
	"context"
	"errors"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Rebuilt is the result of a rebuild for one chain.
type Rebuilt struct {
	Chain   smartmoney.Chain
	Events  int64 // of its log, which were applied
	Dropped int64 // events before them: the state begins with what is kept of them, and the history was left as it is
}

// RebuildStore is a Store that can rebuild its state.
type RebuildStore interface {
	Store
	BaseStore
	// NumberTrades makes ids of trades that a former version entered lead to their trades.
	NumberTrades(ctx context.Context) error
	// Rebuild deletes the state that engines made from the log, except signals, notifications and
	// their outcomes, calls f to write it again, and commits all of it or nothing; of a chain whose first events were dropped only
	// the state pages and change records. The caller must hold the lease.
	Rebuild(ctx context.Context, f func(*enginestate.Rebuild) error) error
	// Renew is Rebuild as if the first events of every chain were dropped.
	Renew(ctx context.Context, f func(*enginestate.Rebuild) error) error
}

// ErrLed is the error of a rebuild while another process leads.
var ErrLed = errors.New("another process leads this database: stop the service first")

// Rebuild recomputes the state from the log, as far as the log was processed, and commits it in one
// transaction. It decides nothing and sends nothing: signals and notifications stay as they are,
// and later events are left to the service. Of a chain whose first events were dropped it makes positions, totals and prices anew, from
// what is kept of these events and the others, and leaves its days, closed positions, links, journal and past leaderboards as they are.
// It replaces o.Store by db.
func Rebuild(ctx context.Context, db RebuildStore, o Options) (done []Rebuilt, err error) {
	o.Store = db
	e := New(o)
	lease, err := db.Lead(ctx)
	if err != nil {
		return nil, err
	}
	if lease == nil {
		return nil, ErrLed
	}
	defer func() { err = errors.Join(err, lease.Release(context.WithoutCancel(ctx))) }()
	if err := db.NumberTrades(ctx); err != nil {
		return nil, err
	}
	err = db.Rebuild(ctx, func(r *enginestate.Rebuild) error {
		for _, chain := range smartmoney.Chains() {
			one := Rebuilt{Chain: chain}
			var err error
			if r.Kept[chain.Index()] {
				one, err = e.rebuildFromBases(ctx, db, r, chain, false)
			} else {
				one.Events, err = e.rebuild(ctx, r, chain)
			}
			if err != nil {
				return err
			}
			done = append(done, one)
		}
		return nil
	})
	return done, err
}

// rebuild applies a chain's log from its beginning and returns the number of events.
func (e *Engine) rebuild(ctx context.Context, r *enginestate.Rebuild, chain smartmoney.Chain) (int64, error) {
	chainLedger, err := ledger.NewLoader(chain).Done()
	if err != nil {
		return 0, err
	}
	s := &state{Chain: pipeline.New(chainLedger, pipeline.Options{
		RankInterval: e.options.RankInterval, TopWallets: e.options.TopWallets, Filter: e.options.Filters[chain],
		History: e.options.HistoryWallets, OpenGainLimit: e.options.OpenGainLimit,
	})}
	s.outcomes = notify.NewOutcomes(!chain.DEX()) // of no signal: they stay as they are
	if m, err := parseMeta(chain, r.States[chain.Index()]); err == nil {
		s.rulesSince, s.ordered = e.renewed(m, r.States[chain.Index()]).RulesSince, m.orderedAfter(r.States[chain.Index()].Position)
	}
	rows := journalRows{known: r.Journal[chain.Index()], now: e.options.Now()}
	upTo := trusted(chain, r.States[chain.Index()])
	for {
		span, _, err := e.options.Store.ReadLog(ctx, chain, s.position, e.options.BatchEvents)
		if err != nil {
			return 0, err
		}
		n, _ := slices.BinarySearch(span.Offsets, r.Arrived+1)
		if n == 0 {
			n, s.pinned = int(min(upTo-s.position, int64(len(span.Events)))), true
		}
		if n == 0 {
			return s.position, nil
		}
		span.Events, span.Offsets = span.Events[:n], span.Offsets[:n]
		if err := e.eachBatch(ctx, s, span, &rows, func(c *enginestate.Commit) error { return r.Write(ctx, c) }); err != nil {
			return 0, err
		}
	}
}

// trusted returns the position of a chain's state, 0 if its row is damaged. While a chain waits for a
// correction, those of others are beyond what is processed of all chains.
func trusted(chain smartmoney.Chain, stored eventlog.EngineState) int64 {
	if m, err := parseMeta(chain, stored); err != nil || m.Sum == nil {
		return 0
	}
	return stored.Position
}

// eachBatch applies the events of a span in batches, and calls use with what each would commit.
func (e *Engine) eachBatch(ctx context.Context, s *state, span eventlog.Segment, rows *journalRows, use func(*enginestate.Commit) error) error {
	for len(span.Events) > 0 {
		commit := &enginestate.Commit{Now: rows.now}
		if err := e.rebuildBatch(ctx, s, &span, rows, commit); err != nil {
			return err
		}
		if err := use(commit); err != nil {
			return err
		}
	}
	return nil
}

// rebuildBatch applies events up to the next correction, or the corrections that come first, and
// removes them from span.
func (e *Engine) rebuildBatch(ctx context.Context, s *state, span *eventlog.Segment, rows *journalRows, commit *enginestate.Commit) error {
	n := corrections(span.Events)
	if n > 0 {
		c := e.newCorrection(s, span.Events[:n], span.Offsets[:n])
		if err := c.compute(ctx, e.options.Store); err != nil {
			if s.dropped > 0 {
				return err
			}
			// The links may be damaged.
			c = e.newCorrection(s, span.Events[:n], span.Offsets[:n])
			if err := c.compute(ctx, scanned{e.options.Store, e.options.BatchEvents}); err != nil {
				return err
			}
		}
		s.begin(nil)
		s.correct(c)
		commit.Journal = rows.flush(s, commit.Journal)
	} else {
		n = untilCorrection(span.Events)
		s.begin(span.Events[:n])
		left := rebuiltRows
		for i := range span.Events[:n] {
			if s.awaitsSnapshot(&span.Events[i]) {
				commit.Snapshots = s.takeRows(commit.Snapshots, &left)
			}
			if left <= 0 {
				break // the next commit goes on
			}
			s.next(&span.Events[i], span.Offsets[i])
			if rows.ends(s.position) {
				commit.Journal = rows.flush(s, commit.Journal)
			}
		}
		commit.Journal = rows.flush(s, commit.Journal)
		commit.Snapshots = s.takeRows(commit.Snapshots, &left)
	}
	*span = span.After(s.position)
	c, err := s.end()
	commit.Chains = []*enginestate.ChainCommit{c}
	return err
}

// rebuiltRows is about how many rows of snapshots one commit of a rebuild writes.
const rebuiltRows = 50_000

// takeRows appends all rows of the snapshot that is to be written, and takes their number from left.
func (s *state) takeRows(out []history.SnapshotRows, left *int) []history.SnapshotRows {
	if s.snapshot == nil {
		return out
	}
	s.Capture(s.snapshot.Wallets)
	rows := s.lastRows(math.MaxInt)
	*left -= len(rows.Rows)
	s.snapshot = nil
	return append(out, rows)
}

// journalRows writes a chain's journal in the same rows as before the rebuild, with their times and
// settings, so that decisions made from them are explained as they were made.
type journalRows struct {
	known []enginestate.JournalRow // those that events are still to come of
	last  enginestate.JournalRow
	now   time.Time
}

// ends reports whether a row ended with an event.
func (t *journalRows) ends(seq int64) bool { return len(t.known) > 0 && seq >= t.known[0].LastSeq }

// flush appends the state's journal as a row and starts the next one.
func (t *journalRows) flush(s *state, out []enginestate.JournalRow) []enginestate.JournalRow {
	from := t.last
	if len(t.known) > 0 {
		from = t.known[0]
	}
	if from.CommittedAt.IsZero() {
		from.CommittedAt = t.now
	}
	if body := s.journal.Body(); body != nil {
		row := journalRow(s, bytes.Clone(body), from.CommittedAt, from.ConfigRevision)
		if len(t.known) == 0 || row.LastSeq >= t.known[0].FirstSeq { // older ones were swept
			out = append(out, row)
		}
	}
	s.journal.Reset()
	for t.ends(s.position) {
		t.last, t.known = t.known[0], t.known[1:]
	}
	return out
}
