package smartmoney

import (
	"fmt"
	"strings"
)

// Problem is one thing wrong with an input.
type Problem struct {
	Field   string // the input's name; "" for the input as a whole
	Message string // safe to show; begins with Field and a space if Field is set
}

// Problemf returns a problem of a field; its message begins with the field's name.
func Problemf(field, format string, args ...any) Problem {
	return Problem{Field: field, Message: field + " " + fmt.Sprintf(format, args...)}
}

// maxProblems is the number of problems that one error lists, which bounds the size of the
// response.
const maxProblems = 50

// BadInputs returns one CodeBadInput error for all problems, nil if there are none. Its
// Message joins theirs with "; ", its Field is that of the first. It lists the first 50
// problems and counts the rest.
func BadInputs(problems []Problem) error {
	if len(problems) == 0 {
		return nil
	}
	e := &Error{Code: CodeBadInput, Field: problems[0].Field, Problems: problems[:min(len(problems), maxProblems)]}
	e.Message = joined(e.Problems)
	if more := len(problems) - maxProblems; more > 0 {
		e.Message += fmt.Sprintf("; and %d more", more)
	}
	return e
}

func joined(problems []Problem) string {
	texts := make([]string, len(problems))
	for i, p := range problems {
		texts[i] = p.Message
	}
	return strings.Join(texts, "; ")
}

// Renamed returns a copy of e with its field names mapped by name, for an interface that
// spells them differently. A message that does not begin with its field's name stays.
func (e *Error) Renamed(name func(field string) string) *Error {
	out := *e
	out.Field = name(e.Field)
	if len(e.Problems) == 0 {
		out.Message = renamed(e.Message, e.Field, out.Field)
		return &out
	}
	tail := strings.TrimPrefix(e.Message, joined(e.Problems))
	out.Problems = make([]Problem, len(e.Problems))
	for i, p := range e.Problems {
		to := name(p.Field)
		out.Problems[i] = Problem{Field: to, Message: renamed(p.Message, p.Field, to)}
	}
	out.Message = joined(out.Problems) + tail
	return &out
}

func renamed(message, from, to string) string {
	if rest, ok := strings.CutPrefix(message, from+" "); ok && from != "" {
		return to + " " + rest
	}
	return message
}
