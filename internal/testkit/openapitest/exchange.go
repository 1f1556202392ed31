package openapitest

import (
	"context"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/go-json-experiment/json/jsontext"
)

// Exchange is a request and its response.
type Exchange struct {
	Request *http.Request
	Sent    []byte // the request's body; nil if unknown
	Status  int
	Header  http.Header
	Body    []byte // the response's body
}

// Elsewhere reports whether a path belongs to an interface that the document does not
// describe: GraphQL, tools for agents, the web pages, and what machines look for.
func Elsewhere(path string) bool {
	for _, root := range []string{"/graphql", "/graphiql", "/docs", "/console", "/mcp", "/llms.txt", "/llms-full.txt", "/.well-known"} {
		if path == root || strings.HasPrefix(path, root+"/") {
			return true
		}
	}
	return false
}

// Check returns all contradictions between an exchange and the document, nil for none.
func (d *Document) Check(x *Exchange) error {
	path := x.Request.URL.Path
	if Elsewhere(path) {
		return nil
	}
	template, item, _ := d.find(path)
	if item == nil {
		return d.checkUnknownPath(x)
	}
	method := x.Request.Method
	if method == http.MethodHead && item.Head == nil {
		method = http.MethodGet
	}
	op := item.GetOperation(method)
	if op == nil {
		return d.checkRefusedMethod(x, item)
	}
	at := operation{path: template, method: method, item: item, op: op}
	err := errors.Join(d.checkResponse(x, at), d.checkAccess(x, op))
	if x.Status >= 200 && x.Status < 300 {
		err = errors.Join(err, d.checkRequest(x, at))
	}
	if err != nil {
		return fmt.Errorf("%s %s: status %d contradicts openapi.json: %w\n%.2000s", x.Request.Method, x.Request.URL, x.Status, err, x.Body)
	}
	return nil
}

// find returns the path of the document that a request's path belongs to, and its parameters; nil
// if there is none.
func (d *Document) find(path string) (template string, item *openapi3.PathItem, params map[string]string) {
	if item := d.API.Paths.Value(path); item != nil {
		return path, item, nil
	}
	given := strings.Split(path, "/")
	for template, item := range d.API.Paths.Map() {
		parts := strings.Split(template, "/")
		if len(parts) != len(given) || !strings.Contains(template, "{") {
			continue
		}
		params := map[string]string{}
		for i, part := range parts {
			if name, is := strings.CutPrefix(part, "{"); is && given[i] != "" {
				params[strings.TrimSuffix(name, "}")] = given[i]
			} else if part != given[i] {
				params = nil
				break
			}
		}
		if params != nil {
			return template, item, params
		}
	}
	return "", nil, nil
}

// operation is an operation of the document.
type operation struct {
	path, method string
	item         *openapi3.PathItem
	op           *openapi3.Operation
}

func (o operation) pointer() string {
	return "/paths/" + escape(o.path) + "/" + strings.ToLower(o.method)
}

// checkUnknownPath checks the response of a path that the document does not have: it must be an
// error.
func (d *Document) checkUnknownPath(x *Exchange) error {
	if x.Status < 400 {
		return fmt.Errorf("%s %s: status %d, but openapi.json has no such path", x.Request.Method, x.Request.URL.Path, x.Status)
	}
	return nil
}

// checkRefusedMethod checks the response to a method that the document does not have: a 405 with
// an Error, and an Allow header with exactly the methods of the document.
func (d *Document) checkRefusedMethod(x *Exchange, item *openapi3.PathItem) error {
	if x.Status >= 500 {
		return nil // it failed before the method was checked
	}
	allowed := []string{}
	for method := range item.Operations() {
		if allowed = append(allowed, method); method == http.MethodGet {
			allowed = append(allowed, http.MethodHead)
		}
	}
	slices.Sort(allowed)
	listed := strings.FieldsFunc(x.Header.Get("Allow"), func(r rune) bool { return r == ',' || r == ' ' })
	slices.Sort(listed)
	if x.Status != http.StatusMethodNotAllowed || !slices.Equal(allowed, listed) {
		return fmt.Errorf("%s %s: status %d with Allow: %s; openapi.json has no such operation: want 405 and %s",
			x.Request.Method, x.Request.URL.Path, x.Status, listed, allowed)
	}
	if x.Request.Method == http.MethodHead {
		return nil
	}
	if err := d.CheckJSON("/components/schemas/"+errorSchema(x.Request.URL.Path), x.Body); err != nil {
		return fmt.Errorf("%s %s: status 405: %w\n%.200s", x.Request.Method, x.Request.URL.Path, err, x.Body)
	}
	return nil
}

func errorSchema(path string) string {
	switch {
	case strings.HasSuffix(path, "/for-you"):
		return "FeedError"
	case strings.HasPrefix(path, "/v3/studio/"), strings.HasPrefix(path, "/api/feed/"):
		return "ServiceError"
	default:
		return "Error"
	}
}

// checkResponse checks a response against the one that the document has for its status.
func (d *Document) checkResponse(x *Exchange, at operation) error {
	ref := at.op.Responses.Value(strconv.Itoa(x.Status))
	if ref == nil {
		return errors.New("the status is not documented")
	}
	pointer := at.pointer() + "/responses/" + strconv.Itoa(x.Status)
	if ref.Ref != "" {
		pointer = strings.TrimPrefix(ref.Ref, "#")
	}
	err := openapi3filter.ValidateResponse(context.Background(), &openapi3filter.ResponseValidationInput{
		RequestValidationInput: d.input(x, at),
		Status:                 x.Status, Header: x.Header,
		Options: &openapi3filter.Options{ExcludeResponseBody: true, IncludeResponseStatus: true},
	})
	return errors.Join(err, d.checkBody(x, ref.Value.Content, pointer))
}

