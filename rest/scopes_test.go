package rest_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/rest"
)

// A key of scope read may read, and nothing else. An operation without a line fails the test, so
// that a new one is considered.
func TestScopesOfOperations(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	readable := map[string]bool{
		"GET /v3/alpha/leaderboard":      true,
		"GET /v3/alpha/notifications":    true,
		"DELETE /v3/alpha/notifications": false,
		"GET /v3/alpha/config":           true,
		"PUT /v3/alpha/config":           false,
	}
	for _, operation := range rest.Operations() {
		read, ok := readable[operation]
		if !ok {
			t.Errorf("%s has no line", operation)
			continue
		}
		for _, c := range []struct {
			name, key string
			allowed   bool
		}{{"customer", f.CustomerKey, true}, {"read", f.ReadKey, read}, {"ingest", f.IngestKey, false}} {
			method, path, _ := strings.Cut(operation, " ")
			body := ""
			if method == http.MethodPut {
				body = `{"daily_budget": 50}`
			}
			r := httptest.NewRequest(method, path, strings.NewReader(body))
			r.Header.Set("Authorization", "Bearer "+c.key)
			r.Header.Set("Content-Type", "application/json")
			w := httptest.NewRecorder()
			f.handler.ServeHTTP(w, r)
			if want := http.StatusForbidden; c.allowed && w.Code != http.StatusOK || !c.allowed && w.Code != want {
				t.Errorf("%s with a key of scope %s: %d %s; allowed: %v", operation, c.name, w.Code, w.Body, c.allowed)
			}
		}
	}
}
