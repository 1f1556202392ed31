package server_test

import (
	"compress/gzip"
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// zipped sends a request with Accept-Encoding: gzip and does not decompress the response.
func zipped(t *testing.T, f *fixture, path string, header http.Header) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, f.URL()+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header = header.Clone()
	r.Header.Set("Accept-Encoding", "gzip")
	resp, err := f.client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	var body io.Reader = resp.Body
	if resp.Header.Get("Content-Encoding") == "gzip" {
		if body, err = gzip.NewReader(resp.Body); err != nil {
			t.Fatal(err)
		}
	}
	text, err := io.ReadAll(body)
	if err != nil {
		t.Fatal(err)
	}
	return resp, string(text)
}

// TestRequestLog checks that a request's line has its caller's ids and its duration in seconds, and
// neither the query string nor headers, which have secrets.
func TestRequestLog(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) {
		o.Handlers.GraphQL = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			httpapi.Identify(r.Context(), httpapi.Caller{CustomerID: "acme", KeyID: "key-7"})
			_, _ = io.WriteString(w, "12345")
		})
	})
	f.do(t, http.MethodGet, "/graphql?query=hidden", http.Header{"Authorization": {"Bearer secret"}})
	testkit.Eventually(t, "the request is logged", func() bool { return strings.Contains(f.log.String(), `"msg":"request"`) })
	text := f.log.String()
	for _, want := range []string{
		`"method":"GET"`, `"path":"/graphql"`, `"status":200`, `"bytes":5`, `"seconds":`, `"customer":"acme"`, `"key":"key-7"`, `"id":"made-1"`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%s is not in %s", want, text)
		}
	}
	if strings.Contains(text, "hidden") || strings.Contains(text, "secret") {
		t.Errorf("the log has a secret: %s", text)
	}
}

// TestRequestLevels checks that a request shows at the default level if it failed or was slow, and
// is no stream.
func TestRequestLevels(t *testing.T) {
	t.Parallel()
	kind := func(kind string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			_, _ = io.WriteString(w, "x")
		}
	}
	for name, c := range map[string]struct {
		path string
		took time.Duration
		want string
	}{
		"answered":    {"/graphql", time.Millisecond, "DEBUG"},
		"almost slow": {"/graphql", 999 * time.Millisecond, "DEBUG"},
		"slow":        {"/graphql", time.Second, "INFO"},
		"not found":   {"/nothing", time.Millisecond, "INFO"},
		"health":      {"/healthz", time.Millisecond, "DEBUG"},
		"not ready":   {"/readyz", time.Millisecond, "WARN"},
		"long stream": {"/schema.graphql", time.Hour, "DEBUG"},
		"failed":      {"/v3/alpha/leaderboard", time.Millisecond, "WARN"},
	} {
		t.Run(name, func(t *testing.T) {
			var clock atomic.Int64
			f := start(t, func(o *server.Options) {
				o.Now = func() time.Time { return time.Unix(0, clock.Add(int64(c.took))) }
				o.Checks = []server.Check{{Name: "engine", Probe: func(context.Context) error { return errors.New("down") }}}
				o.Handlers.GraphQL, o.Handlers.SDL = kind("application/json"), kind("text/event-stream; charset=utf-8")
				o.Handlers.REST = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusInternalServerError) })
			})
			f.do(t, http.MethodGet, c.path, nil)
			testkit.Eventually(t, "the request is logged", func() bool { return strings.Contains(f.log.String(), `"msg":"request"`) })
			if text := f.log.String(); !strings.Contains(text, `"level":"`+c.want+`","msg":"request"`) {
				t.Errorf("%s is logged as %s, want %s", c.path, text, c.want)
			}
		})
	}
}

// TestCompression checks that large texts are compressed for clients that accept it, small
// ones and event streams are not, and that an ETag identifies the encoding.
func TestCompression(t *testing.T) {
	t.Parallel()
	large := `{"wallets":"` + strings.Repeat("0x1234", 2000) + `"}`
	answer := func(kind, body string) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			_, _ = io.WriteString(w, body)
			_ = http.NewResponseController(w).Flush()
			_, _ = io.WriteString(w, "\n")
		})
	}
	f := start(t, func(o *server.Options) {
		o.Handlers = server.Handlers{
			REST: httpapi.Static("application/json", []byte(large)), GraphQL: answer("application/graphql-response+json; charset=utf-8", large),
			Docs: httpapi.Static("text/html", []byte("small")), SDL: answer("text/event-stream; charset=utf-8", large),
		}
	})
	for path, want := range map[string]struct {
		encoding, body string
	}{
		"/v3/alpha/leaderboard": {"gzip", large},
		"/graphql":              {"gzip", large + "\n"},
		"/docs":                 {"", "small"},
		"/schema.graphql":       {"", large + "\n"},
	} {
		resp, body := zipped(t, f, path, http.Header{})
		if resp.Header.Get("Content-Encoding") != want.encoding || body != want.body || resp.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s: %v, %d bytes, want %q, %d bytes", path, resp.Header, len(body), want.encoding, len(want.body))
		}
	}
	plain, _ := f.do(t, "GET", "/v3/alpha/leaderboard", http.Header{"Accept-Encoding": {"identity"}})
	resp, _ := zipped(t, f, "/v3/alpha/leaderboard", http.Header{})
	tag := resp.Header.Get("ETag")
	if tag == "" || tag == plain.Header.Get("ETag") || plain.Header.Get("Content-Encoding") != "" {
		t.Errorf("ETags %q and %q", tag, plain.Header.Get("ETag"))
	}
	for _, known := range []string{tag, plain.Header.Get("ETag")} {
		if resp, body := zipped(t, f, "/v3/alpha/leaderboard", http.Header{"If-None-Match": {known}}); resp.StatusCode != http.StatusNotModified || body != "" {
			t.Errorf("with the ETag %s: %d, %d bytes", known, resp.StatusCode, len(body))
		}
	}
}

