package graph

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/parser"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/graph/websocket"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// Handler serves /graphql: POST, GET for queries, server-sent events and websockets. Stop ends
// its streams.
type Handler struct {
	opts    Options
	sockets *websocket.Server
	fanout  *fanout.Registry
	streams eventCounters
	metrics metrics
	singles singles         // queries and mutations that run for a stream
	ended   context.Context // ends with Stop
	end     context.CancelFunc
	late    error // of what took longer than Options.Timeout
	schema  *ast.Schema
	exec    *executor.Executor
	// of documents above maxSuggesting: exec, without suggestions for mistyped names
	long      *executor.Executor
	documents queryCache
	trusted   trusted
	resolver  *resolvers.Resolver
	present   presenter
}

// NewHandler returns the handler of the endpoint. It authenticates requests itself and needs
// no middleware; its internal errors contain the request id in the context (httpapi).
func NewHandler(resolver *resolvers.Resolver, opts Options) (*Handler, error) {
	opts = opts.withDefaults()
	if opts.Auth == nil {
		return nil, errors.New("graph: Options.Auth is missing")
	}
	trusted := newTrusted(opts.Documents, opts.QueryCache/documentsShare)
	documents := newQueryCache(opts.QueryCache - opts.QueryCache/documentsShare)
	schema := newSchema(resolver, opts.Federation)
	exec, long := newExecutor(schema, documents, opts), newExecutor(schema, documents, opts)
	withoutSuggestions(long)
	fast := newFastEncoder()
	exec.AroundFields(fast.field)
	long.AroundFields(fast.field)
	h := &Handler{
		opts: opts, metrics: newMetrics(), schema: schema.Schema(), exec: exec, long: long, documents: documents, trusted: trusted, resolver: resolver, present: presenter{opts.Logger},
		late: lateError(opts.Timeout),
	}
	h.fanout = fanout.New(h.presentAll, h.delivered)
	h.sockets = websocket.New(backend{h}, websocket.Options{
		Gate: opts.Gate, MaxSubscriptions: opts.StreamMaxSubscriptions, InitTimeout: opts.StreamInitTimeout,
		MaxMessage: opts.StreamMaxMessage, Ping: opts.StreamPing, Queue: opts.StreamQueue,
		AllowOrigin: opts.AllowOrigin, Logger: opts.Logger,
	})
	h.ended, h.end = context.WithCancel(context.Background())
	return h, nil
}

// Schema returns the schema that is served, for readers only.
func (h *Handler) Schema() *ast.Schema { return h.schema }

// Start starts to accept websockets.
func (h *Handler) Start(ctx context.Context) error { return h.sockets.Start(ctx) }

// Stop ends every stream without a complete message, so that clients reconnect, to another
// process. It does not affect plain requests.
func (h *Handler) Stop(ctx context.Context) error {
	h.end()
	err := errors.Join(h.sockets.Stop(ctx), h.fanout.Stop(ctx))
	h.singles.stop()
	return err
}

func newExecutor(schema graphql.ExecutableSchema, documents queryCache, opts Options) *executor.Executor {
	exec := executor.New(schema)
	exec.SetErrorPresenter(presenter{opts.Logger}.present)
	exec.SetRecoverFunc(recovered)
	exec.SetQueryCache(documents)
	exec.SetParserTokenLimit(opts.MaxTokens)
	exec.SetDefaultRulesFn(validationRules)
	exec.Use(coercion{schema.Schema()})
	if opts.Federation {
		exec.Use(newFederation(schema.Schema()))
	}
	exec.Use(complexity{maxDepth: opts.MaxDepth, maxCost: opts.MaxCost, now: time.Now})
	return exec
}

