package replay_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// clocked runs the test on a database of each kind whose clock is the test's.
func clocked(t *testing.T, run func(t *testing.T, db *testkit.DB, clock *testkit.Clock)) {
	t.Helper()
	testkit.Clocked(t, testkit.Noon, run)
}

// TestRepeatsStandTogether by UTC day, chain, token, type and rule; what is asked for
// since a time within a day counts from there.
func TestRepeatsStandTogether(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(c *smartmoney.Config) { c.SignalTypes = nil })
		late := testkit.Noon.Add(11*time.Hour + 57*time.Minute) // 23:57
		var trades []*detect.Trade
		for i := range 8 { // the third and every later one is a candidate: at 23:59, 00:00, …
			trades = append(trades, testkit.BuyRecord(uint32(i), 5, late.Add(time.Duration(i)*time.Minute)))
		}
		w.Write(smartmoney.Base, testkit.JournalStep{}, trades...)
		w.Write(smartmoney.Ethereum, testkit.JournalStep{}, testkit.BuyRecord(1, 6, late), testkit.BuyRecord(2, 6, late), testkit.BuyRecord(3, 6, late.Add(time.Second)))
		v := ledgersOf(w, 0)
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
		part := v.ask(ledger, replay.DecisionQuery{CustomerID: "c", Since: since})
		if diff := cmp.Diff([]string{"00:04 held_back base T5 convergence_p0 signal_types 0 0 ×2"}, allSaid(part)); diff != "" {
			t.Errorf("since 00:02 (-want +got):\n%s", diff)
		}
		if len(part) == 1 && !part[0].FirstAt.Equal(late.Add(6*time.Minute)) {
			t.Errorf("the first of them at %v", part[0].FirstAt)
		}
	})
}

// TestKeptSince checks that the record's beginning is that of the chain whose record begins last,
// whatever is asked for.
func TestKeptSince(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(*smartmoney.Config) {})
		v := ledgersOf(w, 0)
		keptSince := func(since time.Time) time.Time {
			t.Helper()
			_, at, err := v.ledger().Decisions(t.Context(), replay.DecisionQuery{CustomerID: "c", Since: since})
			if err != nil {
				t.Fatal(err)
			}
			return at
		}
		if got := keptSince(time.Time{}); !got.IsZero() {
			t.Errorf("without events it begins at %v", got)
		}
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Noon.Add(12*time.Hour+time.Second)))
		w.Write(smartmoney.Ethereum, testkit.JournalStep{}, testkit.BuyRecord(1, 6, testkit.Noon))
		want := testkit.Noon.Add(12*time.Hour - replay.DefaultRecord) // base is a day further
		for _, since := range []time.Time{{}, want.AddDate(-1, 0, 0), want.Add(48 * time.Hour)} {
			if got := keptSince(since); !got.Equal(want) {
				t.Errorf("since %v: the record begins at %v, want %v", since, got, want)
			}
		}
	})
}

// TestKeptSinceOfAShortJournal: where the journal lacks the beginning of windows, since less was
// kept formerly, the record begins where it has all, by the windows in force since.
func TestKeptSinceOfAShortJournal(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(c *smartmoney.Config) { c.SignalTypes, c.ConvergenceWindowHours = nil, 60 })
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Noon))
		w.Reconfigured("c", func(c *smartmoney.Config) { c.ConvergenceWindowHours = 12 })
		for day := range 4 {
			w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(1, 5, testkit.Noon.AddDate(0, 0, day+1)))
		}
		v := ledgersOf(w, 0)
		ledger := v.ledger()
		keptSince := func(ledger *replay.DecisionLedger) time.Time {
			t.Helper()
			_, at, err := ledger.Decisions(t.Context(), replay.DecisionQuery{CustomerID: "c"})
			if err != nil {
				t.Fatal(err)
			}
			return at
		}
		record := testkit.Noon.AddDate(0, 0, 4).Add(-replay.DefaultRecord).Truncate(24 * time.Hour)
		if got := keptSince(ledger); !got.Equal(record) {
			t.Fatalf("of all the record begins at %v, want %v", got, record)
		}
		var before [smartmoney.ChainCount]int64
		before[smartmoney.Base.Index()] = testkit.Noon.AddDate(0, 0, 2).UnixNano()
		if err := testkit.Sweep(t.Context(), db, time.Time{}, before, 0); err != nil {
			t.Fatal(err)
		}
		if got := keptSince(ledger); !got.Equal(record) {
			t.Errorf("of what was scanned before the record begins at %v, want %v", got, record)
		}
		if got, want := keptSince(v.ledger()), testkit.Noon.AddDate(0, 0, 2).Add(12*time.Hour); !got.Equal(want) {
			t.Errorf("of what is left the record begins at %v, want %v", got, want)
		}
	})
}

