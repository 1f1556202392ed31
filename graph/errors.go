package graph

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/scalar"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// presenter converts errors into what a caller may see.
type presenter struct{ log *slog.Logger }

// present is gqlgen's error presenter, for errors during execution. An error that must be
// logged has a *failure as its Err; report logs it when the response is complete.
func (p presenter) present(ctx context.Context, err error) *gqlerror.Error {
	out := &gqlerror.Error{Path: graphql.GetPath(ctx)}
	if inner, ok := errors.AsType[*gqlerror.Error](err); ok {
		out.Path, out.Locations = inner.Path, inner.Locations
	}
	if bad, ok := errors.AsType[*scalar.InputError](err); ok {
		field := argument(out.Path)
		out.Path = graphql.GetFieldContext(ctx).Path()
		out.Message = strings.TrimSpace(field + " " + bad.Error())
		out.Extensions = extensions(smartmoney.CodeBadInput, field)
		return out
	}
	known, ok := errors.AsType[*smartmoney.Error](err)
	if late := deadlineCause(ctx, err); late != nil && (!ok || known.Code == smartmoney.CodeInternal) {
		out.Err = newFailure(ctx, "graphql operation exceeded its deadline", err)
		known, ok = late, true
	}
	if ok && known.Code != smartmoney.CodeInternal {
		known = known.In(spelling)
		out.Message, out.Extensions = known.Message, extensionsOf(known)
		if len(known.Problems) > 0 {
			out.Extensions["problems"] = problems(known.Problems)
		}
		return out
	}
	if _, panicked := errors.AsType[*crash](err); !panicked && outage.Is(err) {
		out.Err = newFailure(ctx, "graphql field failed, the database is unavailable", err)
		away := outage.Error()
		out.Message, out.Extensions = away.Message, extensionsOf(away)
		return out
	}
	failed := newFailure(ctx, "graphql field failed", err)
	failed.hidden = true
	out.Err = failed
	return out
}

// deadlineCause returns the error of the operation's deadline if that has passed, else nil.
// Database drivers report the deadline as errors of their own, so every failure after it
// counts, except a panic.
func deadlineCause(ctx context.Context, err error) *smartmoney.Error {
	if _, panicked := errors.AsType[*crash](err); panicked {
		return nil
	}
	late, _ := errors.AsType[*smartmoney.Error](context.Cause(ctx))
	return late
}

// failure is an error that is logged, because its caller must not see it.
type failure struct {
	event  string // the message of the log line
	err    error
	level  slog.Level
	hidden bool // the caller sees the request id of the log line only
}

func (f *failure) Error() string { return f.event + ": " + f.err.Error() }

func (f *failure) Unwrap() error { return f.err }

// newFailure returns a failure, with the level of its log line: that of a warning after the
// operation's deadline, and of debugging when the caller has gone.
func newFailure(ctx context.Context, event string, err error) *failure {
	if wrapped, ok := errors.AsType[*gqlerror.Error](err); ok && wrapped.Err != nil {
		err = wrapped.Err
	}
	f := &failure{event: event, err: err, level: slog.LevelError}
	switch {
	case deadlineError(ctx) != nil:
		f.level = slog.LevelWarn
	case ctx.Err() != nil:
		f.level = slog.LevelDebug
	}
	return f
}

// maxLogged bounds the lines that one response may log.
const maxLogged = 8

// finish logs the failures of a complete response and returns it; nil for nil.
func (p presenter) finish(ctx context.Context, resp *graphql.Response) *graphql.Response {
	if resp != nil && len(resp.Errors) > 0 {
		p.report(ctx, resp.Errors)
	}
	return resp
}

// report logs the failures among the errors of one response under one request id. Equal ones
// are logged once, so that a list whose every element fails logs one line.
func (p presenter) report(ctx context.Context, list gqlerror.List) {
	id := ""
	logged := map[string]bool{}
	for _, shown := range list {
		f, ok := errors.AsType[*failure](shown.Err)
		if !ok {
			continue
		}
		if id == "" {
			id = requestID(ctx)
		}
		shown.Err = nil
		if f.hidden {
			shown.Message, shown.Extensions = internal(id)
		}
		if text := f.err.Error(); !logged[text] && len(logged) < maxLogged {
			logged[text] = true
			p.write(ctx, f, id, slog.String("path", shown.Path.String()))
		}
	}
}

// fail logs an error that prevented a response and returns the request id of the log line.
func (p presenter) fail(ctx context.Context, event string, err error) (id string) {
	id = requestID(ctx)
	p.write(ctx, newFailure(ctx, event, err), id)
	return id
}

// requestID returns the id of the request, or a new one outside a request.
func requestID(ctx context.Context) string {
	if id := httpapi.RequestID(ctx); id != "" {
		return id
	}
	return uuid.NewString()
}

func (p presenter) write(ctx context.Context, f *failure, id string, attrs ...slog.Attr) {
	attrs = append(attrs, slog.String("request_id", id), slog.Any("error", f.err))
	if known, ok := errors.AsType[*smartmoney.Error](f.err); ok && known.Unwrap() != nil {
		attrs = append(attrs, slog.Any("cause", known.Unwrap()))
	}
	if crash, ok := errors.AsType[*crash](f.err); ok {
		attrs = append(attrs, slog.String("stack", crash.stack))
	}
	p.log.LogAttrs(ctx, f.level, f.event, attrs...)
}

