package history

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/ent/gen/leaderboardday"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

const selectRankDays = "SELECT " + leaderboardday.FieldDay + ", " + leaderboardday.FieldRank + ", " + leaderboardday.FieldTraderScore + ", " +
	leaderboardday.FieldNetPnlUsd + ", " + leaderboardday.FieldRealizedPnlUsd + ", " + leaderboardday.FieldTradeCount + ", " +
	leaderboardday.FieldClosedPositions + ", " + leaderboardday.FieldWinningPositions + " FROM " + leaderboardday.Table +
	" WHERE " + leaderboardday.FieldChain + " = $1 AND " + leaderboardday.FieldWallet + " = $2 AND " + leaderboardday.FieldDay + " >= $3" +
	" AND " + leaderboardday.FieldDay + " <= $4 ORDER BY " + leaderboardday.FieldDay + " DESC LIMIT $5"

// RankDays returns a wallet's rows of the newest snapshots, up to limit, of days from a day on, in
// days since 1970, oldest first. Its cost grows with the snapshots of these days: of each, one part
// is read.
func (db *Days) RankDays(ctx context.Context, chain smartmoney.Chain, wallet string, from int32, limit int) ([]smartmoney.RankDay, error) {
	newest, ok, err := db.SnapshotDay(ctx, chain, 1<<dayBits-2)
	if err != nil || !ok { // a later one is being written
		return nil, err
	}
	days, err := db.rankDaysInParts(ctx, chain, wallet, from, newest, limit)
	if err == nil {
		days, err = db.rankDaysInRows(ctx, days, chain, wallet, from, newest, limit)
	}
	if err != nil {
		return nil, fmt.Errorf("read the ranks of %s on %s: %w", sqldb.Clip(wallet), chain, err)
	}
	slices.SortFunc(days, func(a, b smartmoney.RankDay) int { return cmp.Compare(a.Day, b.Day) })
	return days[max(0, len(days)-limit):], nil
}

var errEnough = errors.New("the wallet has enough rows")

// rankDaysInParts returns a wallet's rows of snapshots in parts, the newest first.
func (db *Days) rankDaysInParts(ctx context.Context, chain smartmoney.Chain, wallet string, from, newest int32, limit int) (days []smartmoney.RankDay, err error) {
	err = sqldb.EachBody(ctx, db.Reader(), "SELECT day, body FROM leaderboard_parts WHERE chain = $1 AND part = $2 AND day >= $3 AND day <= $4 ORDER BY day DESC",
		[]any{chain.Index(), smartmoney.SnapshotPart(wallet), from, newest}, func(rows *sql.Rows) error {
			if len(days) == limit {
				return errEnough
			}
			var day int
			var checksummed sql.RawBytes
			if err := rows.Scan(&day, &checksummed); err != nil {
				return err
			}
			p, err := openPart(checksummed)
			if err != nil {
				return fmt.Errorf("part %d of leaderboard_parts of day %d: %w", smartmoney.SnapshotPart(wallet), day, err)
			}
			w, found, err := p.find(wallet)
			if found {
				days = append(days, smartmoney.RankDay{
					Day: day, Rank: w.Rank, TraderScore: w.TraderScore, NetPnlUSD: w.NetPnlUSD, RealizedPnlUSD: w.RealizedPnlUSD,
					TradeCount: w.TradeCount(), TrueWinRate: w.TrueWinRate,
				})
			}
			return err
		})
	if errors.Is(err, errEnough) {
		err = nil
	}
	return days, err
}

// rankDaysInRows appends a wallet's rows of snapshots in rows, the newest first.
func (db *Days) rankDaysInRows(ctx context.Context, days []smartmoney.RankDay, chain smartmoney.Chain, wallet string, from, newest int32, limit int) ([]smartmoney.RankDay, error) {
	err := sqldb.EachRow(ctx, db.Reader(), selectRankDays, []any{chain.Index(), wallet, from, newest, limit}, func(rows *sql.Rows) error {
		var d smartmoney.RankDay
		var closed, won int
		err := rows.Scan(&d.Day, &d.Rank, &d.TraderScore, &d.NetPnlUSD, &d.RealizedPnlUSD, &d.TradeCount, &closed, &won)
		if closed > 0 {
			d.TrueWinRate = float64(won) / float64(closed)
		}
		days = append(days, d)
		return err
	})
	return days, err
}
