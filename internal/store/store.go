// Package store is the database: it opens PostgreSQL or SQLite, brings it to the
// present migrations and gives every statement that the service runs. It is the
// only importer of ent. What ent/schema declares is read through the generated client, and
// so is written what changes one at a time: customers, keys, configurations, webhooks. SQL, in
// both dialects, is what is written in bulk or under locks, with the generated names of
// tables and columns; and everything about the hand-written tables: the event log, the trades'
// ids, the engine's state and the detection journal.
//
// It promises that what it says is written is on disk, that times come back in
// UTC with microseconds, and that a caller never sees a driver's message: wrong
// input is a *smartmoney.Error, anything else is wrapped for the log. It holds no
// rules of the domain beyond those of its own columns.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen"
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
	ent     *gen.Client // writes
	entRead *gen.Client // reads
	now     func() time.Time
	log     *slog.Logger
	recent  recentIDs // SQLite only

	logIDs sync.Map // id of a customer's notification log by the customer's id; see logID

	commits    *sql.DB     // CommitState's own connection; SQLite: the writer
	leases     *sql.DB     // PostgreSQL only: sessions that may hold the engine's lease
	leads      atomic.Bool // PostgreSQL only: a lease that was taken here is held
	unwritable atomic.Bool // the last write failed for want of room, or the like

	webhooks chan struct{} // one token for each connection that webhooks use; see forWebhooks

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

func (db *DB) openEnt() {
	db.ent = gen.NewClient(gen.Driver(entsql.OpenDB(db.entDialect(), db.writer)))
	db.entRead = gen.NewClient(gen.Driver(entsql.OpenDB(db.entDialect(), db.reader)))
}

// entIn is a client whose statements are part of a transaction.
func (db *DB) entIn(tx *sql.Tx) *gen.Client {
	return gen.NewClient(gen.Driver(within{entsql.NewDriver(db.entDialect(), entsql.Conn{ExecQuerier: tx})}))
}

// within is a driver of one transaction: the generated client begins none of its own in it.
type within struct{ dialect.Driver }

// Tx returns the transaction that there is. Its end is the caller's.
func (d within) Tx(context.Context) (dialect.Tx, error) { return dialect.NopTx(d.Driver), nil }

func (db *DB) entDialect() string {
	return map[Dialect]string{Postgres: "postgres", SQLite: "sqlite3"}[db.dialect]
}

// timestamp is the present as the database keeps it: UTC, microseconds.
func (db *DB) timestamp() time.Time { return dbTime(db.now()) }

func dbTime(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }
