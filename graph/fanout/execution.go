package fanout

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// sharedExecution is an execution with its subscribers. It starts with one. While it
// delivers the past to that one, nobody else can attach.
type sharedExecution struct {
	registry *Registry
	key      Key
	exec     *Execution
	cancel   func()
	latest   bool // each result replaces those before
	first    *subscriber
	joinable bool     // new subscribers may attach; written under registry.mu, after the start by its own goroutine only
	alone    bool     // it could not merge and waits for its next event; used by its own goroutine only
	entered  []func() // leave its classes; guarded by registry.mu
	past     func()   // leaves limits.Replays, nil outside; used by its own goroutine only

	mu          sync.Mutex    // guards what follows; held while a new subscriber receives recent results
	subscribers []*subscriber // replaced when some are removed, never changed below its length
	recent      recent

	countMu sync.Mutex // guards what follows; held briefly; only a subscriber's own lock is taken after it
	active  int        // subscribers that have not stopped
	stopped int        // subscribers that have stopped and are still listed
	ended   bool       // the last subscriber has left: no other can attach
}

func newSharedExecution(registry *Registry, key Key, exec *Execution, cancel func()) *sharedExecution {
	at := exec.Source.Position()
	e := &sharedExecution{
		registry: registry, key: key, exec: exec, cancel: cancel, latest: exec.Source.Latest(),
		recent: recent{maxBytes: recentBytes, from: at, at: at, version: exec.Source.Version()},
	}
	if e.latest {
		e.recent.maxBytes = latestBytes
	}
	return e
}

// enterClasses enters the classes of the execution, or none. The caller holds registry.mu.
func (e *sharedExecution) enterClasses(ctx context.Context) error {
	classes := []limits.Class{limits.Subscriptions}
	if e.latest {
		classes = append(classes, limits.LiveLeaderboards)
	}
	if e.exec.Watches {
		classes = append(classes, limits.TradeFeeds)
	}
	for _, c := range classes {
		leave, err := limits.Enter(ctx, c)
		if err != nil {
			e.leaveClasses()
			return err
		}
		e.entered = append(e.entered, leave)
	}
	return nil
}

// leaveClasses leaves the classes of the execution. The caller holds registry.mu.
func (e *sharedExecution) leaveClasses() {
	for _, leave := range e.entered {
		leave()
	}
}

// close cancels the execution and closes its source.
func (e *sharedExecution) close() {
	e.cancel()
	e.exec.Source.Close()
}

// setFirst adds the first subscriber.
func (e *sharedExecution) setFirst(sub *subscriber) {
	e.first, e.subscribers, e.active = sub, []*subscriber{sub}, 1
	sub.after = min(sub.after, e.recent.from) // a first event may have the number 0
	sub.mu.Lock()
	sub.execution = e
	sub.mu.Unlock()
}

// attach adds a subscriber for new results and reports whether it could. If each result
// replaces those before, the subscriber receives the last one at once.
func (e *sharedExecution) attach(sub *subscriber) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.latest && e.recent.lost || !e.enter(sub) {
		return false
	}
	if e.latest {
		e.recent.last(func(r *Result) { e.publish(r, sub) })
	}
	sub.after = e.recent.at
	e.subscribers = append(e.subscribers, sub)
	return true
}