// TestWhatWasSentCounts: an entry is a decision of its own, and holds back what comes
// after it: the next candidate of the same trade as well.
func TestWhatWasSentCounts(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(*smartmoney.Config) {})
		big := testkit.BuyRecord(2, 5, testkit.Minutes(2))
		big.Amount = 60_000
		w.Write(smartmoney.Base, testkit.JournalStep{Sent: []testkit.JournalSent{{Customer: "c", Record: 2, Type: smartmoney.ConvergenceP1}}}, testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(1)), big)
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(3, 5, testkit.Minutes(32)))
		v := ledgersOf(w, 0)
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
	t.Parallel()
	clocked(t, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(*smartmoney.Config) {})
		ledger := ledgersOf(w, 0).ledger()
		var followed []smartmoney.Decision
		look := func() { followed = ledgersOf(w, 0).decisions(ledger, "c") }
		w.Write(smartmoney.Base, testkit.JournalStep{Committed: testkit.Minutes(3), Sent: []testkit.JournalSent{{Customer: "c", Record: 2, Type: smartmoney.ConvergenceP1}}},
			testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(1)), testkit.BuyRecord(2, 5, testkit.Minutes(2)))
		w.Write(smartmoney.Base, testkit.JournalStep{Committed: testkit.Minutes(4)}, testkit.BuyRecord(0, 5, testkit.Minutes(4)))
		look()
		clock.Set(testkit.Minutes(10))
		if deleted, _, err := db.ResetNotifications(t.Context(), "c"); err != nil || deleted != 1 {
			t.Fatal(deleted, err)
		}
		look()
		// Its batch began before the reset.
		w.Write(smartmoney.Base, testkit.JournalStep{Committed: testkit.Minutes(10).Add(-time.Millisecond)}, testkit.BuyRecord(1, 5, testkit.Minutes(9)))
		look()
		w.Write(smartmoney.Base, testkit.JournalStep{Committed: testkit.Minutes(12), Sent: []testkit.JournalSent{{Customer: "c", Record: 0, Type: smartmoney.ConvergenceP1}}}, testkit.BuyRecord(0, 5, testkit.Minutes(11)))
		w.Write(smartmoney.Base, testkit.JournalStep{Committed: testkit.Minutes(13)}, testkit.BuyRecord(1, 5, testkit.Minutes(13)))
		look()
		want := []string{
			"12:13 held_back base T5 convergence_p1 cooldown_hours 2 0.03333333333333333 ×3",
			"12:11 delivered base T5 convergence_p1 ×1",
			"12:02 delivered base T5 convergence_p1 ×1",
		}
		if diff := cmp.Diff(want, allSaid(followed)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if diff := cmp.Diff(followed, ledgersOf(w, 0).decisions(ledgersOf(w, 0).ledger(), "c")); diff != "" {
			t.Errorf("at once (-step by step +at once):\n%s", diff)
		}
	})
}

// TestWhatAResetRemovedUsesUpNothing, from the budget as from the cooldown.
func TestWhatAResetRemovedUsesUpNothing(t *testing.T) {
	t.Parallel()
	clocked(t, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(c *smartmoney.Config) { c.DailyBudget, c.CooldownHours = 2, 0 })
		p1 := smartmoney.ConvergenceP1
		w.Write(smartmoney.Base, testkit.JournalStep{Sent: []testkit.JournalSent{{Customer: "c", Record: 2, Type: p1}, {Customer: "c", Record: 3, Type: p1}}},
			testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(1)), testkit.BuyRecord(2, 5, testkit.Minutes(2)), testkit.BuyRecord(0, 5, testkit.Minutes(3)), testkit.BuyRecord(1, 5, testkit.Minutes(4)))
		clock.Set(testkit.Minutes(5))
		if deleted, _, err := db.ResetNotifications(t.Context(), "c"); err != nil || deleted != 2 {
			t.Fatal(deleted, err)
		}
		w.Write(smartmoney.Base, testkit.JournalStep{Sent: []testkit.JournalSent{{Customer: "c", Record: 0, Type: p1}, {Customer: "c", Record: 1, Type: p1}}},
			testkit.BuyRecord(0, 5, testkit.Minutes(6)), testkit.BuyRecord(1, 5, testkit.Minutes(7)), testkit.BuyRecord(2, 5, testkit.Minutes(8)))
		v := ledgersOf(w, 0)
		held := smartmoney.OutcomeHeldBack
		q := replay.DecisionQuery{CustomerID: "c", Outcome: &held}
		if diff := cmp.Diff([]string{"12:08 held_back base T5 convergence_p1 daily_budget 2 2 ×2"}, allSaid(v.ask(v.ledger(), q))); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
}

