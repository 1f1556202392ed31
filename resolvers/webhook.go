package resolvers

import (
	"github.com/smartmoneyhq/smartmoney/graph/model"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// webhookChange converts the changes of a webhook for the use cases. It returns BAD_USER_INPUT for
// a null field.
func webhookChange(in *model.UpdateWebhookInput) (outbox.WebhookChange, error) {
	p := &fieldReader{}
	c := outbox.WebhookChange{URL: one(p, "url", in.URL), Format: one(p, "format", in.Format), Enabled: one(p, "enabled", in.Enabled)}
	if types := list(p, "types", in.Types); types != nil {
		c.Types = &types
	}
	if chains := list(p, "chains", in.Chains); chains != nil {
		c.Chains = &chains
	}
	return c, smartmoney.BadInputs(p.problems)
}
