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
	if err := demo.Check(ctx, a.db.Customers, a.db.Events, a.seed()); err != nil {
		return config.UsageError{Err: err}
	}
	if a.secret, err = demo.Key(ctx, a.db.Customers, a.cfg.DataDir, a.seed()); err != nil {
		return err
	}
	a.demo = demo.New(demo.Options{
		Events: a.db.Events, Appender: a.appender, Seed: a.seed(), Past: demo.Past, Now: time.Now, Logger: a.log,
	})
	a.add(module{name: "demo", part: a.demo})
	return nil
}

// seed returns the seed of the demo's market.
func (a *app) seed() uint64 { return uint64(a.cfg.DemoSeed) }

// invite prints what yesterday's signals were worth, an example command, the demo's key and URL
// and, as the last line, a link that signs in to the console. The key is in the link's fragment,
// which browsers do not send.
func (a *app) invite(ctx context.Context, w io.Writer) {
	yesterday, err := demo.Yesterday(ctx, a.db.Notifications, time.Now())
	if err != nil {
		a.log.WarnContext(ctx, "failed to read yesterday's signals", "error", err)
	}
	fmt.Fprintf(w, `
%[3]sTry:

  curl -s %[1]s/graphql -H 'Authorization: Bearer %[2]s' -H 'Content-Type: application/json' \
    -d '{"query":"{ signals(first: 5) { nodes { sentAt headline } } wallets(chain: BASE, first: 5) { nodes { rank walletAddress netPnlUsd } } }"}'

A key for the operator's pages:  smartmoney key create --scope operator (with the same --data-dir)
The demo's API key is            %[2]s
A live demo market is served at  %[1]s
Open the console, signed in:     %[1]s/#key=%[2]s
`, a.front.URL(), a.secret, yesterday)
}
