package service

import (
	"context"
	"fmt"
	"unicode/utf8"

	"smartmoney/internal/answer"
	"smartmoney/internal/smartmoney"
)

// maxItemID bounds a market's id, characters.
const maxItemID = 200

// Market is a prediction market, as known at a signal or at present.
type Market struct {
	smartmoney.SignalMarket
	outcome bool // it is seen from one of its outcomes
	live    bool // as known at present

	outcomes []smartmoney.OutcomeState // where they are known already
}

func marketOfSignal(m *smartmoney.SignalMarket) *Market {
	return &Market{SignalMarket: *m, outcome: true}
}

// OutcomeLabel is the outcome that the market is seen from, nil where it is seen from none.
func (m *Market) OutcomeLabel() *string {
	if !m.outcome {
		return nil
	}
	return &m.SignalMarket.OutcomeLabel
}

// Market returns a market as it stands now with its outcomes; nil when it is unknown.
func (s *Service) Market(ctx context.Context, itemID string) (*Market, error) {
	if n := utf8.RuneCountInString(itemID); n < 1 || n > maxItemID {
		return nil, smartmoney.BadInput("itemId", "itemId must have 1 to %d characters, got %d", maxItemID, n)
	}
	found, err := s.markets(ctx, []string{itemID})
	if err != nil || found[0] == nil {
		return nil, err
	}
	return &Market{SignalMarket: found[0].SignalMarket, live: true, outcomes: found[0].Outcomes}, nil
}

// Outcomes returns the outcomes of the market where nothing needs to be asked for them:
// none for the market of a signal.
func (m *Market) Outcomes() (known []smartmoney.OutcomeState, ok bool) {
	return m.outcomes, !m.live || m.outcomes != nil
}

// Outcomes lists the outcomes of markets with their prices at present, in the order
// asked; none for one that is unknown.
func (s *Service) Outcomes(ctx context.Context, itemIDs []string) ([][]smartmoney.OutcomeState, error) {
	found, err := s.markets(ctx, itemIDs)
	if err != nil {
		return nil, err
	}
	lists := make([][]smartmoney.OutcomeState, len(found))
	for i, market := range found {
		if market != nil {
			lists[i] = market.Outcomes
		}
	}
	return lists, nil
}

func (s *Service) markets(ctx context.Context, itemIDs []string) ([]*smartmoney.MarketState, error) {
	answer.From(ctx).NoStore()
	found, err := s.lookups.Markets(ctx, itemIDs)
	if err != nil {
		return nil, fmt.Errorf("%d markets: %w", len(itemIDs), err)
	}
	return found, nil
}
