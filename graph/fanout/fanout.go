package fanout

import (
	"context"
	"crypto/sha256"
	"sync"
	"sync/atomic"
	"time"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/turns"
)

// Key identifies a subscription: equal keys mean equal results. It must depend on everything
// that a result depends on, except for the position where the subscription starts: the
// customer, the document, the operation, the variables.
type Key [sha256.Size]byte

// Execution is a subscription that has started.
type Execution struct {
	Source service.Source
	// Respond executes the last event that Source returned, and returns the result's JSON;
	// nil when the execution's context has ended. The result is not complete if something
	// could not be read temporarily.
	Respond func() (body []byte, complete bool)
	// Watches says that the execution looks at every trade of a chain.
	Watches bool
}

// Begin starts an execution, or returns the errors that prevent it. The execution ends with
// ctx.
type Begin func(ctx context.Context) (*Execution, gqlerror.List)

// Present converts an error into the form that callers see.
type Present func(ctx context.Context, err error) gqlerror.List

// Registry holds the executions in progress. Its methods may be called from any goroutine.
type Registry struct {
	present Present
	limit   int             // executions of one customer
	ended   context.Context // ends with Stop
	end     context.CancelFunc
	running sync.WaitGroup // one for each execution
	past    *turns.Turns   // of executions that deliver the past

	delivered Delivered // nil: not called

	subscribers atomic.Int64 // that have not stopped

	mu        sync.Mutex               // guards what follows; taken before the locks of an execution
	open      map[Key]*sharedExecution // the joinable executions
	total     int                      // all executions
	customers map[string]customerCount // executions by customer; customers without any have no entry
	closed    bool
}

// customerCount counts a customer's executions.
type customerCount struct {
	all    int
	latest int // those whose each result replaces those before

	watches int // those that Execution.Watches is set of
}

// maxLatest bounds a customer's executions whose each result replaces those before: live
// leaderboards, which are executed about once a second whatever is traded.
const maxLatest = 50

// maxWatches bounds a customer's executions that look at every trade of a chain.
const maxWatches = 1000

// maxPast bounds a customer's executions that deliver the past at a time: each holds a page of it, and reads the next one.
// Further ones wait in line. One whose reader is slow has no turn, and no page, until the reader has room.
const maxPast = 16

// Delivered is called after a notification was handed to every subscriber of an execution, with its signal's id and
// the time since its commit. It is not called for the past that a subscriber resumes from.
type Delivered func(signalID string, sinceCommit time.Duration)

// New returns an empty registry that allows one customer up to limit executions. delivered may be nil.
func New(present Present, limit int, delivered Delivered) *Registry {
	ended, end := context.WithCancel(context.Background())
	return &Registry{
		present: present, limit: limit, delivered: delivered, ended: ended, end: end,
		open: map[Key]*sharedExecution{}, customers: map[string]customerCount{},
		past: turns.New(turns.Options{Running: maxPast, Waiting: limit, What: "subscriptions in the past"}),
	}
}

// Stop ends all executions and waits for them. It does not call Done of the writers: a
// complete message would keep their clients from reconnecting.
func (r *Registry) Stop(context.Context) error {
	r.mu.Lock()
	r.closed = true
	r.mu.Unlock()
	r.end()
	r.running.Wait()
	return nil
}

// Len returns the number of executions in progress.
func (r *Registry) Len() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.total
}

// Subscribers returns the number of subscribers that have not stopped: equal subscriptions count one by one.
func (r *Registry) Subscribers() int { return int(r.subscribers.Load()) }

// Subscribe hands the results of a customer's subscription to writer until it is stopped. The
// execution inherits the values of ctx, not its end. With resume, results of the past come
// first. The errors say why the subscription cannot start; writer is not called then.
func (r *Registry) Subscribe(ctx context.Context, customer string, key Key, resume bool, begin Begin, writer Writer) (Running, gqlerror.List) {
	sub := &subscriber{writer: writer, registry: r}
	r.subscribers.Add(1)
	if !resume && r.join(key, sub) {
		return sub, nil
	}
	if errs := r.enter(ctx, customer, key, resume, begin, sub); errs != nil {
		sub.release()
		return nil, errs
	}
	return sub, nil
}

