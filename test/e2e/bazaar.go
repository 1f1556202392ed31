package e2e

import (
	"bytes"
	"net/http"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// bazaarPace is how fast a bazaar trades.
type bazaarPace struct {
	signal time.Duration // the time between two signals
	// after how many of them its next day begins: customers have a budget of 200 a day
	day int
}

var (
	usualPace = bazaarPace{200 * time.Millisecond, 40}
	// fastPace is more than browsers that share two processors show at once.
	fastPace = bazaarPace{50 * time.Millisecond, 150}
)

// bazaar is a service with a continuous stream of trades. Each raises a signal for every
// customer that wants whale moves.
type bazaar struct {
	*process
	key string // of a customer that listens
}

// openBazaar starts a service and its trades, and stops both when the test ends.
func openBazaar(t *testing.T, s *site, args ...string) *bazaar {
	t.Helper()
	feed, key := s.key("ingest"), s.customer("reader")
	m := &bazaar{process: s.serve(append(append([]string{}, noAge...), args...)...), key: key}
	newClient(t, m.url, key).configure(listening)
	c := newClient(t, m.url, feed)
	fixture := newFixture(smartmoney.Base, 7, march)
	c.ingest(fixture.past())
	c.settled()
	m.open(t, c, fixture, usualPace)
	return m
}

// open trades until the test ends.
func (b *bazaar) open(t *testing.T, c *client, fixture *fixture, how bazaarPace) {
	t.Helper()
	stop, closed := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(closed)
		b.trade(c, fixture, how, stop)
	}()
	t.Cleanup(func() {
		close(stop)
		<-closed
	})
}

// trade sends trades one by one until stop is closed.
func (b *bazaar) trade(c *client, fixture *fixture, how bazaarPace, stop <-chan struct{}) {
	tick := time.NewTicker(how.signal)
	defer tick.Stop()
	for n := 1; ; n++ {
		select {
		case <-stop:
			return
		case <-tick.C:
		}
		got, err := c.try(http.MethodPost, "/ingest/events", bytes.NewReader(ndjson(fixture.whales(1))))
		if err != nil || got.status != http.StatusOK {
			b.t.Errorf("feed the bazaar: %d %s %v", got.status, got.body, err)
			return
		}
		if n%how.day == 0 {
			fixture.nextDay()
		}
	}
}
