package smartmoney

import (
	"fmt"
	"strings"
)

// Problem is one thing wrong with an input.
type Problem struct {
	Field   string // the input's name; "" for the input as a whole
	Message string // safe to show; begins with Field and a space if Field is set
	wording wording
}

// Problemf returns a problem of a field; its message begins with the field's name.
func Problemf(field, format string, args ...any) Problem {
	return Problem{Field: field, Message: field + " " + fmt.Sprintf(format, args...), wording: wording{" " + format, args, true}}
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
	e.more = len(problems) - len(e.Problems)
	e.Message = e.joined()
	return e
}

// joined returns the messages of the problems as one.
func (e *Error) joined() string {
	texts := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		texts[i] = p.Message
	}
	if e.more > 0 {
		texts = append(texts, fmt.Sprintf("and %d more", e.more))
	}
	return strings.Join(texts, "; ")
}
