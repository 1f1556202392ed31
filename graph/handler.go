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
	"sync"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/parser"

	"smartmoney/graph/fanout"
	"smartmoney/graph/quota"
	"smartmoney/graph/websocket"
	"smartmoney/internal/answer"
	"smartmoney/internal/auth"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/turns"
	"smartmoney/resolvers"
)

// Handler serves /graphql: POST, GET for queries, server-sent events and websockets. What
// stays open ends with Stop.
type Handler struct {
	opts      Options
	sockets   *websocket.Server
	fanout    *fanout.Registry
	quota     *quota.Quota
	streams   eventCounters
	singles   singles         // queries and mutations that run for a connection that stays open
	ended     context.Context // ends with Stop
	end       context.CancelFunc
	schema    *ast.Schema
	exec      *executor.Executor
	documents queryCache
	resolver  *resolvers.Resolver
	present   presenter
	buffers   sync.Pool // of *[]byte, for lists that are encoded flat
	turns     *turns.Turns
}

// NewHandler makes the handler of the endpoint. It authenticates by itself and
// needs no middleware; a request id in the context (reqid) shows up in its errors.
func NewHandler(resolver *resolvers.Resolver, opts Options) (*Handler, error) {
	opts = opts.withDefaults()
	if opts.Auth == nil {
		return nil, errors.New("graph: Options.Auth is missing")
	}
	documents, err := newQueryCache(opts.QueryCache)
	if err != nil {
		return nil, err
	}
	schema, err := newSchema(resolver)
	if err != nil {
		return nil, err
	}
	exec := newExecutor(schema, documents, opts)
	flat, err := newFlattener()
	if err != nil {
		return nil, err
	}
	exec.AroundFields(flat.field)
	h := &Handler{
		opts: opts, schema: schema.Schema(), exec: exec, documents: documents, resolver: resolver, present: presenter{opts.Logger},
		quota: quota.New(opts.StreamMaxConnections, opts.StreamMaxPerKey), turns: newTurns(),
	}
	h.fanout = fanout.New(h.presentAll, opts.StreamMaxExecutions)
	h.sockets = websocket.New(backend{h}, websocket.Options{
		Quota: h.quota, MaxSubscriptions: opts.StreamMaxSubscriptions, InitTimeout: opts.StreamInitTimeout,
		MaxMessage: opts.StreamMaxMessage, Ping: opts.StreamPing, Queue: opts.StreamQueue,
		AllowOrigin: opts.AllowOrigin, Logger: opts.Logger,
	})
	h.ended, h.end = context.WithCancel(context.Background())
	return h, nil
}

// Start begins to take in connections that stay open.
func (h *Handler) Start(ctx context.Context) error { return h.sockets.Start(ctx) }

// Stop ends every stream, without telling clients that it is complete: they come again,
// to another process. Requests that are answered at once are not concerned.
func (h *Handler) Stop(ctx context.Context) error {
	h.end()
	err := errors.Join(h.sockets.Stop(ctx), h.fanout.Stop(ctx))
	h.singles.stop()
	return err
}

// newExecutor makes the executor with its limits.
func newExecutor(schema graphql.ExecutableSchema, documents queryCache, opts Options) *executor.Executor {
	exec := executor.New(schema)
	exec.SetErrorPresenter(presenter{opts.Logger}.present)
	exec.SetRecoverFunc(recovered)
	exec.SetQueryCache(documents)
	exec.SetParserTokenLimit(opts.MaxTokens)
	exec.SetDefaultRulesFn(validationRules)
	exec.Use(coercion{schema.Schema()})
	exec.Use(limits{maxDepth: opts.MaxDepth, maxCost: opts.MaxCost})
	return exec
}

// ServeHTTP answers one request.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if websocket.IsUpgrade(r) {
		h.sockets.ServeHTTP(w, r)
		return
	}
	w.Header().Add("Vary", "Accept")
	wish := negotiate(r.Header["Accept"])
	a := answerer{w: w, media: wish.media, events: wish.events}
	defer func() {
		if value := recover(); value != nil {
			h.crashed(r.Context(), a, value)
		}
	}()
	if r.Method != http.MethodPost && r.Method != http.MethodGet && r.Method != http.MethodHead {
		no := refuse(http.StatusMethodNotAllowed, "", "the method must be POST or GET")
		no.allow = "GET, HEAD, POST"
		a.refuse(no)
		return
	}
	if r.Method == http.MethodGet && !strings.Contains(r.URL.RawQuery, "query=") && strings.Contains(r.Header.Get("Accept"), "text/html") {
		a.hint = "; in a browser, ask questions at /graphiql"
	}
	ctx, err := h.authenticate(r)
	if err != nil {
		h.denied(r.Context(), a, err)
		return
	}
	if !wish.ok {
		a.refuse(refuse(http.StatusNotAcceptable, "", "answers come as %s, %s or %s only", typeResponse, typeJSON, typeEvents))
		return
	}
	switch {
	case wish.events == eventsAlways:
		h.events(ctx, a, r)
	case r.Method == http.MethodPost:
		h.post(ctx, a, r)
	default:
		h.get(ctx, a, r)
	}
}

