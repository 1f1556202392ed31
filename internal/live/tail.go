package live

import (
	"context"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
)

// tail is the end of one customer's log, shared by its readers. One goroutine reads new
// notifications.
type tail struct {
	hub        *Hub
	customerID string
	users      int             // guarded by the hub's mutex
	ctx        context.Context // canceled after the last user
	cancel     context.CancelFunc
	woken      chan struct{} // capacity 1: there may be new notifications
	version    atomic.Int64  // of the log; set under mu

	mu      sync.Mutex    // guards the fields below
	changed chan struct{} // closed and replaced when a field below changes
	err     error         // the tail has stopped
	asked   uint64        // number of look calls
	made    uint64        // look calls completed: everything committed before that call is known
	awaited int64         // highest number announced by a wake-up
	last    int64         // the log's highest number; -1 before the first look
	recent  recent
	flights map[int64]*flight // running reads of the past, by the number that they start after
}

func newTail(h *Hub, customerID string) *tail {
	t := &tail{
		hub: h, customerID: customerID, woken: make(chan struct{}, 1), changed: make(chan struct{}),
		last: -1, recent: recent{page: h.options.Page, keep: h.options.Keep}, flights: map[int64]*flight{},
	}
	t.ctx, t.cancel = context.WithCancel(h.ctx)
	return t
}

// wake makes the tail read up to a number; 0: read in any case.
func (t *tail) wake(last int64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if last != 0 && last <= t.awaited {
		return // the engine and the database both announced it
	}
	t.awaited = max(t.awaited, last)
	t.call()
}

func (t *tail) call() {
	select {
	case t.woken <- struct{}{}:
	default:
	}
}

// compare wakes the tail if the log differs from what the tail knows.
func (t *tail) compare(e *notifications.LastNumber) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if e.Last > t.last || e.Version != t.version.Load() {
		t.call()
	}
}

func (t *tail) expire(before time.Time) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.recent.expire(before)
}

// look waits until everything committed before the call is known and returns the log's
// highest number.
func (t *tail) look(ctx context.Context) (last int64, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.asked++
	mine := t.asked
	t.call()
	for t.made < mine && t.err == nil {
		if err := t.await(ctx, t.changed); err != nil {
			return 0, err
		}
	}
	return t.last, t.err
}

func (t *tail) run() {
	err := t.follow()
	t.mu.Lock()
	defer t.mu.Unlock()
	t.err = err
	t.notify()
}

func (t *tail) follow() error {
	for {
		select {
		case <-t.ctx.Done():
			return stopped()
		case <-t.woken:
		}
		for more := true; more; {
			var err error
			if more, err = t.advance(); err != nil {
				return t.failure(err)
			}
		}
	}
}

// notify wakes all waiting readers. The caller holds mu.
func (t *tail) notify() {
	close(t.changed)
	t.changed = make(chan struct{})
}

// advance reads the next notifications and reports whether there may be more.
func (t *tail) advance() (more bool, err error) {
	t.mu.Lock()
	asked, after := t.asked, t.recent.upTo
	if t.last < 0 {
		after = math.MaxInt64 // only the end of the log, no entries
	}
	t.mu.Unlock()
	part, err := t.hub.read(t.ctx, t.hub.readsNew, t.customerID, after, t.recent.page)
	if err != nil {
		return false, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if part.Version < t.version.Load() {
		return true, nil // read before a reset that another read has seen
	}
	if t.last < 0 {
		t.recent.begin(part.Last)
	}
	t.renew(part.Version)
	t.recent.add(&part)
	t.last = max(t.last, part.Last)
	t.made = asked
	t.notify()
	return len(part.Entries) == t.recent.page, nil
}

// renew sets the log's version and drops entries of an older one, which may be deleted. The
// caller holds mu.
func (t *tail) renew(version int64) {
	if version == t.version.Load() {
		return
	}
	t.version.Store(version)
	t.recent.begin(t.recent.upTo)
	t.notify()
}

// read reads a page of a log, at most limit notifications, and retries until it succeeds.
func (h *Hub) read(ctx context.Context, slots chan struct{}, customerID string, after int64, limit int) (part notifications.LogPart, err error) {
	err = h.again(ctx, func() error {
		select {
		case slots <- struct{}{}:
			defer func() { <-slots }()
		case <-ctx.Done():
			return ctx.Err()
		}
		part, err = h.options.Log.LogAfter(ctx, customerID, after, limit)
		return err
	})
	return part, err
}
