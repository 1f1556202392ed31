package e2e

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestConfigTakesEffectAtOnce checks that an acknowledged configuration applies to every
// trade sent to the same process after it.
func TestConfigTakesEffectAtOnce(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh().withRaceDetector()
		feed, customer := s.key("ingest"), s.customer("acme")
		p := s.serve(noAge...)
		feeder, c := newClient(t, p.url, feed), newClient(t, p.url, customer)
		c.configure(listening)
		fixture := newFixture(smartmoney.Base, 5, march)
		feeder.ingest(fixture.past())
		var heard []event.Event
		for round := range 50 {
			// A trade posted before a change may be processed after it.
			if loud := round%2 == 0; loud {
				c.configure(`{"whale_min_trade_usd": 1000}`)
				heard = append(heard, feeder.processed(fixture.whales(1))...)
			} else {
				c.configure(`{"whale_min_trade_usd": 1000000}`)
				feeder.processed(fixture.whales(1))
			}
		}
		raisedBy(t, heard, c.pollAll(beginning, 100))
		p.stop()
	})
}

// processed uploads events of one chain, waits until they are processed and returns them.
func (c *client) processed(events []event.Event) []event.Event {
	c.t.Helper()
	chain := string(events[0].Chain)
	at := c.ingest(events).Cursor[chain]
	testkit.EventuallyWithin(c.t, timeout, "the events are processed", func() bool { return c.progress()[chain].Processed >= at })
	return events
}

// propagation bounds how long a change takes to apply in other processes. The interface
// allows five minutes.
const propagation = 5 * time.Second

// TestConfigReachesTheEngine checks that a change made through one process takes effect in
// the engine's process.
func TestConfigReachesTheEngine(t *testing.T) {
	t.Parallel()
	s := onPostgres(t).withRaceDetector()
	feed, customer := s.key("ingest"), s.customer("acme")
	api := s.serve(append(noAge, "--role", "api")...)
	engine := s.serve(append(noAge, "--role", "engine")...)
	feeder, c := newClient(t, api.url, feed), newClient(t, api.url, customer)
	fixture := newFixture(smartmoney.Base, 5, march)
	feeder.ingest(fixture.past())
	for round, update := range []string{listening, `{"whale_min_trade_usd": 1000000}`, `{"whale_min_trade_usd": 1000}`} {
		loud := round%2 == 0
		c.configure(update)
		took := testkit.EventuallyWithin(t, propagation, fmt.Sprintf("change %d is in force", round), func() bool {
			feeder.processed(fixture.whales(1))
			all := c.pollAll(beginning, 100)
			heard := len(all) > 0 && all[len(all)-1].Timestamp.Equal(fixture.at)
			return heard == loud
		})
		t.Logf("change %d is in force after %s", round, took)
	}
	numbered(t, c.entries(50))
	api.stop()
	engine.stop()
}

// TestNewCustomerIsSentSignals checks that a customer created while the service runs has
// the default configuration and receives signals.
func TestNewCustomerIsSentSignals(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh().withRaceDetector()
		feed := s.key("ingest")
		p := s.serve(noAge...)
		feeder := newClient(t, p.url, feed)
		fixture := newFixture(smartmoney.Base, 5, march)
		// the defaults ask for ten trades
		feeder.processed(append(fixture.past(), fixture.past()...))
		c := newClient(t, p.url, s.customer("late"))
		took := testkit.EventuallyWithin(t, propagation, "the customer is sent a signal", func() bool {
			feeder.processed([]event.Event{fixture.trade(0, 1000+fixture.trades, smartmoney.Buy, 60_000)})
			return len(c.poll(beginning, 10)) > 0
		})
		t.Logf("sent after %s", took)
		if got := c.poll(beginning, 10); got[0].NotificationType != smartmoney.WhaleMove || !got[0].Timestamp.Equal(fixture.at) {
			t.Errorf("sent %+v, want the whale of %s", got[0], fixture.at)
		}
		p.stop()
	})
}

// budgetSpent posts whales of which only the first fit fit into the budget.
func budgetSpent(t *testing.T, feeder, c *client, fixture *fixture, since string, fit int) []notice {
	t.Helper()
	trades := feeder.processed(fixture.whales(fit + 3))
	got := c.pollAll(since, 2)
	raisedBy(t, trades[:fit], got)
	return got
}

// beforeMidnight waits for the next day if this one may end during the test, since a reset
// applies to the present day.
func beforeMidnight(t *testing.T) {
	t.Helper()
	now := time.Now().UTC()
	if left := now.Truncate(24 * time.Hour).Add(24 * time.Hour).Sub(now); left < timeout {
		t.Logf("%s to midnight", left)
		<-time.After(left)
	}
}

