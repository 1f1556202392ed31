package main

import (
	"io"
	"log/slog"

	"github.com/spf13/cobra"

	"smartmoney/internal/config"
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

// newLogger makes the process's logger, in the format and from the level set.
func newLogger(cfg *config.Config, w io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: cfg.Level()}
	if cfg.LogFormat == "json" {
		return slog.New(slog.NewJSONHandler(w, options))
	}
	return slog.New(slog.NewTextHandler(w, options))
}
