package server_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// fixture is a server on a free loopback port with its own client.
type fixture struct {
	*server.Server
	client *http.Client
	log    *testkit.Buffer
}

func start(t *testing.T, change func(*server.Options)) *fixture {
	t.Helper()
	f := &fixture{log: &testkit.Buffer{}}
	var ids atomic.Int64
	options := server.Options{
		Addr:            "127.0.0.1:0",
		ShutdownTimeout: 10 * time.Second,
		Log:             slog.New(slog.NewJSONHandler(f.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
		NewID:           func() string { return fmt.Sprintf("made-%d", ids.Add(1)) },
		Now:             time.Now,
	}
	if change != nil {
		change(&options)
	}
	s, err := server.New(options)
	if err != nil {
		t.Fatalf("New: %v", err)
	}
	if err := s.Start(t.Context()); err != nil {
		t.Fatalf("Start: %v", err)
	}
	f.Server = s
	transport := &http.Transport{}
	f.client = &http.Client{
		Transport:     transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	t.Cleanup(func() {
		transport.CloseIdleConnections()
		testkit.Stop(t, s.Stop)
	})
	return f
}

// get returns the status and the body, and stores the header.
func (f *fixture) do(t *testing.T, method, path string, header http.Header) (*http.Response, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, f.URL()+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	for k, v := range header {
		req.Header[k] = v
	}
	resp, err := f.client.Do(req)
	if err != nil {
		t.Fatalf("%s %s: %v", method, path, err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatalf("%s %s: read the body: %v", method, path, err)
	}
	return resp, strings.TrimSpace(string(body))
}

func echo(name string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintf(w, "%s %s", name, r.URL.Path)
	})
}

func TestRoutes(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) {
		o.Handlers = server.Handlers{
			GraphQL: echo("graphql"), SDL: echo("sdl"), REST: echo("rest"), Ingest: echo("ingest"),
			Console: echo("console"), OpenAPI: echo("openapi"), Docs: echo("docs"),
		}
	})
	for _, test := range []struct {
		method, path string
		status       int
		body         string
	}{
		{"POST", "/graphql", 200, "graphql /graphql"},
		{"GET", "/schema.graphql", 200, "sdl /schema.graphql"},
		{"GET", "/v3/alpha/leaderboard", 200, "rest /v3/alpha/leaderboard"},
		{"GET", "/v3/alpha", 200, "rest /v3/alpha"},
		{"GET", "/v3/alpha/", 200, "rest /v3/alpha/"},
		{"POST", "/ingest", 404, `{"error":"no such path: /docs lists all paths"}`},
		{"GET", "/ingest", 404, `{"error":"no such path: /docs lists all paths"}`},
		{"POST", "/ingest/events", 200, "ingest /ingest/events"},
		{"GET", "/openapi.json", 200, "openapi /openapi.json"},
		{"GET", "/docs", 200, "docs /docs"},
		{"GET", "/docs/docs.css", 200, "docs /docs/docs.css"},
		{"GET", "/docsx", 404, `{"error":"no such path: /docs lists all paths"}`},
		{"GET", "/healthz", 200, `{"status":"ok"}`},
		{"GET", "/readyz", 200, `{"status":"ready"}`},
		{"DELETE", "/readyz", 405, `{"error":"method not allowed: use GET"}`},
		{"GET", "/", 200, "console /"},
		{"GET", "/index.html", 404, `{"error":"no such path: /docs lists all paths"}`},
		{"GET", "/graphql/x", 404, `{"error":"no such path: /docs lists all paths"}`},
		{"POST", "/v4/alpha/leaderboard", 404, `{"error":"no such path: /docs lists all paths"}`},
	} {
		t.Run(test.method+" "+test.path, func(t *testing.T) {
			resp, body := f.do(t, test.method, test.path, nil)
			if resp.StatusCode != test.status || body != test.body {
				t.Errorf("got %d %s, want %d %s", resp.StatusCode, body, test.status, test.body)
			}
			if got := resp.Header.Get("X-Content-Type-Options"); got != "nosniff" {
				t.Errorf("X-Content-Type-Options = %q", got)
			}
		})
	}
}

