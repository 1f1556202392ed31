package server_test

import (
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"testing"

	"smartmoney/internal/server"
	"smartmoney/internal/static"
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

// TestCompression checks that large texts are compressed for clients that accept it, small
// ones and event streams are not, and that an ETag identifies the encoding.
func TestCompression(t *testing.T) {
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
			REST: static.New("application/json", []byte(large)), GraphQL: answer("application/graphql-response+json; charset=utf-8", large),
			Docs: static.New("text/html", []byte("small")), SDL: answer("text/event-stream; charset=utf-8", large),
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
