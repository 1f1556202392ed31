package notifications_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func sequences(all []smartmoney.Notification) string {
	out := []int64{}
	for _, n := range all {
		out = append(out, n.Sequence)
	}
	return fmt.Sprint(out)
}

// Signals of one trade share what they have in common, and each keeps its own
// traders: other wallets, or the same wallet with another of its trades.
func TestSignalsOfOneTrade(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		v := testkit.Customers(t, db, "a")
		few := testkit.Signal("few", smartmoney.ConvergenceP1, "0xt", testkit.Noon, "0xw1", "0xw2", "0xw3")
		more := testkit.Signal("more", smartmoney.ConvergenceP0, "0xt", testkit.Noon, "0xw1", "0xw2", "0xw3", "0xw4", "0xw5")
		other := testkit.Signal("other", smartmoney.ConvergenceP1, "0xt", testkit.Noon, "0xw1", "0xw2", "0xw3")
		other.Traders[1].TradeSizeUSD = 7
		one := testkit.Signal("one", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw5")
		one.Traders[0].Rank = 5
		none := testkit.Signal("none", smartmoney.WhaleMove, "0xt", testkit.Noon)
		elsewhere := testkit.Signal("elsewhere", smartmoney.ConvergenceP1, "0xt", testkit.Noon.Add(time.Nanosecond), "0xw1", "0xw2", "0xw3")
		all := []*smartmoney.Signal{few, more, other, one, none, elsewhere}
		var logged []notifications.Entry
		for i, s := range all {
			logged = append(logged, testkit.EntryOf("a", v, s, int64(i)))
		}
		testkit.Send(t, db, testkit.Noon, all, logged...)
		if signalContexts, wallets := testkit.Count(t, db, "signal_contexts"), testkit.Count(t, db, "participants"); signalContexts != 2 || wallets != 6+3 {
			t.Errorf("%d contexts with %d participants, want 2 with 6 and 3", signalContexts, wallets)
		}
		for i, n := range testkit.Entries(t, db, notifications.Query{CustomerID: "a"}) {
			if diff := cmp.Diff(all[i], n.Signal); diff != "" {
				t.Errorf("signal %s (-want +got):\n%s", all[i].ID, diff)
			}
		}
		for wallet, want := range map[string]string{"0xw1": "[1 2 3 6]", "0xw2": "[1 2 3 6]", "0xw4": "[2]", "0xw5": "[2 4]", "0xw6": "[]"} {
			q := notifications.Query{CustomerID: "a", Wallets: []notifications.WalletRef{{Chain: smartmoney.Base, Address: wallet}}}
			n, err := db.CountNotifications(ctx, q)
			if got := sequences(testkit.Entries(t, db, q)); got != want || err != nil || fmt.Sprint(n) != fmt.Sprint(len(testkit.Entries(t, db, q))) {
				t.Errorf("of wallet %s: %s, counted %d, error %v; want %s", wallet, got, n, err, want)
			}
		}
		// What is noted of one is true of all that the trade raised.
		if diff := cmp.Diff(map[string]string{"few": "", "elsewhere": ""}, pending(t, db, smartmoney.Base, testkit.Noon.Add(-time.Hour))); diff != "" {
			t.Errorf("pending (-want +got):\n%s", diff)
		}
		if err := db.CommitState(ctx, &enginestate.Commit{Outcomes: []notify.RecordedPrice{{SignalID: "one", Horizon: notify.Horizon6h, Price: 9}}}); err != nil {
			t.Fatal(err)
		}
		for i, n := range testkit.Entries(t, db, notifications.Query{CustomerID: "a"}) {
			if got := n.Outcome.Price6h; (got != nil && *got == 9) != (i < 5) {
				t.Errorf("signal %s has the price %v after 6 hours", n.Signal.ID, got)
			}
		}
	})
}

// A signal keeps when it was raised; the times of one that was stored without them are zero.
func TestSignalsKeepWhenTheyWereRaised(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		v := testkit.Customers(t, db, "a")
		with := testkit.Signal("with", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw1")
		without := testkit.Signal("without", smartmoney.WhaleMove, "0xu", testkit.Noon, "0xw1")
		raised := notifications.Raised{IngestedAt: testkit.Noon.Add(time.Second), DetectedAt: testkit.Noon.Add(2*time.Second + time.Microsecond)}
		err := db.CommitState(t.Context(), &enginestate.Commit{
			Now: testkit.Noon, Signals: []notifications.SignalBody{{Signal: with, Raised: raised}, {Signal: without}},
			Notifications: []notifications.Entry{testkit.EntryOf("a", v, with, 1), testkit.EntryOf("a", v, without, 2)},
		})
		if err != nil {
			t.Fatal(err)
		}
		want := []notifications.Raised{raised, {}}
		for i, n := range testkit.Entries(t, db, notifications.Query{CustomerID: "a"}) {
			if got := (notifications.Raised{IngestedAt: n.IngestedAt, DetectedAt: n.DetectedAt}); got != want[i] {
				t.Errorf("signal %s was raised %+v, want %+v", n.Signal.ID, got, want[i])
			}
		}
	})
}
