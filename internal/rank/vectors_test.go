package rank_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// TestVectors holds the pure core to the vectors, ledger and ranking only; the
// same through the databases is tested with the engine.
func TestVectors(t *testing.T) {
	for _, set := range vectors.All(t) {
		t.Run(set.Name, func(t *testing.T) {
			events := set.Decode(t, time.Now)
			for chain, want := range set.Leaderboards {
				chainLedger := ledger.New(chain)
				chainLedger.LimitOpenGains(set.Settings.OpenGainLimit)
				for i := range events[chain] {
					chainLedger.Apply(&events[chain][i], int64(i)+1)
				}
				leaderboard := rank.NewLeaderboard(chainLedger, set.Filters[chain], 200)
				page := leaderboard.Snapshot(1, 0, time.Now()).Page(rank.Query{
					RankBy: smartmoney.ByTraderScore, Filter: set.Filters[chain], Limit: 200,
				})
				vectors.Compare(t, want, page.Wallets)
				vectors.ComparePrices(t, set.Prices[chain], chainLedger.View().TokenState)
			}
		})
	}
}
