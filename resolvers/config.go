package resolvers

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Config returns the configuration of the customer in ctx.
func (r *Resolver) Config(ctx context.Context) (*smartmoney.CustomerConfig, error) {
	return r.service(ctx).Config(ctx)
}

// ConfigChange is the result of UpdateConfig.
type ConfigChange = service.ConfigChange

// UpdateConfig changes the configuration of the customer in ctx and returns the whole
// configuration.
func (r *Resolver) UpdateConfig(ctx context.Context, u smartmoney.ConfigUpdate) (*ConfigChange, error) {
	return r.service(ctx).UpdateConfig(ctx, u)
}

// WebhookStatus returns the state of the webhook of the customer in ctx.
func (r *Resolver) WebhookStatus(ctx context.Context) (*service.Webhook, error) {
	return r.service(ctx).Webhook(ctx)
}
