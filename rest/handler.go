package rest

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strconv"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
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
// in the context (reqid). It starts no goroutine.
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

// write responds with JSON.
func write(w http.ResponseWriter, status int, body []byte) {
	header := w.Header()
	header["Content-Type"] = []string{"application/json"}
	header["Content-Length"] = []string{strconv.Itoa(len(body))}
	w.WriteHeader(status)
	httpapi.WriteBody(w, body)
}
