package service

import (
	"context"
	"fmt"
	"slices"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// WalletSignalsQuery asks for a page of the signals of a customer's log in which a
// wallet took part, the highest sequence first. It is comparable.
type WalletSignalsQuery struct {
	customerID string
	wallet     store.WalletRef
	first      int
	before     int64 // sequence that the page comes before; 0: from the newest
}

// NewWalletSignalsQuery checks the arguments of a page of the log of the customer who
// asks: first is 1 to MaxSignalPage, after a cursor of the same customer.
func NewWalletSignalsQuery(ctx context.Context, w *smartmoney.Wallet, first int, after *string) (WalletSignalsQuery, error) {
	who, err := customer(ctx)
	if err != nil {
		return WalletSignalsQuery{}, err
	}
	q := WalletSignalsQuery{
		customerID: who.CustomerID, wallet: store.WalletRef{Chain: w.Chain, Address: w.Address}, first: first,
	}
	if err := checkPage(first, MaxSignalPage); err != nil {
		return q, err
	}
	q.before, err = decodeSignalCursor(who.CustomerID, after)
	return q, err
}

// WalletSignals gives the page of a query.
func (s *Service) WalletSignals(ctx context.Context, q WalletSignalsQuery) (*SignalPage, error) {
	page := &SignalPage{customerID: q.customerID, falling: true}
	page.selection.NotificationQuery = store.NotificationQuery{
		CustomerID: q.customerID, Wallet: &q.wallet, Before: q.before, Limit: q.first + 1, Newest: true,
	}
	if err := s.fill(ctx, page, q.first); err != nil {
		return nil, err
	}
	slices.Reverse(page.Signals)
	// The page runs from the newest down: what is older comes after it.
	page.more, page.before = page.before, q.before > 0
	return page, nil
}

// Profiles gives the wallets of traders as they stand now, without a rank; nil for one
// that its chain does not know.
func (s *Service) Profiles(ctx context.Context, traders []*Trader) ([]*smartmoney.Wallet, error) {
	wallets := make([]*smartmoney.Wallet, len(traders))
	for i, trader := range traders {
		w, err := s.lookup(ctx, trader.Chain, trader.Address)
		if err != nil {
			return nil, fmt.Errorf("profiles of %d traders: %w", len(traders), err)
		}
		wallets[i] = w
	}
	return wallets, nil
}
