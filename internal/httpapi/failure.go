package httpapi

import (
	"errors"
	"log/slog"
	"net/http"

	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

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
