package engine

import (
	"context"
	"sync/atomic"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// cutLease ends the session of PostgreSQL that holds the engine's lease.
func cutLease(t *testing.T, db *testkit.DB) {
	t.Helper()
	testkit.EventuallyWithin(t, timeout, "the lease is cut", func() bool {
		var n int
		err := db.Reader().QueryRowContext(t.Context(), `SELECT count(pg_terminate_backend(pid)) FROM pg_locks
			WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`).Scan(&n)
		if err != nil {
			t.Fatal(err)
		}
		return n == 1
	})
}

// TestLostLease: a leader whose lease is taken from it stops leading, and one engine or the
// other goes on from what is committed; whoever does not lead follows.
func TestLostLease(t *testing.T) {
	t.Parallel()
	one, two := twoProcesses(t)
	const chain = smartmoney.Base
	events := testkit.Events(12, chain, 600, 60, 12)
	first, _ := run(t, Options{Store: one, Poll: quick})
	testkit.EventuallyWithin(t, timeout, "the first leads", first.Leads)
	second, _ := run(t, Options{Store: two, Poll: quick})
	await(t, second, chain, appendAll(t, one, first, chain, events[:100]))
	if second.Leads() {
		t.Error("two engines lead")
	}
	for at := 100; at < len(events); at += 100 {
		cutLease(t, two)
		appendAll(t, one, first, chain, events[at:at+100])
		await(t, first, chain, int64(at+100))
		await(t, second, chain, int64(at+100))
	}
	testkit.EventuallyWithin(t, timeout, "one of them leads", func() bool { return first.Leads() != second.Leads() })
	checkImage(t, first, chain, events)
	checkImage(t, second, chain, events)
	for _, e := range []*Engine{first, second} {
		testkit.EventuallyWithin(t, timeout, "ready", func() bool { return e.Ready(t.Context()) == nil })
	}
}

// lagging keeps change records from a follower while it lags, and counts the states that
// are loaded.
type lagging struct {
	Store
	lags   atomic.Bool
	loaded atomic.Int64
}

func (l *lagging) ChangeRecords(ctx context.Context, chain smartmoney.Chain, after int64, record func(enginestate.ChangeRecord) error) error {
	if l.lags.Load() {
		return nil
	}
	return l.Store.ChangeRecords(ctx, chain, after, record)
}

func (l *lagging) LoadState(ctx context.Context, chain smartmoney.Chain,
	begin func(eventlog.EngineState) (int64, error), page func(enginestate.Page) error, record func(enginestate.ChangeRecord) error,
) error {
	l.loaded.Add(1)
	return l.Store.LoadState(ctx, chain, begin, page, record)
}

// TestFollowerReloads: a follower that comes too late for the change records, which the
// leader dropped behind newer pages, loads the state again and has what the leader has.
func TestFollowerReloads(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const chain, begin = smartmoney.Polymarket, 100
		events := testkit.Events(13, chain, 1500, 40, 10)
		leader, _ := run(t, Options{Store: db, Poll: quick, BatchEvents: 100})
		await(t, leader, chain, appendAll(t, db, leader, chain, events[:begin]))
		s := &lagging{Store: db}
		follower, _ := run(t, Options{Store: s, Poll: quick})
		await(t, follower, chain, begin)
		s.lags.Store(true)
		at := begin
		testkit.EventuallyWithin(t, timeout, "records are dropped", func() bool {
			to := min(at+100, len(events))
			await(t, leader, chain, appendAll(t, db, leader, chain, events[at:to]))
			at = to
			return at == len(events) || dropped(t, db, chain, begin)
		})
		if !dropped(t, db, chain, begin) {
			t.Fatal("every change record is still there")
		}
		before := s.loaded.Load()
		s.lags.Store(false)
		checkImage(t, follower, chain, events[:at])
		if n := s.loaded.Load() - before; n == 0 {
			t.Error("the follower did not load the state again")
		}
		if err := follower.Ready(t.Context()); err != nil {
			t.Errorf("not ready: %v", err)
		}
		appendAll(t, db, leader, chain, events[at:])
		checkImage(t, follower, chain, events)
	})
}

// dropped reports whether the change record that follows a position is gone.
func dropped(t *testing.T, db *testkit.DB, chain smartmoney.Chain, position int64) bool {
	t.Helper()
	next := int64(-1) // the position that the first record follows
	err := db.ChangeRecords(t.Context(), chain, position, func(r enginestate.ChangeRecord) (err error) {
		if next < 0 {
			next, err = ledger.ChangesSince(r.Body)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return next > position
}
