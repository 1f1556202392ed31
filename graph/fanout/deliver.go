package fanout

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// subscribersPerWorker is how many subscribers one goroutine serves when there are many.
const subscribersPerWorker = 512

// deliver publishes a result to every subscriber. It returns when all have received it.
func (e *sharedExecution) deliver(r *Result, version int64) {
	subscribers := e.record(r, version)
	workers := min((len(subscribers)+subscribersPerWorker-1)/subscribersPerWorker, runtime.GOMAXPROCS(0))
	if workers <= 1 {
		e.publishAll(r, subscribers)
		return
	}
	var wait sync.WaitGroup
	for i := range workers {
		part := subscribers[i*len(subscribers)/workers : (i+1)*len(subscribers)/workers]
		wait.Go(func() { e.publishAll(r, part) })
	}
	wait.Wait()
}

// record adds a result to the recent ones and returns the subscribers to publish it to.
func (e *sharedExecution) record(r *Result, version int64) []*subscriber {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.recent.add(r, version)
	e.countMu.Lock()
	if e.stopped > 0 {
		e.prune()
	}
	e.countMu.Unlock()
	return e.subscribers
}

func (e *sharedExecution) publishAll(r *Result, subscribers []*subscriber) {
	for _, sub := range subscribers {
		if r.Number > sub.after && !sub.stopped.Load() {
			e.publish(r, sub)
		}
	}
}

// publish hands a result to a subscriber. A panic of its writer ends this subscription only.
func (e *sharedExecution) publish(r *Result, sub *subscriber) {
	defer func() {
		if value := recover(); value != nil {
			sub.Stop()
			e.done(sub, e.crashed(value))
		}
	}()
	sub.writer.Next(r)
}

// done ends a subscriber's stream. A panic of its writer is logged, and the writer is not
// called again.
func (e *sharedExecution) done(sub *subscriber, errs gqlerror.List) {
	sub.release()
	defer func() {
		if value := recover(); value != nil {
			sub.Stop()
			_ = e.crashed(value) // logs it
		}
	}()
	sub.writer.Done(errs)
}

// crashed logs a panic through Present and returns the errors for its subscriber.
func (e *sharedExecution) crashed(value any) gqlerror.List {
	return e.registry.present(context.Background(), fmt.Errorf("panic: %v\n%s", value, debug.Stack()))
}
