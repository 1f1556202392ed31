package backtest_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/backtest"
	"smartmoney/internal/detect"
	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// clocked runs the test on a database of each kind whose clock is the test's.
func clocked(t *testing.T, run func(t *testing.T, db *store.DB, clock *smtest.Clock)) {
	t.Helper()
	for _, kind := range []string{"sqlite", "postgres"} {
		t.Run(kind, func(t *testing.T) {
			clock := smtest.NewClock(noon)
			url := "sqlite:" + filepath.Join(t.TempDir(), "test.db")
			if kind == "postgres" {
				url = smtest.PostgresURL(t)
			}
			db := smtest.Open(t, store.Options{URL: url, Now: clock.Now})
			if err := db.Migrate(t.Context()); err != nil {
				t.Fatal(err)
			}
			run(t, db, clock)
		})
	}
}

func minutes(n int) time.Time { return noon.Add(time.Duration(n) * time.Minute) }

// TestRepeatsStandTogether by UTC day, chain, token, type and rule; what is asked for
// since a time within a day counts from there.
func TestRepeatsStandTogether(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		w := newTaped(t, db)
		w.configured("c", func(c *smartmoney.Config) { c.SignalTypes = nil })
		late := noon.Add(11*time.Hour + 57*time.Minute) // 23:57
		var trades []*detect.Trade
		for i := range 8 { // the third and every later one is a candidate: at 23:59, 00:00, …
			trades = append(trades, buy(uint32(i), 5, late.Add(time.Duration(i)*time.Minute)))
		}
		w.write(smartmoney.Base, step{}, trades...)
		w.write(smartmoney.Ethereum, step{}, buy(1, 6, late), buy(2, 6, late), buy(3, 6, late.Add(time.Second)))
		v := w.world(0)
		ledger := v.ledger()
		all := v.decisions(ledger, "c")
		want := []string{
			"00:04 held_back base T5 convergence_p0 signal_types 0 0 ×4",
			"00:00 held_back base T5 convergence_p1 signal_types 0 0 ×1",
			"23:59 held_back base T5 convergence_p1 signal_types 0 0 ×1",
			"23:57 held_back ethereum T6 convergence_p1 signal_types 0 0 ×1",
		}
		if diff := cmp.Diff(want, allSaid(all)); diff != "" {
			t.Fatalf("(-want +got):\n%s", diff)
		}
		if at := late.Add(4 * time.Minute); !all[0].FirstAt.Equal(at) {
			t.Errorf("the first at %v, want %v", all[0].FirstAt, at)
		}
		since := late.Add(5*time.Minute + 1)
		part := v.ask(ledger, service.DecisionsQuery{CustomerID: "c", Since: since})
		if diff := cmp.Diff([]string{"00:04 held_back base T5 convergence_p0 signal_types 0 0 ×2"}, allSaid(part)); diff != "" {
			t.Errorf("since 00:02 (-want +got):\n%s", diff)
		}
		if len(part) == 1 && !part[0].FirstAt.Equal(late.Add(6*time.Minute)) {
			t.Errorf("the first of them at %v", part[0].FirstAt)
		}
	})
}

// TestWhatWasSentCounts: an entry is a decision of its own, and holds back what comes
// after it: the next candidate of the same trade as well.
func TestWhatWasSentCounts(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		w := newTaped(t, db)
		w.configured("c", func(*smartmoney.Config) {})
		big := buy(2, 5, minutes(2))
		big.Amount = 60_000
		w.write(smartmoney.Base, step{sent: []sent{{"c", 2, smartmoney.ConvergenceP1}}}, buy(0, 5, minutes(0)), buy(1, 5, minutes(1)), big)
		w.write(smartmoney.Base, step{}, buy(3, 5, minutes(32)))
		v := w.world(0)
		got := v.decisions(v.ledger(), "c")
		want := []string{
			"12:32 held_back base T5 convergence_p1 cooldown_hours 2 0.5 ×1",
			"12:02 delivered base T5 convergence_p1 ×1",
			"12:02 held_back base T5 whale_move cooldown_hours 2 0 ×1",
		}
		if diff := cmp.Diff(want, allSaid(got)); diff != "" {
			t.Fatalf("(-want +got):\n%s", diff)
		}
		if d := got[1]; d.SignalID != "sig_c_convergence_p1_3" || d.Delivered == nil || d.Delivered.ConfigVersion != 2 ||
			!strings.HasPrefix(d.Text, "Delivered ") || d.Held != nil {
			t.Errorf("%+v", d)
		}
	})
}

