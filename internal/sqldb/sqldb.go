// Package sqldb is the base of the store. It opens PostgreSQL or SQLite, migrates it, and provides
// what the storing packages share: pools, transactions, the generated client, bulk writes,
// checksums, notifications, and rows that a process holds a lease of.
//
// It promises that a hanging server does not hang its callers, and that times are in UTC with
// microseconds. It knows no tables except that of the migrations and the one that Ready writes to.
package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Dialect is the kind of database.
type Dialect string

// The dialects; their values are the drivers' names.
const (
	Postgres Dialect = "postgres"
	SQLite   Dialect = "sqlite"
)

// Clock returns the SQL of the database's time at this moment, in microseconds since the Unix
// epoch.
func (d Dialect) Clock() string {
	if d == Postgres {
		return "CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS bigint)"
	}
	return "CAST(unixepoch('subsec') * 1000000 AS integer)"
}

// DB is an open database. It is safe for concurrent use.
type DB struct {
	dialect Dialect
	writer  *sql.DB
	reader  *sql.DB
	client  *gen.Client // writes
	reads   *gen.Client
	now     func() time.Time
	log     *slog.Logger

	commits *sql.DB // the engine's loop's own connections; SQLite: the writer
	appends *sql.DB // those of appends to the event log; SQLite: the writer
	inner   *sql.DB // SQLite only: what the loop and appends read
	leases  *sql.DB // PostgreSQL only: sessions that may hold the engine's lease

	// Leads is true while a lease taken through this DB is held. PostgreSQL only.
	Leads atomic.Bool

	unwritable atomic.Pointer[string] // why the last write failed: no space, or read-only; nil: it did not
	maxConns   int                    // PostgreSQL only

	path      string        // SQLite only: of the file
	url       string        // PostgreSQL only, for listening
	ioTimeout time.Duration // PostgreSQL only

	frozenAfter time.Duration // PostgreSQL only

	// migrator opens the connection for migrations, whose timeouts are longer than the pools', and
	// returns the function that closes it.
	migrator func() (*sql.DB, func() error, error)
}

// Dialect returns the kind of database.
func (db *DB) Dialect() Dialect { return db.dialect }

// Writer returns the pool for writes. On SQLite it has one connection, whose transactions take the
// write lock as they begin: a caller that holds a transaction and begins a second one deadlocks.
func (db *DB) Writer() *sql.DB { return db.writer }

// Reader returns the pool for reads. On SQLite its connections refuse writes; on PostgreSQL it is
// the same pool as Writer.
func (db *DB) Reader() *sql.DB { return db.reader }

// Close closes the connections. It waits for running statements. On PostgreSQL it returns no error:
// a connection that cannot say that it ends has ended, and what was committed before is safe.
func (db *DB) Close() error {
	if db.dialect == Postgres {
		for _, pool := range []*sql.DB{db.commits, db.appends, db.leases, db.writer} {
			_ = pool.Close()
		}
		return nil
	}
	// The writer is closed last: the last connection to close merges the write-ahead log into the
	// file.
	if err := errors.Join(db.reader.Close(), db.inner.Close(), db.writer.Close()); err != nil {
		return fmt.Errorf("close database: %w", err)
	}
	return nil
}

// Client returns the generated client for writes.
func (db *DB) Client() *gen.Client { return db.client }

// ReadClient returns the generated client for reads.
func (db *DB) ReadClient() *gen.Client { return db.reads }

// Commits returns the pool of the engine's commit: on PostgreSQL connections of its own, so that
// a commit never waits for other users of the database; on SQLite the writer.
func (db *DB) Commits() *sql.DB { return db.commits }

// LoopReader returns the pool for what the engine's loop reads: on PostgreSQL that of its commit,
// on SQLite one that it shares with AppendReader. Nobody's question occupies it.
func (db *DB) LoopReader() *sql.DB { return db.own(db.commits) }

// Appends returns the pool for appends to the event log: on PostgreSQL connections of its own, so
// that ingest never waits for readers; on SQLite the writer.
func (db *DB) Appends() *sql.DB { return db.appends }

// AppendReader returns the pool for what is read for an append: on PostgreSQL that of Appends, on
// SQLite that of LoopReader.
func (db *DB) AppendReader() *sql.DB { return db.own(db.appends) }

// own returns a pool of PostgreSQL, on SQLite that of what the service itself reads.
func (db *DB) own(pool *sql.DB) *sql.DB {
	if db.dialect == Postgres {
		return pool
	}
	return db.inner
}

// Leases returns the pool of sessions that may hold a lease. The server ends each after
// LeaseExpires of silence. PostgreSQL only.
func (db *DB) Leases() *sql.DB { return db.leases }

// Now returns the time of the clock in Options.
func (db *DB) Now() time.Time { return db.now() }

// Logger returns the logger in Options.
func (db *DB) Logger() *slog.Logger { return db.log }

// MaxConns returns the maximum number of connections of Writer and Reader. PostgreSQL only.
func (db *DB) MaxConns() int { return db.maxConns }

// FrozenAfter returns the value in Options.
func (db *DB) FrozenAfter() time.Duration { return db.frozenAfter }

