package service

import (
	"context"
	"fmt"
	"slices"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// MaxSignalPage is the largest page of signals.
const MaxSignalPage = 200

// defaultSignalAge is the age of the oldest listed signal if a request names no start.
const defaultSignalAge = 24 * time.Hour

// Notifications stores the customers' notification logs. It never returns deleted
// notifications.
type Notifications interface {
	// Notifications returns the notifications selected by q in rising sequence.
	Notifications(ctx context.Context, q store.NotificationQuery) ([]smartmoney.Notification, error)
	// CountNotifications counts the notifications selected by q, ignoring its limit and its
	// bounds on the sequence.
	CountNotifications(ctx context.Context, q store.NotificationQuery) (int, error)
	// LastSequence returns the highest sequence ever used in a customer's log.
	LastSequence(ctx context.Context, customerID string) (int64, error)
	// Notification returns a customer's notification of a signal, nil if there is none.
	Notification(ctx context.Context, customerID, signalID string) (*smartmoney.Notification, error)
	// ResetNotifications deletes the notifications of the current UTC day.
	ResetNotifications(ctx context.Context, customerID string) (deleted int, at time.Time, err error)
	// OutcomesOf returns the outcomes of the signals of notifications sent after since, of
	// one chain and one type where these are not nil.
	OutcomesOf(ctx context.Context, customerID string, since time.Time,
		chain *smartmoney.Chain, typ *smartmoney.NotificationType) ([]store.SentOutcome, error)
}

// SignalsQuery selects a page of the calling customer's log (semantics 6). With Since or
// After the page is the oldest notifications after both; with Last it is the newest ones,
// or those before Before; without any of these, the newest of the last 24 hours.
type SignalsQuery struct {
	Since    *time.Time // lower bound of SentAt, exclusive
	Filter   *SignalFilter
	WalletID *string // address of the wallet for Personal
	First    int     // 1 to MaxSignalPage; ignored with Last
	After    *string // cursor of an earlier page of the same customer
	Last     *int    // 1 to MaxSignalPage; nil: First applies
	Before   *string // cursor after the end of the page; requires Last
}

// SignalFilter selects signals that match all of its fields. A nil field matches every
// signal, an empty list none.
type SignalFilter struct {
	Chains     []smartmoney.Chain
	Types      []smartmoney.NotificationType
	Priorities []smartmoney.Priority
	Token      *string // address in any case, or order-book token id
}

// selection is the part of a customer's log that a page is taken from.
type selection struct {
	store.NotificationQuery
	nothing bool // the filter matches no signal
}

// over narrows a selection to the signals that match the filter.
func (f *SignalFilter) over(sel *selection) error {
	if f == nil {
		return nil
	}
	if f.Token != nil {
		token, err := anyToken(*f.Token)
		if err != nil {
			return err
		}
		sel.Token = token
	}
	sel.Chains = f.Chains
	sel.Types = f.Types
	if f.Priorities != nil {
		types := f.Types
		if types == nil {
			all := smartmoney.NotificationTypes()
			types = all[:]
		}
		sel.Types = slices.DeleteFunc(slices.Clone(types), func(t smartmoney.NotificationType) bool {
			return !slices.Contains(f.Priorities, t.Priority())
		})
	}
	sel.nothing = f.Chains != nil && len(f.Chains) == 0 || sel.Types != nil && len(sel.Types) == 0
	return nil
}

// Signals returns a page of the calling customer's log. A value out of bounds, a cursor of
// another customer and a malformed wallet address (field walletId) are BAD_USER_INPUT errors.
func (s *Service) Signals(ctx context.Context, q SignalsQuery) (*SignalPage, error) {
	principal, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	p, err := newPaging(q.First, q.After, q.Last, q.Before, MaxSignalPage)
	if err != nil {
		return nil, err
	}
	page := &SignalPage{customerID: principal.CustomerID, Since: q.Since}
	sel := &page.selection
	sel.CustomerID, sel.Limit, sel.Since = principal.CustomerID, p.limit+1, q.Since
	wallet, err := newWalletAddress(q.WalletID)
	if err != nil {
		return nil, err
	}
	if err := q.Filter.over(sel); err != nil {
		return nil, err
	}
	if err := page.locate(p); err != nil {
		return nil, err
	}
	if q.Since == nil && p.cursor == nil && !p.back {
		since := s.now().Add(-defaultSignalAge).UTC().Truncate(time.Microsecond)
		page.Since, sel.Since, sel.Newest, page.recent = &since, &since, true, true
	}
	if err := s.fill(ctx, page, p.limit); err != nil {
		return nil, err
	}
	if wallet == nil {
		return page, nil
	}
	if err := s.personalise(ctx, page.Signals, wallet); err != nil {
		return nil, err
	}
	// Signals with a personal block come first, otherwise the order is that of the sequence.
	slices.SortStableFunc(page.Signals, func(a, b *Signal) int { return personalOrder(a) - personalOrder(b) })
	return page, nil
}

func personalOrder(s *Signal) int {
	if s.Personal != nil {
		return 0
	}
	return 1
}

// CountSignals counts the signals of all pages.
func (s *Service) CountSignals(ctx context.Context, page *SignalPage) (int, error) {
	if page.selection.nothing {
		return 0, nil
	}
	n, err := s.notifications.CountNotifications(ctx, page.selection.NotificationQuery)
	if err != nil {
		return 0, fmt.Errorf("count notifications of customer %s: %w", page.customerID, err)
	}
	return n, nil
}

// Signal returns a signal of the calling customer's log by its global id or its signal id,
// nil if there is none.
func (s *Service) Signal(ctx context.Context, id string) (*Signal, error) {
	if signalID, ok := decodeID(id, signalIDPrefix); ok {
		id = signalID
	}
	return s.signal(ctx, id)
}

func (s *Service) signal(ctx context.Context, signalID string) (*Signal, error) {
	principal, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	if len(signalID) > maxCursorText {
		return nil, nil // longer than any id
	}
	n, err := s.notifications.Notification(ctx, principal.CustomerID, signalID)
	if err != nil {
		return nil, fmt.Errorf("notification of customer %s: %w", principal.CustomerID, err)
	}
	if n == nil {
		return nil, nil
	}
	return newSignal(n), nil
}

// Reset is the result of ResetBudget.
type Reset struct {
	Deleted int       // number of notifications
	ResetAt time.Time // UTC
}

// ResetBudget deletes the notifications of the current UTC day from the calling customer's
// log and wakes the engine, which counts again.
func (s *Service) ResetBudget(ctx context.Context) (*Reset, error) {
	principal, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	deleted, at, err := s.notifications.ResetNotifications(ctx, principal.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("reset notifications of customer %s: %w", principal.CustomerID, err)
	}
	if s.configChanged != nil {
		s.configChanged()
	}
	if s.live != nil {
		s.live.Wake(store.Wake{Grown: []store.Grown{{CustomerID: principal.CustomerID}}})
	}
	return &Reset{Deleted: deleted, ResetAt: at.UTC()}, nil
}
