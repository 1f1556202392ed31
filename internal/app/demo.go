package app

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/demo"
)

// addDemo adds the demo market if it is asked for.
func (a *app) addDemo(ctx context.Context) (err error) {
	if !a.cfg.Demo {
		return nil
	}
	if err := demo.Check(ctx, a.db.Customers, a.db.Events); err != nil {
		return config.UsageError{Err: err}
	}
	if a.secret, err = demo.Key(ctx, a.db.Customers, a.cfg.DataDir); err != nil {
		return err
	}
	a.add(module{name: "demo", part: demo.New(demo.Options{
		Customers: a.db.Customers, Notifications: a.db.Notifications, Events: a.db.Events, Appender: a.appender, DataDir: a.cfg.DataDir, Seed: uint64(a.cfg.DemoSeed), Now: time.Now, Logger: a.log,
	})})
	return nil
}

// invite prints the demo's URL, a link that signs in to the console, its key and an example
// command. The key is in the link's fragment, which browsers do not send.
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
