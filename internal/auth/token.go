package auth

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"github.com/smartmoneyhq/smartmoney/internal/cache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	tokenLeeway = 60 * time.Second // tolerance for clocks that differ, of exp and nbf
	maxToken    = 16 << 10         // bytes of a token
)

// TokenOptions configures the check of tokens (JWT). At least one of Keys and Secret is required.
type TokenOptions struct {
	// Keys has the public keys for RS256, ES256 and EdDSA. Nil: these are refused.
	Keys *KeySet
	// Secret is the secret for HS256, at least 32 bytes. Nil: HS256 is refused.
	Secret []byte
	// Issuer and Audience are the claims iss and aud that a token must have. Required.
	Issuer, Audience string
	// Claim is the name of the claim with the customer's id. Required.
	Claim string
	// Customers looks up customers. Required.
	Customers KeyStore
	// Now is the clock. Required.
	Now func() time.Time
}

// Tokens authenticates callers by JWTs that another service signs. A token stands for a key of
// scope customer. Tokens is safe for concurrent use and starts no goroutine.
type Tokens struct {
	opts   TokenOptions
	parser *jwt.Parser
	owners *cache.Cache[tokenOwner] // by the customer's id
}

// NewTokens returns the check of tokens.
func NewTokens(o TokenOptions) (*Tokens, error) {
	var methods []string
	if o.Keys != nil {
		methods = append(methods, publicMethods...)
	}
	if o.Secret != nil {
		methods = append(methods, "HS256")
	}
	switch {
	case len(methods) == 0:
		return nil, errors.New("tokens need a key set or a secret")
	case o.Secret != nil && len(o.Secret) < smartmoney.MinTokenSecret:
		return nil, fmt.Errorf("the secret of tokens must have at least %d bytes, got %d", smartmoney.MinTokenSecret, len(o.Secret))
	case o.Issuer == "" || o.Audience == "" || o.Claim == "":
		return nil, errors.New("tokens need an issuer, an audience and the claim with the customer's id")
	}
	owners := cache.New(cache.Options[tokenOwner]{Entries: cacheSize, TTL: CacheTTL, Now: o.Now})
	return &Tokens{opts: o, owners: owners, parser: newParser(methods, o.Issuer, o.Audience, o.Now)}, nil
}

// publicMethods are the accepted algorithms with public keys.
var publicMethods = []string{"RS256", "ES256", "EdDSA"}

// newParser returns a parser of tokens with one of the algorithms, an issuer and an audience. They
// must expire.
func newParser(methods []string, issuer, audience string, now func() time.Time) *jwt.Parser {
	return jwt.NewParser(jwt.WithValidMethods(methods), jwt.WithIssuer(issuer), jwt.WithAudience(audience),
		jwt.WithExpirationRequired(), jwt.WithLeeway(tokenLeeway), jwt.WithTimeFunc(now))
}

// Authenticate returns the customer that a token names. A token that is malformed, expired, not
// signed by a known key, for another audience, or of an unknown customer is an UNAUTHENTICATED
// error, one of a suspended customer a FORBIDDEN error; keys that cannot be fetched are an
// UNAVAILABLE error. A nil *Tokens refuses every token.
func (t *Tokens) Authenticate(ctx context.Context, token string) (Principal, error) {
	if t == nil {
		return Principal{}, unauthenticated("invalid token: this service is set up for API keys only")
	}
	if len(token) > maxToken {
		return Principal{}, unauthenticated("invalid token: it must be at most %d bytes, got %d", maxToken, len(token))
	}
	claims := jwt.MapClaims{}
	_, err := t.parser.ParseWithClaims(token, claims, func(parsed *jwt.Token) (any, error) { return t.key(ctx, parsed) })
	if err != nil {
		return Principal{}, tokenError(err)
	}
	id, ok := claims[t.opts.Claim].(string)
	if !ok || id == "" {
		return Principal{}, unauthenticated("invalid token: its claim %s must name the customer", t.opts.Claim)
	}
	owner, err := t.owner(ctx, id)
	if err != nil {
		return Principal{}, err
	}
	who := Principal{KeyID: "jwt:" + id, CustomerID: id, Scope: smartmoney.ScopeCustomer, Limits: owner.limits}
	identify(ctx, &who)
	if owner.suspended {
		return Principal{}, suspended()
	}
	return who, nil
}

// errCritical refuses a token whose header lists extensions that a recipient must understand: there
// are none here (RFC 7515, 4.1.11).
var errCritical = errors.New("the header of the token has crit")

// critical returns errCritical for a token whose header lists such extensions.
func critical(token *jwt.Token) error {
	if _, ok := token.Header["crit"]; ok {
		return errCritical
	}
	return nil
}

// key returns what a token's signature is checked with. HS256 is checked with the secret only:
// no public key may serve as one.
func (t *Tokens) key(ctx context.Context, token *jwt.Token) (any, error) {
	if err := critical(token); err != nil {
		return nil, err
	}
	if token.Method.Alg() == "HS256" {
		return t.opts.Secret, nil
	}
	return t.opts.Keys.find(ctx, token)
}

// tokenOwner is what tokens need to know of their customer.
type tokenOwner struct {
	known, suspended bool
	limits           smartmoney.Limits
}

// owner returns a customer. It returns an UNAUTHENTICATED error for an unknown one.
func (t *Tokens) owner(ctx context.Context, id string) (tokenOwner, error) {
	found, err := t.owners.Load(ctx, id, func(ctx context.Context) (tokenOwner, error) {
		c, err := t.opts.Customers.Customer(ctx, id)
		if smartmoney.CodeOf(err) == smartmoney.CodeNotFound {
			return tokenOwner{}, nil
		}
		return tokenOwner{err == nil, c.SuspendedAt != nil, c.Limits}, err
	})
	switch {
	case err != nil:
		unavailable := smartmoney.Errorf(smartmoney.CodeUnavailable, "tokens cannot be checked at the moment, try again")
		return tokenOwner{}, fmt.Errorf("%w: %w", unavailable, err)
	case !found.known:
		return tokenOwner{}, unauthenticated("invalid token: its claim %s names no customer of this service", t.opts.Claim)
	}
	return found, nil
}

// tokenError returns the error for a token that the parser refused, with the reason.
func tokenError(err error) error {
	if smartmoney.CodeOf(err) == smartmoney.CodeUnavailable {
		return err
	}
	reason := "it is not a JWT in the standard form"
	for _, known := range []struct {
		err    error
		reason string
	}{
		{errUnknownKey, "no known key signed it"},
		{errCritical, "its header has crit, which is not supported here"},
		{jwt.ErrTokenSignatureInvalid, "its signature is wrong, or its alg is not accepted here"},
		{jwt.ErrTokenUnverifiable, "no known key fits its header"},
		{jwt.ErrTokenRequiredClaimMissing, "it must have the claims exp, iss and aud"},
		{jwt.ErrTokenExpired, "it is expired"},
		{jwt.ErrTokenNotValidYet, "it is not valid yet"},
		{jwt.ErrTokenInvalidIssuer, "its issuer is not the one expected"},
		{jwt.ErrTokenInvalidAudience, "it is for another audience"},
		{jwt.ErrTokenInvalidClaims, "its claims are wrong"},
	} {
		if errors.Is(err, known.err) {
			reason = known.reason
			break
		}
	}
	return unauthenticated("invalid token: %s", reason)
}
