package service

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// SignalEvent is one event of a subscription to a customer's notification log.
type SignalEvent struct {
	Cursor string  // position in the log up to which everything was sent
	Signal *Signal // nil with Gap or Retraction
	Gap    bool    // notifications after the requested cursor have been deleted

	Retraction *SignalRetraction // nil unless the event takes a signal back
	// with Gap, the cursor of the oldest notification left; nil if none is left
	Oldest *string
}

// SignalRetraction says that a signal was taken back (semantics 7).
type SignalRetraction struct {
	SignalID string
	At       time.Time // when the retraction entered the log, UTC
	Reason   string    // a sentence
}

// Personal returns the requested wallet's positions that concern the signal, nil if none.
func (s *SignalEvent) Personal() *smartmoney.Personal {
	if s.Signal == nil {
		return nil
	}
	return s.Signal.Personal
}

// EventPosition is the position of an event in its source.
type EventPosition struct {
	Number  int64  // increases from event to event
	Version int64  // of the log; results of one version must not be reused under another
	Cursor  string // resumes after the event; "" if the source cannot resume
	// CommittedAt is when the event's notification was committed; zero if the event is none.
	CommittedAt time.Time
	SignalID    string // of that notification
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
	// belong to this subscription; -1 where no other source has the next event.
	Position() int64
	// Version returns the log's version as known to the source.
	Version() int64
	// Latest reports whether each event replaces the earlier ones, so that a new
	// subscriber needs only the last one.
	Latest() bool
	// Forget drops the last event and what was read ahead of it, so that a source whose reader is
	// slow holds no page meanwhile. Next reads that again; Repeat must not be called before Next.
	Forget()
	// Close closes the source. Next must not be called after it.
	Close()
}

// LiveSignalsQuery selects the new notifications of the calling customer.
type LiveSignalsQuery struct {
	After    *string // starts after this cursor; nil: starts with the next notification
	Filter   *SignalFilter
	WalletID *string // address of the wallet for Personal

	Retractions bool // retractions of signals that pass Filter are events, too
}

// outlet hands the events of a source to its execution. It has the methods of a Source that reads
// nothing ahead, holds no resources and has no log that is ever reset, and each of whose events counts.
type outlet[E any] struct {
	events chan E
	last   E // what was handed over last; zero before the first event
}

func newOutlet[E any]() outlet[E] { return outlet[E]{events: make(chan E, 1)} }

// Events returns the channel from which the execution reads the events.
func (o *outlet[E]) Events() <-chan E { return o.events }

// Repeat hands over the last event once more.
func (o *outlet[E]) Repeat() { o.events <- o.last }

// Version returns 0.
func (o *outlet[E]) Version() int64 { return 0 }

// Latest returns false.
func (o *outlet[E]) Latest() bool { return false }

// Forget does nothing.
func (o *outlet[E]) Forget() {}

// Close does nothing.
func (o *outlet[E]) Close() {}

var errNotConsumed = errors.New("BUG: event produced before the previous one was consumed")

// handOver hands over an event at its position.
func (o *outlet[E]) handOver(event E, at EventPosition) (EventPosition, bool, error) {
	select {
	case o.events <- event:
		o.last = event
		return at, true, nil
	default:
		return EventPosition{}, false, errNotConsumed
	}
}

// SignalSource produces the entries of a customer's log that pass a filter.
type SignalSource struct {
	outlet[*SignalEvent]
	service  *Service
	customer string
	filter   selection
	wallet   *walletAddress
	retracts bool // retractions are events
	stream   *live.Stream

	at int64 // every notification up to it was handed over or does not pass the filter
	// the first event is to report a gap: a restore lost notifications that the reader may have
	// seen
	lost  bool
	batch live.Batch // read and not processed yet
}

