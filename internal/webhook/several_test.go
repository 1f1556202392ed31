package webhook_test

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// TestOrderUnderSeveralSenders runs two senders with many workers for many customers whose
// receivers fail now and then: the first attempts of each customer are in the order of the
// log, and every message arrives in the end.
func TestOrderUnderSeveralSenders(t *testing.T) {
	t.Parallel()
	retrying(t, func(w *world, clock *testkit.Clock) {
		var n atomic.Int64
		in := newInbox(w, func(string, message) int {
			if n.Add(1)%5 == 0 {
				return http.StatusServiceUnavailable
			}
			return 0
		})
		const customers, rounds, signals = 12, 4, 6
		for c := range customers {
			w.hook(fmt.Sprint("c", c), fmt.Sprint(in.URL, "/c", c))
		}
		// The clock runs much faster than attempts do: no lease may expire by it.
		long := func(o *webhook.Options) { o.Lease = 1e4 * time.Hour }
		one, two := w.start("one", trust(in.receiver), long), w.start("two", trust(in.receiver), long)
		for round := range rounds {
			for c := range customers {
				w.send(fmt.Sprint("c", c), round*signals, signals)
				one.Wake()
				two.Wake()
			}
		}
		first := func(c int) (order []int64) {
			seen := map[int64]bool{}
			for _, m := range in.messages(fmt.Sprint("/c", c)) {
				if !seen[m.sequence] {
					order = append(order, m.sequence)
				}
				seen[m.sequence] = true
			}
			return order
		}
		for c := range customers {
			w.until("every first attempt is made", func() bool { return len(first(c)) == rounds*signals })
			for i, sequence := range first(c) {
				if sequence != int64(i+1) {
					w.Fatalf("customer %d got %v", c, first(c))
				}
			}
		}
		for c := range customers {
			id := fmt.Sprint("c", c)
			w.until("all arrived", func() bool {
				clock.Advance(time.Minute)
				one.Wake()
				for _, d := range w.deliveries(id) {
					if d.State != "delivered" {
						return false
					}
				}
				return true
			})
			attempts := 0
			for _, d := range w.deliveries(id) {
				attempts += len(d.Attempts)
			}
			if got := len(in.messages("/" + id)); got != attempts {
				w.Errorf("%s received %d messages, %d attempts stored", id, got, attempts)
			}
		}
	})
}

// TestTakeover kills a sender during its attempts, as seen by the database: another one
// repeats them after the leases have expired.
func TestTakeover(t *testing.T) {
	t.Parallel()
	worlds(t, func(w *world) {
		const lease, customers = 2 * time.Second, 3
		var mu sync.Mutex
		var again time.Time // of the last message after the kill
		dead := make(chan struct{})
		asked := make(chan struct{}, 2*customers)
		in := newInbox(w, func(string, message) int {
			select {
			case <-dead:
				mu.Lock()
				again = time.Now()
				mu.Unlock()
			default:
				asked <- struct{}{}
				<-dead
			}
			return 0
		})
		for c := range customers {
			id := fmt.Sprint("c", c)
			w.hook(id, in.URL+"/"+id)
			w.send(id, 0, 2)
		}
		short := func(o *webhook.Options) { o.Lease = lease }
		one := w.start("one", trust(in.receiver), short)
		for range customers {
			<-asked
		}
		one.spy.fails.Store(-1) // it neither stores results nor releases leases
		killed, cancel := context.WithCancel(context.Background())
		cancel()
		w.check(one.Stop(killed))
		close(dead)
		at := time.Now()
		w.start("two", trust(in.receiver), short)
		for c := range customers {
			id := fmt.Sprint("c", c)
			w.delivered(id, 2)
			got := in.messages("/" + id)
			if len(got) != 3 || got[0].id != got[1].id || got[2].sequence != 2 {
				w.Errorf("%s got %+v", id, got)
			}
		}
		mu.Lock()
		defer mu.Unlock()
		if took := again.Sub(at); took > lease+5*time.Second {
			w.Errorf("taken over after %v", took)
		}
	})
}

// TestTurns shares one worker between an endpoint with a backlog and one with few
// deliveries: the latter does not wait for the backlog.
func TestTurns(t *testing.T) {
	t.Parallel()
	worlds(t, func(w *world) {
		in := newInbox(w, nil)
		w.hook("long", in.URL+"/long")
		w.hook("short", in.URL+"/short")
		w.send("long", 0, 200)
		w.send("short", 0, 1)
		before := -1
		handle := in.Config.Handler
		in.Config.Handler = http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/short" {
				before = len(in.messages("/long"))
			}
			handle.ServeHTTP(rw, r)
		})
		at := time.Now() // and the clock stands, so that no turn ends for its time
		w.start("one", trust(in.receiver), func(o *webhook.Options) { o.Workers, o.Now = 1, func() time.Time { return at } })
		w.delivered("short", 1)
		w.delivered("long", 200)
		if before != 50 {
			w.Errorf("%d deliveries of the backlog came first", before)
		}
	})
}

// TestDeadEndpointHoldsOneWorker makes a receiver with many deliveries hang: the other one of
// two workers continues.
func TestDeadEndpointHoldsOneWorker(t *testing.T) {
	t.Parallel()
	worlds(t, func(w *world) {
		in := newInbox(w, nil)
		hangs := make(chan struct{}, 9)
		dead := newReceiver(w, func(_ http.ResponseWriter, r *http.Request) {
			read(w, r)
			hangs <- struct{}{}
			<-r.Context().Done()
		})
		o := trust(in.receiver) // all test servers share one certificate
		w.hook("dead", dead.URL)
		w.send("dead", 0, 50)
		s := w.start("one", o, func(o *webhook.Options) { o.Workers, o.Grace = 2, time.Millisecond })
		<-hangs
		for c := range 5 {
			id := fmt.Sprint("c", c)
			w.hook(id, in.URL+"/"+id)
			w.send(id, 0, 3)
			s.Wake()
		}
		for c := range 5 {
			w.delivered(fmt.Sprint("c", c), 3)
		}
		if n := dead.asked.Load(); n != 1 {
			w.Errorf("%d requests to the dead endpoint", n)
		}
	})
}
