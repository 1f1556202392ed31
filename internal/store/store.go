// Package store runs every SQL statement of the service, on PostgreSQL or SQLite. DB embeds the
// packages below, one per kind of data. Each implements interfaces that its consumers declare in
// their own types:
//
//   - sources: live sources: leases, positions, rejects
//   - eventlog: the event log, trades' ids, idempotency records, links between trades
//   - history: snapshots of leaderboards, wallets' days and closed positions
//   - enginestate: the engine's state, detection journal, commit and lease
//   - notifications: customers' notification logs, signals and outcomes
//   - webhooks: endpoints, deliveries, attempts, of webhooks and sinks
//   - accounts: customers, keys, configurations
//   - pools: pools and tokens of EVM chains, as their contracts describe them
//   - retention: the lease of the process that deletes old records, and up to which time it did
//   - recovery: backups, restores, and the check of checksums; the commands call it, DB does not embed it
//
// They build on sqldb, which opens and migrates the database; imports between them go one way.
//
// Tables declared in ent/schema are read through the generated client, and so are writes that
// change one thing at a time: customers, keys, configurations, webhooks. Bulk and locked writes are
// SQL in both dialects, written with the generated table and column names, as is everything about
// the hand-written tables.
//
// The store promises that a write which returned without error is durable, that times are returned
// in UTC with microseconds, and that a caller never sees a driver's message: wrong input is a
// *smartmoney.Error, anything else is wrapped for the log. It holds no domain rules beyond the
// constraints of its own columns.
package store

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/store/accounts"
	"github.com/smartmoneyhq/smartmoney/internal/store/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/store/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/store/history"
	"github.com/smartmoneyhq/smartmoney/internal/store/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/store/pools"
	"github.com/smartmoneyhq/smartmoney/internal/store/retention"
	"github.com/smartmoneyhq/smartmoney/internal/store/sources"
	"github.com/smartmoneyhq/smartmoney/internal/store/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/store/webhooks"
)

// Options say which database to open and how.
type Options = sqldb.Options

// Deleted is how many rows of a table the deletion of a customer removed, or may remove.
type Deleted = accounts.Deleted

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
	*webhooks.Outbox
	*accounts.Registry
	*history.Days
	*sources.Connections
	*pools.Facts
	*retention.Lease

	backlog status.Kept[webhooks.Backlog] // RecentBacklog
	size    status.Kept[sqldb.Size]       // for metrics
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
		DB: db, Log: eventlog.New(db), Store: enginestate.New(db), Logs: logs, Outbox: webhooks.New(db, logs), Registry: accounts.New(db),
		Days: history.New(db), Connections: sources.New(db), Facts: pools.New(db), Lease: retention.New(db),
	}, nil
}

// SchemaVersion names the set of migrations that this program holds for a
// dialect: it changes when any of their files does, or the table that keeps them.
func SchemaVersion(d Dialect) (string, error) { return sqldb.SchemaVersion(d) }