func (h *Handler) post(ctx context.Context, a answerer, r *http.Request) {
	body, no := h.readPost(r)
	if no != nil {
		a.refuse(no)
		return
	}
	key := "POST" + string(body)
	if kept, _, ok := h.opts.Answers.Get(ctx, key); ok {
		a.data(kept)
		return
	}
	params, no := decodePost(body)
	if no != nil {
		a.refuse(no)
		return
	}
	h.run(ctx, a, r, key, params)
}

func (h *Handler) get(ctx context.Context, a answerer, r *http.Request) {
	key := "GET " + r.URL.RawQuery
	if kept, _, ok := h.opts.Answers.Get(ctx, key); ok {
		a.data(kept)
		return
	}
	params, no := h.readGet(r)
	if no != nil {
		a.refuse(no)
		return
	}
	h.run(ctx, a, r, key, params)
}

// run executes a request and answers it. Equal keys mean equal questions.
func (h *Handler) run(ctx context.Context, a answerer, r *http.Request, key string, params *graphql.RawParams) {
	if no := h.notAllowed(ctx, r, params, a.events); no != nil {
		a.refuse(no)
		return
	}
	caller := ctx
	ctx, reads := answer.Begin(withIncident(h.resolver.WithLoaders(ctx)))
	op, errs := h.operation(ctx, params)
	if errs != nil {
		a.requestErrors(errs)
		return
	}
	if op.Operation.Operation == ast.Subscription {
		if a.events == eventsNever {
			a.refuse(onlyAsEvents())
			return
		}
		caller = resuming(caller, r)
		h.stream(caller, a, r, func(writer fanout.Writer) (fanout.Running, gqlerror.List) { return h.subscribe(caller, op, writer) })
		return
	}
	ctx, cancel := h.withDeadline(ctx)
	defer cancel()
	done, err := h.takeTurn(ctx, op)
	if err != nil {
		h.denied(ctx, a, err)
		return
	}
	defer done()
	ctx, buffers := withScratch(ctx, &h.buffers)
	respond, ctx := h.exec.DispatchOperation(ctx, op)
	resp := respond(ctx)
	buffers.release() // the response is a copy
	if resp == nil {  // the caller went away, or has waited too long already
		if late := tooLate(ctx); late != nil {
			h.denied(ctx, a, late)
		}
		return
	}
	if len(resp.Errors) > 0 || len(resp.Data) == 0 {
		a.write(http.StatusOK, encode(resp))
		return
	}
	resp.Data = append(resp.Data, '}')
	body := resp.Data
	if public(op) {
		if version, ok := reads.Version(); ok {
			h.opts.Answers.Put(key, version, body)
		}
	}
	a.data(body)
}

// notAllowed refuses what a request's method must not do. GET and HEAD may be repeated by
// anybody on the way, so they run no mutation; a HEAD of a subscription would have no end.
func (h *Handler) notAllowed(ctx context.Context, r *http.Request, params *graphql.RawParams, accepted events) *refusal {
	if r.Method == http.MethodPost {
		return nil
	}
	switch h.operationKind(ctx, params) {
	case ast.Mutation:
		no := refuse(http.StatusMethodNotAllowed, "query", "query must be a query operation by GET: send a mutation by POST")
		no.allow = "POST"
		return no
	case ast.Subscription:
		if accepted == eventsNever {
			return onlyAsEvents()
		}
		if r.Method == http.MethodHead {
			no := refuse(http.StatusMethodNotAllowed, "query", "query is a subscription, which HEAD cannot begin: use GET or POST")
			no.allow = "GET, POST"
			return no
		}
	}
	return nil
}

func onlyAsEvents() *refusal {
	return refuse(http.StatusNotAcceptable, "query", "query is a subscription: send Accept: %s, or use a websocket", typeEvents)
}

