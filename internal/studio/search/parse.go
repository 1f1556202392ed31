package search

import (
	"bytes"
	"cmp"
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// Request is a search as it is asked for: Query checks it.
type Request struct {
	Index         string              `json:"index"`
	Size          *float64            `json:"size"`
	Include       List[RequestFilter] `json:"include"`
	Exclude       List[RequestFilter] `json:"exclude"`
	Boost         List[RequestFilter] `json:"boost"`
	SortBy        *RequestSort        `json:"sort_by"`
	Text          *string             `json:"text"`
	Vector        List[*float64]      `json:"vector"` // pointers, since null is no number
	OnlyIDs       bool                `json:"only_ids"`
	SelectFields  []string            `json:"select_fields"`
	IncludeVector bool                `json:"include_vector"`
}

// RequestSort is the order of the hits of a Request.
type RequestSort struct {
	Field string `json:"field"`
	Order string `json:"order"` // asc or desc, in any case; "" is asc
}

// RequestFilter is a filter of a Request, with the fields of every kind of filter.
type RequestFilter struct {
	Filter      string         `json:"filter"` // its kind
	Field       string         `json:"field"`
	Value       jsontext.Value `json:"value"`
	Operator    string         `json:"operator"`
	Boost       *float64       `json:"boost"`
	DateFrom    *string        `json:"date_from"`
	DateTo      *string        `json:"date_to"`
	LookupIndex string         `json:"lookup_index"`
	Path        string         `json:"path"`
	Group       string         `json:"group"`
	MinBoost    *float64       `json:"min_boost"`
	MaxBoost    *float64       `json:"max_boost"`
	N           *float64       `json:"n"`
}

// ParseQuery reads the body of a search request: one JSON object of at most MaxBody bytes.
// It ignores unknown fields and fields that are null or empty, and refuses duplicate ones. It
// returns a *smartmoney.Error that names the place of the first mistake.
func ParseQuery(kind QueryKind, text []byte) (*Query, error) {
	var b Request
	if err := unmarshal(text, MaxBody, &b); err != nil {
		return nil, err
	}
	return b.Query(kind)
}

// ParseMulti reads {"searches": […]}, at most MaxMulti bodies of at most MaxMultiBody bytes
// together, each of the kind of Request.Kind. Errors are those of ParseQuery, and name the search.
func ParseMulti(text []byte) ([]*Query, error) {
	var multi struct {
		Searches List[Request] `json:"searches"`
	}
	if err := unmarshal(text, MaxMultiBody, &multi); err != nil {
		return nil, err
	}
	if n := multi.Searches.n; n < 1 || n > MaxMulti {
		return nil, smartmoney.BadInput("searches", "searches must have 1 to %d elements, got %d", MaxMulti, n)
	}
	queries := make([]*Query, len(multi.Searches.list))
	for i := range multi.Searches.list {
		var err error
		b := &multi.Searches.list[i]
		if queries[i], err = b.Query(b.Kind()); err != nil {
			return nil, within(element("searches", i), err)
		}
	}
	return queries, nil
}

// within names the search of a request that an error is about.
func within(place string, err error) error {
	if e, ok := errors.AsType[*smartmoney.Error](err); ok {
		return smartmoney.BadInput(place+"."+e.Field, "%s: %s", place, e.Message)
	}
	return err
}

// unmarshal reads a JSON object of at most limit bytes and turns what is wrong with it into a
// *smartmoney.Error.
func unmarshal(text []byte, limit int, to any) error {
	if len(text) > limit {
		return smartmoney.BadInput("", "the body must have at most %d bytes, got %d", limit, len(text))
	}
	if first := bytes.TrimLeft(text, " \t\r\n"); len(first) == 0 || first[0] != '{' {
		return smartmoney.BadInput("", "the body must be a JSON object")
	}
	err := json.Unmarshal(text, to)
	if err == nil {
		return nil
	}
	if wrong, ok := errors.AsType[*json.SemanticError](err); ok {
		at, kind := placeOf(wrong.JSONPointer), wire.JSONKind(wrong.JSONKind)
		if errors.Is(wrong.Err, strconv.ErrRange) {
			kind += " of this size"
		}
		return smartmoney.BadInput(at, "%s: %s is not possible here; %s", at, kind, expected(at))
	}
	if wrong, ok := errors.AsType[*jsontext.SyntacticError](err); ok {
		at := placeOf(wrong.JSONPointer)
		if errors.Is(err, jsontext.ErrDuplicateName) {
			return smartmoney.BadInput(at, "%s stands twice in its object", at)
		}
		return smartmoney.BadInput(at, "bad JSON at byte %d: %v", wrong.ByteOffset, wrong.Err)
	}
	return smartmoney.BadInput("", "bad JSON: %v", err)
}

// placeOf returns a JSON pointer as errors name places: include[2].field.
func placeOf(pointer jsontext.Pointer) string { return cmp.Or(wire.JSONPath(pointer), "the body") }

// shapes says what the fields of a request are, by their last name.
var shapes = map[string]string{
	"index": "it is the name of an index", "size": "it is a number", "include": "it is a list of filters",
	"exclude": "it is a list of filters", "boost": "it is a list of filters, or of a filter a number",
	"sort_by": `it is {"field": …, "order": "asc" or "desc"}`, "text": "it is a text", "vector": "it is a list of 768 numbers",
	"only_ids": "it is true or false", "include_vector": "it is true or false", "select_fields": "it is a list of field names",
	"searches": "it is a list of searches", "filter": "it is the name of a kind of filter", "field": "it is the name of a field",
	"operator": "it is one of " + operators, "order": "it is asc or desc", "n": "it is a number",
	"min_boost": "it is a number", "max_boost": "it is a number", "date_from": dateShape, "date_to": dateShape,
	"lookup_index": "it is the name of an index", "path": "it is the name of a field", "group": "it is the beginning of field names",
}

func expected(place string) string {
	name := place[strings.LastIndex(place, ".")+1:]
	name, _, _ = strings.Cut(name, "[")
	if shape := shapes[name]; shape != "" {
		return shape
	}
	return "see the description of the request"
}

// Query checks what does not depend on the index.
func (r *Request) Query(kind QueryKind) (*Query, error) {
	q := &Query{
		Kind: kind, Index: r.Index, Size: DefaultSize,
		OnlyIDs: r.OnlyIDs, Select: r.SelectFields, IncludeVector: r.IncludeVector,
	}
	if r.Index == "" {
		return nil, smartmoney.BadInput("index", "index is missing: name the index to search")
	}
	if r.Size != nil {
		size := *r.Size
		if size < 1 || size > MaxSize || size != float64(int(size)) {
			return nil, smartmoney.BadInput("size", "size must be a whole number between 1 and %d, got %v", MaxSize, size)
		}
		q.Size = int(size)
	}
	for _, check := range []func(*Query) error{r.filters, r.sort, r.selected, r.semantic} {
		if err := check(q); err != nil {
			return nil, err
		}
	}
	return q, nil
}

func (r *Request) sort(q *Query) error {
	if r.SortBy == nil {
		return nil
	}
	if err := checkPath(r.SortBy.Field, "sort_by.field"); err != nil {
		return err
	}
	q.SortField = r.SortBy.Field
	switch strings.ToLower(r.SortBy.Order) {
	case "", "asc":
	case "desc":
		q.Descending = true
	default:
		return smartmoney.BadInput("sort_by.order", "sort_by.order must be asc or desc, got %s", smartmoney.Shown(r.SortBy.Order))
	}
	return nil
}

// selected checks only_ids, select_fields and include_vector.
func (r *Request) selected(*Query) error {
	const at = "select_fields"
	var given []string
	for _, option := range []struct {
		name string
		on   bool
	}{{at, len(r.SelectFields) > 0}, {"only_ids", r.OnlyIDs}, {"include_vector", r.IncludeVector}} {
		if option.on {
			given = append(given, option.name)
		}
	}
	switch {
	case len(given) > 1:
		return smartmoney.BadInput(given[0], "%s and %s exclude each other: only one of them is possible", given[0], smartmoney.Name(given[1]))
	case len(r.SelectFields) > MaxSelect:
		return smartmoney.BadInput(at, "%s must have at most %d names, got %d", at, MaxSelect, len(r.SelectFields))
	}
	for i, name := range r.SelectFields {
		if err := checkPath(name, element(at, i)); err != nil {
			return err
		}
	}
	return nil
}

// semantic checks text and vector.
func (r *Request) semantic(q *Query) error {
	if q.Kind != Semantic {
		if r.hasText() || r.Vector.n > 0 {
			return smartmoney.BadInput("text", "text and vector are for semantic searches, this one is %s", q.Kind)
		}
		return nil
	}
	switch {
	case r.hasText() == (r.Vector.n > 0):
		return smartmoney.BadInput("text", "a semantic search needs either text or vector")
	case r.hasText():
		return r.readText(q)
	case r.Vector.n != VectorSize:
		return smartmoney.BadInput("vector", "vector must have %d numbers, got %d", VectorSize, r.Vector.n)
	}
	q.Vector = make([]float32, VectorSize)
	for i, v := range r.Vector.list {
		if v == nil {
			at := element("vector", i)
			return smartmoney.BadInput(at, "%s must be a number, got null", at)
		}
		q.Vector[i] = float32(*v)
	}
	if unit(q.Vector) == nil {
		return smartmoney.BadInput("vector", "vector must have numbers of at most 3.4e38 that are not all 0")
	}
	return nil
}

// hasText reports whether text is given; clients send an empty one with a vector.
func (r *Request) hasText() bool { return r.Text != nil && *r.Text != "" }

func (r *Request) readText(q *Query) error {
	q.Text = strings.TrimSpace(*r.Text)
	if n := utf8.RuneCountInString(q.Text); n < MinText || len(q.Text) > MaxText {
		return smartmoney.BadInput("text", "text must have at least %d characters and at most %d bytes, got %d characters", MinText, MaxText, n)
	}
	return nil
}

// Kind returns the kind of a search that names none: semantic with a text or a vector, else boost
// with filters that boost, else filter_and_sort.
func (r *Request) Kind() QueryKind {
	switch {
	case r.hasText() || r.Vector.n > 0:
		return Semantic
	case r.Boost.n > 0:
		return Boost
	default:
		return FilterAndSort
	}
}

// List is a list of a request. Of JSON it counts all elements and keeps at most MaxTerms, which is
// more than any list may have: a short text can have very many elements, each larger in memory.
type List[T any] struct {
	list []T
	n    int
}

// ListOf returns a list of elements.
func ListOf[T any](all []T) List[T] { return List[T]{all, len(all)} }

var _ json.UnmarshalerFrom = (*List[Request])(nil)

// UnmarshalJSONFrom implements json.UnmarshalerFrom.
func (l *List[T]) UnmarshalJSONFrom(dec *jsontext.Decoder) error {
	*l = List[T]{}
	if dec.PeekKind() != '[' {
		return json.UnmarshalDecode(dec, &l.list) // null, or an error that says where
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	for ; dec.PeekKind() != ']'; l.n++ {
		if l.n >= MaxTerms {
			if err := dec.SkipValue(); err != nil {
				return err
			}
			continue
		}
		var element T
		if err := json.UnmarshalDecode(dec, &element); err != nil {
			return err
		}
		l.list = append(l.list, element)
	}
	_, err := dec.ReadToken()
	return err
}
