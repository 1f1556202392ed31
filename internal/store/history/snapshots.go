// Package history keeps what became of wallets day by day: snapshots of leaderboards as they stood at
// each midnight of event time, wallets' activity by day, and the positions that they closed (semantics 8).
// The engine's commit writes it.
//
// It promises that a snapshot is read whole or not at all, and that every body ends in a checksum.
package history

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"smartmoney/ent/gen/leaderboardday"
	"smartmoney/ent/gen/walletday"
	"smartmoney/internal/enginestate"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

// Days is the history of all chains. Its methods may be called from any goroutine.
type Days struct{ *sqldb.DB }

// New returns the history in a database.
func New(db *sqldb.DB) *Days { return &Days{db} }

// An id of a snapshot's row is its chain, day and rank, in this many bits.
const (
	dayBits  = 24
	rankBits = 24
)

// snapshotID returns the id of a rank, from 1, of a snapshot. That of rank 0 is before all others of
// the snapshot and after those of earlier days.
func snapshotID(chain smartmoney.Chain, day int32, rank int) int64 {
	return int64(chain.Index())<<(dayBits+rankBits) | int64(day)<<rankBits | int64(rank)
}

func dayOfID(id int64) int32 { return int32(id >> rankBits & (1<<dayBits - 1)) }

var insertSnapshot = sqldb.InsertRows(leaderboardday.Table, " ON CONFLICT DO NOTHING",
	sqldb.Col(leaderboardday.FieldID, "bigint"), sqldb.Col(leaderboardday.FieldChain, "bigint"), sqldb.Col(leaderboardday.FieldDay, "bigint"),
	sqldb.Col(leaderboardday.FieldRank, "bigint"), sqldb.Col(leaderboardday.FieldWallet, "text"),
	sqldb.Col(leaderboardday.FieldTraderScore, "float8"), sqldb.Col(leaderboardday.FieldTradeCount, "bigint"),
	sqldb.Col(leaderboardday.FieldBuyCount, "bigint"), sqldb.Col(leaderboardday.FieldSellCount, "bigint"),
	sqldb.Col(leaderboardday.FieldBuyVolumeUsd, "float8"), sqldb.Col(leaderboardday.FieldSellVolumeUsd, "float8"),
	sqldb.Col(leaderboardday.FieldLargestTradeUsd, "float8"), sqldb.Col(leaderboardday.FieldClosedPositions, "bigint"),
	sqldb.Col(leaderboardday.FieldWinningPositions, "bigint"), sqldb.Col(leaderboardday.FieldTokensTraded, "bigint"),
	sqldb.Col(leaderboardday.FieldRealizedPnlUsd, "float8"), sqldb.Col(leaderboardday.FieldNetPnlUsd, "float8"),
	sqldb.Col(leaderboardday.FieldWinRate, "float8"), sqldb.Col(leaderboardday.FieldFirstTradeAt, "bigint"),
	sqldb.Col(leaderboardday.FieldLastTradeAt, "bigint"))

// WriteSnapshots inserts rows of snapshots in the engine's commit. Rows that are there stay.
func WriteSnapshots(ctx context.Context, db *sqldb.DB, tx *sql.Tx, parts []enginestate.SnapshotRows) error {
	for i := range parts {
		if err := insertSnapshot.Run(ctx, db.Dialect(), tx, snapshotColumns(&parts[i])...); err != nil {
			return fmt.Errorf("snapshot of %s, day %d: %w", parts[i].Chain, parts[i].Day, err)
		}
	}
	return nil
}

// snapshotColumns returns rows as insertSnapshot takes them.
func snapshotColumns(p *enginestate.SnapshotRows) []any {
	ints := func(of func(*smartmoney.Wallet) int) []int64 {
		return column(p.Rows, func(w *smartmoney.Wallet) int64 { return int64(of(w)) })
	}
	floats := func(of func(*smartmoney.Wallet) float64) []float64 { return column(p.Rows, of) }
	return []any{
		column(p.Rows, func(w *smartmoney.Wallet) int64 { return snapshotID(p.Chain, p.Day, w.Rank) }),
		ints(func(*smartmoney.Wallet) int { return p.Chain.Index() }),
		ints(func(*smartmoney.Wallet) int { return int(p.Day) }),
		ints(func(w *smartmoney.Wallet) int { return w.Rank }),
		column(p.Rows, func(w *smartmoney.Wallet) string { return w.Address }),
		floats(func(w *smartmoney.Wallet) float64 { return w.TraderScore }),
		ints((*smartmoney.Wallet).TradeCount),
		ints(func(w *smartmoney.Wallet) int { return w.BuyCount }),
		ints(func(w *smartmoney.Wallet) int { return w.SellCount }),
		floats(func(w *smartmoney.Wallet) float64 { return w.TotalBuyVolumeUSD }),
		floats(func(w *smartmoney.Wallet) float64 { return w.TotalSellVolumeUSD }),
		floats(func(w *smartmoney.Wallet) float64 { return w.LargestTradeUSD }),
		ints(func(w *smartmoney.Wallet) int { return w.ClosedPositions }),
		ints(func(w *smartmoney.Wallet) int { return w.WinningPositions }),
		ints(func(w *smartmoney.Wallet) int { return w.TokensTraded }),
		floats(func(w *smartmoney.Wallet) float64 { return w.RealizedPnlUSD }),
		floats(func(w *smartmoney.Wallet) float64 { return w.NetPnlUSD }),
		floats(func(w *smartmoney.Wallet) float64 { return w.WinRate }),
		column(p.Rows, func(w *smartmoney.Wallet) int64 { return w.FirstTradeTime.UnixNano() }),
		column(p.Rows, func(w *smartmoney.Wallet) int64 { return w.LastTradeTime.UnixNano() }),
	}
}