// enter starts an execution for a subscriber, or attaches it to an equal one.
func (r *Registry) enter(ctx context.Context, customer string, key Key, resume bool, begin Begin, sub *subscriber) gqlerror.List {
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	unhook := context.AfterFunc(r.ended, cancel)
	exec, errs := begin(running)
	if errs != nil {
		unhook()
		cancel()
		if r.ended.Err() != nil {
			errs = r.stopped(ctx)
		}
		return errs
	}
	e := newSharedExecution(r, customer, key, exec, func() { unhook(); cancel() })
	// If each result replaces those before, there is no past to resume from.
	switch r.admit(e, sub, resume && !e.latest) {
	case admitted:
		go e.run(running)
	case attached:
		e.close()
	case shuttingDown:
		e.close()
		return r.stopped(ctx)
	case tooMany:
		e.close()
		return r.refused(ctx, r.limit, "subscriptions")
	case tooManyLatest:
		e.close()
		return r.refused(ctx, maxLatest, "live leaderboards")
	case tooManyWatches:
		e.close()
		return r.refused(ctx, maxWatches, "subscriptions to trades")
	}
	return nil
}

// tooManyRetryAfter is the Retry-After of a customer at its limit of subscriptions. It is a
// guess: subscriptions last as long as their clients keep them.
const tooManyRetryAfter = 30 * time.Second

// refused returns the error of a customer at its limit of executions of a kind.
func (r *Registry) refused(ctx context.Context, limit int, what string) gqlerror.List {
	return r.present(ctx, smartmoney.RateLimited(tooManyRetryAfter,
		"this customer already has its limit of %d different %s: end some first; equal ones count once", limit, what))
}

func (r *Registry) stopped(ctx context.Context) gqlerror.List {
	return r.present(ctx, smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is shutting down"))
}

// join attaches a subscriber to the joinable execution of the key, for new results.
func (r *Registry) join(key Key, sub *subscriber) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	e := r.open[key]
	return e != nil && e.attach(sub)
}

type admission int

const (
	shuttingDown   admission = iota
	tooMany                  // the customer is at its limit
	tooManyLatest            // the customer is at its limit of this kind
	tooManyWatches           // likewise
	attached                 // the subscriber is attached to another execution
	admitted                 // the new execution must run
)

// admit attaches a subscriber to the joinable execution with the key of e, if that one can
// continue where e starts; otherwise the subscriber becomes the first one of e. If e has no
// past to deliver, it is joinable at once.
func (r *Registry) admit(e *sharedExecution, sub *subscriber, past bool) admission {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return shuttingDown
	}
	if other := r.open[e.key]; other != nil && other.attachAt(sub, e.exec.Source) {
		return attached
	}
	count := r.customers[e.customer]
	if count.all >= r.limit {
		return tooMany
	}
	if e.latest {
		if count.latest >= maxLatest {
			return tooManyLatest
		}
		count.latest++
	}
	if e.exec.Watches {
		if count.watches >= maxWatches {
			return tooManyWatches
		}
		count.watches++
	}
	count.all++
	e.setFirst(sub)
	r.running.Add(1)
	r.total++
	r.customers[e.customer] = count
	if !past {
		r.open[e.key] = e
		e.joinable = true
	}
	return admitted
}

// merge is called when an execution has delivered all of the past. It attaches the
// execution's subscriber to the joinable execution of the same key; without one, e becomes
// joinable itself. It reports whether the subscriber was handed over. If neither is possible,
// e waits for its next event alone, and merge is called again after it.
func (r *Registry) merge(e *sharedExecution) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	other := r.open[e.key]
	if other != nil && other.attachAt(e.first, e.exec.Source) {
		return true
	}
	if other == nil || other.hasEnded() {
		r.open[e.key] = e
		e.joinable = true
	}
	e.alone = !e.joinable
	return false
}

// remove deletes an execution that has ended.
func (r *Registry) remove(e *sharedExecution) {
	r.mu.Lock()
	if r.open[e.key] == e {
		delete(r.open, e.key)
	}
	r.total--
	count := r.customers[e.customer]
	if e.exec.Watches {
		count.watches--
	}
	if e.latest {
		count.latest--
	}
	if count.all--; count.all == 0 {
		delete(r.customers, e.customer)
	} else {
		r.customers[e.customer] = count
	}
	r.mu.Unlock()
	r.running.Done()
}
