package graph

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// argAfter is the argument of a subscription with its start cursor. Results do not depend on
// it, so subscriptions that differ only in it share an execution.
const argAfter = "after"

// watches is the subscription that looks at every trade of a chain.
const watches = "trades"

// subscribe starts a subscription or attaches to an equal one in progress. If resume is not
// "", it replaces the start cursor: a browser that reconnects by itself repeats its request and
// adds the last event that it saw.
func (h *Handler) subscribe(ctx context.Context, op *graphql.OperationContext, resume string, writer fanout.Writer) (running fanout.Running, errs gqlerror.List) {
	defer func(began time.Time) { h.answered(ctx, op, began, codeOf(errs)) }(time.Now())
	fields := graphql.CollectFields(op, op.Operation.SelectionSet, []string{"Subscription"})
	if len(fields) != 1 {
		const one = "a subscription must select exactly one field, got %d"
		return nil, h.presentAll(ctx, smartmoney.BadInput("query", one, len(fields)))
	}
	who, _ := auth.From(ctx)
	key, past := shareKey(who, op, fields[0])
	if resume != "" && fields[0].Definition.Arguments.ForName(argAfter) != nil {
		resumeAfter(op, fields[0], resume)
		past = true
	}
	return h.fanout.Subscribe(ctx, key, past, h.begin(op, fields[0]), writer)
}

// resumeAfter makes op an operation of field only, with cursor as its start cursor. It leaves
// the document as it is, since the query cache shares that.
func resumeAfter(op *graphql.OperationContext, field graphql.CollectedField, cursor string) {
	resumed := *field.Field
	resumed.SelectionSet = field.Selections
	resumed.Arguments = slices.DeleteFunc(slices.Clone(resumed.Arguments), func(a *ast.Argument) bool { return a.Name == argAfter })
	resumed.Arguments = append(resumed.Arguments, &ast.Argument{Name: argAfter, Value: &ast.Value{Raw: cursor, Kind: ast.StringValue}})
	operation := *op.Operation
	operation.SelectionSet = ast.SelectionSet{&resumed}
	op.Operation = &operation
}

// begin returns the function that starts an execution of the operation, which has one field only.
// The execution may last, but must have opened its source within Options.Timeout: a websocket reads
// nothing meanwhile.
func (h *Handler) begin(op *graphql.OperationContext, field graphql.CollectedField) fanout.Begin {
	return func(ctx context.Context) (*fanout.Execution, gqlerror.List) {
		ctx, cancel := context.WithCancelCause(ctx)
		deadline := time.AfterFunc(h.opts.Timeout, func() { cancel(h.late) })
		ctx, opening := h.resolver.Begin(ctx)
		respond, inner := h.exec.DispatchOperation(ctx, op)
		source := opening.Source()
		if !deadline.Stop() && source != nil {
			source.Close()
			source = nil
		}
		if source == nil {
			defer cancel(nil)
			return nil, h.startErrors(inner, respond)
		}
		return &fanout.Execution{
			Source: source, Respond: func() ([]byte, bool) { return h.respond(inner, respond, field.Alias) }, Watches: field.Name == watches,
		}, nil
	}
}

func (h *Handler) startErrors(ctx context.Context, respond graphql.ResponseHandler) gqlerror.List {
	if resp := h.present.finish(ctx, respond(ctx)); resp != nil && len(resp.Errors) > 0 {
		return resp.Errors
	}
	return h.presentAll(ctx, fmt.Errorf("a subscription opened no source: %w", context.Cause(ctx)))
}

// respond executes one event like a request: with its own admission, loaders, pinned snapshots and
// deadline, which begins once it is admitted. The result is not complete if something could not be
// read temporarily.
func (h *Handler) respond(ctx context.Context, respond graphql.ResponseHandler, alias string) (body []byte, complete bool) {
	done, err := enterEvent(ctx)
	if err != nil {
		return nil, false // the execution has ended
	}
	defer done()
	ctx, _ = h.resolver.Begin(ctx)
	ctx, cancel := h.withDeadline(ctx)
	defer cancel()
	resp := h.present.finish(ctx, respond(ctx))
	if resp == nil {
		return nil, false
	}
	complete = true
	for _, err := range resp.Errors {
		// The executor's paths of a subscription start below its field.
		err.Path = append(ast.Path{ast.PathName(alias)}, err.Path...)
		code, _ := err.Extensions["code"].(string)
		complete = complete && code != string(smartmoney.CodeInternal) && code != string(smartmoney.CodeUnavailable)
	}
	return encode(resp), complete
}

// presentAll returns an error as callers see it, as a list.
func (h *Handler) presentAll(ctx context.Context, err error) gqlerror.List {
	list := gqlerror.List{h.present.present(ctx, err)}
	h.present.report(ctx, list)
	return list
}

// shareKey returns a key that is equal for subscriptions with equal results: those of one customer
// with the same document, operation and resolved variables, and for the same wallet where the field
// depends on one. The start cursor is excluded if it comes from a variable that is used nowhere
// else. resume reports whether the subscription starts in the past.
func shareKey(who auth.Principal, op *graphql.OperationContext, field graphql.CollectedField) (key fanout.Key, resume bool) {
	variables := op.Variables
	if arg := field.Arguments.ForName(argAfter); arg != nil {
		value, err := arg.Value.Value(op.Variables)
		resume = err != nil || value != nil
		if arg.Value.Kind == ast.Variable && uses(op.Doc, arg.Value.Raw) == 1 {
			variables = maps.Clone(op.Variables)
			delete(variables, arg.Value.Raw)
		}
	}
	if field.Definition.Arguments.ForName("walletId") == nil {
		who.Wallet = ""
	}
	text, err := json.Marshal([]any{who.CustomerID, who.Wallet, op.RawQuery, op.OperationName, variables})
	if err != nil {
		panic(fmt.Sprintf("BUG: decoded variables cannot be encoded: %v", err))
	}
	return sha256.Sum256(text), resume
}

// uses counts the uses of a variable name in all operations of a document.
func uses(doc *ast.QueryDocument, name string) (n int) {
	for _, op := range doc.Operations {
		n += usesIn(op.Directives, nil, op.SelectionSet, name)
	}
	for _, fragment := range doc.Fragments {
		n += usesIn(fragment.Directives, nil, fragment.SelectionSet, name)
	}
	return n
}

// usesIn counts the uses of a variable name in what belongs to a part of a document.
func usesIn(directives ast.DirectiveList, arguments ast.ArgumentList, set ast.SelectionSet, name string) (n int) {
	for _, directive := range directives {
		n += usesIn(nil, directive.Arguments, nil, name)
	}
	for _, argument := range arguments {
		n += usesOfValue(argument.Value, name)
	}
	for _, selection := range set {
		switch s := selection.(type) {
		case *ast.Field:
			n += usesIn(s.Directives, s.Arguments, s.SelectionSet, name)
		case *ast.InlineFragment:
			n += usesIn(s.Directives, nil, s.SelectionSet, name)
		case *ast.FragmentSpread:
			n += usesIn(s.Directives, nil, nil, name)
		}
	}
	return n
}

func usesOfValue(v *ast.Value, name string) (n int) {
	if v == nil {
		return 0
	}
	if v.Kind == ast.Variable && v.Raw == name {
		n++
	}
	for _, child := range v.Children {
		n += usesOfValue(child.Value, name)
	}
	return n
}
