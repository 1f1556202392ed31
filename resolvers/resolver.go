package resolvers

import (
	"context"

	"smartmoney/graph/loader"
	"smartmoney/internal/answer"
	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
)

// Resolver resolves every field of the schema. It is safe for concurrent use.
type Resolver struct {
	service *service.Service
}

// New makes the resolvers over the use cases.
func New(s *service.Service) *Resolver { return &Resolver{service: s} }

// WalletFilter is the filter argument of a leaderboard.
type WalletFilter = service.WalletFilter

// SignalPage is a page of a customer's log of signals.
type SignalPage = service.SignalPage

// Signal is an entry of a customer's log.
type Signal = service.Signal

// WalletPage is a page of a leaderboard.
type WalletPage = service.WalletPage

// Version is what an answer about a chain would show now.
func (r *Resolver) Version(ctx context.Context, chain smartmoney.Chain) (answer.Version, error) {
	return r.service.Version(ctx, chain)
}

type loadersKey struct{}

// WithLoaders returns a context with loaders of its own: one per request.
func (r *Resolver) WithLoaders(ctx context.Context) context.Context {
	return context.WithValue(ctx, loadersKey{}, loader.New(r.service))
}

// loaders returns the request's loaders; outside a request, fresh ones.
func (r *Resolver) loaders(ctx context.Context) *loader.Set {
	if set, ok := ctx.Value(loadersKey{}).(*loader.Set); ok {
		return set
	}
	return loader.New(r.service)
}

func walletKey(w *smartmoney.Wallet) loader.WalletKey {
	return loader.WalletKey{Chain: w.Chain, Address: w.Address}
}

// Sizes of pages where a caller gives none, or null; the schema's defaults are the same.
const (
	usualPage       = 50
	usualNestedPage = 20
)

// orElse returns what is given, else the usual value.
func orElse(given *int, usual int) int {
	if given == nil {
		return usual
	}
	return *given
}

// pointers returns pointers to the elements, nil for no list.
func pointers[T any](list []T) []*T {
	if list == nil {
		return nil
	}
	out := make([]*T, len(list))
	for i := range list {
		out[i] = &list[i]
	}
	return out
}
