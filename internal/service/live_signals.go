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

// Live follows the customers' logs as they grow. It stands between the use cases and
// whatever learns of new entries.
type Live interface {
	// Open follows a customer's log; the stream knows all that was committed before.
	Open(ctx context.Context, customerID string) (*live.Stream, error)
	// Wake tells of logs that have changed. It does not block.
	Wake(w store.Wake)
}

var _ Live = (*live.Hub)(nil)

// SignalSource returns the entries of a customer's log that a filter selects.
type SignalSource struct {
	service  *Service
	customer string
	filter   selection
	wallet   *walletID
	stream   *live.Stream
	events   chan *SignalEvent

	at    int64      // every entry up to it was given, or is not selected
	batch live.Batch // what was read and not looked at yet
	last  *SignalEvent
}

var _ Source = (*SignalSource)(nil)

// LiveSignals opens the log of the customer who asks. Values are refused as Signals
// refuses them; so is a cursor behind the log's end. Without Live it is UNAVAILABLE.
func (s *Service) LiveSignals(ctx context.Context, q LiveSignalsQuery) (*SignalSource, error) {
	who, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	src := &SignalSource{service: s, customer: who.CustomerID, events: make(chan *SignalEvent, 1)}
	if src.wallet, err = newWalletID(q.WalletID); err != nil {
		return nil, err
	}
	if err := q.Filter.over(&src.filter); err != nil {
		return nil, err
	}
	if src.at, err = decodeSignalCursor(who.CustomerID, q.After); err != nil {
		return nil, err
	}
	if s.live == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "subscriptions are not available here")
	}
	if src.stream, err = s.live.Open(ctx, who.CustomerID); err != nil {
		return nil, fmt.Errorf("follow the log of customer %s: %w", who.CustomerID, err)
	}
	if end := src.stream.End(); q.After == nil {
		src.at = end
	} else if src.at > end {
		src.stream.Close()
		return nil, errBehindEnd()
	}
	return src, nil
}

// Events is where the execution takes the events from.
func (s *SignalSource) Events() <-chan *SignalEvent { return s.events }

// Again hands over the last event once more.
func (s *SignalSource) Again() { s.events <- s.last }

// Position is the number up to which everything was given or is not selected.
func (s *SignalSource) Position() int64 { return s.at }

// Version is the log's version as it is known.
func (s *SignalSource) Version() int64 { return s.stream.Version() }

// Latest is false: every event counts.
func (s *SignalSource) Latest() bool { return false }

// Close ends the source.
func (s *SignalSource) Close() { s.stream.Close() }

// Next hands over the next event. An error is ctx's, or one of reading what a wallet
// has to do with a signal; the event is still to come then.
func (s *SignalSource) Next(ctx context.Context, wait bool) (Place, bool, error) {
	for {
		if s.batch.Version != s.stream.Version() {
			s.batch = live.Batch{} // it may hold what is deleted by now
		}
		for len(s.batch.Entries) > 0 {
			n := &s.batch.Entries[0]
			if s.filter.selects(n.Signal) {
				return s.give(ctx, n)
			}
			s.pass(n)
		}
		s.at = max(s.at, s.batch.UpTo)
		b, err := s.stream.Read(ctx, s.at, wait)
		if err != nil {
			return Place{}, false, err
		}
		if b.Gap != nil {
			return s.tell(&b)
		}
		if b.UpTo <= s.at {
			return Place{}, false, nil
		}
		s.batch = b
	}
}

// give hands over an entry.
func (s *SignalSource) give(ctx context.Context, n *smartmoney.Notification) (Place, bool, error) {
	signal := newSignal(n)
	if s.wallet != nil {
		if err := s.service.personalise(ctx, []*Signal{signal}, s.wallet); err != nil {
			return Place{}, false, err
		}
	}
	version := s.batch.Version
	s.pass(n)
	return s.put(&SignalEvent{Signal: signal}, version)
}

// pass goes on behind the batch's first entry.
func (s *SignalSource) pass(n *smartmoney.Notification) {
	s.at = n.Sequence
	s.batch.Entries = s.batch.Entries[1:]
}

// tell hands over that entries are kept no longer.
func (s *SignalSource) tell(b *live.Batch) (Place, bool, error) {
	event := &SignalEvent{Gap: true}
	if b.Gap.Oldest > 0 {
		oldest := SignalCursor(s.customer, b.Gap.Oldest)
		event.Oldest = &oldest
	}
	s.at, s.batch = b.UpTo, live.Batch{}
	return s.put(event, b.Version)
}

var errNotTaken = errors.New("BUG: an event is made while the one before was not taken")

// put hands over an event of the present place.
func (s *SignalSource) put(e *SignalEvent, version int64) (Place, bool, error) {
	e.Cursor = SignalCursor(s.customer, s.at)
	select {
	case s.events <- e:
		s.last = e
		return Place{Number: s.at, Version: version, Cursor: e.Cursor}, true, nil
	default:
		return Place{}, false, errNotTaken
	}
}

// selects reports whether a signal is among those that the selection would read.
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
