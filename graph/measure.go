package graph

import (
	"context"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Operation describes a GraphQL operation that was answered, or that is refused. Every field but
// Took has one of few values, whatever clients send.
type Operation struct {
	Kind  string // query, mutation or subscription; "invalid": it did not validate
	Field string // its only root field, of the schema; "several", or "none" if it did not validate
	// Code is the code of its first error; "OK" without one, CANCELED if its caller left before the
	// end.
	Code string
	Took time.Duration // of a subscription: until it was started
}

// The values of Operation that are not of the schema or of smartmoney.Code.
const (
	kindInvalid  = "invalid"
	fieldNone    = "none"
	fieldSeveral = "several"
	codeOK       = "OK"
	codeCanceled = "CANCELED"
)

// codes are the codes that Operation.Code may have; another one counts as INTERNAL.
var codes = map[string]bool{
	string(smartmoney.CodeUnauthenticated): true, string(smartmoney.CodeForbidden): true, string(smartmoney.CodeNotFound): true,
	string(smartmoney.CodeBadInput): true, string(smartmoney.CodeTooComplex): true, string(smartmoney.CodeRateLimited): true,
	string(codeUnknownDocument): true, string(codeDocumentUnsupported): true, string(codeDocumentRequired): true, string(smartmoney.CodeUnavailable): true, string(smartmoney.CodeInternal): true, codeOK: true, codeCanceled: true,
}

// rootField returns the name of the operation's only root field in the schema. Aliases do not
// matter.
func rootField(op *graphql.OperationContext) string {
	name := ""
	if !oneField(op.Operation.SelectionSet, &name) {
		return fieldSeveral
	}
	if name == "" {
		return fieldNone
	}
	return name
}

// oneField sets name to the name of the only field among the selections and reports whether there
// is no other.
func oneField(set ast.SelectionSet, name *string) bool {
	for _, selection := range set {
		switch s := selection.(type) {
		case *ast.Field:
			if *name != "" && *name != s.Name {
				return false
			}
			*name = s.Name
		case *ast.InlineFragment:
			if !oneField(s.SelectionSet, name) {
				return false
			}
		case *ast.FragmentSpread:
			if s.Definition != nil && !oneField(s.Definition.SelectionSet, name) {
				return false
			}
		}
	}
	return true
}

// codeOf returns the code of the first error.
func codeOf(errs gqlerror.List) string {
	if len(errs) == 0 {
		return codeOK
	}
	code, _ := errs[0].Extensions["code"].(string)
	if !codes[code] {
		return string(smartmoney.CodeInternal)
	}
	return code
}

// answered counts an operation that began at a time; op is nil if it did not validate.
func (h *Handler) answered(ctx context.Context, op *graphql.OperationContext, began time.Time, code string) {
	o := Operation{Kind: kindInvalid, Field: fieldNone, Code: code, Took: time.Since(began)}
	if op != nil {
		o.Kind, o.Field = string(op.Operation.Operation), rootField(op)
	}
	h.measure(ctx, o)
}

// cached returns the kept response to an equal request and counts it as answered. Kept responses
// are those of customers.
func (h *Handler) cached(ctx context.Context, key string) (responsecache.Response, bool) {
	if who, _ := auth.From(ctx); !who.Scope.Allows(smartmoney.ScopeRead) {
		return responsecache.Response{}, false
	}
	began := time.Now()
	kept, ok := h.opts.ResponseCache.Get(ctx, key)
	if ok {
		h.measure(ctx, Operation{Kind: string(ast.Query), Field: kept.Field, Code: codeOK, Took: time.Since(began)})
	}
	return kept, ok
}
