package routes_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/studio/routes"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// A key of scope read reaches every operation but those that change feeds; a key of scope ingest
// reaches none. An operation without a line fails the test, so that a new one is considered.
func TestScopesOfOperations(t *testing.T) {
	t.Parallel()
	h := newHarness(t, true)
	handler, err := routes.NewHandler(resolvers.New(h.Service).WithPlatform(h.Platform), routes.Options{Gate: auth.NewGate(h.Auth, nil)})
	if err != nil {
		t.Fatal(err)
	}
	readable := map[string]bool{
		"POST /api/feed/config": false, "PATCH /api/feed/config": false, "DELETE /api/feed/config": false,
		"GET /api/feed/config": true, "POST /api/feed/configs": true,
		"POST /v3/studio/search/filter_and_sort": true, "POST /v3/studio/search/boost": true, "POST /v3/studio/search/semantic": true,
		"POST /v3/studio/search/multi": true, "POST /v3/studio/search/mget": true,
		"GET /v3/studio/search/frequent_values/{index}/{field}": true, "GET /v3/studio/search/document/{index}/{id}": true,
		"GET /v3/studio/schema/fields": true, "POST /v3/studio/features/v1": true, "POST /v3/studio/scoring/ranking_model/{model}": true,
		"POST /v3/studio/ranking/feed": true, "POST /v3/studio/stories/generate": true,
		"POST /v3/for-you": true, "POST /v3/feed/for-you": true, "POST /v2/farcaster/casts/feed/for-you": true, "POST /v3/pm-alpha/for-you": true,
	}
	for _, operation := range routes.Operations() {
		read, ok := readable[operation]
		if !ok {
			t.Errorf("%s has no line", operation)
			continue
		}
		for _, c := range []struct {
			name, key string
			allowed   bool
		}{{"customer", h.CustomerKey, true}, {"read", h.ReadKey, read}, {"ingest", h.IngestKey, false}, {"operator", h.OperatorKey, false}} {
			method, path, _ := strings.Cut(operation, " ")
			target, scheme := strings.NewReplacer("{", "", "}", "").Replace(path)+"?config_id=none", "Bearer "
			if strings.HasPrefix(path, "/api/") {
				scheme = "Basic "
			}
			r := httptest.NewRequest(method, target, strings.NewReader("{}"))
			r.Header.Set("Authorization", scheme+c.key)
			r.Header.Set("Content-Type", "application/json")
			w := httptest.NewRecorder()
			handler.ServeHTTP(w, r)
			if refused := w.Code == http.StatusForbidden; refused == c.allowed {
				t.Errorf("%s with a key of scope %s: %d %s; allowed: %v", operation, c.name, w.Code, w.Body, c.allowed)
			}
		}
	}
}
