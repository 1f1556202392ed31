package history

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/leaderboardday"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Former versions kept a snapshot as a row for each wallet, in leaderboard_days. Those are read and
// swept, and no others are written.

// An id of such a row is its chain, day and rank, in this many bits.
const (
	dayBits  = 24
	rankBits = 24
)

// snapshotID returns the id of a rank, from 1, of a snapshot. That of rank 0 is before all others
// of the snapshot and after those of earlier days.
func snapshotID(chain smartmoney.Chain, day int32, rank int) int64 {
	return int64(chain.Index())<<(dayBits+rankBits) | int64(day)<<rankBits | int64(rank)
}

func dayOfID(id int64) int32 { return int32(id >> rankBits & (1<<dayBits - 1)) }

// deleteRows deletes the rows of a snapshot.
func (db *Days) deleteRows(ctx context.Context, chain smartmoney.Chain, day int32) error {
	_, err := db.Writer().ExecContext(ctx, "DELETE FROM "+leaderboardday.Table+" WHERE "+leaderboardday.FieldID+" > $1 AND "+leaderboardday.FieldID+" < $2",
		snapshotID(chain, day, 0), snapshotID(chain, day+1, 0))
	return err
}

// hasFirstRow reports whether a snapshot has a row of rank 1, which was written last.
func (db *Days) hasFirstRow(ctx context.Context, chain smartmoney.Chain, day int32) (found bool, err error) {
	err = sqldb.EachRow(ctx, db.Reader(), "SELECT 1 FROM "+leaderboardday.Table+" WHERE "+leaderboardday.FieldID+" = $1",
		[]any{snapshotID(chain, day, 1)}, func(*sql.Rows) error {
			found = true
			return nil
		})
	if err != nil {
		return false, fmt.Errorf("find rank 1 of the snapshot of %s, day %d: %w", chain, day, err)
	}
	return found, nil
}

// rowsDay returns the newest day up to a day of which a chain has a complete snapshot in rows; ok
// is false if there is none.
func (db *Days) rowsDay(ctx context.Context, chain smartmoney.Chain, upTo int32) (day int32, ok bool, err error) {
	for below := snapshotID(chain, upTo+1, 0); ; below = snapshotID(chain, day, 0) {
		id := int64(-1)
		err := sqldb.EachRow(ctx, db.Reader(), "SELECT "+leaderboardday.FieldID+" FROM "+leaderboardday.Table+
			" WHERE "+leaderboardday.FieldID+" > $1 AND "+leaderboardday.FieldID+" < $2 ORDER BY "+leaderboardday.FieldID+" DESC LIMIT 1",
			[]any{snapshotID(chain, 0, 0), below}, func(rows *sql.Rows) error { return rows.Scan(&id) })
		if err != nil {
			return 0, false, fmt.Errorf("find the newest snapshot of %s up to day %d: %w", chain, upTo, err)
		}
		if id < 0 {
			return 0, false, nil
		}
		day = dayOfID(id)
		if complete, err := db.hasFirstRow(ctx, chain, day); err != nil || complete {
			return day, complete, err
		}
	}
}

// snapshotFields are the columns that a snapshot is read from.
var snapshotFields = strings.Join([]string{
	leaderboardday.FieldRank, leaderboardday.FieldWallet, leaderboardday.FieldTraderScore, leaderboardday.FieldBuyCount, leaderboardday.FieldSellCount,
	leaderboardday.FieldBuyVolumeUsd, leaderboardday.FieldSellVolumeUsd, leaderboardday.FieldLargestTradeUsd, leaderboardday.FieldClosedPositions,
	leaderboardday.FieldWinningPositions, leaderboardday.FieldTokensTraded, leaderboardday.FieldRealizedPnlUsd, leaderboardday.FieldNetPnlUsd,
	leaderboardday.FieldWinRate, leaderboardday.FieldFirstTradeAt, leaderboardday.FieldLastTradeAt,
}, ", ")

// readRows returns the wallets of a snapshot by rank, none if it has no row of rank 1.
func (db *Days) readRows(ctx context.Context, chain smartmoney.Chain, day int32) (all []smartmoney.Wallet, err error) {
	err = sqldb.EachBody(ctx, db.Reader(), "SELECT "+snapshotFields+" FROM "+leaderboardday.Table+
		" WHERE "+leaderboardday.FieldID+" > $1 AND "+leaderboardday.FieldID+" < $2 ORDER BY "+leaderboardday.FieldID,
		[]any{snapshotID(chain, day, 0), snapshotID(chain, day+1, 0)}, func(rows *sql.Rows) error {
			all = append(all, smartmoney.Wallet{Chain: chain})
			return scanRow(rows, &all[len(all)-1])
		})
	if err != nil || len(all) == 0 || all[0].Rank != 1 { // it is not complete
		return nil, err
	}
	return all, nil
}

func scanRow(rows *sql.Rows, w *smartmoney.Wallet) error {
	var first, last int64
	err := rows.Scan(&w.Rank, &w.Address, &w.TraderScore, &w.BuyCount, &w.SellCount, &w.TotalBuyVolumeUSD, &w.TotalSellVolumeUSD,
		&w.LargestTradeUSD, &w.ClosedPositions, &w.WinningPositions, &w.TokensTraded, &w.RealizedPnlUSD, &w.NetPnlUSD, &w.WinRate, &first, &last)
	if w.ClosedPositions > 0 {
		w.TrueWinRate = float64(w.WinningPositions) / float64(w.ClosedPositions)
	}
	w.FirstTradeTime, w.LastTradeTime = time.Unix(0, first).UTC(), time.Unix(0, last).UTC()
	return err
}
