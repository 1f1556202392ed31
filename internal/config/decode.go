package config

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"
	"time"

	"github.com/go-viper/mapstructure/v2"
)

// Values that no duration and no size can be read from.
var (
	errDuration = errors.New("needs a number with a unit, like 60s, 5m or 30d")
	errBytes    = errors.New("needs a number of bytes, or one with a unit, like 64 MiB")
)

// convert is a decode hook that parses durations and rejects conversions which weak typing
// would do silently: fractions to integers, numbers to booleans and back, and bare numbers to
// durations.
func convert(from, to reflect.Type, value any) (any, error) {
	number := from.Kind() >= reflect.Int && from.Kind() <= reflect.Float64
	switch {
	case to == reflect.TypeFor[[]string]():
		if text, ok := value.(string); ok { // lists in the environment are text
			var list []string // nil if empty
			return append(list, strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' })...), nil
		}
	case to == reflect.TypeFor[time.Duration]():
		if number && from != to {
			return nil, errDuration
		}
		if text, ok := value.(string); ok {
			return ParseDuration(text)
		}
	case to == reflect.TypeFor[Bytes]():
		if text, ok := value.(string); ok {
			return ParseBytes(text)
		}
	case to.Kind() == reflect.Bool:
		if number {
			return nil, errors.New("must be true or false")
		}
	case to.Kind() == reflect.Int || to.Kind() == reflect.Int64:
		if from.Kind() == reflect.Bool {
			return nil, errors.New("must be a whole number")
		}
		if f, ok := value.(float64); ok && f != math.Trunc(f) {
			return nil, errors.New("must be a whole number")
		}
	case to.Kind() == reflect.String:
		if from.Kind() == reflect.Bool {
			return nil, errors.New("must be text; put it in quotes")
		}
	}
	return value, nil
}

// decodeProblems returns the fields of a decode error with a reason each. It leaves out the
// values, since one may be a password.
func decodeProblems(err error) []string {
	if err == nil {
		return nil
	}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var problems []string
		for _, e := range joined.Unwrap() {
			problems = append(problems, decodeProblems(e)...)
		}
		return problems
	}
	field, ok := err.(*mapstructure.DecodeError) //nolint:errorlint // the tree of errors is walked level by level
	if ok {
		return []string{fmt.Sprintf("%s: %s", field.Name(), reason(field.Unwrap()))}
	}
	if inner := errors.Unwrap(err); inner != nil {
		return decodeProblems(inner)
	}
	return []string{err.Error()}
}

// reason describes the expected value.
func reason(err error) string {
	var parse *mapstructure.ParseError
	var kind *mapstructure.UnconvertibleTypeError
	var expected reflect.Type
	switch {
	case errors.As(err, &parse):
		expected = parse.Expected.Type()
	case errors.As(err, &kind):
		expected = kind.Expected.Type()
	default:
		return err.Error()
	}
	switch {
	case expected.Kind() == reflect.Bool:
		return "must be true or false"
	case expected.Kind() == reflect.Int || expected.Kind() == reflect.Int64:
		return "must be a whole number"
	case expected.Kind() == reflect.Float64:
		return "must be a number"
	case expected.Kind() == reflect.Struct || expected.Kind() == reflect.Map:
		return "must be a section"
	default:
		return "must be a " + expected.String()
	}
}
