package feed

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// Object is a JSON object that was read. Its methods return the value of a field. A field that
// is absent or null has the default. The first thing wrong is kept, and Err returns it.
type Object struct {
	fields map[string]json.RawMessage
	prefix string // of field names in errors, such as "params."
	err    *error // shared with the objects within it
}

// Body reads a body of at most limit bytes that is one JSON object.
func Body(body []byte, limit int) (*Object, error) {
	if len(body) > limit {
		return nil, smartmoney.BadInput("", "the body must have at most %d bytes, got %d", limit, len(body))
	}
	if !utf8.Valid(body) {
		return nil, smartmoney.BadInput("", "the body must be UTF-8")
	}
	if name := repeated(body); name != "" {
		return nil, smartmoney.BadInput(name, "%s stands twice in its object", name)
	}
	return Value(body, "")
}

// repeated returns the place of a field that stands twice in its object, "" if there is none.
func repeated(body []byte) string {
	_, err := jsontext.NewDecoder(bytes.NewReader(body), jsontext.AllowInvalidUTF8(true)).ReadValue()
	if !errors.Is(err, jsontext.ErrDuplicateName) {
		return "" // what else is wrong, Value says
	}
	wrong, _ := errors.AsType[*jsontext.SyntacticError](err)
	return cmp.Or(wire.JSONPath(wrong.JSONPointer), "the body")
}

