package openapi_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"smartmoney/graph"
	"smartmoney/rest/openapi"
)

// TestRoutesMatchTheDocument fails if the service has a route that the document lacks, or vice
// versa.
func TestRoutesMatchTheDocument(t *testing.T) {
	w := newHarness(t)
	if diff := cmp.Diff(described(t), served(w)); diff != "" {
		t.Errorf("operations of the document (-) and of the service (+):\n%s", diff)
	}
}

// TestEveryMethod tries every method on every path, with a key, with an invalid key and with one
// of the other scope. Every response is checked against the document.
func TestEveryMethod(t *testing.T) {
	w := newHarness(t)
	bodies := map[string]string{"PUT /v3/alpha/config": `{"daily_budget":7}`, "POST /ingest/events": `[]`}
	known := described(t)
	for path := range service(t).API.Paths.Map() {
		for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} {
			operation := method + " " + path
			status, _, body := w.ask(method, path, bodies[operation])
			served := slices.Contains(known, operation) || method == http.MethodHead && slices.Contains(known, "GET "+path)
			if want := map[bool]int{true: 200, false: 405}[served]; status != want {
				t.Errorf("%s: %d %s, want %d", operation, status, body, want)
			}
			if !served || strings.HasPrefix(path, "/v3/") == strings.HasPrefix(path, "/ingest/") {
				continue
			}
			if status, _, body := w.ask(method, path, bodies[operation], "Authorization", "Bearer x"); status != 401 {
				t.Errorf("%s with a bad key: %d %s, want 401", operation, status, body)
			}
			other := w.IngestKey
			if strings.HasPrefix(path, "/ingest/") {
				other = w.CustomerKey
			}
			if status, _, body := w.ask(method, path, bodies[operation], "Authorization", "Bearer "+other); status != 403 {
				t.Errorf("%s with a key of the other scope: %d %s, want 403", operation, status, body)
			}
		}
	}
}

func TestHandler(t *testing.T) {
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

// The policy of the docs page reaches the client through the server.
func TestDocsBehindTheServer(t *testing.T) {
	w := newHarness(t)
	status, header, body := w.ask("GET", "/docs", "")
	if policy := header.Values("Content-Security-Policy"); status != 200 || len(policy) != 1 || !strings.Contains(policy[0], "style-src 'self'") {
		t.Errorf("%d %v", status, header)
	}
	for _, operation := range described(t) {
		method, path, _ := strings.Cut(operation, " ")
		if !strings.Contains(body, `<span class="method">`+method+`</span> <code>`+path+`</code>`) {
			t.Errorf("the page lacks %s", operation)
		}
	}
	if status, header, _ := w.ask("GET", "/docs/docs.css", ""); status != 200 || !strings.HasPrefix(header.Get("Content-Type"), "text/css") {
		t.Errorf("the style sheet: %d %v", status, header)
	}
}
