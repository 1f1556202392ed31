package rest

import (
	"context"
	"log/slog"

	"smartmoney/internal/answer"
	"smartmoney/internal/auth"
)

// Prefix is where the endpoints are: the service's root with its version segment.
const Prefix = "/v3/alpha/"

// Authenticator tells who sends a request, from its Authorization header ("" when
// it has none). A *smartmoney.Error of code UNAUTHENTICATED refuses it.
type Authenticator interface {
	Authenticate(ctx context.Context, authorization string) (auth.Principal, error)
}

// Options are the settings of the handler.
type Options struct {
	// Auth checks keys. Required.
	Auth Authenticator
	// Answers keeps whole answers; share one among handlers. Nil keeps none.
	Answers *answer.Cache
	// Logger gets what callers must not see. Nil: slog.Default().
	Logger *slog.Logger
}
