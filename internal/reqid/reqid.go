// Package reqid carries the id of a request in its context, so that log lines, responses and
// callers' reports can be correlated. Every layer may read the id; only the server sets it.
package reqid

import "context"

// Header is the HTTP header of the id in requests and responses.
const Header = "X-Request-Id"

// MaxLength bounds an id from a caller, bytes.
const MaxLength = 64

type key struct{}

// With returns a context that carries the id.
func With(ctx context.Context, id string) context.Context {
	return context.WithValue(ctx, key{}, id)
}

// From returns the request id in ctx, "" without one.
func From(ctx context.Context) string {
	id, _ := ctx.Value(key{}).(string)
	return id
}

// Sane reports whether an id from a caller may be used in logs and headers: 1 to MaxLength
// characters of A-Z, a-z, 0-9, '.', '_', '-'.
func Sane(id string) bool {
	if id == "" || len(id) > MaxLength {
		return false
	}
	for i := range len(id) {
		c := id[i]
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9':
		case c == '.', c == '_', c == '-':
		default:
			return false
		}
	}
	return true
}
