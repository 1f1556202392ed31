package engine

import (
	"context"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// TestCorrectionsThroughFailedCommits: commits that fail, before or after they were made, cost a
// correction a reload, whether the loop waits for it or its chain does.
func TestCorrectionsThroughFailedCommits(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for seed, inline := range []int{0, -1} {
			clear4(t, db)
			s := &stream{chain: smartmoney.Polymarket}
			s.random(uint64(200+seed), 130, 20, 8)
			failing := &flaky{Store: db, r: rand.New(rand.NewPCG(uint64(seed), 4))}
			e, stop := run(t, Options{Store: failing, BatchEvents: 50, Poll: quick, InlineTrades: inline, aheadRows: 1 + seed*500})
			appendSlowly(t, db, s.chain, s.sent, 60, e, nil)
			s.check(t, e)
			stop()
		}
	})
}

// fickle hands out the lease until it is taken away, and then to nobody: another engine leads from
// then on.
type fickle struct {
	*heldUp
	lost chan struct{} // closed when the lease is taken away
}

// losable is a lease that a test takes away.
type losable struct {
	enginestate.Lease
	lost chan struct{}
}

func (l losable) Lost() <-chan struct{} { return l.lost }

func (f *fickle) Lead(ctx context.Context) (enginestate.Lease, error) {
	select {
	case <-f.lost:
		return nil, nil
	default:
	}
	lease, err := f.heldUp.Lead(ctx)
	if lease == nil || err != nil {
		return nil, err
	}
	return losable{lease, f.lost}, nil
}

// TestLeaseLostDuringCorrection: an engine that loses the lease while it computes a correction
// drops the work, and says no longer that a chain waits; the next leader computes it, and both show
// the same.
func TestLeaseLostDuringCorrection(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		base := &stream{chain: smartmoney.Base}
		base.add(testkit.Events(18, base.chain, 300, 20, 5)...)
		s := &fickle{&heldUp{Store: db, reached: make(chan struct{}, 1), release: make(chan struct{})}, make(chan struct{})}
		first, _ := run(t, Options{Store: s, Poll: quick, InlineTrades: -1})
		await(t, first, base.chain, appendAll(t, db, first, base.chain, base.sent))
		second, _ := run(t, Options{Store: db, Poll: quick, InlineTrades: -1})
		sent := len(base.sent)
		for _, e := range base.log[200:220] {
			if e.Trade != nil {
				base.retract(e.Trade.ID)
			}
		}
		appendAll(t, db, first, base.chain, base.sent[sent:])
		<-s.reached
		testkit.EventuallyWithin(t, timeout, "the chain waits", func() bool { return first.Correcting(base.chain) != nil })
		close(s.lost)
		base.check(t, second)
		base.check(t, first)
		if first.Leads() || !second.Leads() {
			t.Errorf("leads: first %v, second %v", first.Leads(), second.Leads())
		}
		if c := first.Correcting(base.chain); c != nil {
			t.Errorf("the engine without the lease says that %+v is being computed", c)
		}
	})
}

// lateJudge has the end of the computation of corrections, which finds the signals that lose their
// reason, wait until it is released.
type lateJudge struct {
	Store
	reached chan struct{}
	release chan struct{}
}

