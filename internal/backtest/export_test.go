package backtest

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// View returns what is known of a chain's tokens.
func (r *Run) View(chain smartmoney.Chain) *ledger.View {
	r.chains[chain.Index()].Ledger.Publish()
	return r.chains[chain.Index()].Ledger.View()
}

// Leaderboard returns the first 200 wallets of a chain by trader score.
func (r *Run) Leaderboard(chain smartmoney.Chain, filter smartmoney.Filter) []smartmoney.Wallet {
	snapshot := r.chains[chain.Index()].Leaderboard.Snapshot(1, 0, time.Now())
	return snapshot.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: filter, Limit: 200}).Wallets
}
