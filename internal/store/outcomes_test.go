package store_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

func pending(t testing.TB, db *store.DB, chain smartmoney.Chain, after time.Time) map[string]string {
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
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		ctx := t.Context()
		v := customers(t, db, "a", "b")
		dex := testSignal("dex", smartmoney.ConvergenceP0, "0xt", noon, "0xw")
		old := testSignal("old", smartmoney.SellSignal, "0xt", noon.Add(-30*time.Hour), "0xw")
		bet := testSignal("bet", smartmoney.PMConvergenceP1, "7", noon, "0xw")
		oldBet := testSignal("oldBet", smartmoney.PMConvergenceP0, "8", noon.Add(-900*time.Hour), "0xw")
		var logged []store.Entry
		for i, s := range []*smartmoney.Signal{old, oldBet, dex, bet} {
			logged = append(logged, entryOf("a", v, s, int64(i)))
		}
		send(t, db, noon, []*smartmoney.Signal{dex, old, bet, oldBet}, append(logged, entryOf("b", v, dex, 3))...)
		day := noon.Add(-24 * time.Hour)
		check := func(what string, dexWant, betWant map[string]string) {
			t.Helper()
			if diff := cmp.Diff(dexWant, pending(t, db, smartmoney.Base, day)); diff != "" {
				t.Errorf("%s: pending of base (-want +got):\n%s", what, diff)
			}
			if diff := cmp.Diff(betWant, pending(t, db, smartmoney.Polymarket, day)); diff != "" {
				t.Errorf("%s: pending of polymarket (-want +got):\n%s", what, diff)
			}
		}
		note := func(updates ...store.OutcomeUpdate) {
			t.Helper()
			if err := db.CommitState(ctx, &store.Commit{Outcomes: updates}); err != nil {
				t.Fatal(err)
			}
		}
		check("at first", map[string]string{"dex": ""}, map[string]string{"bet": "", "oldBet": ""})
		note(store.OutcomeUpdate{SignalID: "dex", Horizon: store.Horizon1h, Price: 2.5}, store.OutcomeUpdate{SignalID: "bet", Horizon: store.Horizon6h, Price: 0},
			store.OutcomeUpdate{SignalID: "swept", Horizon: store.Horizon6h, Price: 1})
		check("some noted", map[string]string{"dex": "1 "}, map[string]string{"bet": "6 ", "oldBet": ""})
		note(store.OutcomeUpdate{SignalID: "dex", Horizon: store.Horizon6h, Price: 3}, store.OutcomeUpdate{SignalID: "dex", Horizon: store.Horizon24h, Price: 4},
			store.OutcomeUpdate{SignalID: "bet", Horizon: store.HorizonSettled, Price: 1}, store.OutcomeUpdate{SignalID: "oldBet", Horizon: store.HorizonSettled, Price: 0},
			store.OutcomeUpdate{SignalID: "dex", Horizon: store.Horizon1h, Price: 2})
		check("settled", map[string]string{}, map[string]string{"bet": "6 s "})

		p := func(f float64) *float64 { return &f }
		want := []store.SentOutcome{
			{SignalID: "old", Chain: smartmoney.Base, Type: smartmoney.SellSignal, Timestamp: old.Timestamp, SentAt: noon, PriceUSD: 1.25},
			{
				SignalID: "oldBet", Chain: smartmoney.Polymarket, Type: smartmoney.PMConvergenceP0, Timestamp: oldBet.Timestamp,
				SentAt: noon.Add(time.Microsecond), PriceUSD: 1.25, Outcome: smartmoney.Outcome{SettledPayout: p(0)},
			},
			{
				SignalID: "dex", Chain: smartmoney.Base, Type: smartmoney.ConvergenceP0, Timestamp: noon, SentAt: noon.Add(2 * time.Microsecond),
				PriceUSD: 1.25, Outcome: smartmoney.Outcome{Price1h: p(2), Price6h: p(3), Price24h: p(4)},
			},
			{
				SignalID: "bet", Chain: smartmoney.Polymarket, Type: smartmoney.PMConvergenceP1, Timestamp: noon, SentAt: noon.Add(3 * time.Microsecond),
				PriceUSD: 1.25, Outcome: smartmoney.Outcome{Price6h: p(0), SettledPayout: p(1)},
			},
		}
		base, sell := smartmoney.Base, smartmoney.SellSignal
		for _, c := range []struct {
			desc  string
			since time.Time
			chain *smartmoney.Chain
			kind  *smartmoney.NotificationType
			want  []store.SentOutcome
		}{
			{"all", time.Time{}, nil, nil, want},
			{"since", noon.Add(time.Microsecond), nil, nil, want[2:]},
			{"of a chain", time.Time{}, &base, nil, []store.SentOutcome{want[0], want[2]}},
			{"of a chain and type", time.Time{}, &base, &sell, want[:1]},
		} {
			if got, err := db.OutcomesOf(ctx, "a", c.since, c.chain, c.kind); err != nil || cmp.Diff(c.want, got) != "" {
				t.Errorf("%s: error %v, outcomes (-want +got):\n%s", c.desc, err, cmp.Diff(c.want, got))
			}
		}
		// Whoever shares the signal sees the same.
		got := notifications(t, db, store.NotificationQuery{CustomerID: "b"})
		if len(got) != 1 || cmp.Diff(want[2].Outcome, got[0].Outcome) != "" {
			t.Errorf("b's: %+v, want %+v", got, want[2].Outcome)
		}
	})
}
