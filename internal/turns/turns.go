// Package turns bounds what one customer's dear requests take of the machine: a few
// run at a time, some more wait for their turn, and what comes beyond that is refused
// as RATE_LIMITED. Customers do not wait for each other. Cheap requests never come here.
package turns

import (
	"context"
	"sync"
	"time"

	"smartmoney/internal/smartmoney"
)

// Options are the bounds for one customer, each above 0.
type Options struct {
	Running int           // requests under way at a time
	Waiting int           // further ones that wait
	Wait    time.Duration // how long one waits before it is refused
	What    string        // what there is too much of, for the refusal: "leaderboards with new filters"
}

// Turns hands out turns. It is safe for concurrent use, starts no goroutine, and keeps
// nothing of a customer without requests.
type Turns struct {
	options   Options
	mu        sync.Mutex // guards the map and each customer's requests
	customers map[string]*customer
}

type customer struct {
	requests int           // under way and waiting
	running  chan struct{} // holds one for each under way
}

// New makes turns for any number of customers.
func New(o Options) *Turns { return &Turns{options: o, customers: map[string]*customer{}} }

// Take waits until the customer may run one more request. After it, done must be
// called. A RATE_LIMITED error tells that too many wait or that it took too long; the
// error of ctx, that the caller went away.
func (t *Turns) Acquire(ctx context.Context, id string) (done func(), err error) {
	c, ok := t.enter(id)
	if !ok {
		return nil, t.refusal()
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
	timer := time.NewTimer(t.options.Wait)
	defer timer.Stop()
	select {
	case c.running <- struct{}{}:
		return done, nil
	case <-ctx.Done():
		err = ctx.Err()
	case <-timer.C:
		err = t.refusal()
	}
	t.leave(id, c)
	return nil, err
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

// retryAfter is what refused callers are told to wait.
const retryAfter = time.Second

func (t *Turns) refusal() error {
	return smartmoney.RateLimited(retryAfter, "too many %s at a time: at most %d run and %d wait for up to %s; ask again later, or fewer at a time",
		t.options.What, t.options.Running, t.options.Waiting, t.options.Wait)
}
