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

// New returns the resolvers over the use cases of s.
func New(s *service.Service) *Resolver { return &Resolver{service: s} }

// WalletFilter is the filter argument of a leaderboard.
type WalletFilter = service.WalletFilter

// SignalPage is a page of a customer's notification log.
type SignalPage = service.SignalPage

// Signal is a signal in a customer's notification log.
type Signal = service.Signal

// WalletPage is a page of a leaderboard.
type WalletPage = service.WalletPage

// Version returns the version that a response about a chain would show now.
func (r *Resolver) Version(ctx context.Context, chain smartmoney.Chain) (answer.Version, error) {
	return r.service.Version(ctx, chain)
}

type loadersKey struct{}

// WithLoaders returns a context with new loaders. It is called once per request.
func (r *Resolver) WithLoaders(ctx context.Context) context.Context {
	return context.WithValue(ctx, loadersKey{}, loader.New(r.service))
}

// loaders returns the loaders of the request, or new ones outside a request.
func (r *Resolver) loaders(ctx context.Context) *loader.Set {
	if set, ok := ctx.Value(loadersKey{}).(*loader.Set); ok {
		return set
	}
	return loader.New(r.service)
}

func walletKey(w *smartmoney.Wallet) loader.WalletKey {
	return loader.WalletKey{Chain: w.Chain, Address: w.Address}
}

// Page sizes if the caller sets none, or null. The schema has the same defaults.
const (
	defaultPage       = 50
	defaultNestedPage = 20
)

// orElse returns *given, or fallback if given is nil.
func orElse(given *int, fallback int) int {
	if given == nil {
		return fallback
	}
	return *given
}

// pointers returns pointers to the elements, nil for a nil list.
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
