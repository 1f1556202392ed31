package rest_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
	"github.com/smartmoneyhq/smartmoney/rest"
)

// A large leaderboard that is not kept is refused with 429 while its customer has as many as it
// may; smaller ones, one that is kept, and other customers' are not.
func TestLargeLeaderboardsAreLimited(t *testing.T) {
	t.Parallel()
	world := servicetest.New(t)
	gate := testkit.TightGate(limits.Costly)
	cache := responsecache.NewCache(8<<20, world.Service.Version)
	h, err := rest.NewHandler(resolvers.New(world.Service), rest.Options{Auth: world.Auth, Gate: gate, ResponseCache: cache})
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	status := func(key string, limit, trades int) int {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, fmt.Sprintf("%s/v3/alpha/leaderboard?limit=%d&min_trades=%d", server.URL, limit, trades), strings.NewReader(""))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+key)
		resp, err := server.Client().Do(r)
		if err != nil {
			t.Fatal(err)
		}
		_ = resp.Body.Close()
		if (resp.StatusCode == http.StatusTooManyRequests) != (resp.Header.Get("Retry-After") == "1") {
			t.Errorf("%d with Retry-After %q", resp.StatusCode, resp.Header.Get("Retry-After"))
		}
		return resp.StatusCode
	}
	for range 2 { // it is kept from the second time on
		if got := status(world.CustomerKey, 200, 1); got != http.StatusOK {
			t.Fatalf("alone: %d", got)
		}
	}
	done, err := gate.Enter(t.Context(), servicetest.Customer, limits.Costly)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name                string
		key                 string
		limit, trades, want int
	}{
		{"a new one", world.CustomerKey, 101, 2, 429}, {"a small one", world.CustomerKey, 100, 2, 200},
		{"one that is kept", world.CustomerKey, 200, 1, 200}, {"another customer's", world.RivalKey, 101, 2, 200},
	} {
		if got := status(c.key, c.limit, c.trades); got != c.want {
			t.Errorf("%s while another runs: %d, want %d", c.name, got, c.want)
		}
	}
	done()
	if got := status(world.CustomerKey, 102, 2); got != http.StatusOK {
		t.Errorf("afterwards: %d", got)
	}
}
