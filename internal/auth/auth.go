// Package auth generates and checks API keys, and identifies the customer of a request and
// what the key allows (interface 5).
//
// A request with a recently used key costs no database read. A key revoked by any process is
// rejected at most CacheTTL and one read later; an expired key is rejected at once. Error
// messages do not distinguish keys that never existed from revoked and expired ones.
package auth

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Principal is the authenticated caller of a request. Principals are comparable.
type Principal struct {
	KeyID      string
	CustomerID string
	Scope      smartmoney.Scope
	Limits     smartmoney.Limits // of the customer
	// Wallet is the address of the wallet of an end user's token, in the stored form of its chain;
	// "": the caller may ask for any wallet.
	Wallet string
	// EndUser is true for an end user of the customer, who has a token that the customer signed.
	EndUser bool
}

// LimitedAs returns whose share of the limits of a key the caller uses: that of its key, or, for
// end users, that of all tokens that their customer signs together. The customer chooses who they
// are, so limits of each would bound nothing.
func (p *Principal) LimitedAs() string {
	if p.EndUser {
		return "users:" + p.CustomerID // no key has such an id
	}
	return p.KeyID
}

type contextKey struct{}

// WithPrincipal returns a context with the caller of the request.
func WithPrincipal(ctx context.Context, p Principal) context.Context {
	return context.WithValue(ctx, contextKey{}, p)
}

// identify names the caller in the request log. It is called as soon as a key or a token is known
// to be genuine, so that requests that are refused afterwards, by a suspension, a scope or a limit,
// are logged with whose they are.
func identify(ctx context.Context, p *Principal) {
	httpapi.Identify(ctx, httpapi.Caller{CustomerID: p.CustomerID, KeyID: p.KeyID})
}

// From returns the caller of the request; ok is false without authentication.
func From(ctx context.Context) (Principal, bool) {
	p, ok := ctx.Value(contextKey{}).(Principal)
	return p, ok
}

// Require returns the caller of the request if the key's scope allows what needs the given one. It
// returns an UNAUTHENTICATED error without a caller and a FORBIDDEN error for another scope.
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

// Require returns a FORBIDDEN error if the key's scope does not allow what needs the given one.
func (p Principal) Require(scope smartmoney.Scope) error {
	if p.Scope.Allows(scope) {
		return nil
	}
	needed := string(scope)
	if scope == smartmoney.ScopeRead {
		needed = "customer or read"
	}
	return smartmoney.Errorf(smartmoney.CodeForbidden, "this request needs a key of scope %s, got scope %s", needed, p.Scope)
}