// ServeHTTP responds to one request.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if websocket.IsUpgrade(r) {
		h.sockets.ServeHTTP(w, r)
		return
	}
	w.Header().Add("Vary", "Accept")
	accepted := negotiate(r.Header["Accept"])
	a := responder{w: w, media: accepted.media, events: accepted.events}
	defer func() {
		if value := recover(); value != nil {
			h.panicked(r.Context(), a, value)
		}
	}()
	if r.Method != http.MethodPost && r.Method != http.MethodGet && r.Method != http.MethodHead {
		a.refuse(refuseMethod("GET, HEAD, POST", "", "the method must be POST or GET"))
		return
	}
	if r.Method == http.MethodGet && !strings.Contains(r.URL.RawQuery, "query=") && strings.Contains(r.Header.Get("Accept"), "text/html") {
		a.hint = "; in a browser, use /graphiql"
	}
	ctx, _, err := h.authenticate(r.Context(), r.Header.Get("Authorization"))
	if err != nil {
		h.deny(r.Context(), a, err)
		return
	}
	if !accepted.ok {
		a.refuse(refuse(http.StatusNotAcceptable, "", "Accept must allow %s, %s or %s", typeResponse, typeJSON, typeEvents))
		return
	}
	ctx, err = h.opts.Gate.Request(ctx)
	if err != nil {
		h.deny(ctx, a, err)
		return
	}
	if accepted.events == eventsAlways {
		h.events(ctx, a, r)
		return
	}
	h.answer(ctx, a, r)
}

// answer responds to a request from the response cache, or decodes and runs it. Equal keys mean
// equal requests, but of registered documents, which differ by customer, and of callers that may run
// no others.
func (h *Handler) answer(ctx context.Context, a responder, r *http.Request) {
	key, decode, refused := h.read(r)
	if refused != nil {
		a.refuse(refused)
		return
	}
	only, err := h.trusted.only(ctx)
	if err != nil {
		h.deny(ctx, a, err)
		return
	}
	if !only && h.sendKept(ctx, a, key) {
		return
	}
	params, refused := decode()
	if refused != nil {
		a.refuse(refused)
		return
	}
	registered, errs := h.resolve(ctx, params)
	if errs != nil {
		a.requestErrors(errs)
		return
	}
	if registered {
		if r.Method != http.MethodPost {
			if a.keeping, err = h.keepingOf(ctx, r, params); err != nil {
				h.deny(ctx, a, err)
				return
			}
		}
		who, _ := auth.From(ctx)
		key = "of " + who.CustomerID + " " + key
		if h.sendKept(ctx, a, key) {
			return
		}
	}
	h.run(ctx, a, r, key, params)
}

// resolve is trusted.resolve with its errors as callers see them. A request that it refuses is
// answered.
func (h *Handler) resolve(ctx context.Context, params *graphql.RawParams) (registered bool, errs gqlerror.List) {
	began := time.Now()
	registered, err := h.trusted.resolve(ctx, params)
	if err != nil {
		return false, h.untrusted(ctx, began, err)
	}
	return registered, nil
}

// untrusted answers a request that names no document which its caller may run, and returns the error
// as the caller sees it.
func (h *Handler) untrusted(ctx context.Context, began time.Time, err error) gqlerror.List {
	h.answered(ctx, nil, began, string(smartmoney.CodeOf(err)))
	return h.presentAll(ctx, err)
}

// run executes a request and responds to it. Equal keys mean equal requests.
func (h *Handler) run(ctx context.Context, a responder, r *http.Request, key string, params *graphql.RawParams) {
	if refused := h.checkMethod(r, params, a.events); refused != nil {
		a.refuse(refused)
		return
	}
	c, errs := h.validate(ctx, params)
	switch {
	case errs != nil:
		a.requestErrors(errs)
	case c.subscribes():
		h.runSubscription(ctx, a, r, c)
	default:
		h.runOnce(ctx, a, r, key, c)
	}
}

func (h *Handler) runSubscription(ctx context.Context, a responder, r *http.Request, c *call) {
	if a.events == eventsNever {
		a.refuse(onlyAsEvents())
		return
	}
	if err := c.charge(ctx); err != nil {
		h.deny(ctx, a, err)
		return
	}
	h.stream(ctx, a, r, func(writer fanout.Writer) (fanout.Running, gqlerror.List) {
		return h.subscribe(ctx, c.op, lastEventID(r), writer)
	})
}

func (h *Handler) runOnce(ctx context.Context, a responder, r *http.Request, key string, c *call) {
	lent := withLoan(c.op)
	got, err := c.execute(ctx, carrier{stream: httpapi.MayStream(r), encode: bodyOf, free: httpapi.SmallAnswer})
	if err != nil {
		h.deny(ctx, a, err)
		return
	}
	if got == nil { // the caller has gone
		return
	}
	defer got.reserved.Release()
	if failed(got.Response) {
		a.retryAfter(got.Errors)
		a.write(http.StatusOK, got.body)
		return
	}
	if public(c.op) {
		if version, ok := got.request.Version(); ok {
			h.opts.ResponseCache.Put(key, version, rootField(c.op), got.body)
		}
	}
	a.data(got.body, public(c.op))
	lent.end()
}

