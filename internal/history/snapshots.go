// Package history keeps what became of wallets day by day: snapshots of leaderboards as they stood
// at each midnight of event time, wallets' activity by day, and the positions that they closed
// (semantics 8). The engine's commit writes it.
//
// It promises that a snapshot is read whole or not at all, and that every body ends in a checksum.
package history

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/ent/gen/leaderboardday"
	"github.com/smartmoneyhq/smartmoney/ent/gen/walletday"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Days is the history of all chains. Its methods may be called from any goroutine.
type Days struct{ *sqldb.DB }

// New returns the history in a database.
func New(db *sqldb.DB) *Days { return &Days{db} }

// WriteSnapshots inserts rows of snapshots in the engine's commit. Parts that are there stay.
func WriteSnapshots(ctx context.Context, db *sqldb.DB, tx *sql.Tx, snapshots []SnapshotRows) error {
	for i := range snapshots {
		if err := writeParts(ctx, db, tx, &snapshots[i]); err != nil {
			return fmt.Errorf("snapshot of %s, day %d: %w", snapshots[i].Chain, snapshots[i].Day, err)
		}
	}
	return nil
}

// ResumeSnapshot reports whether a snapshot is complete. Of one that is not it deletes the rows,
// which may have been made with other settings.
func (db *Days) ResumeSnapshot(ctx context.Context, chain smartmoney.Chain, day int32) (complete bool, err error) {
	if complete, err = db.complete(ctx, chain, day); err != nil || complete {
		return complete, err
	}
	_, err = db.Writer().ExecContext(ctx, "DELETE FROM leaderboard_parts WHERE chain = $1 AND day = $2", chain.Index(), day)
	if err == nil {
		err = db.deleteRows(ctx, chain, day)
	}
	if err != nil {
		return false, fmt.Errorf("delete the unfinished snapshot of %s, day %d: %w", chain, day, err)
	}
	return false, nil
}

func (db *Days) complete(ctx context.Context, chain smartmoney.Chain, day int32) (found bool, err error) {
	newest, ok, err := db.newestPart(ctx, chain, day)
	if err != nil || ok && newest == day {
		return ok, err
	}
	return db.hasFirstRow(ctx, chain, day)
}

// newestPart returns the newest day up to a day of which a chain has a snapshot in parts; ok is
// false if there is none.
func (db *Days) newestPart(ctx context.Context, chain smartmoney.Chain, upTo int32) (day int32, ok bool, err error) {
	err = sqldb.EachRow(ctx, db.Reader(), "SELECT day FROM leaderboard_parts WHERE chain = $1 AND part = 0 AND day <= $2 ORDER BY day DESC LIMIT 1",
		[]any{chain.Index(), upTo}, func(rows *sql.Rows) error {
			ok = true
			return rows.Scan(&day)
		})
	if err != nil {
		return 0, false, fmt.Errorf("find the newest snapshot of %s up to day %d: %w", chain, upTo, err)
	}
	return day, ok, nil
}

// SnapshotDay returns the day of the newest snapshot of a chain that was over on or before a day;
// ok is false if there is none.
func (db *Days) SnapshotDay(ctx context.Context, chain smartmoney.Chain, upTo int32) (day int32, ok bool, err error) {
	day, ok, err = db.newestPart(ctx, chain, upTo)
	if err != nil {
		return 0, false, err
	}
	inRows, found, err := db.rowsDay(ctx, chain, upTo)
	if err != nil || found && (!ok || inRows > day) {
		return inRows, found, err
	}
	return day, ok, nil
}

// LeaderboardSnapshot returns the wallets of a snapshot by rank, none if there is no such snapshot.
func (db *Days) LeaderboardSnapshot(ctx context.Context, chain smartmoney.Chain, day int32) ([]smartmoney.Wallet, error) {
	all, found, err := db.readParts(ctx, chain, day)
	if err == nil && !found {
		all, err = db.readRows(ctx, chain, day)
	}
	if err != nil {
		return nil, fmt.Errorf("read the snapshot of %s, day %d: %w", chain, day, err)
	}
	return all, nil
}

// sweepRows is how many rows one statement of SweepHistory deletes at most, so that other writers
// do not wait for long.
const sweepRows = 2000

// Statements of SweepHistory, each with a chain or the bounds of its ids.
const (
	sweepSnapshotRows = "DELETE FROM " + leaderboardday.Table + " WHERE " + leaderboardday.FieldID + " IN (SELECT " + leaderboardday.FieldID +
		" FROM " + leaderboardday.Table + " WHERE " + leaderboardday.FieldID + " > $1 AND " + leaderboardday.FieldID + " < $2 ORDER BY " + leaderboardday.FieldID + " LIMIT $3)"
	// A snapshot goes as a whole.
	sweepParts = "DELETE FROM leaderboard_parts WHERE chain = $1 AND day = (SELECT min(day) FROM leaderboard_parts WHERE chain = $1 AND part = 0 AND day < $2)"
	sweepDays  = "DELETE FROM " + walletday.Table + " WHERE " + walletday.FieldID + " IN (SELECT " + walletday.FieldID +
		" FROM " + walletday.Table + " WHERE " + walletday.FieldChain + " = $1 AND " + walletday.FieldDay + " < $2 ORDER BY " + walletday.FieldDay + " LIMIT $3)"
)

// SweepHistory deletes some rows of the snapshots and wallets' days before a day, by Chain.Index,
// in days since 1970, and returns how many; 0: none is left.
func (db *Days) SweepHistory(ctx context.Context, before [smartmoney.ChainCount]int32) (deleted int, err error) {
	for i, chain := range smartmoney.Chains() {
		for _, s := range []struct {
			statement string
			args      []any
		}{
			{sweepSnapshotRows, []any{snapshotID(chain, 0, 0), snapshotID(chain, before[i], 0), sweepRows}},
			{sweepParts, []any{chain.Index(), before[i]}},
			{sweepDays, []any{chain.Index(), before[i], sweepRows}},
		} {
			done, err := db.Writer().ExecContext(ctx, s.statement, s.args...)
			var n int64
			if err == nil {
				n, err = done.RowsAffected()
			}
			if err != nil {
				return deleted, fmt.Errorf("sweep the history of %s before day %d: %w", chain, before[i], err)
			}
			deleted += int(n)
		}
	}
	return deleted, nil
}
