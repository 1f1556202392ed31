package engine

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// hoarder returns events by which one wallet of base buys many tokens.
func hoarder(tokens int) []event.Event {
	events := make([]event.Event, tokens)
	start := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
	for i := range events {
		events[i] = testkit.Buy(smartmoney.Base, 1, i, start.Add(time.Duration(i)*time.Millisecond))
	}
	return events
}

// TestReadersDoNotHoldUpTheEngine asks for positions of a wallet with very many tokens,
// from many sides and without a pause, until the engine has processed events of another
// chain, one commit each: the questions must not keep it from them.
func TestReadersDoNotHoldUpTheEngine(t *testing.T) {
	t.Parallel()
	const clients, commits = 40, 10
	tokens := scale.Of(50_000)
	db := testkit.SQLite(t)
	e, _ := run(t, Options{Store: db, Poll: quick})
	await(t, e, smartmoney.Base, appendAll(t, db, e, smartmoney.Base, hoarder(tokens)))
	wallet, done := []string{testkit.Wallet(smartmoney.Base, 1)}, make(chan struct{})
	var all sync.WaitGroup
	var answered, allocated atomic.Int64
	for range clients {
		all.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
				}
				pages, err := e.Positions(t.Context(), smartmoney.Base, wallet, ledger.PositionQuery{Index: -1, Limit: 1})
				if err != nil || pages[0].Total != tokens || len(pages[0].Positions) != 1 || !pages[0].Later {
					t.Errorf("a page of %d of %d, error %v", len(pages[0].Positions), pages[0].Total, err)
					return
				}
				answered.Add(1)
				allocated.Store(int64(cap(pages[0].Positions)))
				runtime.Gosched() // 40 clients are more than there are cores
			}
		})
	}
	testkit.EventuallyWithin(t, timeout, "asking", func() bool { return answered.Load() > clients })
	for _, one := range testkit.Events(3, smartmoney.Polymarket, commits, 10, 5) {
		await(t, e, smartmoney.Polymarket, appendAll(t, db, e, smartmoney.Polymarket, []event.Event{one}))
	}
	close(done)
	all.Wait()
	if n := allocated.Load(); n > 8 {
		t.Errorf("a page of one position has room for %d", n)
	}
}

// TestReadsWhileACommitHangs holds that everything is answered, as of the commit before,
// while the database keeps the engine waiting.
func TestReadsWhileACommitHangs(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const chain = smartmoney.Polymarket
		s := &gated{reading: &reading{Store: db}}
		e, _ := run(t, Options{Store: s, Poll: quick})
		events := testkit.Events(8, chain, 400, 30, 10)
		first := appendAll(t, db, e, chain, events[:200])
		shown(t, e, chain, first)
		s.gate.Lock()
		open := sync.OnceFunc(s.gate.Unlock)
		defer open() // or the engine would not stop
		appendAll(t, db, e, chain, events[200:])
		testkit.EventuallyWithin(t, timeout, "committing", func() bool { return s.waiting.Load() > 0 })
		want, _ := replayed(chain, events[:200])
		same := func(what string, want, got any, err error) {
			t.Helper()
			if err != nil || fmt.Sprint(want) != fmt.Sprint(got) {
				t.Errorf("%s: %v, error %v, want %v", what, got, err, want)
			}
		}
		snap, err := e.Snapshot(t.Context(), chain)
		same("position shown", first, snap.Position(), err)
		for i := range 30 {
			wallet := testkit.Wallet(chain, i)
			pages, err := e.Positions(t.Context(), chain, []string{wallet}, ledger.PositionQuery{Index: -1, Limit: 100})
			same("positions", want.Positions(wallet, ledger.PositionQuery{Index: -1, Limit: 100}), pages[0], err)
		}
		for i := range 10 {
			token := testkit.Token(chain, i)
			states, err := e.Tokens(t.Context(), chain, []string{token})
			if known := want.TokenState(token); known != nil {
				same("price", *known.PriceUSD, *states[0].PriceUSD, err)
			}
		}
		if _, err := e.Markets(t.Context(), []string{"1"}); err != nil {
			t.Error(err)
		}
		open()
		shown(t, e, chain, int64(len(events)))
	})
}

