package rest

import (
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// fail responds with an error (interface 7).
func (h *Handler) fail(w http.ResponseWriter, r *http.Request, err error) {
	if plain, ok := errors.AsType[*httpapi.Error](err); ok {
		writeError(w, plain.Status, "error", plain.Message)
		return
	}
	failure := httpapi.FailureOf(outage.Cause(r.Context(), err))
	if failure.Report {
		h.report(r, err)
	}
	if failure.Status == http.StatusInternalServerError {
		writeError(w, failure.Status, "error", "internal error")
		return
	}
	httpapi.SetHeaders(w.Header(), failure.Error)
	writeError(w, failure.Status, httpapi.BodyKey(failure.Code), failure.In(spelling).Message)
}

func (h *Handler) report(r *http.Request, err error, attrs ...slog.Attr) {
	httpapi.Report(h.opts.Logger, r, "rest request failed", err, attrs...)
}

func (h *Handler) panicked(w http.ResponseWriter, r *http.Request, value any) {
	if value == http.ErrAbortHandler {
		panic(value)
	}
	h.report(r, fmt.Errorf("panic: %v", value), slog.String("stack", string(debug.Stack())))
	writeError(w, http.StatusInternalServerError, "error", "internal error")
}

// spelling is how parameters are written, which the resolvers name as the schema's arguments.
var spelling = smartmoney.Spelling{Input: parameterOf}

// parameterOf returns the parameter of an argument: walletId is wallet_id.
func parameterOf(argument string) string {
	if argument == "first" {
		return "limit"
	}
	name := make([]byte, 0, len(argument)+2)
	for _, c := range []byte(argument) {
		if c >= 'A' && c <= 'Z' {
			name = append(name, '_')
			c += 'a' - 'A'
		}
		name = append(name, c)
	}
	return string(name)
}

func writeError(w http.ResponseWriter, status int, key, message string) {
	body := wire.AppendString([]byte("{"), key)
	body = wire.AppendString(append(body, ':'), message)
	write(w, status, append(body, '}'))
}
