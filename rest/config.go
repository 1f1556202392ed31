package rest

import (
	"cmp"
	"context"
	"fmt"
	"net/http"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// maxConfigBody bounds the body of an update, bytes. It is many times the size of a body with
// every field at its longest.
const maxConfigBody = 64 << 10

// config serves GET /config (interface 4.4).
func (h *Handler) config(_ context.Context, w http.ResponseWriter, r *http.Request) (work, error) {
	return work{cost: configCost, run: func(ctx context.Context) ([]byte, error) {
		c, err := h.resolver.Query().Config(ctx)
		if err != nil {
			return nil, err
		}
		if err := h.showWebhook(ctx, w); err != nil {
			return nil, err
		}
		return wire.AppendConfig(make([]byte, 0, configSize), c), nil
	}}, readParameters(r.URL.RawQuery, nil)
}

// showWebhook says in the header why sending to webhook_url has stopped, if it has.
func (h *Handler) showWebhook(ctx context.Context, w http.ResponseWriter) error {
	hook, err := h.resolver.Query().Webhook(ctx)
	if err == nil && hook.DisabledReason != nil {
		w.Header().Set(webhookDisabled, *hook.DisabledReason)
	}
	return err
}

// Headers with values that the configuration's JSON does not contain.
const (
	webhookSecret   = "Webhook-Secret"   // a new secret, shown only once
	webhookDisabled = "Webhook-Disabled" // why sending to webhook_url has stopped
)

// configSize is the approximate size of an encoded configuration, bytes.
const configSize = 1200

// updateConfig serves PUT /config (interface 4.5): it changes the fields in the body. A list of
// chains or signal types replaces the whole list, including prediction markets, although REST
// cannot name these: a caller that sends base only must get base only. The body may also be a
// modified copy of a GET response: read-only fields, and lists that name prediction markets, are
// accepted if unchanged.
func (h *Handler) updateConfig(ctx context.Context, w http.ResponseWriter, r *http.Request) (work, error) {
	if _, err := auth.Require(ctx, smartmoney.ScopeCustomer); err != nil {
		return work{}, err // whatever is wrong with the body, too
	}
	if err := readParameters(r.URL.RawQuery, nil); err != nil {
		return work{}, err
	}
	body, err := httpapi.ReadJSON(w, r, maxConfigBody)
	if err != nil {
		return work{}, err
	}
	return work{cost: configCost, class: new(limits.Changes), run: func(ctx context.Context) ([]byte, error) {
		update, err := h.decodeConfig(ctx, body)
		if err != nil {
			return nil, err
		}
		changed, err := h.resolver.UpdateConfig(ctx, update)
		if err != nil {
			return nil, err
		}
		if changed.WebhookSecret != nil {
			w.Header().Set(webhookSecret, *changed.WebhookSecret)
		}
		if err := h.showWebhook(ctx, w); err != nil {
			// The change is committed, and a new secret is shown only once: the response must
			// not report failure.
			h.report(r, fmt.Errorf("read the webhook after a change: %w", err))
		}
		return wire.AppendConfig(make([]byte, 0, configSize), changed.Config), nil
	}}, nil
}

// decodeConfig reads an update of the configuration of the customer in ctx.
func (h *Handler) decodeConfig(ctx context.Context, body []byte) (smartmoney.ConfigUpdate, error) {
	var failed error
	update, err := wire.DecodeConfig(body, wire.ConfigForm{DEXOnly: true, Present: func() *smartmoney.CustomerConfig {
		present, err := h.resolver.Query().Config(ctx)
		if smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
			failed = err
		}
		return present
	}})
	return update, cmp.Or(failed, err)
}
