package rest

import (
	"context"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
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
	// Gate admits requests and what they do, over all interfaces. Nil: nothing is bounded.
	Gate *limits.Gate
	// ResponseCache is the response cache, which handlers may share. Nil disables caching.
	ResponseCache *responsecache.Cache
	// Timeout is how long a request may take, writing its response excepted; 0: no limit. One that
	// takes longer is answered with 503.
	Timeout time.Duration
	// Logger receives errors that callers must not see. Nil means slog.Default().
	Logger *slog.Logger
}
