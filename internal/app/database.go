package app

import (
	"context"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// Stores are the stores of a database, one of each in a process.
type Stores struct {
	DB            *sqldb.DB
	Events        *eventlog.Log
	State         *enginestate.Store
	Notifications *notifications.Logs
	Outbox        *outbox.Outbox
	Customers     *customers.Registry
	Days          *history.Days
	Sources       *source.Connections

	backlog status.Kept[outbox.Backlog] // RecentBacklog
	size    status.Kept[sqldb.Size]     // for metrics
}

// NewStores returns the stores of an open database.
func NewStores(db *sqldb.DB) *Stores {
	logs := notifications.New(db)
	return &Stores{
		DB: db, Events: eventlog.New(db), State: enginestate.New(db), Notifications: logs, Outbox: outbox.New(db, logs),
		Customers: customers.New(db), Days: history.New(db), Sources: source.NewConnections(db),
	}
}

// Engine returns the stores that an engine commits to together. Decisions and simulations read the
// detection journal from them.
func (s *Stores) Engine() engine.Stores {
	return engine.Stores{Log: s.Events, Store: s.State, Logs: s.Notifications, Registry: s.Customers, Days: s.Days}
}

// OpenDatabase opens the configured database without migrating it. Settings rejected by
// sqldb are a usage error.
func OpenDatabase(ctx context.Context, cfg *config.Config, log *slog.Logger) (*Stores, error) {
	return openDatabaseAs(ctx, cfg, "", 0, log)
}

// openDatabaseAs is OpenDatabase under a name that PostgreSQL shows of the process, "" for none,
// and with the time that SQLite waits for another process's write, 0 for the default of sqldb.
func openDatabaseAs(ctx context.Context, cfg *config.Config, name string, busy time.Duration, log *slog.Logger) (*Stores, error) {
	maxIdle := cfg.DBMaxIdle
	if maxIdle == 0 {
		maxIdle = -1 // sqldb treats 0 as its default
	}
	db, err := sqldb.Open(ctx, sqldb.Options{
		URL:      cfg.DatabaseURL,
		DataDir:  cfg.DataDir,
		Name:     name,
		Logger:   log,
		MaxConns: cfg.DBMaxOpen,
		MaxIdle:  maxIdle,

		BusyTimeout: busy,
		Relaxed:     cfg.Demo,
	})
	if err != nil && smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
		return nil, config.UsageError{Err: err}
	}
	if err != nil {
		return nil, err
	}
	s := NewStores(db)
	s.Events.RetractionHorizon = cfg.RetractionHorizon
	s.Customers.SetConvergenceMinUSD(cfg.DefaultConvergenceMinUSD)
	return s, nil
}
