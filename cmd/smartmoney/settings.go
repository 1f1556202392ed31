package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/store"
)

// loadSettings reads the settings of a command from its flags, the environment and
// the settings file. Bad settings are a usage error.
func loadSettings(cmd *cobra.Command) (config.Config, error) {
	cfg, err := config.LoadEnv(cmd.Flags())
	if err != nil {
		return config.Config{}, usageError{err}
	}
	return cfg, nil
}

// createFlag allows a command to create the default database.
const createFlag = "create"

func addCreateFlag(cmd *cobra.Command) {
	cmd.Flags().Bool(createFlag, false, "create the database if it does not exist")
}

// mayOpen prevents the accidental creation of a database: the default database must
// exist unless --create is set. serve and migrate do create it.
func mayOpen(cmd *cobra.Command, cfg *config.Config) error {
	create, err := cmd.Flags().GetBool(createFlag)
	if (err == nil && create) || !cfg.DefaultDatabase() {
		return nil
	}
	path := strings.TrimPrefix(cfg.DatabaseURL, "sqlite:")
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return nil // opening it reports any other error
	}
	text := "there is no database at %s: name one with --data-dir or --database-url, or create one with 'smartmoney serve' or 'smartmoney migrate'"
	if cmd.Flags().Lookup(createFlag) != nil {
		text += ", or with --create"
	}
	return fmt.Errorf(text, path)
}

// dataDir returns the directory that the service writes to: the one of the SQLite file, if the database is one.
func dataDir(cfg *config.Config) string {
	if path, sqlite := strings.CutPrefix(cfg.DatabaseURL, "sqlite:"); sqlite {
		return filepath.Dir(path)
	}
	return cfg.DataDir
}

// printDatabase prints on stderr which database a command uses.
func printDatabase(cmd *cobra.Command, cfg *config.Config) {
	fmt.Fprintf(cmd.ErrOrStderr(), "Database: %s\n", cfg.DatabaseName())
}

// openDatabase opens the configured database without migrating it. Settings rejected by
// the store are a usage error.
func openDatabase(ctx context.Context, cfg *config.Config, log *slog.Logger) (*store.DB, error) {
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
		return nil, usageError{err}
	}
	if err == nil {
		db.RetractionHorizon = cfg.RetractionHorizon
		db.SetConvergenceMinUSD(cfg.DefaultConvergenceMinUSD)
	}
	return db, err
}

// newLogger returns the process's logger with the configured format and level.
func newLogger(cfg *config.Config, w io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: cfg.Level()}
	if cfg.LogFormat == "json" {
		return slog.New(slog.NewJSONHandler(w, options))
	}
	return slog.New(slog.NewTextHandler(w, options))
}
