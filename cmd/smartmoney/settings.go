package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"strings"

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

// createFlag lets a command make a database that nobody named.
const createFlag = "create"

func addCreateFlag(cmd *cobra.Command) {
	cmd.Flags().Bool(createFlag, false, "make the database where there is none")
}

// mayOpen refuses to make a database by accident: where the settings name none, it has to
// be there, unless --create is given. serve and migrate are there to make one.
func mayOpen(cmd *cobra.Command, cfg *config.Config) error {
	create, err := cmd.Flags().GetBool(createFlag)
	if (err == nil && create) || !cfg.DefaultDatabase() {
		return nil
	}
	path := strings.TrimPrefix(cfg.DatabaseURL, "sqlite:")
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return nil // whatever it is, opening it will tell
	}
	text := "there is no database at %s: name one by --data-dir or --database-url, or make one by 'smartmoney serve' or 'smartmoney migrate'"
	if cmd.Flags().Lookup(createFlag) != nil {
		text += ", or by --create"
	}
	return fmt.Errorf(text, path)
}

// tellDatabase says on stderr which database a command works on.
func tellDatabase(cmd *cobra.Command, cfg *config.Config) {
	fmt.Fprintf(cmd.ErrOrStderr(), "Database: %s\n", cfg.DatabaseName())
}

// openDatabase opens a database as it is: without migrating. Settings that the store
// refuses are wrong usage.
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
