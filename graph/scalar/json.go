package scalar

import (
	"fmt"

	"github.com/99designs/gqlgen/graphql"
	"github.com/go-json-experiment/json"
)

// JSON is the type of the scalar JSON in Go: what JSON decodes to, or a json.RawMessage.
type JSON = any

// MarshalJSON writes a JSON value. Names of objects are sorted. It panics for a value that JSON
// does not have.
func MarshalJSON(v any) graphql.Marshaler {
	text, err := json.Marshal(v, json.Deterministic(true))
	if err != nil {
		// of documents and settings, which are JSON
		panic(fmt.Errorf("BUG: encode a JSON value: %w", err))
	}
	return Raw(text)
}

// UnmarshalJSON reads a JSON value. Any is accepted; the use case checks it.
func UnmarshalJSON(v any) (any, error) { return v, nil }
