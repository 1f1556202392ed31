package e2e

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

const smallQuery = "{ wallets(first: 1) { totalCount } }"

// errorOf returns the fields of a REST error.
func errorOf(t *testing.T, got answer) map[string]string {
	t.Helper()
	var out map[string]string
	if err := json.Unmarshal([]byte(got.body), &out); err != nil {
		t.Fatalf("%d %s: %v", got.status, got.body, err)
	}
	return out
}

// codeOf returns the code of a GraphQL answer's only error.
func codeOf(t *testing.T, got answer) string {
	t.Helper()
	var out struct {
		Errors []struct{ Extensions struct{ Code string } }
	}
	if err := json.Unmarshal([]byte(got.body), &out); err != nil || len(out.Errors) != 1 {
		t.Fatalf("%d %s: %v", got.status, got.body, err)
	}
	return out.Errors[0].Extensions.Code
}

func TestAccess(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.serve()
	reader := newClient(t, p.url, s.key("customer"))
	feeder := newClient(t, p.url, s.key("ingest"))
	nobody := newClient(t, p.url, "")
	forged := newClient(t, p.url, reader.key[:len(reader.key)-1]+"!")
	const leaderboard = "/v3/alpha/leaderboard"

	t.Run("without a key", func(t *testing.T) {
		for _, path := range []string{"/healthz", "/readyz", "/schema.graphql"} {
			nobody.get(path)
		}
		if sdl := nobody.get("/schema.graphql"); !strings.Contains(sdl, "type Query") {
			t.Errorf("the schema is %.100s", sdl)
		}
		for _, c := range []*client{nobody, forged} {
			for _, path := range []string{leaderboard, "/ingest/status"} {
				got := c.do(http.MethodGet, path, nil)
				if body := errorOf(t, got); got.status != http.StatusUnauthorized || len(body) != 1 || body["message"] == "" {
					t.Errorf("%s: %d %s, want 401 and only a message", path, got.status, got.body)
				}
			}
			if got := c.graphql(smallQuery, nil); got.status != http.StatusUnauthorized || codeOf(t, got) != "UNAUTHENTICATED" {
				t.Errorf("graphql: %d %s", got.status, got.body)
			}
		}
	})
	t.Run("with the other key", func(t *testing.T) {
		if got := feeder.graphql(smallQuery, nil); got.status != http.StatusForbidden || codeOf(t, got) != "FORBIDDEN" {
			t.Errorf("graphql: %d %s", got.status, got.body)
		}
		for path, c := range map[string]*client{leaderboard: feeder, "/ingest/status": reader} {
			if got := c.do(http.MethodGet, path, nil); got.status != http.StatusForbidden {
				t.Errorf("%s: %d %s", path, got.status, got.body)
			}
		}
		if got := reader.do(http.MethodPost, "/ingest/events", strings.NewReader("{}")); got.status != http.StatusForbidden {
			t.Errorf("/ingest/events: %d %s", got.status, got.body)
		}
	})
	t.Run("with the right key", func(t *testing.T) {
		reader.get(leaderboard)
		reader.query(smallQuery, nil)
		feeder.get("/ingest/status")
	})
	p.stop()
}

// TestWrongScheme checks that other forms of an Authorization header are refused (interface 5).
func TestWrongScheme(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.serve()
	key := s.key("customer")
	c := newClient(t, p.url, "")
	for _, header := range []string{key, "Basic " + key, "bearer " + key, "Bearer", "Bearer  " + key} {
		got := c.do(http.MethodGet, "/v3/alpha/leaderboard", nil, "Authorization", header)
		if got.status != http.StatusUnauthorized || errorOf(t, got)["message"] == "" {
			t.Errorf("%.12q: %d %s", header, got.status, got.body)
		}
	}
	p.stop()
}

