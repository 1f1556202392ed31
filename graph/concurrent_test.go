package graph

import (
	"fmt"
	"net/http"
	"sync"
	"testing"
	"time"
)

// Concurrent requests, some of them with several lists each, get the same responses as alone:
// no pooled buffer of one request may appear in the response to another.
func TestConcurrentRequests(t *testing.T) {
	t.Parallel()
	// time to wait on a busy machine
	f := newFixture(t, func(o *Options) { o.ResponseCache, o.Timeout = nil, time.Minute })
	var bodies, want []string
	for i, chain := range []string{"BASE", "ETHEREUM", "SOLANA", "POLYMARKET"} {
		for _, query := range []string{
			fmt.Sprintf("{ wallets(chain: %s, first: %d) { nodes { %s } } }", chain, 20+i, everyField),
			fmt.Sprintf("{ a: wallets(chain: %s, first: 9) { nodes { id } edges { cursor } } b: wallets(chain: %s, rankBy: WIN_RATE, first: 30) { nodes { walletAddress } } }", chain, chain),
			fmt.Sprintf("{ wallets(chain: %s, first: 5) { nodes { id positions { nodes { token costUsd } } trades { nodes { id } } } } }", chain),
		} {
			bodies = append(bodies, request(query, nil))
		}
	}
	for _, body := range bodies {
		w := f.send(http.MethodPost, "/graphql", body)
		data(t, w)
		want = append(want, w.Body.String())
	}
	var wait sync.WaitGroup
	for g := range 6 {
		wait.Go(func() {
			for n := range 40 {
				i := (n*7 + g) % len(bodies)
				if got := f.send(http.MethodPost, "/graphql", bodies[i]).Body.String(); got != want[i] {
					t.Errorf("concurrently, %s returns\n%s\nalone\n%s", bodies[i], got, want[i])
					return
				}
			}
		})
	}
	wait.Wait()
}
