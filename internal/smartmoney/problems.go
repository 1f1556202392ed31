package smartmoney

import (
	"fmt"
	"strings"
)

// Problem is one thing that is wrong with an input.
type Problem struct {
	Field   string // the input's name; "" for the input as a whole
	Message string // safe to show; where Field is given, begins with it and a space
}

// Problemf makes a problem of a field; the message begins with the field's name.
func Problemf(field, format string, args ...any) Problem {
	return Problem{Field: field, Message: field + " " + fmt.Sprintf(format, args...)}
}

// maxProblems bounds what one error names, so that an answer stays readable and
// small whatever was sent.
const maxProblems = 50

// BadInputs makes one CodeBadInput error of all that is wrong with an input: its
// Message joins theirs by "; ", its Field is the first one's. Of more than 50
// problems the first 50 are named and the others counted. Without any it is nil.
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

// Renamed returns e with other names of its fields, for an interface that spells them
// its own way. What does not begin with its field's name keeps its words.
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
