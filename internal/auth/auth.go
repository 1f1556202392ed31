// Package auth knows who calls: it makes keys, checks them and says which
// customer a request comes from and what it may do (interface 5).
//
// A request with a key that was seen lately costs no database read. A key that is
// revoked, by whichever process, is refused at most CacheTTL and one read later; a
// key that expires is refused from that moment on. What a caller is told does not
// tell a key that was never given out from one that was revoked or has expired.
package auth

import (
	"context"

	"smartmoney/internal/smartmoney"
)

// Principal is who makes a request.
type Principal struct {
	KeyID      string
	CustomerID string
	Scope      smartmoney.Scope
}

type contextKey struct{}

// WithPrincipal returns a context that carries who makes the request.
func WithPrincipal(ctx context.Context, p Principal) context.Context {
	return context.WithValue(ctx, contextKey{}, p)
}

// From returns who makes the request; false where nobody was authenticated.
func From(ctx context.Context) (Principal, bool) {
	p, ok := ctx.Value(contextKey{}).(Principal)
	return p, ok
}

// Require returns who makes the request, if their key has the scope. Without
// anybody the error is UNAUTHENTICATED, with another scope FORBIDDEN.
func Require(ctx context.Context, scope smartmoney.Scope) (Principal, error) {
	p, ok := From(ctx)
	if !ok {
		return Principal{}, missing()
	}
	if err := p.Require(scope); err != nil {
		return Principal{}, err
	}
	return p, nil
}

// Require returns a FORBIDDEN error where the key has another scope.
func (p Principal) Require(scope smartmoney.Scope) error {
	if p.Scope == scope {
		return nil
	}
	return smartmoney.Errorf(smartmoney.CodeForbidden, "this needs a key of scope %s, the key given has scope %s", scope, p.Scope)
}
