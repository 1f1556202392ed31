package service

import (
	"context"
	"fmt"
	"unicode/utf8"

	"smartmoney/internal/answer"
	"smartmoney/internal/smartmoney"
)

// maxItemID is the longest id of a market, in characters.
const maxItemID = 200

// Market is a prediction market, as known when a signal was raised or at present.
type Market struct {
	smartmoney.SignalMarket
	outcome bool // it was reached through one of its outcome tokens
	live    bool // as known at present

	outcomes []smartmoney.OutcomeToken // nil: not read yet
}

func marketOfSignal(m *smartmoney.SignalMarket) *Market {
	return &Market{SignalMarket: *m, outcome: true}
}

// OutcomeLabel returns the label of the outcome token through which the market was reached,
// nil if it was reached directly.
func (m *Market) OutcomeLabel() *string {
	if !m.outcome {
		return nil
	}
	return &m.SignalMarket.OutcomeLabel
}

// Market returns a market with its outcome tokens as known at present, nil if it is unknown.
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

// Outcomes returns the market's outcome tokens if no read is needed for them; a signal's
// market has none.
func (m *Market) Outcomes() (known []smartmoney.OutcomeToken, ok bool) {
	return m.outcomes, !m.live || m.outcomes != nil
}

// Outcomes returns the outcome tokens of markets with their present prices, in the order of
// itemIDs; nil for an unknown market.
func (s *Service) Outcomes(ctx context.Context, itemIDs []string) ([][]smartmoney.OutcomeToken, error) {
	found, err := s.markets(ctx, itemIDs)
	if err != nil {
		return nil, err
	}
	lists := make([][]smartmoney.OutcomeToken, len(found))
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
