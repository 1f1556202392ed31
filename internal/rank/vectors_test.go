package rank_test

import (
	"testing"
	"time"

	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/vectors"
)

// TestVectors holds the pure core to the vectors, ledger and ranking only; the
// same through the databases is tested with the engine.
func TestVectors(t *testing.T) {
	for _, set := range vectors.All(t) {
		t.Run(set.Name, func(t *testing.T) {
			events := set.Decode(t, time.Now)
			for chain, want := range set.Leaderboards {
				book := ledger.NewBook(chain)
				for i := range events[chain] {
					book.Apply(&events[chain][i], int64(i)+1)
				}
				board := rank.NewBoard(book, smartmoney.DefaultFilter(chain), 200)
				page := board.Snapshot(1, 0, time.Now()).Page(rank.Query{
					RankBy: smartmoney.ByTraderScore, Filter: set.Filters[chain], Limit: 200,
				})
				vectors.Compare(t, want, page.Wallets)
			}
		})
	}
}
