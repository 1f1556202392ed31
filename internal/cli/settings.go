package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/config"
)

// loadSettings reads the settings of a command from its flags, the environment and
// the settings file. Bad settings are a usage error.
func loadSettings(cmd *cobra.Command) (config.Config, error) {
	cfg, err := config.LoadEnv(cmd.Flags())
	if err != nil {
		return config.Config{}, config.UsageError{Err: err}
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

// dataDir returns the directory that the service writes to: the one of the SQLite file, if the
// database is one.
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

// newLogger returns the process's logger with the configured format and level.
func newLogger(cfg *config.Config, w io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: cfg.Level()}
	if cfg.LogFormat == "json" {
		return slog.New(slog.NewJSONHandler(w, options))
	}
	return slog.New(slog.NewTextHandler(w, options))
}
