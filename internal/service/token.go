package service

import (
	"context"
	"fmt"
	"strings"

	"smartmoney/internal/answer"
	"smartmoney/internal/smartmoney"
)

// Lookups tells what is known of tokens and markets at present.
type Lookups interface {
	// Tokens returns what is known of tokens of a chain, in the order asked; nil for
	// one that the chain never saw.
	Tokens(ctx context.Context, chain smartmoney.Chain, addresses []string) ([]*smartmoney.TokenState, error)
	// Markets returns what is known of prediction markets, in the order asked; nil for
	// one that is unknown.
	Markets(ctx context.Context, itemIDs []string) ([]*smartmoney.MarketState, error)
}

// Token is a token as it stands now.
type Token struct{ smartmoney.TokenState }

// GlobalID is the token's global id.
func (t *Token) GlobalID() string { return sealID(tokenIDPrefix, string(t.Chain)+":"+t.Address) }

// Market is the market that the token is an outcome of, nil when it is unknown.
func (t *Token) Market() *Market {
	if t.TokenState.Market == nil {
		return nil
	}
	return &Market{SignalMarket: *t.TokenState.Market, outcome: true, live: true}
}

// Token returns a token as it stands now; nil when the chain never saw it. An address
// that is none of the chain's is a BAD_USER_INPUT error.
func (s *Service) Token(ctx context.Context, chain smartmoney.Chain, address string) (*Token, error) {
	if err := checkChain(chain); err != nil {
		return nil, err
	}
	normal, ok := normalToken(chain, address)
	if !ok {
		return nil, smartmoney.BadInput("address", "address must be %s on %s, got %s", tokenForm(chain), chain, smartmoney.Shown(address))
	}
	found, err := s.Tokens(ctx, chain, []string{normal})
	if err != nil {
		return nil, err
	}
	return found[0], nil
}

// Tokens returns tokens of a chain as they stand now, in the order asked; nil for one
// that the chain never saw. Addresses are normalised ones.
func (s *Service) Tokens(ctx context.Context, chain smartmoney.Chain, addresses []string) ([]*Token, error) {
	answer.From(ctx).NoStore()
	states, err := s.lookups.Tokens(ctx, chain, addresses)
	if err != nil {
		return nil, fmt.Errorf("%d tokens of %s: %w", len(addresses), chain, err)
	}
	tokens := make([]*Token, len(states))
	for i, state := range states {
		if state != nil {
			tokens[i] = &Token{*state}
		}
	}
	return tokens, nil
}

// maxOutcomeDigits bounds an order-book token id.
const maxOutcomeDigits = 78

// normalToken returns a token's address as it is kept; false for what is none.
func normalToken(chain smartmoney.Chain, address string) (string, bool) {
	if chain != smartmoney.Polymarket {
		return smartmoney.NormalAddress(chain, address)
	}
	return address, address != "" && len(address) <= maxOutcomeDigits && strings.Trim(address, "0123456789") == ""
}

func tokenForm(chain smartmoney.Chain) string {
	if chain == smartmoney.Polymarket {
		return "a decimal number of at most 78 digits"
	}
	return addressForm(chain)
}

// anyToken returns the address of a token of any chain as it is kept, or a
// BAD_USER_INPUT error about token.
func anyToken(address string) (string, error) {
	for _, chain := range smartmoney.Chains() {
		if normal, ok := normalToken(chain, address); ok {
			return normal, nil
		}
	}
	return "", smartmoney.BadInput("token", "token must be %s, %s, or %s, got %s", tokenForm(smartmoney.Base),
		tokenForm(smartmoney.Solana), tokenForm(smartmoney.Polymarket), smartmoney.Shown(address))
}
