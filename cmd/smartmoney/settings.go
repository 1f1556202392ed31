package main

import (
	"context"
	"io"
	"log/slog"

	"github.com/spf13/cobra"

	"smartmoney/internal/config"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// loadSettings reads the settings of a command: its flags, the environment and
// the settings file. Bad ones are wrong usage.
func loadSettings(cmd *cobra.Command) (config.Config, error) {
	cfg, err := config.LoadEnv(cmd.Flags())
	if err != nil {
		return config.Config{}, usageError{err}
	}
	return cfg, nil
}

// openStore opens the database of the settings, as it is: without migrating.
// Settings that the store refuses are wrong usage.
func openStore(cmd *cobra.Command) (*store.DB, error) {
	cfg, err := loadSettings(cmd)
	if err != nil {
		return nil, err
	}
	return openDatabase(cmd.Context(), &cfg, newLogger(&cfg, cmd.ErrOrStderr()))
}

func openDatabase(ctx context.Context, cfg *config.Config, log *slog.Logger) (*store.DB, error) {
	maxIdle := cfg.DBMaxIdle
	if maxIdle == 0 {
		maxIdle = -1 // the store takes 0 for its default
	}
	db, err := store.Open(ctx, store.Options{
		URL:      cfg.DatabaseURL,
		DataDir:  cfg.DataDir,
		Logger:   log,
		MaxConns: cfg.DBMaxOpen,
		MaxIdle:  maxIdle,
	})
	if err != nil && smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
		return nil, usageError{err}
	}
	return db, err
}

// newLogger makes the process's logger, in the format and from the level set.
func newLogger(cfg *config.Config, w io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: cfg.Level()}
	if cfg.LogFormat == "json" {
		return slog.New(slog.NewJSONHandler(w, options))
	}
	return slog.New(slog.NewTextHandler(w, options))
}
