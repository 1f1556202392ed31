package service

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"smartmoney/internal/live"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Live follows the customers' notification logs. It separates the use cases from the way
// in which new notifications are noticed.
type Live interface {
	// Open follows a customer's log. The stream's end includes everything committed before.
	Open(ctx context.Context, customerID string) (*live.Stream, error)
	// Wake announces changed logs. It does not block.
	Wake(w store.Wake)
}

var _ Live = (*live.Hub)(nil)

// SignalSource produces the notifications of a customer's log that pass a filter.
type SignalSource struct {
	service  *Service
	customer string
	filter   selection
	wallet   *walletAddress
	stream   *live.Stream
	events   chan *SignalEvent

	at    int64      // every notification up to it was handed over or does not pass the filter
	batch live.Batch // read and not processed yet
	last  *SignalEvent
}

var _ Source = (*SignalSource)(nil)

// LiveSignals opens the notification log of the calling customer. It returns the errors of
// Signals about its arguments and rejects a cursor beyond the log's end. Without Live it
// returns UNAVAILABLE.
func (s *Service) LiveSignals(ctx context.Context, q LiveSignalsQuery) (*SignalSource, error) {
	principal, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	src := &SignalSource{service: s, customer: principal.CustomerID, events: make(chan *SignalEvent, 1)}
	if src.wallet, err = newWalletAddress(q.WalletID); err != nil {
		return nil, err
	}
	if err := q.Filter.over(&src.filter); err != nil {
		return nil, err
	}
	if src.at, err = decodeSignalCursor(principal.CustomerID, q.After); err != nil {
		return nil, err
	}
	if s.live == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "subscriptions are unavailable")
	}
	if src.stream, err = s.live.Open(ctx, principal.CustomerID); err != nil {
		return nil, fmt.Errorf("follow the log of customer %s: %w", principal.CustomerID, err)
	}
	if end := src.stream.End(); q.After == nil {
		src.at = end
	} else if src.at > end {
		src.stream.Close()
		return nil, errBeyondEnd()
	}
	return src, nil
}

// Events returns the channel from which the execution reads the events.
func (s *SignalSource) Events() <-chan *SignalEvent { return s.events }

// Repeat hands over the last event once more.
func (s *SignalSource) Repeat() { s.events <- s.last }

// Position returns the sequence up to which every notification was handed over or skipped.
func (s *SignalSource) Position() int64 { return s.at }

// Version returns the log's version as the stream knows it.
func (s *SignalSource) Version() int64 { return s.stream.Version() }

// Latest returns false: every event counts.
func (s *SignalSource) Latest() bool { return false }

// Close closes the stream.
func (s *SignalSource) Close() { s.stream.Close() }

// Next hands over the next event. It returns the error of ctx or an error of reading the
// wallet's positions; after the latter, the next call returns the same event.
func (s *SignalSource) Next(ctx context.Context, wait bool) (EventPosition, bool, error) {
	for {
		if s.batch.Version != s.stream.Version() {
			s.batch = live.Batch{} // may contain deleted notifications
		}
		for len(s.batch.Entries) > 0 {
			n := &s.batch.Entries[0]
			if s.filter.selects(n.Signal) {
				return s.handOverSignal(ctx, n)
			}
			s.skip(n)
		}
		s.at = max(s.at, s.batch.UpTo)
		b, err := s.stream.Read(ctx, s.at, wait)
		if err != nil {
			return EventPosition{}, false, err
		}
		if b.Gap != nil {
			return s.handOverGap(&b)
		}
		if b.UpTo <= s.at {
			return EventPosition{}, false, nil
		}
		s.batch = b
	}
}

// handOverSignal hands over a notification, the first of the batch.
func (s *SignalSource) handOverSignal(ctx context.Context, n *smartmoney.Notification) (EventPosition, bool, error) {
	signal := newSignal(n)
	if s.wallet != nil {
		if err := s.service.personalise(ctx, []*Signal{signal}, s.wallet); err != nil {
			return EventPosition{}, false, err
		}
	}
	version := s.batch.Version
	s.skip(n)
	return s.handOver(&SignalEvent{Signal: signal}, version)
}

// skip moves past the batch's first notification.
func (s *SignalSource) skip(n *smartmoney.Notification) {
	s.at = n.Sequence
	s.batch.Entries = s.batch.Entries[1:]
}

// handOverGap hands over an event that reports deleted notifications.
func (s *SignalSource) handOverGap(b *live.Batch) (EventPosition, bool, error) {
	event := &SignalEvent{Gap: true}
	if b.Gap.Oldest > 0 {
		oldest := SignalCursor(s.customer, b.Gap.Oldest)
		event.Oldest = &oldest
	}
	s.at, s.batch = b.UpTo, live.Batch{}
	return s.handOver(event, b.Version)
}

var errNotConsumed = errors.New("BUG: event produced before the previous one was consumed")

// handOver hands over an event at the present position.
func (s *SignalSource) handOver(e *SignalEvent, version int64) (EventPosition, bool, error) {
	e.Cursor = SignalCursor(s.customer, s.at)
	select {
	case s.events <- e:
		s.last = e
		return EventPosition{Number: s.at, Version: version, Cursor: e.Cursor}, true, nil
	default:
		return EventPosition{}, false, errNotConsumed
	}
}

// selects reports whether the selection includes a signal.
func (sel *selection) selects(s *smartmoney.Signal) bool {
	switch {
	case sel.nothing:
		return false
	case len(sel.Chains) > 0 && !slices.Contains(sel.Chains, s.Chain):
		return false
	case len(sel.Types) > 0 && !slices.Contains(sel.Types, s.Type):
		return false
	}
	return sel.Token == "" || sel.Token == s.Token.Address
}
