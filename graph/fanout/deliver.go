package fanout

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// share is how many members one goroutine serves where there are many.
const share = 512

// deliver publishes a result to every subscriber. It returns when all have it.
func (g *sharedExecution) deliver(r *Result, version int64) {
	members := g.record(r, version)
	workers := min((len(members)+share-1)/share, runtime.GOMAXPROCS(0))
	if workers <= 1 {
		g.publishAll(r, members)
		return
	}
	var wait sync.WaitGroup
	for i := range workers {
		part := members[i*len(members)/workers : (i+1)*len(members)/workers]
		wait.Go(func() { g.publishAll(r, part) })
	}
	wait.Wait()
}

// record notes a result, and gives those who are to have it.
func (g *sharedExecution) record(r *Result, version int64) []*subscriber {
	g.order.Lock()
	defer g.order.Unlock()
	g.recent.add(r, version)
	g.count.Lock()
	if g.left > 0 {
		g.prune()
	}
	g.count.Unlock()
	return g.members
}

func (g *sharedExecution) publishAll(r *Result, members []*subscriber) {
	for _, m := range members {
		if r.Number > m.after && !m.stopped.Load() {
			g.publish(r, m)
		}
	}
}

// publish hands a result to a member. A writer that panics loses its own subscription and
// nobody else's.
func (g *sharedExecution) publish(r *Result, m *subscriber) {
	defer func() {
		if value := recover(); value != nil {
			m.Stop()
			g.done(m, g.crashed(value))
		}
	}()
	m.writer.Next(r)
}

// done ends a subscriber's stream. A writer that panics in it is logged and not called again.
func (g *sharedExecution) done(m *subscriber, errs gqlerror.List) {
	defer func() {
		if value := recover(); value != nil {
			m.Stop()
			_ = g.crashed(value) // which logs it
		}
	}()
	m.writer.Done(errs)
}

// crashed has a panic logged, and gives what its subscriber is told.
func (g *sharedExecution) crashed(value any) gqlerror.List {
	return g.owner.present(context.Background(), fmt.Errorf("panic: %v\n%s", value, debug.Stack()))
}
