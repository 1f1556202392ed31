// Package sqldb is the base of the store: it opens PostgreSQL or SQLite, brings it to the
// present migrations, and has what the packages that keep something share: pools,
// transactions, the generated client, writing in bulk, checksums, listening.
//
// It promises that a hanging server does not hang its callers, and that times are in UTC
// with microseconds. It knows no table but the migrations' own, and the one that Ready
// writes to.
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

	"smartmoney/ent/gen"
	"smartmoney/internal/outage"
	"smartmoney/internal/smartmoney"
)

// Dialect is the kind of database.
type Dialect string

// The dialects; their values are the drivers' names.
const (
	Postgres Dialect = "postgres"
	SQLite   Dialect = "sqlite"
)

// DB is an open database. Its methods may be called from any goroutine.
type DB struct {
	dialect Dialect
	writer  *sql.DB
	reader  *sql.DB
	client  *gen.Client // writes
	reads   *gen.Client
	now     func() time.Time
	log     *slog.Logger

	commits *sql.DB // the engine's commit's own connection; SQLite: the writer
	leases  *sql.DB // PostgreSQL only: sessions that may hold the engine's lease

	// Leads says that a lease which was taken here is held. PostgreSQL only.
	Leads atomic.Bool

	unwritable atomic.Bool // the last write failed for want of room, or the like
	maxConns   int         // PostgreSQL only

	url       string        // PostgreSQL only, for listening
	ioTimeout time.Duration // PostgreSQL only

	frozenAfter time.Duration // PostgreSQL only

	// migrator opens the connection that migrations run on, and tells what
	// closes it. It differs from the pools in its patience.
	migrator func() (*sql.DB, func() error, error)
}

// Dialect tells which kind of database it is.
func (db *DB) Dialect() Dialect { return db.dialect }

// Writer is the pool to write through. On SQLite it has one connection, whose
// transactions take the write lock as they begin: a caller that holds a
// transaction there and asks for a second waits for ever.
func (db *DB) Writer() *sql.DB { return db.writer }

// Reader is the pool to read through. On SQLite its connections refuse to write;
// on PostgreSQL it is the same pool as Writer.
func (db *DB) Reader() *sql.DB { return db.reader }

// Close closes the connections. Statements under way are waited for.
func (db *DB) Close() error {
	var errs []error
	if db.reader != db.writer {
		errs = append(errs, db.reader.Close())
	}
	if db.dialect == Postgres {
		errs = append(errs, db.commits.Close(), db.leases.Close())
	}
	// The writer goes last: on SQLite the last connection to close folds the
	// write-ahead log into the file.
	errs = append(errs, db.writer.Close())
	if err := errors.Join(errs...); err != nil {
		return fmt.Errorf("close database: %w", err)
	}
	return nil
}

// Client is the generated client that writes.
func (db *DB) Client() *gen.Client { return db.client }

// ReadClient is the generated client that reads.
func (db *DB) ReadClient() *gen.Client { return db.reads }

// Commits is the pool of the engine's commit: on PostgreSQL one connection of its own, so
// that a commit waits for no other user of the database; on SQLite the writer.
func (db *DB) Commits() *sql.DB { return db.commits }

// Leases is the pool of sessions that may hold a lease, which the server ends after
// LeaseExpires of silence. PostgreSQL only.
func (db *DB) Leases() *sql.DB { return db.leases }

// Now returns the present by the clock that stamps rows.
func (db *DB) Now() time.Time { return db.now() }

// Logger returns what Options say.
func (db *DB) Logger() *slog.Logger { return db.log }

// MaxConns returns how many connections Writer and Reader have at most. PostgreSQL only.
func (db *DB) MaxConns() int { return db.maxConns }

// FrozenAfter returns what Options say.
func (db *DB) FrozenAfter() time.Duration { return db.frozenAfter }

func (db *DB) openEnt() {
	db.client = gen.NewClient(gen.Driver(entsql.OpenDB(db.entDialect(), db.writer)))
	reads := entsql.OpenDB(db.entDialect(), db.reader)
	if db.dialect == SQLite {
		reads = entsql.NewDriver(db.entDialect(), entsql.Conn{ExecQuerier: newPrepared(db.reader)})
	}
	db.reads = gen.NewClient(gen.Driver(reads))
}

// ClientIn is a client whose statements are part of a transaction.
func (db *DB) ClientIn(tx *sql.Tx) *gen.Client {
	return gen.NewClient(gen.Driver(within{entsql.NewDriver(db.entDialect(), entsql.Conn{ExecQuerier: tx})}))
}

// within is a driver of one transaction: the generated client begins none of its own in it.
type within struct{ dialect.Driver }

// Tx returns the transaction that there is. Its end is the caller's.
func (d within) Tx(context.Context) (dialect.Tx, error) { return dialect.NopTx(d.Driver), nil }

func (db *DB) entDialect() string {
	return map[Dialect]string{Postgres: "postgres", SQLite: "sqlite3"}[db.dialect]
}

// Timestamp is the present as the database keeps it: UTC, microseconds.
func (db *DB) Timestamp() time.Time { return Time(db.now()) }

// Time returns a time as the database keeps it: UTC, microseconds.
func Time(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }

// Rollback ends a transaction that was not committed; after a commit it does nothing.
func Rollback(tx *sql.Tx) {
	_ = tx.Rollback() // fails after Commit, and on a broken connection, which undoes the transaction itself
}

// Clip shortens what a caller sent before it goes into a message.
func Clip(s string) string {
	const most = 80
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}

// Snapshot begins a transaction for reading, all of whose statements see one moment.
func (db *DB) Snapshot(ctx context.Context) (*sql.Tx, error) {
	options := &sql.TxOptions{ReadOnly: true}
	if db.Dialect() == Postgres {
		options.Isolation = sql.LevelRepeatableRead
	}
	return db.Reader().BeginTx(ctx, options)
}

// FromMicro is a wall time as bulk tables keep it.
func FromMicro(at int64) time.Time { return time.UnixMicro(at).UTC() }

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

// Wrote remembers whether writing works, by the error of a write, which it returns.
func (db *DB) Wrote(err error) error {
	switch {
	case err == nil:
		db.unwritable.Store(false)
	case outage.Is(err):
		db.unwritable.Store(true)
	}
	return err
}
