// Package store opens the database and makes the stores of all nouns from it. DB embeds them: each
// is a type of the package that owns the tables (eventlog, enginestate, notifications, outbox,
// customers, history, source), on top of sqldb, which opens and migrates the database.
//
// Tables declared in ent/schema are read through the generated client, and so are writes that
// change one thing at a time: customers, keys, configurations, webhooks. Bulk and locked writes are
// SQL in both dialects, written with the generated table and column names, as is everything about
// the hand-written tables.
//
// A store promises that a write which returned without error is durable, that times are returned
// in UTC with microseconds, and that a caller never sees a driver's message: wrong input is a
// *smartmoney.Error, anything else is wrapped for the log. It holds no domain rules beyond the
// constraints of its own columns.
package store

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// Options say which database to open and how.
type Options = sqldb.Options

// Deleted is how many rows of a table the deletion of a customer removed, or may remove.
type Deleted = customers.Deleted

// Dialect is the kind of database.
type Dialect = sqldb.Dialect

// The dialects; their values are the drivers' names.
const (
	Postgres = sqldb.Postgres
	SQLite   = sqldb.SQLite
)

// DefaultFile is the name of the SQLite file in the data directory.
const DefaultFile = sqldb.DefaultFile

// DB is an open database. Its methods may be called from any goroutine.
type DB struct {
	*sqldb.DB
	*eventlog.Log
	*enginestate.Store
	*notifications.Logs
	*outbox.Outbox
	*customers.Registry
	*history.Days
	*source.Connections

	backlog status.Kept[outbox.Backlog] // RecentBacklog
	size    status.Kept[sqldb.Size]     // for metrics
}

// Open opens the database and checks that it answers. It does not migrate. An URL
// of another kind is a BAD_USER_INPUT error of the field database_url.
func Open(ctx context.Context, o Options) (*DB, error) {
	db, err := sqldb.Open(ctx, o)
	if err != nil {
		return nil, err
	}
	logs := notifications.New(db)
	return &DB{
		DB: db, Log: eventlog.New(db), Store: enginestate.New(db), Logs: logs, Outbox: outbox.New(db, logs), Registry: customers.New(db),
		Days: history.New(db), Connections: source.NewConnections(db),
	}, nil
}

// SchemaVersion names the set of migrations that this program holds for a
// dialect: it changes when any of their files does, or the table that keeps them.
func SchemaVersion(d Dialect) (string, error) { return sqldb.SchemaVersion(d) }
