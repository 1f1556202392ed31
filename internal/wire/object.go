package wire

import (
	"cmp"
	"strings"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// Object is a JSON object that is being written. Its fields come in the order in
// which they are added; their names must need no escaping.
type Object struct{ dst []byte }

// Begin begins an object at the end of dst.
func Begin(dst []byte) *Object { return &Object{append(dst, '{')} }

// End returns dst with the whole object.
func (o *Object) End() []byte { return append(o.dst, '}') }

// Add adds a field whose value is appended by a function.
func (o *Object) Add(name string, value func(dst []byte) []byte) {
	if o.dst[len(o.dst)-1] != '{' {
		o.dst = append(o.dst, ',')
	}
	o.dst = append(o.dst, '"')
	o.dst = append(o.dst, name...)
	o.dst = value(append(o.dst, '"', ':'))
}

// Text adds a string.
func (o *Object) Text(name, value string) {
	o.Add(name, func(dst []byte) []byte { return AppendString(dst, value) })
}

// Whole adds a whole number.
func (o *Object) Whole(name string, value int) {
	o.Add(name, func(dst []byte) []byte { return AppendInt(dst, value) })
}

// Number adds a number.
func (o *Object) Number(name string, value float64) {
	o.Add(name, func(dst []byte) []byte { return AppendFloat(dst, value) })
}

// Bool adds a truth value.
func (o *Object) Bool(name string, value bool) {
	o.Add(name, func(dst []byte) []byte {
		if value {
			return append(dst, "true"...)
		}
		return append(dst, "false"...)
	})
}

// Time adds a time, as AppendTime writes it.
func (o *Object) Time(name string, value time.Time) {
	o.Add(name, func(dst []byte) []byte { return AppendTime(dst, value) })
}

// Stamp adds a time of the service's own clock: with six digits of the second always,
// all that the database keeps, so that such times sort as texts. The zero time is null.
func (o *Object) Stamp(name string, value time.Time) {
	o.Add(name, func(dst []byte) []byte { return appendStamp(dst, value) })
}

// AppendList appends an array with the elements as a function appends them.
func AppendList[T any](dst []byte, list []T, element func(dst []byte, v *T) []byte) []byte {
	dst = append(dst, '[')
	for i := range list {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = element(dst, &list[i])
	}
	return append(dst, ']')
}

// maxPath is the longest path that JSONPath returns, in bytes, except for the mark of the cut.
const maxPath = 120

// JSONPath returns a JSON pointer as errors write places: "/items/3/id" as "items[3].id". It is ""
// for the whole text, and cut if it is long.
func JSONPath(pointer jsontext.Pointer) string {
	var b strings.Builder
	for token := range pointer.Tokens() {
		switch {
		case token != "" && len(token) < 10 && strings.Trim(token, "0123456789") == "":
			b.WriteString("[" + token + "]")
		case b.Len() > 0:
			b.WriteString("." + token)
		default:
			b.WriteString(token)
		}
		if b.Len() > maxPath {
			return strings.ToValidUTF8(b.String()[:maxPath], "") + "…"
		}
	}
	return b.String()
}

var kindNames = map[jsontext.Kind]string{
	'n': "null", 't': "true or false", 'f': "true or false", '"': "a string", '0': "a number", '[': "an array", '{': "an object",
}

// JSONKind names the kind of a JSON value, with its article.
func JSONKind(kind jsontext.Kind) string { return cmp.Or(kindNames[kind], "a value of this kind") }
