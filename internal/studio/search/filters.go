package search

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/jsonplace"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// filterKinds are the kinds of filters that a request may have.
var filterKinds = []string{"term", "terms", "numeric", "date", "match", "is_null", "not_null", "terms_lookup", "group_boost"}

const (
	operators = ">, >=, <, <=, == or !="
	dateShape = "it is RFC 3339, YYYY-MM-DD or days_ago:N"
)

// filterReader reads the filters of one request and counts their terms.
type filterReader struct{ terms, matchBytes int }

// filters reads include, exclude and boost.
func (r *Request) filters(q *Query) error {
	if q.Kind == Semantic && r.Boost.n > 0 {
		return smartmoney.BadInput("boost", "boost is not possible in a semantic search, whose score is the cosine; use include and exclude")
	}
	if n := r.Include.n + r.Exclude.n + r.Boost.n; n > MaxFilters {
		return smartmoney.BadInput("include", "a search may have at most %d filters, got %d; use terms for many values", MaxFilters, n)
	}
	var reader filterReader
	for _, list := range []struct {
		name string
		from []RequestFilter
		to   *[]Filter
	}{{"include", r.Include.list, &q.Include}, {"exclude", r.Exclude.list, &q.Exclude}, {"boost", r.Boost.list, &q.Boosts}} {
		for i := range list.from {
			f, err := reader.read(&list.from[i], element(list.name, i), list.name == "boost")
			if err != nil {
				return err
			}
			*list.to = append(*list.to, f)
		}
	}
	return nil
}

// element is the place of an element of a list.
func element(list string, i int) string { return list + "[" + strconv.Itoa(i) + "]" }

// read checks one filter. boosts is whether it adds to the score.
func (fr *filterReader) read(b *RequestFilter, at string, boosts bool) (Filter, error) {
	f := Filter{Kind: b.Filter, Field: b.Field, Boost: 1, at: at}
	if err := checkKind(b.Filter, at, boosts); err != nil {
		return f, err
	}
	if err := checkPath(b.Field, at+".field"); err != nil {
		return f, err
	}
	if b.Boost != nil && boosts {
		if f.Boost = *b.Boost; math.Abs(f.Boost) > MaxBoost {
			return f, smartmoney.BadInput(at+".boost", "%s must be between %g and %g, got %g", at+".boost", -MaxBoost, MaxBoost, f.Boost)
		}
	}
	var err error
	switch b.Filter {
	case "term":
		err = fr.term(&f, b)
	case "terms":
		err = fr.manyTerms(&f, b)
	case "numeric":
		err = readNumeric(&f, b)
	case "date":
		err = readDate(&f, b)
	case "match":
		err = fr.match(&f, b)
	case "terms_lookup":
		if b, err = lookupBody(b, at); err == nil {
			err = readLookup(&f, b, b.Path, "path")
		}
	case "group_boost":
		if b, err = lookupBody(b, at); err == nil {
			err = readLookup(&f, b, b.Group, "group")
		}
		if err == nil {
			err = readGroup(&f, b)
		}
	}
	return f, err
}

// checkKind refuses an unknown kind of filter, or one that is not allowed here.
func checkKind(kind, at string, boosts bool) error {
	at += ".filter"
	switch kind {
	case "":
		return smartmoney.BadInput(at, "%s is missing; it is one of %s", at, strings.Join(filterKinds, ", "))
	case "geo":
		return smartmoney.BadInput(at, "%s: no index holds places, so a geo filter has nothing to compare; leave it out", at)
	case "custom":
		return smartmoney.BadInput(at, "%s: custom filters are not supported; use one of %s", at, strings.Join(filterKinds, ", "))
	case "group_boost":
		if !boosts {
			return smartmoney.BadInput(at, "%s: group_boost is possible in boost only; to require the values use terms_lookup", at)
		}
	}
	if !slices.Contains(filterKinds, kind) {
		return smartmoney.BadInput(at, "%s: there is no filter %s; the closest: %s", at, smartmoney.Shown(kind), closest(kind, filterKinds))
	}
	return nil
}

// checkPath bounds a field's name.
func checkPath(name, at string) error {
	switch {
	case name == "":
		return smartmoney.BadInput(at, "%s is missing: name a field", at)
	case len(name) > MaxPath:
		return smartmoney.BadInput(at, "%s must have at most %d bytes, got %d", at, MaxPath, len(name))
	case strings.Count(name, ".") >= MaxDepth:
		return smartmoney.BadInput(at, "%s must have at most %d parts between dots, got %d", at, MaxDepth, strings.Count(name, ".")+1)
	}
	return nil
}

// missing reports whether a value is absent or null.
func missing(v jsontext.Value) bool { return len(v) == 0 || v.Kind() == 'n' }

