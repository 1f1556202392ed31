package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"
	"github.com/google/jsonschema-go/jsonschema"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Run sends the body of a POST to /graphql, and returns the body of its response. graph.Handler
// runs it in this process; commands send it to a service. An error says why there is no response.
type Run func(ctx context.Context, body []byte) ([]byte, error)

// Tool is something that an agent can ask.
type Tool struct {
	Name, Title, Description string
	// Arguments describes the arguments: an object without other properties than those it names.
	Arguments *jsonschema.Schema

	document string // "": local answers
	local    func(arguments map[string]string) (any, error)
}

// Result is the result of a call of a tool.
type Result struct {
	JSON   json.RawMessage // an object
	Failed bool            // JSON has errors: an array with at least one Problem
}

// Problem is an error of a call.
type Problem struct {
	Message    string          `json:"message"`
	Code       smartmoney.Code `json:"code,omitempty"`
	Field      string          `json:"field,omitempty"`      // the argument that is wrong
	RetryAfter int             `json:"retryAfter,omitempty"` // seconds
	RequestID  string          `json:"requestId,omitempty"`  // of an internal error
}

// Tools returns the tools, in the order in which they are listed.
func Tools(schema *ast.Schema) ([]*Tool, error) {
	var all []*Tool
	for _, d := range definitions {
		arguments, err := inputSchema(schema, d.document)
		if err != nil {
			return nil, fmt.Errorf("tool %s: %w", d.name, err)
		}
		all = append(all, &Tool{Name: d.name, Title: d.title, Description: d.description, Arguments: arguments, document: d.document})
	}
	return append(all, explainMetric(schema)), nil
}

// Call runs the tool with arguments, a JSON object; none are {}. Arguments that the tool does not
// have are refused; the values of the others are GraphQL's to check.
func (t *Tool) Call(ctx context.Context, run Run, arguments json.RawMessage) Result {
	if given := bytes.TrimSpace(arguments); len(given) == 0 || string(given) == "null" {
		arguments = json.RawMessage("{}")
	}
	var given map[string]json.RawMessage
	if err := json.Unmarshal(arguments, &given); err != nil || given == nil {
		return failed(Problem{Message: "arguments must be a JSON object", Code: smartmoney.CodeBadInput, Field: "arguments"})
	}
	for name := range given {
		if _, ok := t.Arguments.Properties[name]; !ok {
			text := fmt.Sprintf("%s has no argument %s: it has %s", t.Name, smartmoney.Shown(name), strings.Join(t.Arguments.PropertyOrder, ", "))
			return failed(Problem{Message: text, Code: smartmoney.CodeBadInput, Field: cut(name)})
		}
	}
	if t.local != nil {
		return t.answer(given)
	}
	body, err := json.Marshal(struct {
		Query     string          `json:"query"`
		Variables json.RawMessage `json:"variables"`
	}{t.document, arguments})
	if err != nil {
		return failed(Problem{Message: "arguments must be JSON", Code: smartmoney.CodeBadInput, Field: "arguments"})
	}
	response, err := run(ctx, body)
	if err != nil {
		return failed(Problem{Message: err.Error(), Code: smartmoney.CodeUnavailable})
	}
	return resultOf(response)
}

// answer answers a call of a tool that runs no document. Its arguments are strings.
func (t *Tool) answer(given map[string]json.RawMessage) Result {
	texts := map[string]string{}
	for name, raw := range given {
		var text string
		if err := json.Unmarshal(raw, &text); err != nil {
			return failed(Problem{Message: name + " must be a string", Code: smartmoney.CodeBadInput, Field: name})
		}
		texts[name] = text
	}
	value, err := t.local(texts)
	if known, ok := errors.AsType[*smartmoney.Error](err); ok {
		return failed(Problem{Message: known.Message, Code: known.Code, Field: known.Field})
	}
	text, err := json.Marshal(value)
	if err != nil {
		panic(fmt.Sprintf("BUG: the result of %s cannot be encoded: %v", t.Name, err))
	}
	return Result{JSON: text}
}

// resultOf returns the result of a tool from a GraphQL response: its data, or its errors.
func resultOf(response []byte) Result {
	var got struct {
		Data   json.RawMessage `json:"data"`
		Errors []struct {
			Message    string `json:"message"`
			Extensions struct {
				Code       smartmoney.Code `json:"code"`
				Field      string          `json:"field"`
				RetryAfter int             `json:"retryAfter"`
				RequestID  string          `json:"requestId"`
			} `json:"extensions"`
		} `json:"errors"`
	}
	if err := json.Unmarshal(response, &got); err != nil {
		return failed(Problem{Message: "the response is not one of GraphQL", Code: smartmoney.CodeUnavailable})
	}
	if len(got.Errors) == 0 {
		return Result{JSON: bounded(got.Data)}
	}
	var problems []Problem
	for _, e := range got.Errors {
		x := e.Extensions
		problems = append(problems, Problem{
			Message: strings.TrimPrefix(e.Message, variables), Code: x.Code, Field: strings.TrimPrefix(x.Field, variables), RetryAfter: x.RetryAfter, RequestID: x.RequestID,
		})
	}
	return failed(problems...)
}

// variables begins the names that GraphQL has for the arguments of a tool.
const variables = "variables."

// failed returns the result of a call that failed.
func failed(problems ...Problem) Result {
	text, err := json.Marshal(map[string][]Problem{"errors": problems})
	if err != nil {
		panic(fmt.Sprintf("BUG: the errors of a tool cannot be encoded: %v", err))
	}
	return Result{JSON: text, Failed: true}
}

// MaxText bounds each text of a result, characters. A market's question may have 4 KiB, which anybody
// can write; addresses and cursors are shorter.
const MaxText = 500

// bounded returns JSON whose texts are cut at MaxText characters. Numbers stay as they are written.
func bounded(data []byte) json.RawMessage {
	if !slices.ContainsFunc(bytes.Split(data, []byte{'"'}), func(text []byte) bool { return len(text) > MaxText }) {
		return data
	}
	var out bytes.Buffer
	from, to := jsontext.NewDecoder(bytes.NewReader(data)), jsontext.NewEncoder(&out)
	for {
		token, err := from.ReadToken()
		if errors.Is(err, io.EOF) {
			return bytes.TrimSpace(out.Bytes())
		}
		if err == nil && token.Kind() == '"' {
			token = jsontext.String(cut(token.String()))
		}
		if err == nil {
			err = to.WriteToken(token)
		}
		if err != nil {
			panic(fmt.Sprintf("BUG: the data of a response is not JSON: %v", err))
		}
	}
}

// cut returns a text of at most MaxText characters; one that was longer ends in an ellipsis.
func cut(text string) string {
	if utf8.RuneCountInString(text) <= MaxText {
		return text
	}
	return string([]rune(text)[:MaxText-1]) + "…"
}

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
