// Package turns bounds the costly requests of one customer: a few run at a time, some more wait
// for their turn, and further ones are refused with RATE_LIMITED. Customers do not wait for
// each other. Cheap requests do not use this package.
package turns

import (
	"context"
	"runtime"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Options are the bounds for one customer, each above 0 unless it says otherwise.
type Options struct {
	Running int           // requests that run at a time
	Waiting int           // further requests that wait
	Wait    time.Duration // how long a request waits before it is refused, within half of its deadline; 0: until its context ends
	What    string        // names the requests in the error: "leaderboards with new filters"
}

// Turns hands out turns. It is safe for concurrent use, starts no goroutine, and keeps no state
// of customers without requests.
type Turns struct {
	options   Options
	mu        sync.Mutex // guards the map and each customer's requests
	customers map[string]*customer
}

type customer struct {
	requests int           // running and waiting
	running  chan struct{} // holds an element for each running request
}

// Changes returns the turns of a customer's changes, however they are asked for. Changes share SQLite's one writer with
// ingest and the engine, which wait for at most two of each customer; one of them may be a webhook's test, which takes
// seconds and writes little.
func Changes() *Turns {
	return New(Options{Running: 2, Waiting: 64, Wait: 10 * time.Second, What: "changes"})
}

// Quarter is the number of requests that occupy a quarter of the processors, at least one.
func Quarter() int { return max(1, runtime.GOMAXPROCS(0)/4) }

// Costly returns the turns of a customer's requests that take a processor for long, however they are asked for: searches,
// feeds and what they are made of, lookups, and documents that take long to read.
func Costly() *Turns {
	return New(Options{Running: Quarter(), Waiting: 256, Wait: 10 * time.Second, What: "searches, feeds and large requests"})
}

// New returns turns for any number of customers.
func New(o Options) *Turns { return &Turns{options: o, customers: map[string]*customer{}} }

// Acquire blocks until the customer may run one more request. The caller must call done when
// the request has finished. Acquire returns RATE_LIMITED if too many requests wait or the wait
// takes too long, and the error of ctx if that ends. A nil *Turns lets every request run.
func (t *Turns) Acquire(ctx context.Context, id string) (done func(), err error) {
	if t == nil {
		return func() {}, nil
	}
	if s, ok := ctx.Value(sharedKey{t}).(*shared); ok {
		return s.acquire(ctx, t, id)
	}
	return t.acquire(ctx, id)
}

// acquire is Acquire of a turn that no request shares.
func (t *Turns) acquire(ctx context.Context, id string) (done func(), err error) {
	wait := t.wait(ctx)
	c, ok := t.enter(id)
	if !ok {
		return nil, t.refusal(wait)
	}
	done = func() {
		<-c.running
		t.leave(id, c)
	}
	select {
	case c.running <- struct{}{}:
		return done, nil
	default:
	}
	var late <-chan time.Time // nil: never
	if wait > 0 {
		timer := time.NewTimer(wait)
		defer timer.Stop()
		late = timer.C
	}
	select {
	case c.running <- struct{}{}:
		return done, nil
	case <-ctx.Done():
		err = ctx.Err()
	case <-late:
		err = t.refusal(wait)
	}
	t.leave(id, c)
	return nil, err
}

// wait returns how long a request may wait: so that it is told why before its deadline passes, and has time left to run.
func (t *Turns) wait(ctx context.Context) time.Duration {
	deadline, ok := ctx.Deadline()
	if t.options.Wait == 0 || !ok {
		return t.options.Wait
	}
	return max(1, min(t.options.Wait, time.Until(deadline)/2))
}

func (t *Turns) enter(id string) (*customer, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	c := t.customers[id]
	if c == nil {
		c = &customer{running: make(chan struct{}, t.options.Running)}
		t.customers[id] = c
	}
	if c.requests == t.options.Running+t.options.Waiting {
		return nil, false
	}
	c.requests++
	return c, true
}

func (t *Turns) leave(id string, c *customer) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if c.requests--; c.requests == 0 {
		delete(t.customers, id)
	}
}

// Customers returns how many customers have requests that run or wait.
func (t *Turns) Customers() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.customers)
}

// retryAfter is the Retry-After of refused requests.
const retryAfter = time.Second

func (t *Turns) refusal(wait time.Duration) error {
	return smartmoney.RateLimited(retryAfter, "too many %s at a time: at most %d run and %d wait for up to %s; try again later, or send fewer at a time",
		t.options.What, t.options.Running, t.options.Waiting, wait.Round(time.Millisecond))
}
