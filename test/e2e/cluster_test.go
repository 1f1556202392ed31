package e2e

import (
	"net/http"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// showsAll waits until every service shows the given number of wallets of base.
func showsAll(t *testing.T, wallets int, services ...*client) {
	t.Helper()
	testkit.EventuallyWithin(t, 2*time.Second, "every process shows everything", func() bool {
		for _, c := range services {
			if c.total("base") != wallets {
				return false
			}
		}
		return true
	})
}

// bought returns buys by n wallets, starting with the wallet number first.
func bought(first, n int) []event.Event {
	var out []event.Event
	for i := range n {
		out = append(out, oneTrade(first+i)...)
	}
	return out
}

// TestTwoProcesses checks that either of two processes on one PostgreSQL accepts events, that both
// show them soon, for which it does not run beside other tests, and that each continues without the
// other.
func TestTwoProcesses(t *testing.T) {
	s := onPostgres(t).withRaceDetector()
	customer, feed := s.key("customer"), s.key("ingest")
	first := s.serve()
	second := s.serve()
	readers := []*client{newClient(t, first.url, customer), newClient(t, second.url, customer)}
	feeder := newClient(t, second.url, feed)

	feeder.ingest(bought(0, 10))
	showsAll(t, 10, readers...)
	newClient(t, first.url, feed).ingest(bought(10, 10))
	showsAll(t, 20, readers...)

	first.kill()
	feeder.ingest(bought(20, 10))
	testkit.EventuallyWithin(t, 10*time.Second, "the second process leads", func() bool { return readers[1].total("base") == 30 })
	feeder.ingest(bought(30, 10))
	showsAll(t, 40, readers[1])

	third := s.serve()
	readers[0] = newClient(t, third.url, customer)
	showsAll(t, 40, readers...)
	second.stop()
	newClient(t, third.url, feed).ingest(bought(40, 10))
	testkit.EventuallyWithin(t, 10*time.Second, "the third process leads", func() bool { return readers[0].total("base") == 50 })
	if got := newClient(t, third.url, feed).settled()["base"]; got != 50 {
		t.Errorf("%d events in the log, want 50", got)
	}
	third.stop()
}

// TestRoles checks that an API process accepts events that an engine process applies, and
// that the API process still answers and accepts events without an engine.
func TestRoles(t *testing.T) {
	s := onPostgres(t).withRaceDetector()
	customer, feed := s.key("customer"), s.key("ingest")
	engine := s.serve("--role", "engine")
	api := s.serve("--role", "api")
	reader, feeder := newClient(t, api.url, customer), newClient(t, api.url, feed)

	feeder.ingest(bought(0, 10))
	showsAll(t, 10, reader)
	probe := newStranger(t, engine.url, customer)
	probe.get("/healthz")
	probe.get("/readyz")
	if got := probe.do(http.MethodGet, "/v3/alpha/leaderboard", nil); got.status != http.StatusNotFound {
		t.Errorf("the engine answers a leaderboard: %d %s", got.status, got.body)
	}

	engine.kill()
	if got := feeder.ingest(bought(10, 10)); got.Accepted != 10 {
		t.Errorf("without an engine, %d events are accepted, want 10", got.Accepted)
	}
	if at := feeder.progress()["base"]; at.Durable != 20 || at.Processed != 10 {
		t.Errorf("without an engine: %+v, want 20 durable and 10 processed", at)
	}
	reader.get("/v3/alpha/leaderboard")
	engine = s.serve("--role", "engine")
	testkit.EventuallyWithin(t, 10*time.Second, "the new engine catches up", func() bool { return reader.total("base") == 20 })
	api.stop()
	engine.stop()
}
