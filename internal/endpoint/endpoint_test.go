package endpoint_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestURLs(t *testing.T) {
	for url, want := range map[string]string{
		"https://example.com/v1": "", "http://localhost:1/v1": "", "http://127.0.0.1/v1": "", "http://[::1]/v1": "",
		"http://example.com/v1": "must be https", "http://localhost.example.com/": "must be https", "ftp://example.com": "http://", "//x": "http://", "": "http://", "https://": "http://",
	} {
		_, err := endpoint.New(endpoint.Options{Name: "test", URL: url, Key: "k"})
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", url, err, want)
		}
	}
	if _, err := endpoint.New(endpoint.Options{Name: "test", URL: "http://example.com/v1"}); err != nil {
		t.Errorf("plain HTTP without a key: %v", err)
	}
}

func TestPost(t *testing.T) {
	elsewhere := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("a redirect was followed") }))
	defer elsewhere.Close()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil || r.Method != http.MethodPost || r.Header.Get("Authorization") != "Bearer secret" || r.Header.Get("Content-Type") != "application/json" {
			t.Errorf("%s with %v, error %v", r.Method, r.Header, err)
		}
		switch string(body) {
		case "redirect":
			http.Redirect(w, r, elsewhere.URL, http.StatusTemporaryRedirect)
		case "busy":
			w.Header().Set("Retry-After", "7")
			http.Error(w, strings.Repeat("é", 400), http.StatusTooManyRequests)
		case "wrong":
			http.Error(w, "no", http.StatusBadRequest)
		case "repeat":
			http.Error(w, "no "+r.Header.Get("Authorization")+strings.Repeat("x", 493)+"secret", http.StatusUnauthorized)
		default:
			_, _ = w.Write(body)
		}
	}))
	defer server.Close()
	c, err := endpoint.New(endpoint.Options{Name: "test", URL: server.URL, Key: "secret", Conns: 2})
	if err != nil {
		t.Fatal(err)
	}
	defer c.CloseIdle()
	if got, err := c.Post(t.Context(), []byte("12345"), 5); err != nil || string(got) != "12345" {
		t.Errorf("got %q, error %v", got, err)
	}
	_, err = c.Post(t.Context(), []byte("123456"), 5)
	if size, ok := errors.AsType[*endpoint.SizeError](err); !ok || size.Limit != 5 {
		t.Errorf("a long response: %v", err)
	}
	for body, want := range map[string]endpoint.StatusError{
		"redirect": {Code: 307}, "busy": {Code: 429, RetryAfter: 7 * time.Second}, "wrong": {Code: 400, Body: "no\n"},
		"repeat": {Code: 401, Body: "no Bearer …" + strings.Repeat("x", 493) + "…\n"},
	} {
		_, err := c.Post(t.Context(), []byte(body), 1000)
		status, ok := errors.AsType[*endpoint.StatusError](err)
		if !ok || status.Code != want.Code || status.RetryAfter != want.RetryAfter || status.Temporary() != (body == "busy") || len(status.Body) > 600 || want.Body != "" && status.Body != want.Body {
			t.Errorf("%s: %+v, error %v", body, status, err)
		}
	}
}

// TestNoAnswer: the error of an endpoint that does not answer has no more of its URL than the host.
func TestNoAnswer(t *testing.T) {
	c, err := endpoint.New(endpoint.Options{Name: "test", URL: "http://user:secret@127.0.0.1:1/secret?key=secret"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Post(t.Context(), nil, 1); err == nil || strings.Contains(err.Error(), "secret") || !strings.HasPrefix(err.Error(), "ask 127.0.0.1:1: ") {
		t.Errorf("error %v", err)
	}
}