// TestAResetCountsFromWhereTheEngineWas: entries that it removed hold back what was
// processed before it, and what the engine had begun without knowing of it.
func TestAResetCountsFromWhereTheEngineWas(t *testing.T) {
	clocked(t, func(t *testing.T, db *store.DB, clock *smtest.Clock) {
		w := newTaped(t, db)
		w.configured("c", func(*smartmoney.Config) {})
		ledger := w.world(0).ledger()
		var followed []smartmoney.Decision
		look := func() { followed = w.world(0).decisions(ledger, "c") }
		w.write(smartmoney.Base, step{committed: minutes(3), sent: []sent{{"c", 2, smartmoney.ConvergenceP1}}},
			buy(0, 5, minutes(0)), buy(1, 5, minutes(1)), buy(2, 5, minutes(2)))
		w.write(smartmoney.Base, step{committed: minutes(4)}, buy(0, 5, minutes(4)))
		look()
		clock.Set(minutes(10))
		if deleted, _, err := db.ResetNotifications(t.Context(), "c"); err != nil || deleted != 1 {
			t.Fatal(deleted, err)
		}
		look()
		// Its batch began before the reset.
		w.write(smartmoney.Base, step{committed: minutes(10).Add(-time.Millisecond)}, buy(1, 5, minutes(9)))
		look()
		w.write(smartmoney.Base, step{committed: minutes(12), sent: []sent{{"c", 0, smartmoney.ConvergenceP1}}}, buy(0, 5, minutes(11)))
		w.write(smartmoney.Base, step{committed: minutes(13)}, buy(1, 5, minutes(13)))
		look()
		want := []string{
			"12:13 held_back base T5 convergence_p1 cooldown_hours 2 0.03333333333333333 ×3",
			"12:11 delivered base T5 convergence_p1 ×1",
			"12:02 delivered base T5 convergence_p1 ×1",
		}
		if diff := cmp.Diff(want, allSaid(followed)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if diff := cmp.Diff(followed, w.world(0).decisions(w.world(0).ledger(), "c")); diff != "" {
			t.Errorf("at once (-step by step +at once):\n%s", diff)
		}
	})
}

// TestWhatAResetRemovedUsesUpNothing, from the budget as from the cooldown.
func TestWhatAResetRemovedUsesUpNothing(t *testing.T) {
	clocked(t, func(t *testing.T, db *store.DB, clock *smtest.Clock) {
		w := newTaped(t, db)
		w.configured("c", func(c *smartmoney.Config) { c.DailyBudget, c.CooldownHours = 2, 0 })
		p1 := smartmoney.ConvergenceP1
		w.write(smartmoney.Base, step{sent: []sent{{"c", 2, p1}, {"c", 3, p1}}},
			buy(0, 5, minutes(0)), buy(1, 5, minutes(1)), buy(2, 5, minutes(2)), buy(0, 5, minutes(3)), buy(1, 5, minutes(4)))
		clock.Set(minutes(5))
		if deleted, _, err := db.ResetNotifications(t.Context(), "c"); err != nil || deleted != 2 {
			t.Fatal(deleted, err)
		}
		w.write(smartmoney.Base, step{sent: []sent{{"c", 0, p1}, {"c", 1, p1}}},
			buy(0, 5, minutes(6)), buy(1, 5, minutes(7)), buy(2, 5, minutes(8)))
		v := w.world(0)
		held := smartmoney.OutcomeHeldBack
		q := service.DecisionsQuery{CustomerID: "c", Outcome: &held}
		if diff := cmp.Diff([]string{"12:08 held_back base T5 convergence_p1 daily_budget 2 2 ×2"}, allSaid(v.ask(v.ledger(), q))); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
}

// TestAWindowThatWasWiderIsWalkedAgain as far as it reached, when a ledger goes on.
func TestAWindowThatWasWiderIsWalkedAgain(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		w := newTaped(t, db)
		w.configured("c", func(c *smartmoney.Config) { c.ConvergenceWindowHours, c.SignalTypes = 60, nil })
		w.write(smartmoney.Base, step{}, buy(0, 5, minutes(0)))
		w.write(smartmoney.Base, step{}, buy(1, 5, minutes(24*60)))
		v := w.world(0)
		ledger := v.ledger()
		v.decisions(ledger, "c")
		w.write(smartmoney.Base, step{}, buy(2, 5, minutes(48*60)))
		w.reconfigured("c", func(c *smartmoney.Config) { c.ConvergenceWindowHours = 1 })
		w.write(smartmoney.Base, step{}, buy(3, 5, minutes(49*60)))
		want := []string{"12:00 held_back base T5 convergence_p1 signal_types 0 0 ×1"}
		if diff := cmp.Diff(want, allSaid(v.decisions(ledger, "c"))); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
}

// TestWhatIsNotCompleteYetIsLeftOut: records that arrived behind the engine's progress
// as it was read may lack those of other chains.
func TestWhatIsNotCompleteYetIsLeftOut(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		w := newTaped(t, db)
		w.configured("c", func(c *smartmoney.Config) { c.SignalTypes = nil })
		w.write(smartmoney.Base, step{arrived: 3}, buy(0, 5, minutes(0)), buy(1, 5, minutes(1)), buy(2, 5, minutes(2)), buy(3, 5, minutes(3)))
		v := w.world(0)
		ledger := v.ledger()
		if diff := cmp.Diff([]string{"12:02 held_back base T5 convergence_p1 signal_types 0 0 ×1"}, allSaid(v.decisions(ledger, "c"))); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if out := simulate(t, v.simulator(), smartmoney.DefaultConfig("c"), nil); out.Total != 1 || len(out.HeldBack) != 0 {
			t.Errorf("simulated: %+v", out)
		}
		if err := db.CommitState(t.Context(), &store.Commit{Arrived: 4}); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"12:03 held_back base T5 convergence_p1 signal_types 0 0 ×2"}, allSaid(v.decisions(ledger, "c"))); diff != "" {
			t.Errorf("complete (-want +got):\n%s", diff)
		}
	})
}

