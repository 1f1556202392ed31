package engine

import (
	"context"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// Tokens gives what is known of tokens of a chain at present, in the order asked; nil
// for one that the chain never saw.
func (e *Engine) Tokens(ctx context.Context, chain smartmoney.Chain, addresses []string) ([]*smartmoney.TokenState, error) {
	out := make([]*smartmoney.TokenState, len(addresses))
	err := e.Inspect(ctx, chain, func(b *ledger.Book) {
		for i, address := range addresses {
			out[i] = b.TokenState(address)
		}
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// Markets gives what is known of prediction markets at present, in the order asked;
// nil for one that is unknown.
func (e *Engine) Markets(ctx context.Context, itemIDs []string) ([]*smartmoney.MarketState, error) {
	out := make([]*smartmoney.MarketState, len(itemIDs))
	err := e.Inspect(ctx, smartmoney.Polymarket, func(b *ledger.Book) {
		for i, id := range itemIDs {
			out[i] = b.MarketState(id)
		}
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}
