package openapi_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/studio/routes"
	"github.com/smartmoneyhq/smartmoney/rest/openapi"
)

// TestRoutesMatchTheDocument fails if the service has a route that the document lacks, or vice
// versa.
func TestRoutesMatchTheDocument(t *testing.T) {
	t.Parallel()
	w := newHarness(t)
	if diff := cmp.Diff(described(t), served(w)); diff != "" {
		t.Errorf("operations of the document (-) and of the service (+):\n%s", diff)
	}
}

// TestEveryMethod tries every method on every path, with a key, with an invalid key and with one
// of the other scope. Every response is checked against the document.
func TestEveryMethod(t *testing.T) {
	t.Parallel()
	w := newHarness(t)
	bodies := map[string]string{"PUT /v3/alpha/config": `{"daily_budget":7}`, "POST /ingest/events": `[]`, "POST /ingest/helius/{source}": `[]`}
	for operation, body := range serviceBodies() {
		bodies["POST "+operation] = body
	}
	bodies["PATCH /api/feed/config"] = `{"name": "changed"}`
	// feed_1, which DELETE deletes
	w.ask("POST", "/api/feed/config", bodies["POST /api/feed/config"])
	known := described(t)
	for path := range service(t).API.Paths.Map() {
		target := filled(path)
		for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} {
			operation := method + " " + path
			target := target
			if method == http.MethodPost {
				target, _, _ = strings.Cut(target, "?")
			}
			status, _, body := w.ask(method, target, bodies[operation])
			served := slices.Contains(known, operation) || method == http.MethodHead && slices.Contains(known, "GET "+path)
			if want := map[bool]int{true: 200, false: 405}[served]; status != want {
				t.Errorf("%s: %d %s, want %d", operation, status, body, want)
			}
			if service(t).API.Paths.Value(path).GetOperation(map[bool]string{true: "GET", false: method}[method == "HEAD"]) == nil || !needsKey(path) {
				continue
			}
			if status, _, body := w.ask(method, target, bodies[operation], "Authorization", schemeOf(path)+"x"); status != 401 {
				t.Errorf("%s with a bad key: %d %s, want 401", operation, status, body)
			}
			if strings.HasPrefix(path, "/ingest/helius/") {
				continue // it has a secret, and no key
			}
			other := w.IngestKey
			if strings.HasPrefix(path, "/ingest/") {
				other = w.CustomerKey
			}
			if status, _, body := w.ask(method, target, bodies[operation], "Authorization", schemeOf(path)+other); status != 403 {
				t.Errorf("%s with a key of the other scope: %d %s, want 403", operation, status, body)
			}
		}
	}
}

// serviceBodies returns a body for each POST of the other services, by path.
func serviceBodies() map[string]string {
	const search, item = `{"index": "markets"}`, `{"user_id": "u", "item_ids": ["m1"]}`
	bodies := map[string]string{
		"search/filter_and_sort": search, "search/boost": search, "search/semantic": `{"index": "markets", "text": "sports office"}`,
		"search/multi": `{"searches": [` + search + `]}`, "search/mget": `{"index": "markets", "ids": ["m1"]}`,
		"features/v1":                   `{"user": {"index": "polymarket-wallets", "id": "u"}, "items": [{"index": "markets", "id": "m1"}]}`,
		"scoring/ranking_model/{model}": item, "ranking/feed": `{"items": [{"item_id": "a"}]}`, "stories/generate": `{"engine": "polymarket_v1"}`,
	}
	all := map[string]string{
		"/api/feed/config": `{"name": "n", "endpoint": "e", "status": "active", "visibility": "private", "config": {"candidate_source": "markets", "candidate_source_type": "index"}}`,
	}
	for path, body := range bodies {
		all[routes.Prefix+path] = body
	}
	for _, path := range []string{"/v3/for-you", "/v3/feed/for-you", "/v2/farcaster/casts/feed/for-you", "/v3/pm-alpha/for-you"} {
		all[path] = `{"feed_id": "polymarket-default"}`
	}
	return all
}

// filled returns a path of the document with values for its required parameters.
func filled(path string) string {
	path = strings.NewReplacer("{index}", "markets", "{field}", "tags", "{id}", "m1", "{model}", "default", "{source}", "solana").Replace(path)
	switch path {
	case "/v3/studio/schema/fields":
		return path + "?index=markets"
	case "/api/feed/config":
		return path + "?config_id=feed_1"
	default:
		return path
	}
}

// needsKey reports whether a path is about customers' data or events.
func needsKey(path string) bool {
	for _, root := range []string{"/v2/", "/v3/", "/api/", "/ingest/"} {
		if strings.HasPrefix(path, root) {
			return true
		}
	}
	return false
}

// schemeOf returns the scheme of a path's keys, with a space.
func schemeOf(path string) string {
	if strings.HasPrefix(path, "/api/") {
		return "Basic "
	}
	return "Bearer "
}

func TestHandler(t *testing.T) {
	t.Parallel()
	w := newHarness(t)
	status, header, body := w.ask("GET", openapi.Path, "", "Authorization", "")
	if status != 200 || body != string(openapi.Document()) || header.Get("Content-Type") != "application/json" || header.Get("Cache-Control") != "public, no-cache" {
		t.Errorf("%d %v, %d bytes", status, header, len(body))
	}
	if status, _, _ := w.ask("GET", openapi.Path, "", "If-None-Match", header.Get("ETag")); status != 304 {
		t.Errorf("with its ETag: %d, want 304", status)
	}
	if _, sdl, body := w.ask("GET", "/schema.graphql", "", "Authorization", ""); body != graph.SDL() || sdl.Get("ETag") == "" {
		t.Errorf("the schema has the headers %v, %d bytes", sdl, len(body))
	}
	if header.Get("Content-Security-Policy") == "" {
		t.Error("the document has no Content-Security-Policy")
	}
}

// The policy of the docs page reaches the client through the server, and so do its assets.
func TestDocsBehindTheServer(t *testing.T) {
	t.Parallel()
	w := newHarness(t)
	status, header, _ := w.ask("GET", "/docs", "")
	if policy := header.Values("Content-Security-Policy"); status != 200 || len(policy) != 1 || !strings.Contains(policy[0], "default-src 'self'") {
		t.Errorf("%d %v", status, header)
	}
	if status, header, _ := w.ask("GET", "/docs/docs.css", ""); status != 200 || !strings.HasPrefix(header.Get("Content-Type"), "text/css") {
		t.Errorf("the style sheet: %d %v", status, header)
	}
}
