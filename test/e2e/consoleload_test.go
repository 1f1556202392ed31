package e2e

import (
	"testing"
	"time"

	"smartmoney/internal/smartmoney"
)

// TestConsoleUnderLoad checks that the live page holds thousands of signals while others arrive, draws only those near
// the window, and misses none. With -soak it holds 10 000 for 30 minutes, and no task of the page may take more than 200 ms of processor time.
func TestConsoleUnderLoad(t *testing.T) {
	older, env := 1200, []string{"SIGNALS=1200", "SECONDS=2"}
	if *soakFlag {
		older, env = 10_000, []string{"SIGNALS=10000", "SECONDS=1800", "FRAME=200"}
	}
	s := onSQLite(t)
	m := openBazaarAfter(t, s, older)
	script(t, "console-load.mjs", m.url, m.key, env...)
}

// openBazaarAfter opens a bazaar whose customer has received so many signals before.
func openBazaarAfter(t *testing.T, s *site, older int) *bazaar {
	t.Helper()
	feed, key := s.key("ingest"), s.customer("reader")
	p := s.serve(noAge...)
	newClient(t, p.url, key).configure(listening)
	m := &bazaar{process: p, key: key}
	c, fixture := newClient(t, p.url, feed), newFixture(smartmoney.Base, 7, time.Date(2019, 1, 1, 0, 0, 0, 0, time.UTC))
	c.ingest(fixture.past())
	c.settled()
	for ; older > 0; older -= fastPace.day {
		c.ingest(fixture.whales(min(older, fastPace.day)))
		fixture.nextDay()
	}
	c.settled()
	m.open(t, c, fixture, fastPace)
	return m
}