// operationKind is the kind of operation that a request runs; a query where the
// document cannot tell, which is for the executor to refuse.
func (h *Handler) operationKind(ctx context.Context, params *graphql.RawParams) ast.Operation {
	doc, ok := h.documents.Get(ctx, params.Query)
	if !ok {
		if doc = h.parse(params.Query); doc == nil {
			return ast.Query
		}
	}
	if op := doc.Operations.ForName(params.OperationName); op != nil {
		return op.Operation
	}
	return ast.Query
}

// parse returns a document that was not validated; nil for what is none.
func (h *Handler) parse(query string) *ast.QueryDocument {
	doc, err := parser.ParseQueryWithTokenLimit(&ast.Source{Input: query}, h.opts.MaxTokens)
	if err != nil {
		return nil
	}
	return doc
}

// encode writes a response in one go: its data is JSON already.
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
		panic(fmt.Sprintf("BUG: errors of a response cannot be encoded: %v", err))
	}
	return text
}

// authenticate returns a context that carries the caller.
func (h *Handler) authenticate(r *http.Request) (context.Context, error) {
	who, err := h.principal(r.Context(), r.Header.Get("Authorization"))
	if err != nil {
		return nil, err
	}
	return auth.WithPrincipal(r.Context(), who), nil
}

func (h *Handler) denied(ctx context.Context, a answerer, err error) {
	known, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || known.Code == smartmoney.CodeInternal {
		message, ext := internal(h.present.report(ctx, "authentication failed", err))
		a.errors(http.StatusInternalServerError, gqlerror.List{{Message: message, Extensions: ext}})
		return
	}
	status := http.StatusForbidden
	switch known.Code {
	case smartmoney.CodeUnauthenticated:
		status = http.StatusUnauthorized
		a.w.Header().Set("WWW-Authenticate", "Bearer")
	case smartmoney.CodeRateLimited:
		status = http.StatusTooManyRequests
	case smartmoney.CodeUnavailable:
		status = http.StatusServiceUnavailable
	}
	a.refuse(&refusal{status: status, err: known})
}

func (h *Handler) crashed(ctx context.Context, a answerer, value any) {
	if value == http.ErrAbortHandler {
		panic(value)
	}
	message, ext := internal(h.present.report(ctx, "graphql request crashed", recovered(ctx, value)))
	a.errors(http.StatusInternalServerError, gqlerror.List{{Message: message, Extensions: ext}})
}

// answerer writes an answer in the form that the request accepts.
type answerer struct {
	w      http.ResponseWriter
	media  mediaType
	events events
	hint   string // what is added to the text of a refusal
}

func (a answerer) write(status int, body []byte) {
	header := a.w.Header()
	header.Set("Content-Type", a.media.contentType())
	header.Set("Content-Length", strconv.Itoa(len(body)))
	a.w.WriteHeader(status)
	_, _ = a.w.Write(body)
}

const dataBegins = `{"data":`

// data answers with data and no errors: with what follows dataBegins, the last brace
// included. So a large result is sent, and kept, where the executor wrote it.
func (a answerer) data(body []byte) {
	header := a.w.Header()
	header.Set("Content-Type", a.media.contentType())
	header.Set("Content-Length", strconv.Itoa(len(dataBegins)+len(body)))
	a.w.WriteHeader(http.StatusOK)
	_, _ = io.WriteString(a.w, dataBegins)
	_, _ = a.w.Write(body)
}

// errors answers with errors alone: no data entry, for nothing ran.
func (a answerer) errors(status int, list gqlerror.List) {
	body := append([]byte(`{"errors":`), encodeErrors(list)...)
	a.write(status, append(body, '}'))
}

func (a answerer) refuse(r *refusal) {
	if r.allow != "" {
		a.w.Header().Set("Allow", r.allow)
	}
	if wait := r.err.RetrySeconds(); wait > 0 {
		a.w.Header().Set("Retry-After", strconv.Itoa(wait))
	}
	a.errors(r.status, gqlerror.List{{Message: r.err.Message + a.hint, Extensions: extensionsOf(r.err)}})
}

// requestErrors answers a well-formed request whose operation cannot run: 400, or
// 200 where the form says nothing by its status.
func (a answerer) requestErrors(list gqlerror.List) {
	status := http.StatusBadRequest
	if a.media == mediaJSON {
		status = http.StatusOK
	}
	a.errors(status, list)
}
