package rest

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// Handler serves every path below Prefix.
type Handler struct {
	opts     Options
	resolver *resolvers.Resolver
	wallets  *walletEncoder
	routes   map[string][]endpoint
	late     error // of a request that took longer than Options.Timeout
}

// NewHandler returns the handler of the documented endpoints; mount it at Prefix. It
// authenticates requests itself and needs no middleware; its log lines contain the request id
// in the context (httpapi). It starts no goroutine.
func NewHandler(resolver *resolvers.Resolver, opts Options) (*Handler, error) {
	if opts.Auth == nil {
		return nil, errors.New("rest: Options.Auth is missing")
	}
	if opts.Logger == nil {
		opts.Logger = slog.Default()
	}
	late := smartmoney.Errorf(smartmoney.CodeUnavailable, "the request did not finish within %v: request less at a time, or try again", opts.Timeout)
	return &Handler{opts: opts, resolver: resolver, wallets: newWalletEncoder(), routes: routes(), late: late}, nil
}

// ServeHTTP responds to one request.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	defer func() {
		if value := recover(); value != nil {
			h.panicked(w, r, value)
		}
	}()
	if h.opts.Timeout > 0 {
		ctx, cancel := context.WithTimeoutCause(r.Context(), h.opts.Timeout, h.late)
		defer cancel()
		r = r.WithContext(ctx)
	}
	if err := h.serve(w, r); err != nil {
		h.fail(w, r, err)
	}
}

func write(w http.ResponseWriter, status int, body []byte) {
	header := w.Header()
	header["Content-Type"] = []string{"application/json"}
	header["Content-Length"] = []string{strconv.Itoa(len(body))}
	w.WriteHeader(status)
	httpapi.WriteBody(w, body)
}

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
