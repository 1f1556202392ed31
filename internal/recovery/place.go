package recovery

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// place identifies where PostgreSQL's data is: the server's cluster, its timeline, which a
// promotion or a recovery to a moment changes, and the database, which a restored dump is another
// of.
const place = `SELECT (SELECT system_identifier FROM pg_control_system()) || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '/' ||
	(SELECT oid FROM pg_database WHERE datname = current_database())`

// Moved reports whether the data was last marked on another server, timeline or database: it was
// restored or its server promoted, and what was committed last may be lost. A database that was
// never marked is marked. It is false for SQLite, and where the server does not say.
func Moved(ctx context.Context, db *sqldb.DB) (bool, error) {
	if db.Dialect() != sqldb.Postgres {
		return false, nil
	}
	var now string
	if err := db.Reader().QueryRowContext(ctx, place).Scan(&now); err != nil {
		return false, fmt.Errorf("ask where the database is: %w", err)
	}
	var marked string
	err := db.Reader().QueryRowContext(ctx, "SELECT place FROM database_place WHERE id = 0").Scan(&marked)
	if errors.Is(err, sql.ErrNoRows) {
		return false, MarkPlace(ctx, db)
	}
	if err != nil {
		return false, fmt.Errorf("read where the database was: %w", err)
	}
	return marked != now, nil
}

// MarkPlace remembers where the data is now. On SQLite it does nothing.
func MarkPlace(ctx context.Context, db *sqldb.DB) error {
	if db.Dialect() != sqldb.Postgres {
		return nil
	}
	_, err := db.Writer().ExecContext(ctx, "INSERT INTO database_place (id, place) SELECT 0, p.place FROM ("+place+" AS place) AS p ON CONFLICT (id) DO UPDATE SET place = excluded.place")
	if err != nil {
		return fmt.Errorf("mark where the database is: %w", err)
	}
	return nil
}
