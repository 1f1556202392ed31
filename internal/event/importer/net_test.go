package importer

import (
	"math"
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// legOf returns a side of a swap as a file states it.
func legOf(s vectors.NettingSide, quotes map[string]string) leg {
	units, _ := new(big.Float).SetString(s.Units)
	qty, _ := units.Quo(units, big.NewFloat(math.Pow10(s.Decimals))).Float64()
	return leg{token: s.Token, qty: qty, kind: map[string]Kind{"stable": Stable, "native": Native}[quotes[s.Token]]}
}

// TestNetting nets rows of a file: the vectors whose logs are the swaps of one wallet.
func TestNetting(t *testing.T) {
	done := 0
	for _, c := range vectors.Netting(t) {
		if slices.ContainsFunc(c.Logs, func(l vectors.NettingLog) bool { return l.Pool == "" }) {
			continue
		}
		done++
		t.Run(c.Name, func(t *testing.T) {
			p := newPricer(Settings{NativeUSD: map[smartmoney.Chain]float64{smartmoney.Base: c.Native}}, nil)
			var legs []*row
			for i, l := range c.Logs {
				legs = append(legs, &row{id: string(rune('a' + i)), swap: &swap{
					chain: smartmoney.Base, bought: legOf(l.Bought, c.Quotes), sold: legOf(l.Sold, c.Quotes),
				}})
			}
			events, _ := p.net(time.Unix(1_780_000_000, 0), legs)
			got := []vectors.NettingTrade{}
			var ids []string
			for _, e := range events {
				one := e.Trade
				got = append(got, vectors.NettingTrade{Side: string(one.Side), Token: one.Token, Quantity: one.Quantity, Amount: one.AmountUSD, Price: one.PriceUSD})
				ids = append(ids, append([]string{one.ID}, one.Aka...)...)
			}
			for i := range c.Trades {
				c.Trades[i].ID, c.Trades[i].Wallet = "", ""
			}
			near := cmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(math.Abs(a), math.Abs(b)) })
			if diff := cmp.Diff(c.Trades, got, near); diff != "" {
				t.Errorf("trades (-want +got):\n%s", diff)
			}
			if slices.Sort(ids); len(slices.Compact(ids)) != len(ids) {
				t.Errorf("ids %v are not unique", ids)
			}
		})
	}
	if done < 36 {
		t.Errorf("%d cases of one wallet, want 36 and more", done)
	}
}
