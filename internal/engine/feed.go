package engine

import (
	"sync"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// feedEvents bounds the events that wait in memory.
const feedEvents = 1 << 18

// parts is a stretch of every chain's log, by Chain.Index; together they are the
// events that arrived from one number to another.
type parts [smartmoney.ChainCount]store.Segment

func (p *parts) len() int {
	n := 0
	for i := range p {
		n += len(p[i].Events)
	}
	return n
}

// feed carries just appended events to the engine of the same process. It is a
// shortcut past the database, and may lose anything at any time.
type feed struct {
	wake chan struct{} // holds one token when there may be something new

	mu     sync.Mutex // guards what follows
	queue  []parts
	events int
	lost   bool // something was dropped since the engine last asked
}

func newFeed() *feed { return &feed{wake: make(chan struct{}, 1)} }

func (f *feed) offer(p parts) {
	f.mu.Lock()
	if n := p.len(); f.events+n > feedEvents {
		f.lost = true
	} else {
		f.queue = append(f.queue, p)
		f.events += n
	}
	f.mu.Unlock()
	select {
	case f.wake <- struct{}{}:
	default:
	}
}

// take gives the events that follow the positions without a gap, whole offers up
// to the first that reaches limit, or nothing. behind tells that the logs hold
// events that the feed does not.
func (f *feed) take(at positions, limit int) (out parts, behind bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	behind, f.lost = f.lost, false
	for i := range out {
		out[i].First = at[i] + 1
	}
	for len(f.queue) > 0 && out.len() < limit {
		offered := f.queue[0]
		for i := range offered {
			if len(offered[i].Events) > 0 && offered[i].First > out[i].Last()+1 {
				return out, true
			}
		}
		for i := range offered {
			rest := offered[i].After(out[i].Last())
			out[i].Events = append(out[i].Events, rest.Events...)
			out[i].Arrivals = append(out[i].Arrivals, rest.Arrivals...)
		}
		f.events -= offered.len()
		f.queue[0] = parts{}
		f.queue = f.queue[1:]
	}
	return out, behind
}

// drop forgets what waits: a follower reads what the leader made of it.
func (f *feed) drop() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.queue, f.events, f.lost = nil, 0, true
}