func (d *Document) checkBody(x *Exchange, content openapi3.Content, pointer string) error {
	bodiless := x.Request.Method == http.MethodHead || len(content) == 0
	if bodiless && len(x.Body) > 0 {
		return fmt.Errorf("a body of %d bytes where there must be none", len(x.Body))
	}
	if len(content) == 0 {
		return nil
	}
	kind, _, err := mime.ParseMediaType(x.Header.Get("Content-Type"))
	if err != nil || content[kind] == nil {
		return fmt.Errorf("the Content-Type %q is not documented", x.Header.Get("Content-Type"))
	}
	if bodiless || kind != "application/json" {
		return nil
	}
	return d.CheckJSON(pointer+"/content/"+escape(kind)+"/schema", x.Body)
}

// checkAccess checks that an operation requires a key exactly if the document says so.
func (d *Document) checkAccess(x *Exchange, op *openapi3.Operation) error {
	needs := op.Security == nil || len(*op.Security) > 0
	switch {
	case !needs && x.Status == http.StatusUnauthorized:
		return errors.New("a key is required, which the document does not say")
	case needs && x.Status < 300 && !strings.HasPrefix(x.Request.Header.Get("Authorization"), scheme(op)+" "):
		return errors.New("it was served without a key")
	default:
		return nil
	}
}

// scheme returns the scheme that an operation takes its key by.
func scheme(op *openapi3.Operation) string {
	if op.Security != nil {
		for _, needed := range *op.Security {
			if _, basic := needed["basic"]; basic {
				return "Basic"
			}
		}
	}
	return "Bearer"
}

// CheckRequest returns all reasons why the document does not allow a request: its path and
// method, its parameters and its body, if that is known.
func (d *Document) CheckRequest(r *http.Request, sent []byte) error {
	template, item, _ := d.find(r.URL.Path)
	if item == nil || item.GetOperation(r.Method) == nil {
		return fmt.Errorf("openapi.json has no %s %s", r.Method, r.URL.Path)
	}
	x := &Exchange{Request: r, Sent: sent}
	return d.checkRequest(x, operation{path: template, method: r.Method, item: item, op: item.GetOperation(r.Method)})
}

// checkRequest checks a successful request against what the document allows.
func (d *Document) checkRequest(x *Exchange, at operation) error {
	var errs []error
	for name := range x.Request.URL.Query() {
		if at.op.Parameters.GetByInAndName(openapi3.ParameterInQuery, name) == nil {
			errs = append(errs, fmt.Errorf("the parameter %s was accepted, but is not documented", name))
		}
	}
	input := d.input(x, at)
	for i, p := range at.op.Parameters {
		if err := openapi3filter.ValidateParameter(context.Background(), input, p.Value); err != nil {
			errs = append(errs, err)
		}
		if err := d.checkText(x.Request, p, at.pointer()+"/parameters/"+strconv.Itoa(i)); err != nil {
			errs = append(errs, err)
		}
	}
	return errors.Join(append(errs, d.checkSent(x, at))...)
}

// checkText validates a string parameter against its schema again: kin-openapi accepts invalid
// dates (2026-11-31) as times.
func (d *Document) checkText(r *http.Request, p *openapi3.ParameterRef, pointer string) error {
	given := r.URL.Query()[p.Value.Name]
	if p.Value.In == openapi3.ParameterInHeader {
		given = r.Header.Values(p.Value.Name)
	}
	if len(given) == 0 || !p.Value.Schema.Value.Type.Is("string") {
		return nil
	}
	if p.Ref != "" {
		pointer = strings.TrimPrefix(p.Ref, "#")
	}
	text, err := jsontext.AppendQuote(nil, given[0])
	if err != nil {
		return fmt.Errorf("the parameter %s: %w", p.Value.Name, err)
	}
	if err := d.CheckJSON(pointer+"/schema", text); err != nil {
		return fmt.Errorf("the parameter %s: %w", p.Value.Name, err)
	}
	return nil
}

// checkSent checks the body of a successful request against the document. It skips uploads of
// events, which are refused one by one.
func (d *Document) checkSent(x *Exchange, at operation) error {
	if at.op.RequestBody == nil {
		if len(x.Sent) > 0 {
			return errors.New("a body was sent, which is not documented")
		}
		return nil
	}
	if x.Sent == nil || at.op.OperationID == "ingestEvents" {
		return nil
	}
	kind, _, err := mime.ParseMediaType(x.Request.Header.Get("Content-Type"))
	if err != nil {
		kind = "application/json" // the default without a Content-Type
	}
	if at.op.RequestBody.Value.Content[kind] == nil {
		return fmt.Errorf("a body of type %s was accepted, which is not documented", kind)
	}
	return d.CheckJSON(at.pointer()+"/requestBody/content/"+escape(kind)+"/schema", x.Sent)
}

func (d *Document) input(x *Exchange, at operation) *openapi3filter.RequestValidationInput {
	// HEAD is checked as GET, whose headers it has.
	request := x.Request.Clone(context.Background())
	request.Method = at.method
	_, _, params := d.find(x.Request.URL.Path)
	return &openapi3filter.RequestValidationInput{
		Request: request, PathParams: params,
		Route:   &routers.Route{Spec: d.API, Path: at.path, PathItem: at.item, Method: at.method, Operation: at.op},
		Options: &openapi3filter.Options{SkipSettingDefaults: true},
	}
}
