package websocket

import (
	"context"
	"iter"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// pingSlots is how many ticks a ping interval has. Connections are spread over them, so that
// their heartbeats are not sent all at once.
const pingSlots = 64

// pingScheduler holds the connections by the time of their heartbeats.
type pingScheduler struct {
	now   atomic.Uint32 // rises by one with each tick
	next  atomic.Uint32 // counter for the slot of the next connection
	slots [pingSlots]slot
}

type slot struct {
	mu    sync.Mutex // guards conns
	conns []*conn
}

func (p *pingScheduler) add(c *conn) {
	c.slot = p.next.Add(1) % pingSlots
	s := &p.slots[c.slot]
	s.mu.Lock()
	defer s.mu.Unlock()
	s.conns = append(s.conns, c)
}

func (p *pingScheduler) remove(c *conn) {
	s := &p.slots[c.slot]
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := slices.Index(s.conns, c); i >= 0 {
		s.conns[i] = s.conns[len(s.conns)-1]
		s.conns[len(s.conns)-1] = nil
		s.conns = s.conns[:len(s.conns)-1]
	}
}

// appendTo appends the connections of the slot to list, so that the caller need not hold its
// lock.
func (s *slot) appendTo(list []*conn) []*conn {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append(list, s.conns...)
}

// all iterates over the connections. One that is added or removed meanwhile may be omitted.
func (p *pingScheduler) all() iter.Seq[*conn] {
	return func(yield func(*conn) bool) {
		var list []*conn
		for i := range p.slots {
			list = p.slots[i].appendTo(list[:0])
			for _, c := range list {
				if !yield(c) {
					return
				}
			}
		}
	}
}

// sendHeartbeats sends the heartbeats of one slot at each tick until ctx ends.
func (s *Server) sendHeartbeats(ctx context.Context) {
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
		clear(list) // so that ended connections can be freed
	}
}
