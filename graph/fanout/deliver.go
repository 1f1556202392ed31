package fanout

import (
	"runtime"
	"sync"
)

// share is how many members one goroutine serves where there are many.
const share = 512

// deliver gives a result to every member. It returns when all have it.
func (g *group) deliver(r *Result, version int64) {
	members := g.record(r, version)
	workers := min((len(members)+share-1)/share, runtime.GOMAXPROCS(0))
	if workers <= 1 {
		give(r, members)
		return
	}
	var wait sync.WaitGroup
	for i := range workers {
		part := members[i*len(members)/workers : (i+1)*len(members)/workers]
		wait.Go(func() { give(r, part) })
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

func give(r *Result, members []*member) {
	for _, m := range members {
		if r.Number > m.after && !m.stopped.Load() {
			m.sink.Next(r)
		}
	}
}
