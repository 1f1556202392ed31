package routes

import (
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// refusal is the body of an error (interface 13.6).
type refusal struct {
	Error   string   `json:"error"`
	Message string   `json:"message"`
	Details *details `json:"details"`
}

// details say more about an error, for programs.
type details struct {
	Field      string    `json:"field,omitempty"`      // the offending input
	Problems   []problem `json:"problems,omitempty"`   // of an input with several fields
	RetryAfter int       `json:"retry_after,omitzero"` // seconds
}

type problem struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// feedRefusal is the body of an error of a for-you feed.
type feedRefusal struct {
	Error   string `json:"error"`
	Message string `json:"message"`
	Code    int    `json:"code"`
}

// kinds are the names of errors by status: of for-you, and of the other services.
var kinds = map[int]struct{ forYou, other string }{
	http.StatusBadRequest:            {"invalid_request", "BadRequestError"},
	http.StatusUnauthorized:          {"AuthenticationError", "AuthenticationError"},
	http.StatusForbidden:             {"forbidden", "PermissionError"},
	http.StatusNotFound:              {"not_found", "NotFoundError"},
	http.StatusMethodNotAllowed:      {"method_not_allowed", "MethodNotAllowedError"},
	http.StatusRequestEntityTooLarge: {"request_too_large", "PayloadTooLargeError"},
	http.StatusUnsupportedMediaType:  {"unsupported_media_type", "UnsupportedMediaTypeError"},
	http.StatusUnprocessableEntity:   {"invalid_request", "ValidationError"},
	http.StatusTooManyRequests:       {"rate_limited", "RateLimitError"},
	http.StatusServiceUnavailable:    {"unavailable", "UnavailableError"},
	http.StatusInternalServerError:   {"internal_error", "InternalError"},
}

// fail responds with an error.
func (h *Handler) fail(w http.ResponseWriter, r *http.Request, to *route, err error) {
	if plain, ok := errors.AsType[*httpapi.Error](err); ok {
		h.refuse(w, to, plain.Status, plain.Message, nil)
		return
	}
	failure := httpapi.FailureOf(outage.Cause(r.Context(), err))
	if failure.Report {
		h.report(r, err)
	}
	status := failure.Status
	if status == http.StatusInternalServerError {
		h.refuse(w, to, status, "internal error, request id "+httpapi.RequestID(r.Context()), nil)
		return
	}
	if to.form == adminForm && failure.Code == smartmoney.CodeBadInput && failure.Field != "" {
		status = http.StatusUnprocessableEntity
	}
	httpapi.SetHeaders(w.Header(), failure.Error)
	if status == http.StatusUnauthorized {
		w.Header().Set("WWW-Authenticate", to.scheme.Challenge())
	}
	h.refuse(w, to, status, failure.Message, detailsOf(failure.Error))
}

// detailsOf returns what an error says beside its message, nil for nothing.
func detailsOf(err *smartmoney.Error) *details {
	d := &details{Field: err.Field, RetryAfter: err.RetrySeconds()}
	for _, p := range err.Problems {
		d.Problems = append(d.Problems, problem{p.Field, p.Message})
	}
	if d.Field == "" && d.RetryAfter == 0 && d.Problems == nil {
		return nil
	}
	return d
}

// refuse writes an error in the form of its route; 401 has the same form everywhere.
func (h *Handler) refuse(w http.ResponseWriter, to *route, status int, message string, more *details) {
	// it may repeat bytes of the path, which JSON cannot have
	message = strings.ToValidUTF8(message, "\uFFFD")
	var body any = refusal{kinds[status].other, message, more}
	if to.form == forYouForm && status != http.StatusUnauthorized {
		body = feedRefusal{kinds[status].forYou, message, status}
	}
	refused, err := encode(body, nil, false)
	if err != nil {
		h.opts.Logger.Error("an error could not be encoded", "error", err)
		w.WriteHeader(status)
		return
	}
	refused.write(w, status)
}

// report logs what a caller must not see.
func (h *Handler) report(r *http.Request, err error, attrs ...slog.Attr) {
	httpapi.Report(h.opts.Logger, r, "request of a service failed", err, attrs...)
}

func (h *Handler) panicked(w http.ResponseWriter, r *http.Request, to *route, value any) {
	if value == http.ErrAbortHandler {
		panic(value)
	}
	h.report(r, fmt.Errorf("panic: %v", value), slog.String("stack", string(debug.Stack())))
	h.refuse(w, to, http.StatusInternalServerError, "internal error, request id "+httpapi.RequestID(r.Context()), nil)
}

// pieceSize is the size of the pieces of an answer, bytes.
const pieceSize = 64 << 10

// encoded is an answer as JSON, in pieces, so that a large one is neither copied as it grows nor
// made before there is room for it.
type encoded struct {
	reserved *limits.Reservation
	forced   bool // the request has taken effect: the answer must not be refused
	pieces   [][]byte
	size     int
}

// encode returns the answer with a body. It returns RATE_LIMITED if there is no room for it.
func encode(body any, reserved *limits.Reservation, forced bool) (*encoded, error) {
	a := &encoded{reserved: reserved, forced: forced}
	if err := json.MarshalWrite(a, body, json.Deterministic(true)); err != nil {
		return nil, fmt.Errorf("encode a response: %w", err)
	}
	return a, nil
}

// Write adds bytes to the answer.
func (e *encoded) Write(p []byte) (int, error) {
	written := len(p)
	for len(p) > 0 {
		last := len(e.pieces) - 1
		if last < 0 || len(e.pieces[last]) == pieceSize {
			if err := e.grow(min(pieceSize, len(p))); err != nil {
				return 0, err
			}
			last++
		}
		n := min(len(p), pieceSize-len(e.pieces[last]))
		e.pieces[last] = append(e.pieces[last], p[:n]...)
		e.size += n
		p = p[n:]
	}
	return written, nil
}

// grow adds a piece with room for n bytes. The first one is not counted, nor is it made larger than
// it must be.
func (e *encoded) grow(n int) error {
	if len(e.pieces) > 0 {
		n = pieceSize
		if e.forced {
			e.reserved.Force(n)
		} else if err := e.reserved.Grow(n); err != nil {
			return err
		}
	}
	e.pieces = append(e.pieces, make([]byte, 0, n))
	return nil
}

// write responds with the answer.
func (e *encoded) write(w http.ResponseWriter, status int) {
	header := w.Header()
	header["Content-Type"] = []string{"application/json"}
	header["Content-Length"] = []string{strconv.Itoa(e.size)}
	w.WriteHeader(status)
	if len(e.pieces) == 1 {
		_, _ = w.Write(e.pieces[0])
		return
	}
	body := httpapi.NewBodyWriter(w)
	for _, piece := range e.pieces {
		body.Write(piece)
	}
}
