package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
)

// Exit statuses.
const (
	exitOK     = 0
	exitFailed = 1
	exitUsage  = 2
)

// usagef returns a config.UsageError with a formatted message.
func usagef(format string, args ...any) error {
	return config.UsageError{Err: fmt.Errorf(format, args...)}
}

// Main runs the command line of this process, and ends it.
func Main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// The first signal starts an orderly shutdown and restores the default action,
	// so that a second one ends the process at once.
	context.AfterFunc(ctx, stop)
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run executes a command line and returns the exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	root := newRootCmd()
	started := false
	noteStart(root, &started)
	var helpErr error
	root.SetHelpFunc(helpOf(&helpErr))
	root.SetArgs(args)
	root.SetIn(stdin)
	root.SetOut(stdout)
	root.SetErr(stderr)
	if len(args) == 1 && args[0] == "--version" {
		root.SetArgs([]string{"version"}) // cobra prints the same line by a template only, with which the linker keeps every method
	}

	cmd, err := root.ExecuteContextC(ctx)
	if err == nil {
		err = helpErr
	}
	if err == nil {
		return exitOK
	}
	fmt.Fprintf(stderr, "smartmoney: %v\n", err)
	var usage config.UsageError
	if !started || errors.As(err, &usage) {
		fmt.Fprintf(stderr, "See '%s --help'.\n", cmd.CommandPath())
		return exitUsage
	}
	return exitFailed
}

// noteStart wraps the RunE of every command to set started. An error before that is a
// usage error, since cobra rejects flags, arguments and missing values before it calls
// RunE.
func noteStart(cmd *cobra.Command, started *bool) {
	if work := cmd.RunE; work != nil {
		cmd.RunE = func(c *cobra.Command, args []string) error {
			*started = true
			return work(c, args)
		}
	}
	for _, sub := range cmd.Commands() {
		noteStart(sub, started)
	}
}

func newVersionCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version of this binary",
		Args:  noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprintf(cmd.OutOrStdout(), "smartmoney %s %s %s/%s\n", app.BuildVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
			return err
		},
	}
}

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
