package sqldb

import (
	"context"
	"database/sql"
	"fmt"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// KeptKind names rows whose deletion is recorded, so that answers can say what they cannot have.
type KeptKind string

// The kinds.
const (
	KeptJournal KeptKind = "journal" // of a chain, by event time
	// of all chains, by sent_at; recorded as of the first chain
	KeptNotifications KeptKind = "notifications"
	KeptClosings      KeptKind = "closings" // of a chain, by event time
)

// MoveKeptSince records, in the transaction that deletes rows of a chain (Chain.Index), that those
// before a time (unix ns) are gone. A later time that is recorded stays.
func MoveKeptSince(ctx context.Context, tx *sql.Tx, kind KeptKind, chain int, before int64) error {
	_, err := tx.ExecContext(ctx, `INSERT INTO kept_since (what, chain, before) VALUES ($1, $2, $3)
		ON CONFLICT (what, chain) DO UPDATE SET before = excluded.before WHERE kept_since.before < excluded.before`, string(kind), chain, before)
	if err != nil {
		return fmt.Errorf("record since when rows of %s are kept: %w", kind, err)
	}
	return nil
}

// KeptSince returns the times (unix ns, by Chain.Index) before which rows were deleted;
// math.MinInt64 where none was.
func KeptSince(ctx context.Context, db *DB, kind KeptKind) (before [smartmoney.ChainCount]int64, err error) {
	for i := range before {
		before[i] = math.MinInt64
	}
	err = EachRow(ctx, db.Reader(), "SELECT chain, before FROM kept_since WHERE what = $1", []any{string(kind)}, func(rows *sql.Rows) error {
		var chain int
		var at int64
		if err := rows.Scan(&chain, &at); err != nil {
			return err
		}
		before[chain] = at
		return nil
	})
	if err != nil {
		return before, fmt.Errorf("read since when rows of %s are kept: %w", kind, err)
	}
	return before, nil
}
