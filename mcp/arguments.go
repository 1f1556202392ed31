package mcp

import (
	"encoding/json"
	"fmt"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

// inputSchema returns the JSON Schema of a document's variables, with the descriptions that the
// arguments of its root field have in the schema.
func inputSchema(schema *ast.Schema, document string) (*jsonschema.Schema, error) {
	parsed, errs := gqlparser.LoadQueryWithRules(schema, document, rules.NewDefaultRules())
	if errs != nil {
		return nil, fmt.Errorf("the document is not valid: %w", errs)
	}
	op := parsed.Operations[0]
	root, _ := op.SelectionSet[0].(*ast.Field)
	described := map[string]string{}
	for _, argument := range root.Arguments {
		described[argument.Value.Raw] = root.Definition.Arguments.ForName(argument.Name).Description
	}
	out := object()
	for _, v := range op.VariableDefinitions {
		property := typeSchema(schema, v.Type)
		property.Description = described[v.Variable]
		if v.DefaultValue != nil {
			value, err := v.DefaultValue.Value(nil)
			if err != nil {
				return nil, fmt.Errorf("the default of %s: %w", v.Variable, err)
			}
			if property.Default, err = json.Marshal(value); err != nil {
				return nil, fmt.Errorf("the default of %s: %w", v.Variable, err)
			}
		} else if v.Type.NonNull {
			out.Required = append(out.Required, v.Variable)
		}
		out.Properties[v.Variable] = property
		out.PropertyOrder = append(out.PropertyOrder, v.Variable)
	}
	return out, nil
}

// object returns the schema of an object that has no other properties than those that its caller
// adds.
func object() *jsonschema.Schema {
	return &jsonschema.Schema{
		Type: "object", Properties: map[string]*jsonschema.Schema{},
		AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}},
	}
}

// typeSchema returns the JSON Schema of a type of the GraphQL schema's input.
func typeSchema(schema *ast.Schema, typ *ast.Type) *jsonschema.Schema {
	if typ.Elem != nil {
		return &jsonschema.Schema{Type: "array", Items: typeSchema(schema, typ.Elem)}
	}
	switch def := schema.Types[typ.NamedType]; {
	case def.Kind == ast.Enum:
		out := &jsonschema.Schema{Type: "string"}
		for _, value := range def.EnumValues {
			out.Enum = append(out.Enum, value.Name)
		}
		return out
	case def.Kind == ast.InputObject:
		out := object()
		for _, field := range def.Fields {
			property := typeSchema(schema, field.Type)
			property.Description = field.Description
			out.Properties[field.Name] = property
			out.PropertyOrder = append(out.PropertyOrder, field.Name)
			if field.Type.NonNull && field.DefaultValue == nil {
				out.Required = append(out.Required, field.Name)
			}
		}
		return out
	case def.Name == "DateTime":
		return &jsonschema.Schema{Type: "string", Format: "date-time"}
	}
	if kind, ok := numeric[typ.NamedType]; ok {
		return &jsonschema.Schema{Type: kind}
	}
	return &jsonschema.Schema{Type: "string"}
}

// numeric has the JSON types of the scalars that are no strings.
var numeric = map[string]string{"Int": "integer", "Float": "number", "Boolean": "boolean"}
