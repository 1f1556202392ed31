package smartmoney

import (
	"testing"

	"pgregory.net/rapid"
)

// TestScoreParts: the score follows from its parts to the last bit.
func TestScoreParts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		closed := rapid.IntRange(0, 200).Draw(t, "closed")
		w := Wallet{
			NetPnlUSD: rapid.Float64Range(-1e6, 1e6).Draw(t, "net"), TotalBuyVolumeUSD: rapid.SampledFrom([]float64{0, 1e-9, 1, 12_345.6, 1e9}).Draw(t, "bought"),
			BuyCount: rapid.IntRange(0, 1_500).Draw(t, "buys"), SellCount: rapid.IntRange(0, 5).Draw(t, "sells"),
			ClosedPositions: closed, WinningPositions: rapid.IntRange(0, closed).Draw(t, "winning"),
		}
		p := w.ScoreParts()
		if w.TradeCount() == 0 {
			if p != nil {
				t.Fatalf("a wallet without trades has the parts %+v", p)
			}
			return
		}
		for _, part := range []float64{p.Efficiency, p.WinRate, p.Consistency, p.Activity} {
			if !(part >= 0 && part <= 1) {
				t.Fatalf("parts outside 0 to 1: %+v", p)
			}
		}
		got := float64(0.4*p.Efficiency) + float64(0.3*p.WinRate) + float64(0.2*p.Consistency) + float64(0.1*p.Activity)
		if want := Score(w.NetPnlUSD, w.TotalBuyVolumeUSD, w.WinningPositions, w.ClosedPositions, w.TradeCount()); got != want {
			t.Fatalf("%+v add up to %v, want %v", p, got, want)
		}
	})
}
