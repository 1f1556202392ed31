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
			p := newPricer(Settings{NativeUSD: map[smartmoney.Chain]float64{smartmoney.Base: c.Native}}, nil, nil)
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

// TestDustRate values a swap between two traded tokens by dust of one of them: what was paid for it
// bounds what the swap is worth.
func TestDustRate(t *testing.T) {
	usdc := leg{token: "usdc", kind: Stable}
	side := func(token string, qty float64) leg { return leg{token: token, qty: qty} }
	tests := []struct {
		name  string
		paid  float64 // USD, for the MEME of the first leg
		meme  float64 // in the first leg
		sold  float64 // MEME, for 1 of BBB each
		worth float64 // of the trade of BBB; 0: none
	}{
		{"dust", 0.01, 1e-8, 999.9, 0},
		{"a part", 10, 1, 19, 190},
		{"a small part", 10, 1, 20, 200},
		{"too small a part", 10, 1, 20.5, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			spent := usdc
			spent.qty = tt.paid
			legs := []*row{
				{id: "a", swap: &swap{chain: smartmoney.Base, sold: spent, bought: side("meme", tt.meme)}},
				{id: "b", swap: &swap{chain: smartmoney.Base, sold: side("meme", tt.sold), bought: side("bbb", tt.sold)}},
				{id: "c", swap: &swap{chain: smartmoney.Base, sold: side("bbb", tt.sold/2), bought: side("ccc", 1)}},
			}
			events, skips := newPricer(Settings{}, nil, nil).net(time.Unix(1_780_000_000, 0), legs)
			worth := 0.0
			for _, e := range events {
				if e.Trade.Token == "bbb" {
					worth = 2 * e.Trade.AmountUSD // a half is left
				}
			}
			if math.Abs(worth-tt.worth) > 1e-9 || worth == 0 && !slices.Contains(skips, SkipNoUSD) {
				t.Errorf("worth %v, want %v; skipped %v", worth, tt.worth, skips)
			}
		})
	}
}

// TestBeside sells beside swaps of another token, which cost or bring a sum of their own: a little
// of it counts, and no more than the sale's worth says.
func TestBeside(t *testing.T) {
	side := func(token string, qty float64, kind Kind) leg { return leg{token: token, qty: qty, kind: kind} }
	for name, tt := range map[string]struct{ paid, got, worth float64 }{
		"nothing":         {100, 100, 20},
		"fees":            {100, 97, 17},
		"a little":        {100, 103, 23},
		"half":            {100, 90, 10},
		"more than half":  {100, 89, 20},
		"as much":         {100, 120, 40},
		"more":            {100, 121, 20},
		"any sum":         {1, 1e8, 20},
		"all that is got": {100, 79, 20},
	} {
		legs := []*row{
			{id: "a", swap: &swap{chain: smartmoney.Base, sold: side("meme", 10, Traded), bought: side("usdc", 20, Stable)}},
			{id: "b", swap: &swap{chain: smartmoney.Base, sold: side("usdc", tt.paid, Stable), bought: side("route", 7, Traded)}},
			{id: "c", swap: &swap{chain: smartmoney.Base, sold: side("route", 7, Traded), bought: side("usdc", tt.got, Stable)}},
		}
		events, skips := newPricer(Settings{}, nil, nil).net(time.Unix(1_780_000_000, 0), legs)
		if len(events) != 1 || events[0].Trade.Token != "meme" || math.Abs(events[0].Trade.AmountUSD-tt.worth) > 1e-9 {
			t.Errorf("%s: %+v, want a sale of meme for %v; skipped %v", name, events, tt.worth, skips)
		}
	}
}

// TestDustBeside values a swap by dust, as TestDustRate does, beside swaps of a large sum: they are no
// part of what is known of it.
func TestDustBeside(t *testing.T) {
	side := func(token string, qty float64, kind Kind) leg { return leg{token: token, qty: qty, kind: kind} }
	legs := []*row{
		{id: "a", swap: &swap{chain: smartmoney.Base, sold: side("usdc", 0.01, Stable), bought: side("meme", 1e-8, Traded)}},
		{id: "b", swap: &swap{chain: smartmoney.Base, sold: side("meme", 999, Traded), bought: side("bbb", 1, Traded)}},
		{id: "c", swap: &swap{chain: smartmoney.Base, sold: side("usdc", 1e9, Stable), bought: side("route", 7, Traded)}},
		{id: "d", swap: &swap{chain: smartmoney.Base, sold: side("route", 7, Traded), bought: side("usdc", 1e9, Stable)}},
	}
	if events, skips := newPricer(Settings{}, nil, nil).net(time.Unix(1_780_000_000, 0), legs); len(events) > 0 {
		t.Errorf("%+v; skipped %v", events, skips)
	}
}
