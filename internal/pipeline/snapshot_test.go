package pipeline_test

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestCaptureInPieces: a snapshot has the same rows whether they are captured at once or some after
// each event, which changes wallets that are not captured yet, or by the next refresh.
func TestCaptureInPieces(t *testing.T) {
	const wallets, perHour, days, start = 300, 60, 4, 2000
	for _, rows := range []int{0, 1, 7} {
		var chains [2]*pipeline.Chain
		var snapshots [2][]*pipeline.Snapshot
		for i, limit := range [2]int{math.MaxInt32, rows} {
			r := rand.New(rand.NewPCG(4, 4))
			began := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
			chains[i] = pipeline.New(ledger.New(smartmoney.Base), pipeline.Options{
				RankInterval: time.Hour, TopWallets: 20, Filter: smartmoney.Filter{MaxBuyVol: smartmoney.DefaultMaxBuyVol}, History: 250,
			})
			for n := range start + 24*perHour*days {
				at := began.Add(max(0, time.Duration(n-start)) * time.Hour / perHour)
				e := crowdedTrade(r, n, wallets, 40, at)
				if n%10 == 9 { // changes a wallet's profit and score without a trade
					net := r.NormFloat64()
					stats := &smartmoney.WalletStats{Chain: smartmoney.Base, Wallet: e.Trade.Wallet, NetPnlUSD: &net}
					e = event.Event{Type: event.TypeWallet, Chain: smartmoney.Base, Wallet: stats}
				}
				before := chains[i].Unwritten()
				chains[i].Apply(&e, int64(n)+1)
				if s := chains[i].Unwritten(); s != before {
					snapshots[i] = append(snapshots[i], s)
				}
				chains[i].Capture(limit)
			}
			for _, s := range snapshots[i] {
				if !s.Whole() || s.Wallets < 200 {
					t.Errorf("a snapshot of %d wallets is whole: %t", s.Wallets, s.Whole())
				}
			}
		}
		if len(snapshots[0]) != days-1 {
			t.Errorf("%d snapshots, want %d", len(snapshots[0]), days-1)
		}
		for n, s := range snapshots[0] {
			if diff := cmp.Diff(s.Parts, snapshots[1][n].Parts); diff != "" {
				t.Fatalf("%d rows at a time, snapshot %d (-at once +in pieces):\n%s", rows, n, diff)
			}
		}
	}
}