// TestEachRowGoesByTheConfigurationOfItsTime, and a change that comes while a batch is
// committed holds back what the batch had decided on.
func TestEachRowGoesByTheConfigurationOfItsTime(t *testing.T) {
	clocked(t, func(t *testing.T, db *store.DB, clock *smtest.Clock) {
		w := newTaped(t, db)
		w.write(smartmoney.Base, step{}, buy(0, 5, minutes(0)), buy(1, 5, minutes(1)), buy(2, 5, minutes(2))) // nobody is there
		w.configured("c", func(c *smartmoney.Config) { c.SignalTypes = nil })
		w.write(smartmoney.Base, step{}, buy(0, 5, minutes(3)))
		clock.Set(minutes(4))
		w.reconfigured("c", func(c *smartmoney.Config) { c.MinTrades, c.ConvergenceWindowHours = 21, 48 })
		w.write(smartmoney.Base, step{}, buy(1, 5, minutes(5)))
		clock.Set(minutes(6))
		w.reconfigured("c", func(c *smartmoney.Config) {
			c.MinTrades, c.SignalTypes = 0, []smartmoney.NotificationType{smartmoney.ConvergenceP1}
		})
		v := w.world(0)
		ledger := v.ledger()
		v.decisions(ledger, "c")
		revision, err := db.ConfigRevision(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		// The row is of the configuration revision before the change that its commit met.
		clock.Set(minutes(7).Add(time.Second))
		w.reconfigured("c", func(c *smartmoney.Config) { c.PriorityFilter = smartmoney.PriorityP0 })
		w.write(smartmoney.Base, step{committed: minutes(7), revision: revision}, buy(2, 5, minutes(7)))
		want := []string{
			"12:07 held_back base T5 convergence_p1 priority_filter 0 0 ×1",
			"12:05 held_back base T5 convergence_p1 min_trades 21 20 ×1",
			"12:03 held_back base T5 convergence_p1 signal_types 0 0 ×1",
		}
		for name, l := range map[string]*backtest.Ledger{"going on": ledger, "at once": v.ledger()} {
			if diff := cmp.Diff(want, allSaid(v.decisions(l, "c"))); diff != "" {
				t.Errorf("%s (-want +got):\n%s", name, diff)
			}
		}
	})
}

// TestWhatNothingExplainsIsSaidSo: a candidate that passes every rule, and of which the
// log knows nothing.
func TestWhatNothingExplainsIsSaidSo(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		w := newTaped(t, db)
		w.configured("c", func(*smartmoney.Config) {})
		w.write(smartmoney.Base, step{committed: minutes(62)}, buy(0, 5, minutes(0)), buy(1, 5, minutes(1)), buy(2, 5, minutes(2)))
		v := w.world(0)
		all := v.decisions(v.ledger(), "c")
		if len(all) != 1 || said(all[0]) != "12:02 held_back base T5 convergence_p1 max_signal_age 0 1 ×1" ||
			!strings.Contains(all[0].Text, "passes every rule") {
			t.Errorf("%+v", all)
		}
		none := v.ask(backtest.NewLedger(backtest.LedgerOptions{
			Journal: db, Sent: db, TopWallets: 200, Keep: time.Hour, Now: func() time.Time { return minutes(62 + 61) },
		}), service.DecisionsQuery{CustomerID: "c"})
		if len(none) != 0 {
			t.Errorf("processed before the log begins: %q", allSaid(none))
		}
	})
}

