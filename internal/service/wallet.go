package service

import (
	"context"

	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
)

// Wallet returns one wallet as it stands now, without a rank; nil when the chain
// never saw it. An address that is none of the chain's is a BAD_USER_INPUT error.
func (s *Service) Wallet(ctx context.Context, chain smartmoney.Chain, address string) (*smartmoney.Wallet, error) {
	if err := checkChain(chain); err != nil {
		return nil, err
	}
	address, err := normalAddress(chain, address)
	if err != nil {
		return nil, err
	}
	return s.lookup(ctx, chain, address)
}

func (s *Service) lookup(ctx context.Context, chain smartmoney.Chain, address string) (*smartmoney.Wallet, error) {
	snapshot, err := s.snapshot(ctx, chain)
	if err != nil {
		return nil, err
	}
	w, ok := snapshot.Lookup(address)
	if !ok {
		return nil, nil
	}
	return &w, nil
}

// WalletRank is the wallet's place in the leaderboard that it came from; for one
// that came from none, its place in its chain's default leaderboard, nil when it is
// not there. The latter goes over every wallet of the chain.
func (s *Service) WalletRank(ctx context.Context, w *smartmoney.Wallet) (*int, error) {
	if w.Rank > 0 {
		return &w.Rank, nil
	}
	return s.DefaultRank(ctx, w)
}

// DefaultRank is the wallet's place in its chain's default leaderboard, nil when it is
// not there. It goes over every wallet of the chain.
func (s *Service) DefaultRank(ctx context.Context, w *smartmoney.Wallet) (*int, error) {
	snapshot, err := s.snapshot(ctx, w.Chain)
	if err != nil {
		return nil, err
	}
	place := rank.PlaceOf(smartmoney.ByTraderScore, w)
	place.Address = justBefore(place.Address)
	// A page past the largest that callers may ask is not kept by the snapshot.
	page, err := s.page(ctx, snapshot, rank.Query{
		RankBy: smartmoney.ByTraderScore, Filter: s.defaults(w.Chain), Limit: smartmoney.MaxRankLimit + 1, After: &place,
	})
	if err != nil {
		return nil, err
	}
	if len(page.Wallets) == 0 || page.Wallets[0].Address != w.Address {
		return nil, nil
	}
	return &page.Wallets[0].Rank, nil
}

// justBefore is a string before an address, with no other address between them.
func justBefore(address string) string {
	last := len(address) - 1
	if last < 0 {
		return ""
	}
	return address[:last] + string(rune(address[last]-1)) + "\x7f"
}
