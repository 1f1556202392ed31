package rest

import (
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"

	"smartmoney/internal/httpapi"
	"smartmoney/internal/outage"
	"smartmoney/internal/reqid"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/wire"
)

// fail responds with an error (interface 7).
func (h *Handler) fail(w http.ResponseWriter, r *http.Request, err error) {
	if plain, ok := errors.AsType[*httpapi.Error](err); ok {
		writeError(w, plain.Status, "error", plain.Message)
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
	status := httpapi.Status(known.Code)
	if status == http.StatusInternalServerError {
		h.report(r, err)
		writeError(w, status, "error", "internal error")
		return
	}
	httpapi.SetHeaders(w.Header(), known)
	writeError(w, status, httpapi.BodyKey(known.Code), rename(known))
}

// report logs what a caller must not see.
func (h *Handler) report(r *http.Request, err error, attrs ...slog.Attr) {
	level := slog.LevelError
	if r.Context().Err() != nil {
		level = slog.LevelDebug // the caller has gone
	}
	attrs = append(attrs, slog.String("path", r.URL.Path), slog.String("request_id", reqid.From(r.Context())),
		slog.Any("error", err))
	if known, ok := errors.AsType[*smartmoney.Error](err); ok && known.Unwrap() != nil {
		attrs = append(attrs, slog.Any("cause", known.Unwrap()))
	}
	h.opts.Logger.LogAttrs(r.Context(), level, "rest request failed", attrs...)
}

func (h *Handler) panicked(w http.ResponseWriter, r *http.Request, value any) {
	if value == http.ErrAbortHandler {
		panic(value)
	}
	h.report(r, fmt.Errorf("panic: %v", value), slog.String("stack", string(debug.Stack())))
	writeError(w, http.StatusInternalServerError, "error", "internal error")
}

// rename replaces the GraphQL name of a parameter at the start of a message with its REST
// name.
func rename(err *smartmoney.Error) string {
	rest, ok := strings.CutPrefix(err.Message, err.Field+" ")
	name, known := parameterOf(err.Field)
	if !ok || !known {
		return err.Message
	}
	return name + " " + rest
}

func writeError(w http.ResponseWriter, status int, key, message string) {
	body := wire.AppendString([]byte("{"), key)
	body = wire.AppendString(append(body, ':'), message)
	write(w, status, append(body, '}'))
}
