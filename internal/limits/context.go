package limits

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
)

// gateKey is the key of a context's gate.
type gateKey struct{}

// With returns a context whose work enters the gate, as the caller that the context carries.
func (g *Gate) With(ctx context.Context) context.Context { return context.WithValue(ctx, gateKey{}, g) }

// Enter enters a class at the gate of ctx, as the customer in ctx, like Gate.Enter.
func Enter(ctx context.Context, c Class) (leave func(), err error) {
	g, _ := ctx.Value(gateKey{}).(*Gate)
	who, _ := auth.From(ctx)
	return g.Enter(ctx, who.CustomerID, c)
}

// shareKey is the key of a context's shared place.
type shareKey struct{}

// shared is the place of one request among the Costly ones of its customer.
type shared struct {
	// holds an element while a part of the request runs; guards the fields below
	part  chan struct{}
	leave func() // leaves the place; nil: the request has none
	ended bool   // the request has ended
}

// Share returns a context for one request, all Costly parts of which share a place: the first one
// waits for it, and later ones for the parts before, so that they run one after the other. A part
// must not enter Costly within itself. The request keeps the place until end is called, which waits
// for a part that runs.
func Share(ctx context.Context) (within context.Context, end func()) {
	s := &shared{part: make(chan struct{}, 1)}
	return context.WithValue(ctx, shareKey{}, s), func() { s.end(true) }
}

// Leave leaves the place that a request shares before its context ends, such as to wait for another
// server. The next part waits for another place.
func Leave(ctx context.Context) {
	if s, ok := ctx.Value(shareKey{}).(*shared); ok {
		s.end(false)
	}
}

func (s *shared) enter(ctx context.Context, g *Gate, customer string) (leave func(), err error) {
	select {
	case s.part <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if s.leave != nil {
		return func() { <-s.part }, nil
	}
	if leave, err = g.enter(ctx, owner{class: Costly, id: customer}); err != nil || s.ended {
		<-s.part
		return leave, err
	}
	s.leave = leave
	return func() { <-s.part }, nil
}

func (s *shared) end(request bool) {
	s.part <- struct{}{}
	if s.leave != nil {
		s.leave()
		s.leave = nil
	}
	s.ended = s.ended || request
	<-s.part
}
