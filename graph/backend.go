package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/graph/websocket"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// backend is the handler as the backend of websockets.
type backend struct{ *Handler }

var _ websocket.Backend = backend{}

// Authenticate returns the caller of an Authorization header, also in the context.
func (b backend) Authenticate(ctx context.Context, authorization string) (context.Context, auth.Principal, error) {
	who, err := b.principal(ctx, authorization)
	if err != nil {
		return nil, auth.Principal{}, err
	}
	return auth.WithPrincipal(ctx, who), who, nil
}

// DecodeParams reads a request from a message.
func (b backend) DecodeParams(payload []byte) (*graphql.RawParams, error) {
	params, refused := decodePost(payload)
	if refused != nil {
		return nil, refused.err
	}
	return params, nil
}

// principal returns the owner of the key in an Authorization header. The key must have scope
// customer, read or operator; checkScope says what the others than customer may run.
func (h *Handler) principal(ctx context.Context, authorization string) (auth.Principal, error) {
	who, err := h.opts.Auth.Authenticate(ctx, authorization)
	if err != nil {
		return auth.Principal{}, err
	}
	if who.Scope == smartmoney.ScopeOperator {
		return who, nil
	}
	return who, who.Require(smartmoney.ScopeRead)
}
