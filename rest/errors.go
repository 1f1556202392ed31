package rest

import (
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strconv"
	"strings"

	"smartmoney/internal/outage"
	"smartmoney/internal/reqid"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/walletjson"
)

// statusError is an error with a status of its own; its message is safe to show.
type statusError struct {
	status  int
	message string
}

func (e *statusError) Error() string { return e.message }

// fail is the one place where an error becomes an answer (interface 7).
func (h *Handler) fail(w http.ResponseWriter, r *http.Request, err error) {
	if plain, ok := errors.AsType[*statusError](err); ok {
		writeError(w, plain.status, "error", plain.message)
		return
	}
	known, ok := errors.AsType[*smartmoney.Error](err)
	if !ok {
		known = smartmoney.Internal(err)
	}
	if known.Code == smartmoney.CodeInternal && outage.Is(err) {
		h.report(r, err)
		known = outage.Error()
	}
	switch known.Code {
	case smartmoney.CodeUnauthenticated:
		w.Header().Set("WWW-Authenticate", "Bearer")
		writeError(w, http.StatusUnauthorized, "message", known.Message)
	case smartmoney.CodeForbidden:
		writeError(w, http.StatusForbidden, "message", known.Message)
	case smartmoney.CodeBadInput, smartmoney.CodeTooComplex:
		writeError(w, http.StatusBadRequest, "error", rename(known))
	case smartmoney.CodeNotFound:
		writeError(w, http.StatusNotFound, "error", known.Message)
	case smartmoney.CodeRateLimited:
		w.Header().Set("Retry-After", strconv.Itoa(known.RetrySeconds()))
		writeError(w, http.StatusTooManyRequests, "error", known.Message)
	case smartmoney.CodeUnavailable:
		w.Header().Set("Retry-After", strconv.Itoa(known.RetrySeconds()))
		writeError(w, http.StatusServiceUnavailable, "error", known.Message)
	default:
		h.report(r, err)
		writeError(w, http.StatusInternalServerError, "error", "internal error")
	}
}

// report logs what a caller must not see.
func (h *Handler) report(r *http.Request, err error, attrs ...slog.Attr) {
	level := slog.LevelError
	if r.Context().Err() != nil {
		level = slog.LevelDebug // the caller went away; nobody waits for the answer
	}
	attrs = append(attrs, slog.String("path", r.URL.Path), slog.String("request_id", reqid.From(r.Context())),
		slog.Any("error", err))
	if known, ok := errors.AsType[*smartmoney.Error](err); ok && known.Unwrap() != nil {
		attrs = append(attrs, slog.Any("cause", known.Unwrap()))
	}
	h.opts.Logger.LogAttrs(r.Context(), level, "rest request failed", attrs...)
}

func (h *Handler) crashed(w http.ResponseWriter, r *http.Request, value any) {
	if value == http.ErrAbortHandler {
		panic(value)
	}
	h.report(r, fmt.Errorf("panic: %v", value), slog.String("stack", string(debug.Stack())))
	writeError(w, http.StatusInternalServerError, "error", "internal error")
}

// rename puts the parameter's name where a message begins with the name that
// GraphQL has for it.
func rename(err *smartmoney.Error) string {
	rest, ok := strings.CutPrefix(err.Message, err.Field+" ")
	name, known := parameterOf(err.Field)
	if !ok || !known {
		return err.Message
	}
	return name + " " + rest
}

func writeError(w http.ResponseWriter, status int, key, message string) {
	body := walletjson.AppendString([]byte("{"), key)
	body = walletjson.AppendString(append(body, ':'), message)
	write(w, status, append(body, '}'))
}