// TestAWindowThatWasWiderIsWalkedAgain as far as it reached, when a ledger goes on.
func TestAWindowThatWasWiderIsWalkedAgain(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(c *smartmoney.Config) { c.ConvergenceWindowHours, c.SignalTypes = 60, nil })
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)))
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(1, 5, testkit.Minutes(24*60)))
		v := ledgersOf(w, 0)
		ledger := v.ledger()
		v.decisions(ledger, "c")
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(2, 5, testkit.Minutes(48*60)))
		w.Reconfigured("c", func(c *smartmoney.Config) { c.ConvergenceWindowHours = 1 })
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(3, 5, testkit.Minutes(49*60)))
		want := []string{"12:00 held_back base T5 convergence_p1 signal_types 0 0 ×1"}
		if diff := cmp.Diff(want, allSaid(v.decisions(ledger, "c"))); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
}

// TestWhatIsNotCompleteYetIsLeftOut: records that arrived behind the engine's progress
// as it was read may lack those of other chains.
func TestWhatIsNotCompleteYetIsLeftOut(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(c *smartmoney.Config) { c.SignalTypes = nil })
		w.Write(smartmoney.Base, testkit.JournalStep{Arrived: 3}, testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(1)), testkit.BuyRecord(2, 5, testkit.Minutes(2)), testkit.BuyRecord(3, 5, testkit.Minutes(3)))
		v := ledgersOf(w, 0)
		ledger := v.ledger()
		if diff := cmp.Diff([]string{"12:02 held_back base T5 convergence_p1 signal_types 0 0 ×1"}, allSaid(v.decisions(ledger, "c"))); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		out, err := replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200}).Simulate(t.Context(), "c", smartmoney.DefaultConfig("c"), nil)
		if err != nil || out.Total != 1 || len(out.HeldBack) != 0 {
			t.Errorf("simulated: %+v, %v", out, err)
		}
		if err := db.CommitState(t.Context(), &enginestate.Commit{Arrived: 4}); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"12:03 held_back base T5 convergence_p1 signal_types 0 0 ×2"}, allSaid(v.decisions(ledger, "c"))); diff != "" {
			t.Errorf("complete (-want +got):\n%s", diff)
		}
	})
}

// TestEachRowGoesByTheConfigurationOfItsTime, and changes that come while a batch is
// committed hold back what the batch had decided on.
func TestEachRowGoesByTheConfigurationOfItsTime(t *testing.T) {
	t.Parallel()
	clocked(t, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		w := testkit.NewJournal(t, db)
		// nobody is there
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(1)), testkit.BuyRecord(2, 5, testkit.Minutes(2)))
		w.Configured("c", func(c *smartmoney.Config) { c.SignalTypes = nil })
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(3)))
		clock.Set(testkit.Minutes(4))
		w.Reconfigured("c", func(c *smartmoney.Config) { c.MinTrades, c.ConvergenceWindowHours = 21, 48 })
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(1, 5, testkit.Minutes(5)))
		clock.Set(testkit.Minutes(6))
		w.Reconfigured("c", func(c *smartmoney.Config) {
			c.MinTrades, c.SignalTypes = 0, []smartmoney.NotificationType{smartmoney.ConvergenceP1}
		})
		v := ledgersOf(w, 0)
		ledger := v.ledger()
		v.decisions(ledger, "c")
		revision, err := db.ConfigRevision(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		// The row is of the configuration revision before the changes that its commit met.
		clock.Set(testkit.Minutes(7).Add(time.Second))
		w.Reconfigured("c", func(c *smartmoney.Config) { c.DailyBudget++ })
		w.Reconfigured("c", func(c *smartmoney.Config) { c.PriorityFilter = smartmoney.PriorityP0 })
		w.Write(smartmoney.Base, testkit.JournalStep{Committed: testkit.Minutes(7), Revision: revision}, testkit.BuyRecord(2, 5, testkit.Minutes(7)))
		want := []string{
			"12:07 held_back base T5 convergence_p1 priority_filter 0 0 ×1",
			"12:05 held_back base T5 convergence_p1 min_trades 21 20 ×1",
			"12:03 held_back base T5 convergence_p1 signal_types 0 0 ×1",
		}
		for name, l := range map[string]*replay.DecisionLedger{"going on": ledger, "at once": v.ledger()} {
			if diff := cmp.Diff(want, allSaid(v.decisions(l, "c"))); diff != "" {
				t.Errorf("%s (-want +got):\n%s", name, diff)
			}
		}
	})
}

