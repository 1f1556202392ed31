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

// Exchange is a request and the answer to it.
type Exchange struct {
	Request *http.Request
	Sent    []byte // the request's body; nil where it is not known
	Status  int
	Header  http.Header
	Body    []byte // the answer's
}

// Elsewhere reports whether a path belongs to an interface that the document does
// not describe: GraphQL and the pages.
func Elsewhere(path string) bool {
	for _, root := range []string{"/graphql", "/graphiql", "/docs"} {
		if path == root || strings.HasPrefix(path, root+"/") {
			return true
		}
	}
	return false
}

// Check returns everything in which an exchange is not what the document says, nil
// where it is just that.
func (d *Document) Check(x *Exchange) error {
	path := x.Request.URL.Path
	if Elsewhere(path) {
		return nil
	}
	item := d.API.Paths.Value(path)
	if item == nil {
		return d.checkStranger(x)
	}
	method := x.Request.Method
	if method == http.MethodHead && item.Head == nil {
		method = http.MethodGet
	}
	op := item.GetOperation(method)
	if op == nil {
		return d.checkRefusedMethod(x, item)
	}
	at := place{path: path, method: method, item: item, op: op}
	err := errors.Join(d.checkAnswer(x, at), d.checkAccess(x, op))
	if x.Status >= 200 && x.Status < 300 {
		err = errors.Join(err, d.checkRequest(x, at))
	}
	if err != nil {
		return fmt.Errorf("%s %s answered %d, which is not what openapi.json says: %w\n%.2000s", x.Request.Method, x.Request.URL, x.Status, err, x.Body)
	}
	return nil
}

// place is an operation of the document.
type place struct {
	path, method string
	item         *openapi3.PathItem
	op           *openapi3.Operation
}

func (p place) pointer() string {
	return "/paths/" + escape(p.path) + "/" + strings.ToLower(p.method)
}

// checkStranger holds for a path that the document does not have: nothing but
// errors may be there.
func (d *Document) checkStranger(x *Exchange) error {
	if x.Status < 400 {
		return fmt.Errorf("%s %s answered %d, but openapi.json has no such path", x.Request.Method, x.Request.URL.Path, x.Status)
	}
	return nil
}

// checkRefusedMethod holds for a method that a path does not have in the document:
// it is refused by an Error, and the header Allow names just those that it has.
func (d *Document) checkRefusedMethod(x *Exchange, item *openapi3.PathItem) error {
	if x.Status >= 500 {
		return nil // it did not get as far as to be looked at
	}
	allowed := []string{}
	for method := range item.Operations() {
		if allowed = append(allowed, method); method == http.MethodGet {
			allowed = append(allowed, http.MethodHead)
		}
	}
	slices.Sort(allowed)
	told := strings.FieldsFunc(x.Header.Get("Allow"), func(r rune) bool { return r == ',' || r == ' ' })
	slices.Sort(told)
	if x.Status != http.StatusMethodNotAllowed || !slices.Equal(allowed, told) {
		return fmt.Errorf("%s %s answered %d with Allow: %s; openapi.json has no such operation: want 405 and %s",
			x.Request.Method, x.Request.URL.Path, x.Status, told, allowed)
	}
	if x.Request.Method == http.MethodHead {
		return nil
	}
	if err := d.CheckJSON("/components/schemas/Error", x.Body); err != nil {
		return fmt.Errorf("%s %s answered 405: %w\n%.200s", x.Request.Method, x.Request.URL.Path, err, x.Body)
	}
	return nil
}

// checkAnswer holds an answer against the response that the document has for its status.
func (d *Document) checkAnswer(x *Exchange, at place) error {
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

// checkAccess holds that what needs a key by the document is not served without.
func (d *Document) checkAccess(x *Exchange, op *openapi3.Operation) error {
	needs := op.Security == nil || len(*op.Security) > 0
	switch {
	case !needs && x.Status == http.StatusUnauthorized:
		return errors.New("a key is asked for, which the document does not say")
	case needs && x.Status < 300 && !strings.HasPrefix(x.Request.Header.Get("Authorization"), "Bearer "):
		return errors.New("it was served without a key")
	default:
		return nil
	}
}

// CheckRequest returns everything in which a request is not one that the document
// allows: its path and method, its parameters and, where it is given, its body.
func (d *Document) CheckRequest(r *http.Request, sent []byte) error {
	item := d.API.Paths.Value(r.URL.Path)
	if item == nil || item.GetOperation(r.Method) == nil {
		return fmt.Errorf("openapi.json has no %s %s", r.Method, r.URL.Path)
	}
	x := &Exchange{Request: r, Sent: sent}
	return d.checkRequest(x, place{path: r.URL.Path, method: r.Method, item: item, op: item.GetOperation(r.Method)})
}

// checkRequest holds a request that succeeded against what the document allows.
func (d *Document) checkRequest(x *Exchange, at place) error {
	var errs []error
	for name := range x.Request.URL.Query() {
		if at.op.Parameters.GetByInAndName(openapi3.ParameterInQuery, name) == nil {
			errs = append(errs, fmt.Errorf("the parameter %s was taken, but is not documented", name))
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

// checkText holds a parameter that is a text against its schema once more: kin-openapi
// takes a date that is none (2026-11-31) for a time.
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

// checkSent holds the body of a request that succeeded against the document. The
// events of an upload are let be: bad ones are refused one by one.
func (d *Document) checkSent(x *Exchange, at place) error {
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
		kind = "application/json" // what is taken where the request does not say
	}
	if at.op.RequestBody.Value.Content[kind] == nil {
		return fmt.Errorf("a body of type %s was taken, which is not documented", kind)
	}
	return d.CheckJSON(at.pointer()+"/requestBody/content/"+escape(kind)+"/schema", x.Sent)
}

func (d *Document) input(x *Exchange, at place) *openapi3filter.RequestValidationInput {
	// A request for HEAD is put as one for GET, whose headers it has.
	request := x.Request.Clone(context.Background())
	request.Method = at.method
	return &openapi3filter.RequestValidationInput{
		Request: request,
		Route:   &routers.Route{Spec: d.API, Path: at.path, PathItem: at.item, Method: at.method, Operation: at.op},
		Options: &openapi3filter.Options{SkipSettingDefaults: true},
	}
}