// failed reports whether a response has errors or no data.
func failed(resp *graphql.Response) bool { return len(resp.Errors) > 0 || len(resp.Data) == 0 }

// bodyOf returns what is sent of a response: as JSON where it failed, else as responder.data takes
// it.
func bodyOf(resp *graphql.Response) []byte {
	if failed(resp) {
		return encode(resp)
	}
	return append(resp.Data, '}')
}

// sendKept responds with the kept response to an equal request, counts it as answered, and reports
// whether there is one. Kept responses are those of customers. Its bytes are reserved like those of
// any other: it is held for as long as it is being written.
func (h *Handler) sendKept(ctx context.Context, a responder, key string) bool {
	who, _ := auth.From(ctx)
	if !who.Scope.Allows(smartmoney.ScopeRead) {
		return false
	}
	began := time.Now()
	kept, ok := h.opts.ResponseCache.Get(ctx, key)
	if !ok {
		return false
	}
	h.measure(ctx, Operation{Kind: string(ast.Query), Field: kept.Field, Code: codeOK, Took: time.Since(began)})
	reserved, err := h.reserve(ctx, len(kept.Body), httpapi.SmallAnswer, false)
	if err != nil {
		h.deny(ctx, a, err)
		return true
	}
	defer reserved.Release()
	a.data(kept.Body, true)
	return true
}

// checkMethod refuses operations that the request's method must not run. Intermediaries may
// repeat GET and HEAD, so these run nothing that writes; a HEAD of a subscription would never end.
func (h *Handler) checkMethod(r *http.Request, params *graphql.RawParams, allowed events) *refusal {
	if r.Method == http.MethodPost {
		return nil
	}
	doc, op := h.operationOf(params)
	if op == nil {
		return nil
	}
	switch op.Operation {
	case ast.Query:
		if recordsImpressions(doc, op, params) {
			return refuseMethod("POST", "impressionCount", "impressionCount must be 0 by GET, which must write nothing: send the query by POST")
		}
	case ast.Mutation:
		return refuseMethod("POST", "query", "query must be a query operation by GET: send a mutation by POST")
	case ast.Subscription:
		if allowed == eventsNever {
			return onlyAsEvents()
		}
		if r.Method == http.MethodHead {
			return refuseMethod("GET, POST", "query", "query is a subscription, which HEAD cannot run: use GET or POST")
		}
	}
	return nil
}

func onlyAsEvents() *refusal {
	return refuse(http.StatusNotAcceptable, "query", "query is a subscription: send Accept: %s, or use a websocket", typeEvents)
}

// operationOf returns the operation that a request runs, with its document. Both are nil for an
// invalid document, which the executor refuses later.
func (h *Handler) operationOf(params *graphql.RawParams) (*ast.QueryDocument, *ast.OperationDefinition) {
	doc, ok := h.documents.peek(params.Query)
	if !ok {
		if doc = h.parse(params.Query); doc == nil {
			return nil, nil
		}
	}
	return doc, doc.Operations.ForName(params.OperationName)
}

// parse returns the document without validating it; nil if it cannot be parsed.
func (h *Handler) parse(query string) *ast.QueryDocument {
	doc, err := parser.ParseQueryWithTokenLimit(&ast.Source{Input: query}, h.opts.MaxTokens)
	if err != nil {
		return nil
	}
	return doc
}

// encode returns a response as JSON. Its data is JSON already.
func encode(resp *graphql.Response) []byte {
	body := make([]byte, 0, len(resp.Data)+16)
	body = append(body, '{')
	if len(resp.Errors) > 0 {
		body = append(body, `"errors":`...)
		body = append(body, encodeErrors(resp.Errors)...)
		body = append(body, ',')
	}
	body = append(body, `"data":`...)
	if len(resp.Data) == 0 {
		body = append(body, "null"...)
	}
	body = append(body, resp.Data...)
	return append(body, '}')
}

