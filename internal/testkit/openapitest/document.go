package openapitest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/go-json-experiment/json/jsontext"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/smartmoneyhq/smartmoney/rest/openapi"
)

// Document is an OpenAPI document to check responses against. It is safe for concurrent use.
type Document struct {
	// API is the parsed document. It must not be modified.
	API *openapi3.T

	mu       sync.Mutex // guards compiler and schemas
	compiler *jsonschema.Compiler
	schemas  map[string]*jsonschema.Schema // by JSON pointer
}

// service is the document of the service, read once.
var service = sync.OnceValues(func() (*Document, error) { return Load(openapi.Document()) })

// Service returns the document of the service.
func Service() (*Document, error) { return service() }

// Load reads a document and validates it and its examples by the rules of OpenAPI 3.1, and
// every schema by the meta-schema of JSON Schema 2020-12.
func Load(text []byte) (*Document, error) {
	if err := strict(text); err != nil {
		return nil, fmt.Errorf("read the document: %w", err)
	}
	api, err := openapi3.NewLoader().LoadFromData(text)
	if err != nil {
		return nil, fmt.Errorf("read the document: %w", err)
	}
	if !api.IsOpenAPI31OrLater() {
		return nil, fmt.Errorf("the document has OpenAPI version %s, want 3.1", api.OpenAPI)
	}
	if err := api.Validate(context.Background(), openapi3.EnableExamplesValidation()); err != nil {
		return nil, fmt.Errorf("validate the document: %w", err)
	}
	whole, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, fmt.Errorf("read the document: %w", err)
	}
	d := &Document{API: api, compiler: jsonschema.NewCompiler(), schemas: map[string]*jsonschema.Schema{}}
	d.compiler.DefaultDraft(jsonschema.Draft2020)
	d.compiler.AssertFormat()
	if err := d.compiler.AddResource(location, whole); err != nil {
		return nil, fmt.Errorf("read the document: %w", err)
	}
	return d, checkSchemas(whole)
}

// location is the document's URL for the schema compiler, which fetches nothing.
const location = "mem:///openapi.json"

// checkSchemas validates every schema of the components by the meta-schema. The compiler
// itself does so only for schemas that are whole documents.
func checkSchemas(whole any) error {
	meta, err := jsonschema.NewCompiler().Compile("https://json-schema.org/draft/2020-12/schema")
	if err != nil {
		return fmt.Errorf("compile the meta-schema: %w", err)
	}
	var errs []error
	forEachSchema(whole, "", func(pointer string, schema any) {
		if err := meta.Validate(schema); err != nil {
			errs = append(errs, fmt.Errorf("%s is not a valid schema: %w", pointer, err))
		}
	})
	return errors.Join(errs...)
}

// forEachSchema calls visit for every top-level schema of a document: those of the components
// and the values of the keyword schema. It skips examples.
func forEachSchema(node any, pointer string, visit func(pointer string, schema any)) {
	switch node := node.(type) {
	case map[string]any:
		for name, value := range node {
			at := pointer + "/" + escape(name)
			switch {
			case name == "example" || name == "examples":
			case name == "schema" || pointer == "/components/schemas":
				visit(at, value)
			default:
				forEachSchema(value, at, visit)
			}
		}
	case []any:
		for i, value := range node {
			forEachSchema(value, fmt.Sprintf("%s/%d", pointer, i), visit)
		}
	}
}

// escape returns a name as a token of a JSON pointer.
func escape(name string) string {
	return strings.NewReplacer("~", "~0", "/", "~1").Replace(name)
}

// CheckJSON validates JSON against the schema at a JSON pointer into the document. The JSON must
// be one value in valid UTF-8 without repeated names in an object.
func (d *Document) CheckJSON(pointer string, text []byte) error {
	if err := strict(text); err != nil {
		return err
	}
	schema, err := d.schema(pointer)
	if err != nil {
		return err
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return err
	}
	return schema.Validate(value)
}

// strict returns an error unless text is exactly one JSON value by RFC 8259 without repeated
// names.
func strict(text []byte) error {
	dec := jsontext.NewDecoder(bytes.NewBuffer(text))
	if err := dec.SkipValue(); err != nil {
		return fmt.Errorf("bad JSON: %w", err)
	}
	if rest := bytes.TrimSpace(text[dec.InputOffset():]); len(rest) > 0 {
		return fmt.Errorf("bad JSON: more after the value: %.40q", rest)
	}
	return nil
}

func (d *Document) schema(pointer string) (*jsonschema.Schema, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if compiled, ok := d.schemas[pointer]; ok {
		return compiled, nil
	}
	schema, err := d.compiler.Compile(location + "#" + fragment(pointer))
	if err != nil {
		return nil, fmt.Errorf("compile the schema at %s: %w", pointer, err)
	}
	d.schemas[pointer] = schema
	return schema, nil
}

// fragment returns a JSON pointer as the fragment of a URL.
func fragment(pointer string) string {
	return strings.NewReplacer("%", "%25", " ", "%20", "\"", "%22", "{", "%7B", "}", "%7D").Replace(pointer)
}
