package client

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/gorilla/websocket"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Code says what kind of error the service answered with; interface 11.5 lists them.
type Code string

// The codes of errors.
const (
	Unauthenticated Code = "UNAUTHENTICATED"   // no key or token, or one that is not valid
	Forbidden       Code = "FORBIDDEN"         // the key has another scope
	NotFound        Code = "NOT_FOUND"         // there is no such thing for this customer
	BadUserInput    Code = "BAD_USER_INPUT"    // the document, a variable or an argument
	TooComplex      Code = "QUERY_TOO_COMPLEX" // more tokens, depth or cost than allowed
	RateLimited     Code = "RATE_LIMITED"      // beyond a limit: again after RetryAfter
	Unavailable     Code = "UNAVAILABLE"       // not at the moment: again after RetryAfter
	Internal        Code = "INTERNAL"          // an error of the service; its log has the cause
)

// Error is an answer of the service that is not, or not all of, what was asked for.
type Error struct {
	Code    Code
	Message string
	Field   string // the argument that is wrong; empty: none, or unknown
	// RetryAfter is the pause after which the service expects the request again; 0: it does not say.
	RetryAfter time.Duration
}

// Error returns the message with the code.
func (e *Error) Error() string { return fmt.Sprintf("%s: %s", e.Code, e.Message) }

// Temporary reports whether the same request may succeed later.
func (e *Error) Temporary() bool {
	return e.Code == RateLimited || e.Code == Unavailable || e.Code == Internal
}

// failure returns the first of an answer's errors with the longest RetryAfter of all, or nil.
func failure(list gqlerror.List) error {
	if len(list) == 0 {
		return nil
	}
	e := &Error{Code: Internal, Message: list[0].Message}
	if code, ok := list[0].Extensions["code"].(string); ok {
		e.Code = Code(code)
	}
	e.Field, _ = list[0].Extensions["field"].(string)
	for _, each := range list {
		seconds, _ := each.Extensions["retryAfter"].(float64)
		e.RetryAfter = max(e.RetryAfter, time.Duration(seconds*float64(time.Second)))
	}
	return e
}

// refusal returns the error of an answer that is not the service's own, such as a proxy's, or that
// has a status instead of data.
func refusal(r *http.Response, body []byte) error {
	var own struct{ Errors gqlerror.List }
	if json.Unmarshal(body, &own) == nil && len(own.Errors) > 0 {
		return failure(own.Errors)
	}
	e := &Error{Code: codeOf(r.StatusCode), Message: r.Status}
	if text := strings.TrimSpace(string(body[:min(len(body), 200)])); text != "" {
		e.Message += ": " + text
	}
	if seconds, err := strconv.Atoi(r.Header.Get("Retry-After")); err == nil {
		e.RetryAfter = time.Duration(seconds) * time.Second
	}
	return e
}

// codeOf returns the code of an HTTP status that is no success.
func codeOf(status int) Code {
	switch {
	case status == http.StatusUnauthorized:
		return Unauthenticated
	case status == http.StatusForbidden:
		return Forbidden
	case status == http.StatusTooManyRequests:
		return RateLimited
	case status == http.StatusRequestTimeout, status >= 500, status < 400:
		return Unavailable
	default:
		return BadUserInput
	}
}

// ended returns the error of a connection that broke or was closed. docs/delivery.md lists the codes
// with which the service closes connections.
func ended(err error) error {
	closed, ok := err.(*websocket.CloseError) //nolint:errorlint // gorilla returns it as it is
	if !ok {
		return err
	}
	code := Unavailable
	switch closed.Code {
	case 4403:
		code = Unauthenticated
	case websocket.CloseInternalServerErr:
		code = Internal
	case websocket.CloseMessageTooBig, 4400, 4401, 4406, 4409, 4429:
		code = BadUserInput
	}
	return &Error{Code: code, Message: closed.Error()}
}