// TestResetGivesTheBudgetBack checks that DELETE /notifications restores the day's budget
// at once in the same process, that the sequence continues after the deleted entries, and
// that clients that poll since their last entry get the new entries only.
func TestResetGivesTheBudgetBack(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		beforeMidnight(t)
		s := fresh().withRaceDetector()
		feed, customer, other := s.key("ingest"), s.customer("acme"), s.customer("other")
		p := s.serve(noAge...)
		feeder, c, o := newClient(t, p.url, feed), newClient(t, p.url, customer), newClient(t, p.url, other)
		c.configure(strings.Replace(listening, `"daily_budget": 200`, `"daily_budget": 5`, 1))
		o.configure(listening)
		fixture := newFixture(smartmoney.Base, 5, march)
		feeder.ingest(fixture.past())

		since := beginning
		for round := range 3 {
			got := budgetSpent(t, feeder, c, fixture, since, 5)
			since = got[4].SentAt
			if n := c.reset(); n != 5 {
				t.Fatalf("reset %d deleted %d entries, want 5", round, n)
			}
			if left := c.pollAll(beginning, 100); len(left) > 0 {
				t.Fatalf("after reset %d the log holds %d entries", round, len(left))
			}
		}
		if n := c.reset(); n != 0 {
			t.Errorf("a reset of nothing deleted %d entries", n)
		}
		budgetSpent(t, feeder, c, fixture, since, 5)
		for i, e := range c.entries(3) {
			if e.Sequence != int64(16+i) {
				t.Errorf("entry %d after three resets has the sequence %d, want %d", i, e.Sequence, 16+i)
			}
		}
		if all := o.entries(50); len(all) != 4*8 {
			t.Errorf("the other customer has %d entries, want all 32", len(all))
		} else {
			numbered(t, all)
		}
		p.stop()
	})
}

// TestResetReachesTheEngine checks that a reset through one process restores the budget in
// the engine's process.
func TestResetReachesTheEngine(t *testing.T) {
	t.Parallel()
	beforeMidnight(t)
	s := onPostgres(t).withRaceDetector()
	feed, customer := s.key("ingest"), s.customer("acme")
	api := s.serve(append(noAge, "--role", "api")...)
	feeder, c := newClient(t, api.url, feed), newClient(t, api.url, customer)
	c.configure(strings.Replace(listening, `"daily_budget": 200`, `"daily_budget": 5`, 1))
	engine := s.serve(append(noAge, "--role", "engine")...)
	fixture := newFixture(smartmoney.Base, 5, march)
	feeder.ingest(fixture.past())
	since := budgetSpent(t, feeder, c, fixture, beginning, 5)[4].SentAt
	if n := c.reset(); n != 5 {
		t.Fatalf("the reset deleted %d entries, want 5", n)
	}
	var first []notice
	took := testkit.EventuallyWithin(t, propagation, "the reset is in force", func() bool {
		feeder.processed(fixture.whales(1))
		first = c.poll(since, 10)
		return len(first) > 0
	})
	t.Logf("in force after %s", took)
	if len(first) != 1 || !first[0].Timestamp.Equal(fixture.at) {
		t.Errorf("after the reset: %+v, want one of %s", first, fixture.at)
	}
	budgetSpent(t, feeder, c, fixture, first[0].SentAt, 4)
	sequences := []int64{}
	for _, e := range c.entries(50) {
		sequences = append(sequences, e.Sequence)
	}
	if !slices.Equal(sequences, []int64{6, 7, 8, 9, 10}) {
		t.Errorf("the log has the sequences %v, want 6 to 10", sequences)
	}
	api.stop()
	engine.stop()
}

// TestConfigErrors checks the REST errors for a missing configuration and for invalid updates.
func TestConfigErrors(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	feed, customer := s.key("ingest"), s.customer("acme")
	p := s.serve()
	c := newClient(t, p.url, customer)
	put := func(body string) answer {
		return c.do(http.MethodPut, "/v3/alpha/config", strings.NewReader(body), "Content-Type", "application/json")
	}
	before := c.get("/v3/alpha/config")
	for body, part := range map[string]string{
		`{}`:                       "no updatable fields",
		`{"daily_budget": 4}`:      "daily_budget",
		`{"daily_budget": 201}`:    "daily_budget",
		`{"chains": ["dogecoin"]}`: "chains",
	} {
		if got := put(body); got.status != http.StatusBadRequest || !strings.Contains(errorOf(t, got)["error"], part) {
			t.Errorf("PUT %s: %d %s, want 400 with %q", body, got.status, got.body, part)
		}
	}
	if after := c.get("/v3/alpha/config"); after != before {
		t.Errorf("refused updates changed the configuration:\n%s\n%s", before, after)
	}
	for _, path := range []string{"/v3/alpha/config", "/v3/alpha/notifications"} {
		if got := newClient(t, p.url, feed).do(http.MethodGet, path, nil); got.status != http.StatusForbidden {
			t.Errorf("GET %s with an ingest key: %d %s", path, got.status, got.body)
		}
		if got := newClient(t, p.url, "").do(http.MethodGet, path, nil); got.status != http.StatusUnauthorized {
			t.Errorf("GET %s without a key: %d %s", path, got.status, got.body)
		}
	}
	p.stop()
}
