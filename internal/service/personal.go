package service

import (
	"context"
	"fmt"

	"smartmoney/internal/answer"
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

// on returns the address as a chain keeps it; false where it is none of the chain's.
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
		outcomes, err := s.outcomesOf(ctx, concerned)
		if err != nil {
			return err
		}
		byToken, err := s.held(ctx, chain, address, concerned, outcomes)
		if err != nil {
			return err
		}
		for _, signal := range concerned {
			var listed []smartmoney.OutcomeState
			if m := signal.Signal.Market; m != nil {
				listed = outcomes[m.ItemID]
			}
			signal.Personal = signal.PersonalOf(address, byToken, listed)
		}
	}
	return nil
}

// held returns a wallet's open positions that signals of a chain may be about, by token.
func (s *Service) held(
	ctx context.Context, chain smartmoney.Chain, address string, signals []*Signal, outcomes map[string][]smartmoney.OutcomeState,
) (map[string]smartmoney.Position, error) {
	answer.From(ctx).NoStore()
	var tokens []string
	for _, signal := range signals {
		tokens = append(tokens, signal.Signal.Token.Address)
	}
	for _, listed := range outcomes {
		for i := range listed {
			tokens = append(tokens, listed[i].Token)
		}
	}
	open, err := s.views.Held(ctx, chain, address, tokens)
	if err != nil {
		return nil, fmt.Errorf("positions of %s on %s in %d tokens: %w", address, chain, len(tokens), err)
	}
	byToken := make(map[string]smartmoney.Position, len(open))
	for _, p := range open {
		byToken[p.Token] = p
	}
	return byToken, nil
}

// outcomesOf asks for the outcomes of the signals' markets, by item id.
func (s *Service) outcomesOf(ctx context.Context, signals []*Signal) (map[string][]smartmoney.OutcomeState, error) {
	byItem := map[string][]smartmoney.OutcomeState{}
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
