package engine

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// quick is the poll of the tests' engines. A leader on PostgreSQL is told of what other processes
// append; all others find it by this.
const quick = 20 * time.Millisecond

// appendSlowly appends events in parts, through the database only or offering
// them to one of the engines.
func appendSlowly(t *testing.T, db *testkit.DB, chain smartmoney.Chain, events []event.Event, part int, engines ...*Engine) {
	t.Helper()
	for i := 0; len(events) > 0; i++ {
		n := min(part, len(events))
		appendAll(t, db, engines[i%len(engines)], chain, events[:n])
		events = events[n:]
	}
}

func checkImage(t *testing.T, e *Engine, chain smartmoney.Chain, events []event.Event) {
	t.Helper()
	await(t, e, chain, int64(len(events)))
	got, _ := engineImage(t, e, chain)
	want, _ := replay(t, chain, events)
	if !bytes.Equal(got, want) {
		t.Error("state differs from a replay's")
	}
}

// TestFollowerTakesOver runs two engines on one database: the second follows the
// first, answers as it does, and goes on when it stops.
func TestFollowerTakesOver(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Polymarket
		events := testkit.Events(3, chain, 3000, 300, 30)
		first, stop := run(t, Options{Store: db, Poll: quick})
		await(t, first, chain, appendAll(t, db, first, chain, events[:500]))
		second, _ := run(t, Options{Store: db, Poll: quick})
		appendSlowly(t, db, chain, events[500:2000], 100, first)
		checkImage(t, first, chain, events[:2000])
		checkImage(t, second, chain, events[:2000])
		a, b := shown(t, first, chain, 2000), shown(t, second, chain, 2000)
		if a.Len() != b.Len() || a.Position() != b.Position() {
			t.Errorf("leader shows %d wallets at %d, follower %d at %d", a.Len(), a.Position(), b.Len(), b.Position())
		}
		stop()
		appendSlowly(t, db, chain, events[2000:], 100, second)
		checkImage(t, second, chain, events)
	})
}

// everybodyLeads hands every engine a lease, as if locks were broken.
type everybodyLeads struct{ Store }

func (e everybodyLeads) Lead(context.Context) (enginestate.Lease, error) {
	return lasting{}, nil
}

// TestTwoLeaders holds that two engines that both believe to lead cannot both win:
// the compare-and-swap on the position throws the loser back.
func TestTwoLeaders(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		events := testkit.Events(4, chain, 2000, 300, 30)
		one, _ := run(t, Options{Store: everybodyLeads{db}, Poll: quick})
		two, _ := run(t, Options{Store: everybodyLeads{db}, Poll: quick})
		appendSlowly(t, db, chain, events, 50, one, two, nil)
		// One of them committed the last event, whoever; the other comes after it.
		checkImage(t, one, chain, events)
		checkImage(t, two, chain, events)
		fresh, _ := run(t, Options{Store: db, Poll: quick})
		checkImage(t, fresh, chain, events)
	})
}

// overtaken lets something happen just before the progress is read for the first time.
type overtaken struct {
	everybodyLeads
	once sync.Once
	by   func()
}

func (o *overtaken) Progress(ctx context.Context) (int64, error) {
	o.once.Do(o.by)
	return o.everybodyLeads.Progress(ctx)
}

// TestOvertakenWhileLoading holds that an engine notices what another one commits
// while it loads, also when nothing arrives after that.
func TestOvertakenWhileLoading(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		events := testkit.Events(4, chain, 200, 30, 10)
		late, _ := run(t, Options{Poll: quick, Store: &overtaken{everybodyLeads: everybodyLeads{db}, by: func() {
			first, stop := run(t, Options{Store: everybodyLeads{db}, Poll: quick})
			await(t, first, chain, appendAll(t, db, first, chain, events))
			stop()
		}}})
		checkImage(t, late, chain, events)
	})
}

// flaky fails commits at random, before or after they were made.
type flaky struct {
	Store
	mu sync.Mutex // guards r
	r  *rand.Rand
}

var errFlaky = errors.New("connection lost")

func (f *flaky) CommitState(ctx context.Context, commit *enginestate.Commit) error {
	f.mu.Lock()
	roll := f.r.IntN(6)
	f.mu.Unlock()
	if roll == 0 {
		return errFlaky
	}
	err := f.Store.CommitState(ctx, commit)
	if roll == 1 && err == nil {
		return errFlaky
	}
	return err
}

// TestFailedCommits holds that a failed commit, whether it was made or not, only
// costs a reload.
func TestFailedCommits(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Polymarket
		events := testkit.Events(5, chain, 1500, 300, 30)
		e, _ := run(t, Options{Store: &flaky{Store: db, r: rand.New(rand.NewPCG(1, 2))}, BatchEvents: 100, Poll: quick})
		appendSlowly(t, db, chain, events, 150, e, nil)
		checkImage(t, e, chain, events)
	})
}

// broken fails every commit while it is broken.
type broken struct {
	Store
	broken atomic.Bool
}

func (b *broken) CommitState(ctx context.Context, commit *enginestate.Commit) error {
	if b.broken.Load() {
		return errFlaky
	}
	return b.Store.CommitState(ctx, commit)
}

// TestReadyTellsOfFailure holds that an engine which cannot commit says so, and
// says so no longer once it can.
func TestReadyTellsOfFailure(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		events := testkit.Events(6, chain, 100, 30, 10)
		s := &broken{Store: db}
		e, _ := run(t, Options{Store: s, Poll: quick})
		await(t, e, chain, appendAll(t, db, e, chain, events[:50]))
		testkit.EventuallyWithin(t, timeout, "ready", func() bool { return e.Ready(t.Context()) == nil })
		s.broken.Store(true)
		appendAll(t, db, e, chain, events[50:])
		testkit.EventuallyWithin(t, timeout, "failing", func() bool { return e.Ready(t.Context()) != nil })
		s.broken.Store(false)
		testkit.EventuallyWithin(t, timeout, "ready again", func() bool { return e.Ready(t.Context()) == nil })
		checkImage(t, e, chain, events)
	})
}

// lasting is a lease that is never lost and keeps nobody else from leading.
type lasting struct{}

func (lasting) Lost() <-chan struct{} { return nil }

func (lasting) Release(context.Context) error { return nil }