// TestNobodyAndNothing: a customer without configuration, an unknown one, and a
// database without events have no decisions.
func TestNobodyAndNothing(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		w := newTaped(t, db)
		v := w.world(0)
		ledger := v.ledger()
		w.configured("c", func(*smartmoney.Config) {})
		if got := v.decisions(ledger, "c"); got == nil || len(got) != 0 {
			t.Errorf("of no events: %v", got)
		}
		w.write(smartmoney.Base, step{}, buy(0, 5, minutes(0)), buy(1, 5, minutes(1)), buy(2, 5, minutes(2)))
		if got := v.decisions(ledger, "nobody"); len(got) != 0 {
			t.Errorf("of an unknown customer: %v", got)
		}
		if got := v.ask(ledger, service.DecisionsQuery{CustomerID: "c", Since: time.Date(2300, 1, 1, 0, 0, 0, 0, time.UTC)}); len(got) != 0 {
			t.Errorf("of the future: %v", got)
		}
		if got := v.ask(ledger, service.DecisionsQuery{CustomerID: "c", Since: time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)}); len(got) != 1 {
			t.Errorf("of all times: %v", got)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := v.ledger().Decisions(ctx, service.DecisionsQuery{CustomerID: "c"}); !errors.Is(err, context.Canceled) {
			t.Errorf("of a caller who went away: %v", err)
		}
	})
}

// TestWhatIsRememberedIsBounded: customers who are forgotten get the same answers, and
// what goes beyond one customer's share is what is furthest back.
func TestWhatIsRememberedIsBounded(t *testing.T) {
	db := smtest.SQLite(t)
	w := newTaped(t, db)
	const customers, tokens = 6, 40
	for i := range customers {
		w.configured(fmt.Sprint("c", i), func(c *smartmoney.Config) { c.SignalTypes = nil })
	}
	for i := range uint32(tokens) {
		at := minutes(int(i))
		w.write(smartmoney.Base, step{}, buy(0, i, at), buy(1, i, at), buy(2, i, at))
	}
	v := w.world(0)
	whole := v.decisions(v.ledger(), "c0")
	if len(whole) != tokens {
		t.Fatalf("%d decisions, want %d", len(whole), tokens)
	}
	bounded := func(cache int) *backtest.Ledger {
		return backtest.NewLedger(backtest.LedgerOptions{Journal: db, Sent: db, TopWallets: 200, Cache: cache})
	}
	five := bounded(70_000) // as many at most
	for range 2 {
		for i := range customers {
			id := fmt.Sprint("c", i)
			if diff := cmp.Diff(whole, v.decisions(five, id)); diff != "" {
				t.Fatalf("%s (-alone +among others):\n%s", id, diff)
			}
		}
	}
	if known, size := five.Remembers(); known != 5 || size > 70_000 {
		t.Errorf("%d customers in %d bytes are remembered", known, size)
	}
	small := v.decisions(bounded(16<<10), "c0")
	if len(small) == 0 || len(small) >= tokens {
		t.Fatalf("%d decisions of a small share", len(small))
	}
	if diff := cmp.Diff(whole[:len(small)], small); diff != "" {
		t.Errorf("a small share (-the latest +got):\n%s", diff)
	}
}
