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
	ended   context.Context // ends with Stop
	end     context.CancelFunc
	running sync.WaitGroup // one for each execution

	delivered Delivered // nil: not called

	subscribers atomic.Int64 // that have not stopped

	mu     sync.Mutex               // guards what follows; taken before the locks of an execution
	open   map[Key]*sharedExecution // the joinable executions
	total  int                      // all executions
	closed bool
}

// Delivered is called after a notification was handed to every subscriber of an execution, with its
// signal's id and the time since its commit. It is not called for the past that a subscriber
// resumes from.
type Delivered func(signalID string, sinceCommit time.Duration)

// New returns an empty registry. delivered may be nil.
func New(present Present, delivered Delivered) *Registry {
	ended, end := context.WithCancel(context.Background())
	return &Registry{present: present, delivered: delivered, ended: ended, end: end, open: map[Key]*sharedExecution{}}
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

// Subscribers returns the number of subscribers that have not stopped: equal subscriptions count
// one by one.
func (r *Registry) Subscribers() int { return int(r.subscribers.Load()) }

// Subscribe hands the results of a subscription of the caller in ctx to writer until it is stopped.
// The execution inherits the values of ctx, not its end. With resume, results of the past come
// first. The errors say why the subscription cannot start; writer is not called then.
func (r *Registry) Subscribe(ctx context.Context, key Key, resume bool, begin Begin, writer Writer) (Running, gqlerror.List) {
	sub := &subscriber{writer: writer, registry: r}
	r.subscribers.Add(1)
	if !resume && r.join(key, sub) {
		return sub, nil
	}
	if errs := r.enter(ctx, key, resume, begin, sub); errs != nil {
		sub.release()
		return nil, errs
	}
	return sub, nil
}

// enter starts an execution for a subscriber, or attaches it to an equal one.
func (r *Registry) enter(ctx context.Context, key Key, resume bool, begin Begin, sub *subscriber) gqlerror.List {
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	unhook := context.AfterFunc(r.ended, cancel)
	exec, errs := begin(running)
	if errs != nil {
		unhook()
		cancel()
		if r.ended.Err() != nil {
			errs = r.present(ctx, errStopped)
		}
		return errs
	}
	e := newSharedExecution(r, key, exec, func() { unhook(); cancel() })
	// If each result replaces those before, there is no past to resume from.
	started, err := r.admit(ctx, e, sub, resume && !e.latest)
	if started {
		go e.run(running)
		return nil
	}
	e.close()
	if err != nil {
		return r.present(ctx, err)
	}
	return nil
}

var errStopped = smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is shutting down")

// join attaches a subscriber to the joinable execution of the key, for new results.
func (r *Registry) join(key Key, sub *subscriber) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	e := r.open[key]
	return e != nil && e.attach(sub)
}

// admit attaches a subscriber to the joinable execution with the key of e, if that one can continue
// where e starts; otherwise the subscriber becomes the first one of e, which has started then. If e
// has no past to deliver, it is joinable at once. It returns RATE_LIMITED if the customer has too
// many executions.
func (r *Registry) admit(ctx context.Context, e *sharedExecution, sub *subscriber, past bool) (started bool, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return false, errStopped
	}
	if other := r.open[e.key]; other != nil && other.attachAt(sub, e.exec.Source) {
		return false, nil
	}
	if err := e.enterClasses(ctx); err != nil {
		return false, err
	}
	e.setFirst(sub)
	r.running.Add(1)
	r.total++
	if !past {
		r.open[e.key] = e
		e.joinable = true
	}
	return true, nil
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

func (r *Registry) remove(e *sharedExecution) {
	r.mu.Lock()
	if r.open[e.key] == e {
		delete(r.open, e.key)
	}
	r.total--
	e.leaveClasses()
	r.mu.Unlock()
	r.running.Done()
}

// Result is one result of an operation. All subscribers share it, so it must not be
// modified.
type Result struct {
	Body []byte // JSON of the execution result: {"data": …}, with errors if there are any
	// value of the argument after that resumes the subscription behind this result; "" if there is
	// none
	Cursor string
	Number int64 // rises from result to result of a subscription
}

// Writer receives the results of one operation. Its methods are called by one goroutine at
// a time, and never after Done. Next and Done never block: a writer that cannot keep up
// drops what follows and ends itself by calling Stop of its Running, which it may do from
// within Next. A writer that panics is stopped and its Done is called; other writers are
// not affected.
type Writer interface {
	// Next receives a result.
	Next(*Result)
	// Done reports that no result follows. Without errors the operation is complete; errors
	// explain why a subscription could not start or continue.
	Done(gqlerror.List)
	// WaitWritable blocks until Reserve would succeed. It returns an error when ctx ends or the
	// writer has ended.
	WaitWritable(ctx context.Context) error
	// Reserve reserves the queue for the next result of this writer and reports whether it could:
	// not unless most of the queue is written and no other writer of the connection has it. A
	// result that it was reserved for is accepted whatever its size. It paces results of the past
	// to the speed of their reader, one at a time. Reserve never blocks. The reservation ends with
	// Next, Done or Release, or when the subscriber stops.
	Reserve() bool
	// Release ends a reservation, if there is one. It may be called after Done.
	Release()
}

// Running is an operation in progress.
type Running interface {
	// Stop ends the operation and never blocks. No further result is handed to the writer
	// once Stop has returned, but a call of Next or Done in progress may return after it.
	// Stop may be called more than once.
	Stop()
}
