package fanout

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
)

// sharedExecution is an execution with those who listen to it. It begins with one member; while
// it hands over the past to that one nobody else can join.
type sharedExecution struct {
	owner    *Groups
	customer string
	key      Key
	exec     *Execution
	cancel   func()
	latest   bool // each result replaces those before
	first    *subscriber
	public   bool // others may join; changed under owner.mu, by its own goroutine after the start
	alone    bool // it could not be settled: it waits for its next event; of its own goroutine

	order   sync.Mutex    // guards what follows; held while a newcomer gets what it lacks
	members []*subscriber // replaced when some are taken out, never changed below its length
	recent  recent

	count sync.Mutex // guards what follows; held for a moment only, and the last one taken but a member's
	alive int        // members that have not stopped
	left  int        // members that stopped and are still listed
	ended bool       // the last one stopped: nobody can join any more
}

func newSharedExecution(owner *Groups, customer string, key Key, exec *Execution, cancel func()) *sharedExecution {
	at := exec.Source.Position()
	g := &sharedExecution{
		owner: owner, customer: customer, key: key, exec: exec, cancel: cancel, latest: exec.Source.Latest(),
		recent: recent{most: recentBytes, from: at, at: at, version: exec.Source.Version()},
	}
	if g.latest {
		g.recent.most = latestBytes
	}
	return g
}

// close gives up what the execution holds.
func (g *sharedExecution) close() {
	g.cancel()
	g.exec.Source.Close()
}

// found makes m the first member.
func (g *sharedExecution) found(m *subscriber) {
	g.first, g.members, g.alive = m, []*subscriber{m}, 1
	m.mu.Lock()
	m.execution = g
	m.mu.Unlock()
}

// join makes m a member for what comes from now on, and reports whether it could.
// Where each result replaces those before, it gets the last one.
func (g *sharedExecution) join(m *subscriber) bool {
	g.order.Lock()
	defer g.order.Unlock()
	if g.latest && g.recent.lost || !g.enter(m) {
		return false
	}
	if g.latest {
		g.recent.last(func(r *Result) { g.publish(r, m) })
	}
	m.after = g.recent.at
	g.members = append(g.members, m)
	return true
}

// take makes m a member that goes on where a source is, and reports whether it could:
// not where it would lack results that the group does not have at hand.
func (g *sharedExecution) take(m *subscriber, from service.Source) bool {
	if g.latest {
		return g.join(m)
	}
	g.order.Lock()
	defer g.order.Unlock()
	after := from.Position()
	if !g.recent.has(after, from.Version()) || !g.enter(m) {
		return false
	}
	g.recent.since(after, func(r *Result) { g.publish(r, m) })
	m.after = max(after, g.recent.at)
	g.members = append(g.members, m)
	return true
}

// enter counts m in, unless the group is over.
func (g *sharedExecution) enter(m *subscriber) bool {
	g.count.Lock()
	defer g.count.Unlock()
	if g.ended {
		return false
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.execution = g
	g.alive++
	if m.stopped.Load() { // it stopped while it belonged to another group
		g.alive--
		g.left++
	}
	if 2*g.left > len(g.members) {
		g.prune()
	}
	return true
}

// prune takes those who stopped off the list. The caller holds order and count.
func (g *sharedExecution) prune() {
	kept := make([]*subscriber, 0, g.alive+1)
	for _, m := range g.members {
		if !m.stopped.Load() {
			kept = append(kept, m)
		}
	}
	g.members, g.left = kept, 0
}

// leave counts a member out. With the last one the group ends.
func (g *sharedExecution) leave() {
	g.count.Lock()
	defer g.count.Unlock()
	g.alive--
	g.left++
	if g.alive == 0 {
		g.ended = true
		g.cancel()
	}
}

// over reports whether the group has no members left.
func (g *sharedExecution) over() bool {
	g.count.Lock()
	defer g.count.Unlock()
	return g.ended
}

// finish keeps everybody out of a group that cannot go on, and gives its members.
func (g *sharedExecution) finish() []*subscriber {
	g.order.Lock()
	defer g.order.Unlock()
	g.count.Lock()
	defer g.count.Unlock()
	g.ended = true
	return g.members
}

// subscriber is one who listens, in one group at a time.
type subscriber struct {
	writer  Writer
	after   int64 // results up to it are not for the member; set when it joins
	stopped atomic.Bool

	mu        sync.Mutex // guards group
	execution *sharedExecution
}

var _ Running = (*subscriber)(nil)

// Stop takes the member out of its group.
func (m *subscriber) Stop() {
	m.mu.Lock()
	first := m.stopped.CompareAndSwap(false, true)
	g := m.execution
	m.mu.Unlock()
	if first && g != nil {
		g.leave()
	}
}

// run publishes the execution's results to its subscribers until there are none.
func (g *sharedExecution) run(ctx context.Context) {
	defer g.owner.gone(g)
	defer g.close()
	defer func() {
		if value := recover(); value != nil {
			g.fail(g.crashed(value))
		}
	}()
	for {
		at, ok, err := g.next(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			g.fail(g.owner.present(ctx, err))
			return
		case !ok:
			if g.owner.attach(g) {
				return
			}
			continue
		}
		g.alone = false
		body := g.execute(ctx)
		if body == nil {
			return
		}
		g.deliver(&Result{Body: body, Cursor: at.Cursor, Number: at.Number}, at.Version)
		if !g.public && g.first.writer.Room(ctx) != nil {
			return
		}
	}
}

// A source that fails for a moment is asked again: first after retryFirst, then after
// twice as long each time. It has retries to do better.
const (
	retryFirst = 100 * time.Millisecond
	retries    = 7
)

// next returns what the source gives, once it does.
func (g *sharedExecution) next(ctx context.Context) (at service.Place, ok bool, err error) {
	pause := retryFirst
	for range retries {
		at, ok, err = g.exec.Source.Next(ctx, g.public || g.alone)
		if code := smartmoney.CodeOf(err); err == nil || code != smartmoney.CodeUnavailable && code != smartmoney.CodeInternal {
			return at, ok, err
		}
		select {
		case <-ctx.Done():
			return at, false, err
		case <-time.After(pause):
		}
		pause *= 2
	}
	return at, ok, err
}

// wholeTries is how often an event is executed to have all of it.
const wholeTries = 4

// execute returns the result of the event that the source handed over: all of it, if that
// can be had before long, for nobody asks for the event again.
func (g *sharedExecution) execute(ctx context.Context) []byte {
	pause := retryFirst
	for try := 1; ; try++ {
		body, whole := g.exec.Respond()
		if body == nil || whole || try == wholeTries {
			return body
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(pause):
		}
		pause *= 2
		g.exec.Source.Again()
	}
}

// fail ends the members' subscriptions with errors.
func (g *sharedExecution) fail(errs gqlerror.List) {
	for _, m := range g.finish() {
		if !m.stopped.Load() {
			g.done(m, errs)
		}
	}
}