func (db *DB) openEnt() {
	db.client = gen.NewClient(gen.Driver(entsql.OpenDB(db.EntDialect(), db.writer)))
	reads := entsql.OpenDB(db.EntDialect(), db.reader)
	if db.dialect == SQLite {
		reads = entsql.NewDriver(db.EntDialect(), entsql.Conn{ExecQuerier: newPrepared(db.reader)})
	}
	db.reads = gen.NewClient(gen.Driver(reads))
}

// ClientIn returns a generated client whose statements are part of a transaction.
func (db *DB) ClientIn(tx *sql.Tx) *gen.Client {
	return gen.NewClient(gen.Driver(within{entsql.NewDriver(db.EntDialect(), entsql.Conn{ExecQuerier: tx})}))
}

// within is a driver of one transaction, in which the generated client begins none of its own.
type within struct{ dialect.Driver }

// Tx returns the current transaction. The caller ends it.
func (w within) Tx(context.Context) (dialect.Tx, error) { return dialect.NopTx(w.Driver), nil }

// EntDialect returns ent's name of the kind of database, for queries that are built with ent and
// streamed.
func (db *DB) EntDialect() string {
	return map[Dialect]string{Postgres: "postgres", SQLite: "sqlite3"}[db.dialect]
}

// Timestamp returns the current time with the database's precision: UTC, microseconds.
func (db *DB) Timestamp() time.Time { return Time(db.now()) }

// Time returns a time with the database's precision: UTC, microseconds.
func Time(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }

// Rollback ends a transaction that is not committed. After a commit it does nothing.
func Rollback(tx *sql.Tx) {
	// fails after Commit, and on a broken connection, which undoes the transaction itself
	_ = tx.Rollback()
}

// Clip shortens a caller's text for use in a message.
func Clip(s string) string {
	const most = 80
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}

// Snapshot begins a read transaction whose statements all see one snapshot of the database.
func (db *DB) Snapshot(ctx context.Context) (*sql.Tx, error) { return db.SnapshotIn(ctx, db.Reader()) }

// SnapshotIn is Snapshot on a connection of a pool of this database.
func (db *DB) SnapshotIn(ctx context.Context, pool *sql.DB) (*sql.Tx, error) {
	options := &sql.TxOptions{ReadOnly: true}
	if db.Dialect() == Postgres {
		options.Isolation = sql.LevelRepeatableRead
	}
	return pool.BeginTx(ctx, options)
}

// FromMicro converts a wall time of a bulk table.
func FromMicro(at int64) time.Time { return time.UnixMicro(at).UTC() }

// Ready returns nil if the database answers and is known to accept writes. After a write has failed
// because the disk is full or the database is read-only, it tries one. Otherwise it returns a
// *smartmoney.Error with the reason.
func (db *DB) Ready(ctx context.Context) error {
	if err := db.Reader().PingContext(ctx); err != nil {
		return fmt.Errorf("ask the database: %w", err)
	}
	if db.Unwritable() == "" {
		return nil
	}
	if err := db.tryWrite(ctx); err != nil {
		_ = db.Wrote(err)
		db.log.WarnContext(ctx, "the database takes no writes", "error", err)
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "the database takes no writes at present: its disk may be full, or another program may lock it")
	}
	db.unwritable.Store(nil)
	return nil
}

// Unwritable returns why the last write of this process failed, as outage.Reason; empty if it did
// not.
func (db *DB) Unwritable() string {
	if why := db.unwritable.Load(); why != nil {
		return *why
	}
	return ""
}

// File returns the absolute path of the database's file. SQLite only.
func (db *DB) File(ctx context.Context) (path string, err error) {
	if err := db.Reader().QueryRowContext(ctx, "SELECT file FROM pragma_database_list WHERE name = 'main'").Scan(&path); err != nil {
		return "", fmt.Errorf("ask where the database is: %w", err)
	}
	return path, nil
}

// ReadOnly reports whether PostgreSQL takes no writes of this process: it is a standby, or the
// settings in the URL say so. It tries none. It is false for SQLite.
func (db *DB) ReadOnly(ctx context.Context) (bool, error) {
	if db.dialect != Postgres {
		return false, nil
	}
	var readOnly bool
	if err := db.Reader().QueryRowContext(ctx, "SELECT current_setting('transaction_read_only')::bool").Scan(&readOnly); err != nil {
		return false, fmt.Errorf("ask whether the database takes writes: %w", err)
	}
	return readOnly, nil
}

// Probe returns an error if PostgreSQL does not answer. It never waits for other users of the
// pools.
func (db *DB) Probe(ctx context.Context) error { return db.Leases().PingContext(ctx) }

// tryWrite writes an idempotency record that belongs to no request. Its time differs from the last
// one's, because SQLite writes nothing if an update changes nothing. It is dropped like all old
// records.
func (db *DB) tryWrite(ctx context.Context) error {
	_, err := db.Writer().ExecContext(ctx, `INSERT INTO idempotency_records (key, created_at, response) VALUES ('readiness', $1, '')
		ON CONFLICT (key) DO UPDATE SET created_at = excluded.created_at`, db.now().UnixNano())
	return err
}

// Wrote records whether writes work, judging by the error of a write, which it returns.
func (db *DB) Wrote(err error) error {
	switch {
	case err == nil:
		db.unwritable.Store(nil)
	case outage.Is(err):
		db.unwritable.Store(new(outage.Reason(err)))
	}
	return err
}
