package notifications_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func pending(t testing.TB, db *testkit.DB, chain smartmoney.Chain, after time.Time) map[string]string {
	t.Helper()
	all, err := db.PendingOutcomes(t.Context(), chain, after.UnixNano())
	if err != nil {
		t.Fatal(err)
	}
	found, last := map[string]string{}, int64(0)
	for _, p := range all {
		if p.Timestamp < last || p.Token == "" {
			t.Errorf("%+v comes after timestamp %d", p, last)
		}
		last = p.Timestamp
		known := ""
		for h, letter := range []string{"1", "6", "24", "s"} {
			if p.Has[h] {
				known += letter + " "
			}
		}
		found[p.SignalID] = known
	}
	return found
}

func TestOutcomes(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		v := testkit.Customers(t, db, "a", "b")
		dex := testkit.Signal("dex", smartmoney.ConvergenceP0, "0xt", testkit.Noon, "0xw")
		old := testkit.Signal("old", smartmoney.SellSignal, "0xt", testkit.Noon.Add(-30*time.Hour), "0xw")
		bet := testkit.Signal("bet", smartmoney.PMConvergenceP1, "7", testkit.Noon, "0xw")
		oldBet := testkit.Signal("oldBet", smartmoney.PMConvergenceP0, "8", testkit.Noon.Add(-900*time.Hour), "0xw")
		var logged []notifications.Entry
		for i, s := range []*smartmoney.Signal{old, oldBet, dex, bet} {
			logged = append(logged, testkit.EntryOf("a", v, s, int64(i)))
		}
		testkit.Send(t, db, testkit.Noon, []*smartmoney.Signal{dex, old, bet, oldBet}, append(logged, testkit.EntryOf("b", v, dex, 3))...)
		day := testkit.Noon.Add(-24 * time.Hour)
		check := func(what string, dexWant, betWant map[string]string) {
			t.Helper()
			if diff := cmp.Diff(dexWant, pending(t, db, smartmoney.Base, day)); diff != "" {
				t.Errorf("%s: pending of base (-want +got):\n%s", what, diff)
			}
			if diff := cmp.Diff(betWant, pending(t, db, smartmoney.Polymarket, day)); diff != "" {
				t.Errorf("%s: pending of polymarket (-want +got):\n%s", what, diff)
			}
		}
		note := func(updates ...notify.RecordedPrice) {
			t.Helper()
			if err := db.CommitState(ctx, &enginestate.Commit{Outcomes: updates}); err != nil {
				t.Fatal(err)
			}
		}
		check("at first", map[string]string{"dex": ""}, map[string]string{"bet": "", "oldBet": ""})
		note(notify.RecordedPrice{SignalID: "dex", Horizon: notify.Horizon1h, Price: 2.5}, notify.RecordedPrice{SignalID: "bet", Horizon: notify.Horizon6h, Price: 0},
			notify.RecordedPrice{SignalID: "swept", Horizon: notify.Horizon6h, Price: 1})
		check("some noted", map[string]string{"dex": "1 "}, map[string]string{"bet": "6 ", "oldBet": ""})
		note(notify.RecordedPrice{SignalID: "dex", Horizon: notify.Horizon6h, Price: 3}, notify.RecordedPrice{SignalID: "dex", Horizon: notify.Horizon24h, Price: 4},
			notify.RecordedPrice{SignalID: "bet", Horizon: notify.HorizonSettled, Price: 1}, notify.RecordedPrice{SignalID: "oldBet", Horizon: notify.HorizonSettled, Price: 0},
			notify.RecordedPrice{SignalID: "dex", Horizon: notify.Horizon1h, Price: 2})
		check("settled", map[string]string{}, map[string]string{"bet": "6 s "})

		p := func(f float64) *float64 { return &f }
		want := []notifications.SentOutcome{
			{SignalID: "old", Chain: smartmoney.Base, Type: smartmoney.SellSignal, Timestamp: old.Timestamp, SentAt: testkit.Noon, PriceUSD: 1.25},
			{
				SignalID: "oldBet", Chain: smartmoney.Polymarket, Type: smartmoney.PMConvergenceP0, Timestamp: oldBet.Timestamp,
				SentAt: testkit.Noon.Add(time.Microsecond), PriceUSD: 1.25, Outcome: smartmoney.Outcome{SettledPayout: p(0)},
			},
			{
				SignalID: "dex", Chain: smartmoney.Base, Type: smartmoney.ConvergenceP0, Timestamp: testkit.Noon, SentAt: testkit.Noon.Add(2 * time.Microsecond),
				PriceUSD: 1.25, Outcome: smartmoney.Outcome{Price1h: p(2), Price6h: p(3), Price24h: p(4)},
			},
			{
				SignalID: "bet", Chain: smartmoney.Polymarket, Type: smartmoney.PMConvergenceP1, Timestamp: testkit.Noon, SentAt: testkit.Noon.Add(3 * time.Microsecond),
				PriceUSD: 1.25, Outcome: smartmoney.Outcome{Price6h: p(0), SettledPayout: p(1)},
			},
		}
		base, sell := []smartmoney.Chain{smartmoney.Base}, []smartmoney.NotificationType{smartmoney.SellSignal}
		second := testkit.Noon.Add(time.Microsecond)
		for _, c := range []struct {
			desc string
			q    notifications.Query
			want []notifications.SentOutcome
		}{
			{"all", notifications.Query{}, want},
			{"since", notifications.Query{Since: &second}, want[2:]},
			{"until", notifications.Query{Until: &second}, want[:2]},
			{"of a chain", notifications.Query{Chains: base}, []notifications.SentOutcome{want[0], want[2]}},
			{"of a chain and type", notifications.Query{Chains: base, Types: sell}, want[:1]},
		} {
			c.q.CustomerID = "a"
			if got, err := testkit.Outcomes(ctx, db, c.q); err != nil || cmp.Diff(c.want, got) != "" {
				t.Errorf("%s: error %v, outcomes (-want +got):\n%s", c.desc, err, cmp.Diff(c.want, got))
			}
		}
		// Whoever shares the signal sees the same.
		got := testkit.Entries(t, db, notifications.Query{CustomerID: "b"})
		if len(got) != 1 || cmp.Diff(want[2].Outcome, got[0].Outcome) != "" {
			t.Errorf("b's: %+v, want %+v", got, want[2].Outcome)
		}
	})
}