func internal(id string) (message string, ext map[string]any) {
	ext = extensions(smartmoney.CodeInternal, "")
	ext["requestId"] = id
	return "internal error, request id " + id, ext
}

func extensions(code smartmoney.Code, field string) map[string]any {
	ext := map[string]any{"code": string(code)}
	if field != "" {
		ext["field"] = field
	}
	return ext
}

func extensionsOf(err *smartmoney.Error) map[string]any {
	ext := extensions(err.Code, err.Field)
	if wait := err.RetrySeconds(); wait > 0 {
		ext["retryAfter"] = wait
	}
	return ext
}

// spelling is how the schema writes what errors name.
var spelling = smartmoney.Spelling{Input: schemaName, Value: strings.ToUpper}

// otherNames are the inputs of the documented interface whose names in the schema are others.
var otherNames = map[string]string{
	"size": "first", "top_k": "first", "select_fields": "select", "return_metadata": "metadata",
	"key": "keyId", "customer": "customerId", "expires": "expiresAt", "grace": "graceSeconds",
}

// jsonInputs are the inputs that are values of the scalar JSON: what is inside has the same names
// in both interfaces.
var jsonInputs = map[string]bool{"filters": true, "scoring": true, "ranking": true, "value": true}

// schemaName returns the schema's name of an input: config.candidate_source is
// config.candidateSource.
func schemaName(path string) string {
	parts := strings.Split(path, ".")
	for i, part := range parts {
		name, index, indexed := strings.Cut(part, "[")
		if jsonInputs[name] {
			break
		}
		if parts[i] = cmp.Or(otherNames[name], camel(name)); indexed {
			parts[i] += "[" + index
		}
	}
	return strings.Join(parts, ".")
}

// camel returns a name with a capital in place of each underscore or hyphen and the letter after it.
func camel(name string) string {
	words := strings.Split(strings.ReplaceAll(name, "-", "_"), "_")
	for i, word := range words[1:] {
		if word != "" {
			words[i+1] = strings.ToUpper(word[:1]) + word[1:]
		}
	}
	return strings.Join(words, "")
}

func problems(all []smartmoney.Problem) []map[string]string {
	list := make([]map[string]string, len(all))
	for i, p := range all {
		list[i] = map[string]string{"field": p.Field, "message": p.Message}
	}
	return list
}

func argument(path ast.Path) string {
	for _, element := range slices.Backward(path) {
		if name, ok := element.(ast.PathName); ok {
			return string(name)
		}
	}
	return ""
}

// crash is a panic of a resolver.
type crash struct {
	value any
	stack string
}

func (c *crash) Error() string { return fmt.Sprintf("panic: %v", c.value) }

func recovered(_ context.Context, value any) error {
	return &crash{value: value, stack: string(debug.Stack())}
}

// The bounds of the errors that prevent an operation from running: a document may be at fault in
// thousands of places, and a message may repeat a part of it.
const (
	maxRequestErrors = 20
	maxMessageBytes  = 1000
)

// clipped returns a message without what is beyond maxMessageBytes.
func clipped(message string) string {
	if len(message) <= maxMessageBytes {
		return message
	}
	return strings.ToValidUTF8(message[:maxMessageBytes], "") + "…"
}

// requestErrors presents errors that prevent an operation from running: those of the document,
// of its variables and of the limits. It presents the first maxRequestErrors.
func requestErrors(schema *ast.Schema, list gqlerror.List) gqlerror.List {
	// The validator may refuse the same literal, with a message that says less.
	slices.SortStableFunc(list, func(a, b *gqlerror.Error) int {
		return cmp.Compare(rank(a), rank(b))
	})
	list = list[:min(len(list), maxRequestErrors)]
	out := make(gqlerror.List, len(list))
	for i, err := range list {
		shown := &gqlerror.Error{Message: err.Message, Locations: err.Locations}
		known, ok := errors.AsType[*smartmoney.Error](err.Err)
		switch {
		case ok:
			shown.Message, shown.Extensions = known.Message, extensionsOf(known)
		case strings.Contains(err.Message, "token limit"), strings.HasPrefix(err.Message, "Maximum introspection depth"):
			shown.Extensions = extensions(smartmoney.CodeTooComplex, "")
		default:
			field := requestField(err)
			shown.Extensions = extensions(smartmoney.CodeBadInput, field)
			switch {
			case err.Rule == scalarLiterals.Name:
			case strings.HasPrefix(field, "variables."):
				shown.Message = field + " " + variableProblem(schema, err.Message)
			case field == "operationName" && err.Message == "operation  not found":
				shown.Message = "operationName is required: the document contains several operations"
			default:
				shown.Message += hint(schema, err.Message)
			}
		}
		shown.Message = clipped(shown.Message)
		out[i] = shown
	}
	return out
}

// rank orders the errors of a document: those of scalarLiterals come first.
func rank(err *gqlerror.Error) int {
	if err.Rule == scalarLiterals.Name {
		return 0
	}
	return 1
}

func requestField(err *gqlerror.Error) string {
	if len(err.Path) > 1 && err.Path[0] == ast.PathName("variable") {
		return "variables." + err.Path[1:].String()
	}
	if err.Rule == scalarLiterals.Name {
		field, _, _ := strings.Cut(err.Message, " ")
		return field
	}
	if strings.HasPrefix(err.Message, "operation ") && strings.HasSuffix(err.Message, " not found") {
		return "operationName"
	}
	return "query"
}
