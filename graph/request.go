package graph

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"unicode/utf8"

	"github.com/99designs/gqlgen/graphql"
	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// refusal is the response to a request that fails before it is decoded as GraphQL. Its status
// is the same in every media type.
type refusal struct {
	status int
	allow  string // the Allow header of a 405
	err    *smartmoney.Error
}

func refuse(status int, field, format string, args ...any) *refusal {
	err := smartmoney.BadInput(field, format, args...)
	return &refusal{status: status, err: err}
}

// refuseMethod returns the refusal of a request whose operation is not run by its method:
// which methods are served depends on the operation, so there is no list by path.
func refuseMethod(allow, field, message string) *refusal {
	no := refuse(http.StatusMethodNotAllowed, field, "%s", message)
	no.allow = allow
	return no
}

// read reads a request: equal keys mean equal ones. decode returns its parameters.
func (h *Handler) read(r *http.Request) (key string, decode func() (*graphql.RawParams, *refusal), refused *refusal) {
	if r.Method != http.MethodPost {
		return "GET " + r.URL.RawQuery, func() (*graphql.RawParams, *refusal) { return h.readGet(r) }, nil
	}
	body, refused := h.readPost(r)
	return "POST" + string(body), func() (*graphql.RawParams, *refusal) { return decodePost(body) }, refused
}

func (h *Handler) readPost(r *http.Request) ([]byte, *refusal) {
	if !jsonBody(r.Header.Get("Content-Type")) {
		return nil, refuse(http.StatusUnsupportedMediaType, "", "the Content-Type must be application/json in UTF-8")
	}
	if enc := r.Header.Get("Content-Encoding"); enc != "" && enc != "identity" {
		return nil, refuse(http.StatusUnsupportedMediaType, "", "the body must not be compressed")
	}
	tooLarge := refuse(http.StatusRequestEntityTooLarge, "", "the body must be at most %d bytes", h.opts.MaxBody)
	if r.ContentLength > int64(h.opts.MaxBody) {
		return nil, tooLarge
	}
	var body bytes.Buffer
	if r.ContentLength > 0 {
		body.Grow(int(r.ContentLength) + bytes.MinRead)
	}
	if _, err := body.ReadFrom(io.LimitReader(r.Body, int64(h.opts.MaxBody)+1)); err != nil {
		return nil, refuse(http.StatusBadRequest, "", "the body could not be read")
	}
	if body.Len() > h.opts.MaxBody {
		return nil, tooLarge
	}
	return body.Bytes(), nil
}

// message is the encoding of a GraphQL request.
type message struct {
	Query         *string        `json:"query"`
	DocumentID    *string        `json:"documentId"`
	OperationName *string        `json:"operationName"`
	Variables     map[string]any `json:"variables"`
	Extensions    map[string]any `json:"extensions"`
}

// params returns the parameters of a request with a document or the id of a registered one, which
// stands in the extensions.
func (m *message) params() (*graphql.RawParams, *refusal) {
	p := &graphql.RawParams{Variables: m.Variables, Extensions: m.Extensions}
	if m.DocumentID != nil {
		if p.Extensions == nil {
			p.Extensions = map[string]any{}
		}
		p.Extensions[extensionDocument] = *m.DocumentID
	}
	if m.Query != nil {
		p.Query = *m.Query
	}
	if p.Query == "" && m.DocumentID == nil && m.Extensions["persistedQuery"] == nil {
		return nil, refuse(http.StatusBadRequest, "query", "query is required: a string with a GraphQL document")
	}
	if m.OperationName != nil {
		p.OperationName = *m.OperationName
	}
	return p, nil
}

// numbers decodes the numbers inside variables: as int64 if the number is whole and fits, else
// as float64. A number too large for either stays text, which its scalar rejects.
var numbers = jsonv2.WithUnmarshalers(jsonv2.UnmarshalFromFunc(func(dec *jsontext.Decoder, into *any) error {
	if dec.PeekKind() != '0' {
		return errors.ErrUnsupported
	}
	text, err := dec.ReadValue()
	if err != nil {
		return err
	}
	number := json.Number(text)
	if n, err := number.Int64(); err == nil {
		*into = n
	} else if f, err := number.Float64(); err == nil {
		*into = f
	} else {
		*into = number
	}
	return nil
}))

