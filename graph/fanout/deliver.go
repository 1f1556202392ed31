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
