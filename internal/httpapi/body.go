package httpapi

import (
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// ReadJSON reads a body of at most limit bytes, a multiple of 1024. Its content type must be
// JSON; a missing one counts as JSON. It returns an *Error with the status.
func ReadJSON(w http.ResponseWriter, r *http.Request, limit int64) ([]byte, error) {
	if given := r.Header.Get("Content-Type"); given != "" {
		kind, params, err := mime.ParseMediaType(given)
		charset := params["charset"]
		if err != nil || kind != "application/json" || charset != "" && !strings.EqualFold(charset, "utf-8") {
			return nil, &Error{Status: http.StatusUnsupportedMediaType, Message: "the body must be application/json in UTF-8, got " + smartmoney.Shown(given)}
		}
	}
	if given := r.Header.Get("Content-Encoding"); given != "" && !strings.EqualFold(given, "identity") {
		return nil, &Error{Status: http.StatusUnsupportedMediaType, Message: "the body must not be compressed, got " + smartmoney.Shown(given)}
	}
	tooLarge := &Error{Status: http.StatusRequestEntityTooLarge, Message: fmt.Sprintf("the body must be at most %d KiB", limit>>10)}
	// a client that waits for 100 (Continue) then sends none of it, and gets the answer
	if r.ContentLength > limit {
		return nil, tooLarge
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limit))
	if _, reached := errors.AsType[*http.MaxBytesError](err); reached {
		return nil, tooLarge
	}
	if err != nil {
		return nil, &Error{Status: http.StatusBadRequest, Message: "the body could not be read completely"}
	}
	return body, nil
}
