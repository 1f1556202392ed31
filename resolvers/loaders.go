package resolvers

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vikstrous/dataloadgen"
	"golang.org/x/sync/errgroup"

	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	// wait is how long a batch waits for further keys.
	wait = 200 * time.Microsecond
	// parallel bounds the concurrent reads of one request.
	parallel = 4
)

// onChain identifies a wallet, or a token.
type onChain struct {
	Chain   smartmoney.Chain
	Address string
}

// tradesKey identifies a page of a wallet's trades.
type tradesKey struct {
	Wallet onChain
	Query  service.TradesQuery
}

// loaders holds the loaders of one request: they batch the reads of nested fields, so that a page of
// signals reads all its tokens at once.
type loaders struct {
	Trades   *dataloadgen.Loader[tradesKey, service.TradesRead]
	Signals  *dataloadgen.Loader[service.WalletSignalsQuery, *service.SignalPage]
	Tokens   *dataloadgen.Loader[onChain, *service.Token]
	Outcomes *dataloadgen.Loader[string, []smartmoney.OutcomeToken] // by item id

	DeliveredAt *dataloadgen.Loader[int64, *time.Time] // by sequence in the calling customer's log
}

// newLoaders returns the loaders of one request.
func newLoaders(s *service.Service) *loaders {
	return &loaders{
		Trades: batched(func(ctx context.Context, keys []tradesKey) ([]service.TradesRead, []error) {
			return each(keys, func(k tradesKey) (service.TradesRead, error) {
				return s.Trades(ctx, k.Wallet.Chain, k.Wallet.Address, k.Query)
			})
		}),
		Signals: batched(func(ctx context.Context, keys []service.WalletSignalsQuery) ([]*service.SignalPage, []error) {
			return each(keys, func(q service.WalletSignalsQuery) (*service.SignalPage, error) { return s.WalletSignals(ctx, q) })
		}),
		Tokens: batched(func(ctx context.Context, keys []onChain) ([]*service.Token, []error) {
			return perChain(keys, func(chain smartmoney.Chain, addresses []string) ([]*service.Token, error) {
				return s.Tokens(ctx, chain, addresses)
			})
		}),
		Outcomes:    batched(together(s.Outcomes)),
		DeliveredAt: batched(together(s.DeliveredAt)),
	}
}

func batched[K comparable, V any](fetch func(context.Context, []K) ([]V, []error)) *dataloadgen.Loader[K, V] {
	return dataloadgen.NewLoader(fetch, dataloadgen.WithWait(wait))
}

// together returns what fetches all keys at once. Its error is that of every key.
func together[K comparable, V any](fetch func(context.Context, []K) ([]V, error)) func(context.Context, []K) ([]V, []error) {
	return func(ctx context.Context, keys []K) ([]V, []error) {
		values, err := guard(func() ([]V, error) { return fetch(ctx, keys) })
		if err != nil {
			return nil, []error{err} // a single one applies to every key
		}
		return values, nil
	}
}

// loadAll loads many keys at once. It returns the first error only: a failed batch fails for all
// its keys.
func loadAll[K comparable, V any](ctx context.Context, l *dataloadgen.Loader[K, V], keys []K) ([]V, error) {
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

// perChain calls fetch once per chain that has keys.
func perChain[V any](keys []onChain, fetch func(smartmoney.Chain, []string) ([]V, error)) ([]V, []error) {
	values, errs := make([]V, len(keys)), make([]error, len(keys))
	for _, chain := range smartmoney.Chains() {
		var addresses []string
		var indexes []int
		for i, key := range keys {
			if key.Chain == chain {
				addresses, indexes = append(addresses, key.Address), append(indexes, i)
			}
		}
		if len(indexes) == 0 {
			continue
		}
		fetched, err := guard(func() ([]V, error) { return fetch(chain, addresses) })
		for n, i := range indexes {
			if err != nil {
				errs[i] = err
				continue
			}
			values[i] = fetched[n]
		}
	}
	return values, errs
}

// each calls fetch once per key, up to parallel at a time.
func each[K comparable, V any](keys []K, fetch func(K) (V, error)) ([]V, []error) {
	values := make([]V, len(keys))
	errs := make([]error, len(keys))
	var group errgroup.Group
	group.SetLimit(parallel)
	for i, key := range keys {
		group.Go(func() error {
			values[i], errs[i] = guard(func() (V, error) { return fetch(key) })
			return nil
		})
	}
	_ = group.Wait() // the functions store their errors
	return values, errs
}

// guard converts a panic into an error: a batch runs in a goroutine of its own, where a panic
// would end the process.
func guard[T any](f func() (T, error)) (result T, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic while loading: %v", r)
		}
	}()
	return f()
}

// entities returns what find returns for each representation of a gateway: nil for what is unknown. An
// error is that of its object alone.
func entities[R comparable, V any](representations []R, find func(R) (V, error)) ([]V, error) {
	found, errs := each(representations, find)
	return found, graphql.BatchErrorList(errs)
}