// Value reads a JSON object that is the value of a field; "" is the body itself.
func Value(text json.RawMessage, field string) (*Object, error) {
	o := &Object{err: new(error)}
	what := "the body"
	if field != "" {
		what, o.prefix = field, field+"."
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	if err := decoder.Decode(&o.fields); err != nil || o.fields == nil {
		return nil, smartmoney.BadInput(field, "%s must be a JSON object%s", what, reason(err, text))
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return nil, smartmoney.BadInput(field, "%s must be one JSON object, got more after it", what)
	}
	return o, nil
}

// reason explains why a text is not an object.
func reason(err error, text []byte) string {
	syntax, isSyntax := errors.AsType[*json.SyntaxError](err)
	switch {
	case len(bytes.TrimSpace(text)) == 0:
		return ", got nothing"
	case errors.Is(err, io.ErrUnexpectedEOF):
		return ", this one ends within it"
	case isSyntax:
		return fmt.Sprintf(": %s after %d bytes", strings.TrimPrefix(syntax.Error(), "json: "), syntax.Offset)
	default:
		return ", got " + Shown(text)
	}
}

// Err returns the first thing that was wrong with a field, nil if nothing was.
func (o *Object) Err() error { return *o.err }

// Fail keeps an error about a field, unless an earlier one was kept. The message follows the
// field's name.
func (o *Object) Fail(name, format string, args ...any) {
	if *o.err == nil {
		field := o.prefix + name
		*o.err = smartmoney.BadInput(field, "%s "+format, append([]any{field}, args...)...)
	}
}

// Keep keeps an error, unless an earlier one was kept.
func (o *Object) Keep(err error) {
	if *o.err == nil {
		*o.err = err
	}
}

// Path returns the full name of a field.
func (o *Object) Path(name string) string { return o.prefix + name }

// Names returns the names of the object's fields, sorted.
func (o *Object) Names() []string {
	names := make([]string, 0, len(o.fields))
	for name := range o.fields {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Raw returns the text of a field, nil if it is absent or null.
func (o *Object) Raw(name string) json.RawMessage {
	text := o.fields[name]
	if bytes.Equal(bytes.TrimSpace(text), []byte("null")) {
		return nil
	}
	return text
}

// Has reports whether the object has a field, whatever its value.
func (o *Object) Has(name string) bool { _, ok := o.fields[name]; return ok }

// Text returns a string of at most limit characters, "" by default. A number is taken as its text,
// since some clients send ids so.
func (o *Object) Text(name string, limit int) string {
	raw := o.Raw(name)
	if raw == nil {
		return ""
	}
	text, ok := asText(raw)
	if !ok {
		o.Fail(name, "must be a string, got %s", Shown(raw))
		return ""
	}
	return o.short(name, text, limit)
}

// short returns a text that a field has, of at most limit characters.
func (o *Object) short(name, text string, limit int) string {
	if n := utf8.RuneCountInString(text); n > limit {
		o.Fail(name, "must have at most %d characters, got %d", limit, n)
		return ""
	}
	return text
}

// Whole returns an integer from low to high.
func (o *Object) Whole(name string, low, high, byDefault int) int {
	return int(o.number(name, float64(low), float64(high), float64(byDefault), "an integer", true))
}

// Number returns a number from low to high.
func (o *Object) Number(name string, low, high, byDefault float64) float64 {
	return o.number(name, low, high, byDefault, "a number", false)
}

func (o *Object) number(name string, low, high, byDefault float64, kind string, whole bool) float64 {
	raw := o.Raw(name)
	if raw == nil {
		return byDefault
	}
	x, ok := asNumber(raw)
	if !ok || whole && x != math.Trunc(x) || x < low || x > high {
		o.Fail(name, "must be %s from %s to %s, got %s", kind, plain(low), plain(high), Shown(raw))
		return byDefault
	}
	return x
}

func plain(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// Flag returns true or false, false by default.
func (o *Object) Flag(name string) bool {
	raw := o.Raw(name)
	var on bool
	if raw != nil && json.Unmarshal(raw, &on) != nil {
		o.Fail(name, "must be true or false, got %s", Shown(raw))
	}
	return on
}

// Inner returns the object that a field holds, nil if it is absent or no object.
func (o *Object) Inner(name string) *Object {
	raw := o.Raw(name)
	if raw == nil {
		return nil
	}
	return o.element(raw, name)
}

func (o *Object) element(raw json.RawMessage, name string) *Object {
	inner, err := Value(raw, o.prefix+name)
	if err != nil {
		o.Keep(err)
		return nil
	}
	inner.err = o.err
	return inner
}

// List returns the elements of an array with low to high elements, nil if it is absent.
func (o *Object) List(name string, low, high int) []json.RawMessage {
	raw := o.Raw(name)
	if raw == nil {
		if low > 0 {
			o.Fail(name, "must be an array of %d to %d elements, got nothing", low, high)
		}
		return nil
	}
	var list []json.RawMessage
	if err := json.Unmarshal(raw, &list); err != nil {
		o.Fail(name, "must be an array, got %s", Shown(raw))
		return nil
	}
	if len(list) < low || len(list) > high {
		o.Fail(name, "must have %d to %d elements, got %d", low, high, len(list))
		return nil
	}
	return list
}

// Objects returns the objects of an array with low to high elements.
func (o *Object) Objects(name string, low, high int) []*Object {
	list := o.List(name, low, high)
	all := make([]*Object, 0, len(list))
	for i, raw := range list {
		inner := o.element(raw, fmt.Sprintf("%s[%d]", name, i))
		if inner == nil {
			return nil
		}
		all = append(all, inner)
	}
	return all
}

// Texts returns the strings of an array, or a single string as an array of one. It has low to
// high elements of at most limit characters.
func (o *Object) Texts(name string, low, high, limit int) []string {
	if raw := o.Raw(name); raw != nil && raw[0] == '"' {
		o = &Object{fields: map[string]json.RawMessage{name: slices.Concat([]byte("["), raw, []byte("]"))}, prefix: o.prefix, err: o.err}
	}
	list := o.List(name, low, high)
	all := make([]string, 0, len(list))
	for i, raw := range list {
		text, ok := asText(raw)
		if !ok || text == "" || utf8.RuneCountInString(text) > limit {
			o.Fail(fmt.Sprintf("%s[%d]", name, i), "must be a string of 1 to %d characters, got %s", limit, Shown(raw))
			return nil
		}
		all = append(all, text)
	}
	return all
}

// maxComponent bounds the numbers of a vector, so that its length is finite.
const maxComponent = 1e6

// Vector returns an array of 1 to limit numbers from -1,000,000 to 1,000,000, nil if it is absent.
func (o *Object) Vector(name string, limit int) []float32 {
	raw := o.Raw(name)
	if raw == nil {
		return nil
	}
	var list []*float64 // pointers, since null is no number
	if err := json.Unmarshal(raw, &list); err != nil {
		o.Fail(name, "must be an array of numbers, got %s", Shown(raw))
		return nil
	}
	if len(list) < 1 || len(list) > limit {
		o.Fail(name, "must have 1 to %d elements, got %d", limit, len(list))
		return nil
	}
	v := make([]float32, len(list))
	for i, x := range list {
		if x == nil || math.Abs(*x) > maxComponent {
			o.Fail(fmt.Sprintf("%s[%d]", name, i), "must be a number from -%s to %s", plain(maxComponent), plain(maxComponent))
			return nil
		}
		v[i] = float32(*x)
	}
	return v
}

// OneOf fails unless value, which a field holds, is one of those allowed.
func (o *Object) OneOf(name, value string, allowed ...string) {
	if !slices.Contains(allowed, value) {
		o.Fail(name, "must be one of %s, got %s", strings.Join(allowed, ", "), smartmoney.Shown(value))
	}
}

// asText returns a JSON string, or the text of a JSON number.
func asText(raw json.RawMessage) (text string, ok bool) {
	raw = bytes.TrimSpace(raw)
	if len(raw) > 0 && (raw[0] == '-' || raw[0] >= '0' && raw[0] <= '9') {
		return string(raw), true
	}
	if len(raw) == 0 || raw[0] != '"' {
		return "", false
	}
	err := json.Unmarshal(raw, &text)
	return text, err == nil
}

// asNumber returns a JSON number; ok is false for any other value and for one beyond a float64.
func asNumber(raw json.RawMessage) (x float64, ok bool) {
	x, err := strconv.ParseFloat(string(bytes.TrimSpace(raw)), 64)
	return x, err == nil && !math.IsNaN(x) && !math.IsInf(x, 0)
}

// Shown returns a value as errors repeat it, shortened.
func Shown(raw json.RawMessage) string {
	const most = 60
	raw = bytes.TrimSpace(raw)
	text := strings.ToValidUTF8(string(raw[:min(len(raw), 8*most)]), "")
	if utf8.RuneCountInString(text) > most {
		text = string([]rune(text)[:most]) + "…"
	}
	return text
}
