package graph

import (
	"context"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/internal/smartmoney"
)

// exactEnums refuses variables whose enum values are not written as the schema has
// them. The validator compares without regard to case, and what it lets through would
// reach the resolvers as no value at all.
type exactEnums struct{ schema *ast.Schema }

var (
	_ graphql.HandlerExtension        = exactEnums{}
	_ graphql.OperationContextMutator = exactEnums{}
)

// ExtensionName names the extension.
func (exactEnums) ExtensionName() string { return "ExactEnums" }

// Validate accepts any schema.
func (exactEnums) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext checks the operation's variables.
func (e exactEnums) MutateOperationContext(_ context.Context, op *graphql.OperationContext) *gqlerror.Error {
	for _, v := range op.Operation.VariableDefinitions {
		if err := e.check(v.Type, op.Variables[v.Variable], "variables."+v.Variable); err != nil {
			return &gqlerror.Error{Err: err}
		}
	}
	return nil
}

// check looks for enums in a value of a type. The value fits the type otherwise.
func (e exactEnums) check(typ *ast.Type, value any, path string) error {
	if value == nil {
		return nil
	}
	if list, ok := value.([]any); ok && typ.Elem != nil {
		for i, element := range list {
			if err := e.check(typ.Elem, element, path+"["+strconv.Itoa(i)+"]"); err != nil {
				return err
			}
		}
		return nil
	}
	switch def := e.schema.Types[typ.Name()]; def.Kind {
	case ast.Enum:
		if name, ok := value.(string); !ok || def.EnumValues.ForName(name) == nil {
			return smartmoney.BadInput(path, "%s must be one of %s, got %q", path, enumNames(def), fmt.Sprint(value))
		}
	case ast.InputObject:
		object, _ := value.(map[string]any)
		for _, field := range def.Fields {
			if err := e.check(field.Type, object[field.Name], path+"."+field.Name); err != nil {
				return err
			}
		}
	}
	return nil
}

func enumNames(def *ast.Definition) string {
	names := make([]string, len(def.EnumValues))
	for i, value := range def.EnumValues {
		names[i] = value.Name
	}
	return strings.Join(names, ", ")
}

// The validator's words for a variable of a wrong type, which speak of Go's types.
var (
	wrongScalar = regexp.MustCompile(`^cannot use .+ as (\w+)$`)
	wrongEnum   = regexp.MustCompile(`^.* is not a valid (\w+)$`)
	wrongObject = regexp.MustCompile(`^must be an? (\w+), not an? \w+$`)
)

// variableProblem says what is wrong with a variable in the terms of GraphQL.
func variableProblem(message string) string {
	for _, wrong := range []*regexp.Regexp{wrongScalar, wrongEnum, wrongObject} {
		if found := wrong.FindStringSubmatch(message); found != nil {
			return "must be of the type " + found[1]
		}
	}
	if message == "unknown field" {
		return "is unknown: its object has no such field"
	}
	return message
}
