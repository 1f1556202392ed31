package engine

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The bounds of the events that wait in memory: their number, and their bytes, as the texts of a
// market may take 26 KB.
const (
	queueEvents = 1 << 18
	queueBytes  = 64 << 20
)

// eventRange is a range of the events of all chains, by global offset.
type eventRange struct {
	// each chain's range of the log, by Chain.Index
	chains [smartmoney.ChainCount]eventlog.Segment
	// global offsets, both included; some may be of no event
	from, to int64
}

// empty reports whether the range is empty, of offsets without an event, too.
func (e *eventRange) empty() bool { return e.to < e.from }

// after returns the part of the range after the positions and a global offset.
func (e *eventRange) after(at positions, arrived int64) eventRange {
	rest := eventRange{from: arrived + 1, to: e.to}
	for i := range e.chains {
		rest.chains[i] = e.chains[i].After(at[i])
	}
	return rest
}

// size returns the memory of the events, bytes.
func (e *eventRange) size() int {
	n := 0
	for i := range e.chains {
		n += event.SizeOf(e.chains[i].Events)
	}
	return n
}

func (e *eventRange) len() int {
	n := 0
	for i := range e.chains {
		n += len(e.chains[i].Events)
	}
	return n
}

// chainSet is a set of chains, by Chain.Index.
type chainSet [smartmoney.ChainCount]bool

// without returns the range without the events of some chains.
func (e *eventRange) without(chains chainSet) eventRange {
	out := *e
	for i, is := range chains {
		if is {
			out.chains[i].Events, out.chains[i].Offsets = nil, nil
		}
	}
	return out
}

// firstCorrection returns the chain, and the global offset, of the first correction by global
// offset. ok is false if the range has none.
func (e *eventRange) firstCorrection() (chain int, offset int64, ok bool) {
	for i := range e.chains {
		part := &e.chains[i]
		at := untilCorrection(part.Events)
		if at < len(part.Events) && (!ok || part.Offsets[at] < offset) {
			chain, offset, ok = i, part.Offsets[at], true
		}
	}
	return chain, offset, ok
}

// corrections returns how many corrections a chain's part begins with that may be committed
// together: they precede a global offset, and no event of another chain lies between them.
func (e *eventRange) corrections(chain int, until int64) int {
	part := &e.chains[chain]
	for i := range e.chains {
		if offsets := e.chains[i].Offsets; i != chain && len(offsets) > 0 {
			until = min(until, offsets[0])
		}
	}
	n, _ := slices.BinarySearch(part.Offsets, until)
	return corrections(part.Events[:n])
}

// inOrder calls f by global offset for runs of each chain's events, from the first up to, but
// without, the second index.
func (e *eventRange) inOrder(f func(chain, from, to int) error) error {
	var at [smartmoney.ChainCount]int
	for {
		// the chain that comes next, and up to where
		chain, next, limit := -1, int64(0), int64(1<<62)
		for i := range e.chains {
			offsets := e.chains[i].Offsets
			switch {
			case at[i] == len(offsets):
			case chain < 0 || offsets[at[i]] < next:
				if chain >= 0 {
					limit = next
				}
				chain, next = i, offsets[at[i]]
			default:
				limit = min(limit, offsets[at[i]])
			}
		}
		if chain < 0 {
			return nil
		}
		from, offsets := at[chain], e.chains[chain].Offsets
		for at[chain] < len(offsets) && offsets[at[chain]] < limit {
			at[chain]++
		}
		if err := f(chain, from, at[chain]); err != nil {
			return err
		}
	}
}

// queue passes events that were just appended to the engine of the same process, and wakes it for
// those of other processes. It only saves reads of the database: it may drop anything at any time.
type queue struct {
	wake chan struct{} // holds one token when there may be something new

	mu       sync.Mutex // guards what follows
	queue    []queued
	events   int
	bytes    int  // of the events
	limit    int  // of events
	maxBytes int  // of their bytes
	lost     bool // something was dropped, or appended by others, since the engine last asked
}

// queued is a range that waits.
type queued struct {
	*eventRange
	bytes int // of its events
}

func newQueue() *queue {
	return &queue{wake: make(chan struct{}, 1), limit: queueEvents, maxBytes: queueBytes}
}

func (qu *queue) enqueue(p *eventRange) {
	q := queued{p, p.size()}
	qu.mu.Lock()
	if n := p.len(); qu.events+n > qu.limit || qu.bytes+q.bytes > qu.maxBytes {
		qu.lost = true
	} else {
		qu.queue = append(qu.queue, q)
		qu.events += n
		qu.bytes += q.bytes
	}
	qu.mu.Unlock()
	qu.wakeLoop()
}

// waits reports whether there are events that were not taken yet.
func (qu *queue) waits() bool {
	qu.mu.Lock()
	defer qu.mu.Unlock()
	return qu.events > 0 || qu.lost
}

// missed makes the engine read the logs, which may have events that were not queued.
func (qu *queue) missed() {
	qu.mu.Lock()
	qu.lost = true
	qu.mu.Unlock()
	qu.wakeLoop()
}

// wakeLoop wakes an engine that waits.
func (qu *queue) wakeLoop() {
	select {
	case qu.wake <- struct{}{}:
	default:
	}
}