func (l *lateJudge) Live(ctx context.Context, chain smartmoney.Chain, seqs []int64, upTo int64) (func(seq int64) bool, error) {
	select {
	case l.reached <- struct{}{}:
	case <-ctx.Done():
	}
	select {
	case <-l.release:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	return l.Store.Live(ctx, chain, seqs, upTo)
}

// whales makes a customer who is sent each buy of a wallet with a rank.
func whales(t *testing.T, db *testkit.DB, name string) {
	t.Helper()
	c := smartmoney.DefaultConfig(name)
	c.MinTrades, c.MinClosedPositions, c.MinTokensTraded, c.WhaleMinTradeUSD, c.CooldownHours = 0, 0, 0, 1, 0
	c.PerTypeLimits, c.DailyBudget = nil, 100
	createCustomers(t, db, &vectors.Set{Customers: []vectors.Customer{{Name: name, Config: c}}})
}

// TestCustomersChangeDuringCorrection: while a chain waits for a correction, customers come, change
// their settings and reset their logs. Each gets the retractions of the signals that it still has,
// and no other.
func TestCustomersChangeDuringCorrection(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const chain = smartmoney.Base
		for _, name := range []string{"stays", "resets", "changes"} {
			whales(t, db, name)
		}
		s := &lateJudge{Store: db, reached: make(chan struct{}), release: make(chan struct{})}
		// At noon, so that all buys count against the budget of one day.
		now := time.Now().UTC().Truncate(24 * time.Hour).Add(12 * time.Hour)
		e, _ := run(t, Options{
			Store: s, Poll: quick, InlineTrades: -1, Now: func() time.Time { return now },
			Filters: map[smartmoney.Chain]smartmoney.Filter{chain: {MaxBuyVol: smartmoney.DefaultMaxBuyVol}},
		})
		buys := &stream{chain: chain}
		for i, minutes := range []int{-120, -60, -30} {
			buys.add(testkit.Buy(chain, 1, 8+i, now.Add(time.Duration(minutes)*time.Minute)))
		}
		await(t, e, chain, appendAll(t, db, e, chain, buys.sent))
		raised := len(sent(t, db, "stays"))
		if raised == 0 {
			t.Fatal("no signal was raised")
		}
		n := len(buys.sent)
		buys.retract(buys.sent[2].Trade.ID)
		appendAll(t, db, e, chain, buys.sent[n:])
		<-s.reached
		if deleted, _, err := db.ResetNotifications(t.Context(), "resets"); err != nil || deleted != raised {
			t.Fatalf("%d signals deleted, %v", deleted, err)
		}
		_, err := db.ChangeConfig(t.Context(), "changes", "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
			c.DailyBudget = 1
			return c, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		whales(t, db, "comes")
		e.CustomersChanged()
		close(s.release)
		buys.check(t, e)
		for name, want := range map[string]int{"stays": 1, "changes": 1, "resets": 0, "comes": 0} {
			got := 0
			for _, n := range sent(t, db, name) {
				if n.RetractedAt != nil {
					got++
				}
			}
			if got != want {
				t.Errorf("%d signals of %q are retracted, want %d", got, name, want)
			}
		}
		// The next buy is decided on with the settings of now.
		appendAll(t, db, e, chain, []event.Event{testkit.Buy(chain, 1, 20, now)})
		await(t, e, chain, buys.position()+1)
		if list := sent(t, db, "comes"); len(list) != 1 {
			t.Errorf("%d signals of a customer who came meanwhile, want 1", len(list))
		}
		if list := sent(t, db, "changes"); len(list) != raised {
			t.Errorf("%d signals of a customer whose budget is used up, want the %d of before", len(list), raised)
		}
	})
}

// TestOthersCommitDuringCorrection: for as long as a correction takes to compute, each append of
// another chain is committed; none of these commits waits for it.
func TestOthersCommitDuringCorrection(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		base, polymarket := &stream{chain: smartmoney.Base}, &stream{chain: smartmoney.Polymarket}
		base.add(testkit.Events(28, base.chain, 300, 20, 5)...)
		s := &heldUp{Store: db, reached: make(chan struct{}, 1), release: make(chan struct{})}
		var commits atomic.Int64
		e, _ := run(t, Options{Store: s, Poll: quick, InlineTrades: -1, Committed: func(Committed) { commits.Add(1) }})
		await(t, e, base.chain, appendAll(t, db, e, base.chain, base.sent))
		n := len(base.sent)
		base.retract(firstTrade(base.log).ID)
		appendAll(t, db, e, base.chain, base.sent[n:])
		<-s.reached
		testkit.EventuallyWithin(t, timeout, "the chain waits", func() bool { return e.Correcting(base.chain) != nil })
		c := e.Correcting(base.chain)
		if c.Corrections != 1 || c.Trades != 1 || c.Since.IsZero() || c.Since.After(time.Now()) {
			t.Errorf("what the chain waits for is %+v", c)
		}
		if other := e.Correcting(polymarket.chain); other != nil {
			t.Errorf("the other chain waits for %+v", other)
		}
		polymarket.add(testkit.Events(27, polymarket.chain, 400, 20, 5)...)
		before := commits.Load()
		// each is appended once the one before it is committed
		for i := 0; i < len(polymarket.sent); i += 20 {
			await(t, e, polymarket.chain, appendAll(t, db, e, polymarket.chain, polymarket.sent[i:i+20]))
		}
		if made := commits.Load() - before; made < 20 {
			t.Errorf("%d commits while the correction was computed, want at least 20", made)
		}
		polymarket.check(t, e)
		close(s.release)
		base.check(t, e)
		testkit.EventuallyWithin(t, timeout, "the chain goes on", func() bool { return e.Correcting(base.chain) == nil })
	})
}

func firstTrade(events []event.Event) *smartmoney.Trade {
	for i := range events {
		if events[i].Trade != nil {
			return events[i].Trade
		}
	}
	return nil
}
