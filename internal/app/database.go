package app

import (
	"context"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/activity/tail"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/decisions"
	"github.com/smartmoneyhq/smartmoney/internal/demo"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/store"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// The database is what every part of the service says in its own types that it needs. No
// other package imports both sides.
var (
	_ auth.KeyStore         = (*store.DB)(nil)
	_ decisions.Journal     = (*store.DB)(nil)
	_ decisions.Sent        = (*store.DB)(nil)
	_ demo.Store            = (*store.DB)(nil)
	_ engine.Store          = (*store.DB)(nil)
	_ ingest.Log            = (*store.DB)(nil)
	_ live.Log              = (*store.DB)(nil)
	_ replay.Journal        = (*store.DB)(nil)
	_ retention.Tables      = (*store.DB)(nil)
	_ service.Configs       = (*store.DB)(nil)
	_ service.History       = (*store.DB)(nil)
	_ service.Notifications = (*store.DB)(nil)
	_ service.Webhooks      = (*store.DB)(nil)
	_ tail.Log              = (*store.DB)(nil)
	_ webhook.Store         = (*store.DB)(nil)
)

// OpenDatabase opens the configured database without migrating it. Settings rejected by
// the store are a usage error.
func OpenDatabase(ctx context.Context, cfg *config.Config, log *slog.Logger) (*store.DB, error) {
	return openDatabaseWithin(ctx, cfg, 0, log)
}

// openDatabaseWithin opens it with the time that SQLite waits for another process's write; 0: the store's default.
func openDatabaseWithin(ctx context.Context, cfg *config.Config, busy time.Duration, log *slog.Logger) (*store.DB, error) {
	return openDatabaseAs(ctx, cfg, "", busy, log)
}

// openDatabaseAs is openDatabaseWithin under a name that PostgreSQL shows of the process; "": none.
func openDatabaseAs(ctx context.Context, cfg *config.Config, name string, busy time.Duration, log *slog.Logger) (*store.DB, error) {
	maxIdle := cfg.DBMaxIdle
	if maxIdle == 0 {
		maxIdle = -1 // the store treats 0 as its default
	}
	db, err := store.Open(ctx, store.Options{
		URL:      cfg.DatabaseURL,
		DataDir:  cfg.DataDir,
		Name:     name,
		Logger:   log,
		MaxConns: cfg.DBMaxOpen,
		MaxIdle:  maxIdle,

		BusyTimeout: busy,
	})
	if err != nil && smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
		return nil, config.UsageError{Err: err}
	}
	if err == nil {
		db.RetractionHorizon = cfg.RetractionHorizon
		db.SetConvergenceMinUSD(cfg.DefaultConvergenceMinUSD)
	}
	return db, err
}
