package engine

import (
	"sync"

	"smartmoney/internal/event"
	"smartmoney/internal/store"
)

// feedEvents bounds the events that wait in memory for one chain's loop.
const feedEvents = 1 << 16

// feed carries just appended events to a loop of the same process. It is a
// shortcut past the database, and may lose anything at any time.
type feed struct {
	wake chan struct{} // holds one token when there may be something new

	mu     sync.Mutex // guards what follows
	queue  []store.Segment
	events int
	lost   bool // something was dropped since the loop last asked
}

func newFeed() *feed { return &feed{wake: make(chan struct{}, 1)} }

func (f *feed) offer(first int64, events []event.Event) {
	f.mu.Lock()
	if f.events+len(events) > feedEvents {
		f.lost = true
	} else {
		f.queue = append(f.queue, store.Segment{First: first, Events: events})
		f.events += len(events)
	}
	f.mu.Unlock()
	select {
	case f.wake <- struct{}{}:
	default:
	}
}

// take gives the events that follow the position without a gap, at most limit of
// them, or nothing. behind tells that the log holds events that the feed does not.
func (f *feed) take(position int64, limit int) (events []event.Event, behind bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	behind, f.lost = f.lost, false
	for len(f.queue) > 0 && len(events) < limit {
		s := f.queue[0]
		next := position + int64(len(events)) + 1
		if s.First > next {
			return events, true
		}
		if s.Last() >= next {
			part := s.Events[next-s.First:]
			if room := limit - len(events); len(part) > room {
				events = append(events, part[:room]...)
				break
			}
			events = append(events, part...)
		}
		f.events -= len(s.Events)
		f.queue[0] = store.Segment{}
		f.queue = f.queue[1:]
	}
	return events, behind
}