// scalar reads a text, number or boolean.
func scalar(v jsontext.Value, at, instead string) (term, error) {
	t := term{}
	switch v.Kind() {
	case '"':
		text, err := jsontext.AppendUnquote(nil, v)
		if err != nil {
			return t, smartmoney.BadInput(at, "%s: bad JSON text: %v", at, err)
		}
		if len(text) > MaxTermBytes {
			return t, smartmoney.BadInput(at, "%s must have at most %d bytes, got %d", at, MaxTermBytes, len(text))
		}
		return term{text: string(text), quote: true}, nil
	case '0':
		if len(v) > 64 {
			return t, smartmoney.BadInput(at, "%s: a number must have at most 64 characters, got %d", at, len(v))
		}
		return term{text: string(v)}, nil
	case 't', 'f':
		return term{text: string(v)}, nil
	default:
		return t, smartmoney.BadInput(at, "%s must be a text, a number or a boolean, got %s; %s", at, jsonplace.Kind(v.Kind()), instead)
	}
}

// count adds to the terms of the request.
func (fr *filterReader) count(n int, at string) error {
	if fr.terms += n; fr.terms > MaxTerms {
		return smartmoney.BadInput(at, "%s: a search may have at most %d terms in all", at, MaxTerms)
	}
	return nil
}

func (fr *filterReader) term(f *Filter, b *RequestFilter) error {
	at := f.at + ".value"
	if missing(b.Value) {
		return smartmoney.BadInput(at, "%s is missing; to find documents without the field use is_null", at)
	}
	t, err := scalar(b.Value, at, "for several values use terms")
	if err != nil {
		return err
	}
	f.terms = []term{t}
	return fr.count(1, at)
}

func (fr *filterReader) manyTerms(f *Filter, b *RequestFilter) error {
	at := f.at + ".value"
	values, err := elements(b.Value, at, "for one value use term")
	if err != nil {
		return err
	}
	if err := fr.count(len(values), at); err != nil {
		return err
	}
	f.terms = make([]term, len(values))
	for i, v := range values {
		if f.terms[i], err = scalar(v, element(at, i), "lists of lists are not possible"); err != nil {
			return err
		}
	}
	return nil
}

// elements reads a list of up to MaxTerms values.
func elements(v jsontext.Value, at, instead string) ([]jsontext.Value, error) {
	if missing(v) || v.Kind() != '[' {
		return nil, smartmoney.BadInput(at, "%s must be a list; %s", at, instead)
	}
	var values List[jsontext.Value]
	if err := json.Unmarshal(v, &values); err != nil {
		return nil, smartmoney.BadInput(at, "%s: bad JSON: %v", at, err)
	}
	if values.n > MaxTerms {
		return nil, smartmoney.BadInput(at, "%s must have at most %d elements, got %d", at, MaxTerms, values.n)
	}
	return values.list, nil
}

func readNumeric(f *Filter, b *RequestFilter) error {
	at := f.at + ".value"
	if b.Value.Kind() != '0' {
		return smartmoney.BadInput(at, "%s must be a number, without quotes", at)
	}
	v, err := strconv.ParseFloat(string(b.Value), 64)
	if err != nil {
		return smartmoney.BadInput(at, "%s must be a number between -1.8e308 and 1.8e308", at)
	}
	f.number = v + 0
	if !slices.Contains([]string{">", ">=", "<", "<=", "==", "!="}, b.Operator) {
		at := f.at + ".operator"
		return smartmoney.BadInput(at, "%s must be %s, got %s", at, operators, smartmoney.Shown(b.Operator))
	}
	f.operator = b.Operator
	return nil
}

func (fr *filterReader) match(f *Filter, b *RequestFilter) error {
	at := f.at + ".value"
	values := []jsontext.Value{b.Value}
	if !missing(b.Value) && b.Value.Kind() == '[' {
		var err error
		if values, err = elements(b.Value, at, ""); err != nil {
			return err
		}
	}
	if len(values) > MaxMatchTexts {
		return smartmoney.BadInput(at, "%s must have at most %d texts, got %d", at, MaxMatchTexts, len(values))
	}
	for _, v := range values {
		if v.Kind() != '"' {
			return smartmoney.BadInput(at, "%s must be a text or a list of texts", at)
		}
		t, err := scalar(v, at, "")
		if err != nil {
			return err
		}
		if fr.matchBytes += len(t.text); fr.matchBytes > MaxMatchBytes {
			return smartmoney.BadInput(at, "%s: the match filters of a search may have at most %d bytes of text in all", at, MaxMatchBytes)
		}
		f.texts = append(f.texts, t.text)
	}
	return nil
}

