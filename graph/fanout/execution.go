package fanout

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
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
	// new subscribers may attach; written under registry.mu, after the start by its own goroutine
	// only
	joinable bool
	// it could not merge and waits for its next event; used by its own goroutine only
	alone   bool
	entered []func() // leave its classes; guarded by registry.mu
	past    func()   // leaves limits.Replays, nil outside; used by its own goroutine only

	// guards what follows; held while a new subscriber receives recent results
	mu          sync.Mutex
	subscribers []*subscriber // replaced when some are removed, never changed below its length
	recent      recent

	// guards what follows; held briefly; only a subscriber's own lock is taken after it
	countMu sync.Mutex
	active  int  // subscribers that have not stopped
	stopped int  // subscribers that have stopped and are still listed
	ended   bool // the last subscriber has left: no other can attach
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
func (s *sharedExecution) enterClasses(ctx context.Context) error {
	classes := []limits.Class{limits.Subscriptions}
	if s.latest {
		classes = append(classes, limits.LiveLeaderboards)
	}
	if s.exec.Watches {
		classes = append(classes, limits.TradeFeeds)
	}
	for _, c := range classes {
		leave, err := limits.Enter(ctx, c)
		if err != nil {
			s.leaveClasses()
			return err
		}
		s.entered = append(s.entered, leave)
	}
	return nil
}

// leaveClasses leaves the classes of the execution. The caller holds registry.mu.
func (s *sharedExecution) leaveClasses() {
	for _, leave := range s.entered {
		leave()
	}
}

func (s *sharedExecution) close() {
	s.cancel()
	s.exec.Source.Close()
}

func (s *sharedExecution) setFirst(sub *subscriber) {
	s.first, s.subscribers, s.active = sub, []*subscriber{sub}, 1
	sub.after = min(sub.after, s.recent.from) // a first event may have the number 0
	sub.mu.Lock()
	sub.execution = s
	sub.mu.Unlock()
}

// attach adds a subscriber for new results and reports whether it could. If each result
// replaces those before, the subscriber receives the last one at once.
func (s *sharedExecution) attach(sub *subscriber) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.latest && s.recent.lost || !s.enter(sub) {
		return false
	}
	if s.latest {
		s.recent.last(func(r *Result) { s.publish(r, sub) })
	}
	sub.after = s.recent.at
	s.subscribers = append(s.subscribers, sub)
	return true
}

