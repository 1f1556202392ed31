package websocket

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/fanout"
)

// Caller is who a connection belongs to.
type Caller struct {
	KeyID      string // what connections are counted by
	CustomerID string
}

// Backend is what runs operations. It is an interface because it is the HTTP handler of
// the same operations, which leads upgrades here. Its methods may be called from any
// goroutine.
type Backend interface {
	// Authenticate tells who an Authorization header names, "" where there was none, and
	// gives a context that carries them for Run. An *smartmoney.Error of code
	// UNAUTHENTICATED or FORBIDDEN refuses them; any other error means that nobody can
	// tell at the moment.
	Authenticate(ctx context.Context, authorization string) (context.Context, Caller, error)
	// DecodeParams reads query, operationName, variables and extensions out of a JSON
	// object. Its errors are *smartmoney.Error.
	DecodeParams(payload []byte) (*graphql.RawParams, error)
	// Run begins an operation of the caller that ctx carries and returns at once; of ctx
	// only the values matter. Results go to writer, from other goroutines or from within
	// Run. The errors tell why it cannot begin, as the caller may see them; writer hears
	// nothing then.
	Run(ctx context.Context, params *graphql.RawParams, writer fanout.Writer) (fanout.Running, gqlerror.List)
}
