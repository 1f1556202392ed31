package resolvers

import (
	"context"

	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
)

// Config returns the configuration of the customer who asks.
func (r *Resolver) Config(ctx context.Context) (*smartmoney.CustomerConfig, error) {
	return r.service.Config(ctx)
}

// ConfigChange is what UpdateConfig did.
type ConfigChange = service.ConfigChange

// UpdateConfig changes the configuration of the customer who asks, and gives the
// whole of it.
func (r *Resolver) UpdateConfig(ctx context.Context, u smartmoney.ConfigUpdate) (*ConfigChange, error) {
	return r.service.UpdateConfig(ctx, u)
}

// WebhookStatus tells how sending to the webhook of the customer who asks goes.
func (r *Resolver) WebhookStatus(ctx context.Context) (*service.Webhook, error) {
	return r.service.Webhook(ctx)
}
