package store_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// Signals of one trade share what they have in common, and each keeps its own
// traders: other wallets, or the same wallet with another of its trades.
func TestSignalsOfOneTrade(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		ctx := t.Context()
		v := customers(t, db, "a")
		few := testSignal("few", smartmoney.ConvergenceP1, "0xt", noon, "0xw1", "0xw2", "0xw3")
		more := testSignal("more", smartmoney.ConvergenceP0, "0xt", noon, "0xw1", "0xw2", "0xw3", "0xw4", "0xw5")
		other := testSignal("other", smartmoney.ConvergenceP1, "0xt", noon, "0xw1", "0xw2", "0xw3")
		other.Traders[1].TradeSizeUSD = 7
		one := testSignal("one", smartmoney.WhaleMove, "0xt", noon, "0xw5")
		one.Traders[0].Rank = 5
		none := testSignal("none", smartmoney.WhaleMove, "0xt", noon)
		elsewhere := testSignal("elsewhere", smartmoney.ConvergenceP1, "0xt", noon.Add(time.Nanosecond), "0xw1", "0xw2", "0xw3")
		all := []*smartmoney.Signal{few, more, other, one, none, elsewhere}
		var logged []store.Entry
		for i, s := range all {
			logged = append(logged, entryOf("a", v, s, int64(i)))
		}
		send(t, db, noon, all, logged...)
		if signalContexts, wallets := count(t, db, "signal_contexts"), count(t, db, "participants"); signalContexts != 2 || wallets != 6+3 {
			t.Errorf("%d contexts with %d participants, want 2 with 6 and 3", signalContexts, wallets)
		}
		for i, n := range notifications(t, db, store.NotificationQuery{CustomerID: "a"}) {
			if diff := cmp.Diff(all[i], n.Signal); diff != "" {
				t.Errorf("signal %s (-want +got):\n%s", all[i].ID, diff)
			}
		}
		for wallet, want := range map[string]string{"0xw1": "[1 2 3 6]", "0xw2": "[1 2 3 6]", "0xw4": "[2]", "0xw5": "[2 4]", "0xw6": "[]"} {
			q := store.NotificationQuery{CustomerID: "a", Wallet: &store.WalletRef{Chain: smartmoney.Base, Address: wallet}}
			n, err := db.CountNotifications(ctx, q)
			if got := sequences(notifications(t, db, q)); got != want || err != nil || fmt.Sprint(n) != fmt.Sprint(len(notifications(t, db, q))) {
				t.Errorf("of wallet %s: %s, counted %d, error %v; want %s", wallet, got, n, err, want)
			}
		}
		// What is noted of one is true of all that the trade raised.
		if diff := cmp.Diff(map[string]string{"few": "", "elsewhere": ""}, pending(t, db, smartmoney.Base, noon.Add(-time.Hour))); diff != "" {
			t.Errorf("pending (-want +got):\n%s", diff)
		}
		if err := db.CommitState(ctx, &store.Commit{Outcomes: []store.OutcomeUpdate{{SignalID: "one", Horizon: store.Horizon6h, Price: 9}}}); err != nil {
			t.Fatal(err)
		}
		for i, n := range notifications(t, db, store.NotificationQuery{CustomerID: "a"}) {
			if got := n.Outcome.Price6h; (got != nil && *got == 9) != (i < 5) {
				t.Errorf("signal %s has the price %v after 6 hours", n.Signal.ID, got)
			}
		}
	})
}
