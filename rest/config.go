package rest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"

	"smartmoney/internal/auth"
	"smartmoney/internal/httpapi"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/wire"
)

// maxConfigBody bounds the body of an update, bytes: many times what every field at
// its longest takes.
const maxConfigBody = 64 << 10

// config is GET and PUT /config (interface 4.4 and 4.5).
func (h *Handler) config(w http.ResponseWriter, r *http.Request) error {
	answer := h.getConfig
	if r.Method == http.MethodPut {
		answer = h.updateConfig
	}
	ctx, err := h.account(r)
	if err != nil {
		return err
	}
	if err := readParameters(r.URL.RawQuery, nil); err != nil {
		return err
	}
	c, err := answer(ctx, w, r)
	if err != nil {
		return err
	}
	switch hook, err := h.resolver.WebhookStatus(ctx); {
	case err != nil && r.Method == http.MethodPut:
		// The change is made, and a secret that it made is shown this once: the answer
		// must not be one of failure.
		h.report(r, fmt.Errorf("status of the webhook after a change: %w", err))
	case err != nil:
		return err
	case hook.DisabledReason != nil:
		w.Header().Set(webhookDisabled, *hook.DisabledReason)
	}
	write(w, http.StatusOK, wire.AppendConfig(make([]byte, 0, configSize), c))
	return nil
}

// What the interface's configuration has no place for.
const (
	webhookSecret   = "Webhook-Secret"   // a new secret, told this once
	webhookDisabled = "Webhook-Disabled" // why nothing is sent to webhook_url any more
)

// configSize is about how many bytes a configuration takes.
const configSize = 1200

func (h *Handler) getConfig(ctx context.Context, _ http.ResponseWriter, _ *http.Request) (*smartmoney.CustomerConfig, error) {
	return h.resolver.Config(ctx)
}

// updateConfig changes what the body gives. A list of chains or signal types
// replaces the whole list, the prediction markets in it included, though REST cannot
// name these: whoever asks for base alone must get base alone. A body may be the whole
// of what GET gave, with changes: what cannot be changed, and lists that name prediction
// markets, may stand in it as they are.
func (h *Handler) updateConfig(ctx context.Context, w http.ResponseWriter, r *http.Request) (*smartmoney.CustomerConfig, error) {
	body, err := readJSON(w, r, maxConfigBody)
	if err != nil {
		return nil, err
	}
	var failed error
	update, err := wire.DecodeConfig(body, wire.ConfigForm{DEXOnly: true, Present: func() *smartmoney.CustomerConfig {
		present, err := h.resolver.Config(ctx)
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
	changed, err := h.resolver.UpdateConfig(ctx, update)
	if err != nil {
		return nil, err
	}
	if changed.WebhookSecret != nil {
		w.Header().Set(webhookSecret, *changed.WebhookSecret)
	}
	return changed.CustomerConfig, nil
}

// account returns a context that carries the customer who calls. A key of no customer
// is told what interface 4.4 has for it; that its scope is the wrong one as well would
// not help its owner.
func (h *Handler) account(r *http.Request) (context.Context, error) {
	who, err := h.opts.Auth.Authenticate(r.Context(), r.Header.Get("Authorization"))
	if err != nil {
		return nil, err
	}
	if who.CustomerID == "" {
		return nil, smartmoney.BadInput("", "customer id is required")
	}
	if err := who.Require(smartmoney.ScopeCustomer); err != nil {
		return nil, err
	}
	return auth.WithPrincipal(r.Context(), who), nil
}

// readJSON reads a body of at most limit bytes that is said to be JSON. One of no
// content type is taken as JSON.
func readJSON(w http.ResponseWriter, r *http.Request, limit int64) ([]byte, error) {
	if given := r.Header.Get("Content-Type"); given != "" {
		kind, params, err := mime.ParseMediaType(given)
		charset := params["charset"]
		if err != nil || kind != "application/json" || charset != "" && !strings.EqualFold(charset, "utf-8") {
			return nil, &httpapi.Error{Status: http.StatusUnsupportedMediaType, Message: "the body must be application/json in UTF-8, got " + smartmoney.Shown(given)}
		}
	}
	if given := r.Header.Get("Content-Encoding"); given != "" && !strings.EqualFold(given, "identity") {
		return nil, &httpapi.Error{Status: http.StatusUnsupportedMediaType, Message: "the body must not be compressed, got " + smartmoney.Shown(given)}
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limit))
	if _, tooLarge := errors.AsType[*http.MaxBytesError](err); tooLarge {
		return nil, &httpapi.Error{Status: http.StatusRequestEntityTooLarge, Message: "the body must have at most 64 KiB"}
	}
	if err != nil {
		return nil, &httpapi.Error{Status: http.StatusBadRequest, Message: "the body could not be read to its end"}
	}
	return body, nil
}