// attachAt adds a subscriber that continues at the position of a source, and reports whether
// it could. It cannot if the subscriber lacks results that are no longer kept.
func (e *sharedExecution) attachAt(sub *subscriber, from service.Source) bool {
	if e.latest {
		return e.attach(sub)
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	after := from.Position()
	if !e.recent.covers(after, from.Version()) || !e.enter(sub) {
		return false
	}
	e.recent.since(after, func(r *Result) { e.publish(r, sub) })
	sub.after = max(after, e.recent.at)
	e.subscribers = append(e.subscribers, sub)
	return true
}

// enter counts a subscriber in, unless the execution has ended.
func (e *sharedExecution) enter(sub *subscriber) bool {
	e.countMu.Lock()
	defer e.countMu.Unlock()
	if e.ended {
		return false
	}
	sub.mu.Lock()
	defer sub.mu.Unlock()
	sub.execution = e
	e.active++
	if sub.stopped.Load() { // it stopped while it belonged to another execution
		e.active--
		e.stopped++
	}
	if 2*e.stopped > len(e.subscribers) {
		e.prune()
	}
	return true
}

// prune removes stopped subscribers from the list. The caller holds mu and countMu.
func (e *sharedExecution) prune() {
	kept := make([]*subscriber, 0, e.active+1)
	for _, sub := range e.subscribers {
		if !sub.stopped.Load() {
			kept = append(kept, sub)
		}
	}
	e.subscribers, e.stopped = kept, 0
}

// leave counts a subscriber out. The execution ends with its last one.
func (e *sharedExecution) leave() {
	e.countMu.Lock()
	defer e.countMu.Unlock()
	e.active--
	e.stopped++
	if e.active == 0 {
		e.ended = true
		e.cancel()
	}
}

// hasEnded reports whether the execution has no subscribers left.
func (e *sharedExecution) hasEnded() bool {
	e.countMu.Lock()
	defer e.countMu.Unlock()
	return e.ended
}

// finish keeps new subscribers out of an execution that cannot continue, and returns its
// present ones.
func (e *sharedExecution) finish() []*subscriber {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.countMu.Lock()
	defer e.countMu.Unlock()
	e.ended = true
	return e.subscribers
}

// subscriber receives the results of one execution at a time.
type subscriber struct {
	writer  Writer
	after   int64 // number of the last result that is not for this subscriber; set when it attaches
	stopped atomic.Bool

	registry *Registry   // counts it
	gone     atomic.Bool // it is no longer counted

	mu        sync.Mutex // guards execution
	execution *sharedExecution
}

var _ Running = (*subscriber)(nil)

// Stop removes the subscriber from its execution.
func (s *subscriber) Stop() {
	s.mu.Lock()
	first := s.stopped.CompareAndSwap(false, true)
	execution := s.execution
	s.mu.Unlock()
	if first && execution != nil {
		execution.leave()
	}
	s.release()
}

// release stops counting the subscriber.
func (s *subscriber) release() {
	if s.gone.CompareAndSwap(false, true) {
		s.registry.subscribers.Add(-1)
	}
}

// run publishes the execution's results until it has no subscribers.
func (e *sharedExecution) run(ctx context.Context) {
	defer e.registry.remove(e)
	defer e.close()
	defer e.pause()
	defer func() {
		if value := recover(); value != nil {
			e.fail(e.crashed(value))
		}
	}()
	for {
		if !e.joinable && !e.alone && e.pace(ctx) != nil {
			return
		}
		at, ok, err := e.next(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			e.fail(e.registry.present(ctx, err))
			return
		case !ok:
			e.pause()
			if e.registry.merge(e) {
				return
			}
			continue
		}
		e.alone = false
		body := e.execute(ctx)
		if body == nil {
			return
		}
		e.deliver(&Result{Body: body, Cursor: at.Cursor, Number: at.Number}, at.Version)
		if e.joinable && !at.CommittedAt.IsZero() && e.registry.delivered != nil {
			e.registry.delivered(at.SignalID, time.Since(at.CommittedAt))
		}
	}
}

// pace blocks until the execution is within limits.Replays and has a claim for its next
// result. While the reader has no room, it has neither: it holds no page, and others of its customer
// go on. It returns an error when ctx or the writer has ended.
func (e *sharedExecution) pace(ctx context.Context) error {
	for !e.proceed() {
		if err := e.first.writer.WaitWritable(ctx); err != nil {
			return err
		}
		leave, err := limits.Enter(ctx, limits.Replays)
		if err != nil {
			return err
		}
		e.past = leave
	}
	return nil
}

// proceed reserves room for the next result. Outside limits.Replays or without room it returns false and pauses.
func (e *sharedExecution) proceed() bool {
	if e.past == nil {
		return false
	}
	ok := e.first.writer.Reserve()
	if !ok {
		e.pause()
	}
	return ok
}

// pause leaves limits.Replays, if the execution is within it, with what it holds for that.
func (e *sharedExecution) pause() {
	if e.past == nil {
		return
	}
	e.first.writer.Release()
	e.exec.Source.Forget()
	e.past()
	e.past = nil
}

// A source whose failure may be temporary is called up to maxAttempts times, and an event
// is executed up to maxExecutions times until its result is complete.
const (
	maxAttempts   = 7
	maxExecutions = 4
)

// retries is the policy for both.
func retries(tries int) retry.Policy {
	return retry.Policy{First: 100 * time.Millisecond, Most: 10 * time.Second, For: retry.Forever, Tries: tries, Final: func(err error) bool {
		code := smartmoney.CodeOf(err)
		return code != smartmoney.CodeUnavailable && code != smartmoney.CodeInternal
	}}
}

// next returns the source's next event. It retries temporary failures with backoff.
func (e *sharedExecution) next(ctx context.Context) (at service.EventPosition, ok bool, err error) {
	err = retries(maxAttempts).Do(ctx, func() (err error) {
		at, ok, err = e.exec.Source.Next(ctx, e.joinable || e.alone)
		return err
	})
	return at, ok, err
}

// execute returns the result of the source's last event. It retries a partial result up to
// maxExecutions times, since no subscriber requests the event again; nil when ctx has ended.
func (e *sharedExecution) execute(ctx context.Context) []byte {
	backoff := retries(maxExecutions).Backoff()
	for n := 1; ; n++ {
		body, complete := e.exec.Respond()
		if body == nil || complete || n == maxExecutions {
			return body
		}
		if backoff.Wait(ctx) != nil {
			return nil
		}
		e.exec.Source.Repeat()
	}
}

// fail ends all subscriptions of the execution with errors.
func (e *sharedExecution) fail(errs gqlerror.List) {
	for _, sub := range e.finish() {
		if !sub.stopped.Load() {
			e.done(sub, errs)
		}
	}
}
