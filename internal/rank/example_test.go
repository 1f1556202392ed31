package rank_test

import (
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// A leaderboard is the ledger's wallets in order. The effective leaderboard, which detection uses,
// stays as of its last refresh.
func ExampleLeaderboard() {
	l := ledger.New(smartmoney.Base)
	everybody := smartmoney.Filter{MinTrades: 1, MaxBuyVol: smartmoney.DefaultMaxBuyVol}
	board := rank.NewLeaderboard(l, everybody, 200)
	l.Before(board.Touch)
	noon, seq := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC), int64(0)
	trade := func(wallet string, side smartmoney.Side, price float64) {
		seq++
		l.Apply(&event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			ID: fmt.Sprint("fill-", seq), Chain: smartmoney.Base, Wallet: wallet, Token: "ALPHA", Side: side,
			Quantity: 100, PriceUSD: price, AmountUSD: 100 * price, TradedAt: noon.Add(time.Duration(seq) * time.Second),
		}}, seq)
	}
	ranks := func() {
		for _, wallet := range []string{"W1", "W2"} {
			number, _ := l.Wallets.Find(wallet)
			fmt.Printf("%s has rank %d\n", wallet, board.Effective().Rank(number))
		}
	}
	trade("W1", smartmoney.Buy, 1)
	trade("W2", smartmoney.Buy, 1)
	trade("W1", smartmoney.Sell, 2) // W1 doubles its money
	board.RefreshEffective()
	ranks()

	trade("W2", smartmoney.Sell, 2) // and W2 does,
	trade("W2", smartmoney.Buy, 2)  // and goes on
	trade("W2", smartmoney.Sell, 4)
	snapshot := board.Snapshot(1, seq, noon.Add(time.Minute))
	page := snapshot.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: everybody, Limit: 10})
	for _, w := range page.Wallets {
		fmt.Printf("live: %d. %s %.3f\n", w.Rank, w.Address, w.TraderScore)
	}
	fmt.Println("until the next refresh:")
	ranks()
	// Output:
	// W1 has rank 1
	// W2 has rank 2
	// live: 1. W2 0.606
	// live: 2. W1 0.584
	// until the next refresh:
	// W1 has rank 1
	// W2 has rank 2
}