func encodeErrors(list gqlerror.List) []byte {
	text, err := json.Marshal(list)
	if err != nil {
		panic(fmt.Sprintf("BUG: response errors cannot be encoded: %v", err))
	}
	return text
}

// deny responds with an error that occurred before execution.
func (h *Handler) deny(ctx context.Context, a responder, err error) {
	known, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || known.Code == smartmoney.CodeInternal {
		message, ext := internal(h.present.fail(ctx, "authentication failed", err))
		a.errors(http.StatusInternalServerError, gqlerror.List{{Message: message, Extensions: ext}})
		return
	}
	a.refuse(&refusal{status: httpapi.Status(known.Code), err: known})
}

func (h *Handler) panicked(ctx context.Context, a responder, value any) {
	if value == http.ErrAbortHandler {
		panic(value)
	}
	message, ext := internal(h.present.fail(ctx, "graphql request panicked", recovered(ctx, value)))
	a.errors(http.StatusInternalServerError, gqlerror.List{{Message: message, Extensions: ext}})
}

// responder writes a response in the media type that the request accepts.
type responder struct {
	w       http.ResponseWriter
	media   mediaType
	events  events
	hint    string // appended to the message of a refusal
	keeping keeping
}

func (re responder) write(status int, body []byte) {
	header := re.w.Header()
	header.Set("Content-Type", re.media.contentType())
	header.Set("Content-Length", strconv.Itoa(len(body)))
	re.w.WriteHeader(status)
	httpapi.WriteBody(re.w, body)
}

const dataPrefix = `{"data":`

// data responds with data and no errors. body is everything after dataPrefix, including the
// last brace, so that a large result is sent and cached without a copy. public is whether it is the
// same for every customer.
func (re responder) data(body []byte, public bool) {
	if re.keeping.kept(re.w, re.media, body, public) {
		return
	}
	header := re.w.Header()
	header.Set("Content-Type", re.media.contentType())
	header.Set("Content-Length", strconv.Itoa(len(dataPrefix)+len(body)))
	re.w.WriteHeader(http.StatusOK)
	_, _ = io.WriteString(re.w, dataPrefix)
	httpapi.WriteBody(re.w, body)
}

// retryAfter sets the header Retry-After to the longest retryAfter of the errors, in seconds, so
// that clients and proxies that do not read bodies know it, too. The status stays 200, for the
// operation ran.
func (re responder) retryAfter(list gqlerror.List) {
	longest := 0
	for _, e := range list {
		wait, _ := e.Extensions["retryAfter"].(int)
		longest = max(longest, wait)
	}
	if longest > 0 {
		re.w.Header().Set("Retry-After", strconv.Itoa(longest))
	}
}

// errors responds with errors only. There is no data entry, because nothing ran.
func (re responder) errors(status int, list gqlerror.List) {
	body := append([]byte(`{"errors":`), encodeErrors(list)...)
	re.write(status, append(body, '}'))
}

func (re responder) refuse(r *refusal) {
	if r.allow != "" {
		re.w.Header().Set("Allow", r.allow)
	}
	httpapi.SetHeaders(re.w.Header(), r.err)
	re.errors(r.status, gqlerror.List{{Message: r.err.Message + re.hint, Extensions: extensionsOf(r.err)}})
}

// requestErrors responds to a well-formed request whose operation cannot run: with 400, or with
// 200 in application/json, which conveys nothing by its status.
func (re responder) requestErrors(list gqlerror.List) {
	status := http.StatusBadRequest
	switch code := smartmoney.Code(codeOf(list)); {
	case code == smartmoney.CodeRateLimited, code == smartmoney.CodeUnavailable:
		status = httpapi.Status(code)
		re.retryAfter(list)
	case re.media == mediaJSON:
		status = http.StatusOK
	}
	re.errors(status, list)
}

// backend is the handler as the backend of websockets.
type backend struct{ *Handler }

// Authenticate returns the caller of an Authorization header, also in the context.
func (b backend) Authenticate(ctx context.Context, authorization string) (context.Context, auth.Principal, error) {
	return b.authenticate(ctx, authorization)
}

// DecodeParams reads a request from a message.
func (b backend) DecodeParams(payload []byte) (*graphql.RawParams, error) {
	params, refused := decodePost(payload)
	if refused != nil {
		return nil, refused.err
	}
	return params, nil
}
