package graph

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

func TestMain(m *testing.M) {
	scale.Checks(100)
	goleak.VerifyTestMain(m)
}

// fixture is a handler over a small set of data.
type fixture struct {
	*servicetest.World
	handler   *Handler
	responses *responsecache.Cache
	log       *testkit.Buffer
}

func newFixture(t testing.TB, change func(*Options)) *fixture {
	t.Helper()
	return newFixtureOver(t, servicetest.New(t), change)
}

// newFixtureOn is newFixture on a given empty database.
func newFixtureOn(t testing.TB, db *testkit.DB, change func(*Options)) *fixture {
	t.Helper()
	return newFixtureOver(t, servicetest.On(t, db), change)
}

// newFixtureOver is newFixture on a given world.
func newFixtureOver(t testing.TB, world *servicetest.World, change func(*Options)) *fixture {
	t.Helper()
	f := &fixture{World: world, log: &testkit.Buffer{}}
	var err error
	f.responses = responsecache.NewCache(8<<20, f.Service.Version)
	opts := Options{Auth: f.Auth, ResponseCache: f.responses, Logger: slog.New(slog.NewTextHandler(f.log, nil))}
	if change != nil {
		change(&opts)
	}
	if f.handler, err = NewHandler(resolvers.New(f.Service).WithPlatform(f.Platform), opts); err != nil {
		t.Fatal(err)
	}
	return f
}

// send sends a request, with the customer's key unless headers set another.
func (f *fixture) send(method, target, body string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, strings.NewReader(body))
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/json")
	}
	r.Header.Set("Authorization", "Bearer "+f.CustomerKey)
	for i := 0; i < len(headers); i += 2 {
		if headers[i+1] == "" {
			r.Header.Del(headers[i])
			continue
		}
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	f.handler.ServeHTTP(w, r)
	return w
}

// request returns the body of a POST.
func request(query string, variables map[string]any) string {
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		panic(err)
	}
	return string(body)
}

func (f *fixture) post(query string, variables map[string]any) *httptest.ResponseRecorder {
	return f.send(http.MethodPost, "/graphql", request(query, variables))
}

func getURL(query string) string { return "/graphql?query=" + url.QueryEscape(query) }

// reply is a response as a client reads it.
type reply struct {
	Data   map[string]any `json:"data"`
	Errors []struct {
		Message    string         `json:"message"`
		Path       []any          `json:"path"`
		Locations  []any          `json:"locations"`
		Extensions map[string]any `json:"extensions"`
	} `json:"errors"`
}

func decode(t testing.TB, w *httptest.ResponseRecorder) (r reply, keys map[string]json.RawMessage) {
	t.Helper()
	if err := json.Unmarshal(w.Body.Bytes(), &r); err != nil {
		t.Fatalf("the response is not JSON: %v\n%s", err, w.Body)
	}
	if err := json.Unmarshal(w.Body.Bytes(), &keys); err != nil {
		t.Fatal(err)
	}
	return r, keys
}

// data returns the data of a response and fails on errors.
func data(t testing.TB, w *httptest.ResponseRecorder) map[string]any {
	t.Helper()
	r, _ := decode(t, w)
	if w.Code != http.StatusOK || len(r.Errors) > 0 {
		t.Fatalf("status %d: %s", w.Code, w.Body)
	}
	return r.Data
}
