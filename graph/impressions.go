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
	return !eachField(doc, op.SelectionSet, map[string]bool{}, func(f *ast.Field) bool {
		a := f.Arguments.ForName("impressionCount")
		return f.Name != "recommendations" || a == nil || !some(a.Value, op, params.Variables)
	})
}

// some reports whether a value may be another number than 0. Null means the default, which is 0.
func some(value *ast.Value, op *ast.OperationDefinition, variables map[string]any) bool {
	switch {
	case value == nil || value.Kind == ast.NullValue:
		return false
	case value.Kind != ast.Variable:
		return value.Kind != ast.IntValue || isSome(json.Number(value.Raw))
	}
	if given, ok := variables[value.Raw]; ok {
		return isSome(given)
	}
	v := op.VariableDefinitions.ForName(value.Raw)
	return v != nil && v.DefaultValue != nil && some(v.DefaultValue, op, variables)
}

func isSome(given any) bool {
	n, err := scalar.UnmarshalFloat(given)
	return given != nil && (err != nil || n != 0)
}
