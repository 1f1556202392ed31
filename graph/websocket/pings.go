package websocket

import (
	"context"
	"iter"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// pingSlots is how many times in a ping interval the wheel moves on. Connections are spread
// over them, so that their beats do not come all at once.
const pingSlots = 64

// pingScheduler holds the connections by the time of their beats.
type pingScheduler struct {
	now   atomic.Uint32 // moves on by one at each tick
	next  atomic.Uint32 // where the next connection goes
	slots [pingSlots]slot
}

type slot struct {
	mu    sync.Mutex // guards conns
	conns []*conn
}

func (w *pingScheduler) add(c *conn) {
	c.slot = w.next.Add(1) % pingSlots
	s := &w.slots[c.slot]
	s.mu.Lock()
	defer s.mu.Unlock()
	s.conns = append(s.conns, c)
}

func (w *pingScheduler) remove(c *conn) {
	s := &w.slots[c.slot]
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := slices.Index(s.conns, c); i >= 0 {
		s.conns[i] = s.conns[len(s.conns)-1]
		s.conns[len(s.conns)-1] = nil
		s.conns = s.conns[:len(s.conns)-1]
	}
}

// appendTo appends the connections of the slot, so that nothing is done to them under
// its lock.
func (s *slot) appendTo(list []*conn) []*conn {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append(list, s.conns...)
}

// all goes over the connections. One that comes or goes meanwhile may be left out.
func (w *pingScheduler) all() iter.Seq[*conn] {
	return func(yield func(*conn) bool) {
		var list []*conn
		for i := range w.slots {
			list = w.slots[i].appendTo(list[:0])
			for _, c := range list {
				if !yield(c) {
					return
				}
			}
		}
	}
}

// turn is the goroutine of the wheel.
func (s *Server) turn(ctx context.Context) {
	ticker := time.NewTicker(max(s.opts.Ping/pingSlots, time.Microsecond))
	defer ticker.Stop()
	var list []*conn
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		now := s.pings.now.Add(1)
		list = s.pings.slots[now%pingSlots].appendTo(list[:0])
		for _, c := range list {
			c.heartbeat(now, 2*pingSlots)
		}
		clear(list) // a connection that ends is not kept by it
	}
}
