package config

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"time"

	"github.com/go-viper/mapstructure/v2"
)

// refuseLossy is a decode hook that stops the conversions which weak typing would
// make silently: fractions to integers, numbers to booleans and back, and bare
// numbers to durations.
func refuseLossy(from, to reflect.Type, value any) (any, error) {
	number := from.Kind() >= reflect.Int && from.Kind() <= reflect.Float64
	switch {
	case to == reflect.TypeFor[time.Duration]():
		if number && from != to {
			return nil, errors.New("needs a unit, like 60s or 5m")
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

// decodeProblems lists the fields that a decode error is about, with a reason
// each. The values stay out: one may be a password.
func decodeProblems(err error) []string {
	if err == nil {
		return nil
	}
	var problems []string
	var field *mapstructure.DecodeError
	joined, many := err.(interface{ Unwrap() []error })
	switch {
	case many:
		for _, e := range joined.Unwrap() {
			problems = append(problems, decodeProblems(e)...)
		}
	case errors.As(err, &field):
		// One field may hold several, as a section of the file does.
		var inner interface{ Unwrap() []error }
		if errors.As(field.Unwrap(), &inner) {
			return decodeProblems(field.Unwrap())
		}
		problems = append(problems, fmt.Sprintf("%s: %s", field.Name(), reason(field.Unwrap())))
	case errors.Unwrap(err) != nil:
		return decodeProblems(errors.Unwrap(err))
	default:
		problems = append(problems, err.Error())
	}
	return problems
}

// reason says what a value should have been.
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
	case expected == reflect.TypeFor[time.Duration]():
		return "needs a number with a unit, like 60s or 5m"
	case expected.Kind() == reflect.Bool:
		return "must be true or false"
	case expected.Kind() == reflect.Int || expected.Kind() == reflect.Int64:
		return "must be a whole number"
	case expected.Kind() == reflect.Float64:
		return "must be a number"
	case expected.Kind() == reflect.Struct:
		return "must be a section"
	default:
		return "must be a " + expected.String()
	}
}
