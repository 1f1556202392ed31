package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/migrate"
)

// migrationLock is the PostgreSQL advisory lock of a migrating process.
const migrationLock = 0x736d6d6967 // "smmig"

// Pending returns the names of the migrations that the database lacks, in order. It returns an
// error if the database has migrations unknown to this program, which means that a newer version
// migrated it, or lacks one although it has later ones.
func (db *DB) Pending(ctx context.Context) ([]string, error) {
	lacking, _, err := db.lacking(ctx, db.reader)
	return fileNames(lacking), err
}

func fileNames(migrations []migrate.Migration) (names []string) {
	for _, m := range migrations {
		names = append(names, m.Name)
	}
	return names
}

// Migrate applies the migrations that the database lacks, all or none, in one transaction.
// Concurrent calls in several processes wait for each other.
func (db *DB) Migrate(ctx context.Context) (err error) {
	names, err := db.Pending(ctx)
	if err != nil || len(names) == 0 {
		return err
	}
	conn, closeConn, err := db.migrator()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closeConn()) }()
	// On SQLite the transaction locks out other writers from its start.
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin migrating: %w", err)
	}
	defer tx.Rollback() //nolint:errcheck // after a commit there is nothing to roll back
	applied, err := db.migrateTx(ctx, tx)
	if err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit migrations: %w", err)
	}
	if len(applied) > 0 {
		db.log.InfoContext(ctx, "database migrated", "dialect", db.dialect, "migrations", len(applied), "to", applied[len(applied)-1])
	}
	return nil
}

// MigrateNew migrates a database without any migrations, and refuses one that lacks some: a service
// of an older version may be running on it.
func (db *DB) MigrateNew(ctx context.Context) error {
	lacking, applied, err := db.lacking(ctx, db.reader)
	if err != nil || len(lacking) == 0 {
		return err
	}
	if applied > 0 {
		return fmt.Errorf("the database lacks the migrations %s: run `smartmoney migrate`", strings.Join(fileNames(lacking), ", "))
	}
	return db.Migrate(ctx)
}

// migrateTx applies the pending migrations and returns their names.
func (db *DB) migrateTx(ctx context.Context, tx *sql.Tx) ([]string, error) {
	if db.dialect == Postgres {
		if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", int64(migrationLock)); err != nil {
			return nil, fmt.Errorf("lock migrations: %w", err)
		}
	}
	if _, err := tx.ExecContext(ctx, createRevisions); err != nil {
		return nil, fmt.Errorf("make the table of migrations: %w", err)
	}
	// Another process may have applied all while this one waited for the lock.
	lacking, _, err := db.lacking(ctx, tx)
	if err != nil || len(lacking) == 0 {
		return nil, err
	}
	for _, m := range lacking {
		if err := apply(ctx, tx, m); err != nil {
			return nil, fmt.Errorf("apply migration %s: %w", m.Name, err)
		}
	}
	if db.dialect == SQLite {
		return fileNames(lacking), checkForeignKeys(ctx, tx)
	}
	return fileNames(lacking), nil
}

// createRevisions makes the table of applied migrations, one row each, as Atlas has it: kind,
// applied, total and partial_hashes are of statements that Atlas applied one by one.
const createRevisions = `CREATE TABLE IF NOT EXISTS schema_revisions (
	version text NOT NULL PRIMARY KEY,
	description text NOT NULL,
	kind integer NOT NULL,
	applied integer NOT NULL,
	total integer NOT NULL,
	executed_at bigint NOT NULL,
	hash text NOT NULL,
	partial_hashes text NOT NULL)`

// apply runs the statements of a migration and notes it.
func apply(ctx context.Context, tx *sql.Tx, m migrate.Migration) error {
	if _, err := tx.ExecContext(ctx, m.SQL); err != nil {
		return err
	}
	_, err := tx.ExecContext(ctx, `INSERT INTO schema_revisions (version, description, kind, applied, total, executed_at, hash, partial_hashes)
		VALUES ($1, $2, 2, 1, 1, $3, $4, 'null')`, m.Version, m.Description, time.Now().UnixNano(), m.Hash)
	return err
}

// lacking returns the migrations that a database lacks, in order, and how many it has. It refuses a
// database with migrations that this program lacks or has in another form.
func (db *DB) lacking(ctx context.Context, conn Querier) (lacking []migrate.Migration, applied int, err error) {
	all, err := migrate.All(string(db.dialect))
	if err != nil {
		return nil, 0, err
	}
	hashes, err := db.appliedHashes(ctx, conn, all)
	if err != nil {
		return nil, 0, fmt.Errorf("read applied migrations: %w", err)
	}
	for _, m := range all {
		hash, ok := hashes[m.Version]
		switch {
		case !ok:
			lacking = append(lacking, m)
		case hash != m.Hash:
			return nil, 0, fmt.Errorf(
				"the database was made by another form of migration %s_%s than this program holds: use the version of the program that made it",
				m.Version, m.Description)
		case len(lacking) > 0:
			return nil, 0, fmt.Errorf("the database has migration %s and lacks %s, which comes before it", m.Name, lacking[0].Name)
		}
	}
	return lacking, len(hashes), nil
}

// appliedHashes returns the hashes of the applied migrations by version, none if their table does
// not exist yet.
func (db *DB) appliedHashes(ctx context.Context, conn Querier, all []migrate.Migration) (map[string]string, error) {
	exists := "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'schema_revisions'"
	if db.dialect == Postgres {
		exists = "SELECT count(to_regclass('schema_revisions'))"
	}
	tables, hashes := 0, map[string]string{}
	err := EachRow(ctx, conn, exists, nil, func(rows *sql.Rows) error { return rows.Scan(&tables) })
	if err != nil || tables == 0 {
		return nil, err
	}
	return hashes, EachRow(ctx, conn, "SELECT version, description, hash FROM schema_revisions ORDER BY version", nil, func(rows *sql.Rows) error {
		var version, description, hash string
		err := rows.Scan(&version, &description, &hash)
		hashes[version] = hash
		if err == nil && !slices.ContainsFunc(all, func(m migrate.Migration) bool { return m.Version == version }) {
			err = fmt.Errorf("the database has migration %s_%s, which this version of the program does not know: use a newer version", version, description)
		}
		return err
	})
}

// SchemaVersion returns a hash of this program's migrations for a dialect, which changes with any
// migration file.
func SchemaVersion(d Dialect) (string, error) {
	all, err := migrate.All(string(d))
	if err != nil {
		return "", err
	}
	return all[len(all)-1].Hash, nil
}

func checkForeignKeys(ctx context.Context, tx *sql.Tx) error {
	var table, parent string
	err := tx.QueryRowContext(ctx, "SELECT \"table\", \"parent\" FROM pragma_foreign_key_check LIMIT 1").Scan(&table, &parent)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("check foreign keys: %w", err)
	}
	return fmt.Errorf("migrations leave rows of %s that point to no row of %s", table, parent)
}
