package service

import (
	"context"

	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
)

// Wallet returns the current state of a wallet, without a rank; nil if the chain has never
// seen it. A malformed address is a BAD_USER_INPUT error.
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

// WalletRank returns the wallet's rank in the leaderboard that it was read from. For any
// other wallet it returns DefaultRank.
func (s *Service) WalletRank(ctx context.Context, w *smartmoney.Wallet) (*int, error) {
	if w.Rank > 0 {
		return &w.Rank, nil
	}
	return s.DefaultRank(ctx, w)
}

// DefaultRank returns the wallet's rank in its chain's default leaderboard, nil if the
// filter excludes it. It scans every wallet of the chain.
func (s *Service) DefaultRank(ctx context.Context, w *smartmoney.Wallet) (*int, error) {
	snapshot, err := s.snapshot(ctx, w.Chain)
	if err != nil {
		return nil, err
	}
	before := rank.PlaceOf(smartmoney.ByTraderScore, w)
	before.Address = justBefore(before.Address)
	// The snapshot does not cache a page larger than callers may request.
	page, err := s.page(ctx, snapshot, rank.Query{
		RankBy: smartmoney.ByTraderScore, Filter: s.defaults(w.Chain), Limit: smartmoney.MaxRankLimit + 1, After: &before,
	})
	if err != nil {
		return nil, err
	}
	if len(page.Wallets) == 0 || page.Wallets[0].Address != w.Address {
		return nil, nil
	}
	return &page.Wallets[0].Rank, nil
}

// justBefore returns a string that sorts before an address with no address in between.
func justBefore(address string) string {
	last := len(address) - 1
	if last < 0 {
		return ""
	}
	return address[:last] + string(rune(address[last]-1)) + "\x7f"
}