// readDate reads the bounds, which are in value or next to it.
func readDate(f *Filter, b *RequestFilter) error {
	from, to, at := b.DateFrom, b.DateTo, f.at
	if !missing(b.Value) {
		var inside struct {
			DateFrom *string `json:"date_from"`
			DateTo   *string `json:"date_to"`
		}
		if b.Value.Kind() != '{' || json.Unmarshal(b.Value, &inside) != nil {
			return smartmoney.BadInput(at+".value", `%s must be {"date_from": …, "date_to": …} with texts`, at+".value")
		}
		if inside.DateFrom != nil {
			from, at = inside.DateFrom, f.at+".value"
		}
		if inside.DateTo != nil {
			to, at = inside.DateTo, f.at+".value"
		}
	}
	if from == nil && to == nil {
		return smartmoney.BadInput(at+".date_from", "%s needs %s or %s: RFC 3339, YYYY-MM-DD or days_ago:N", at, smartmoney.Name("date_from"), smartmoney.Name("date_to"))
	}
	var err error
	if f.from, err = readBound(from, at+".date_from", false); err != nil {
		return err
	}
	f.to, err = readBound(to, at+".date_to", true)
	return err
}

// readBound reads one end of a date filter. The end of a range that is a date includes the day.
func readBound(text *string, at string, end bool) (dateBound, error) {
	if text == nil {
		return dateBound{}, nil
	}
	if days, ok := strings.CutPrefix(*text, "days_ago:"); ok {
		n, err := strconv.Atoi(days)
		if err != nil || n < 0 || n > MaxDaysAgo {
			return dateBound{}, smartmoney.BadInput(at, "%s: N of days_ago:N must be a whole number between 0 and %d, got %s", at, MaxDaysAgo, smartmoney.Shown(days))
		}
		return dateBound{set: true, relative: true, daysAgo: n}, nil
	}
	moment, dateOnly, err := parseMoment(*text)
	if err != nil {
		return dateBound{}, smartmoney.BadInput(at, "%s must be RFC 3339, YYYY-MM-DD or days_ago:N, got %s", at, smartmoney.Shown(*text))
	}
	if dateOnly && end {
		moment = moment.AddDate(0, 0, 1).Add(-time.Microsecond)
	}
	return dateBound{set: true, at: moment}, nil
}

// lookupBody returns a filter whose lookup stands in value with the lookup beside value: both
// forms are in use, as for dates.
func lookupBody(b *RequestFilter, at string) (*RequestFilter, error) {
	if b.Value.Kind() != '{' {
		return b, nil
	}
	inside := *b
	inside.Value = nil
	if err := json.Unmarshal(b.Value, &inside); err != nil {
		return nil, smartmoney.BadInput(at+".value", `%s must be {"lookup_index": …, "value": …} with path or group, each of the kind that is documented`, at+".value")
	}
	inside.Filter, inside.Field, inside.Boost = b.Filter, b.Field, b.Boost
	return &inside, nil
}

// readLookup reads the fields that terms_lookup and group_boost share.
func readLookup(f *Filter, b *RequestFilter, path, name string) error {
	if b.LookupIndex == "" {
		return smartmoney.BadInput(f.at+".lookup_index", "%s is missing: name the index of the document to read", f.at+".lookup_index")
	}
	at := f.at + ".value"
	if b.Value.Kind() != '"' && b.Value.Kind() != '0' {
		return smartmoney.BadInput(at, "%s must be the id of the document to read", at)
	}
	id, err := scalar(b.Value, at, "")
	if err != nil {
		return err
	}
	if id.text == "" || len(id.text) > MaxIDBytes {
		return smartmoney.BadInput(at, "%s must be an id of 1 to %d bytes", at, MaxIDBytes)
	}
	if err := checkPath(path, f.at+"."+name); err != nil {
		return err
	}
	f.lookupIndex, f.lookupID, f.lookupPath = b.LookupIndex, id.text, path
	return nil
}

// The defaults of a group_boost.
const (
	defaultMinBoost = 1
	defaultMaxBoost = 5
	defaultGroup    = 10
)

func readGroup(f *Filter, b *RequestFilter) error {
	f.minBoost, f.maxBoost, f.n = defaultMinBoost, defaultMaxBoost, defaultGroup
	if b.MinBoost != nil {
		f.minBoost = *b.MinBoost
	}
	if b.MaxBoost != nil {
		f.maxBoost = *b.MaxBoost
	}
	if f.minBoost > f.maxBoost || math.Abs(f.minBoost) > MaxBoost || math.Abs(f.maxBoost) > MaxBoost {
		return smartmoney.BadInput(f.at+".min_boost", "%s: %s must be at most %s, and both between %g and %g, got %g and %g",
			f.at, smartmoney.Name("min_boost"), smartmoney.Name("max_boost"), -MaxBoost, MaxBoost, f.minBoost, f.maxBoost)
	}
	if b.N == nil {
		return nil
	}
	if n := *b.N; n < 1 || n > MaxGroup || n != math.Trunc(n) {
		return smartmoney.BadInput(f.at+".n", "%s must be a whole number between 1 and %d, got %v", f.at+".n", MaxGroup, n)
	}
	f.n = int(*b.N)
	return nil
}

// shown is a term as errors repeat it.
func (t term) shown() string {
	if t.quote {
		return smartmoney.Shown(t.text)
	}
	return fmt.Sprintf("%.80s", t.text)
}