// preflight sends the request that a browser sends before a page's request.
func preflight(origin, method string) http.Header {
	return http.Header{
		"Origin": {origin}, "Access-Control-Request-Method": {method},
		"Access-Control-Request-Headers": {"authorization,content-type,last-event-id"},
	}
}

func withOrigins(list ...string) func(*server.Options) {
	return func(o *server.Options) {
		o.Origins = server.NewOrigins(list)
		o.Handlers.GraphQL, o.Handlers.REST = echo("graphql"), echo("rest")
	}
}

func TestListedOriginsMayCall(t *testing.T) {
	t.Parallel()
	f := start(t, withOrigins("https://app.example", "https://*.example.com"))
	for origin, allowed := range map[string]bool{
		"https://app.example":        true,
		"https://APP.example":        true,
		"https://a.example.com":      true,
		"https://a.b.example.com":    true,
		"https://example.com":        false,
		"https://evilexample.com":    false,
		"http://app.example":         false,
		"https://app.example:8443":   false,
		"https://app.example.evil":   false,
		"https://x.app.example":      false,
		"null":                       false,
		"https://a.example.com.evil": false,
	} {
		want := ""
		if allowed {
			want = origin
		}
		for _, method := range []string{"GET", "POST", "PUT", "DELETE"} {
			resp, body := f.do(t, "OPTIONS", "/graphql", preflight(origin, method))
			h := resp.Header
			if resp.StatusCode != http.StatusNoContent || body != "" || h.Get("Access-Control-Allow-Origin") != want {
				t.Errorf("preflight of %s from %s: %d, allows %q", method, origin, resp.StatusCode, h.Get("Access-Control-Allow-Origin"))
			}
			if allowed && (h.Get("Access-Control-Allow-Methods") != method || !strings.Contains(h.Get("Access-Control-Allow-Headers"), "authorization")) {
				t.Errorf("preflight of %s from %s allows %v", method, origin, h)
			}
		}
		resp, body := f.do(t, "GET", "/graphql", http.Header{"Origin": {origin}})
		if got := resp.Header.Get("Access-Control-Allow-Origin"); got != want || body != "graphql /graphql" {
			t.Errorf("GET from %s allows %q: %s", origin, got, body)
		}
		if allowed && !strings.Contains(resp.Header.Get("Access-Control-Expose-Headers"), "Webhook-Secret") {
			t.Errorf("GET from %s exposes %q", origin, resp.Header.Get("Access-Control-Expose-Headers"))
		}
		if resp.Header.Get("Access-Control-Allow-Credentials") != "" {
			t.Errorf("GET from %s allows credentials", origin)
		}
		if !strings.Contains(strings.Join(resp.Header.Values("Vary"), ","), "Origin") {
			t.Errorf("GET from %s: Vary is %q", origin, resp.Header.Values("Vary"))
		}
	}
	// Error responses need the headers, too, or a page could not read the error.
	resp, _ := f.do(t, "GET", "/none", http.Header{"Origin": {"https://app.example"}})
	if resp.StatusCode != 404 || resp.Header.Get("Access-Control-Allow-Origin") != "https://app.example" {
		t.Errorf("an unknown path: %d, %v", resp.StatusCode, resp.Header)
	}
}

func TestAnyOrigin(t *testing.T) {
	t.Parallel()
	f := start(t, withOrigins("*"))
	resp, _ := f.do(t, "OPTIONS", "/v3/alpha/config", preflight("https://any.example", "PUT"))
	if got := resp.Header.Get("Access-Control-Allow-Origin"); resp.StatusCode != 204 || got != "*" {
		t.Errorf("preflight: %d, allows %q", resp.StatusCode, got)
	}
}

// Without a list no response contains CORS headers.
func TestNoOrigins(t *testing.T) {
	t.Parallel()
	f := start(t, withOrigins())
	for _, method := range []string{"GET", "OPTIONS"} {
		resp, _ := f.do(t, method, "/graphql", preflight("https://app.example", "POST"))
		for name := range resp.Header {
			if strings.HasPrefix(name, "Access-Control-") {
				t.Errorf("%s has %s", method, name)
			}
		}
	}
}

func TestOriginsOfWebsockets(t *testing.T) {
	t.Parallel()
	request := func(origin string) *http.Request {
		r := httptest.NewRequest("GET", "https://signals.example:8443/graphql", nil)
		if origin != "" {
			r.Header.Set("Origin", origin)
		}
		return r
	}
	for _, test := range []struct {
		list   []string
		origin string
		want   bool
	}{
		{nil, "", true},
		{nil, "https://signals.example:8443", true},
		{nil, "http://SIGNALS.example:8443", true}, // a proxy in front may end TLS
		{nil, "https://signals.example", false},
		{nil, "https://app.example", false},
		{nil, "null", false},
		{nil, "://", false},
		{[]string{"https://app.example"}, "https://app.example", true},
		{[]string{"https://app.example"}, "https://other.example", false},
		{[]string{"https://app.example"}, "", true},
		{[]string{"*"}, "https://other.example", true},
	} {
		if got := server.NewOrigins(test.list).Allow(request(test.origin)); got != test.want {
			t.Errorf("%v allows %q: %t, want %t", test.list, test.origin, got, test.want)
		}
	}
}
