// Command smartmoney-example is a client in Go: it queries signals, follows them live, or
// receives them by webhook.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"os/signal"
	"time"

	"github.com/smartmoneyhq/smartmoney/client"
)

//go:generate go tool genqlient genqlient.yaml

const usage = `usage: smartmoney-example latest | follow [FILE] | receive ADDRESS

SMARTMONEY_URL   the service, by default http://127.0.0.1:8080
SMARTMONEY_KEY   an API key, for latest and follow
WEBHOOK_SECRET   what the service signs webhooks with, for receive

follow keeps its place in FILE and goes on there.`

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout); err != nil && !errors.Is(err, context.Canceled) {
		log.Fatal(err)
	}
}

func run(ctx context.Context, args []string, out io.Writer) error {
	c := client.New(client.Options{Report: func(err error, pause time.Duration) {
		log.Printf("trying again in %s: %v", pause.Round(time.Millisecond), err)
	}})
	switch {
	case len(args) == 1 && args[0] == "latest":
		return latest(ctx, c, out)
	case len(args) == 1 && args[0] == "follow":
		return follow(ctx, c, &client.Memory{}, out)
	case len(args) == 2 && args[0] == "follow":
		return follow(ctx, c, client.File(args[1]), out)
	case len(args) == 2 && args[0] == "receive":
		return receive(ctx, args[1], os.Getenv("WEBHOOK_SECRET"), out)
	}
	return errors.New(usage)
}

// latest prints the newest signals and why they were raised. The code of its request is generated
// from the service's schema and queries.graphql.
func latest(ctx context.Context, c *client.Client, out io.Writer) error {
	response, err := Latest(ctx, c, 3)
	if err != nil {
		return err
	}
	for _, signal := range response.Signals.Nodes {
		fmt.Fprintf(out, "%d %s %s\n", signal.Sequence, signal.SentAt, signal.Headline)
		for _, reason := range signal.Why.Reasons {
			fmt.Fprintf(out, "  %s\n", reason.Text)
		}
	}
	return nil
}

// follow prints signals live, after the place in the store.
func follow(ctx context.Context, c *client.Client, store client.Store, out io.Writer) error {
	for event, err := range c.Signals(ctx, client.SignalsOptions{Store: store}) {
		switch {
		case err != nil:
			return err
		case event.Gap:
			fmt.Fprintln(out, "signals are missing: they are not kept any more, or the service was restored from before them")
		case event.Retraction != nil:
			fmt.Fprintln(out, "retracted:", event.Retraction.SignalId, event.Retraction.Reason)
		default:
			fmt.Fprintln(out, event.Signal.Sequence, event.Signal.Headline)
		}
	}
	return nil
}
