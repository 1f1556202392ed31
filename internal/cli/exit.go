package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"

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
