package graph

import (
	"encoding/json"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"github.com/smartmoneyhq/smartmoney/graph/scalar"
)

// recordsImpressions reports whether a query may write: recommendations counts items as shown to
// the user unless impressionCount is 0. The document has not been validated, and a value that is no
// number counts as one.
func recordsImpressions(doc *ast.QueryDocument, op *ast.OperationDefinition, params *graphql.RawParams) bool {
	r := recorded{doc: doc, op: op, variables: params.Variables, seen: map[string]bool{}}
	return r.by(op.SelectionSet)
}

// recorded is a search for a field that records impressions.
type recorded struct {
	doc       *ast.QueryDocument
	op        *ast.OperationDefinition
	variables map[string]any
	seen      map[string]bool // the fragments that were searched
}

// by reports whether a selection of Query records impressions.
func (r recorded) by(set ast.SelectionSet) bool {
	for _, selection := range set {
		inner := ast.SelectionSet(nil)
		switch s := selection.(type) {
		case *ast.Field:
			if a := s.Arguments.ForName("impressionCount"); s.Name == "recommendations" && a != nil && r.some(a.Value) {
				return true
			}
		case *ast.InlineFragment:
			inner = s.SelectionSet
		case *ast.FragmentSpread:
			if fragment := r.doc.Fragments.ForName(s.Name); fragment != nil && !r.seen[s.Name] {
				r.seen[s.Name] = true
				inner = fragment.SelectionSet
			}
		}
		if r.by(inner) {
			return true
		}
	}
	return false
}

// some reports whether a value may be another number than 0. Null means the default, which is 0.
func (r recorded) some(value *ast.Value) bool {
	switch {
	case value == nil || value.Kind == ast.NullValue:
		return false
	case value.Kind != ast.Variable:
		return value.Kind != ast.IntValue || isSome(json.Number(value.Raw))
	}
	if given, ok := r.variables[value.Raw]; ok {
		return isSome(given)
	}
	v := r.op.VariableDefinitions.ForName(value.Raw)
	return v != nil && v.DefaultValue != nil && r.some(v.DefaultValue)
}

func isSome(given any) bool {
	n, err := scalar.UnmarshalFloat(given)
	return given != nil && (err != nil || n != 0)
}
