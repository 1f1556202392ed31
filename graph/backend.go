package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"smartmoney/graph/websocket"
	"smartmoney/internal/auth"
	"smartmoney/internal/smartmoney"
)

// backend is the handler as websockets see it.
type backend struct{ *Handler }

var _ websocket.Backend = backend{}

// Authenticate tells who an Authorization header names.
func (b backend) Authenticate(ctx context.Context, authorization string) (context.Context, websocket.Caller, error) {
	who, err := b.principal(ctx, authorization)
	if err != nil {
		return nil, websocket.Caller{}, err
	}
	return auth.WithPrincipal(ctx, who), websocket.Caller{KeyID: who.KeyID, CustomerID: who.CustomerID}, nil
}

// DecodeParams reads a request out of a message.
func (b backend) DecodeParams(payload []byte) (*graphql.RawParams, error) {
	params, no := decodePost(payload)
	if no != nil {
		return nil, no.err
	}
	return params, nil
}

// principal tells who an Authorization header names, if they may ask questions.
func (h *Handler) principal(ctx context.Context, authorization string) (auth.Principal, error) {
	who, err := h.opts.Auth.Authenticate(ctx, authorization)
	if err != nil {
		return auth.Principal{}, err
	}
	return who, who.Require(smartmoney.ScopeCustomer)
}
