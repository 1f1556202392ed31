package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/graph/websocket"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
)

// backend is the handler as the backend of websockets.
type backend struct{ *Handler }

var _ websocket.Backend = backend{}

// Authenticate returns the caller of an Authorization header, also in the context.
func (b backend) Authenticate(ctx context.Context, authorization string) (context.Context, auth.Principal, error) {
	return b.authenticate(ctx, authorization)
}

// DecodeParams reads a request from a message.
func (b backend) DecodeParams(payload []byte) (*graphql.RawParams, error) {
	params, refused := decodePost(payload)
	if refused != nil {
		return nil, refused.err
	}
	return params, nil
}
