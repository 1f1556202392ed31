package live

import (
	"context"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"smartmoney/internal/store"
)

// tail is the end of one customer's log, shared by all who follow it. One goroutine
// reads what is new.
type tail struct {
	hub        *Hub
	customerID string
	users      int             // guarded by the hub's mutex
	ctx        context.Context // lasts as long as the tail has users
	cancel     context.CancelFunc
	woken      chan struct{} // holds one: there may be something new
	version    atomic.Int64  // of the log; set under mu

	mu      sync.Mutex    // guards what follows
	changed chan struct{} // closed, and replaced, when anything below changes
	err     error         // nothing is read any more
	asked   uint64        // looks that were asked for
	made    uint64        // looks that were made: all that was committed before number made was asked for is known
	awaited int64         // number that a look to come will get to
	last    int64         // the log's highest number; -1 before the first look
	recent  recent
	flights map[int64]*flight // reads of the past under way, by the number that they begin after
}

func newTail(h *Hub, customerID string) *tail {
	t := &tail{
		hub: h, customerID: customerID, woken: make(chan struct{}, 1), changed: make(chan struct{}),
		last: -1, recent: recent{page: h.options.Page, keep: h.options.Keep}, flights: map[int64]*flight{},
	}
	t.ctx, t.cancel = context.WithCancel(h.ctx)
	return t
}

// wake makes the tail look for entries up to a number; 0: look whatever is known.
func (t *tail) wake(last int64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if last != 0 && last <= t.awaited {
		return // the engine's call and the database's notification tell the same
	}
	t.awaited = max(t.awaited, last)
	t.call()
}

// call wakes the goroutine.
func (t *tail) call() {
	select {
	case t.woken <- struct{}{}:
	default:
	}
}

// compare wakes the tail where the log is not as it knows it.
func (t *tail) compare(e *store.LastNumber) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if e.Last > t.last || e.Version != t.version.Load() {
		t.call()
	}
}

// expire forgets what was read before a time.
func (t *tail) expire(before time.Time) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.recent.expire(before)
}

// look waits until all that is committed now is known, and gives the log's highest
// number then.
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

// run reads what is new until the tail ends.
func (t *tail) run() {
	err := t.follow()
	t.mu.Lock()
	defer t.mu.Unlock()
	t.err = err
	t.tell()
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

// tell wakes all who wait for a change. The caller holds mu.
func (t *tail) tell() {
	close(t.changed)
	t.changed = make(chan struct{})
}

// advance reads the next entries, and reports whether there may be more.
func (t *tail) advance() (more bool, err error) {
	t.mu.Lock()
	asked, after := t.asked, t.recent.upTo
	if t.last < 0 {
		after = math.MaxInt64 // where the log ends, and no entry
	}
	t.mu.Unlock()
	part, err := t.hub.read(t.ctx, t.hub.readsNew, t.customerID, after)
	if err != nil {
		return false, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if part.Version < t.version.Load() {
		return true, nil // read before a reset that another reader knows of by now
	}
	if t.last < 0 {
		t.recent.begin(part.Last)
	}
	t.renew(part.Version)
	t.recent.add(&part)
	t.last = max(t.last, part.Last)
	t.made = asked
	t.tell()
	return len(part.Entries) == t.recent.page, nil
}

// renew notes the log's version. What was kept of an older one may hold what is
// deleted by now. The caller holds mu.
func (t *tail) renew(version int64) {
	if version == t.version.Load() {
		return
	}
	t.version.Store(version)
	t.recent.begin(t.recent.upTo)
	t.tell()
}

// read reads a page of a log, again and again until that succeeds.
func (h *Hub) read(ctx context.Context, places chan struct{}, customerID string, after int64) (part store.LogPart, err error) {
	err = h.again(ctx, func() error {
		select {
		case places <- struct{}{}:
			defer func() { <-places }()
		case <-ctx.Done():
			return ctx.Err()
		}
		part, err = h.options.Log.LogAfter(ctx, customerID, after, h.options.Page)
		return err
	})
	return part, err
}
