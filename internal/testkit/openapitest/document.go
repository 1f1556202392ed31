// Package openapitest checks live responses of the service against its OpenAPI document. Tests
// send requests through Transport, Handler or Validate, and fail if a response contradicts the
// document: by an undocumented status, header, media type or field, or by a value out of
// bounds. A request that succeeds must also be one that the document allows, so that the
// document is not stricter than the service.
//
// kin-openapi checks parameters and headers. A JSON Schema 2020-12 validator checks bodies
// against the document itself, because kin-openapi validates bodies with references by
// OpenAPI 3.0, knows few formats and checks them loosely, and accepts bodies with repeated
// names or trailing data. kin-openapi also ignores what this package checks: responses to
// HEAD, 304, and undocumented statuses.
//
// The package never changes a request or a response. It is apart from testkit because it links
// kin-openapi and the validator, which only the tests of rest and of the program need.
package openapitest

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"

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

// Validate fails the test if the response to a request contradicts the document. It checks the
// request's body if that can be read again (GetBody).
func Validate(t testing.TB, r *http.Request, status int, header http.Header, body []byte) {
	t.Helper()
	x := &Exchange{Request: r, Status: status, Header: header, Body: body}
	if r.GetBody != nil {
		if again, err := r.GetBody(); err == nil {
			x.Sent, _ = io.ReadAll(again)
		}
	}
	verify(t, x)
}

func verify(t testing.TB, x *Exchange) {
	t.Helper()
	d, err := Service()
	if err != nil {
		t.Errorf("openapi.json: %v", err)
		return
	}
	if err := d.Check(x); err != nil {
		t.Error(err)
	}
}

// Transport returns a transport that sends requests through next (nil: http.DefaultTransport)
// and validates every response. It buffers whole bodies. Requests to interfaces that the
// document does not describe pass through untouched.
func Transport(t testing.TB, next http.RoundTripper) http.RoundTripper {
	if next == nil {
		next = http.DefaultTransport
	}
	return &transport{t: t, next: next}
}

type transport struct {
	t    testing.TB
	next http.RoundTripper
}

// RoundTrip sends the request and validates the response.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	t.t.Helper()
	if Elsewhere(r.URL.Path) {
		return t.next.RoundTrip(r)
	}
	sent := &copied{}
	if r.Body != nil {
		r = r.Clone(r.Context())
		sent.ReadCloser, r.Body = r.Body, sent
	}
	resp, err := t.next.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	body, err := io.ReadAll(resp.Body)
	_ = resp.Body.Close()
	if err != nil {
		return nil, fmt.Errorf("read the response body: %w", err)
	}
	resp.Body = io.NopCloser(bytes.NewReader(body))
	x := &Exchange{Request: r, Status: resp.StatusCode, Header: resp.Header, Body: body}
	if resp.StatusCode < 300 { // a refused request may get its response before its body is sent
		x.Sent = sent.bytes()
	}
	verify(t.t, x)
	return resp, nil
}

// CloseIdleConnections is called by http.Client.
func (t *transport) CloseIdleConnections() {
	if next, ok := t.next.(interface{ CloseIdleConnections() }); ok {
		next.CloseIdleConnections()
	}
}

// Handler returns a handler that calls next and validates every response, for tests without a
// network. Requests to interfaces that the document does not describe pass through untouched.
func Handler(t testing.TB, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t.Helper()
		if Elsewhere(r.URL.Path) {
			next.ServeHTTP(w, r)
			return
		}
		sent := &copied{}
		seen := r.Clone(r.Context())
		if r.Body != nil {
			sent.ReadCloser, seen.Body = r.Body, sent
		}
		rec := &recorder{ResponseWriter: w}
		next.ServeHTTP(rec, seen)
		if rec.status == 0 {
			rec.status = http.StatusOK // like net/http
		}
		x := &Exchange{Request: r, Sent: sent.bytes(), Status: rec.status, Header: w.Header(), Body: rec.body.Bytes()}
		if r.Method == http.MethodHead {
			x.Body = nil // a server sends none, whatever the handler writes
		}
		verify(t, x)
	})
}

// copied is a body that records what is read from it.
type copied struct {
	io.ReadCloser
	mu   sync.Mutex // guards text: a transport may continue to send after the response
	text []byte
}

func (c *copied) Read(p []byte) (int, error) {
	n, err := c.ReadCloser.Read(p)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.text = append(c.text, p[:n]...)
	return n, err
}

func (c *copied) bytes() []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.text
}

// recorder records a response.
type recorder struct {
	http.ResponseWriter
	status int
	body   bytes.Buffer
}

func (r *recorder) WriteHeader(status int) {
	r.status = cmp.Or(r.status, status)
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Write(p []byte) (int, error) {
	r.status = cmp.Or(r.status, http.StatusOK)
	r.body.Write(p)
	return r.ResponseWriter.Write(p)
}

// Unwrap is called by http.ResponseController.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }
