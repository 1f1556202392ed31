package graph

import (
	"fmt"
	"net/http"
	"sync"
	"testing"
)

// TestManyAtOnce asks different questions side by side, some of them with several
// lists each, and holds every answer against the one given alone: no buffer that one
// request lends may show in another's answer.
func TestManyAtOnce(t *testing.T) {
	f := newFixture(t, func(o *Options) { o.Answers = nil })
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
	var group sync.WaitGroup
	for g := range 6 {
		group.Go(func() {
			for n := range 40 {
				i := (n*7 + g) % len(bodies)
				if got := f.send(http.MethodPost, "/graphql", bodies[i]).Body.String(); got != want[i] {
					t.Errorf("among others, %s is answered with\n%s\nalone with\n%s", bodies[i], got, want[i])
					return
				}
			}
		})
	}
	group.Wait()
}
