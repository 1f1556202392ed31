package websocket

import (
	"context"
	"iter"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// spokes is how many times in a ping interval the wheel moves on. Connections are spread
// over them, so that their beats do not come all at once.
const spokes = 64

// wheel holds the connections by the time of their beats.
type wheel struct {
	now   atomic.Uint32 // moves on by one at each tick
	next  atomic.Uint32 // where the next connection goes
	slots [spokes]slot
}

type slot struct {
	mu    sync.Mutex // guards conns
	conns []*conn
}

func (w *wheel) add(c *conn) {
	c.slot = w.next.Add(1) % spokes
	s := &w.slots[c.slot]
	s.mu.Lock()
	defer s.mu.Unlock()
	s.conns = append(s.conns, c)
}

func (w *wheel) remove(c *conn) {
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
func (w *wheel) all() iter.Seq[*conn] {
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
	ticker := time.NewTicker(max(s.opts.Ping/spokes, time.Microsecond))
	defer ticker.Stop()
	var list []*conn
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		now := s.wheel.now.Add(1)
		list = s.wheel.slots[now%spokes].appendTo(list[:0])
		for _, c := range list {
			c.beat(now, 2*spokes)
		}
		clear(list) // a connection that ends is not kept by it
	}
}
