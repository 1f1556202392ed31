package rest

import (
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

// config serves GET and PUT /config (interface 4.4 and 4.5).
func (h *Handler) config(w http.ResponseWriter, r *http.Request) error {
	operation := h.getConfig
	if r.Method == http.MethodPut {
		operation = h.updateConfig
	}
	ctx, err := h.authenticateCustomer(r)
	if err != nil {
		return err
	}
	if err := readParameters(r.URL.RawQuery, nil); err != nil {
		return err
	}
	if err := h.charge(ctx, configCost); err != nil {
		return err
	}
	c, err := operation(ctx, w, r)
	if err != nil {
		return err
	}
	switch hook, err := h.resolver.Query().Webhook(ctx); {
	case err != nil && r.Method == http.MethodPut:
		// The change is committed, and a new secret is shown only once: the response must
		// not report failure.
		h.report(r, fmt.Errorf("read the webhook after a change: %w", err))
	case err != nil:
		return err
	case hook.DisabledReason != nil:
		w.Header().Set(webhookDisabled, *hook.DisabledReason)
	}
	write(w, http.StatusOK, wire.AppendConfig(make([]byte, 0, configSize), c))
	return nil
}

// Headers with values that the configuration's JSON does not contain.
const (
	webhookSecret   = "Webhook-Secret"   // a new secret, shown only once
	webhookDisabled = "Webhook-Disabled" // why sending to webhook_url has stopped
)

// configSize is the approximate size of an encoded configuration, bytes.
const configSize = 1200

func (h *Handler) getConfig(ctx context.Context, _ http.ResponseWriter, _ *http.Request) (*smartmoney.CustomerConfig, error) {
	return h.resolver.Query().Config(ctx)
}

// updateConfig changes the fields in the body. A list of chains or signal types replaces the
// whole list, including prediction markets, although REST cannot name these: a caller that
// sends base only must get base only. The body may also be a modified copy of a GET response:
// read-only fields, and lists that name prediction markets, are accepted if unchanged.
func (h *Handler) updateConfig(ctx context.Context, w http.ResponseWriter, r *http.Request) (*smartmoney.CustomerConfig, error) {
	body, err := httpapi.ReadJSON(w, r, maxConfigBody)
	if err != nil {
		return nil, err
	}
	var failed error
	update, err := wire.DecodeConfig(body, wire.ConfigForm{DEXOnly: true, Present: func() *smartmoney.CustomerConfig {
		present, err := h.resolver.Query().Config(ctx)
		if smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
			failed = err
		}
		return present
	}})
	if failed != nil {
		return nil, failed
	}
	if err != nil {
		return nil, err
	}
	done, err := limits.Enter(ctx, limits.Changes)
	if err != nil {
		return nil, err
	}
	defer done()
	changed, err := h.resolver.UpdateConfig(ctx, update)
	if err != nil {
		return nil, err
	}
	if changed.WebhookSecret != nil {
		w.Header().Set(webhookSecret, *changed.WebhookSecret)
	}
	return changed.Config, nil
}

// authenticateCustomer returns a context that carries the principal. A key without a customer
// gets the error of interface 4.4, even if its scope is wrong as well.
func (h *Handler) authenticateCustomer(r *http.Request) (context.Context, error) {
	who, err := h.opts.Auth.Authenticate(r.Context(), r.Header.Get("Authorization"))
	if err != nil {
		return nil, err
	}
	if who.CustomerID == "" {
		return nil, smartmoney.BadInput("", "customer id is required")
	}
	if err := who.Require(smartmoney.ScopeRead); err != nil {
		return nil, err
	}
	return h.opts.Gate.Request(auth.WithPrincipal(r.Context(), who))
}
