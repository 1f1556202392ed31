package notify_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// survivesIf is for one correction: what it does not take back is live.
func survivesIf(live func(seq int64) bool) func(int64) int {
	return func(seq int64) int {
		if live(seq) {
			return 1
		}
		return 0
	}
}

func TestRetracted(t *testing.T) {
	profile := func(k int) *detect.Profile { return &detect.Profile{MinWallets: k} }
	five := [][]int64{{1}, {2, 12}, {3}, {4}, {5}}
	for name, c := range map[string]struct {
		typ    smartmoney.NotificationType
		k      int
		trades [][]int64
		taken  []int64
		want   string // reason; "": it stands
	}{
		"a whale":                      {smartmoney.WhaleMove, 3, [][]int64{{7}}, []int64{7}, "The trade that raised the signal was taken back."},
		"another trade than a whale's": {smartmoney.WhaleMove, 3, [][]int64{{7}}, []int64{8}, ""},
		"P0 with a wallet less": {
			smartmoney.ConvergenceP0, 3, five, []int64{3}, "Trades that raised the signal were taken back: 4 of 5 wallets are left, and it takes 5.",
		},
		"P0 with one of a wallet's trades": {smartmoney.ConvergenceP0, 3, five, []int64{2}, ""},
		"P0 with all of a wallet's trades": {
			smartmoney.PMConvergenceP0, 2, five, []int64{12, 2}, "Trades that raised the signal were taken back: 4 of 5 wallets are left, and it takes 5.",
		},
		"P0 of a customer that asks for seven": {
			smartmoney.ConvergenceP0, 7, append([][]int64{{20}, {21}}, five...), []int64{21}, "Trades that raised the signal were taken back: 6 of 7 wallets are left, and it takes 7.",
		},
		"P0 of six wallets with one less": {smartmoney.ConvergenceP0, 3, append([][]int64{{20}}, five...), []int64{20}, ""},
		"P1 down to k":                    {smartmoney.ConvergenceP1, 3, five[:4], []int64{1}, ""},
		"P1 below k": {
			smartmoney.PMConvergenceP1, 3, five[:4], []int64{1, 3}, "Trades that raised the signal were taken back: 2 of 4 wallets are left, and it takes 3.",
		},
		"a sale below k": {
			smartmoney.SellSignal, 2, five[:2], []int64{1, 2, 12}, "Trades that raised the signal were taken back: 0 of 2 wallets are left, and it takes 2.",
		},
	} {
		t.Run(name, func(t *testing.T) {
			raised := []notify.Raised{{SignalID: "s", Type: c.typ, Trades: c.trades, Sent: []notify.RaisedSent{
				{CustomerID: "a", Sequence: 4, LeastWallets: profile(c.k).LeastWallets(c.typ)},
			}}}
			got := notify.Retracted(raised, 1, survivesIf(func(seq int64) bool { return !slices.Contains(c.taken, seq) }))
			var want []notify.Retraction
			if c.want != "" {
				want = []notify.Retraction{{CustomerID: "a", Retracts: 4, SignalID: "s", Type: c.typ, Reason: c.want}}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("retractions (-want +got):\n%s", diff)
			}
		})
	}
}

// TestRetractedAgainstText holds Retracted to what semantics 7 says, counted by wallet, for signals
// that customers with other numbers of wallets share.
func TestRetractedAgainstText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		live := map[int64]bool{}
		var raised []notify.Raised
		want := map[string]bool{}
		for s := range rapid.IntRange(1, 4).Draw(t, "signals") {
			r := notify.Raised{SignalID: fmt.Sprint("s", s), Type: smartmoney.ConvergenceP1}
			wallets := 0
			for range rapid.IntRange(1, 6).Draw(t, "wallets") {
				of := rapid.SliceOfN(rapid.Int64Range(1, 30), 1, 4).Draw(t, "trades")
				stands := false
				for _, seq := range of {
					if _, drawn := live[seq]; !drawn {
						live[seq] = rapid.Bool().Draw(t, "live")
					}
					stands = stands || live[seq]
				}
				if stands {
					wallets++
				}
				r.Trades = append(r.Trades, of)
			}
			for i := range rapid.IntRange(0, 4).Draw(t, "customers") {
				n := notify.RaisedSent{CustomerID: fmt.Sprint("c", 4-i), Sequence: int64(s + 1), LeastWallets: rapid.IntRange(1, 6).Draw(t, "least")}
				r.Sent = append(r.Sent, n)
				if wallets < n.LeastWallets {
					want[fmt.Sprint(n.CustomerID, n.Sequence, r.SignalID)] = true
				}
			}
			raised = append(raised, r)
		}
		got := notify.Retracted(raised, 1, survivesIf(func(seq int64) bool { return live[seq] }))
		for i, r := range got {
			if !want[fmt.Sprint(r.CustomerID, r.Retracts, r.SignalID)] {
				t.Fatalf("%+v stands", r)
			}
			if i > 0 && (got[i-1].CustomerID > r.CustomerID || got[i-1].CustomerID == r.CustomerID && got[i-1].Retracts >= r.Retracts) {
				t.Fatalf("%+v follows %+v", r, got[i-1])
			}
		}
		if len(got) != len(want) {
			t.Fatalf("%d retractions, want %d", len(got), len(want))
		}
	})
}

// TestRetractedInTurn: corrections that are judged together retract what they retract one by one,
// in the same order and for the same reasons.
func TestRetractedInTurn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		corrections := rapid.IntRange(1, 5).Draw(t, "corrections")
		by := map[int64]int{} // the correction that takes a trade back
		var raised []notify.Raised
		for s := range rapid.IntRange(1, 4).Draw(t, "signals") {
			r := notify.Raised{SignalID: fmt.Sprint("s", s), Type: smartmoney.ConvergenceP1}
			for range rapid.IntRange(1, 6).Draw(t, "wallets") {
				of := rapid.SliceOfN(rapid.Int64Range(1, 30), 1, 4).Draw(t, "trades")
				for _, seq := range of {
					if _, drawn := by[seq]; !drawn {
						by[seq] = rapid.IntRange(0, corrections).Draw(t, "taken back by")
					}
				}
				r.Trades = append(r.Trades, of)
			}
			for i := range rapid.IntRange(0, 4).Draw(t, "customers") {
				r.Sent = append(r.Sent, notify.RaisedSent{
					CustomerID: fmt.Sprint("c", i), Sequence: int64(s + 1), LeastWallets: rapid.IntRange(1, 6).Draw(t, "least"),
				})
			}
			raised = append(raised, r)
		}
		want, gone := map[string][]notify.Retraction{}, map[string]bool{}
		for n := range corrections {
			for _, r := range notify.Retracted(raised, 1, survivesIf(func(seq int64) bool { return by[seq] > n })) {
				if key := fmt.Sprint(r.CustomerID, r.Retracts); !gone[key] {
					gone[key] = true
					want[r.CustomerID] = append(want[r.CustomerID], r)
				}
			}
		}
		got := map[string][]notify.Retraction{}
		for _, r := range notify.Retracted(raised, corrections, func(seq int64) int { return by[seq] }) {
			got[r.CustomerID] = append(got[r.CustomerID], r)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("retractions (-one by one +together):\n%s", diff)
		}
	})
}
