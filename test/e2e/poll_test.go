package e2e

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// poller is a client that repeatedly requests the entries since its last one, from a service
// that may be killed and restarted at another address.
type poller struct {
	address atomic.Pointer[string]
	seen    []notice      // the poller's until done is closed
	done    chan struct{} // closed when it has ended
}

// follow starts a poller, which ends when it has seen a number of entries, or when ctx ends.
func follow(ctx context.Context, t *testing.T, url, key string, want int) *poller {
	p := &poller{done: make(chan struct{})}
	p.address.Store(&url)
	c := newClient(t, url, key)
	go func() {
		defer close(p.done)
		for since := beginning; len(p.seen) < want && ctx.Err() == nil; {
			c.url = *p.address.Load()
			page, again, err := c.tryPoll(since, 3)
			if err != nil && !again {
				t.Errorf("poll: %v", err)
				return
			}
			for _, n := range page.Notifications {
				p.seen, since = append(p.seen, n), n.SentAt
			}
			if len(page.Notifications) == 0 {
				time.Sleep(20 * time.Millisecond) // what it waits for needs the processor, too
			}
		}
	}()
	return p
}

// TestPollerSeesEachOnce checks that a client that polls three signals at a time sees each
// exactly once and in order while processes are killed.
func TestPollerSeesEachOnce(t *testing.T) {
	t.Parallel()
	const days, perDay, kills = 2, 90, 5
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		ctx, cancel := context.WithTimeout(t.Context(), timeout)
		defer cancel()
		r := randomOf(t)
		s := fresh()
		feed, customer := s.key("ingest"), s.customer("acme")
		p := s.serve(noAge...)
		newClient(t, p.url, customer).configure(listening)
		fixture := newFixture(smartmoney.Base, 7, march)
		newClient(t, p.url, feed).ingest(fixture.past())
		var trades []event.Event
		for range days {
			trades = append(trades, fixture.whales(perDay)...)
			fixture.nextDay()
		}

		reader := follow(ctx, t, p.url, customer, len(trades))
		l := upload(ctx, t, p.url, feed, [][]request{split(r, trades, 10, "whales")})
		for k := range kills {
			l.awaitMoment(r, float64(len(trades)*k/(kills+1)), float64(len(trades)/(kills+1)))
			p.kill()
			p = s.serve(noAge...)
			l.address.Store(&p.url)
			reader.address.Store(&p.url)
		}
		l.pace.Store(&pace{})
		<-l.done
		<-reader.done
		raisedBy(t, trades, reader.seen)
		compareLogs(t, reader.seen, newClient(t, p.url, customer).entries(200))
		p.stop()
	})
}
