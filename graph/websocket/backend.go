package websocket

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
)

// Backend runs operations. It is an interface because its implementation is the HTTP handler
// of the same operations, which passes upgrades to this package. Its methods may be called
// from any goroutine.
type Backend interface {
	// Authenticate returns the owner of the key in an Authorization header, "" if there was
	// none, and a context that carries the caller to Run. A *smartmoney.Error of code
	// UNAUTHENTICATED or FORBIDDEN rejects the key; any other error means that it cannot be
	// checked at the moment.
	Authenticate(ctx context.Context, authorization string) (context.Context, auth.Principal, error)
	// DecodeParams reads query, operationName, variables and extensions from a JSON
	// object. Its errors are *smartmoney.Error.
	DecodeParams(payload []byte) (*graphql.RawParams, error)
	// Run starts an operation of the caller in ctx and returns at once. The operation inherits
	// the values of ctx, not its end. Results go to writer, from other goroutines or from
	// within Run. The errors say why the operation cannot start, in the form that the caller
	// may see; writer is not called then.
	Run(ctx context.Context, params *graphql.RawParams, writer fanout.Writer) (fanout.Running, gqlerror.List)
}
