package live

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Log is the part of notifications.Logs that reads what follows. Tests count the reads and let them
// fail.
type Log interface {
	LogAfter(ctx context.Context, customerID string, after int64, limit int) (notifications.LogPart, error)
	LastNumbers(ctx context.Context, customerIDs []string) ([]notifications.LastNumber, error)
}

// Options configures a Hub. Every field except Log has a default for its zero value.
type Options struct {
	Log Log
	// Poll is the interval at which all open logs are checked for lost wake-ups. Default 2 s.
	Poll time.Duration
	// Page is the largest number of notifications of a read and of a Batch; those of the past have
	// maxPastPage at most. Default 200.
	Page int
	// Keep is the number of recent notifications of an open log kept in memory. Default 256.
	Keep int
	// KeepFor is how long they are kept. Default 1 min.
	KeepFor time.Duration
	// Timeout is how long Open waits for the database. Default 10 s.
	Timeout time.Duration
	// Logger receives failures that are retried. Default: discarded.
	Logger *slog.Logger
}

func (o Options) withDefaults() Options {
	set(&o.Poll, 2*time.Second)
	set(&o.Page, 200)
	set(&o.Keep, 256)
	set(&o.KeepFor, time.Minute)
	set(&o.Timeout, 10*time.Second)
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return o
}

// set sets a value that is not above 0.
func set[T int | time.Duration](p *T, value T) {
	if *p <= 0 {
		*p = value
	}
}

// Limits of concurrent reads. New and past notifications have separate limits, so that
// many readers of the past delay nobody and both together leave database connections free.
const (
	newReads  = 4
	pastReads = 3
)

// maxPastPage bounds the notifications of a read of the past. New ones are kept once for all
// readers, while each reader of the past holds a page of its own, about 2 KB a notification.
const maxPastPage = 50

func (h *Hub) pastPage() int { return min(h.options.Page, maxPastPage) }

// Hub follows the logs that have open streams. It is safe for concurrent use.
type Hub struct {
	options   Options
	failures  failures
	readsNew  chan struct{}
	readsPast chan struct{}

	ctx    context.Context // canceled by Stop
	cancel context.CancelFunc
	all    sync.WaitGroup // goroutines; added under mu while running, or by one of them

	mu      sync.Mutex // guards running, tails and their user counts
	running bool
	tails   map[string]*tail // by customer
}

// NewHub returns a hub. Start starts it.
func NewHub(o Options) *Hub {
	h := &Hub{
		options: o.withDefaults(), tails: map[string]*tail{},
		readsNew: make(chan struct{}, newReads), readsPast: make(chan struct{}, pastReads),
	}
	h.failures.log = h.options.Logger
	h.ctx, h.cancel = context.WithCancel(context.Background())
	return h
}

// Start starts the hub's goroutines.
func (h *Hub) Start(context.Context) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.running = true
	h.all.Go(h.poll)
	return nil
}

// Stop stops the hub for good. Pending reads return an UNAVAILABLE error.
func (h *Hub) Stop(context.Context) error {
	h.mu.Lock()
	h.running = false
	h.mu.Unlock()
	h.cancel()
	h.all.Wait()
	return nil
}

// Wake makes the hub read changed logs. It never blocks.
func (h *Hub) Wake(w notifications.Wake) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if w.All {
		for _, t := range h.tails {
			t.wake(0)
		}
	}
	for _, g := range w.Grown {
		if t := h.tails[g.CustomerID]; t != nil {
			t.wake(g.Last)
		}
	}
}

// Open follows a customer's log until the stream is closed. The stream's end includes
// everything committed before the call. It returns a NOT_FOUND error for an unknown customer
// and an UNAVAILABLE error if the database does not answer in time.
func (h *Hub) Open(ctx context.Context, customerID string) (*Stream, error) {
	t := h.use(customerID)
	if t == nil {
		return nil, stopped()
	}
	s := &Stream{tail: t}
	timeoutCtx, cancel := context.WithTimeout(ctx, h.options.Timeout)
	defer cancel()
	end, err := t.look(timeoutCtx)
	if err != nil {
		s.Close()
		if timeoutCtx.Err() != nil && ctx.Err() == nil {
			return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "the notification log cannot be read at the moment")
		}
		return nil, err
	}
	s.end = end
	return s, nil
}

func stopped() error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is shutting down")
}

// use adds a user to the customer's tail and returns it, nil if the hub is not running.
func (h *Hub) use(customerID string) *tail {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.running {
		return nil
	}
	t := h.tails[customerID]
	if t == nil {
		t = newTail(h, customerID)
		h.tails[customerID] = t
		h.all.Go(t.run)
	}
	t.users++
	return t
}

// leave removes a user from a tail and stops the tail after the last one.
func (h *Hub) leave(t *tail) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if t.users--; t.users == 0 {
		delete(h.tails, t.customerID)
		t.cancel()
	}
}

func (h *Hub) poll() {
	tick := time.NewTicker(h.options.Poll)
	defer tick.Stop()
	for {
		select {
		case <-h.ctx.Done():
			return
		case <-tick.C:
		}
		ids := h.open()
		if len(ids) == 0 {
			continue
		}
		var ends []notifications.LastNumber
		err := h.again(h.ctx, func() (err error) {
			ends, err = h.options.Log.LastNumbers(h.ctx, ids)
			return err
		})
		if err != nil {
			return // the hub has stopped
		}
		h.compare(ends)
	}
}

// open returns the customers with open logs and drops their expired notifications.
func (h *Hub) open() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	before := time.Now().Add(-h.options.KeepFor)
	ids := make([]string, 0, len(h.tails))
	for id, t := range h.tails {
		t.expire(before)
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

func (h *Hub) compare(ends []notifications.LastNumber) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for i := range ends {
		if t := h.tails[ends[i].CustomerID]; t != nil {
			t.compare(&ends[i])
		}
	}
}

// again calls f until it succeeds, with growing pauses in between. It returns the error of
// ctx if ctx ends first. An error that the caller caused is returned at once.
func (h *Hub) again(ctx context.Context, f func() error) error {
	policy, failing := backoff(), false
	policy.Final = func(err error) bool {
		_, known := errors.AsType[*smartmoney.Error](err)
		return known
	}
	policy.Report = func(err error, _ time.Duration) {
		if !failing {
			failing = true
			h.failures.begin(err)
		}
	}
	err := policy.Do(ctx, f)
	if failing {
		h.failures.end(err == nil)
	}
	return err
}

// backoff returns the pauses between attempts to read the database.
func backoff() retry.Policy {
	return retry.Policy{First: 50 * time.Millisecond, Most: 5 * time.Second, For: retry.Forever}
}

// failures logs failures that are retried: one line when the first one starts, and one
// when the last one is over.
type failures struct {
	log *slog.Logger
	mu  sync.Mutex // guards n
	n   int        // calls that are failing
}

func (f *failures) begin(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.n++; f.n == 1 {
		f.log.Error("failed to read notification logs, retrying", "error", err)
	}
}

func (f *failures) end(ok bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.n--; f.n == 0 && ok {
		f.log.Info("reading notification logs works again")
	}
}
