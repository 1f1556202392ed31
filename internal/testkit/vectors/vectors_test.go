package vectors_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// worked has the expected results of a wallet, worked out by hand.
type worked struct {
	set             string
	chain           smartmoney.Chain
	wallet          string // its last characters
	net, realized   float64
	winning, closed int
	why             string
}

func byHand() []worked {
	const base, pm = smartmoney.Base, smartmoney.Polymarket
	return []worked{
		{"average-cost", base, "a1", 400, 400, 1, 1, "200 for 400; 50 × 4 − 100, then 150 × 4 − 300"},
		{"average-cost", base, "a2", 100, 100, 1, 1, "10 for 100; of 40 sold for 800 only 10 are matched: 200 − 100"},
		{"average-cost", base, "a3", 0, 0, 0, 0, "sold what it never bought"},
		{"average-cost", base, "a4", -2, -2, 0, 1, "999 of 1000 sold at cost; 1 = 0.001 × 1000 is left, which cost 2: written off"},
		{"average-cost", base, "a5", 1000, 0, 0, 0, "998.9 × 3 − 1997.8 = 998.9; 1.1 is left, over 0.001 × 1000: 1.1 × 3 − 2.2 = 1.1"},
		{"average-cost", base, "a6", 999, 999, 1, 2, "2000 − 1000; then 1 for 2, sold in halves at 1: −0.5 − 0.5"},
		{"average-cost", base, "a7", 0, 0, 0, 1, "sold bit by bit at its own price: closed, not won"},
		{"average-cost", base, "a8", -15, 0, 0, 0, "10 for 60; 5 sold for 20: 20 − 30; its points are 60 at 5 and 20 at 6, settled at 5: 5 × 5 − 30 = −5"},
		{"resolution", pm, "b1", 67, 66, 2, 2, "yes: 100 − 40; half: 40 × 0.5 − 14; 4 held of a third, settled at 0.5: 4 × 0.5 − 1"},
		{"resolution", pm, "b2", -32, -32, 0, 2, "no: 28 − 24, then 60 × 0 − 36; half: 25 − 25, which is no win"},
		{"resolution", pm, "b3", 56, 56, 1, 3, "yes: 200 − 85; no: −50; bought yes again for 9 and lost it"},
		{"resolution", pm, "b4", 0.5, 0.5, 1, 1, "sold before; what it never held settles nothing"},
		{"addresses", base, "45", 1, 1, 1, 1, "the same address in either case: 4 − 3, four more at cost"},
		{"addresses", smartmoney.Ethereum, "45", -0.50125, -0.50125, 0, 1, "2.49875 − 2.9985 − 0.0015"},
		{"addresses", smartmoney.Solana, "111", 1, 1, 1, 1, "4 × 0.75 − 4 × 0.5"},
	}
}

func TestVectorsAreAsWorkedByHand(t *testing.T) {
	sets := map[string]vectors.Set{}
	for _, s := range vectors.Load(t, "testdata") {
		sets[s.Name] = s
	}
	for _, w := range byHand() {
		t.Run(fmt.Sprintf("%s/%s/%s", w.set, w.chain, w.wallet), func(t *testing.T) {
			row, ok := find(sets[w.set].Leaderboards[w.chain], w.wallet)
			if !ok {
				t.Fatal("not in the leaderboard")
			}
			if math.Abs(row.NetPnl-w.net) > 1e-9 || math.Abs(row.RealizedPnl-w.realized) > 1e-9 ||
				row.WinningPositions != w.winning || row.ClosedPositions != w.closed {
				t.Errorf("net %v, realized %v, won %d of %d; want %v, %v, %d of %d: %s",
					row.NetPnl, row.RealizedPnl, row.WinningPositions, row.ClosedPositions, w.net, w.realized, w.winning, w.closed, w.why)
			}
		})
	}
}

func find(rows []vectors.Row, suffix string) (vectors.Row, bool) {
	for _, r := range rows {
		if len(r.Address) > len(suffix) && r.Address[len(r.Address)-len(suffix):] == suffix {
			return r, true
		}
	}
	return vectors.Row{}, false
}

