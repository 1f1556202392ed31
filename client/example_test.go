package client_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"

	"github.com/smartmoneyhq/smartmoney/client"
)

// Signals go on after the last one that this program has seen, whenever it is started again.
func ExampleClient_Signals() {
	c := client.New(client.Options{URL: "http://127.0.0.1:8080", Key: "sms-…"})
	filter := &client.SignalFilter{Chains: []client.Chain{client.ChainBase}, Priorities: []client.Priority{client.PriorityP0}}
	for event, err := range c.Signals(context.Background(), client.SignalsOptions{Filter: filter, Store: client.File("cursor.txt")}) {
		switch {
		case err != nil:
			log.Fatal(err)
		case event.Gap:
			log.Print("signals are missing")
		case event.Retraction != nil:
			fmt.Println("taken back:", event.Retraction.SignalId)
		default:
			fmt.Println(event.Signal.Headline, event.Signal.Summary.TotalUsdInflow)
		}
	}
}

func ExampleClient_Leaderboard() {
	c := client.New(client.Options{})
	week := client.LeaderboardOptions{Chain: client.ChainEthereum, RankBy: client.RankByNetPnlUsd, Window: client.WindowWeek}
	for page, err := range c.Leaderboard(context.Background(), week) {
		if err != nil {
			log.Fatal(err)
		}
		for _, edge := range page.Edges {
			fmt.Println(edge.Rank, edge.Node.WalletAddress, edge.Node.NetPnlUsd)
		}
	}
}

// For more than a few queries let genqlient generate them: its functions take a *Client.
func ExampleClient_Query() {
	var got struct {
		Wallet *struct{ TraderScore float64 }
	}
	err := client.New(client.Options{}).Query(context.Background(), `query($address: String!) { wallet(chain: BASE, address: $address) { traderScore } }`,
		map[string]any{"address": "0x1111111111111111111111111111111111111111"}, &got)
	if e, ok := errors.AsType[*client.Error](err); ok && e.Code == client.RateLimited {
		log.Fatalf("again in %s", e.RetryAfter)
	}
}

func ExampleVerifyWebhook() {
	http.HandleFunc("POST /hook", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
		if err != nil {
			return
		}
		message, err := client.VerifyWebhook(r.Header, body, "whsec_…")
		if err != nil {
			http.Error(w, err.Error(), http.StatusUnauthorized)
			return
		}
		fmt.Println(message.ID, message.Headline)
	})
}
