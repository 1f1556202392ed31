package rest

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// endpoint is one method of a path.
type endpoint struct {
	method   string
	customer bool // it is about the customer of the key, which must have one
	read     func(h *Handler, ctx context.Context, w http.ResponseWriter, r *http.Request) (work, error)
}

// work is what a request asks for, once it is read.
type work struct {
	cost  int                                   // in the units of GraphQL's cost; 0: it is not charged
	class *limits.Class                         // which it is within while it runs; nil: none
	run   func(context.Context) ([]byte, error) // returns the body of the response; nil: it was sent
}

// routes returns the endpoints by their path below Prefix.
func routes() map[string][]endpoint {
	return map[string][]endpoint{
		"leaderboard":   {{http.MethodGet, false, (*Handler).leaderboard}},
		"notifications": {{http.MethodGet, true, (*Handler).notifications}, {http.MethodDelete, true, (*Handler).resetBudget}},
		"config":        {{http.MethodGet, true, (*Handler).config}, {http.MethodPut, true, (*Handler).updateConfig}},
	}
}

// Operations returns the operations of the handler, each as "GET /v3/alpha/config", sorted and
// without HEAD.
func Operations() []string {
	var all []string
	for path, endpoints := range routes() {
		for _, e := range endpoints {
			all = append(all, e.method+" "+Prefix+path)
		}
	}
	slices.Sort(all)
	return all
}

// serve passes a request through its steps. The deadline of Options.Timeout is that of its
// context.
func (h *Handler) serve(w http.ResponseWriter, r *http.Request) error {
	e, err := h.find(w, r)
	if err != nil {
		return err
	}
	ctx, err := h.authenticate(r, e.customer)
	if err != nil {
		return err
	}
	todo, err := e.read(h, ctx, w, r)
	if err != nil {
		return err
	}
	if err := h.charge(ctx, todo.cost); err != nil {
		return err
	}
	body, err := todo.execute(ctx)
	if err != nil || body == nil {
		return err
	}
	return h.answer(ctx, w, body)
}

// find returns the endpoint of a request; HEAD has that of GET.
func (h *Handler) find(w http.ResponseWriter, r *http.Request) (*endpoint, error) {
	endpoints, ok := h.routes[strings.TrimPrefix(r.URL.Path, Prefix)]
	if !ok {
		return nil, &httpapi.Error{Status: http.StatusNotFound, Message: "no such endpoint: /v3/alpha has leaderboard, notifications and config, see /docs"}
	}
	var methods httpapi.Methods
	for i := range endpoints {
		e := &endpoints[i]
		if e.method == r.Method || e.method == http.MethodGet && r.Method == http.MethodHead {
			return e, nil
		}
		methods = append(methods, e.method)
	}
	return nil, methods.Refuse(w.Header())
}

// authenticate counts a request and returns a context that carries the principal, whose scope must
// allow reading. A key without a customer gets the error of interface 4.4 where it must have one,
// even if its scope is wrong as well.
func (h *Handler) authenticate(r *http.Request, customer bool) (context.Context, error) {
	who, err := h.opts.Auth.Authenticate(r.Context(), r.Header.Get("Authorization"))
	if err != nil {
		return nil, err
	}
	if customer && who.CustomerID == "" {
		return nil, smartmoney.BadInput("", "customer id is required")
	}
	if err := who.Require(smartmoney.ScopeRead); err != nil {
		return nil, err
	}
	return h.opts.Gate.Request(auth.WithPrincipal(r.Context(), who))
}

// charge counts the cost of a request for the limits of its caller. It returns RATE_LIMITED.
func (h *Handler) charge(ctx context.Context, cost int) error {
	if cost == 0 {
		return nil
	}
	return h.opts.Gate.Take(ctx, limits.Cost, float64(cost))
}

// execute runs the work within its class, which it leaves before the response is read.
func (w *work) execute(ctx context.Context) ([]byte, error) {
	if w.class != nil {
		leave, err := limits.Enter(ctx, *w.class)
		if err != nil {
			return nil, err
		}
		defer leave()
	}
	return w.run(ctx)
}

// answer responds with JSON. It returns RATE_LIMITED if the caller's large answers exceed their
// bound.
func (h *Handler) answer(ctx context.Context, w http.ResponseWriter, body []byte) error {
	if len(body) > httpapi.SmallAnswer {
		who, _ := auth.From(ctx)
		reserved, err := h.opts.Gate.Reserve(who.CustomerID, limits.Responses, len(body))
		if err != nil {
			return err
		}
		defer reserved.Release()
	}
	write(w, http.StatusOK, body)
	return nil
}
