package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"smartmoney/graph/websocket"
	"smartmoney/internal/auth"
	"smartmoney/internal/smartmoney"
)

// backend is the handler as the backend of websockets.
type backend struct{ *Handler }

var _ websocket.Backend = backend{}

// Authenticate returns the caller of an Authorization header.
func (b backend) Authenticate(ctx context.Context, authorization string) (context.Context, websocket.Caller, error) {
	who, err := b.principal(ctx, authorization)
	if err != nil {
		return nil, websocket.Caller{}, err
	}
	return auth.WithPrincipal(ctx, who), websocket.Caller{KeyID: who.KeyID, CustomerID: who.CustomerID}, nil
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
// customer.
func (h *Handler) principal(ctx context.Context, authorization string) (auth.Principal, error) {
	who, err := h.opts.Auth.Authenticate(ctx, authorization)
	if err != nil {
		return auth.Principal{}, err
	}
	return who, who.Require(smartmoney.ScopeCustomer)
}