// dequeue returns the events that follow the positions, without a gap in any log or in their global
// offsets: whole entries up to the first that reaches limit, or nothing. It drops the events of
// paused chains. arrived is the last global offset that is applied. behind reports that the logs
// have events that the queue does not.
func (qu *queue) dequeue(at positions, paused chainSet, arrived int64, limit int) (out eventRange, behind bool) {
	qu.mu.Lock()
	defer qu.mu.Unlock()
	behind, qu.lost = qu.lost, false
	out.from, out.to = arrived+1, arrived
	for i := range out.chains {
		out.chains[i].First = at[i] + 1
	}
	for len(qu.queue) > 0 && out.len() < limit {
		queued := qu.queue[0]
		if queued.from > out.to+1 || !out.followedBy(queued.eventRange, paused) {
			return out, true
		}
		for i := range queued.chains {
			if paused[i] {
				continue
			}
			to := &out.chains[i]
			rest := queued.chains[i].After(to.Last())
			to.Events = append(to.Events, rest.Events...)
			to.Offsets = append(to.Offsets, rest.Offsets...)
			to.Times = append(to.Times, rest.Times...)
		}
		out.to = max(out.to, queued.to)
		qu.events -= queued.len()
		qu.bytes -= queued.bytes
		qu.queue[0].eventRange = nil
		qu.queue = qu.queue[1:]
	}
	return out, behind
}

// followedBy reports whether the range of next of each chain that is not paused continues where
// this one ends, or before.
func (e *eventRange) followedBy(next *eventRange, paused chainSet) bool {
	for i := range next.chains {
		if !paused[i] && len(next.chains[i].Events) > 0 && next.chains[i].First > e.chains[i].Last()+1 {
			return false
		}
	}
	return true
}

// drop empties the queue: a follower reads the leader's changes instead.
func (qu *queue) drop() {
	qu.mu.Lock()
	defer qu.mu.Unlock()
	qu.queue, qu.events, qu.bytes, qu.lost = nil, 0, 0, true
}

// backlog has the events that were read from the logs and are not applied yet, so that each event
// is read and decoded once however many batches it takes to catch up. It has at most BatchEvents
// and a segment per chain, and no more than a few tens of MB of each.
type backlog struct {
	eventRange
	// by chain: the global offset up to which its events are applied or in the backlog
	known positions
}

// read returns the events that follow the positions in the logs, over all chains by global offset
// without a gap, at most about a batch; nothing at the end of the logs. It leaves out the events of
// paused chains. arrived is the last global offset that is applied.
func (b *backlog) read(ctx context.Context, e *Engine, at positions, paused chainSet, arrived int64) (eventRange, error) {
	b.eventRange = b.after(at, arrived) // the queue may have supplied what was read
	last, err := b.fill(ctx, e, at, paused, arrived)
	if err != nil {
		return eventRange{}, err
	}
	upTo := last
	for i, known := range b.known {
		if !paused[i] {
			upTo = min(upTo, known)
		}
	}
	whole := b.without(paused)
	out := whole.upTo(max(upTo, arrived))
	if out.len() > e.options.BatchEvents {
		out = out.upTo(out.offset(e.options.BatchEvents))
	}
	return out, nil
}

// fill reads the logs of chains that are not paused and have less than a batch, and returns the
// global offset up to which it read at most.
func (b *backlog) fill(ctx context.Context, e *Engine, at positions, paused chainSet, arrived int64) (last int64, err error) {
	// Events appended while the chains are read one after the other are left for later: a chain
	// read early would lack them.
	if last, err = e.options.Store.Arrived(ctx); err != nil {
		return 0, err
	}
	if last < arrived {
		return 0, fmt.Errorf("the log ends at global offset %d, but events up to %d were applied", last, arrived)
	}
	for i, chain := range smartmoney.Chains() {
		if paused[i] {
			continue
		}
		part := &b.chains[i]
		if part.First != at[i]+1 { // positions went back, or beyond what was read
			part.First, part.Events, part.Offsets, part.Times = at[i]+1, nil, nil, nil
		}
		if len(part.Events) >= e.options.BatchEvents || event.SizeOf(part.Events) >= e.options.batchBytes {
			continue
		}
		span, more, err := e.options.Store.ReadArrived(ctx, chain, part.Last(), e.options.BatchEvents)
		if err != nil {
			return 0, err
		}
		part.Events = append(part.Events, span.Events...)
		part.Offsets = append(part.Offsets, span.Offsets...)
		part.Times = append(part.Times, span.Times...)
		b.known[i] = last
		if more {
			b.known[i] = part.Offsets[len(part.Offsets)-1]
		}
	}
	return last, nil
}

// upTo returns the events up to a global offset.
func (e *eventRange) upTo(number int64) eventRange {
	out := eventRange{chains: e.chains, from: e.from, to: number}
	for i := range out.chains {
		part := &out.chains[i]
		n, _ := slices.BinarySearch(part.Offsets, number+1)
		part.Events, part.Offsets = part.Events[:n:n], part.Offsets[:n:n]
	}
	return out
}

// offset returns the global offset of the n-th event.
func (e *eventRange) offset(n int) (number int64) {
	left := n
	_ = e.inOrder(func(chain, from, to int) error { // the error only ends the walk
		if left <= to-from {
			number = e.chains[chain].Offsets[from+left-1]
			return errEnough
		}
		left -= to - from
		return nil
	})
	return number
}
