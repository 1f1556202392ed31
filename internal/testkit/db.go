package testkit

import (
	"cmp"
	"context"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// DB is an open database with the methods of every store, so that a test fills and reads it in one
// word. What is tested takes the stores that it needs: db.Log, db.Registry.
type DB struct {
	*sqldb.DB
	*eventlog.Log
	*enginestate.Store
	*notifications.Logs
	*outbox.Outbox
	*customers.Registry
	*history.Days
	*source.Connections
}

// OpenDB opens a database without migrating it, for what has no test to close it. Unless FrozenAfter
// is set, a transaction may be idle for a minute: under the race detector, on a machine that
// compiles as well, a test may wait that long for a processor.
func OpenDB(ctx context.Context, o sqldb.Options) (*DB, error) {
	o.FrozenAfter = cmp.Or(o.FrozenAfter, time.Minute)
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
