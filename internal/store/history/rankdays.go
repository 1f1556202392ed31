package history

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"smartmoney/ent/gen/leaderboardday"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

const selectRankDays = "SELECT " + leaderboardday.FieldDay + ", " + leaderboardday.FieldRank + ", " + leaderboardday.FieldTraderScore + ", " +
	leaderboardday.FieldNetPnlUsd + ", " + leaderboardday.FieldRealizedPnlUsd + ", " + leaderboardday.FieldTradeCount + ", " +
	leaderboardday.FieldClosedPositions + ", " + leaderboardday.FieldWinningPositions + " FROM " + leaderboardday.Table +
	" WHERE " + leaderboardday.FieldChain + " = $1 AND " + leaderboardday.FieldWallet + " = $2 AND " + leaderboardday.FieldDay + " >= $3" +
	" AND " + leaderboardday.FieldDay + " <= $4 ORDER BY " + leaderboardday.FieldDay + " DESC LIMIT $5"

// RankDays returns a wallet's rows of the newest snapshots, up to limit, of days from a day on, in days
// since 1970, oldest first.
func (db *Days) RankDays(ctx context.Context, chain smartmoney.Chain, wallet string, from int32, limit int) ([]smartmoney.RankDay, error) {
	newest, ok, err := db.SnapshotDay(ctx, chain, 1<<dayBits-2)
	if err != nil || !ok { // a later one is being written
		return nil, err
	}
	var days []smartmoney.RankDay
	err = sqldb.EachRow(ctx, db.Reader(), selectRankDays, []any{chain.Index(), wallet, from, newest, limit}, func(rows *sql.Rows) error {
		var d smartmoney.RankDay
		var closed, won int
		err := rows.Scan(&d.Day, &d.Rank, &d.TraderScore, &d.NetPnlUSD, &d.RealizedPnlUSD, &d.TradeCount, &closed, &won)
		if closed > 0 {
			d.TrueWinRate = float64(won) / float64(closed)
		}
		days = append(days, d)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the ranks of %s on %s: %w", sqldb.Clip(wallet), chain, err)
	}
	slices.Reverse(days)
	return days, nil
}
