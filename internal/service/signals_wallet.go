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
	limit      int
	back       bool
	cursor     string // "": none
}

// NewWalletSignalsQuery checks the arguments of a page of the log of the customer who
// asks: first, or last, is 1 to MaxSignalPage; after, or before, a cursor of the same customer.
func NewWalletSignalsQuery(
	ctx context.Context, w *smartmoney.Wallet, first int, after *string, last *int, before *string,
) (WalletSignalsQuery, error) {
	who, err := customer(ctx)
	if err != nil {
		return WalletSignalsQuery{}, err
	}
	p, err := newPaging(first, after, last, before, MaxSignalPage)
	q := WalletSignalsQuery{
		customerID: who.CustomerID, wallet: store.WalletRef{Chain: w.Chain, Address: w.Address}, limit: p.limit, back: p.back,
	}
	if p.cursor == nil || err != nil {
		return q, err
	}
	q.cursor = *p.cursor
	_, err = decodeSignalCursor(who.CustomerID, p.cursor)
	return q, p.renamed(err)
}

// WalletSignals returns the page of a query.
func (s *Service) WalletSignals(ctx context.Context, q WalletSignalsQuery) (*SignalPage, error) {
	page := &SignalPage{customerID: q.customerID, falling: true}
	page.selection.NotificationQuery = store.NotificationQuery{CustomerID: q.customerID, Wallet: &q.wallet, Limit: q.limit + 1}
	// The list runs from the newest down: its first ones are the last by sequence.
	at := paging{limit: q.limit, back: !q.back}
	if q.cursor != "" {
		at.cursor = &q.cursor
	}
	if err := page.place(at); err != nil {
		return nil, err
	}
	if err := s.fill(ctx, page, q.limit); err != nil {
		return nil, err
	}
	slices.Reverse(page.Signals)
	return page, nil
}

// Profiles returns the wallets of traders as they stand now, without a rank; nil for one
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
