package httpapi

import (
	"maps"
	"net/url"
	"slices"

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
