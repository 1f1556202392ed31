package service

import (
	"context"
	"fmt"
	"slices"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// MaxSignalPage bounds a page of signals.
const MaxSignalPage = 200

// defaultSignalAge is how far back signals are listed where a caller names no start.
const defaultSignalAge = 24 * time.Hour

// Notifications is the customers' logs of signals. Entries that were deleted never
// show in it.
type Notifications interface {
	// Notifications returns the entries that q selects, in rising sequence.
	Notifications(ctx context.Context, q store.NotificationQuery) ([]smartmoney.Notification, error)
	// CountNotifications counts the entries that q selects without its bounds on the
	// sequence and its limit.
	CountNotifications(ctx context.Context, q store.NotificationQuery) (int, error)
	// LastSequence returns the highest number that an entry of a customer's log ever had.
	LastSequence(ctx context.Context, customerID string) (int64, error)
	// Notification returns a customer's entry of a signal, nil when there is none.
	Notification(ctx context.Context, customerID, signalID string) (*smartmoney.Notification, error)
	// ResetNotifications deletes the entries of the present UTC day.
	ResetNotifications(ctx context.Context, customerID string) (deleted int, at time.Time, err error)
	// OutcomesOf returns what became of the signals of the entries sent after since,
	// of one chain and one type where these are given.
	OutcomesOf(ctx context.Context, customerID string, since time.Time,
		chain *smartmoney.Chain, typ *smartmoney.NotificationType) ([]store.SentOutcome, error)
}

// SignalsQuery asks for a page of the log of the customer who asks (semantics 6). With
// Since or After the page is the oldest entries after both; with Last it is the newest
// ones, of those before Before; without any of these, the newest of the last 24 hours.
type SignalsQuery struct {
	Since    *time.Time // only entries sent after it
	Filter   *SignalFilter
	WalletID *string // address whose positions each signal is compared with
	First    int     // 1 to MaxSignalPage; without effect where Last is given
	After    *string // cursor of an earlier page of the same customer
	Last     *int    // 1 to MaxSignalPage; nil: the page is asked for by First
	Before   *string // cursor that the page comes before, with Last
}

// SignalFilter selects signals that pass all of its fields. A nil field selects all,
// an empty list nothing.
type SignalFilter struct {
	Chains     []smartmoney.Chain
	Types      []smartmoney.NotificationType
	Priorities []smartmoney.Priority
	Token      *string // address in any case, or order-book token id
}

// selection is a part of a customer's log, which a page is cut from.
type selection struct {
	store.NotificationQuery
	nothing bool // the filter can select nothing
}

// over narrows a selection down to what the filter selects.
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

// Signals returns a page of the log of the customer who asks. A value out of its
// bounds, or a cursor that is none of this customer's, is a BAD_USER_INPUT error; so
// is a wallet's address that is none (field walletId).
func (s *Service) Signals(ctx context.Context, q SignalsQuery) (*SignalPage, error) {
	who, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	p, err := newPaging(q.First, q.After, q.Last, q.Before, MaxSignalPage)
	if err != nil {
		return nil, err
	}
	page := &SignalPage{customerID: who.CustomerID, Since: q.Since}
	sel := &page.selection
	sel.CustomerID, sel.Limit, sel.Since = who.CustomerID, p.limit+1, q.Since
	wallet, err := newWalletID(q.WalletID)
	if err != nil {
		return nil, err
	}
	if err := q.Filter.over(sel); err != nil {
		return nil, err
	}
	if err := page.place(p); err != nil {
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
	// Those with a personal block come first; the order is that of the sequence otherwise.
	slices.SortStableFunc(page.Signals, func(a, b *Signal) int { return rankOf(a) - rankOf(b) })
	return page, nil
}

func rankOf(s *Signal) int {
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

// Signal returns an entry of the log of the customer who asks, by its global id or by
// the signal's; nil when there is none.
func (s *Service) Signal(ctx context.Context, id string) (*Signal, error) {
	if signalID, ok := openID(id, signalIDPrefix); ok {
		id = signalID
	}
	return s.signal(ctx, id)
}

func (s *Service) signal(ctx context.Context, signalID string) (*Signal, error) {
	who, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	if len(signalID) > maxCursorText {
		return nil, nil // longer than any
	}
	n, err := s.notifications.Notification(ctx, who.CustomerID, signalID)
	if err != nil {
		return nil, fmt.Errorf("notification of customer %s: %w", who.CustomerID, err)
	}
	if n == nil {
		return nil, nil
	}
	return newSignal(n), nil
}

// Reset is what ResetBudget did.
type Reset struct {
	Deleted int       // entries
	ResetAt time.Time // UTC
}

// ResetBudget deletes the entries of the present UTC day from the log of the
// customer who asks, and wakes the engine, which counts anew.
func (s *Service) ResetBudget(ctx context.Context) (*Reset, error) {
	who, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	deleted, at, err := s.notifications.ResetNotifications(ctx, who.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("reset notifications of customer %s: %w", who.CustomerID, err)
	}
	if s.configChanged != nil {
		s.configChanged()
	}
	if s.live != nil {
		s.live.Wake(store.Wake{Grown: []store.Grown{{CustomerID: who.CustomerID}}})
	}
	return &Reset{Deleted: deleted, ResetAt: at.UTC()}, nil
}
