package notifications_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// raised makes a signal that was raised from trades.
func raised(id, token string, at time.Time, trades ...[]int64) *smartmoney.Signal {
	s := testkit.Signal(id, smartmoney.ConvergenceP1, token, at, "0xw1", "0xw2")
	s.RaisedFrom = smartmoney.EncodeRaisedFrom(trades)
	return s
}

// needing makes the entry of a signal that needs some wallets to stand.
func needing(customer string, version int64, s *smartmoney.Signal, wallets int) notifications.Entry {
	e := testkit.EntryOf(customer, version, s, 1)
	e.LeastWallets = wallets
	return e
}

func TestRaisedFromFindsWhatStands(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		v := testkit.Customers(t, db, "a", "b")
		hour := func(n int) time.Time { return testkit.Noon.Add(time.Duration(n) * time.Hour) }
		one := raised("s1", "0xt1", hour(0), []int64{5, 9}, []int64{7})
		two := raised("s2", "0xt1", hour(1), []int64{9}, []int64{11, 12})
		early := raised("s0", "0xt1", hour(-9), []int64{5})
		other := raised("s3", "0xt2", hour(0), []int64{20}, []int64{21})
		unknown := raised("s4", "0xt1", hour(2), []int64{5})
		unkept := testkit.Signal("s5", smartmoney.WhaleMove, "0xt1", hour(2), "0xw1")
		testkit.Send(t, db, hour(3), []*smartmoney.Signal{one, two, early, other, unknown, unkept},
			needing("b", v, one, 2), needing("a", v, one, 3), needing("a", v, two, 2), needing("a", v, early, 2), needing("a", v, other, 2),
			needing("a", v, unknown, 0), needing("a", v, unkept, 1))
		for name, c := range map[string]struct {
			seqs   []int64
			tokens []string
			want   []string
		}{
			"one signal":            {[]int64{7}, []string{"0xt1"}, []string{"s1 a1/3 b1/2"}},
			"several":               {[]int64{5, 11}, []string{"0xt1"}, []string{"s1 a1/3 b1/2", "s2 a2/2"}},
			"of one trade":          {[]int64{9}, []string{"0xt2", "0xt1", "0xt1"}, []string{"s1 a1/3 b1/2", "s2 a2/2"}},
			"of another token":      {[]int64{20}, []string{"0xt2"}, []string{"s3 a4/2"}},
			"the token not given":   {[]int64{20}, []string{"0xt1"}, nil},
			"a trade of none":       {[]int64{6, 8, 10, 13}, []string{"0xt1", "0xt2"}, nil},
			"a token without any":   {[]int64{5}, []string{"0xt9"}, nil},
			"no trade and no token": {nil, nil, nil},
		} {
			got, err := db.RaisedFrom(t.Context(), smartmoney.Base, c.seqs, c.tokens, hour(-8).UnixNano())
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, raisedTexts(got)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", name, diff)
			}
		}
		if got, err := db.RaisedFrom(t.Context(), smartmoney.Ethereum, []int64{5}, []string{"0xt1"}, 0); err != nil || got != nil {
			t.Errorf("another chain: %v, error %v", got, err)
		}
		all, err := db.RaisedFrom(t.Context(), smartmoney.Base, []int64{5}, []string{"0xt1"}, 0)
		if err != nil {
			t.Fatal(err)
		}
		want := []notify.Raised{
			{SignalID: "s0", Type: smartmoney.ConvergenceP1, Trades: [][]int64{{5}}},
			{SignalID: "s1", Type: smartmoney.ConvergenceP1, Trades: [][]int64{{5, 9}, {7}}},
		}
		if diff := cmp.Diff(want, all, cmpopts.IgnoreFields(notify.Raised{}, "Sent")); diff != "" {
			t.Errorf("whole (-want +got):\n%s", diff)
		}
	})
}

func raisedTexts(all []notify.Raised) (texts []string) {
	for _, r := range all {
		var sent []string
		for _, n := range r.Sent {
			sent = append(sent, fmt.Sprintf(" %s%d/%d", n.CustomerID, n.Sequence, n.LeastWallets))
		}
		slices.Sort(sent) // by the customers' ids, whatever their logs' are
		text := r.SignalID
		for _, s := range sent {
			text += s
		}
		texts = append(texts, text)
	}
	return texts
}

// TestRetractionIsAnEntry holds that a retraction is the log's next entry, that the signal says so
// from then on, and that neither is found or counted twice.
func TestRetractionIsAnEntry(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		v := testkit.Customers(t, db, "a")
		s := raised("s1", "0xt1", testkit.Noon, []int64{5}, []int64{7})
		testkit.Send(t, db, testkit.Noon, []*smartmoney.Signal{s}, needing("a", v, s, 2))
		ask := func() []notify.Raised {
			found, err := db.RaisedFrom(t.Context(), smartmoney.Base, []int64{7}, []string{"0xt1"}, 0)
			if err != nil {
				t.Fatal(err)
			}
			return found
		}
		survives := func(seq int64) int {
			if seq == 7 {
				return 0
			}
			return 1
		}
		commit := &enginestate.Commit{Now: testkit.Noon, Retractions: notify.Retracted(ask(), 1, survives)}
		for range 2 { // the second time as after a commit whose answer was lost
			if err := db.CommitState(t.Context(), commit); err != nil {
				t.Fatal(err)
			}
		}
		if len(commit.Retractions) != 1 || commit.Retractions[0].Sequence != 0 {
			t.Errorf("retracted again: %+v", commit.Retractions)
		}
		if again := ask(); again != nil {
			t.Errorf("found again: %+v", again)
		}
		at := testkit.Noon.Add(time.Microsecond)
		whole := testkit.Signal("s1", smartmoney.ConvergenceP1, "0xt1", testkit.Noon, "0xw1", "0xw2")
		decision := needing("a", v, s, 2).Decision
		want := []smartmoney.Notification{
			{CustomerID: "a", Sequence: 1, SentAt: testkit.Noon, Signal: whole, Decision: decision, RetractedAt: &at},
			{CustomerID: "a", Sequence: 2, SentAt: at, Signal: whole, Decision: decision, Retraction: &smartmoney.Retraction{
				Retracts: 1, Reason: "Trades that raised the signal were taken back: 1 of 2 wallets are left, and it takes 2.",
			}},
		}
		part, err := db.LogAfter(t.Context(), "a", 0, 10)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, part.Entries); diff != "" {
			t.Errorf("the log (-want +got):\n%s", diff)
		}
		listed := testkit.Entries(t, db, notifications.Query{CustomerID: "a"})
		if diff := cmp.Diff(want[:1], listed); diff != "" {
			t.Errorf("the list (-want +got):\n%s", diff)
		}
		one, err := db.Notification(t.Context(), "a", "s1")
		if err != nil || one == nil {
			t.Fatal(one, err)
		}
		if diff := cmp.Diff(want[0], *one); diff != "" {
			t.Errorf("the signal (-want +got):\n%s", diff)
		}
		day := testkit.Noon.Unix() / 86400
		counts, err := db.SentOn(t.Context(), nil, day)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]notify.DayCount{{CustomerID: "a", Type: smartmoney.ConvergenceP1, Count: 1}}, counts); diff != "" {
			t.Errorf("what the budget counts (-want +got):\n%s", diff)
		}
	})
}
