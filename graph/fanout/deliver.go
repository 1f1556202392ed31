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

// deliver gives a result to every member. It returns when all have it.
func (g *group) deliver(r *Result, version int64) {
	members := g.record(r, version)
	workers := min((len(members)+share-1)/share, runtime.GOMAXPROCS(0))
	if workers <= 1 {
		g.giveAll(r, members)
		return
	}
	var wait sync.WaitGroup
	for i := range workers {
		part := members[i*len(members)/workers : (i+1)*len(members)/workers]
		wait.Go(func() { g.giveAll(r, part) })
	}
	wait.Wait()
}

// record notes a result, and gives those who are to have it.
func (g *group) record(r *Result, version int64) []*member {
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

func (g *group) giveAll(r *Result, members []*member) {
	for _, m := range members {
		if r.Number > m.after && !m.stopped.Load() {
			g.give(r, m)
		}
	}
}

// give hands a result to a member. A sink that panics loses its own subscription and
// nobody else's.
func (g *group) give(r *Result, m *member) {
	defer func() {
		if value := recover(); value != nil {
			m.Stop()
			g.done(m, g.crashed(value))
		}
	}()
	m.sink.Next(r)
}

// done tells a member that nothing follows. Where its sink panics there is nobody to tell.
func (g *group) done(m *member, errs gqlerror.List) {
	defer func() {
		if value := recover(); value != nil {
			m.Stop()
			_ = g.crashed(value) // which logs it
		}
	}()
	m.sink.Done(errs)
}

// crashed has a panic logged, and gives what its subscriber is told.
func (g *group) crashed(value any) gqlerror.List {
	return g.owner.present(context.Background(), fmt.Errorf("panic: %v\n%s", value, debug.Stack()))
}
