package app

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/demo"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/lifecycle"
	"github.com/smartmoneyhq/smartmoney/internal/store"
)

// newDemo returns the demo market and the secret of a key of its customer.
func newDemo(ctx context.Context, cfg *config.Config, db *store.DB, appender *ingest.Appender, log *slog.Logger) (lifecycle.Service, string, error) {
	if err := demo.Check(ctx, db); err != nil {
		return nil, "", config.UsageError{Err: err}
	}
	secret, err := demo.Key(ctx, db, cfg.DataDir)
	if err != nil {
		return nil, "", err
	}
	market := demo.New(demo.Options{
		DB: db, Appender: appender, DataDir: cfg.DataDir, Seed: uint64(cfg.DemoSeed), Now: time.Now, Logger: log,
	})
	return market, secret, nil
}

// invite prints the demo's URL, a link that signs in to the console, its key and an example command. The key is
// in the link's fragment, which browsers do not send.
func invite(w io.Writer, url, secret string) {
	fmt.Fprintf(w, `
A live demo market is served at %[1]s
Open the console, signed in:     %[1]s/#key=%[2]s
The demo's API key is            %[2]s
A key for the operator's pages:  smartmoney key create --scope operator (with the same --data-dir)
Try:

  curl -s %[1]s/graphql -H 'Authorization: Bearer %[2]s' -H 'Content-Type: application/json' \
    -d '{"query":"{ signals(first: 5) { nodes { sentAt headline } } wallets(chain: BASE, first: 5) { nodes { rank walletAddress netPnlUsd } } }"}'

`, url, secret)
}
