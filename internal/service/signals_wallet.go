package service

import (
	"context"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// WalletSignalsQuery selects a page of the signals of a customer's log with a wallet among
// the participants, highest sequence first. It is comparable.
type WalletSignalsQuery struct {
	customerID string
	wallet     notifications.WalletRef
	limit      int
	back       bool
	cursor     string // "": none
}

// NewWalletSignalsQuery checks the arguments of a page of the calling customer's log: first,
// or last, is 1 to MaxSignalPage; after, or before, is a cursor of the same customer.
func NewWalletSignalsQuery(
	ctx context.Context, w *smartmoney.Wallet, first int, after *string, last *int, before *string,
) (WalletSignalsQuery, error) {
	principal, err := callingCustomer(ctx, smartmoney.ScopeRead)
	if err != nil {
		return WalletSignalsQuery{}, err
	}
	p, err := newPaging(first, after, last, before, MaxSignalPage)
	q := WalletSignalsQuery{
		customerID: principal.CustomerID, wallet: notifications.WalletRef{Chain: w.Chain, Address: w.Address}, limit: p.limit, back: p.back,
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
	s.reads.NoStore()
	page := &SignalPage{customerID: q.customerID, descending: true}
	page.selection.Query = notifications.Query{CustomerID: q.customerID, Wallets: []notifications.WalletRef{q.wallet}, Limit: q.limit + 1}
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
		w, err := s.lookup(ctx, trader.Chain, trader.Address, smartmoney.WholeLife)
		if err != nil {
			return nil, fmt.Errorf("profiles of %d traders: %w", len(traders), err)
		}
		wallets[i] = w
	}
	return wallets, nil
}

// walletAddress is the address of the wallet for Personal. A hexadecimal address may
// belong to several chains.
type walletAddress string

// newWalletAddress checks an address; it returns nil for nil.
func newWalletAddress(text *string) (*walletAddress, error) {
	if text == nil {
		return nil, nil
	}
	id := walletAddress(*text)
	for _, chain := range smartmoney.Chains() {
		if _, ok := id.on(chain); ok {
			return &id, nil
		}
	}
	return nil, smartmoney.BadInput("walletId",
		"walletId must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got %s", smartmoney.Shown(*text))
}

// callersWallet returns the wallet for Personal: the one asked for, checked as in newWalletAddress,
// or that of the caller's token. A token that names a wallet is refused another one as FORBIDDEN.
func callersWallet(who auth.Principal, text *string) (*walletAddress, error) {
	asked, err := newWalletAddress(text)
	if err != nil || who.Wallet == "" {
		return asked, err
	}
	own := walletAddress(who.Wallet)
	if asked == nil {
		return &own, nil
	}
	for _, chain := range smartmoney.Chains() {
		if normal, ok := asked.on(chain); ok && normal == who.Wallet {
			return &own, nil
		}
	}
	return nil, smartmoney.Errorf(smartmoney.CodeForbidden, "this token is for the wallet %s: ask for that one or for none, got %s", who.Wallet, smartmoney.Shown(*text))
}

// on returns the address in the chain's stored form; ok is false if it is none of the chain's.
func (w walletAddress) on(chain smartmoney.Chain) (string, bool) {
	return smartmoney.NormalAddress(chain, string(w))
}

// personalise sets Personal of signals. It reads the wallet's positions and the markets
// once per chain.
func (s *Service) personalise(ctx context.Context, signals []*Signal, wallet *walletAddress) error {
	var byChain [smartmoney.ChainCount][]*Signal
	for _, signal := range signals {
		i := signal.Chain.Index()
		byChain[i] = append(byChain[i], signal)
	}
	for _, chain := range smartmoney.Chains() {
		signalsOn := byChain[chain.Index()]
		address, ok := wallet.on(chain)
		if !ok || len(signalsOn) == 0 {
			continue
		}
		outcomes, err := s.outcomesOf(ctx, signalsOn)
		if err != nil {
			return err
		}
		byToken, err := s.openPositions(ctx, chain, address, signalsOn, outcomes)
		if err != nil {
			return err
		}
		for _, signal := range signalsOn {
			var listed []smartmoney.OutcomeToken
			if m := signal.Signal.Market; m != nil {
				listed = outcomes[m.ItemID]
			}
			signal.Personal = signal.PersonalOf(address, byToken, listed)
		}
	}
	return nil
}

// openPositions returns a wallet's open positions in the tokens and markets of signals of
// a chain, by token.
func (s *Service) openPositions(
	ctx context.Context, chain smartmoney.Chain, address string, signals []*Signal, outcomes map[string][]smartmoney.OutcomeToken,
) (map[string]smartmoney.Position, error) {
	s.reads.NoStore()
	var tokens []string
	for _, signal := range signals {
		tokens = append(tokens, signal.Signal.Token.Address)
	}
	for _, listed := range outcomes {
		for i := range listed {
			tokens = append(tokens, listed[i].Token)
		}
	}
	open, err := s.views.OpenPositions(ctx, chain, address, tokens)
	if err != nil {
		return nil, fmt.Errorf("positions of %s on %s in %d tokens: %w", address, chain, len(tokens), err)
	}
	byToken := make(map[string]smartmoney.Position, len(open))
	for _, p := range open {
		byToken[p.Token] = p
	}
	return byToken, nil
}

// outcomesOf returns the outcome tokens of the signals' markets, by item id.
func (s *Service) outcomesOf(ctx context.Context, signals []*Signal) (map[string][]smartmoney.OutcomeToken, error) {
	byItem := map[string][]smartmoney.OutcomeToken{}
	var items []string
	for _, signal := range signals {
		m := signal.Signal.Market
		if m == nil {
			continue
		}
		if _, asked := byItem[m.ItemID]; !asked {
			byItem[m.ItemID] = nil
			items = append(items, m.ItemID)
		}
	}
	if len(items) == 0 {
		return byItem, nil
	}
	lists, err := s.Outcomes(ctx, items)
	if err != nil {
		return nil, err
	}
	for i, item := range items {
		byItem[item] = lists[i]
	}
	return byItem, nil
}
