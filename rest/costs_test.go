package rest_test

import (
	"errors"
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
	"github.com/smartmoneyhq/smartmoney/rest"
)

// metered is both interfaces with a limit of the cost of each key, whose clock the test moves.
type metered struct {
	*fixture
	gate          *limits.Gate
	now           time.Time
	rest, graphql http.Handler
	who           auth.Principal
}

const perSecond = 10 // of cost

func newMetered(t *testing.T) *metered {
	t.Helper()
	m := &metered{fixture: newFixture(t), now: time.Now()}
	rules := limits.Default()
	rules[limits.Cost].Rate = perSecond
	m.gate = limits.New(rules, func() time.Time { return m.now })
	var err error
	if m.rest, err = rest.NewHandler(resolvers.New(m.Service), rest.Options{Auth: m.Auth, Gate: m.gate}); err != nil {
		t.Fatal(err)
	}
	if m.graphql, err = graph.NewHandler(resolvers.New(m.Service), graph.Options{Auth: m.Auth, Gate: m.gate}); err != nil {
		t.Fatal(err)
	}
	if m.who, err = m.Auth.AuthenticateKey(t.Context(), m.CustomerKey); err != nil {
		t.Fatal(err)
	}
	return m
}

// ask sends a request with a key.
func (m *metered) ask(to http.Handler, method, target, body, key string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+key)
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	to.ServeHTTP(w, r)
	return w
}

// spent returns what was spent since the last call, and earns it again.
func (m *metered) spent(t *testing.T) int {
	t.Helper()
	saved, ctx := 2*perSecond, auth.WithPrincipal(t.Context(), m.who)
	// so that nothing is left, whatever was spent
	if err := m.gate.Take(ctx, limits.Cost, float64(saved)); err == nil {
		saved = 0
	}
	limited, ok := errors.AsType[*smartmoney.Error](m.gate.Take(ctx, limits.Cost, 0))
	if !ok || limited.Code != smartmoney.CodeRateLimited {
		t.Fatalf("nothing is left, and yet %v", limited)
	}
	m.now = m.now.Add(2 * time.Hour)
	return int(math.Round((limited.RetryAfter-time.Millisecond).Seconds()*perSecond)) + saved - 1
}

// TestCosts checks that a request costs what the same query costs over GraphQL.
func TestCosts(t *testing.T) {
	t.Parallel()
	m := newMetered(t)
	signals := strings.NewReplacer("%s", "", "since count: totalCount ", "").Replace(graphqlSignals)
	for _, c := range []struct{ method, target, body, query string }{
		{"GET", "/v3/alpha/leaderboard?limit=7", "", wallets(7)},
		{"GET", "/v3/alpha/leaderboard?chain=solana", "", wallets(50)},
		{"GET", "/v3/alpha/notifications", "", signals},
		{"GET", "/v3/alpha/config", "", `{ config { ` + graphqlConfig + ` } }`},
		{"PUT", "/v3/alpha/config", `{"daily_budget": 50}`, `{ config { ` + graphqlConfig + ` } }`}, // a change costs what it shows
	} {
		if w := m.ask(m.rest, c.method, c.target, c.body, m.CustomerKey); w.Code != http.StatusOK {
			t.Fatalf("%s %s: %d %s", c.method, c.target, w.Code, w.Body)
		}
		got := m.spent(t)
		if w := m.ask(m.graphql, "POST", "/graphql", string(mustJSON(t, map[string]any{"query": c.query})), m.CustomerKey); w.Code != http.StatusOK || strings.Contains(w.Body.String(), `"errors"`) {
			t.Fatalf("%s: %d %s", c.query, w.Code, w.Body)
		}
		if want := m.spent(t); got != want || got == 0 {
			t.Errorf("%s %s costs %d, over GraphQL %d", c.method, c.target, got, want)
		}
	}
}

// wallets is the query of a leaderboard's plain fields.
func wallets(n int) string {
	from, to := strings.Index(graphqlLeaderboard, "wallets: nodes"), strings.Index(graphqlLeaderboard, "total: totalCount")
	return fmt.Sprintf("{ wallets(first: %d) { %s } }", n, graphqlLeaderboard[from:to])
}

// TestRefusedByLimitOrScope checks that a request beyond the limit of cost is refused until it is
// earned again, and that whatever is refused is logged with whose it was.
func TestRefusedByLimitOrScope(t *testing.T) {
	t.Parallel()
	m := newMetered(t)
	logged := func(key, target string) (*httptest.ResponseRecorder, httpapi.Caller) {
		var caller httpapi.Caller
		w := m.ask(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r = r.WithContext(httpapi.WithRequestID(r.Context(), "made"))
			m.rest.ServeHTTP(w, r)
			caller = httpapi.CallerOf(r.Context())
		}), "GET", target, "", key)
		return w, caller
	}
	for _, target := range []string{"/v3/alpha/leaderboard?limit=1", "/v3/alpha/notifications?limit=1", "/v3/alpha/config"} {
		if w, _ := logged(m.CustomerKey, target); w.Code != http.StatusOK {
			t.Fatalf("%s: %d %s", target, w.Code, w.Body)
		}
		w, caller := logged(m.CustomerKey, target)
		if w.Code != http.StatusTooManyRequests || w.Header().Get("Retry-After") == "" || !strings.Contains(w.Body.String(), "too much cost") {
			t.Errorf("%s beyond the limit: %d %v %s", target, w.Code, w.Header(), w.Body)
		}
		if caller != (httpapi.Caller{CustomerID: servicetest.Customer, KeyID: m.who.KeyID}) {
			t.Errorf("%s beyond the limit is logged as of %+v", target, caller)
		}
		m.spent(t)
		if w, caller := logged(m.IngestKey, target); w.Code != http.StatusForbidden || caller.CustomerID != servicetest.Customer || caller.KeyID == "" {
			t.Errorf("%s with a key of scope ingest: %d, logged as of %+v", target, w.Code, caller)
		}
	}
}
