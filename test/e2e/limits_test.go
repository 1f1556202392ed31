package e2e

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// limited creates a customer with limits and returns a key of it.
func (s *site) limited(scope string, flags ...string) string {
	s.t.Helper()
	customer := s.must("customer", "create", "Limited")
	s.must(append([]string{"customer", "limits", customer}, flags...)...)
	return s.must("key", "create", "--customer", customer, "--scope", scope)
}

// checkLimited fails the test unless an answer is 429 with a Retry-After of more than least
// seconds.
func checkLimited(t *testing.T, got answer, least int) {
	t.Helper()
	wait, err := strconv.Atoi(got.header.Get("Retry-After"))
	if got.status != http.StatusTooManyRequests || err != nil || wait <= least {
		t.Errorf("%d, Retry-After %q, want 429 and more than %d: %s", got.status, got.header.Get("Retry-After"), least, got.body)
	}
}

// checkLimitedError fails the test unless text holds a GraphQL error of code RATE_LIMITED with
// retryAfter.
func checkLimitedError(t *testing.T, text string) {
	t.Helper()
	if !strings.Contains(text, `"code":"RATE_LIMITED"`) || !strings.Contains(text, `"retryAfter":`) {
		t.Errorf("got %s, want RATE_LIMITED with retryAfter", text)
	}
}

// A limit of 0.01 requests a second admits one request; the next must wait for nearly 100 seconds.
// An operation that costs 1000 uses up a limit of 0.01 a second for nearly an hour.
func TestLimits(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.serve("--key-ingest-events-per-second", "0.5")

	t.Run("rest", func(t *testing.T) {
		c := newClient(t, p.url, s.limited("customer", "--requests-per-second", "0.01"))
		c.get("/v3/alpha/notifications")
		for _, path := range []string{"/v3/alpha/notifications", "/v3/alpha/leaderboard", "/v3/alpha/config"} {
			checkLimited(t, c.do(http.MethodGet, path, nil), 5)
		}
		checkLimited(t, c.do(http.MethodPost, "/api/feed/configs", strings.NewReader("{}"), "Content-Type", "application/json", "Authorization", "Basic "+c.key), 5)
		got := c.graphql(smallQuery, nil)
		checkLimited(t, got, 5)
		checkLimitedError(t, got.body)
	})
	t.Run("graphql", func(t *testing.T) {
		c := newClient(t, p.url, s.limited("read", "--cost-per-second", "0.01"))
		c.query(smallQuery, nil)
		got := c.graphql("{ again: wallets(first: 1) { totalCount } }", nil)
		checkLimited(t, got, 1000)
		checkLimitedError(t, got.body)
		streamed := newStranger(t, p.url, c.key)
		got = streamed.do(http.MethodPost, "/graphql", strings.NewReader(`{"query": "{ other: wallets(first: 1) { totalCount } }"}`),
			"Content-Type", "application/json", "Accept", "text/event-stream")
		if got.status != http.StatusOK {
			t.Errorf("an event stream begins with %d", got.status)
		}
		checkLimitedError(t, got.body)
	})
	t.Run("websocket", func(t *testing.T) {
		limitSocket(t, p.url, s.limited("customer", "--requests-per-second", "0.01", "--streams", "1"))
	})
	t.Run("ingest", func(t *testing.T) {
		first, second := newClient(t, p.url, s.key("ingest")), newClient(t, p.url, s.key("ingest"))
		fixture := newFixture(smartmoney.Base, 50, march)
		// 350 events, which half an event per second earns again in 700 s
		first.ingest(fixture.past())
		durable := first.progress()["base"].Durable
		later := fixture.whales(3)
		checkLimited(t, first.do(http.MethodPost, "/ingest/events", bytes.NewReader(ndjson(later)), "Idempotency-Key", "k"), 5)
		if now := first.progress()["base"].Durable; now != durable {
			t.Errorf("a refused request appended events: %d, then %d", durable, now)
		}
		if got := second.ingest(later); got.Accepted != 3 || got.Duplicates != 0 {
			t.Errorf("another key gets %+v for the events of a refused request", got)
		}
	})
	p.stop()
}

// limitSocket checks the limits of a customer with one stream and 0.01 requests a second.
func limitSocket(t *testing.T, url, key string) {
	t.Helper()
	open := func() *socket {
		c, err := openSocket(url, transportWS, "")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = c.conn.Close() })
		return c
	}
	c := open()
	if err := c.welcome(key); err != nil {
		t.Fatal(err)
	}
	if err := open().welcome(key); closeCode(err) != websocket.CloseTryAgainLater || !strings.Contains(err.Error(), "this customer already has its limit of 1") {
		t.Errorf("a second stream of the customer: %v", err)
	}
	for i, want := range []string{"next", "complete", "error"} {
		if i != 1 {
			if err := c.start(strconv.Itoa(i), smallQuery, nil); err != nil {
				t.Fatal(err)
			}
		}
		got, err := c.receive()
		if err != nil || got.Type != want {
			t.Fatalf("message %d is %s %s, want %s: %v", i, got.Type, got.Payload, want, err)
		}
		if want == "error" {
			text, _ := json.Marshal(got.Payload)
			checkLimitedError(t, strings.ReplaceAll(string(text), " ", ""))
		}
	}
}
