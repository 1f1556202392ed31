package openapitest_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/openapitest"
)

// witness records the failures of a test.
type witness struct {
	testing.TB
	failures []string
}

func (w *witness) Helper()           {}
func (w *witness) Error(args ...any) { w.failures = append(w.failures, fmt.Sprint(args...)) }
func (w *witness) Errorf(f string, args ...any) {
	w.failures = append(w.failures, fmt.Sprintf(f, args...))
}

// respondWith returns a handler that reads the request and responds with a status and a body.
func respondWith(status int, body string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	})
}

// Each hook fails the test if and only if the response is wrong, and passes the response on
// unchanged.
func TestHooks(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, path, sent string
		next             http.Handler
		failures         int
	}{
		{"right", "/v3/alpha/config", `{"daily_budget":5}`, respondWith(400, `{"error":"x"}`), 0},
		{"wrong", "/v3/alpha/config", `{"daily_budget":5}`, respondWith(400, `{"wrong":"x"}`), 1},
		{"undocumented", "/v3/alpha/config", `{"daily_budget":5}`, respondWith(402, `{"error":"x"}`), 1},
		{"of another interface", "/graphql", `{}`, respondWith(402, `x`), 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			request := func(url string) *http.Request {
				r, err := http.NewRequest(http.MethodPut, url+test.path, strings.NewReader(test.sent))
				if err != nil {
					t.Fatal(err)
				}
				r.Header.Set("Authorization", "Bearer sms-x")
				return r
			}
			plain := httptest.NewRecorder()
			test.next.ServeHTTP(plain, request(""))

			seen := &witness{TB: t}
			w := httptest.NewRecorder()
			openapitest.Handler(seen, test.next).ServeHTTP(w, request(""))
			if len(seen.failures) != test.failures || w.Code != plain.Code || w.Body.String() != plain.Body.String() {
				t.Errorf("Handler: %d %s, failures %q", w.Code, w.Body, seen.failures)
			}

			seen = &witness{TB: t}
			openapitest.Validate(seen, request(""), plain.Code, plain.Header(), plain.Body.Bytes())
			if len(seen.failures) != test.failures {
				t.Errorf("Validate: failures %q", seen.failures)
			}

			server := httptest.NewServer(test.next)
			defer server.Close()
			seen = &witness{TB: t}
			client := server.Client()
			client.Transport = openapitest.Transport(seen, client.Transport)
			resp, err := client.Do(request(server.URL))
			if err != nil {
				t.Fatal(err)
			}
			defer resp.Body.Close()
			body, err := io.ReadAll(resp.Body)
			if len(seen.failures) != test.failures || err != nil || resp.StatusCode != plain.Code || string(body) != plain.Body.String() {
				t.Errorf("Transport: %d %s %v, failures %q", resp.StatusCode, body, err, seen.failures)
			}
		})
	}
}
