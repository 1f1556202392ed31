package rest

import (
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
)

// Prefix is the path of the endpoints, with the version segment.
const Prefix = "/v3/alpha/"

// Options are the settings of the handler.
type Options struct {
	// Auth checks keys. Required.
	Auth auth.Verifier
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
