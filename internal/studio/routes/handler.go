package routes

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"net/http"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// Options are the settings of the handler.
type Options struct {
	// Gate checks keys and tokens. Required.
	Gate *auth.Gate
	// Limits admits requests and what they do, over all interfaces. Nil: nothing is bounded.
	Limits *limits.Gate
	// Logger receives errors that callers must not see. Nil means slog.Default().
	Logger *slog.Logger
}

// Handler serves every path of Paths.
type Handler struct {
	opts     Options
	resolver *resolvers.Resolver
	routes   []route
}

// NewHandler returns the handler; mount it at each of Paths. It authenticates requests itself and
// needs no middleware; its log lines contain the request id in the context (httpapi). It starts
// no goroutine.
func NewHandler(resolver *resolvers.Resolver, opts Options) (*Handler, error) {
	if opts.Gate == nil {
		return nil, errors.New("services: Options.Gate is missing")
	}
	opts.Logger = cmp.Or(opts.Logger, slog.Default())
	return &Handler{opts: opts, resolver: resolver, routes: routes()}, nil
}

// request is a request that has found its route.
type request struct {
	w http.ResponseWriter
	*http.Request
	platform *studio.Service
	params   []string // the parts of the path that the route names, decoded
	query    httpapi.Query
	body     []byte // nil if the route takes none
}

// ServeHTTP responds to one request.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	to, params := h.find(r)
	defer func() {
		if value := recover(); value != nil {
			h.panicked(w, r, to, value)
		}
	}()
	if err := h.serve(w, r, to, params); err != nil {
		h.fail(w, r, to, err)
	}
}

// serve runs a request on its route.
func (h *Handler) serve(w http.ResponseWriter, r *http.Request, to *route, params []string) error {
	if to.path == "" {
		return &httpapi.Error{Status: http.StatusNotFound, Message: "no such endpoint: /docs lists all paths"}
	}
	if !to.methods().Allow(r.Method) {
		return to.methods().Refuse(w.Header())
	}
	ctx, err := h.authenticate(r, to.scheme)
	if err != nil {
		return err
	}
	who, _ := auth.From(ctx)
	at := &request{w: w, Request: r.WithContext(ctx), platform: h.resolver.Platform(), params: params}
	operation := to.operation(r.Method)
	if at.query, err = operation.query(r.URL.RawQuery); err != nil {
		return err
	}
	if operation.limit > smallBody {
		body, err := h.opts.Limits.Reserve(who.CustomerID, limits.Bodies, int(bodySize(r, operation.limit)))
		if err != nil {
			return err
		}
		defer body.Release()
	}
	if operation.limit > 0 {
		if at.body, err = httpapi.ReadJSON(w, r, operation.limit); err != nil {
			return err
		}
	}
	if err := h.charge(who, operation, at); err != nil {
		return err
	}
	reserved := h.opts.Limits.Reservation(who.CustomerID, limits.Responses)
	defer reserved.Release()
	answer, err := h.answer(operation, at, reserved, to.changes(r.Method))
	if err != nil {
		return err
	}
	answer.write(w, http.StatusOK)
	return nil
}

// answer runs an operation within its classes, which it leaves before the answer is read.
func (h *Handler) answer(o *operation, at *request, reserved *limits.Reservation, changes bool) (*encoded, error) {
	ctx, end := limits.Share(at.Context())
	defer end()
	at.Request = at.WithContext(ctx)
	if changes {
		done, err := limits.Enter(ctx, limits.Changes)
		if err != nil {
			return nil, err
		}
		defer done()
	}
	body, err := o.run(at)
	if err != nil {
		return nil, err
	}
	return encode(body, reserved, changes)
}

// authenticate returns a context that carries the principal, whose scope and limits must allow the
// request.
func (h *Handler) authenticate(r *http.Request, scheme auth.Scheme) (context.Context, error) {
	who, err := h.opts.Gate.Authenticate(r.Context(), scheme, r.Header.Get("Authorization"))
	if err != nil {
		return nil, err
	}
	if err := who.Require(smartmoney.ScopeRead); err != nil {
		return nil, err
	}
	return h.opts.Limits.Request(auth.WithPrincipal(r.Context(), who))
}

// bodySize returns how many bytes of a body a request can make the service hold: as many as it
// announces, else the limit.
func bodySize(r *http.Request, limit int64) int64 {
	if r.ContentLength < 0 {
		return limit
	}
	return min(r.ContentLength, limit)
}
