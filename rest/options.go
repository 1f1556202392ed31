package rest

import (
	"context"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/turns"
)

// Prefix is the path of the endpoints, with the version segment.
const Prefix = "/v3/alpha/"

// Authenticator returns the owner of the key in an Authorization header ("" if a request has
// none). A *smartmoney.Error of code UNAUTHENTICATED rejects the request.
type Authenticator interface {
	Authenticate(ctx context.Context, authorization string) (auth.Principal, error)
}

// Options are the settings of the handler.
type Options struct {
	// Auth checks keys. Required.
	Auth Authenticator
	// Limits bounds the rate of requests. Nil: no limits.
	Limits *auth.Limiter
	// Changes are the turns of a customer's requests that change something. Nil: any number run at a time.
	Changes *turns.Turns
	// Costly are the turns of a customer's costly requests, over all interfaces. Nil: any number run at a time.
	Costly *turns.Turns
	// ResponseCache is the response cache, which handlers may share. Nil disables caching.
	ResponseCache *responsecache.Cache
	// Answers counts the bytes of large answers until they are written. Nil: they are not bounded.
	Answers *httpapi.Answers
	// Timeout is how long a request may take, writing its response excepted; 0: no limit. One that takes longer is
	// answered with 503.
	Timeout time.Duration
	// Logger receives errors that callers must not see. Nil means slog.Default().
	Logger *slog.Logger
}
