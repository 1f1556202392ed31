package e2e

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestDrain checks that a request running at SIGTERM finishes, that the process is not
// ready and refuses new requests meanwhile, and that it exits with status 0 afterwards.
func TestDrain(t *testing.T) {
	t.Parallel()
	s := onSQLite(t).withRaceDetector()
	key := s.key("ingest")
	p := s.serve()
	c := newClient(t, p.url, key)
	body := ndjson(withTrades(testkit.Events(6, smartmoney.Base, 50, 5, 5), 20, true))

	reader, writer := io.Pipe()
	running := make(chan answer, 1)
	go func() {
		// The body is not read before the handler asks for it.
		got, err := c.try(http.MethodPost, "/ingest/events", reader, "Expect", "100-continue")
		if err != nil {
			t.Errorf("the running request: %v", err)
		}
		running <- got
	}()
	half := bytes.IndexByte(body, '\n') + 20
	if _, err := writer.Write(body[:half]); err != nil {
		t.Fatal(err)
	}

	p.signal(syscall.SIGTERM)
	other := newClient(t, p.url, key)
	// A service that is starting is not ready either.
	testkit.EventuallyWithin(t, timeout, "/readyz reports the shutdown", func() bool {
		got := other.do(http.MethodGet, "/readyz", nil)
		return got.status == http.StatusServiceUnavailable && strings.Contains(got.body, "shutting down")
	})
	if got := other.do(http.MethodGet, "/healthz", nil); got.status != http.StatusOK {
		t.Errorf("/healthz while draining: %d %s", got.status, got.body)
	}
	if got := other.do(http.MethodPost, "/ingest/events", bytes.NewReader(body)); got.status != http.StatusServiceUnavailable {
		t.Errorf("a new request while draining: %d %s", got.status, got.body)
	}
	if _, err := writer.Write(body[half:]); err != nil {
		t.Fatal(err)
	}
	_ = writer.Close() // a pipe's Close returns no error
	if got := <-running; got.status != http.StatusOK || !strings.Contains(got.body, `"accepted":20`) {
		t.Errorf("the running request: %d %s", got.status, got.body)
	}
	if status := p.wait(); status != 0 {
		t.Errorf("status %d\n%s", status, p.output())
	}
	p = s.serve()
	if got := newClient(t, p.url, key).settled()["base"]; got != 20 {
		t.Errorf("%d events after the restart, want 20", got)
	}
	p.stop()
}

// TestInterrupt checks that SIGINT stops the service like SIGTERM.
func TestInterrupt(t *testing.T) {
	t.Parallel()
	p := onSQLite(t).serve()
	p.signal(syscall.SIGINT)
	if status := p.wait(); status != 0 {
		t.Errorf("status %d\n%s", status, p.output())
	}
}

// TestNoMigration checks that serve without --migrate refuses an outdated database, and
// that the migrate command updates it.
func TestNoMigration(t *testing.T) {
	t.Parallel()
	emptyDatabases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh()
		pending := strings.Fields(s.must("migrate", "--dry-run"))
		if len(pending) == 0 {
			t.Fatal("an empty database lacks no migration")
		}
		p := s.launch("--migrate=false")
		if status := p.wait(); status != 1 {
			t.Errorf("status %d, want 1", status)
		}
		for _, name := range pending {
			if !strings.Contains(p.output(), name) {
				t.Errorf("the migration %s is not named:\n%s", name, p.output())
			}
		}
		if got := strings.Fields(s.must("migrate")); len(got) != len(pending) {
			t.Errorf("migrate applied %v, want %v", got, pending)
		}
		s.serve("--migrate=false").stop()
	})
}

// TestPlainHTTPBeyondLoopback checks that plain HTTP is refused beyond loopback without
// --behind-proxy.
func TestPlainHTTPBeyondLoopback(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.launch("--addr", "0.0.0.0:0")
	if status := p.wait(); status != 2 || !strings.Contains(p.output(), "--behind-proxy") {
		t.Errorf("status %d, want 2\n%s", status, p.output())
	}
	s.serve("--addr", "0.0.0.0:0", "--behind-proxy").stop()
}

// TestProcessedShows checks that every answer shows processed events after at most a second, for
// which it does not run beside other tests.
func TestProcessedShows(t *testing.T) {
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh()
		p := s.serve()
		feeder := newClient(t, p.url, s.key("ingest"))
		reader := newClient(t, p.url, s.key("customer"))
		for n := range 5 {
			events := oneTrade(n)
			at := feeder.ingest(events).Cursor["base"]
			testkit.EventuallyWithin(t, timeout, "the trade is processed", func() bool { return feeder.progress()["base"].Processed >= at })
			testkit.EventuallyWithin(t, time.Second, "the trade shows", func() bool { return reader.total("base") == n+1 })
		}
		at := feeder.progress()["base"].LastEventAt
		if want := oneTrade(4)[0].Trade.TradedAt; at == nil || !at.Equal(want) {
			t.Errorf("last_event_at is %v, want %v", at, want)
		}
		p.stop()
	})
}

// TestReadyzTellsOfLag checks the lag in /readyz: without a leader it counts every appended
// event.
func TestReadyzTellsOfLag(t *testing.T) {
	t.Parallel()
	s := onPostgres(t)
	p := s.serve("--role", "api")
	feeder := newClient(t, p.url, s.key("ingest"))
	lag := func() map[string]struct{ Events, Seconds float64 } {
		t.Helper()
		var out struct {
			Lag map[string]struct{ Events, Seconds float64 }
		}
		got := feeder.do(http.MethodGet, "/readyz", nil)
		if err := json.Unmarshal([]byte(got.body), &out); err != nil || len(out.Lag) != smartmoney.ChainCount {
			t.Fatalf("/readyz: %d %s", got.status, got.body)
		}
		return out.Lag
	}
	if got := lag()["base"]; got.Events != 0 || got.Seconds != 0 {
		t.Errorf("before any event: %+v", got)
	}
	feeder.ingest(append(oneTrade(1), oneTrade(2)...))
	testkit.EventuallyWithin(t, timeout, "two events that nobody processes show", func() bool { got := lag()["base"]; return got.Events == 2 && got.Seconds > 0 })
	engine := s.serve("--role", "engine")
	testkit.EventuallyWithin(t, timeout, "they are processed", func() bool { got := lag()["base"]; return got.Events == 0 && got.Seconds == 0 })
	engine.stop()
	p.stop()
}

// oneTrade returns a buy by the n-th wallet of base.
func oneTrade(n int) []event.Event {
	at := time.Date(2026, 3, 1, 12, n, 0, 0, time.UTC)
	return []event.Event{{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
		ID: at.String(), Chain: smartmoney.Base, Wallet: testkit.Wallet(smartmoney.Base, n), Token: testkit.Token(smartmoney.Base, 1),
		Side: smartmoney.Buy, Quantity: 10, PriceUSD: 2, AmountUSD: 20, TradedAt: at,
	}}}
}

// total returns the number of wallets of a chain that have traded.
func (c *client) total(chain string) int {
	c.t.Helper()
	var out struct{ Total int }
	body := c.get("/v3/alpha/leaderboard?min_trades=1&min_tokens=0&min_closed=0&min_buy_vol=0&chain=" + chain)
	if err := json.Unmarshal([]byte(body), &out); err != nil {
		c.t.Fatal(err)
	}
	return out.Total
}
