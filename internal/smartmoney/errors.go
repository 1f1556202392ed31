package smartmoney

import (
	"errors"
	"fmt"
	"strings"
	"time"
)

// Code classifies an error. It maps to an HTTP status and to GraphQL's extensions.code.
type Code string

// The codes.
const (
	CodeUnauthenticated Code = "UNAUTHENTICATED"
	CodeForbidden       Code = "FORBIDDEN"
	CodeNotFound        Code = "NOT_FOUND"
	CodeBadInput        Code = "BAD_USER_INPUT"
	CodeTooComplex      Code = "QUERY_TOO_COMPLEX"
	// too much at a time; the same request may succeed later
	CodeRateLimited Code = "RATE_LIMITED"
	// temporary failure; the same request may succeed later
	CodeUnavailable Code = "UNAVAILABLE"
	CodeInternal    Code = "INTERNAL"
)

// Error is the only error type shown to callers. It has the names of inputs and the values of enums
// apart from its text, so that each interface spells them (In).
type Error struct {
	Code    Code
	Field   string // the offending input's name, "" if none
	Message string // safe to show; names the field and the bound, if any
	// Problems lists all problems of an input with several fields; Field is the field of
	// the first. It is nil for an error about one thing. Message includes all of them.
	Problems []Problem
	// RetryAfter is the pause after which the same request may succeed; 0 if unknown. It
	// is set on RATE_LIMITED and UNAVAILABLE only.
	RetryAfter time.Duration
	cause      error
	wording    wording // of Message; without a format, Message is not spelled
	more       int     // problems beyond those in Problems
}

// Error returns Message.
func (e *Error) Error() string { return e.Message }

// Unwrap returns the cause, for the log only.
func (e *Error) Unwrap() error { return e.cause }

// In returns a copy of e with its names in the spelling of an interface.
func (e *Error) In(s Spelling) *Error {
	out := *e
	out.Field = s.input(e.Field)
	switch {
	case len(e.Problems) > 0:
		out.Problems = make([]Problem, len(e.Problems))
		for i, p := range e.Problems {
			out.Problems[i] = Problem{Field: s.input(p.Field), Message: p.wording.about(p.Field, p.Message, s)}
		}
		out.Message = out.joined()
	default:
		out.Message = e.wording.about(e.Field, e.Message, s)
	}
	return &out
}

// About returns a copy of e about another field: the same one as seen from somewhere else.
func (e *Error) About(field string) *Error {
	out := *e
	out.Field, out.Message = field, e.wording.about(field, e.Message, Spelling{})
	return &out
}

// Because returns an error with the code, the field and the pause of e, and another message, which
// may have e itself as an argument. The cause is for the log only.
func (e *Error) Because(cause error, format string, args ...any) *Error {
	out := Errorf(e.Code, format, args...)
	out.Field, out.RetryAfter, out.cause = e.Field, e.RetryAfter, cause
	return out
}

// Errorf returns an error of a code. The formatted message must be safe to show.
func Errorf(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...), wording: wording{format: format, args: args}}
}

// BadInput returns a CodeBadInput error about one field, whose name the message may begin with.
func BadInput(field, format string, args ...any) *Error {
	return &Error{Code: CodeBadInput, Field: field, Message: fmt.Sprintf(format, args...), wording: wordingOf(field, format, args)}
}

// RateLimited returns a CodeRateLimited error with the pause before a retry.
func RateLimited(retryAfter time.Duration, format string, args ...any) *Error {
	return &Error{Code: CodeRateLimited, RetryAfter: retryAfter, Message: fmt.Sprintf(format, args...)}
}

// defaultRetry is the pause before a retry if the error has none.
const defaultRetry = 5 * time.Second

// RetrySeconds returns RetryAfter in whole seconds, rounded up: 5 if it is unknown, and 0
// for an error that a retry does not cure.
func (e *Error) RetrySeconds() int {
	if e.Code != CodeRateLimited && e.Code != CodeUnavailable {
		return 0
	}
	wait := e.RetryAfter
	if wait <= 0 {
		wait = defaultRetry
	}
	return int((wait + time.Second - 1) / time.Second)
}

// maxShown is the longest excerpt of a caller's text in an error, in characters.
const maxShown = 80

// Shown returns a caller's text as errors repeat it: quoted, and cut after maxShown characters.
func Shown(text string) string {
	if runes := []rune(text); len(runes) > maxShown {
		text = string(runes[:maxShown]) + "…"
	}
	return `"` + text + `"`
}

// InDays writes a length of time, whole days as such: "1 day", "7 days", "36h0m0s".
func InDays(d time.Duration) string {
	switch days := d / (24 * time.Hour); {
	case d != days*24*time.Hour:
		return d.String()
	case days == 1:
		return "1 day"
	default:
		return fmt.Sprintf("%d days", days)
	}
}

// Internal wraps a cause that must not be shown to callers.
func Internal(cause error) *Error {
	return &Error{Code: CodeInternal, Message: "internal error", cause: cause}
}

// CodeOf returns the code of the first *Error in err's chain, or CodeInternal.
func CodeOf(err error) Code {
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return CodeInternal
}

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
