package service

import (
	"context"
	"errors"

	"smartmoney/internal/smartmoney"
)

// SignalEvent is one event of a subscription to a customer's notification log.
type SignalEvent struct {
	Cursor string  // position in the log up to which everything was sent
	Signal *Signal // nil with Gap
	Gap    bool    // notifications after the requested cursor have been deleted
	Oldest *string // with Gap, the cursor of the oldest notification left; nil if none is left
}

// Personal returns the requested wallet's positions that concern the signal, nil if none.
func (e *SignalEvent) Personal() *smartmoney.Personal {
	if e.Signal == nil {
		return nil
	}
	return e.Signal.Personal
}

// EventPosition is the position of an event in its source.
type EventPosition struct {
	Number  int64  // increases from event to event
	Version int64  // of the log; results of one version must not be reused under another
	Cursor  string // resumes after the event; "" if the source cannot resume
}

// Source produces the events of one subscription, one at a time, for the driver of its
// execution. It belongs to one goroutine.
type Source interface {
	// Next hands the next event to the execution and returns its position. The execution
	// must consume the event before the next call. With wait, Next blocks until there is an
	// event or ctx ends; without, ok is false if there is none yet.
	Next(ctx context.Context, wait bool) (at EventPosition, ok bool, err error)
	// Repeat hands the last event to the execution once more.
	Repeat()
	// Position returns the number up to which every event was handed over or does not
	// belong to this subscription.
	Position() int64
	// Version returns the log's version as known to the source.
	Version() int64
	// Latest reports whether each event replaces the earlier ones, so that a new
	// subscriber needs only the last one.
	Latest() bool
	// Close closes the source. Next must not be called after it.
	Close()
}

type slotKey struct{}

// WithSlot returns a context in which an opened subscription stores its source in slot.
func WithSlot(ctx context.Context, slot *Source) context.Context {
	return context.WithValue(ctx, slotKey{}, slot)
}

// Leave stores a source in the context's slot. Without an empty slot it closes the source
// and returns an internal error, since nothing would drive the source.
func Leave(ctx context.Context, s Source) error {
	slot, ok := ctx.Value(slotKey{}).(*Source)
	if !ok || *slot != nil {
		s.Close()
		return errors.New("BUG: subscription opened in a context without a driver")
	}
	*slot = s
	return nil
}

// LiveSignalsQuery selects the new notifications of the calling customer.
type LiveSignalsQuery struct {
	After    *string // starts after this cursor; nil: starts with the next notification
	Filter   *SignalFilter
	WalletID *string // address of the wallet for Personal
}

type resumeKey struct{}

// WithResume returns a context in which a subscription to the log resumes after a cursor,
// whatever its arguments are. A browser that reconnects by itself repeats its request and
// adds the last event that it saw.
func WithResume(ctx context.Context, cursor string) context.Context {
	return context.WithValue(ctx, resumeKey{}, cursor)
}

// Resume returns the cursor to resume after: the context's if set, else after.
func Resume(ctx context.Context, after *string) *string {
	if cursor, ok := ctx.Value(resumeKey{}).(string); ok {
		return &cursor
	}
	return after
}
