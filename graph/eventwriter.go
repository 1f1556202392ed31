package graph

import (
	"context"
	"errors"
	"sync"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/fanout"
)

// eventWriter queues the results of an operation until its stream has written them. A stream
// whose queue exceeds the limit is cut off; its client resumes by cursor.
type eventWriter struct {
	cut   func()        // ends a write in progress; must not block
	limit int           // bytes of the queue
	wake  chan struct{} // holds a token when the queue or the end has changed

	mu    sync.Mutex // guards what follows
	queue []*fanout.Result
	bytes int // received and not written yet
	end   eventsEnd
	errs  gqlerror.List // set before end is eventsDone and not changed afterwards
	room  chan struct{} // closed and replaced when there is room or the stream has ended
}

// eventsEnd is how a stream has ended.
type eventsEnd int

const (
	eventsOn   eventsEnd = iota // not ended
	eventsDone                  // the operation has ended
	eventsCut                   // the reader is too slow or gone
)

var _ fanout.Writer = (*eventWriter)(nil)

func newEventWriter(limit int, cut func()) *eventWriter {
	return &eventWriter{limit: limit, cut: cut, wake: make(chan struct{}, 1), room: make(chan struct{})}
}

// Next queues a result, or cuts the stream off if the queue is full.
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

// Done ends the stream after the queued results.
func (s *eventWriter) Done(errs gqlerror.List) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.end == eventsOn {
		s.errs = errs
		s.finish(eventsDone)
		s.wakeReader()
	}
}

// Room blocks until at most half of the queue is in use.
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

// drain empties the queue and returns its results, and how the stream ends after them.
func (s *eventWriter) drain() ([]*fanout.Result, eventsEnd) {
	s.mu.Lock()
	defer s.mu.Unlock()
	batch := s.queue
	s.queue = nil
	return batch, s.end
}

// written records that a result was written.
func (s *eventWriter) written(r *fanout.Result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.bytes -= len(r.Body)
	if s.bytes <= s.limit/2 {
		close(s.room)
		s.room = make(chan struct{})
	}
}

// close ends the stream when its reader has gone.
func (s *eventWriter) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.end == eventsOn {
		s.finish(eventsCut)
	}
}

// finish records the end. The caller holds mu.
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
