// Command smartmoney serves ranked wallets of four chains, ingests the trades
// that rank them, and manages customers and keys. Results go to
// stdout and everything else to stderr; the exit status is 0, 1 (failed) or 2
// (wrong usage).
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// The first signal starts an orderly shutdown and restores the default action,
	// so that a second one ends the process at once.
	context.AfterFunc(ctx, stop)
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
