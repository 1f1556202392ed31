// Package loader gathers what nested fields of one request read, so that a page of
// wallets asks for all their positions at once. A Set belongs to one request.
package loader

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/vikstrous/dataloadgen"
	"golang.org/x/sync/errgroup"

	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
)

const (
	// wait is how long a batch waits for further fields to join.
	wait = 200 * time.Microsecond
	// parallel bounds the questions that one request asks the log at a time.
	parallel = 4
)

// WalletKey names a wallet.
type WalletKey struct {
	Chain   smartmoney.Chain
	Address string
}

// TradesKey names a page of a wallet's trades.
type TradesKey struct {
	Wallet WalletKey
	Query  service.TradesQuery
}

// Set is the loaders of one request.
type Set struct {
	Positions *dataloadgen.Loader[WalletKey, []smartmoney.Position]
	Trades    *dataloadgen.Loader[TradesKey, []smartmoney.LoggedTrade]
}

// New makes the loaders of one request.
func New(s *service.Service) *Set {
	return &Set{
		Positions: dataloadgen.NewLoader(func(ctx context.Context, keys []WalletKey) ([][]smartmoney.Position, []error) {
			return positions(ctx, s, keys)
		}, dataloadgen.WithWait(wait)),
		Trades: dataloadgen.NewLoader(func(ctx context.Context, keys []TradesKey) ([][]smartmoney.LoggedTrade, []error) {
			return trades(ctx, s, keys)
		}, dataloadgen.WithWait(wait)),
	}
}

// All loads many keys at once. It gives the first error alone: a failed question
// failed for all who asked it.
func All[K comparable, V any](ctx context.Context, l *dataloadgen.Loader[K, V], keys []K) ([]V, error) {
	values, err := l.LoadAll(ctx, keys)
	if many, ok := errors.AsType[dataloadgen.ErrorSlice](err); ok {
		for _, one := range many {
			if one != nil {
				return nil, one
			}
		}
	}
	return values, err
}

// positions asks once per chain.
func positions(ctx context.Context, s *service.Service, keys []WalletKey) ([][]smartmoney.Position, []error) {
	found := make([][]smartmoney.Position, len(keys))
	errs := make([]error, len(keys))
	for _, chain := range smartmoney.Chains() {
		var addresses []string
		var places []int
		for i, key := range keys {
			if key.Chain == chain {
				addresses, places = append(addresses, key.Address), append(places, i)
			}
		}
		if len(places) == 0 {
			continue
		}
		lists, err := guard(func() ([][]smartmoney.Position, error) { return s.Positions(ctx, chain, addresses) })
		for n, i := range places {
			if err != nil {
				errs[i] = err
				continue
			}
			found[i] = lists[n]
		}
	}
	return found, errs
}

// trades asks once per page, a few at a time.
func trades(ctx context.Context, s *service.Service, keys []TradesKey) ([][]smartmoney.LoggedTrade, []error) {
	found := make([][]smartmoney.LoggedTrade, len(keys))
	errs := make([]error, len(keys))
	var group errgroup.Group
	group.SetLimit(parallel)
	for i, key := range keys {
		group.Go(func() error {
			found[i], errs[i] = guard(func() ([]smartmoney.LoggedTrade, error) {
				return s.Trades(ctx, key.Wallet.Chain, key.Wallet.Address, key.Query)
			})
			return nil
		})
	}
	_ = group.Wait() // the functions keep their errors by place
	return found, errs
}

// guard turns a panic into an error: a batch runs on a goroutine of its own, where
// a panic would end the process.
func guard[T any](f func() (T, error)) (result T, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic while loading: %v", r)
		}
	}()
	return f()
}
