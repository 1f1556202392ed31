package httpapi

import (
	"context"
	"sync/atomic"
)

// RequestIDHeader is the HTTP header of the id in requests and responses.
const RequestIDHeader = "X-Request-Id"

// maxRequestID bounds an id from a caller, bytes.
const maxRequestID = 64

type requestKey struct{}

// request is what a context carries.
type request struct {
	id     string
	caller atomic.Pointer[Caller]
	match  atomic.Pointer[string]
}

// Caller is the owner of a request's requestKey. Neither id is a secret.
type Caller struct {
	CustomerID string // "" if the requestKey belongs to no customer
	KeyID      string
}

// WithRequestID returns a context that carries the id.
func WithRequestID(ctx context.Context, id string) context.Context {
	return context.WithValue(ctx, requestKey{}, &request{id: id})
}

// of returns the request in ctx, an empty one without any.
func of(ctx context.Context) *request {
	if r, ok := ctx.Value(requestKey{}).(*request); ok {
		return r
	}
	return &request{}
}

// RequestID returns the request id in ctx, "" without one.
func RequestID(ctx context.Context) string { return of(ctx).id }

// Identify records who the caller of the request in ctx is. Without a request it does nothing.
func Identify(ctx context.Context, c Caller) { of(ctx).caller.Store(&c) }

// CallerOf returns the caller of the request in ctx; zero if it was not identified.
func CallerOf(ctx context.Context) Caller {
	if c := of(ctx).caller.Load(); c != nil {
		return *c
	}
	return Caller{}
}

// Match records the pattern of the handler that the request in ctx was passed on to. Without a
// request it does nothing.
func Match(ctx context.Context, pattern string) { of(ctx).match.Store(&pattern) }

// MatchOf returns the pattern of the handler of the request in ctx, "" if none was recorded.
func MatchOf(ctx context.Context) string {
	if p := of(ctx).match.Load(); p != nil {
		return *p
	}
	return ""
}

// SaneRequestID reports whether an id from a caller may be used in logs and headers: 1 to
// maxRequestID characters of A-Z, a-z, 0-9, '.', '_', '-'.
func SaneRequestID(id string) bool {
	if id == "" || len(id) > maxRequestID {
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