// counting counts the versions of configurations that a ledger reads.
type counting struct {
	*customers.Registry
	read int
}

func (c *counting) ConfigHistory(ctx context.Context, id string, revision int64) ([]smartmoney.ConfigVersion, error) {
	all, err := c.Registry.ConfigHistory(ctx, id, revision)
	c.read += len(all)
	return all, err
}

// TestAQuestionReadsTheVersionsThatMatter: those that were in force for the rows that it has to
// scan.
func TestAQuestionReadsTheVersionsThatMatter(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(c *smartmoney.Config) { c.SignalTypes = nil }) // version 2
		testkit.ManyVersions(t, db, "c", 100)
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(1)), testkit.BuyRecord(2, 5, testkit.Minutes(2)))
		testkit.ManyVersions(t, db, "c", 200)
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(3)))
		sent := &counting{Registry: db.Registry}
		ledger := replay.NewDecisionLedger(replay.DecisionLedgerOptions{Journal: db, Sent: db.Logs, ConfigHistory: sent.ConfigHistory, TopWallets: 200})
		v := ledgersOf(w, 0)
		check := func(read int, want ...string) {
			t.Helper()
			sent.read = 0
			if diff := cmp.Diff(want, allSaid(v.decisions(ledger, "c"))); diff != "" || sent.read != read {
				t.Errorf("%d versions were read, want %d (-want +got):\n%s", sent.read, read, diff)
			}
		}
		check(201, "12:03 held_back base T5 convergence_p1 signal_types 0 0 ×2")
		check(1, "12:03 held_back base T5 convergence_p1 signal_types 0 0 ×2")
		w.Reconfigured("c", func(c *smartmoney.Config) { c.MinTrades = 21 })
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(1, 5, testkit.Minutes(4)))
		check(2, "12:04 held_back base T5 convergence_p1 min_trades 21 20 ×1", "12:03 held_back base T5 convergence_p1 signal_types 0 0 ×2")
	})
}

// TestCandidatesWhoseConfigurationIsGoneAreLeftOut, and keptSince says so; what was found before
// stays.
func TestCandidatesWhoseConfigurationIsGoneAreLeftOut(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(c *smartmoney.Config) { c.SignalTypes = nil })
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(1)), testkit.BuyRecord(2, 5, testkit.Minutes(2)))
		v := ledgersOf(w, 0)
		known := v.ledger()
		v.decisions(known, "c")
		testkit.ManyVersions(t, db, "c", 1100)
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(3)))
		// deletes versions 2 to 101
		w.Reconfigured("c", func(c *smartmoney.Config) { c.MinTrades = 21 })
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(1, 5, testkit.Minutes(4)))
		check := func(name string, l *replay.DecisionLedger, since time.Time, want ...string) {
			t.Helper()
			all, kept, err := l.Decisions(t.Context(), replay.DecisionQuery{CustomerID: "c"})
			if diff := cmp.Diff(want, allSaid(all)); err != nil || diff != "" || !kept.Equal(since) {
				t.Errorf("%s: kept since %s, %v; want %s (-want +got):\n%s", name, kept, err, since, diff)
			}
		}
		last := "12:04 held_back base T5 convergence_p1 min_trades 21 20 ×1"
		fresh := v.ledger()
		for _, name := range []string{"fresh", "again"} {
			check(name, fresh, testkit.Minutes(2).Add(1), last, "12:03 held_back base T5 convergence_p1 signal_types 0 0 ×1")
		}
		check("known", known, time.Date(2031, 2, 24, 0, 0, 0, 0, time.UTC), last, "12:03 held_back base T5 convergence_p1 signal_types 0 0 ×2")
	})
}

// TestWhatNothingExplainsIsSaidSo: a candidate that passes every rule, and of which the
// log knows nothing.
func TestWhatNothingExplainsIsSaidSo(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("c", func(*smartmoney.Config) {})
		w.Write(smartmoney.Base, testkit.JournalStep{Committed: testkit.Minutes(62)}, testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(1)), testkit.BuyRecord(2, 5, testkit.Minutes(2)))
		v := ledgersOf(w, 0)
		all := v.decisions(v.ledger(), "c")
		if len(all) != 1 || said(all[0]) != "12:02 held_back base T5 convergence_p1 max_signal_age 0 1 ×1" ||
			!strings.Contains(all[0].Text, "passes every rule") {
			t.Errorf("%+v", all)
		}
		none := v.ask(replay.NewDecisionLedger(replay.DecisionLedgerOptions{
			Journal: db, Sent: db.Logs, ConfigHistory: db.ConfigHistory, TopWallets: 200, Keep: time.Hour, Now: func() time.Time { return testkit.Minutes(62 + 61) },
		}), replay.DecisionQuery{CustomerID: "c"})
		if len(none) != 0 {
			t.Errorf("processed before the log begins: %q", allSaid(none))
		}
	})
}

