package sqldb

import (
	"context"
	"database/sql"
)

// MigrateFirst applies the first n migrations to an empty database, as the release with these n
// left it.
func MigrateFirst(ctx context.Context, db *DB, n int) error {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer Rollback(tx)
	if _, err := tx.ExecContext(ctx, createRevisions); err != nil {
		return err
	}
	lacking, _, err := db.lacking(ctx, tx)
	if err != nil {
		return err
	}
	for _, m := range lacking[:n] {
		if err := apply(ctx, tx, m); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// PreparedReads returns what the generated client reads through on SQLite, and how many
// statements it keeps.
func PreparedReads(db *DB) (query func(ctx context.Context, query string, args ...any) (*sql.Rows, error), kept func() int) {
	p := newPrepared(db.Reader())
	return p.QueryContext, func() int {
		p.mu.RLock()
		defer p.mu.RUnlock()
		return len(p.statements)
	}
}

// MaxPrepared is how many statements are kept.
const MaxPrepared = maxPrepared

// Ends reports whether a driver's connection fails from some time on, whatever is done with it.
func Ends(c any) bool {
	p, ok := c.(*promptConn)
	if !ok {
		return true
	}
	p.dialled.mu.Lock()
	defer p.dialled.mu.Unlock()
	return p.dialled.over
}
