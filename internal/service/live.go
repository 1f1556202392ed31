package service

import (
	"context"
	"errors"

	"smartmoney/internal/smartmoney"
)

// SignalEvent is one event of a subscription to a customer's log.
type SignalEvent struct {
	Cursor string  // place in the log: what follows it has not been sent yet
	Signal *Signal // nil in an event that tells of a gap
	Gap    bool    // entries after the cursor that was asked for are kept no longer
	Oldest *string // with Gap, the cursor of the oldest entry kept; nil where none is
}

// Personal is what the wallet asked with has to do with the signal, nil for nothing.
func (e *SignalEvent) Personal() *smartmoney.Personal {
	if e.Signal == nil {
		return nil
	}
	return e.Signal.Personal
}

// Place is where an event stands among those of its source.
type Place struct {
	Number  int64  // rises from event to event
	Version int64  // of the log; results of one version must not be repeated under another
	Cursor  string // for going on behind the event; "" where its source cannot
}

// Source returns the events of one subscription, one at a time, to whoever drives its
// execution. It belongs to one goroutine.
type Source interface {
	// Next hands the next event to the execution, which must take it before Next is
	// called again, and gives its place. With wait it waits until there is one or ctx
	// ends; without, ok is false where there is none yet.
	Next(ctx context.Context, wait bool) (at Place, ok bool, err error)
	// Again hands the event that was handed over last to the execution once more.
	Again()
	// Position is the number up to which everything was given or is not for this
	// subscription.
	Position() int64
	// Version is the log's version as the source knows it.
	Version() int64
	// Latest reports that each event replaces those before it: who joins late needs the
	// last one and no other.
	Latest() bool
	// Close ends the source. Next must not be called after it.
	Close()
}

type slotKey struct{}

// WithSlot returns a context in which a subscription that is opened leaves its source.
func WithSlot(ctx context.Context, slot *Source) context.Context {
	return context.WithValue(ctx, slotKey{}, slot)
}

// Leave leaves a source in the context's slot. Without a slot the source is closed
// and the error is internal: nobody would drive it.
func Leave(ctx context.Context, s Source) error {
	slot, ok := ctx.Value(slotKey{}).(*Source)
	if !ok || *slot != nil {
		s.Close()
		return errors.New("BUG: a subscription is opened where nobody drives it")
	}
	*slot = s
	return nil
}

// LiveSignalsQuery asks for the log of the customer who asks as it grows.
type LiveSignalsQuery struct {
	After    *string // cursor: what follows it first; nil: what comes from now on
	Filter   *SignalFilter
	WalletID *string // address whose positions each signal is compared with
}

type resumeKey struct{}

// WithResume returns a context in which a subscription to the log goes on after a cursor,
// whatever its arguments say: where a browser comes back by itself, it names the last
// event that it saw beside the request that it repeats.
func WithResume(ctx context.Context, cursor string) context.Context {
	return context.WithValue(ctx, resumeKey{}, cursor)
}

// Resume returns the cursor to go on after: the context's, else the one given.
func Resume(ctx context.Context, after *string) *string {
	if cursor, ok := ctx.Value(resumeKey{}).(string); ok {
		return &cursor
	}
	return after
}