// TestNobodyAndNothing: a customer without configuration, an unknown one, and a
// database without events have no decisions.
func TestNobodyAndNothing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		v := ledgersOf(w, 0)
		ledger := v.ledger()
		w.Configured("c", func(*smartmoney.Config) {})
		if got := v.decisions(ledger, "c"); got == nil || len(got) != 0 {
			t.Errorf("of no events: %v", got)
		}
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(1)), testkit.BuyRecord(2, 5, testkit.Minutes(2)))
		if got := v.decisions(ledger, "nobody"); len(got) != 0 {
			t.Errorf("of an unknown customer: %v", got)
		}
		if got := v.ask(ledger, replay.DecisionQuery{CustomerID: "c", Since: time.Date(2300, 1, 1, 0, 0, 0, 0, time.UTC)}); len(got) != 0 {
			t.Errorf("of the future: %v", got)
		}
		if got := v.ask(ledger, replay.DecisionQuery{CustomerID: "c", Since: time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)}); len(got) != 1 {
			t.Errorf("of all times: %v", got)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, _, err := v.ledger().Decisions(ctx, replay.DecisionQuery{CustomerID: "c"}); !errors.Is(err, context.Canceled) {
			t.Errorf("of a caller who went away: %v", err)
		}
	})
}

// TestWhatIsRememberedIsBounded: customers who are forgotten get the same answers, and
// what goes beyond one customer's share is what is furthest back.
func TestWhatIsRememberedIsBounded(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	w := testkit.NewJournal(t, db)
	const customers, tokens = 6, 40
	for i := range customers {
		w.Configured(fmt.Sprint("c", i), func(c *smartmoney.Config) { c.SignalTypes = nil })
	}
	for i := range uint32(tokens) {
		at := testkit.Minutes(int(i))
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, i, at), testkit.BuyRecord(1, i, at), testkit.BuyRecord(2, i, at))
	}
	v := ledgersOf(w, 0)
	whole := v.decisions(v.ledger(), "c0")
	if len(whole) != tokens {
		t.Fatalf("%d decisions, want %d", len(whole), tokens)
	}
	bounded := func(cache int) *replay.DecisionLedger {
		return replay.NewDecisionLedger(replay.DecisionLedgerOptions{Journal: db, Sent: db.Logs, ConfigHistory: db.ConfigHistory, TopWallets: 200, Cache: cache})
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
	share := bounded(16 << 10)
	small := v.decisions(share, "c0")
	if len(small) == 0 || len(small) >= tokens {
		t.Fatalf("%d decisions of a small share", len(small))
	}
	if diff := cmp.Diff(whole[:len(small)], small); diff != "" {
		t.Errorf("a small share (-the latest +got):\n%s", diff)
	}
	// It says so: the latest that is left out is before, and the earliest that is there is not.
	_, kept, err := share.Decisions(t.Context(), replay.DecisionQuery{CustomerID: "c0"})
	if err != nil || !kept.After(whole[len(small)].LastAt) || kept.After(small[len(small)-1].FirstAt) {
		t.Errorf("kept since %v, %v; the last that is left out is of %v, the first that is there of %v", kept, err, whole[len(small)].LastAt, small[len(small)-1].FirstAt)
	}
}

// TestADamagedJournalIsAnError that names the chain.
func TestADamagedJournalIsAnError(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	w := testkit.NewJournal(t, db)
	w.Configured("c", func(*smartmoney.Config) {})
	w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)))
	err := db.CommitState(t.Context(), &enginestate.Commit{Arrived: 9, Journal: []enginestate.JournalRow{{
		Chain: smartmoney.Base, FirstSeq: 2, LastSeq: 2, ToTime: testkit.Minutes(1).UnixNano(), Body: []byte("no tape"),
	}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := ledgersOf(w, 0).ledger().Decisions(t.Context(), replay.DecisionQuery{CustomerID: "c"}); err == nil || !strings.Contains(err.Error(), "base") {
		t.Errorf("decisions: %v", err)
	}
}
