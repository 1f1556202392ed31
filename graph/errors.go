package graph

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/scalar"
	"smartmoney/internal/outage"
	"smartmoney/internal/reqid"
	"smartmoney/internal/smartmoney"
)

// presenter converts errors into what a caller may see.
type presenter struct{ log *slog.Logger }

// present is gqlgen's error presenter, for errors during execution.
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
		p.report(ctx, "graphql operation exceeded its deadline", err)
		known, ok = late, true
	}
	if ok && known.Code != smartmoney.CodeInternal {
		out.Message = enumsAsGraphQL(known.Message)
		out.Extensions = extensionsOf(known)
		if len(known.Problems) > 0 {
			out.Extensions["problems"] = problems(known.Problems)
		}
		return out
	}
	if _, panicked := errors.AsType[*crash](err); !panicked && outage.Is(err) {
		p.report(ctx, "graphql field failed, the database is unavailable", err, slog.String("path", out.Path.String()))
		away := outage.Error()
		out.Message, out.Extensions = away.Message, extensionsOf(away)
		return out
	}
	id := p.report(ctx, "graphql field failed", err, slog.String("path", out.Path.String()))
	out.Message, out.Extensions = internal(id)
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

// incident collects the internal errors of one request: one id for the caller, and the texts
// logged already, so that a list whose every element fails logs one line.
type incident struct {
	mu     sync.Mutex // guards the fields below
	id     string
	logged map[string]bool
}

type incidentKey struct{}

// maxLogged bounds the lines that one request may log.
const maxLogged = 8

// withIncident returns a context for one request.
func withIncident(ctx context.Context) context.Context {
	return context.WithValue(ctx, incidentKey{}, &incident{})
}

// record returns the request's id, and whether this is the first time for a text, which is
// then logged.
func (i *incident) record(ctx context.Context, text string) (id string, first bool) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if i.id == "" {
		i.id = reqid.From(ctx)
	}
	if i.id == "" {
		i.id = uuid.NewString()
	}
	if i.logged[text] || len(i.logged) >= maxLogged {
		return i.id, false
	}
	if i.logged == nil {
		i.logged = map[string]bool{}
	}
	i.logged[text] = true
	return i.id, true
}

// report logs an error that a caller must not see and returns the request id of the log line.
func (p presenter) report(ctx context.Context, message string, err error, attrs ...slog.Attr) string {
	request, ok := ctx.Value(incidentKey{}).(*incident)
	if !ok {
		request = &incident{}
	}
	root := err
	if wrapped, ok := errors.AsType[*gqlerror.Error](err); ok && wrapped.Err != nil {
		root = wrapped.Err
	}
	id, first := request.record(ctx, root.Error())
	if !first {
		return id
	}
	attrs = append(attrs, slog.String("request_id", id), slog.Any("error", root))
	if known, ok := errors.AsType[*smartmoney.Error](err); ok && known.Unwrap() != nil {
		attrs = append(attrs, slog.Any("cause", known.Unwrap()))
	}
	if crash, ok := errors.AsType[*crash](err); ok {
		attrs = append(attrs, slog.String("stack", crash.stack))
	}
	level := slog.LevelError
	switch {
	case deadlineError(ctx) != nil:
		level = slog.LevelWarn
	case ctx.Err() != nil:
		level = slog.LevelDebug // the caller has gone
	}
	p.log.LogAttrs(ctx, level, message, attrs...)
	return id
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

// extensionsOf returns the machine-readable part of an error.
func extensionsOf(err *smartmoney.Error) map[string]any {
	ext := extensions(err.Code, err.Field)
	if wait := err.RetrySeconds(); wait > 0 {
		ext["retryAfter"] = wait
	}
	return ext
}

// enumWords matches the interface's enum values in a message, and its quoted parts.
var enumWords = func() *regexp.Regexp {
	var words []string
	for _, c := range smartmoney.Chains() {
		words = append(words, string(c))
	}
	for _, t := range smartmoney.NotificationTypes() {
		words = append(words, string(t))
	}
	for _, by := range smartmoney.RankBys() {
		words = append(words, string(by))
	}
	return regexp.MustCompile(`"[^"]*"|\b(?:` + strings.Join(words, "|") + `)\b`)
}()

// enumsAsGraphQL returns a message with enum values as GraphQL spells them. Quoted parts are
// the caller's text and stay unchanged.
func enumsAsGraphQL(message string) string {
	return enumWords.ReplaceAllStringFunc(message, func(word string) string {
		if word[0] == '"' {
			return word
		}
		return strings.ToUpper(word)
	})
}

// problems lists the problems of an input with several fields.
func problems(all []smartmoney.Problem) []map[string]string {
	list := make([]map[string]string, len(all))
	for i, p := range all {
		list[i] = map[string]string{"field": p.Field, "message": enumsAsGraphQL(p.Message)}
	}
	return list
}

// argument returns the name of an argument, or of an input field, from its path.
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

// recovered is gqlgen's recover function.
func recovered(_ context.Context, value any) error {
	return &crash{value: value, stack: string(debug.Stack())}
}

// requestErrors presents errors that prevent an operation from running: those of the document,
// of its variables and of the limits.
func requestErrors(schema *ast.Schema, list gqlerror.List) gqlerror.List {
	out := make(gqlerror.List, len(list))
	for i, err := range list {
		shown := &gqlerror.Error{Message: err.Message, Locations: err.Locations}
		known, ok := errors.AsType[*smartmoney.Error](err.Err)
		switch {
		case ok:
			shown.Message, shown.Extensions = known.Message, extensionsOf(known)
		case strings.Contains(err.Message, "token limit"):
			shown.Extensions = extensions(smartmoney.CodeTooComplex, "")
		case strings.HasPrefix(err.Message, "Maximum introspection depth"):
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
		out[i] = shown
	}
	return out
}

// requestField returns the part of the request that an error is about.
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
