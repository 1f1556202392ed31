package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// Exit statuses.
const (
	exitOK     = 0
	exitFailed = 1
	exitUsage  = 2
)

// usageError is an error in the command line: an unknown flag, command or argument,
// or a value out of bounds. The exit status is 2.
type usageError struct{ error }

// Unwrap returns the wrapped error, for errors.Is and errors.As.
func (e usageError) Unwrap() error { return e.error }

// usagef returns a usageError with a formatted message.
func usagef(format string, args ...any) error {
	return usageError{fmt.Errorf(format, args...)}
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

	cmd, err := root.ExecuteContextC(ctx)
	if err == nil {
		err = helpErr
	}
	if err == nil {
		return exitOK
	}
	fmt.Fprintf(stderr, "smartmoney: %v\n", err)
	var usage usageError
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
