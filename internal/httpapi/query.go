package httpapi

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Query holds the parameters of a query string.
type Query struct{ values url.Values }

// ReadQuery reads a query string. It returns BAD_USER_INPUT for one that is badly encoded and for
// a parameter that is given twice, so that none is taken for another.
func ReadQuery(raw string) (Query, error) {
	values, err := url.ParseQuery(raw)
	if err != nil {
		return Query{}, smartmoney.BadInput("", "the query string must be URL-encoded parameters")
	}
	for _, name := range slices.Sorted(maps.Keys(values)) {
		if n := len(values[name]); n > 1 {
			return Query{}, smartmoney.BadInput(name, "%s must be given once, got %d times", shownName(name), n)
		}
	}
	return Query{values}, nil
}

// shownName returns a parameter's name, quoted unless it is a plain word.
func shownName(name string) string {
	for _, r := range name {
		if r != '_' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') {
			return smartmoney.Shown(name)
		}
	}
	if name == "" {
		return `""`
	}
	return name
}

// Get returns the value of a parameter, "" if it is not given.
func (q Query) Get(name string) string { return q.values.Get(name) }

// Has reports whether a parameter is given.
func (q Query) Has(name string) bool { return q.values.Has(name) }

// Only returns BAD_USER_INPUT if a parameter is given whose name is not known.
func (q Query) Only(known ...string) error {
	for _, name := range slices.Sorted(maps.Keys(q.values)) {
		if !slices.Contains(known, name) {
			return smartmoney.BadInput(name, "unknown parameter %s", smartmoney.Shown(name))
		}
	}
	return nil
}

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
