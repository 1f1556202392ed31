package routes

import (
	"context"
	"errors"
	"log/slog"
	"net/http"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/turns"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// Gate returns the owner of the key or token in an Authorization header ("" if a request has
// none), by the scheme of a service. A *smartmoney.Error of code UNAUTHENTICATED rejects the
// request. *auth.Gate implements it.
type Gate interface {
	Authenticate(ctx context.Context, scheme auth.Scheme, authorization string) (auth.Principal, error)
}

// Options are the settings of the handler.
type Options struct {
	// Gate checks keys and tokens. Required.
	Gate Gate
	// Limits bounds the rate of requests. Nil: no limits.
	Limits *auth.Limiter
	// Changes are the turns of a customer's requests that change something. Nil: any number run at a time.
	Changes *turns.Turns
	// Costly are the turns of a customer's costly requests, which studio.ServiceOptions.Turns are, too: a request's lasts until
	// its answer is encoded. Nil: it may end before.
	Costly *turns.Turns
	// Answers counts the bytes of large answers until they are written. Nil: they are not bounded.
	Answers *httpapi.Answers
	// Logger receives errors that callers must not see. Nil means slog.Default().
	Logger *slog.Logger
}

// Handler serves every path of Paths.
type Handler struct {
	opts     Options
	resolver *resolvers.Resolver
	routes   []route
	bodies   bodies
}

// NewHandler returns the handler; mount it at each of Paths. It authenticates requests itself and
// needs no middleware; its log lines contain the request id in the context (reqid). It starts
// no goroutine.
func NewHandler(resolver *resolvers.Resolver, opts Options) (*Handler, error) {
	if opts.Gate == nil {
		return nil, errors.New("services: Options.Gate is missing")
	}
	if opts.Logger == nil {
		opts.Logger = slog.Default()
	}
	return &Handler{opts: opts, resolver: resolver, routes: routes(), bodies: bodies{customers: map[string]int64{}}}, nil
}

// request is a request that has found its route.
type request struct {
	w http.ResponseWriter
	*http.Request
	resolver *resolvers.Resolver
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
	who, err := h.authenticate(r, to.scheme)
	if err != nil {
		return err
	}
	at := &request{w: w, Request: r.WithContext(auth.WithPrincipal(r.Context(), who)), resolver: h.resolver, params: params}
	operation := to.operation(r.Method)
	if at.query, err = operation.query(r.URL.RawQuery); err != nil {
		return err
	}
	if operation.limit > smallBody {
		done, err := h.bodies.admit(who.CustomerID, bodySize(r, operation.limit))
		if err != nil {
			return err
		}
		defer done()
	}
	if operation.limit > 0 {
		if at.body, err = httpapi.ReadJSON(w, r, operation.limit); err != nil {
			return err
		}
	}
	if err := h.charge(who, operation, at); err != nil {
		return err
	}
	counted := h.opts.Answers.Count(who.CustomerID)
	defer counted.Done()
	answer, err := h.answer(who, operation, at, counted, to.changes(r.Method))
	if err != nil {
		return err
	}
	answer.write(w, http.StatusOK)
	return nil
}

// answer runs an operation in its turns, which do not last until the answer is read.
func (h *Handler) answer(who auth.Principal, o *operation, at *request, counted *httpapi.Counted, changes bool) (*encoded, error) {
	ctx, end := h.opts.Costly.Share(at.Context())
	defer end()
	at.Request = at.WithContext(ctx)
	if changes {
		done, err := h.opts.Changes.Acquire(ctx, who.CustomerID)
		if err != nil {
			return nil, err
		}
		defer done()
	}
	body, err := o.run(at)
	if err != nil {
		return nil, err
	}
	return encode(body, counted, changes)
}

// authenticate returns the principal, whose scope and limits must allow the request.
func (h *Handler) authenticate(r *http.Request, scheme auth.Scheme) (auth.Principal, error) {
	who, err := h.opts.Gate.Authenticate(r.Context(), scheme, r.Header.Get("Authorization"))
	if err != nil {
		return auth.Principal{}, err
	}
	if err := who.Require(smartmoney.ScopeRead); err != nil {
		return auth.Principal{}, err
	}
	return who, h.opts.Limits.Request(who)
}
