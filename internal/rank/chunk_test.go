package rank

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestMetrics: the column of each metric of the interface says what a row says.
func TestMetrics(t *testing.T) {
	chainLedger := ledger.New(smartmoney.Base)
	chainLedger.Wallets.Add("a")
	c := new(chunk)
	c.set(0, &ledger.Wallet{
		Totals: smartmoney.Totals{Buys: 3, Sells: 2, Closed: 4, Winning: 3, Realized: 11, BuyVolume: 13, SellVolume: 17},
		Tokens: 7, Score: 0.5, Net: -2, Largest: 19, ProviderWin: 0.25,
	})
	s := Snapshot{chunks: []*chunk{c}, names: chainLedger.Wallets.View(), wallets: 1}
	row, seen := s.row(0), map[float64]bool{}
	for _, by := range smartmoney.RankBys() {
		got, want := columnOf(by)(c, 0), Value(by, &row)
		if got != want || seen[got] {
			t.Errorf("%s is %v, want %v, which no other metric has", by, got, want)
		}
		seen[got] = true
	}
}
