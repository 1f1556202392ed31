package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"strconv"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Path is the address of the handler.
const Path = "/mcp"

// Options are the settings of the handler.
type Options struct {
	// GraphQL authenticates callers and runs the documents of tools. Required.
	GraphQL *graph.Handler
	// Gate reserves large responses. Required.
	Gate *limits.Gate
	// AllowOrigin reports whether the page of a request's origin may call. Required.
	AllowOrigin func(*http.Request) bool
	// MaxBody bounds the body of a request, bytes.
	MaxBody int
	// Version is that of the service.
	Version string
	// Logger receives errors that callers must not see. Required.
	Logger *slog.Logger
}

// Handler serves Path: streamable HTTP without sessions, so that nothing outlives a request and any
// process can answer it. Each request has one message and gets one JSON response.
type Handler struct {
	opts   Options
	server *Server
	stream http.Handler
}

// NewHandler returns the handler of Path. It authenticates requests itself.
func NewHandler(opts Options) (*Handler, error) {
	server, err := NewServer(opts.Version, opts.GraphQL.Schema(), func(ctx context.Context, body []byte) ([]byte, error) {
		return opts.GraphQL.Answer(ctx, body), nil
	}, opts.Logger)
	if err != nil {
		return nil, err
	}
	return &Handler{opts: opts, server: server, stream: sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return server.sdk }, &sdk.StreamableHTTPOptions{
		Stateless: true, JSONResponse: true, PropagateRequestCancellation: true,
		DisableLocalhostProtection: true, // a proxy on this machine passes on other names; Options.AllowOrigin refuses pages
	})}, nil
}

// ServeHTTP responds to one request.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if err := h.serve(w, r); err != nil {
		h.refuse(w, r, err)
	}
}

// serve passes a request through its steps. It returns the error of one that was not answered.
func (h *Handler) serve(w http.ResponseWriter, r *http.Request) error {
	if !h.opts.AllowOrigin(r) {
		return &httpapi.Error{Status: http.StatusForbidden, Message: "this origin may not call: the operator lists those that may with --cors-origins"}
	}
	if methods := (httpapi.Methods{http.MethodPost}); !methods.Allow(r.Method) {
		return methods.Refuse(w.Header())
	}
	ctx, err := h.opts.GraphQL.Admit(r.Context(), r.Header.Get("Authorization"))
	if err != nil {
		return err
	}
	body, err := httpapi.ReadJSON(w, r, int64(h.opts.MaxBody))
	if err != nil {
		return err
	}
	if text := bytes.TrimLeft(body, " \t\r\n"); len(text) > 0 && text[0] == '[' {
		return &httpapi.Error{Status: http.StatusBadRequest, Message: "batches are not supported: send one message in each request"}
	}
	inner := r.WithContext(ctx)
	inner.Body = io.NopCloser(bytes.NewReader(body))
	answer := &answer{header: w.Header(), status: http.StatusOK}
	h.stream.ServeHTTP(answer, inner)
	return h.send(ctx, w, answer)
}

// send sends an answer, whose bytes are reserved while a slow reader takes a large one. It returns
// RATE_LIMITED if the caller's large answers exceed their bound.
func (h *Handler) send(ctx context.Context, w http.ResponseWriter, a *answer) error {
	if a.body.Len() > httpapi.SmallAnswer {
		who, _ := auth.From(ctx)
		reserved, err := h.opts.Gate.Reserve(who.CustomerID, limits.Responses, a.body.Len())
		if err != nil {
			return err
		}
		defer reserved.Release()
	}
	if a.body.Len() > 0 {
		w.Header().Set("Content-Length", strconv.Itoa(a.body.Len()))
	}
	w.WriteHeader(a.status)
	httpapi.WriteBody(w, a.body.Bytes())
	return nil
}

// answer collects a response, so that the protocol's machinery has ended before a slow reader takes
// it.
type answer struct {
	header http.Header
	status int
	body   bytes.Buffer
}

// Header returns the header of the response.
func (a *answer) Header() http.Header { return a.header }

// WriteHeader sets the status.
func (a *answer) WriteHeader(status int) { a.status = status }

// Write appends to the body.
func (a *answer) Write(p []byte) (int, error) { return a.body.Write(p) }

// refuse answers a request that reached no tool, with an error of JSON-RPC that names no message.
func (h *Handler) refuse(w http.ResponseWriter, r *http.Request, err error) {
	status, message, code := 0, "", smartmoney.CodeBadInput
	if wrong, ok := errors.AsType[*httpapi.Error](err); ok {
		status, message = wrong.Status, wrong.Message
	} else {
		failure := httpapi.FailureOf(err)
		if failure.Report {
			httpapi.Report(h.opts.Logger, r, "mcp request failed", err)
		}
		status, message, code = failure.Status, failure.Message, failure.Code
		if status == http.StatusInternalServerError {
			message = "internal error"
		}
		httpapi.SetHeaders(w.Header(), failure.Error)
	}
	const refused = -32000 // of the range that JSON-RPC leaves to servers
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": nil, "error": map[string]any{
		"code": refused, "message": message, "data": map[string]any{"code": code},
	}})
	if err != nil {
		panic("BUG: an error cannot be encoded: " + err.Error())
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	httpapi.WriteBody(w, body)
}