// TestFollowerShowsPositions: a follower shows what the leader does, also after it has
// loaded the state anew.
func TestFollowerShowsPositions(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const chain = smartmoney.Base
		events := testkit.Events(9, chain, 1200, 40, 12)
		leader, stop := run(t, Options{Store: db, Poll: quick})
		await(t, leader, chain, appendAll(t, db, leader, chain, events[:300]))
		follower, _ := run(t, Options{Store: db, Poll: quick})
		reach := func(e *Engine, upTo int) {
			t.Helper()
			await(t, e, chain, int64(upTo))
			want, _ := replayed(chain, events[:upTo])
			for i := range 40 {
				wallet := testkit.Wallet(chain, i)
				pages, err := e.Positions(t.Context(), chain, []string{wallet}, ledger.PositionQuery{Index: -1, Limit: 100})
				if err != nil || fmt.Sprint(pages[0]) != fmt.Sprint(want.Positions(wallet, ledger.PositionQuery{Index: -1, Limit: 100})) {
					t.Fatalf("at %d: %+v, error %v, want %+v", upTo, pages[0], err, want.Positions(wallet, ledger.PositionQuery{Index: -1, Limit: 100}))
				}
			}
		}
		reach(follower, 300)
		for at := 300; at < 900; at += 100 {
			appendAll(t, db, leader, chain, events[at:at+100])
			reach(leader, at+100)
			reach(follower, at+100)
		}
		stop()
		// the follower takes over, having loaded the state
		appendAll(t, db, nil, chain, events[900:])
		reach(follower, len(events))
	})
}

// TestDue: however long snapshots take, a chain's are made at a pace that leaves the loop
// its time for events.
func TestDue(t *testing.T) {
	t.Parallel()
	const ms = time.Millisecond
	for _, c := range []struct {
		name      string
		asked     bool
		cost, all time.Duration
		busy      time.Duration // of the second since a snapshot was made
		pause     time.Duration // after it was made
	}{
		{"small, asked", true, 2 * ms, 8 * ms, 0, 8 * ms},
		{"small, unread", false, 2 * ms, 8 * ms, 0, 64 * ms},
		{"large, asked", true, 190 * ms, 200 * ms, 0, 700 * ms},
		{"large, unread", false, 60 * ms, 200 * ms, 0, 1700 * ms},
		{"slow, asked", true, 400 * ms, 500 * ms, 0, 1500 * ms},
		{"slow, unread", false, 400 * ms, 500 * ms, 0, 3000 * ms},
		{"small, busy, unread", false, 2 * ms, 8 * ms, 900 * ms, 256 * ms},
		{"large, hardly busy, unread", false, 60 * ms, 200 * ms, 200 * ms, 1700 * ms},
		{"large, busy, unread", false, 60 * ms, 200 * ms, 300 * ms, 6400 * ms},
		{"large, busy, asked", true, 190 * ms, 200 * ms, 900 * ms, 700 * ms},
		{"slow, busy, unread", false, 1000 * ms, 4000 * ms, 900 * ms, 30000 * ms},
	} {
		t.Run(c.name, func(t *testing.T) {
			began := time.Now()
			var v view
			const before = time.Minute // that the loop was busy until then
			v.wallets.Store(&published{Snapshot: &rank.Snapshot{}, at: began, cost: c.cost, busy: before})
			v.asked.Store(c.asked)
			now := began.Add(c.cost + time.Second)
			if _, is := v.due(c.all, before+c.busy, now); is {
				t.Error("due though it shows everything committed")
			}
			v.committed.Store(1)
			if at, is := v.due(c.all, before+c.busy, now); !is || at.Sub(began) != c.cost+c.pause {
				t.Errorf("due %s after it was made, want %s", at.Sub(began)-c.cost, c.pause)
			}
		})
	}
}

// Nobody can read an engine that publishes nothing, and it still does its work.
func TestUnread(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	e, _ := run(t, Options{Store: db, Poll: quick, Unread: true})
	events := testkit.Events(2, smartmoney.Base, 300, 30, 10)
	appendAll(t, db, e, smartmoney.Base, events)
	checkImage(t, e, smartmoney.Base, events)
	if _, err := e.Snapshot(t.Context(), smartmoney.Base); err == nil {
		t.Error("an engine that publishes nothing gives a snapshot")
	}
	if _, err := e.Positions(t.Context(), smartmoney.Base, nil, ledger.PositionQuery{Limit: 1}); err == nil {
		t.Error("an engine that publishes nothing gives positions")
	}
}
