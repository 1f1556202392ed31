package app

import (
	"context"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/store"
)

// OpenDatabase opens the configured database without migrating it. Settings rejected by
// the store are a usage error.
func OpenDatabase(ctx context.Context, cfg *config.Config, log *slog.Logger) (*store.DB, error) {
	return openDatabaseWithin(ctx, cfg, 0, log)
}

// openDatabaseWithin opens it with the time that SQLite waits for another process's write; 0: the
// store's default.
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
