package smartmoney

import (
	"fmt"
	"strings"
)

// Spelling is how an interface writes the names in errors. Its zero value is the documented
// interface's: inputs as candidate_source, values of enums as whale_move.
type Spelling struct {
	Input func(path string) string  // of an input, such as config.candidate_source; nil: unchanged
	Value func(value string) string // of an enum; nil: unchanged
}

// Name is the name of an input in the text of an error about another input beside it.
type Name string

// Values are values of an enum in the text of an error, which enumerates them.
type Values []string

// String returns the values with commas between them.
func (v Values) String() string { return strings.Join(v, ", ") }

// ValuesOf returns values of an enum.
func ValuesOf[T ~string](all []T) Values {
	values := make(Values, len(all))
	for i, v := range all {
		values[i] = string(v)
	}
	return values
}

// wording is the message of an error apart from the names in it.
type wording struct {
	format string
	args   []any // Name, Values, Chain, NotificationType and *Error are spelled
	led    bool  // the name of the error's field stands before the text
}

// wordingOf returns the wording of a message about a field, whose name may stand at the beginning
// of the format or be its first argument.
func wordingOf(field, format string, args []any) wording {
	rest, led := strings.CutPrefix(format, field)
	given := args
	if !led && len(args) > 0 && args[0] == any(field) {
		rest, led = strings.CutPrefix(format, "%s")
		given = args[1:]
	}
	if field == "" || !led || rest != "" && !strings.ContainsAny(rest[:1], " :[") {
		return wording{format: format, args: args}
	}
	return wording{format: rest, args: given, led: true}
}

// about returns a message about a field in a spelling. One without a format stays.
func (w wording) about(field, message string, s Spelling) string {
	if w.format == "" {
		return message
	}
	args := make([]any, len(w.args))
	for i, arg := range w.args {
		args[i] = s.argument(field, arg)
	}
	text := fmt.Sprintf(w.format, args...)
	if w.led {
		return s.input(field) + text
	}
	return text
}

// argument returns an argument of an error about a field as the interface spells it.
func (s Spelling) argument(field string, arg any) any {
	switch v := arg.(type) {
	case Name:
		beside := s.input(field[:strings.LastIndexByte(field, '.')+1] + string(v))
		return beside[strings.LastIndexByte(beside, '.')+1:]
	case Values:
		spelled := make(Values, len(v))
		for i := range v {
			spelled[i] = s.value(v[i])
		}
		return spelled
	case *Error:
		return v.In(s).Message
	case Chain:
		if v.Valid() { // else it is the caller's text
			return s.value(string(v))
		}
	case NotificationType:
		if v.Valid() {
			return s.value(string(v))
		}
	}
	return arg
}

func (s Spelling) input(path string) string {
	if s.Input == nil {
		return path
	}
	return s.Input(path)
}

func (s Spelling) value(value string) string {
	if s.Value == nil {
		return value
	}
	return s.Value(value)
}
