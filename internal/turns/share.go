package turns

import "context"

// sharedKey is the key of a context's shared turn of a Turns.
type sharedKey struct{ of *Turns }

// shared is the turn of one request.
type shared struct {
	part  chan struct{} // holds an element while a part of the request runs; guards the fields below
	done  func()        // ends the turn; nil: it has not begun
	ended bool          // the request has ended
}

// Share returns a context for one request, all costly parts of which share a turn: the first Acquire waits for the turn,
// and later ones for the parts before, so that they run one after the other. A part must not acquire within itself. The
// turn lasts until end is called, which waits for a part that runs.
func (t *Turns) Share(ctx context.Context) (within context.Context, end func()) {
	if t == nil {
		return ctx, func() {}
	}
	s := &shared{part: make(chan struct{}, 1)}
	return context.WithValue(ctx, sharedKey{t}, s), func() { s.end(true) }
}

// End ends the turn that a request shares before its context does, such as to wait for another server. The next part waits
// for another turn.
func (t *Turns) End(ctx context.Context) {
	if s, ok := ctx.Value(sharedKey{t}).(*shared); ok {
		s.end(false)
	}
}

func (s *shared) acquire(ctx context.Context, t *Turns, id string) (done func(), err error) {
	select {
	case s.part <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if s.done != nil {
		return func() { <-s.part }, nil
	}
	if done, err = t.acquire(ctx, id); err != nil || s.ended {
		<-s.part
		return done, err
	}
	s.done = done
	return func() { <-s.part }, nil
}

func (s *shared) end(request bool) {
	s.part <- struct{}{}
	if s.done != nil {
		s.done()
		s.done = nil
	}
	s.ended = s.ended || request
	<-s.part
}