// attachAt adds a subscriber that continues at the position of a source, and reports whether
// it could. It cannot if the subscriber lacks results that are no longer kept.
func (s *sharedExecution) attachAt(sub *subscriber, from service.Source) bool {
	if s.latest {
		return s.attach(sub)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	after := from.Position()
	if !s.recent.covers(after, from.Version()) || !s.enter(sub) {
		return false
	}
	s.recent.since(after, func(r *Result) { s.publish(r, sub) })
	sub.after = max(after, s.recent.at)
	s.subscribers = append(s.subscribers, sub)
	return true
}

// enter counts a subscriber in, unless the execution has ended.
func (s *sharedExecution) enter(sub *subscriber) bool {
	s.countMu.Lock()
	defer s.countMu.Unlock()
	if s.ended {
		return false
	}
	sub.mu.Lock()
	defer sub.mu.Unlock()
	sub.execution = s
	s.active++
	if sub.stopped.Load() { // it stopped while it belonged to another execution
		s.active--
		s.stopped++
	}
	if 2*s.stopped > len(s.subscribers) {
		s.prune()
	}
	return true
}

// prune removes stopped subscribers from the list. The caller holds mu and countMu.
func (s *sharedExecution) prune() {
	kept := make([]*subscriber, 0, s.active+1)
	for _, sub := range s.subscribers {
		if !sub.stopped.Load() {
			kept = append(kept, sub)
		}
	}
	s.subscribers, s.stopped = kept, 0
}

// leave counts a subscriber out. The execution ends with its last one.
func (s *sharedExecution) leave() {
	s.countMu.Lock()
	defer s.countMu.Unlock()
	s.active--
	s.stopped++
	if s.active == 0 {
		s.ended = true
		s.cancel()
	}
}

func (s *sharedExecution) hasEnded() bool {
	s.countMu.Lock()
	defer s.countMu.Unlock()
	return s.ended
}

// finish keeps new subscribers out of an execution that cannot continue, and returns its
// present ones.
func (s *sharedExecution) finish() []*subscriber {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.countMu.Lock()
	defer s.countMu.Unlock()
	s.ended = true
	return s.subscribers
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
func (s *sharedExecution) run(ctx context.Context) {
	defer s.registry.remove(s)
	defer s.close()
	defer s.pause()
	defer func() {
		if value := recover(); value != nil {
			s.fail(s.crashed(value))
		}
	}()
	for {
		if !s.joinable && !s.alone && s.pace(ctx) != nil {
			return
		}
		at, ok, err := s.next(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			s.fail(s.registry.present(ctx, err))
			return
		case !ok:
			s.pause()
			if s.registry.merge(s) {
				return
			}
			continue
		}
		s.alone = false
		body := s.execute(ctx)
		if body == nil {
			return
		}
		s.deliver(&Result{Body: body, Cursor: at.Cursor, Number: at.Number}, at.Version)
		if s.joinable && !at.CommittedAt.IsZero() && s.registry.delivered != nil {
			s.registry.delivered(at.SignalID, time.Since(at.CommittedAt))
		}
	}
}

// pace blocks until the execution is within limits.Replays and has a claim for its next result.
// While the reader has no room, it has neither: it holds no page, and others of its customer go on.
// It returns an error when ctx or the writer has ended.
func (s *sharedExecution) pace(ctx context.Context) error {
	for !s.proceed() {
		if err := s.first.writer.WaitWritable(ctx); err != nil {
			return err
		}
		leave, err := limits.Enter(ctx, limits.Replays)
		if err != nil {
			return err
		}
		s.past = leave
	}
	return nil
}

// proceed reserves room for the next result. Outside limits.Replays or without room it returns
// false and pauses.
func (s *sharedExecution) proceed() bool {
	if s.past == nil {
		return false
	}
	ok := s.first.writer.Reserve()
	if !ok {
		s.pause()
	}
	return ok
}

// pause leaves limits.Replays, if the execution is within it, with what it holds for that.
func (s *sharedExecution) pause() {
	if s.past == nil {
		return
	}
	s.first.writer.Release()
	s.exec.Source.Forget()
	s.past()
	s.past = nil
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
func (s *sharedExecution) next(ctx context.Context) (at service.EventPosition, ok bool, err error) {
	err = retries(maxAttempts).Do(ctx, func() (err error) {
		at, ok, err = s.exec.Source.Next(ctx, s.joinable || s.alone)
		return err
	})
	return at, ok, err
}

// execute returns the result of the source's last event. It retries a partial result up to
// maxExecutions times, since no subscriber requests the event again; nil when ctx has ended.
func (s *sharedExecution) execute(ctx context.Context) []byte {
	backoff := retries(maxExecutions).Backoff()
	for n := 1; ; n++ {
		body, complete := s.exec.Respond()
		if body == nil || complete || n == maxExecutions {
			return body
		}
		if backoff.Wait(ctx) != nil {
			return nil
		}
		s.exec.Source.Repeat()
	}
}

func (s *sharedExecution) fail(errs gqlerror.List) {
	for _, sub := range s.finish() {
		if !sub.stopped.Load() {
			s.done(sub, errs)
		}
	}
}

// subscribersPerWorker is how many subscribers one goroutine serves when there are many.
const subscribersPerWorker = 512

// deliver publishes a result to every subscriber. It returns when all have received it.
func (s *sharedExecution) deliver(r *Result, version int64) {
	subscribers := s.record(r, version)
	workers := min((len(subscribers)+subscribersPerWorker-1)/subscribersPerWorker, runtime.GOMAXPROCS(0))
	if workers <= 1 {
		s.publishAll(r, subscribers)
		return
	}
	var wait sync.WaitGroup
	for i := range workers {
		part := subscribers[i*len(subscribers)/workers : (i+1)*len(subscribers)/workers]
		wait.Go(func() { s.publishAll(r, part) })
	}
	wait.Wait()
}

// record adds a result to the recent ones and returns the subscribers to publish it to.
func (s *sharedExecution) record(r *Result, version int64) []*subscriber {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.recent.add(r, version)
	s.countMu.Lock()
	if s.stopped > 0 {
		s.prune()
	}
	s.countMu.Unlock()
	return s.subscribers
}

func (s *sharedExecution) publishAll(r *Result, subscribers []*subscriber) {
	for _, sub := range subscribers {
		if r.Number > sub.after && !sub.stopped.Load() {
			s.publish(r, sub)
		}
	}
}

// publish hands a result to a subscriber. A panic of its writer ends this subscription only.
func (s *sharedExecution) publish(r *Result, sub *subscriber) {
	defer func() {
		if value := recover(); value != nil {
			sub.Stop()
			s.done(sub, s.crashed(value))
		}
	}()
	sub.writer.Next(r)
}

// done ends a subscriber's stream. A panic of its writer is logged, and the writer is not
// called again.
func (s *sharedExecution) done(sub *subscriber, errs gqlerror.List) {
	sub.release()
	defer func() {
		if value := recover(); value != nil {
			sub.Stop()
			_ = s.crashed(value) // logs it
		}
	}()
	sub.writer.Done(errs)
}

// crashed logs a panic through Present and returns the errors for its subscriber.
func (s *sharedExecution) crashed(value any) gqlerror.List {
	return s.registry.present(context.Background(), fmt.Errorf("panic: %v\n%s", value, debug.Stack()))
}