func TestBadParameters(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.serve()
	c := newClient(t, p.url, s.key("customer"))
	for query, want := range map[string]string{
		"limit=0":         "limit must be between 1 and 200, got 0",
		"limit=201":       "limit must be between 1 and 200, got 201",
		"limit=many":      "limit",
		"chain=dogecoin":  "chain",
		"rank_by=luck":    "rank_by",
		"min_trades=-1":   "min_trades",
		"min_closed=-1":   "min_closed",
		"min_tokens=1e99": "min_tokens",
		"max_buy_vol=NaN": "max_buy_vol",
	} {
		got := c.do(http.MethodGet, "/v3/alpha/leaderboard?"+query, nil)
		body := errorOf(t, got)
		exact := body["error"] == want || !strings.Contains(want, " ") && strings.HasPrefix(body["error"], want+" ")
		if got.status != http.StatusBadRequest || len(body) != 1 || !exact {
			t.Errorf("%s: %d %s, want 400 and %q", query, got.status, got.body, want)
		}
	}
	if got := c.graphql("{ wallets(first: 0) { totalCount } }", nil); codeOf(t, got) != "BAD_USER_INPUT" {
		t.Errorf("first: 0 returns %d %s", got.status, got.body)
	}
	p.stop()
}

func TestRequestIDs(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.serve()
	c := newClient(t, p.url, s.key("customer"))
	for _, path := range []string{"/healthz", "/v3/alpha/leaderboard", "/v3/alpha/none"} {
		if got := c.do(http.MethodGet, path, nil, "X-Request-Id", "my-id.7").header.Get("X-Request-Id"); got != "my-id.7" {
			t.Errorf("%s: the request's id is returned as %q", path, got)
		}
		one, other := c.do(http.MethodGet, path, nil), c.do(http.MethodGet, path, nil)
		if a, b := one.header.Get("X-Request-Id"), other.header.Get("X-Request-Id"); a == "" || a == b {
			t.Errorf("%s: requests without an id get %q and %q", path, a, b)
		}
		if got := c.do(http.MethodGet, path, nil, "X-Request-Id", "in sane\x22").header.Get("X-Request-Id"); strings.Contains(got, "sane") {
			t.Errorf("%s: an invalid id is returned as %q", path, got)
		}
	}
	p.stop()
}

// TestRevocation checks that a key revoked while the service runs is refused within 5
// seconds, and that the customer's other key still works. It does not run beside other tests.
func TestRevocation(t *testing.T) {
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh().withRaceDetector()
		p := s.serve()
		customer := s.must("customer", "create", "Acme", "--id", "acme")
		first := newClient(t, p.url, s.must("key", "create", "--customer", customer))
		second := newClient(t, p.url, s.must("key", "create", "--customer", customer))
		for _, c := range []*client{first, second} {
			c.get("/v3/alpha/leaderboard")
			c.query(smallQuery, nil)
		}
		s.must("key", "revoke", first.key)
		refused := testkit.EventuallyWithin(t, 5*time.Second, "the revoked key is refused", func() bool {
			return first.do(http.MethodGet, "/v3/alpha/leaderboard", nil).status == http.StatusUnauthorized
		})
		t.Logf("refused after %s", refused)
		if got := first.graphql(smallQuery, nil); codeOf(t, got) != "UNAUTHENTICATED" {
			t.Errorf("graphql with the revoked key: %d %s", got.status, got.body)
		}
		second.get("/v3/alpha/leaderboard")
		p.stop()
	})
}

// TestExpiry checks that a key expires on time. It does not run beside other tests.
func TestExpiry(t *testing.T) {
	const life = 2 * time.Second
	s := onSQLite(t)
	p := s.serve()
	customer := s.must("customer", "create", "Acme")
	began := time.Now()
	c := newClient(t, p.url, s.must("key", "create", "--customer", customer, "--expires", life.String()))
	made := time.Now()
	c.get("/v3/alpha/leaderboard")
	testkit.EventuallyWithin(t, 2*life, "the key is refused", func() bool {
		return c.do(http.MethodGet, "/v3/alpha/leaderboard", nil).status == http.StatusUnauthorized
	})
	ended := time.Now()
	if ended.Before(began.Add(life)) || ended.After(made.Add(life+time.Second)) {
		t.Errorf("a key of %s was refused after %s to %s", life, ended.Sub(made), ended.Sub(began))
	}
	p.stop()
}
