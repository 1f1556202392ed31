package graph

import (
	"context"
	"encoding/json"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/validator/core"

	"github.com/smartmoneyhq/smartmoney/graph/scalar"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// coercion coerces variables to their types by the rules of GraphQL and refuses those that
// cannot be coerced, before anything runs. The validator before it accepts numbers in strings,
// numbers of any size, any DateTime and enums in any case.
type coercion struct{ schema *ast.Schema }

var (
	_ graphql.HandlerExtension        = coercion{}
	_ graphql.OperationContextMutator = coercion{}
)

// ExtensionName returns the name of the extension.
func (coercion) ExtensionName() string { return "Coercion" }

// Validate accepts any schema.
func (coercion) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext coerces the operation's variables.
func (c coercion) MutateOperationContext(_ context.Context, op *graphql.OperationContext) *gqlerror.Error {
	for _, v := range op.Operation.VariableDefinitions {
		value, given := op.Variables[v.Variable]
		if !given {
			continue
		}
		coerced, err := c.coerce(v.Type, value, "variables."+v.Variable)
		if err != nil {
			return &gqlerror.Error{Err: err}
		}
		op.Variables[v.Variable] = coerced
	}
	return nil
}

// coerce returns a value coerced to a type. The validator has checked the value's structure.
func (c coercion) coerce(typ *ast.Type, value any, path string) (any, error) {
	if value == nil {
		return nil, nil
	}
	if typ.Elem != nil {
		return c.list(typ.Elem, value, path)
	}
	def := c.schema.Types[typ.NamedType]
	switch def.Kind {
	case ast.Enum:
		if name, ok := value.(string); !ok || def.EnumValues.ForName(name) == nil {
			return nil, smartmoney.BadInput(path, "%s must be one of %s, got %s", path, enumNames(def), scalar.Shown(value))
		}
	case ast.InputObject:
		object, _ := value.(map[string]any)
		for _, field := range def.Fields {
			inner, given := object[field.Name]
			if !given {
				continue
			}
			coerced, err := c.coerce(field.Type, inner, path+"."+field.Name)
			if err != nil {
				return nil, err
			}
			object[field.Name] = coerced
		}
	default:
		if err := checkScalar(typ.NamedType, value); err != nil {
			return nil, smartmoney.BadInput(path, "%s %s", path, err)
		}
	}
	return value, nil
}

// list returns a list; a value that is not a list becomes its only element.
func (c coercion) list(elem *ast.Type, value any, path string) (any, error) {
	values := reflect.ValueOf(value)
	if values.Kind() != reflect.Slice {
		one, err := c.coerce(elem, value, path)
		return []any{one}, err
	}
	list := make([]any, values.Len())
	for i := range list {
		var err error
		if list[i], err = c.coerce(elem, values.Index(i).Interface(), path+"["+strconv.Itoa(i)+"]"); err != nil {
			return nil, err
		}
	}
	return list, nil
}

func checkScalar(name string, value any) error {
	var err error
	switch name {
	case "Int":
		_, err = scalar.UnmarshalInt(value)
	case "Float":
		_, err = scalar.UnmarshalFloat(value)
	case "String":
		_, err = scalar.UnmarshalString(value)
	case "ID":
		_, err = scalar.UnmarshalID(value)
	case "DateTime":
		_, err = scalar.UnmarshalDateTime(value)
	}
	return err
}

// scalarLiterals is a validation rule: literals must be values of their scalar. The default
// rules check their kind only. Its messages begin with the argument's name.
var scalarLiterals = core.Rule{Name: "LiteralsFit", RuleFunc: func(observers *core.Events, addError core.AddErrFunc) {
	observers.OnField(func(_ *core.Walker, field *ast.Field) {
		for _, argument := range field.Arguments {
			checkLiteral(argument.Value, argument.Name, addError)
		}
	})
	observers.OnOperation(func(_ *core.Walker, op *ast.OperationDefinition) {
		for _, v := range op.VariableDefinitions {
			checkLiteral(v.DefaultValue, "variables."+v.Variable, addError)
		}
	})
}}

// literalWord is an unquoted word in a document.
type literalWord string

func checkLiteral(value *ast.Value, name string, addError core.AddErrFunc) {
	if value == nil {
		return
	}
	for _, child := range value.Children {
		if child.Name != "" {
			checkLiteral(child.Value, child.Name, addError)
		} else {
			checkLiteral(child.Value, name, addError)
		}
	}
	def := value.Definition
	if def != nil && (def.Kind != ast.Scalar || wrongKind(def.Name, value.Kind)) {
		return
	}
	if tooLarge(value) && (def == nil || def.Name != "Int") {
		addError(core.Message("%s must be a number of at most 64 bits, got %s", name, scalar.Shown(json.Number(value.Raw))), core.At(value.Position))
		return
	}
	if def == nil { // inside of a JSON value
		return
	}
	var given any
	switch value.Kind {
	case ast.IntValue, ast.FloatValue:
		given = json.Number(value.Raw)
	case ast.StringValue, ast.BlockValue:
		given = value.Raw
	case ast.BooleanValue, ast.EnumValue:
		given = literalWord(value.Raw)
	default:
		return
	}
	if err := checkScalar(def.Name, given); err != nil {
		addError(core.Message("%s %s", name, err), core.At(value.Position))
	}
}

// tooLarge reports whether a literal is a number that the library cannot read. It panics at one,
// also inside of a JSON value.
func tooLarge(value *ast.Value) bool {
	if value.Kind != ast.IntValue && value.Kind != ast.FloatValue {
		return false
	}
	_, err := value.Value(nil)
	return err != nil
}

// wrongKind reports whether the validator refuses a literal because of its kind.
func wrongKind(scalar string, kind ast.ValueKind) bool {
	text := kind == ast.StringValue || kind == ast.BlockValue
	switch scalar {
	case "Int":
		return kind != ast.IntValue
	case "Float":
		return kind != ast.IntValue && kind != ast.FloatValue
	case "String":
		return !text
	case "ID":
		return !text && kind != ast.IntValue
	}
	return false
}

func enumNames(def *ast.Definition) string {
	names := make([]string, len(def.EnumValues))
	for i, value := range def.EnumValues {
		names[i] = value.Name
	}
	return strings.Join(names, ", ")
}

// The validator's messages for variables of a wrong type, which name Go types.
var (
	wrongScalar = regexp.MustCompile(`^cannot use .+ as (\w+)$`)
	wrongEnum   = regexp.MustCompile(`^.* is not a valid (\w+)$`)
	wrongObject = regexp.MustCompile(`^must be an? (\w+), not an? \w+$`)
)

// variableProblem rewrites a message about a variable in terms of GraphQL types.
func variableProblem(schema *ast.Schema, message string) string {
	for _, wrong := range []*regexp.Regexp{wrongScalar, wrongEnum, wrongObject} {
		found := wrong.FindStringSubmatch(message)
		if found == nil {
			continue
		}
		if def := schema.Types[found[1]]; def != nil && def.Kind == ast.Enum {
			return "must be one of " + enumNames(def)
		}
		return "must be of the type " + found[1]
	}
	switch message {
	case "unknown field":
		return "is unknown: its input type has no such field"
	case "enums must be ints or strings":
		return "must be a string with the name of a value"
	}
	return message
}

// pairsOf returns how many pairs the validator compares in a document: fields with the same
// response name, and fragments that are spread. It refuses a document with more than a limit.
func pairsOf(doc *ast.QueryDocument, limit int) (pairs int, err error) {
	found := repeated{named: map[string]int{}}
	for _, op := range doc.Operations {
		found.count(op.SelectionSet)
	}
	for _, fragment := range doc.Fragments {
		found.count(fragment.SelectionSet)
	}
	spreads := pairsAmong(found.spreads)
	if spreads > limit {
		return spreads, smartmoney.Errorf(smartmoney.CodeTooComplex, "the query spreads fragments %d times: %d pairs, more than the limit of %d",
			found.spreads, spreads, limit)
	}
	worst := ""
	for name, n := range found.named {
		if pairs += pairsAmong(n); n > found.named[worst] {
			worst = name
		}
	}
	if pairs > limit {
		return pairs, smartmoney.Errorf(smartmoney.CodeTooComplex,
			"the query selects too many fields with the same name, %s %d times: %d pairs, more than the limit of %d",
			worst, found.named[worst], pairs, limit)
	}
	return pairs + spreads, nil
}

func pairsAmong(n int) int { return n * (n - 1) / 2 }

// repeated counts what validation compares pair by pair.
type repeated struct {
	named   map[string]int // fields, by response name
	spreads int            // of fragments
}

func (r *repeated) count(set ast.SelectionSet) {
	for _, selection := range set {
		switch s := selection.(type) {
		case *ast.Field:
			r.named[s.Alias]++
			r.count(s.SelectionSet)
		case *ast.InlineFragment:
			r.count(s.SelectionSet)
		case *ast.FragmentSpread:
			r.spreads++
		}
	}
}
