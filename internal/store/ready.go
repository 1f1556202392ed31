package store

import (
	"context"
	"fmt"

	"smartmoney/internal/outage"
	"smartmoney/internal/smartmoney"
)

// Ready returns nil while the database answers, and takes writes as far as is known:
// after a write has failed because there is no room, or the database is read-only, one
// is tried. Its *smartmoney.Error says so.
func (db *DB) Ready(ctx context.Context) error {
	if err := db.Reader().PingContext(ctx); err != nil {
		return fmt.Errorf("ask the database: %w", err)
	}
	if !db.unwritable.Load() {
		return nil
	}
	_, err := db.Writer().ExecContext(ctx, "UPDATE log_heads SET last_seq = last_seq WHERE chain = 0")
	if err != nil {
		db.log.WarnContext(ctx, "the database takes no writes", "error", err)
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "the database takes no writes at present, its disk may be full: the log says why")
	}
	db.unwritable.Store(false)
	return nil
}

// wrote remembers whether writing works, by the error of a write.
func (db *DB) wrote(err error) error {
	switch {
	case err == nil:
		db.unwritable.Store(false)
	case outage.Is(err):
		db.unwritable.Store(true)
	}
	return err
}
