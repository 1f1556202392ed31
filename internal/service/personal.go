package service

import (
	"context"
	"fmt"

	"smartmoney/internal/smartmoney"
)

// walletID is the address of a wallet whose positions are looked at: one of
// hexadecimal digits may be of several chains.
type walletID string

// newWalletID checks an address; nil for none.
func newWalletID(text *string) (*walletID, error) {
	if text == nil {
		return nil, nil
	}
	id := walletID(*text)
	for _, chain := range smartmoney.Chains() {
		if _, ok := id.on(chain); ok {
			return &id, nil
		}
	}
	return nil, smartmoney.BadInput("walletId",
		"walletId must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got %s", smartmoney.Shown(*text))
}

// on gives the address as a chain keeps it; false where it is none of the chain's.
func (w walletID) on(chain smartmoney.Chain) (string, bool) {
	return smartmoney.NormalAddress(chain, string(w))
}

// personalise fills in what a wallet has to do with signals. It asks for the
// wallet's positions once per chain, and for all markets at once.
func (s *Service) personalise(ctx context.Context, signals []*Signal, wallet *walletID) error {
	var byChain [smartmoney.ChainCount][]*Signal
	for _, signal := range signals {
		i := signal.Chain.Index()
		byChain[i] = append(byChain[i], signal)
	}
	for _, chain := range smartmoney.Chains() {
		concerned := byChain[chain.Index()]
		address, ok := wallet.on(chain)
		if !ok || len(concerned) == 0 {
			continue
		}
		open, err := s.Positions(ctx, chain, []string{address})
		if err != nil {
			return err
		}
		if len(open[0]) == 0 {
			continue
		}
		labels, err := s.labels(ctx, concerned)
		if err != nil {
			return err
		}
		for _, signal := range concerned {
			signal.Personal = signal.PersonalOf(address, open[0], labels.of(signal))
		}
	}
	return nil
}

// outcomeLabels are the outcomes of markets, by item id and by token.
type outcomeLabels map[string]map[string]string

// of gives what tells the outcomes of the signal's market.
func (l outcomeLabels) of(s *Signal) func(token string) (string, bool) {
	market := s.Signal.Market
	return func(token string) (string, bool) {
		if market == nil {
			return "", false
		}
		label, ok := l[market.ItemID][token]
		return label, ok
	}
}

// labels asks for the outcomes of the signals' markets.
func (s *Service) labels(ctx context.Context, signals []*Signal) (outcomeLabels, error) {
	labels := outcomeLabels{}
	var items []string
	for _, signal := range signals {
		m := signal.Signal.Market
		if m == nil || labels[m.ItemID] != nil {
			continue
		}
		labels[m.ItemID] = map[string]string{}
		items = append(items, m.ItemID)
	}
	if len(items) == 0 {
		return labels, nil
	}
	markets, err := s.lookups.Markets(ctx, items)
	if err != nil {
		return nil, fmt.Errorf("outcomes of %d markets: %w", len(items), err)
	}
	for i, market := range markets {
		if market == nil {
			continue
		}
		for _, outcome := range market.Outcomes {
			labels[items[i]][outcome.Token] = outcome.Label
		}
	}
	return labels, nil
}
