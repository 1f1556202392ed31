package rest_test

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/openapitest"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
	"github.com/smartmoneyhq/smartmoney/rest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// fixture is a handler over a small set of data.
type fixture struct {
	*servicetest.World
	handler   *rest.Handler
	checked   http.Handler // handler, with every response checked against openapi.json
	responses *responsecache.Cache
	log       testkit.Buffer
}

func newFixture(t testing.TB) *fixture {
	t.Helper()
	return newFixtureOn(t, servicetest.New(t))
}

func newFixtureOn(t testing.TB, w *servicetest.World) *fixture {
	t.Helper()
	f := &fixture{World: w}
	var err error
	f.responses = responsecache.NewCache(8<<20, f.Service.Version)
	f.handler, err = rest.NewHandler(resolvers.New(f.Service), rest.Options{
		Auth: f.Auth, ResponseCache: f.responses, Logger: slog.New(slog.NewTextHandler(&f.log, nil)),
	})
	if err != nil {
		t.Fatal(err)
	}
	f.checked = openapitest.Handler(t, f.handler)
	return f
}

// A request that takes longer than the handler's timeout is answered with 503, the reason and
// Retry-After, wherever it waits.
func TestDeadline(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	for name, keys := range map[string]auth.Verifier{"the error of the context": waiting{}, "an error that follows from it": waiting{errors.New("read the key: interrupted")}} {
		h, err := rest.NewHandler(resolvers.New(f.Service), rest.Options{Auth: keys, Timeout: time.Millisecond, Logger: slog.New(slog.NewTextHandler(&f.log, nil))})
		if err != nil {
			t.Fatal(err)
		}
		for _, target := range []string{"/v3/alpha/leaderboard", "/v3/alpha/notifications", "/v3/alpha/config"} {
			w := httptest.NewRecorder()
			h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, target, nil))
			if got := w.Body.String(); w.Code != http.StatusServiceUnavailable || w.Header().Get("Retry-After") == "" || !strings.Contains(got, "did not finish within 1ms") {
				t.Errorf("%s, %s: status %d, Retry-After %q, %s", target, name, w.Code, w.Header().Get("Retry-After"), got)
			}
		}
	}
}

// waiting is an authenticator that answers once the request's context has ended, with an error or
// that of the context.
type waiting struct{ err error }

func (w waiting) Authenticate(ctx context.Context, _ string) (auth.Principal, error) {
	<-ctx.Done()
	return auth.Principal{}, cmp.Or(w.err, ctx.Err())
}

// send sends a request, with the customer's key unless headers set another.
func (f *fixture) send(method, target string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, nil)
	r.Header.Set("Authorization", "Bearer "+f.CustomerKey)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Del(headers[i])
		if headers[i+1] != "" {
			r.Header.Set(headers[i], headers[i+1])
		}
	}
	w := httptest.NewRecorder()
	f.checked.ServeHTTP(w, r)
	return w
}

func (f *fixture) get(params string) *httptest.ResponseRecorder {
	return f.send(http.MethodGet, "/v3/alpha/leaderboard?"+params)
}

func decode(t testing.TB, body []byte, into any) {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(body))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		t.Fatalf("%v: %s", err, body)
	}
}