// LiveSignals opens the notification log of the calling customer. It returns the errors of Signals
// about its arguments. After a cursor of notifications that a restore lost it begins with a gap.
// Without Live it returns UNAVAILABLE.
func (s *Service) LiveSignals(ctx context.Context, q LiveSignalsQuery) (*SignalSource, error) {
	principal, err := s.customer(ctx)
	if err != nil {
		return nil, err
	}
	src := &SignalSource{service: s.detached(), customer: principal.CustomerID, outlet: newOutlet[*SignalEvent](), retracts: q.Retractions}
	if src.wallet, err = callersWallet(principal, q.WalletID); err != nil {
		return nil, err
	}
	if err := q.Filter.over(&src.filter); err != nil {
		return nil, err
	}
	if src.at, err = decodeSignalCursor(principal.CustomerID, q.After); err != nil {
		return nil, err
	}
	if s.opts.Live == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "subscriptions are unavailable")
	}
	if src.stream, err = s.opts.Live.Open(ctx, principal.CustomerID); err != nil {
		return nil, fmt.Errorf("follow the log of customer %s: %w", principal.CustomerID, err)
	}
	if q.After == nil {
		src.at = src.stream.End()
		return src, nil
	}
	from, err := s.opts.Notifications.Resume(ctx, principal.CustomerID, src.at)
	if err != nil {
		src.stream.Close()
		return nil, fmt.Errorf("resume the log of customer %s: %w", principal.CustomerID, err)
	}
	src.at, src.lost = from.After, from.Lost
	return src, nil
}

// Position returns the sequence up to which every notification was handed over or skipped; -1
// before an event that reports a loss, which no other execution hands over.
func (s *SignalSource) Position() int64 {
	if s.lost {
		return -1
	}
	return s.at
}

// Version returns the log's version as the stream knows it.
func (s *SignalSource) Version() int64 { return s.stream.Version() }

// Forget drops the notifications that were read.
func (s *SignalSource) Forget() { s.batch, s.last = live.Batch{}, nil }

// Close closes the stream.
func (s *SignalSource) Close() { s.stream.Close() }

