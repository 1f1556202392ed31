package resolvers

import (
	"context"

	"smartmoney/internal/smartmoney"
)

// Config gives the configuration of the customer who asks.
func (r *Resolver) Config(ctx context.Context) (*smartmoney.CustomerConfig, error) {
	return r.service.Config(ctx)
}

// UpdateConfig changes the configuration of the customer who asks, and gives the
// whole of it.
func (r *Resolver) UpdateConfig(ctx context.Context, u smartmoney.ConfigUpdate) (*smartmoney.CustomerConfig, error) {
	return r.service.UpdateConfig(ctx, u)
}
