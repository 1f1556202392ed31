package routes_test

import (
	"encoding/json"
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
	"github.com/smartmoneyhq/smartmoney/internal/studio/routes"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// metered is both interfaces with a limit of the cost of each key, whose clock the test moves.
type metered struct {
	*harness
	costs         *limits.Gate
	now           time.Time
	rest, graphql http.Handler
	customer      auth.Principal
}

const perSecond = 100 // of cost

func newMetered(t *testing.T) *metered {
	t.Helper()
	m := &metered{harness: newHarness(t, true), now: time.Now()}
	rules := limits.Default()
	rules[limits.Cost].Rate = perSecond
	m.costs = limits.New(rules, func() time.Time { return m.now })
	var err error
	if m.rest, err = routes.NewHandler(resolvers.New(m.Service).WithPlatform(m.Platform), routes.Options{Gate: auth.NewGate(m.Auth, nil), Limits: m.costs}); err != nil {
		t.Fatal(err)
	}
	if m.graphql, err = graph.NewHandler(resolvers.New(m.Service).WithPlatform(m.Platform), graph.Options{Auth: m.Auth, Gate: m.costs}); err != nil {
		t.Fatal(err)
	}
	if m.customer, err = m.Auth.AuthenticateKey(t.Context(), m.CustomerKey); err != nil {
		t.Fatal(err)
	}
	return m
}

// send sends a request with a key, and returns whose it was in the request log.
func (m *metered) send(to http.Handler, method, target, body, key string) (w *httptest.ResponseRecorder, caller httpapi.Caller) {
	r := httptest.NewRequest(method, target, strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+key)
	if strings.HasPrefix(target, "/api/") {
		r.Header.Set("Authorization", "Basic "+key)
	}
	r.Header.Set("Content-Type", "application/json")
	r = r.WithContext(httpapi.WithRequestID(r.Context(), "made"))
	w = httptest.NewRecorder()
	to.ServeHTTP(w, r)
	return w, httpapi.CallerOf(r.Context())
}

// spent returns what was spent since the last call, and earns it again.
func (m *metered) spent() int {
	m.t.Helper()
	saved, ctx := 2*perSecond, auth.WithPrincipal(m.t.Context(), m.customer)
	// so that nothing is left, whatever was spent
	if err := m.costs.Take(ctx, limits.Cost, float64(saved)); err == nil {
		saved = 0
	}
	limited, ok := errors.AsType[*smartmoney.Error](m.costs.Take(ctx, limits.Cost, 0))
	if !ok || limited.Code != smartmoney.CodeRateLimited {
		m.t.Fatalf("nothing is left, and yet %v", limited)
	}
	m.now = m.now.Add(2 * time.Hour)
	return int(math.Round((limited.RetryAfter-time.Millisecond).Seconds()*perSecond)) + saved - 1
}

// repeated returns n elements of a JSON array.
func repeated(n int, element string) string {
	return strings.TrimSuffix(strings.Repeat(element+",", n), ",")
}

// numbered returns n different ids as elements of a JSON array.
func numbered(n int) string {
	ids := make([]string, n)
	for i := range ids {
		ids[i] = fmt.Sprintf("%q", fmt.Sprint("m", i))
	}
	return strings.Join(ids, ",")
}

// TestCosts checks that a request costs what the same queries cost over GraphQL, and each search of
// several its own.
func TestCosts(t *testing.T) {
	t.Parallel()
	m := newMetered(t)
	hits := func(n int) string {
		return fmt.Sprintf(`search(index: "markets", first: %d) { totalHits hits { index id score source } }`, n)
	}
	const item = `model items { itemId score popularScore trendingScore affinityScore interestScore sourceFeed`
	for _, c := range []struct {
		method, target, body, query string
		more                        int // what GraphQL does not have
	}{
		{"POST", "/v3/studio/search/filter_and_sort", `{"index": "markets", "size": 3}`, hits(3), 0},
		{"POST", "/v3/studio/search/boost", `{"index": "markets"}`, hits(100), 0},
		{"POST", "/v3/studio/search/semantic", `{"index": "markets", "text": "sports", "size": 200, "only_ids": true}`, `search(index: "markets", first: 200) { totalHits hits { index id score } }`, 0},
		{"POST", "/v3/studio/search/multi", `{"searches": [{"index": "markets", "size": 3}, {"index": "tokens", "size": 4}, {"index": "markets", "size": 3}]}`,
			"a: " + hits(3) + " b: " + hits(4) + " c: " + hits(3), 0},
		{"POST", "/v3/studio/search/mget", `{"index": "markets", "ids": ["m1", 7, "m2"]}`,
			`a: document(index: "markets", id: "m1") { index id source } b: document(index: "markets", id: "7") { index id source } c: document(index: "markets", id: "m2") { index id source }`, 0},
		{"GET", "/v3/studio/search/frequent_values/markets/tags?size=7", "", `frequentValues(index: "markets", field: "tags", first: 7) { value count }`, 0},
		{"GET", "/v3/studio/search/frequent_values/markets/tags", "", `frequentValues(index: "markets", field: "tags", first: 25) { value count }`, 0},
		{"POST", "/v3/pm-alpha/for-you", `{"user_id": "u"}`, `recommendations(userId: "u", first: 25) { ` + item + ` } }`, 0},
		{"POST", "/v3/for-you", `{"feed_id": "polymarket-default", "top_k": 2, "return_metadata": true}`, `recommendations(first: 2) { ` + item + ` metadata } }`, 0},
		{"POST", "/v3/studio/features/v1", `{"user": {"index": "wallets", "id": "u"}, "items": [{"index": "markets", "id": "m1"}]}`, "", 1000},
		{"POST", "/v3/studio/scoring/ranking_model/default", `{"user_id": "u", "item_ids": ["m1"]}`, "", 1000},
		{"POST", "/v3/studio/ranking/feed", `{"items": [{"item_id": "m1"}]}`, "", 1000},
		{"POST", "/v3/studio/features/v1", `{"user": {"index": "wallets", "id": "u"}, "items": [` + repeated(30, `{"index": "markets", "id": "m1"}`) + `]}`, "", 1200},
		{"POST", "/v3/studio/scoring/ranking_model/default", `{"user_id": "u", "item_ids": [` + numbered(1100) + `]}`, "", 1100},
		{"POST", "/v3/studio/ranking/feed", `{"items": [` + repeated(128, `{"item_id": "m1"}`) + `]}`, "", 1298},
		{"POST", "/v3/studio/stories/generate", `{"engine": "polymarket_v1"}`, "", 1000},
		{"GET", "/v3/studio/search/document/markets/m1", "", `document(index: "markets", id: "m1") { index id source }`, 0},
		{"GET", "/v3/studio/schema/fields?index=markets", "", "", 1},
		{"POST", "/api/feed/configs", "", `feedConfigs { ` + feedFields + ` }`, 0},
		{"GET", "/api/feed/config?config_id=polymarket-default", "", `feedConfig(configId: "polymarket-default") { ` + feedFields + ` }`, 0},
		{"POST", "/api/feed/config", `{"name": "x", "endpoint": "home", "status": "active", "visibility": "private", "config": {"candidate_source": "markets", "candidate_source_type": "index"}}`,
			`createFeedConfig(input: {name: "x", endpoint: "home", config: {candidateSource: "markets", candidateSourceType: "index"}}) { feedConfig { ` + feedFields + ` } }`, 0},
		{"PATCH", "/api/feed/config?config_id=feed_1", `{"name": "y"}`, `updateFeedConfig(configId: "feed_2", input: {name: "y"}) { feedConfig { ` + feedFields + ` } }`, 0},
		{"DELETE", "/api/feed/config?config_id=feed_1", "", `deleteFeedConfig(configId: "feed_2") { configId }`, 0},
	} {
		if w, _ := m.send(m.rest, c.method, c.target, c.body, m.CustomerKey); w.Code != http.StatusOK {
			t.Fatalf("%s %s: %d %s", c.method, c.target, w.Code, w.Body)
		}
		got, want := m.spent(), c.more
		if c.query != "" {
			operation := "query"
			if strings.Contains(c.query, "FeedConfig(") {
				operation = "mutation"
			}
			body, err := json.Marshal(map[string]any{"query": operation + " { " + c.query + " }"})
			if err != nil {
				t.Fatal(err)
			}
			if w, _ := m.send(m.graphql, "POST", "/graphql", string(body), m.CustomerKey); w.Code != http.StatusOK || strings.Contains(w.Body.String(), `"errors"`) {
				t.Fatalf("%s: %d %s", c.query, w.Code, w.Body)
			}
			want = m.spent()
		}
		if got != want || got == 0 {
			t.Errorf("%s %s %s costs %d, over GraphQL %d", c.method, c.target, c.body, got, want)
		}
	}
}

const feedFields = `configId name description endpoint status visibility version createdAt updatedAt
	config { candidateSource candidateSourceType index filters scoring ranking }`

// TestRefusedByLimitOrScope checks that a request beyond the limit of cost is refused until it is
// earned again, and that whatever is refused is logged with whose it was.
func TestRefusedByLimitOrScope(t *testing.T) {
	t.Parallel()
	m := newMetered(t)
	for target, body := range map[string]string{
		"/v3/studio/search/multi": `{"searches": [{"index": "markets"}]}`, "/v3/pm-alpha/for-you": `{}`, "/api/feed/configs": ``,
	} {
		if w, _ := m.send(m.rest, "POST", target, body, m.CustomerKey); w.Code != http.StatusOK {
			t.Fatalf("%s: %d %s", target, w.Code, w.Body)
		}
		w, caller := m.send(m.rest, "POST", target, body, m.CustomerKey)
		if w.Code != http.StatusTooManyRequests || w.Header().Get("Retry-After") == "" || !strings.Contains(w.Body.String(), "too much cost") {
			t.Errorf("%s beyond the limit: %d %v %s", target, w.Code, w.Header(), w.Body)
		}
		if caller != (httpapi.Caller{CustomerID: servicetest.Customer, KeyID: m.customer.KeyID}) {
			t.Errorf("%s beyond the limit is logged as of %+v", target, caller)
		}
		m.spent()
		if w, caller := m.send(m.rest, "POST", target, body, m.IngestKey); w.Code != http.StatusForbidden || caller.CustomerID != servicetest.Customer || caller.KeyID == "" {
			t.Errorf("%s with a key of scope ingest: %d, logged as of %+v", target, w.Code, caller)
		}
	}
}