// TestBrowsersAreSentToTheConsole checks that a page's address without the hash leads to the page
// in a browser, and is unknown to everybody else.
func TestBrowsersAreSentToTheConsole(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) { o.Handlers = server.Handlers{Console: echo("console"), REST: echo("rest")} })
	bare := start(t, nil)
	const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
	for _, test := range []struct {
		name, method, path string
		header             http.Header
		at                 *fixture
		location           string // "": 404
	}{
		{"a page", "GET", "/live", http.Header{"Accept": {browser}}, f, "./#/live"},
		{"with a filter", "GET", "/track?days=7", http.Header{"Accept": {browser}}, f, "./#/track?days=7"},
		{"below it", "GET", "/wallet/BASE/0x%2Fa", http.Header{"Accept": {browser}}, f, "./../../#/wallet/BASE/0x%2Fa"},
		{"no page", "GET", "/nothing/", http.Header{"Accept": {browser}}, f, "./../#/nothing/"},
		{"a client of JSON", "GET", "/live", http.Header{"Accept": {"application/json"}}, f, ""},
		{"a client of anything", "GET", "/live", http.Header{"Accept": {"*/*"}}, f, ""},
		{"a client with a key", "GET", "/live", http.Header{"Accept": {browser}, "Authorization": {"Bearer x"}}, f, ""},
		{"another method", "POST", "/live", http.Header{"Accept": {browser}}, f, ""},
		{"a file", "GET", "/robots.txt", http.Header{"Accept": {browser}}, f, ""},
		{"a version", "GET", "/v4/alpha", http.Header{"Accept": {browser}}, f, ""},
		{"another host", "GET", "//example.com/live", http.Header{"Accept": {browser}}, f, ""},
		{"no console", "GET", "/live", http.Header{"Accept": {browser}}, bare, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			status := http.StatusNotFound
			if test.location != "" {
				status = http.StatusFound
			}
			resp, _ := test.at.do(t, test.method, test.path, test.header)
			if got := resp.Header.Get("Location"); resp.StatusCode != status || got != test.location {
				t.Errorf("got %d to %q, want %d to %q", resp.StatusCode, got, status, test.location)
			}
		})
	}
}

func TestUnmountedPathIsUnknown(t *testing.T) {
	t.Parallel()
	f := start(t, nil)
	if diff := cmp.Diff([]string{"/healthz", "/readyz"}, f.Paths()); diff != "" {
		t.Errorf("paths (-want +got):\n%s", diff)
	}
	if resp, body := f.do(t, "POST", "/graphql", nil); resp.StatusCode != 404 {
		t.Errorf("got %d %s, want 404", resp.StatusCode, body)
	}
}

func TestRequestID(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) {
		o.Handlers.GraphQL = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			fmt.Fprint(w, httpapi.RequestID(r.Context()))
		})
	})
	for name, test := range map[string]struct{ given, want string }{
		"kept":          {"trace.42_a-B", "trace.42_a-B"},
		"too long":      {strings.Repeat("x", 65), "made-"},
		"odd character": {"a b", "made-"},
		"none":          {"", "made-"},
	} {
		t.Run(name, func(t *testing.T) {
			resp, body := f.do(t, "POST", "/graphql", http.Header{httpapi.RequestIDHeader: {test.given}})
			if got := resp.Header.Get(httpapi.RequestIDHeader); got != body || !strings.HasPrefix(got, test.want) {
				t.Errorf("header %q, context %q, want %s…", got, body, test.want)
			}
		})
	}
}

func TestPanics(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) {
		o.Handlers.GraphQL = http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic("secret cause") })
		o.Handlers.REST = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			fmt.Fprint(w, "half an answer")
			panic("too late")
		})
	})
	resp, body := f.do(t, "POST", "/graphql", http.Header{httpapi.RequestIDHeader: {"p1"}})
	if resp.StatusCode != 500 || body != `{"error":"internal error"}` {
		t.Errorf("got %d %s, want a 500 without the cause", resp.StatusCode, body)
	}
	if log := f.log.String(); !strings.Contains(log, `"id":"p1","cause":"secret cause"`) {
		t.Errorf("the log has no line with the cause and the request's id:\n%s", log)
	}

	req, _ := http.NewRequestWithContext(t.Context(), "GET", f.URL()+"/v3/alpha/leaderboard", nil)
	if resp, err := f.client.Do(req); err == nil {
		_, err = io.ReadAll(resp.Body)
		resp.Body.Close()
		if err == nil {
			t.Error("a response aborted by a panic looked complete")
		}
	}
}

func TestAccessLogHoldsNoSecrets(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) { o.Handlers.GraphQL = echo("graphql") })
	f.do(t, "GET", "/graphql?query=hidden-question", http.Header{
		"Authorization": {"Bearer hidden-key"}, httpapi.RequestIDHeader: {"log-1"},
	})
	// The line is written after the response; the next request on the same connection is
	// answered later than that.
	f.do(t, "GET", "/healthz", nil)
	var line map[string]any
	for text := range strings.Lines(f.log.String()) {
		if strings.Contains(text, "log-1") {
			if err := json.Unmarshal([]byte(text), &line); err != nil {
				t.Fatal(err)
			}
		}
	}
	for key, want := range map[string]any{
		"msg": "request", "method": "GET", "path": "/graphql", "status": 200.0, "bytes": 16.0, "level": "DEBUG",
	} {
		if line[key] != want {
			t.Errorf("log line has %s = %v, want %v", key, line[key], want)
		}
	}
	if log := f.log.String(); strings.Contains(log, "hidden") {
		t.Errorf("the log contains a key or a query:\n%s", log)
	}
}

