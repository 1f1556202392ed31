// Package scalar maps GraphQL's scalars and its Node interface to Go. Numbers, strings and
// times are written by internal/wire, so that every interface formats them the same way. An
// invalid input value is an *InputError.
package scalar

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	jsonv2 "github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// Node is any object with a global id.
type Node any

// Raw is encoded JSON.
type Raw []byte

// MarshalGQL writes the bytes unchanged.
func (r Raw) MarshalGQL(w io.Writer) { _, _ = w.Write(r) }

// MarshalString writes a String.
func MarshalString(s string) graphql.Marshaler {
	return Raw(wire.AppendString(make([]byte, 0, len(s)+2), s))
}

// UnmarshalString reads a String. NUL is refused, because PostgreSQL cannot compare with it.
func UnmarshalString(v any) (string, error) {
	s, ok := v.(string)
	switch {
	case !ok:
		return "", badInput(v, "a string")
	case strings.ContainsRune(s, 0):
		return "", badInput(v, "text without NUL characters")
	}
	return s, nil
}

// MarshalID writes an ID.
func MarshalID(s string) graphql.Marshaler { return MarshalString(s) }

// UnmarshalID reads an ID: a string, which UnmarshalString would take, or a whole number.
func UnmarshalID(v any) (string, error) {
	switch v := v.(type) {
	case string:
		return UnmarshalString(v)
	case json.Number:
		return v.String(), nil
	case int64:
		return strconv.FormatInt(v, 10), nil
	}
	return "", badInput(v, "an id")
}

// MarshalInt writes an Int.
func MarshalInt(n int) graphql.Marshaler {
	return Raw(wire.AppendInt(make([]byte, 0, 12), n))
}

// UnmarshalInt reads an Int, a whole number of 32 bits.
func UnmarshalInt(v any) (int, error) {
	n, ok := wholeNumber(v)
	if !ok || n < math.MinInt32 || n > math.MaxInt32 {
		return 0, badInput(v, "a whole number of at most 32 bits")
	}
	return int(n), nil
}

// MarshalInt64 writes an Int. It also writes numbers above 32 bits: a number that a client may
// fail to read is better than a wrong one.
func MarshalInt64(n int64) graphql.Marshaler {
	return Raw(strconv.AppendInt(make([]byte, 0, 20), n, 10))
}

// UnmarshalInt64 reads an Int, a whole number of 32 bits.
func UnmarshalInt64(v any) (int64, error) {
	n, err := UnmarshalInt(v)
	return int64(n), err
}

func wholeNumber(v any) (int64, bool) {
	switch v := v.(type) {
	case int64:
		return v, true
	case int:
		return int64(v), true
	case json.Number:
		n, err := v.Int64()
		return n, err == nil
	case float64:
		return int64(v), v == math.Trunc(v) && math.Abs(v) <= math.MaxInt32
	}
	return 0, false
}

// MarshalFloat writes a Float (see wire.AppendFloat for values that JSON lacks).
func MarshalFloat(f float64) graphql.Marshaler {
	return Raw(wire.AppendFloat(make([]byte, 0, 24), f))
}

// UnmarshalFloat reads a Float, a finite number.
func UnmarshalFloat(v any) (float64, error) {
	var f float64
	var err error
	switch v := v.(type) {
	case float64:
		f = v
	case int64:
		f = float64(v)
	case int:
		f = float64(v)
	case json.Number:
		f, err = v.Float64()
	default:
		return 0, badInput(v, "a number")
	}
	if err != nil || math.IsInf(f, 0) || math.IsNaN(f) {
		return 0, badInput(v, "a number of at most 64 bits")
	}
	return f, nil
}

// MarshalDateTime writes a DateTime, null for the zero time.
func MarshalDateTime(t time.Time) graphql.Marshaler {
	if t.IsZero() {
		return graphql.Null
	}
	return Raw(wire.AppendTime(make([]byte, 0, 40), t))
}

// UnmarshalDateTime reads a DateTime: RFC 3339 text with a zone, and the other forms that
// smartmoney.ParseTime takes, as REST does. The first instant of year 1
// is read as a nanosecond later, because responses that repeat an argument would write the
// zero time as null.
func UnmarshalDateTime(v any) (time.Time, error) {
	s, ok := v.(string)
	if !ok {
		return time.Time{}, badInput(v, "RFC 3339 text")
	}
	t, ok := smartmoney.ParseTime(s)
	if !ok {
		return time.Time{}, badInput(v, "an RFC 3339 time with a zone, as 2031-01-02T03:04:05Z")
	}
	if t.IsZero() {
		t = t.Add(1)
	}
	return t, nil
}

// InputError reports a value that is not valid for its scalar. The error presenter prepends
// the argument's name.
type InputError struct{ problem string }

// Error returns the problem without the argument's name: "must be …, got …".
func (i *InputError) Error() string { return i.problem }

func badInput(v any, want string) error {
	return &InputError{problem: fmt.Sprintf("must be %s, got %s", want, Shown(v))}
}

// Shown returns a caller's value as error messages quote it: as written in a query, and
// truncated.
func Shown(v any) string {
	switch v := v.(type) {
	case nil:
		return "null"
	case string:
		return smartmoney.Shown(v)
	case map[string]any:
		return "an object"
	case []any:
		return "a list"
	}
	given := []rune(fmt.Sprintf("%v", v))
	if len(given) > 40 {
		given = append(given[:40], '…')
	}
	return string(given)
}

// JSON is the type of the scalar JSON in Go: what JSON decodes to, or a json.RawMessage.
type JSON = any

// MarshalJSON writes a JSON value. Names of objects are sorted. It panics for a value that JSON
// does not have.
func MarshalJSON(v any) graphql.Marshaler {
	text, err := jsonv2.Marshal(v, jsonv2.Deterministic(true))
	if err != nil {
		// of documents and settings, which are JSON
		panic(fmt.Errorf("BUG: encode a JSON value: %w", err))
	}
	return Raw(text)
}

// UnmarshalJSON reads a JSON value. Any is accepted; the use case checks it.
func UnmarshalJSON(v any) (any, error) { return v, nil }