func column[T any](rows []smartmoney.Wallet, of func(*smartmoney.Wallet) T) []T {
	out := make([]T, len(rows))
	for i := range rows {
		out[i] = of(&rows[i])
	}
	return out
}

// ResumeSnapshot reports whether a snapshot is complete. Of one that is not it deletes the rows, which
// may have been made with other settings.
func (db *Days) ResumeSnapshot(ctx context.Context, chain smartmoney.Chain, day int32) (complete bool, err error) {
	if complete, err = db.hasRank(ctx, chain, day, 1); err != nil || complete {
		return complete, err
	}
	_, err = db.Writer().ExecContext(ctx, "DELETE FROM "+leaderboardday.Table+" WHERE "+leaderboardday.FieldID+" > $1 AND "+leaderboardday.FieldID+" < $2",
		snapshotID(chain, day, 0), snapshotID(chain, day+1, 0))
	if err != nil {
		return false, fmt.Errorf("delete the unfinished snapshot of %s, day %d: %w", chain, day, err)
	}
	return false, nil
}

func (db *Days) hasRank(ctx context.Context, chain smartmoney.Chain, day int32, rank int) (found bool, err error) {
	err = sqldb.EachRow(ctx, db.Reader(), "SELECT 1 FROM "+leaderboardday.Table+" WHERE "+leaderboardday.FieldID+" = $1",
		[]any{snapshotID(chain, day, rank)}, func(*sql.Rows) error {
			found = true
			return nil
		})
	if err != nil {
		return false, fmt.Errorf("find rank %d of the snapshot of %s, day %d: %w", rank, chain, day, err)
	}
	return found, nil
}

// SnapshotDay returns the day of the newest snapshot of a chain that was over on or before a day; ok is
// false if there is none.
func (db *Days) SnapshotDay(ctx context.Context, chain smartmoney.Chain, upTo int32) (day int32, ok bool, err error) {
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
		if complete, err := db.hasRank(ctx, chain, day, 1); err != nil || complete {
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

// LeaderboardSnapshot returns the wallets of a snapshot by rank, none if there is no such snapshot.
func (db *Days) LeaderboardSnapshot(ctx context.Context, chain smartmoney.Chain, day int32) ([]smartmoney.Wallet, error) {
	var all []smartmoney.Wallet
	err := sqldb.EachBody(ctx, db.Reader(), "SELECT "+snapshotFields+" FROM "+leaderboardday.Table+
		" WHERE "+leaderboardday.FieldID+" > $1 AND "+leaderboardday.FieldID+" < $2 ORDER BY "+leaderboardday.FieldID,
		[]any{snapshotID(chain, day, 0), snapshotID(chain, day+1, 0)}, func(rows *sql.Rows) error {
			all = append(all, smartmoney.Wallet{Chain: chain})
			return scanRow(rows, &all[len(all)-1])
		})
	if err != nil {
		return nil, fmt.Errorf("read the snapshot of %s, day %d: %w", chain, day, err)
	}
	if len(all) == 0 || all[0].Rank != 1 { // it is being written
		return nil, nil
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

// sweepRows is how many rows one statement of SweepHistory deletes at most, so that other writers do not
// wait for long.
const sweepRows = 2000

// SweepHistory deletes the snapshots of days before a day, by Chain.Index. What it deleted before an
// error stays deleted.
func (db *Days) SweepHistory(ctx context.Context, before [smartmoney.ChainCount]int32) error {
	for i, chain := range smartmoney.Chains() {
		err := db.sweep(ctx, "DELETE FROM "+leaderboardday.Table+" WHERE "+leaderboardday.FieldID+" IN (SELECT "+leaderboardday.FieldID+
			" FROM "+leaderboardday.Table+" WHERE "+leaderboardday.FieldID+" > $1 AND "+leaderboardday.FieldID+" < $2 ORDER BY "+leaderboardday.FieldID+" LIMIT $3)",
			snapshotID(chain, 0, 0), snapshotID(chain, before[i], 0))
		if err != nil {
			return fmt.Errorf("sweep snapshots of %s: %w", chain, err)
		}
		err = db.sweep(ctx, "DELETE FROM "+walletday.Table+" WHERE "+walletday.FieldID+" IN (SELECT "+walletday.FieldID+
			" FROM "+walletday.Table+" WHERE "+walletday.FieldChain+" = $1 AND "+walletday.FieldDay+" < $2 ORDER BY "+walletday.FieldDay+" LIMIT $3)",
			chain.Index(), before[i])
		if err != nil {
			return fmt.Errorf("sweep wallets' days of %s: %w", chain, err)
		}
	}
	return nil
}

// sweep runs a statement that deletes up to sweepRows rows, its last argument, until none are left.
func (db *Days) sweep(ctx context.Context, statement string, args ...any) error {
	for {
		done, err := db.Writer().ExecContext(ctx, statement, append(args[:len(args):len(args)], sweepRows)...)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n < sweepRows {
			return err
		}
	}
}
