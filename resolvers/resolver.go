package resolvers

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
)

// Resolver resolves every field of the schema. It is safe for concurrent use.
type Resolver struct {
	base     *service.Service
	platform *studio.Service // nil: the other services are UNAVAILABLE
}

// New returns the resolvers over the use cases of s.
func New(s *service.Service) *Resolver { return &Resolver{base: s} }

// WithPlatform returns resolvers that also serve the other services of the platform. Without
// them, or with nil, these are UNAVAILABLE.
func (r *Resolver) WithPlatform(p *studio.Service) *Resolver {
	with := *r
	with.platform = p
	return &with
}

// Platform returns the use cases of the other services, which are UNAVAILABLE if it is nil. REST
// asks them for what its bodies say, as the fields of the schema do for their arguments.
func (r *Resolver) Platform() *studio.Service { return r.platform }

// WalletFilter is the filter argument of a leaderboard.
type WalletFilter = service.WalletFilter

// SignalPage is a page of a customer's notification log.
type SignalPage = service.SignalPage

// Signal is a signal in a customer's notification log.
type Signal = service.Signal

// WalletPage is a page of a leaderboard.
type WalletPage = service.WalletPage

// Version returns the version that a response about a chain's window would show now.
func (r *Resolver) Version(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window) (responsecache.Version, error) {
	return r.base.Version(ctx, chain, window)
}

// Page sizes if the caller sets none, or null. The schema has the same defaults.
const (
	defaultPage         = 50
	defaultNestedPage   = 20
	defaultFound        = 25
	defaultEquityPoints = 100
)

// orElse returns *given, or fallback if given is nil.
func orElse[T any](given *T, fallback T) T {
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

// listed returns pointers to the elements of a result, no null for a list that is nil.
func listed[T any](list []T, err error) ([]*T, error) {
	if list == nil {
		list = []T{}
	}
	return pointers(list), err
}