// Next hands over the next event. It returns the error of ctx or an error of reading the
// wallet's positions; after the latter, the next call returns the same event.
func (s *SignalSource) Next(ctx context.Context, wait bool) (EventPosition, bool, error) {
	if s.lost {
		return s.handOverLoss(ctx)
	}
	for {
		if s.batch.Version != s.stream.Version() {
			s.batch = live.Batch{} // may contain deleted notifications
		}
		for len(s.batch.Entries) > 0 {
			n := &s.batch.Entries[0]
			if s.filter.selects(n.Signal) && (n.Retraction == nil || s.retracts) {
				return s.handOverEntry(ctx, n)
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

// handOverEntry hands over the first entry of the batch.
func (s *SignalSource) handOverEntry(ctx context.Context, n *smartmoney.Notification) (EventPosition, bool, error) {
	event := &SignalEvent{}
	if n.Retraction != nil {
		event.Retraction = &SignalRetraction{SignalID: n.Signal.ID, At: n.SentAt, Reason: n.Retraction.Reason}
	} else {
		event.Signal = newSignal(n)
	}
	if event.Signal != nil && s.wallet != nil {
		if err := s.service.personalise(ctx, []*Signal{event.Signal}, s.wallet); err != nil {
			return EventPosition{}, false, err
		}
	}
	version := s.batch.Version
	s.skip(n)
	return s.handOver(event, version)
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
		event.Oldest = new(SignalCursor(s.customer, b.Gap.Oldest))
	}
	s.at, s.batch = b.UpTo, live.Batch{}
	return s.handOver(event, b.Version)
}

// handOverLoss hands over an event that reports notifications that a restore lost. It waits for
// none.
func (s *SignalSource) handOverLoss(ctx context.Context) (EventPosition, bool, error) {
	b, err := s.stream.Read(ctx, s.at, false)
	if err != nil {
		return EventPosition{}, false, err
	}
	event := &SignalEvent{Gap: true}
	if len(b.Entries) > 0 {
		event.Oldest = new(SignalCursor(s.customer, b.Entries[0].Sequence))
	}
	at, ok, err := s.handOver(event, b.Version)
	s.lost = err != nil
	return at, ok, err
}

// handOver hands over an event at the present position.
func (s *SignalSource) handOver(e *SignalEvent, version int64) (EventPosition, bool, error) {
	e.Cursor = SignalCursor(s.customer, s.at)
	at := EventPosition{Number: s.at, Version: version, Cursor: e.Cursor}
	if e.Signal != nil {
		at.CommittedAt, at.SignalID = e.Signal.SentAt, e.Signal.ID
	}
	return s.outlet.handOver(e, at)
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
	case len(sel.Wallets) > 0 && !slices.ContainsFunc(s.Traders, func(t smartmoney.Participant) bool {
		return slices.Contains(sel.Wallets, notifications.WalletRef{Chain: s.Chain, Address: t.Address})
	}):
		return false
	}
	return sel.Token == "" || sel.Token == s.Token.Address
}

// leaderboardEvery is the shortest interval between two events of a leaderboard.
const leaderboardEvery = time.Second

// LeaderboardSource produces the first page of a leaderboard whenever it changes.
type LeaderboardSource struct {
	outlet[*WalletPage]
	service *Service
	query   WalletsQuery

	number int64
	first  *WalletPage // the initial page, until it is handed over
	readAt time.Time   // last read of the leaderboard
}

// LiveLeaderboard opens a source of the first page of a leaderboard, over a window or the wallets'
// whole life, with the chain's default filter. It returns the errors of Wallets.
func (s *Service) LiveLeaderboard(
	ctx context.Context, chain smartmoney.Chain, by smartmoney.RankBy, window smartmoney.Window, first int,
) (*LeaderboardSource, error) {
	src := &LeaderboardSource{
		service: s.detached(), query: WalletsQuery{Chain: chain, RankBy: by, Window: window, First: first}, outlet: newOutlet[*WalletPage](),
	}
	var err error
	src.first, err = s.walletsNow(ctx, &src.query)
	if err != nil {
		return nil, err
	}
	src.readAt = time.Now()
	return src, nil
}

// Position returns the number of pages handed over.
func (l *LeaderboardSource) Position() int64 { return l.number }

// Latest returns true: a page replaces the earlier ones.
func (l *LeaderboardSource) Latest() bool { return true }

// Next hands over the page: first the initial one, then each changed one, with at least
// a second between reads. While the leaderboard cannot be read, Next keeps trying.
func (l *LeaderboardSource) Next(ctx context.Context, wait bool) (EventPosition, bool, error) {
	if page := l.first; page != nil {
		l.first = nil
		return l.handOver(page)
	}
	for {
		pause := leaderboardEvery - time.Since(l.readAt)
		if pause > 0 && !wait {
			return EventPosition{}, false, nil
		}
		if err := retry.Sleep(ctx, pause); err != nil {
			return EventPosition{}, false, err
		}
		page, err := l.service.walletsNow(ctx, &l.query)
		l.readAt = time.Now()
		if ctx.Err() != nil {
			return EventPosition{}, false, ctx.Err()
		}
		// A read error is temporary and does not end the subscription: retried at the next read.
		if err == nil && page.differs(l.last) {
			return l.handOver(page)
		}
		if !wait {
			return EventPosition{}, false, nil
		}
	}
}

func (l *LeaderboardSource) handOver(page *WalletPage) (EventPosition, bool, error) {
	at, ok, err := l.outlet.handOver(page, EventPosition{Number: l.number + 1})
	if ok {
		l.number = at.Number
	}
	return at, ok, err
}

// differs reports whether two pages differ in anything but UpdatedAt.
func (w *WalletPage) differs(from *WalletPage) bool {
	return w.Total != from.Total || w.windowFrom != from.windowFrom || w.more != from.more || !slices.Equal(w.Wallets, from.Wallets)
}
