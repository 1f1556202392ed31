package graph

import (
	"context"
	"errors"
	"sync"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/fanout"
)

// eventWriter keeps the results of an operation until its stream has written them. A
// stream for which too much waits is cut off: its client goes on by cursor.
type eventWriter struct {
	cut   func()        // ends a write under way; must not block
	limit int           // bytes that may wait
	wake  chan struct{} // holds a token when there is something to take

	mu    sync.Mutex // guards what follows
	queue []*fanout.Result
	bytes int // of what was got and not written yet
	end   eventsEnd
	errs  gqlerror.List // set before end is eventsDone, and not changed after
	room  chan struct{} // closed and replaced when there is less to write, or the end has come
}

// eventsEnd is how a stream ends.
type eventsEnd int

const (
	eventsOn   eventsEnd = iota // it has not ended
	eventsDone                  // the operation has
	eventsCut                   // its reader is too slow, or has gone
)

var _ fanout.Writer = (*eventWriter)(nil)

func newEventWriter(limit int, cut func()) *eventWriter {
	return &eventWriter{limit: limit, cut: cut, wake: make(chan struct{}, 1), room: make(chan struct{})}
}

// Next takes a result, or cuts the stream off.
func (s *eventWriter) Next(r *fanout.Result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.end != eventsOn:
		return
	case s.bytes > 0 && s.bytes+len(r.Body) > s.limit:
		s.finish(eventsCut)
		s.cut()
	default:
		s.queue = append(s.queue, r)
		s.bytes += len(r.Body)
	}
	s.wakeReader()
}

// Done ends the stream after what it has still to write.
func (s *eventWriter) Done(errs gqlerror.List) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.end == eventsOn {
		s.errs = errs
		s.finish(eventsDone)
		s.wakeReader()
	}
}

// Room waits until less than half of the queue waits.
func (s *eventWriter) Room(ctx context.Context) error {
	for {
		s.mu.Lock()
		ended, enough, room := s.end != eventsOn, s.bytes <= s.limit/2, s.room
		s.mu.Unlock()
		if ended {
			return errors.New("the stream has ended")
		}
		if enough {
			return nil
		}
		select {
		case <-room:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// take returns what waits, and whether and how the stream ends after it.
func (s *eventWriter) take() ([]*fanout.Result, eventsEnd) {
	s.mu.Lock()
	defer s.mu.Unlock()
	batch := s.queue
	s.queue = nil
	return batch, s.end
}

// taken reports that a result was written.
func (s *eventWriter) taken(r *fanout.Result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.bytes -= len(r.Body)
	if s.bytes <= s.limit/2 {
		close(s.room)
		s.room = make(chan struct{})
	}
}

// close reports that nobody writes any more.
func (s *eventWriter) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.end == eventsOn {
		s.finish(eventsCut)
	}
}

// finish notes the end. The caller holds mu.
func (s *eventWriter) finish(end eventsEnd) {
	s.end = end
	close(s.room)
	s.room = make(chan struct{})
}

func (s *eventWriter) wakeReader() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}