// TestRankingIsAsWorkedByHand checks which wallets are ranked and in which order. e4 has
// four tokens, e5 closed nothing, e7 bought for 0.001 more than the bound that e6 meets
// exactly; e1, e2, e3 and e6 have equal scores, as does e9, whose fifth token it only sold.
func TestRankingIsAsWorkedByHand(t *testing.T) {
	for _, s := range vectors.Load(t, "testdata") {
		if s.Name != "ranking" {
			continue
		}
		for chain, want := range map[smartmoney.Chain]string{
			smartmoney.Ethereum: "[e8 e1 e2 e3 e6 e9]", smartmoney.Polymarket: "[e2]",
		} {
			var got []string
			for _, r := range s.Leaderboards[chain] {
				got = append(got, r.Address[len(r.Address)-2:])
			}
			if fmt.Sprint(got) != want {
				t.Errorf("%s: %v, want %s", chain, got, want)
			}
		}
		return
	}
	t.Fatal("no such set")
}

// recorder records whether a comparison failed.
type recorder struct {
	testing.TB
	failed bool
}

func (r *recorder) Helper()               {}
func (r *recorder) Errorf(string, ...any) { r.failed = true }

func TestCompareSeesEveryField(t *testing.T) {
	at := time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC)
	wallet := smartmoney.Wallet{
		Rank: 1, Address: "w", Chain: smartmoney.Base, TraderScore: 0.5, TotalBuyVolumeUSD: 1e6, TotalSellVolumeUSD: 3, NetPnlUSD: -7,
		RealizedPnlUSD: 2, BuyCount: 4, SellCount: 5, WinRate: 0.1, TrueWinRate: 0.2, WinningPositions: 1, ClosedPositions: 5,
		TokensTraded: 6, LargestTradeUSD: 9, FirstTradeTime: at, LastTradeTime: at,
	}
	fails := func(change func(*smartmoney.Wallet)) bool {
		got := wallet
		change(&got)
		r := &recorder{TB: t}
		vectors.Compare(r, []vectors.Row{vectors.FromWallet(&wallet)}, []smartmoney.Wallet{got})
		return r.failed
	}
	if fails(func(w *smartmoney.Wallet) {
		w.TotalBuyVolumeUSD += 1e-4
		w.FirstTradeTime = at.In(time.FixedZone("", 3600))
	}) {
		t.Error("Compare reported a relative error of 1e-10 or another time zone")
	}
	for i, change := range []func(*smartmoney.Wallet){
		func(w *smartmoney.Wallet) { w.Rank++ },
		func(w *smartmoney.Wallet) { w.Address = "v" },
		func(w *smartmoney.Wallet) { w.Chain = smartmoney.Solana },
		func(w *smartmoney.Wallet) { w.TraderScore += 1e-9 },
		func(w *smartmoney.Wallet) { w.TotalBuyVolumeUSD += 0.01 },
		func(w *smartmoney.Wallet) { w.TotalSellVolumeUSD = 0 },
		func(w *smartmoney.Wallet) { w.NetPnlUSD = 7 },
		func(w *smartmoney.Wallet) { w.RealizedPnlUSD = math.NaN() },
		func(w *smartmoney.Wallet) { w.BuyCount++; w.SellCount-- },
		func(w *smartmoney.Wallet) { w.WinRate = 0.2 },
		func(w *smartmoney.Wallet) { w.TrueWinRate = 0.1 },
		func(w *smartmoney.Wallet) { w.WinningPositions++ },
		func(w *smartmoney.Wallet) { w.ClosedPositions++ },
		func(w *smartmoney.Wallet) { w.TokensTraded++ },
		func(w *smartmoney.Wallet) { w.LargestTradeUSD++ },
		func(w *smartmoney.Wallet) { w.FirstTradeTime = at.Add(-1) },
		func(w *smartmoney.Wallet) { w.LastTradeTime = at.Add(1) },
	} {
		if !fails(change) {
			t.Errorf("Compare missed change %d", i)
		}
	}
	r := &recorder{TB: t}
	if vectors.Compare(r, nil, []smartmoney.Wallet{wallet}); !r.failed {
		t.Error("Compare missed an extra wallet")
	}
}
