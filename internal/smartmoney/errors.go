package smartmoney

import (
	"errors"
	"fmt"
	"time"
)

// Code classifies an error for every interface: it maps to an HTTP status and to
// GraphQL's extensions.code.
type Code string

// The codes.
const (
	CodeUnauthenticated Code = "UNAUTHENTICATED"
	CodeForbidden       Code = "FORBIDDEN"
	CodeNotFound        Code = "NOT_FOUND"
	CodeBadInput        Code = "BAD_USER_INPUT"
	CodeTooComplex      Code = "QUERY_TOO_COMPLEX"
	CodeRateLimited     Code = "RATE_LIMITED" // the caller asks for too much at a time: later it will do
	CodeUnavailable     Code = "UNAVAILABLE"  // the service cannot answer at the moment: later it will
	CodeInternal        Code = "INTERNAL"
)

// Error is the one error that may be shown to a caller: Message is safe to show
// and names the field and the bound where there is one.
type Error struct {
	Code    Code
	Field   string // the offending input's name, "" where none
	Message string
	// Problems are all that is wrong with an input of several fields, the first of
	// them in Field; nil where the error is about one thing. Message has them all.
	Problems []Problem
	// RetryAfter is how long to wait before the same request may succeed; 0 where nobody
	// can say. It is for RATE_LIMITED and UNAVAILABLE only.
	RetryAfter time.Duration
	cause      error
}

// Error returns the message that is safe to show.
func (e *Error) Error() string { return e.Message }

// Unwrap returns the cause, which is for the log only.
func (e *Error) Unwrap() error { return e.cause }

// Errorf makes an error of a code, with a message that is safe to show.
func Errorf(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

// BadInput makes a CodeBadInput error about one field.
func BadInput(field, format string, args ...any) *Error {
	return &Error{Code: CodeBadInput, Field: field, Message: fmt.Sprintf(format, args...)}
}

// RateLimited makes a CodeRateLimited error: the same request may succeed after a time.
func RateLimited(retryAfter time.Duration, format string, args ...any) *Error {
	return &Error{Code: CodeRateLimited, RetryAfter: retryAfter, Message: fmt.Sprintf(format, args...)}
}

// defaultRetry is how long callers are told to wait where nobody knows better.
const defaultRetry = 5 * time.Second

// RetrySeconds is RetryAfter in whole seconds, rounded up: 5 where nobody can say, and 0
// for an error that does not pass.
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

// maxShown bounds what an error repeats of a caller's text, characters.
const maxShown = 80

// Shown is a caller's text as an error repeats it: quoted and not endless.
func Shown(text string) string {
	if runes := []rune(text); len(runes) > maxShown {
		text = string(runes[:maxShown]) + "…"
	}
	return `"` + text + `"`
}

// Internal wraps a cause that must not be shown.
func Internal(cause error) *Error {
	return &Error{Code: CodeInternal, Message: "internal error", cause: cause}
}

// CodeOf returns the code of the first *Error in err's chain, CodeInternal without one.
func CodeOf(err error) Code {
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return CodeInternal
}
