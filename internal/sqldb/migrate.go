package sqldb

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	atlas "ariga.io/atlas/sql/migrate"
	atpostgres "ariga.io/atlas/sql/postgres"
	"ariga.io/atlas/sql/schema"
	atsqlite "ariga.io/atlas/sql/sqlite"

	"github.com/smartmoneyhq/smartmoney/ent/migrate"
)

// migrationLock is the PostgreSQL advisory lock of a migrating process.
const migrationLock = 0x736d6d6967 // "smmig"

// Pending returns the names of the migrations that the database lacks, in order. It returns an
// error if the database has migrations unknown to this program, which means that a newer version
// migrated it.
func (db *DB) Pending(ctx context.Context) ([]string, error) {
	ex, err := db.executor(ctx, db.reader)
	if err != nil {
		return nil, err
	}
	return pendingOf(ctx, ex)
}

func pendingOf(ctx context.Context, ex *atlas.Executor) ([]string, error) {
	files, err := ex.Pending(ctx)
	if errors.Is(err, atlas.ErrNoPendingFiles) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("list pending migrations: %w", err)
	}
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = f.Name()
	}
	return names, nil
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
	names, err := db.Pending(ctx)
	if err != nil || len(names) == 0 {
		return err
	}
	applied, err := (&revisions{conn: db.reader, dialect: db.dialect}).ReadRevisions(ctx)
	if err != nil {
		return err
	}
	if len(applied) > 0 {
		return fmt.Errorf("the database lacks the migrations %s: run `smartmoney migrate`", strings.Join(names, ", "))
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
	if err := createRevisions(ctx, tx); err != nil {
		return nil, err
	}
	ex, err := db.executor(ctx, tx)
	if err != nil {
		return nil, err
	}
	// Another process may have applied all while this one waited for the lock.
	names, err := pendingOf(ctx, ex)
	if err != nil || len(names) == 0 {
		return nil, err
	}
	if err := ex.ExecuteN(ctx, 0); err != nil {
		return nil, fmt.Errorf("apply migrations: %w", err)
	}
	if db.dialect == SQLite {
		return names, checkForeignKeys(ctx, tx)
	}
	return names, nil
}

// executor returns Atlas's executor over a connection. It refuses a database with revisions that
// the embedded directory lacks or holds in another form.
func (db *DB) executor(ctx context.Context, conn schema.ExecQuerier) (*atlas.Executor, error) {
	dir, err := migrate.Dir(string(db.dialect))
	if err != nil {
		return nil, err
	}
	revisions := &revisions{conn: conn, dialect: db.dialect}
	if err := revisions.checkKnown(ctx, dir); err != nil {
		return nil, err
	}
	var drv atlas.Driver
	if db.dialect == Postgres {
		drv, err = atpostgres.Open(conn)
	} else {
		drv, err = atsqlite.Open(conn)
	}
	if err != nil {
		return nil, fmt.Errorf("inspect the database: %w", err)
	}
	// The database may hold tables of others.
	ex, err := atlas.NewExecutor(drv, dir, revisions, atlas.WithAllowDirty(true))
	if err != nil {
		return nil, fmt.Errorf("prepare migrations: %w", err)
	}
	return ex, nil
}

// SchemaVersion returns a hash of this program's migrations for a dialect. It changes with any
// migration file and with the layout of the revisions table.
func SchemaVersion(d Dialect) (string, error) {
	dir, err := migrate.Dir(string(d))
	if err != nil {
		return "", err
	}
	sum, err := dir.Checksum()
	if err != nil {
		return "", fmt.Errorf("sum up migrations: %w", err)
	}
	return sum.Sum() + " " + revisionColumns, nil
}