func TestReadyzNamesWhatFails(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) {
		o.Checks = []server.Check{
			{Name: "database", Probe: func(context.Context) error { return errors.New("dial tcp 10.0.0.9: refused") }},
			{Name: "engine", Probe: func(context.Context) error {
				return smartmoney.Errorf(smartmoney.CodeUnavailable, "base is catching up")
			}},
			{Name: "disk", Probe: func(context.Context) error { return nil }},
		}
	})
	resp, body := f.do(t, "GET", "/readyz", nil)
	if resp.StatusCode != 503 {
		t.Errorf("got %d, want 503", resp.StatusCode)
	}
	want := `{"status":"not ready","failed":{"database":"failed","engine":"base is catching up"}}`
	if diff := cmp.Diff(want, body); diff != "" {
		t.Errorf("body (-want +got):\n%s", diff)
	}
	if !strings.Contains(f.log.String(), "10.0.0.9") {
		t.Error("the log has no reason for the failed database check")
	}
}

// /readyz names unhealthy sources without failing, and leaves them out if they are not known.
func TestUnhealthySources(t *testing.T) {
	t.Parallel()
	for want, unhealthy := range map[string]func(context.Context) (map[string]string, error){
		`200 {"status":"ready","unhealthy_sources":{"base":"the provider refuses it"}}`: func(context.Context) (map[string]string, error) {
			return map[string]string{"base": "the provider refuses it"}, nil
		},
		`200 {"status":"ready"}`: func(context.Context) (map[string]string, error) { return nil, errors.New("down") },
	} {
		f := start(t, func(o *server.Options) { o.Unhealthy = unhealthy })
		if got := <-f.call("/readyz"); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// /readyz includes the lag and the health of each chain if they are known in time, and stays as it
// is whatever they are.
func TestReadyzTellsOfChains(t *testing.T) {
	t.Parallel()
	const chains = `"lag":{"base":{"events":7,"seconds":61.5,"correction":{"since":"2026-03-01T12:05:00Z","corrections":2,"trades":300}},` +
		`"solana":{"events":0,"seconds":0}},` +
		`"chains":{"base":{"last_event_at":"2026-03-01T12:05:00Z","lag_seconds":61.5,"healthy":false,"reason":"events wait"},` +
		`"solana":{"last_event_at":null,"lag_seconds":0,"healthy":true}}`
	at := time.Date(2026, 3, 1, 12, 5, 0, 0, time.UTC)
	known := []status.Chain{{
		Chain: smartmoney.Base, Unprocessed: 7, LastEventAt: &at, LagSeconds: 61.5, Reason: new("events wait"),
		Correction: &smartmoney.RunningCorrection{Since: at, Corrections: 2, Trades: 300},
	}, {Chain: smartmoney.Solana, Healthy: true}}
	over := make(chan struct{})
	defer close(over)
	hangs := func(context.Context) ([]status.Chain, error) {
		<-over
		return known, nil
	}
	for _, c := range []struct {
		name   string
		chains func(context.Context) ([]status.Chain, error)
		engine error
		want   string
	}{
		{"ready", func(context.Context) ([]status.Chain, error) { return known, nil }, nil, `200 {"status":"ready",` + chains + `}`},
		{"not ready", func(context.Context) ([]status.Chain, error) { return known, nil }, errors.New("x"),
			`503 {"status":"not ready","failed":{"engine":"failed"},` + chains + `}`},
		{"not known", func(context.Context) ([]status.Chain, error) { return nil, errors.New("x") }, nil, `200 {"status":"ready"}`},
		{"not known in time", hangs, nil, `200 {"status":"ready"}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := start(t, func(o *server.Options) {
				o.Chains = c.chains
				o.Checks = []server.Check{{Name: "engine", Probe: func(context.Context) error { return c.engine }}}
			})
			if got := <-f.call("/readyz"); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

// /readyz reads what it shows of the database once a second, however many ask, and errors are not
// kept; checks run each time.
func TestReadyzKeepsWhatItKnows(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var checks, reads int
		var failing error
		s, err := server.New(server.Options{
			Log: discard(), NewID: func() string { return "id" }, Now: time.Now,
			Checks: []server.Check{{Name: "database", Probe: func(context.Context) error { checks++; return nil }}},
			Chains: func(context.Context) ([]status.Chain, error) {
				reads++
				if failing != nil {
					return nil, failing
				}
				return []status.Chain{{Chain: smartmoney.Base, Unprocessed: reads, Healthy: true}}, nil
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		asks := func(want string) {
			t.Helper()
			w := httptest.NewRecorder()
			s.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/readyz", nil))
			if got := strings.TrimSpace(w.Body.String()); got != want {
				t.Errorf("got %s, want %s", got, want)
			}
		}
		shows := func(events int) string {
			return fmt.Sprintf(`{"status":"ready","lag":{"base":{"events":%d,"seconds":0}},"chains":{"base":{"last_event_at":null,"lag_seconds":0,"healthy":true}}}`, events)
		}
		asks(shows(1))
		asks(shows(1))
		time.Sleep(999 * time.Millisecond) // of the bubble
		asks(shows(1))
		time.Sleep(time.Millisecond)
		asks(shows(2))
		failing = errors.New("down")
		time.Sleep(time.Second)
		asks(`{"status":"ready"}`)
		failing = nil
		asks(shows(4))
		if checks != 6 || reads != 4 {
			t.Errorf("%d checks and %d reads, want 6 and 4", checks, reads)
		}
	})
}

// A hanging check, even one that ignores its context, fails after two seconds and is not
// started again while it hangs.
func TestReadyzAnswersWhileACheckHangs(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		free, asked := make(chan struct{}), atomic.Int64{}
		s, err := server.New(server.Options{
			Log: discard(), NewID: func() string { return "id" }, Now: time.Now,
			Checks: []server.Check{
				{Name: "database", Probe: func(context.Context) error { asked.Add(1); <-free; return nil }},
				{Name: "engine", Probe: func(context.Context) error { return nil }},
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		ask := func() (int, string, time.Duration) {
			begun, w := time.Now(), httptest.NewRecorder()
			s.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/readyz", nil))
			return w.Code, strings.TrimSpace(w.Body.String()), time.Since(begun)
		}
		const want = `{"status":"not ready","failed":{"database":"no answer within 2s"}}`
		for range 3 {
			if status, body, took := ask(); status != 503 || body != want || took != 2*time.Second {
				t.Errorf("after %s: %d %s, want 503 %s after 2 s", took, status, body, want)
			}
		}
		if n := asked.Load(); n != 1 {
			t.Errorf("the check was started %d times while it hung", n)
		}
		close(free)
		synctest.Wait()
		if status, body, took := ask(); status != 200 || took != 0 {
			t.Errorf("after it stopped hanging: %d %s in %s", status, body, took)
		}
	})
}

func TestAddressInUse(t *testing.T) {
	t.Parallel()
	f := start(t, nil)
	other, err := server.New(server.Options{
		Addr: f.Addr().String(), Log: slog.New(slog.DiscardHandler), NewID: func() string { return "x" }, Now: time.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	var opErr *net.OpError
	if err := other.Start(t.Context()); !errors.As(err, &opErr) || !strings.Contains(err.Error(), f.Addr().String()) || !strings.Contains(err.Error(), "--addr") {
		t.Errorf("Start on a taken address: %v, want an error with the address and its flag", err)
	}
}

// TestTwoKeys checks that a request with two Authorization headers has no valid key: handlers
// see both as one list.
func TestTwoKeys(t *testing.T) {
	t.Parallel()
	var seen []string
	f := start(t, func(o *server.Options) {
		o.Handlers.REST = http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { seen = r.Header.Values("Authorization") })
	})
	f.do(t, "GET", "/v3/alpha/config", http.Header{"Authorization": {"Bearer a", "Bearer b"}})
	if len(seen) != 1 || seen[0] != "Bearer a, Bearer b" {
		t.Errorf("the handler sees %q", seen)
	}
}

// TestPathsAreNotRedirected checks that a path with // or dots is unknown to the handler below
// which it is, instead of a redirect.
func TestPathsAreNotRedirected(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) {
		o.Handlers.REST, o.Handlers.Services, o.Handlers.GraphQL, o.Handlers.Docs = echo("rest"), echo("services"), echo("graphql"), echo("docs")
	})
	const unknown = `{"error":"no such path: /docs lists all paths"}`
	for path, want := range map[string]string{
		"/v3/studio//search/multi": "services /v3/studio//search/multi", "/v3/studio/./search": "services /v3/studio/./search",
		"//api/feed/config": "services //api/feed/config", "/v3//alpha/notifications": "rest /v3//alpha/notifications",
		"/v3/studio/search/multi/": "services /v3/studio/search/multi/", "//graphql": unknown, "/docs/../x": unknown, "/docs/": "docs /docs/", "/": unknown,
	} {
		resp, body := f.do(t, http.MethodPost, path, nil)
		if body != want || (resp.StatusCode == http.StatusNotFound) != (want == unknown) {
			t.Errorf("%s: %d %s, want %s", path, resp.StatusCode, body, want)
		}
	}
}
