// Command smartmoney-example is a client in Go: it queries signals, follows them live, or
// receives them by webhook. The code of its requests is generated from the service's schema
// and queries.graphql.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"os/signal"

	"github.com/Khan/genqlient/graphql"
)

//go:generate go tool genqlient genqlient.yaml

const usage = `usage: smartmoney-example latest | follow [CURSOR] | receive ADDRESS

SMARTMONEY_URL   the service, by default http://127.0.0.1:8080
SMARTMONEY_KEY   an API key, for latest and follow
WEBHOOK_SECRET   what the service signs webhooks with, for receive`

// service is the service to connect to.
type service struct{ url, key string }

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	s := service{url: os.Getenv("SMARTMONEY_URL"), key: os.Getenv("SMARTMONEY_KEY")}
	if s.url == "" {
		s.url = "http://127.0.0.1:8080"
	}
	if err := run(ctx, s, os.Args[1:], os.Stdout); err != nil && !errors.Is(err, context.Canceled) {
		log.Fatal(err)
	}
}

func run(ctx context.Context, s service, args []string, out io.Writer) error {
	switch {
	case len(args) == 1 && args[0] == "latest":
		return s.latest(ctx, out)
	case len(args) == 1 && args[0] == "follow":
		return s.follow(ctx, nil, out)
	case len(args) == 2 && args[0] == "follow":
		return s.follow(ctx, &args[1], out)
	case len(args) == 2 && args[0] == "receive":
		return receive(ctx, args[1], os.Getenv("WEBHOOK_SECRET"), out)
	}
	return errors.New(usage)
}

// latest prints the newest signals and why they were raised.
func (s service) latest(ctx context.Context, out io.Writer) error {
	client := graphql.NewClient(s.url+"/graphql", withKey{s.key})
	response, err := Latest(ctx, client, 3)
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

// withKey sends requests with an API key.
type withKey struct{ key string }

// Do sends a request with the key.
func (w withKey) Do(r *http.Request) (*http.Response, error) {
	r.Header.Set("Authorization", "Bearer "+w.key)
	return http.DefaultClient.Do(r)
}