// decodePost reads the parameters from a body: JSON in UTF-8 with unique names. Names match
// exactly, so that no intermediary reads a different operation from the same body.
func decodePost(body []byte) (*graphql.RawParams, *refusal) {
	var in message
	if err := jsonv2.Unmarshal(body, &in, numbers); err != nil {
		return nil, badBody(body, err)
	}
	return in.params()
}

func badBody(body []byte, err error) *refusal {
	const object = `it must be one JSON object: {"query": "…", "variables": {…}}`
	bad := func(format string, args ...any) *refusal { return refuse(http.StatusBadRequest, "", format, args...) }
	text := bytes.TrimLeft(body, " \t\r\n")
	switch {
	case len(text) == 0:
		return bad("the body is empty: %s", object)
	case text[0] == '[':
		return bad("batches are not supported: send one operation in each request, in a JSON object and not in a list")
	case !utf8.Valid(body):
		return bad("the body must be UTF-8")
	}
	if wrong, ok := errors.AsType[*jsonv2.SemanticError](err); ok {
		for name := range wrong.JSONPointer.Tokens() {
			return wrongType(name)
		}
		return bad("the body is not an object: %s", object)
	}
	syntax, ok := errors.AsType[*jsontext.SyntacticError](err)
	if !ok {
		return bad("the body could not be read: %s", object)
	}
	if errors.Is(err, jsontext.ErrDuplicateName) {
		return bad("the body contains %s twice: names must be unique", smartmoney.Shown(syntax.JSONPointer.LastToken()))
	}
	before := body[:min(int(syntax.ByteOffset), len(body))]
	line, column := 1+bytes.Count(before, []byte("\n")), 1+utf8.RuneCount(before[bytes.LastIndexByte(before, '\n')+1:])
	return bad("the body is not valid JSON at line %d, column %d (%s): %s", line, column, strings.TrimPrefix(syntax.Err.Error(), "jsontext: "), object)
}

func wrongType(field string) *refusal {
	want := "a string"
	if field == "variables" || field == "extensions" {
		want = "a JSON object"
	}
	return refuse(http.StatusBadRequest, field, "%s must be %s", field, want)
}

func (h *Handler) readGet(r *http.Request) (*graphql.RawParams, *refusal) {
	if len(r.URL.RawQuery) > h.opts.MaxBody {
		return nil, refuse(http.StatusRequestURITooLong, "", "the query string must be at most %d bytes", h.opts.MaxBody)
	}
	return decodeGet(r.URL.RawQuery)
}

// decodeGet reads the parameters from a query string. Their values must be UTF-8, as bodies must.
func decodeGet(raw string) (*graphql.RawParams, *refusal) {
	values, err := httpapi.ReadQuery(raw)
	if err != nil {
		bad, _ := errors.AsType[*smartmoney.Error](err)
		return nil, refuse(http.StatusBadRequest, bad.Field, "%s", bad.Message)
	}
	for _, field := range []string{"query", "documentId", "operationName", "variables", "extensions"} {
		if !utf8.ValidString(values.Get(field)) {
			return nil, refuse(http.StatusBadRequest, field, "%s must be UTF-8", field)
		}
	}
	var in message
	if values.Has("query") {
		in.Query = new(values.Get("query"))
	}
	if values.Has("documentId") {
		in.DocumentID = new(values.Get("documentId"))
	}
	if name := values.Get("operationName"); name != "" {
		in.OperationName = &name
	}
	for field, into := range map[string]*map[string]any{"variables": &in.Variables, "extensions": &in.Extensions} {
		if text := values.Get(field); text != "" && jsonv2.Unmarshal([]byte(text), into, numbers) != nil {
			return nil, wrongType(field)
		}
	}
	return in.params()
}
