package routes_test

import (
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/studio/routes"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/openapitest"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// harness serves the other services over HTTP. Every exchange is checked against openapi.json.
type harness struct {
	*servicetest.World
	t      *testing.T
	url    string
	client *http.Client
	gate   *limits.Gate
}

// newHarness returns services over real indexes, or without any.
func newHarness(t *testing.T, indexes bool) *harness {
	t.Helper()
	return newHarnessOf(t, indexes, testkit.TightGate(limits.Changes))
}

// newHarnessOf is newHarness with a gate.
func newHarnessOf(t *testing.T, indexes bool, gate *limits.Gate) *harness {
	t.Helper()
	h := &harness{World: servicetest.New(t), t: t, gate: gate}
	if indexes {
		h.WithPlatform(t)
	}
	handler, err := routes.NewHandler(resolvers.New(h.Service).WithPlatform(h.Platform), routes.Options{
		Gate: auth.NewGate(h.Auth, nil), Limits: h.gate, Logger: slog.New(slog.DiscardHandler),
	})
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	for _, path := range routes.Paths() {
		mux.Handle(path, withID(handler))
	}
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	wire := &http.Transport{}
	t.Cleanup(wire.CloseIdleConnections)
	h.url, h.client = server.URL, &http.Client{Transport: openapitest.Transport(t, wire)}
	return h
}

// withID sets the request id, as the server does.
func withID(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Request-Id", "made")
		next.ServeHTTP(w, r)
	})
}

// authorization returns the header that a path takes.
func (h *harness) authorization(path string) string {
	if strings.HasPrefix(path, "/api/") {
		return "Basic " + h.CustomerKey
	}
	return "Bearer " + h.CustomerKey
}

// ask sends a request; headers are names and values in turn, "" removes one.
func (h *harness) ask(method, target, body string, headers ...string) (int, http.Header, any) {
	h.t.Helper()
	var sent io.Reader
	if body != "" {
		sent = strings.NewReader(body)
	}
	r, err := http.NewRequestWithContext(h.t.Context(), method, h.url+target, sent)
	if err != nil {
		h.t.Fatal(err)
	}
	r.Header.Set("Authorization", h.authorization(target))
	r.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(headers); i += 2 {
		if r.Header.Set(headers[i], headers[i+1]); headers[i+1] == "" {
			r.Header.Del(headers[i])
		}
	}
	resp, err := h.client.Do(r)
	if err != nil {
		h.t.Fatal(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		h.t.Fatal(err)
	}
	var answer any
	if len(text) > 0 {
		if err := json.Unmarshal(text, &answer); err != nil {
			h.t.Fatalf("%s %s: %v: %s", method, target, err, text)
		}
	}
	return resp.StatusCode, resp.Header, answer
}

// post sends a body and returns the answer of status 200.
func (h *harness) post(path, body string) any {
	h.t.Helper()
	return h.ok("POST", path, body)
}

// ok sends a request and returns the answer of status 200.
func (h *harness) ok(method, target, body string) any {
	h.t.Helper()
	status, _, answer := h.ask(method, target, body)
	if status != http.StatusOK {
		h.t.Fatalf("%s %s %s: %d %v", method, target, body, status, answer)
	}
	return answer
}

// at returns the value at a path of an answer: names of objects and numbers of elements.
func at(t *testing.T, value any, path ...any) any {
	t.Helper()
	for _, step := range path {
		switch step := step.(type) {
		case string:
			object, ok := value.(map[string]any)
			if !ok {
				t.Fatalf("no %v in %v", path, value)
			}
			value = object[step]
		case int:
			list, ok := value.([]any)
			if !ok || step >= len(list) {
				t.Fatalf("no %v in %v", path, value)
			}
			value = list[step]
		}
	}
	return value
}
