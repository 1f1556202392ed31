package live

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"smartmoney/internal/lifecycle"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Log is the customers' logs in the database.
type Log interface {
	// LogAfter returns the oldest entries after a number, at most limit, and where the log
	// begins and ends, as of one moment; for an unknown customer a NOT_FOUND error.
	LogAfter(ctx context.Context, customerID string, after int64, limit int) (store.LogPart, error)
	// LastNumbers tells where the logs of customers end.
	LastNumbers(ctx context.Context, customerIDs []string) ([]store.LastNumber, error)
}

var _ Log = (*store.DB)(nil)

// Options say how a Hub works. The zero value of every field but Log stands for its
// default.
type Options struct {
	Log Log
	// Listen calls wake for what other processes change, until ctx ends or it fails; it is
	// called again then. Nil: only the poll finds what others change.
	Listen func(ctx context.Context, wake func(store.Wake)) error
	// Woken is called at every wake-up. It must not block. Nil: nothing is called.
	Woken func()
	// Poll is how often all open logs are looked at in case a wake-up was lost. Default 2 s.
	Poll time.Duration
	// Page is how many entries are read, or given, at a time. Default 200.
	Page int
	// Keep is how many of the newest entries of an open log are kept in memory. Default 256.
	Keep int
	// KeepFor is how long they are kept. Default 1 min.
	KeepFor time.Duration
	// Timeout is how long Open waits for a database that does not answer. Default 10 s.
	Timeout time.Duration
	// Logger gets what went wrong and was tried again. Default: discarded.
	Logger *slog.Logger
}

func (o Options) withDefaults() Options {
	if o.Poll <= 0 {
		o.Poll = 2 * time.Second
	}
	if o.Page <= 0 {
		o.Page = 200
	}
	if o.Keep <= 0 {
		o.Keep = 256
	}
	if o.KeepFor <= 0 {
		o.KeepFor = time.Minute
	}
	if o.Timeout <= 0 {
		o.Timeout = 10 * time.Second
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return o
}

// Reads under way at a time. What is new has places of its own, so that many who catch
// up with the past keep nobody waiting, and neither takes all of the database's
// connections.
const (
	newReads  = 4
	pastReads = 3
)

// Hub follows the logs that somebody has opened. Its methods may be called from any
// goroutine.
type Hub struct {
	options   Options
	failures  failures
	readsNew  chan struct{}
	readsPast chan struct{}

	ctx    context.Context // ends what Start began
	cancel context.CancelFunc
	all    sync.WaitGroup // grows under mu while running, or while one of its goroutines runs

	mu      sync.Mutex // guards running, tails and the number of their users
	running bool
	tails   map[string]*tail // by customer
}

var _ lifecycle.Service = (*Hub)(nil)

// NewHub makes a hub that Start sets going.
func NewHub(o Options) *Hub {
	h := &Hub{
		options: o.withDefaults(), tails: map[string]*tail{},
		readsNew: make(chan struct{}, newReads), readsPast: make(chan struct{}, pastReads),
	}
	h.failures.log = h.options.Logger
	h.ctx, h.cancel = context.WithCancel(context.Background())
	return h
}

// Start sets the hub going until Stop.
func (h *Hub) Start(context.Context) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.running = true
	h.all.Go(h.poll)
	if h.options.Listen != nil {
		h.all.Go(h.listen)
	}
	return nil
}

// Stop ends the hub for good. Who still reads gets an UNAVAILABLE error.
func (h *Hub) Stop(context.Context) error {
	h.mu.Lock()
	h.running = false
	h.mu.Unlock()
	h.cancel()
	h.all.Wait()
	return nil
}

// Wake makes the hub look at logs that have changed. It never blocks.
func (h *Hub) Wake(w store.Wake) {
	h.mu.Lock()
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
	h.mu.Unlock()
	if h.options.Woken != nil {
		h.options.Woken()
	}
}

// Delivered wakes the hub for what an engine of this process has entered into logs.
func (h *Hub) Delivered(notifications []store.Entry) {
	last := make(map[string]int64, len(notifications))
	for i := range notifications {
		n := &notifications[i]
		last[n.CustomerID] = max(last[n.CustomerID], n.Sequence)
	}
	w := store.Wake{Grown: make([]store.Grown, 0, len(last))}
	for id, sequence := range last {
		w.Grown = append(w.Grown, store.Grown{CustomerID: id, Last: sequence})
	}
	h.Wake(w)
}

// Open follows a customer's log until the stream is closed. It knows all that was
// committed before the call. An unknown customer is a NOT_FOUND error, a database that
// does not answer an UNAVAILABLE one.
func (h *Hub) Open(ctx context.Context, customerID string) (*Stream, error) {
	t := h.use(customerID)
	if t == nil {
		return nil, stopped()
	}
	s := &Stream{tail: t}
	patient, cancel := context.WithTimeout(ctx, h.options.Timeout)
	defer cancel()
	end, err := t.look(patient)
	if err != nil {
		s.Close()
		if patient.Err() != nil && ctx.Err() == nil {
			return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "the signals cannot be read at present")
		}
		return nil, err
	}
	s.end = end
	return s, nil
}

func stopped() error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is being stopped")
}

// use returns the customer's tail with one user more; nil while the hub does not run.
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

// leave takes one user off a tail, and ends it after the last one.
func (h *Hub) leave(t *tail) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if t.users--; t.users == 0 {
		delete(h.tails, t.customerID)
		t.cancel()
	}
}

// poll looks at all open logs now and then.
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
		var ends []store.LastNumber
		err := h.again(h.ctx, func() (err error) {
			ends, err = h.options.Log.LastNumbers(h.ctx, ids)
			return err
		})
		if err != nil {
			return // the hub is stopped
		}
		h.compare(ends)
	}
}

// open lists the customers whose logs are open, and lets these forget what is old.
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

func (h *Hub) compare(ends []store.LastNumber) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for i := range ends {
		if t := h.tails[ends[i].CustomerID]; t != nil {
			t.compare(&ends[i])
		}
	}
}

// listen hears what other processes change, again after every failure.
func (h *Hub) listen() {
	pauses, lost := backoff().Backoff(), false
	for h.ctx.Err() == nil {
		var heard atomic.Bool
		err := h.options.Listen(h.ctx, func(w store.Wake) {
			heard.Store(true)
			h.Wake(w)
		})
		if h.ctx.Err() != nil {
			return
		}
		if heard.Load() {
			pauses.Reset()
			lost = false
		}
		if !lost {
			h.options.Logger.Error("changes of logs are found by polling while nothing is heard of them", "error", err)
			lost = true
		}
		if pauses.Wait(h.ctx) != nil {
			return
		}
	}
}
