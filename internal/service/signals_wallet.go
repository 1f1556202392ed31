package service

import (
	"context"
	"fmt"
	"slices"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// WalletSignalsQuery selects a page of the signals of a customer's log with a wallet among
// the participants, highest sequence first. It is comparable.
type WalletSignalsQuery struct {
	customerID string
	wallet     store.WalletRef
	limit      int
	back       bool
	cursor     string // "": none
}

// NewWalletSignalsQuery checks the arguments of a page of the calling customer's log: first,
// or last, is 1 to MaxSignalPage; after, or before, is a cursor of the same customer.
func NewWalletSignalsQuery(
	ctx context.Context, w *smartmoney.Wallet, first int, after *string, last *int, before *string,
) (WalletSignalsQuery, error) {
	principal, err := customer(ctx)
	if err != nil {
		return WalletSignalsQuery{}, err
	}
	p, err := newPaging(first, after, last, before, MaxSignalPage)
	q := WalletSignalsQuery{
		customerID: principal.CustomerID, wallet: store.WalletRef{Chain: w.Chain, Address: w.Address}, limit: p.limit, back: p.back,
	}
	if p.cursor == nil || err != nil {
		return q, err
	}
	q.cursor = *p.cursor
	_, err = decodeSignalCursor(principal.CustomerID, p.cursor)
	return q, p.renamed(err)
}

// WalletSignals returns the page selected by q.
func (s *Service) WalletSignals(ctx context.Context, q WalletSignalsQuery) (*SignalPage, error) {
	page := &SignalPage{customerID: q.customerID, descending: true}
	page.selection.NotificationQuery = store.NotificationQuery{CustomerID: q.customerID, Wallet: &q.wallet, Limit: q.limit + 1}
	// The list is in descending order: its first elements are the last by sequence.
	at := paging{limit: q.limit, back: !q.back}
	if q.cursor != "" {
		at.cursor = &q.cursor
	}
	if err := page.locate(at); err != nil {
		return nil, err
	}
	if err := s.fill(ctx, page, q.limit); err != nil {
		return nil, err
	}
	slices.Reverse(page.Signals)
	return page, nil
}

// Profiles returns the wallets of traders as they are now, without a rank; nil for a
// wallet that its chain does not know.
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
