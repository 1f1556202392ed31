// Package httpapi holds what the HTTP interfaces share: which status, header fields and body an
// error has (interface 7), what of an error is logged, how query strings are read, how a method is
// refused, the id and the caller of a request in its context, which the server sets and every part
// may read, and documents that do not change while the process runs. Each interface has its own
// form of answers.
package httpapi

import (
	"cmp"
	"errors"
	"log/slog"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// statuses are the HTTP statuses of codes.
var statuses = map[smartmoney.Code]int{
	smartmoney.CodeUnauthenticated: http.StatusUnauthorized, smartmoney.CodeForbidden: http.StatusForbidden,
	smartmoney.CodeBadInput: http.StatusBadRequest, smartmoney.CodeTooComplex: http.StatusBadRequest, smartmoney.CodeNotFound: http.StatusNotFound,
	smartmoney.CodeRateLimited: http.StatusTooManyRequests, smartmoney.CodeUnavailable: http.StatusServiceUnavailable,
}

// Status returns the HTTP status of an error's code.
func Status(code smartmoney.Code) int { return cmp.Or(statuses[code], http.StatusInternalServerError) }

// MayStream reports whether a request may be answered by a stream, which outlasts an outage of the
// database: a websocket, or server-sent events. Clients accept these with each request that they
// send, too.
func MayStream(r *http.Request) bool {
	return r.Header.Get("Upgrade") != "" || strings.Contains(r.Header.Get("Accept"), "text/event-stream")
}

// BodyKey returns the key under which a REST body holds the message of an error.
func BodyKey(code smartmoney.Code) string {
	if code == smartmoney.CodeUnauthenticated || code == smartmoney.CodeForbidden {
		return "message"
	}
	return "error"
}

// SetHeaders sets the header fields that go with an error: WWW-Authenticate and Retry-After.
func SetHeaders(h http.Header, err *smartmoney.Error) {
	if err.Code == smartmoney.CodeUnauthenticated {
		h.Set("WWW-Authenticate", "Bearer")
	}
	if wait := err.RetrySeconds(); wait > 0 {
		h.Set("Retry-After", strconv.Itoa(wait))
	}
}

// Error is an error about the request itself, with a status that no code has. Its message
// is safe to show.
type Error struct {
	Status  int
	Message string
}

// Error returns Message.
func (e *Error) Error() string { return e.Message }

// Methods are those that a path serves, and HEAD where GET is among them.
type Methods []string

// Allow reports whether a method is served.
func (m Methods) Allow(method string) bool {
	return slices.Contains(m, method) || method == http.MethodHead && slices.Contains(m, http.MethodGet)
}

// Refuse sets the header Allow, and returns the error for a method that is not served.
func (m Methods) Refuse(h http.Header) *Error {
	var all []string
	for _, method := range m {
		if all = append(all, method); method == http.MethodGet {
			all = append(all, http.MethodHead)
		}
	}
	h.Set("Allow", strings.Join(all, ", "))
	return &Error{http.StatusMethodNotAllowed, "the method must be " + strings.Join(m, " or ")}
}

// Failure is an error as a caller may see it.
type Failure struct {
	*smartmoney.Error // of CodeInternal, whose message a caller must not see, if Status is 500
	Status            int
	Report            bool // the cause belongs into the log
}

// FailureOf returns what a caller may see of an error that is not an *Error. A database outage is
// UNAVAILABLE, and any other error without a code is internal; the causes of both are to be
// reported.
func FailureOf(err error) Failure {
	known, ok := errors.AsType[*smartmoney.Error](err)
	if !ok {
		known = smartmoney.Internal(err)
	}
	f := Failure{Error: known, Report: known.Code == smartmoney.CodeInternal}
	if f.Report && outage.Is(err) {
		f.Error = outage.Error()
	}
	f.Status = Status(f.Code)
	f.Report = f.Report || f.Status == http.StatusInternalServerError
	return f
}

// Report logs an error that a caller must not see, with the request's path and id: as an error, or
// for debugging if the caller has gone.
func Report(log *slog.Logger, r *http.Request, message string, err error, attrs ...slog.Attr) {
	level := slog.LevelError
	if r.Context().Err() != nil {
		level = slog.LevelDebug
	}
	attrs = append(attrs, slog.String("path", LoggedPath(r)), slog.String("request_id", RequestID(r.Context())), slog.Any("error", err))
	if known, ok := errors.AsType[*smartmoney.Error](err); ok && known.Unwrap() != nil {
		attrs = append(attrs, slog.Any("cause", known.Unwrap()))
	}
	log.LogAttrs(r.Context(), level, message, attrs...)
}
