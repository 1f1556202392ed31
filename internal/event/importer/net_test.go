package importer

import (
	"encoding/json"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/smartmoney"
)

// netCase is a case of testdata/netting.golden: the legs of one wallet in one transaction, and what they make.
type netCase struct {
	Name   string            `json:"name"`
	Quotes map[string]string `json:"quotes"`
	Native float64           `json:"native_usd"`
	Legs   []struct {
		Sold   netLeg `json:"sold"`
		Bought netLeg `json:"bought"`
	} `json:"legs"`
	Trades []netWanted `json:"trades"`
}

type netLeg struct {
	Token    string `json:"token"`
	Units    string `json:"units"`
	Decimals int    `json:"decimals"`
}

type netWanted struct {
	Side     string  `json:"side"`
	Token    string  `json:"token"`
	Quantity float64 `json:"quantity"`
	Amount   float64 `json:"amount_usd"`
}

func (l netLeg) leg(quotes map[string]string) leg {
	units, _ := new(big.Float).SetString(l.Units)
	qty, _ := units.Quo(units, big.NewFloat(math.Pow10(l.Decimals))).Float64()
	return leg{token: l.Token, qty: qty, kind: map[string]Kind{"stable": Stable, "native": Native}[quotes[l.Token]]}
}

func TestNetting(t *testing.T) {
	raw, err := os.ReadFile(filepath.Join("testdata", "netting.golden"))
	if err != nil {
		t.Fatal(err)
	}
	var cases []netCase
	if err := json.Unmarshal(raw, &cases); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		t.Run(c.Name, func(t *testing.T) {
			p := newPricer(Settings{NativeUSD: map[smartmoney.Chain]float64{smartmoney.Base: c.Native}}, nil)
			var legs []*row
			for i, l := range c.Legs {
				legs = append(legs, &row{id: string(rune('a' + i)), swap: &swap{
					chain: smartmoney.Base, bought: l.Bought.leg(c.Quotes), sold: l.Sold.leg(c.Quotes),
				}})
			}
			events, _ := p.net(time.Unix(1_780_000_000, 0), legs)
			got := []netWanted{}
			var ids []string
			for _, e := range events {
				got = append(got, netWanted{string(e.Trade.Side), e.Trade.Token, e.Trade.Quantity, e.Trade.AmountUSD})
				ids = append(ids, append([]string{e.Trade.ID}, e.Trade.Aka...)...)
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
}
