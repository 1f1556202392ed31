package graph

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"

	"github.com/99designs/gqlgen/graphql"

	"smartmoney/internal/smartmoney"
)

// refusal is a request that is answered before it is a GraphQL request: with this
// status in either form of answer.
type refusal struct {
	status int
	allow  string // the methods that are allowed, with 405
	err    *smartmoney.Error
}

func refuse(status int, field, format string, args ...any) *refusal {
	err := smartmoney.BadInput(field, format, args...)
	return &refusal{status: status, err: err}
}

// readPost gives the body of a POST.
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

// wire is a GraphQL request as it comes.
type wire struct {
	Query         *string        `json:"query"`
	OperationName *string        `json:"operationName"`
	Variables     map[string]any `json:"variables"`
	Extensions    map[string]any `json:"extensions"`
}

func (w *wire) params() (*graphql.RawParams, *refusal) {
	if w.Query == nil || *w.Query == "" {
		return nil, refuse(http.StatusBadRequest, "query", "query must be given: a string with a GraphQL document")
	}
	for name, value := range w.Variables {
		w.Variables[name] = plainNumbers(value)
	}
	p := &graphql.RawParams{Query: *w.Query, Variables: w.Variables, Extensions: w.Extensions}
	if w.OperationName != nil {
		p.OperationName = *w.OperationName
	}
	return p, nil
}

// decodePost reads the parameters out of a body.
func decodePost(body []byte) (*graphql.RawParams, *refusal) {
	var in wire
	dec := json.NewDecoder(bytes.NewReader(body))
	dec.UseNumber()
	if err := dec.Decode(&in); err != nil {
		if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok && wrong.Field != "" {
			return nil, wrongType(wrong.Field)
		}
		return nil, refuse(http.StatusBadRequest, "", "the body must be one JSON object with a GraphQL request")
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return nil, refuse(http.StatusBadRequest, "", "the body must be one JSON object and nothing after it")
	}
	return in.params()
}

func wrongType(field string) *refusal {
	want := "a string"
	if field == "variables" || field == "extensions" {
		want = "a JSON object"
	}
	return refuse(http.StatusBadRequest, field, "%s must be %s", field, want)
}

// readGet gives the parameters of a GET.
func (h *Handler) readGet(r *http.Request) (*graphql.RawParams, *refusal) {
	if len(r.URL.RawQuery) > h.opts.MaxBody {
		return nil, refuse(http.StatusRequestURITooLong, "", "the query string must be at most %d bytes", h.opts.MaxBody)
	}
	return decodeGet(r.URL.RawQuery)
}

// decodeGet reads the parameters out of a query string.
func decodeGet(raw string) (*graphql.RawParams, *refusal) {
	values, err := url.ParseQuery(raw)
	if err != nil {
		return nil, refuse(http.StatusBadRequest, "", "the query string must be URL-encoded")
	}
	var in wire
	if values.Has("query") {
		query := values.Get("query")
		in.Query = &query
	}
	if name := values.Get("operationName"); name != "" {
		in.OperationName = &name
	}
	for field, into := range map[string]*map[string]any{"variables": &in.Variables, "extensions": &in.Extensions} {
		text := values.Get(field)
		if text == "" {
			continue
		}
		dec := json.NewDecoder(bytes.NewReader([]byte(text)))
		dec.UseNumber()
		if dec.Decode(into) != nil || dec.More() {
			return nil, wrongType(field)
		}
	}
	return in.params()
}

// plainNumbers replaces every json.Number, which validation takes for a string when
// it is inside an input object: by an int64 where it is one, else by a float64. What
// is too large for either stays, and is refused as it is.
func plainNumbers(v any) any {
	switch v := v.(type) {
	case json.Number:
		if n, err := v.Int64(); err == nil {
			return n
		}
		if f, err := v.Float64(); err == nil {
			return f
		}
	case map[string]any:
		for key, value := range v {
			v[key] = plainNumbers(value)
		}
	case []any:
		for i, value := range v {
			v[i] = plainNumbers(value)
		}
	}
	return v
}
