// Package reqid carries the id of a request in its context, so that log lines, responses and
// callers' reports can be correlated. Every layer may read the id; only the server sets it. It also
// carries back to the server who the caller is, and which handler answered, for the request log and
// metrics.
package reqid

import (
	"context"
	"sync/atomic"
)

// Header is the HTTP header of the id in requests and responses.
const Header = "X-Request-Id"

// MaxLength bounds an id from a caller, bytes.
const MaxLength = 64

type key struct{}

// request is what a context carries.
type request struct {
	id     string
	caller atomic.Pointer[Caller]
	match  atomic.Pointer[string]
}

// Caller is the owner of a request's key. Neither id is a secret.
type Caller struct {
	CustomerID string // "" if the key belongs to no customer
	KeyID      string
}

// With returns a context that carries the id.
func With(ctx context.Context, id string) context.Context {
	return context.WithValue(ctx, key{}, &request{id: id})
}

// From returns the request id in ctx, "" without one.
func From(ctx context.Context) string {
	if r, ok := ctx.Value(key{}).(*request); ok {
		return r.id
	}
	return ""
}

// Identify records who the caller of the request in ctx is. Without a request it does nothing.
func Identify(ctx context.Context, c Caller) {
	if r, ok := ctx.Value(key{}).(*request); ok {
		r.caller.Store(&c)
	}
}

// CallerOf returns the caller of the request in ctx; zero if it was not identified.
func CallerOf(ctx context.Context) Caller {
	if r, ok := ctx.Value(key{}).(*request); ok {
		if c := r.caller.Load(); c != nil {
			return *c
		}
	}
	return Caller{}
}

// Match records the pattern of the handler that the request in ctx was passed on to. Without a
// request it does nothing.
func Match(ctx context.Context, pattern string) {
	if r, ok := ctx.Value(key{}).(*request); ok {
		r.match.Store(&pattern)
	}
}

// MatchOf returns the pattern of the handler of the request in ctx, "" if none was recorded.
func MatchOf(ctx context.Context) string {
	if r, ok := ctx.Value(key{}).(*request); ok {
		if p := r.match.Load(); p != nil {
			return *p
		}
	}
	return ""
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