func (r *revisions) checkKnown(ctx context.Context, dir atlas.Dir) error {
	applied, err := r.ReadRevisions(ctx)
	if err != nil {
		return err
	}
	files, err := dir.Files()
	if err != nil {
		return fmt.Errorf("list migrations: %w", err)
	}
	sums, err := dir.Checksum()
	if err != nil {
		return fmt.Errorf("sum up migrations: %w", err)
	}
	for _, a := range applied {
		at := slices.IndexFunc(files, func(f atlas.File) bool { return f.Version() == a.Version })
		if at < 0 {
			return fmt.Errorf("the database has migration %s_%s, which this version of the program does not know: use a newer version",
				a.Version, a.Description)
		}
		if sum, err := sums.SumByName(files[at].Name()); err != nil || sum != a.Hash {
			return errors.Join(err, fmt.Errorf(
				"the database was made by another form of migration %s_%s than this program holds: use the version of the program that made it",
				a.Version, a.Description))
		}
	}
	return nil
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

const (
	revisionsTable  = "schema_revisions"
	revisionColumns = "version, description, kind, applied, total, executed_at, hash, partial_hashes"
)

// revisions stores the applied migrations, one row each. Atlas has such a store in its command line
// tool only. Errors are not stored: a failed migration is rolled back together with its row.
type revisions struct {
	conn    schema.ExecQuerier
	dialect Dialect
}

var _ atlas.RevisionReadWriter = (*revisions)(nil)

func createRevisions(ctx context.Context, conn schema.ExecQuerier) error {
	_, err := conn.ExecContext(ctx, `CREATE TABLE IF NOT EXISTS `+revisionsTable+` (
		version text NOT NULL PRIMARY KEY,
		description text NOT NULL,
		kind integer NOT NULL,
		applied integer NOT NULL,
		total integer NOT NULL,
		executed_at bigint NOT NULL,
		hash text NOT NULL,
		partial_hashes text NOT NULL)`)
	if err != nil {
		return fmt.Errorf("make table %s: %w", revisionsTable, err)
	}
	return nil
}

// Ident returns the name of the table.
func (r *revisions) Ident() *atlas.TableIdent { return &atlas.TableIdent{Name: revisionsTable} }

// ReadRevisions returns all revisions by version, none if the table does not exist yet.
func (r *revisions) ReadRevisions(ctx context.Context) ([]*atlas.Revision, error) {
	exists := "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = '" + revisionsTable + "'"
	if r.dialect == Postgres {
		exists = "SELECT count(to_regclass('" + revisionsTable + "'))"
	}
	n, err := queryAll(ctx, r.conn, func(rows *sql.Rows) (n int, err error) { return n, rows.Scan(&n) }, exists)
	if err != nil || n[0] == 0 {
		return nil, err
	}
	return queryAll(ctx, r.conn, scanRevision,
		"SELECT "+revisionColumns+" FROM "+revisionsTable+" ORDER BY version")
}

// ReadRevision returns the revision of a version, or atlas.ErrRevisionNotExist.
func (r *revisions) ReadRevision(ctx context.Context, version string) (*atlas.Revision, error) {
	all, err := queryAll(ctx, r.conn, scanRevision,
		"SELECT "+revisionColumns+" FROM "+revisionsTable+" WHERE version = $1", version)
	if err != nil {
		return nil, err
	}
	if len(all) == 0 {
		return nil, atlas.ErrRevisionNotExist
	}
	return all[0], nil
}

// WriteRevision inserts or replaces the revision of a version.
func (r *revisions) WriteRevision(ctx context.Context, rev *atlas.Revision) error {
	partial, err := json.Marshal(rev.PartialHashes)
	if err != nil {
		return fmt.Errorf("encode revision %s: %w", rev.Version, err)
	}
	_, err = r.conn.ExecContext(ctx, `INSERT INTO `+revisionsTable+` (`+revisionColumns+`)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
		ON CONFLICT (version) DO UPDATE SET description = excluded.description, kind = excluded.kind,
			applied = excluded.applied, total = excluded.total, executed_at = excluded.executed_at,
			hash = excluded.hash, partial_hashes = excluded.partial_hashes`,
		rev.Version, rev.Description, int64(rev.Type), rev.Applied, rev.Total, rev.ExecutedAt.UnixNano(),
		rev.Hash, string(partial))
	if err != nil {
		return fmt.Errorf("write revision %s: %w", rev.Version, err)
	}
	return nil
}

// DeleteRevision deletes the revision of a version.
func (r *revisions) DeleteRevision(ctx context.Context, version string) error {
	if _, err := r.conn.ExecContext(ctx, "DELETE FROM "+revisionsTable+" WHERE version = $1", version); err != nil {
		return fmt.Errorf("delete revision %s: %w", version, err)
	}
	return nil
}

func scanRevision(rows *sql.Rows) (*atlas.Revision, error) {
	var (
		rev     atlas.Revision
		kind    int64
		at      int64 // Unix nanoseconds
		partial string
	)
	err := rows.Scan(&rev.Version, &rev.Description, &kind, &rev.Applied, &rev.Total, &at, &rev.Hash, &partial)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal([]byte(partial), &rev.PartialHashes); err != nil {
		return nil, fmt.Errorf("decode revision: %w", err)
	}
	rev.Type, rev.ExecutedAt = atlas.RevisionType(kind), time.Unix(0, at).UTC()
	return &rev, nil
}

// queryAll runs a query and scans every row before it returns: a single connection runs nothing
// else while rows are open.
func queryAll[T any](ctx context.Context, conn schema.ExecQuerier, scan func(*sql.Rows) (T, error), query string, args ...any) (_ []T, err error) {
	rows, err := conn.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, fmt.Errorf("query %s: %w", revisionsTable, err)
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	var all []T
	for rows.Next() {
		v, err := scan(rows)
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", revisionsTable, err)
		}
		all = append(all, v)
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("read %s: %w", revisionsTable, err)
	}
	return all, nil
}
