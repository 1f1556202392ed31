package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// The exit statuses.
const (
	exitOK     = 0
	exitFailed = 1
	exitUsage  = 2
)

// usageError is an error in how the command was called: an unknown flag, command
// or argument, or a value out of its bounds. The exit status is 2.
type usageError struct{ error }

// Unwrap returns the error itself, so that errors.Is and errors.As see through.
func (e usageError) Unwrap() error { return e.error }

// usagef makes a usageError from a format.
func usagef(format string, args ...any) error {
	return usageError{fmt.Errorf(format, args...)}
}

// run executes one command line and gives the exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	root := newRootCmd()
	started := false
	noteStart(root, &started)
	var helpless error
	root.SetHelpFunc(helpOf(&helpless))
	root.SetArgs(args)
	root.SetIn(stdin)
	root.SetOut(stdout)
	root.SetErr(stderr)

	cmd, err := root.ExecuteContextC(ctx)
	if err == nil {
		err = helpless
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

// noteStart wraps the RunE of every command so that started tells an error of the
// work from one of the command line: whatever cobra refuses before (flags,
// arguments, what is required) is wrong usage.
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
