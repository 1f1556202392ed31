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
	if err := db.tryWrite(ctx); err != nil {
		db.log.WarnContext(ctx, "the database takes no writes", "error", err)
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "the database takes no writes at present, its disk may be full: the log says why")
	}
	db.unwritable.Store(false)
	return nil
}

// tryWrite writes an idempotency record that no request has. Its time differs from the last one's:
// SQLite writes nothing where an update changes nothing. It is dropped as all old ones are.
func (db *DB) tryWrite(ctx context.Context) error {
	_, err := db.Writer().ExecContext(ctx, `INSERT INTO idempotency_records (key, created_at, response) VALUES ('readiness', $1, '')
		ON CONFLICT (key) DO UPDATE SET created_at = excluded.created_at`, db.now().UnixNano())
	return err
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
