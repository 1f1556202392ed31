package auth

import (
	"context"
	"encoding/base64"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Scheme is how a service expects its caller's key in the Authorization header (interface 5).
type Scheme uint8

// The schemes.
const (
	// Bearer is "Bearer ", followed by a key.
	Bearer Scheme = iota
	// Basic is "Basic ", followed by a key, or by the base64 of "key:" or ":key".
	Basic
	// BearerOrToken is "Bearer ", followed by a key or a JWT.
	BearerOrToken
)

// Challenge returns the value of WWW-Authenticate for requests without a valid key.
func (s Scheme) Challenge() string {
	if s == Basic {
		return "Basic"
	}
	return "Bearer"
}

// Gate authenticates callers of services with different schemes. It is safe for concurrent use
// and starts no goroutine.
type Gate struct {
	keys   *Authenticator
	tokens *Tokens
}

// NewGate returns a gate over keys and tokens; tokens may be nil, and is then refused.
func NewGate(keys *Authenticator, tokens *Tokens) *Gate { return &Gate{keys, tokens} }

// Authenticate returns the caller with an Authorization header ("" if a request has none). A bad
// header, key or token is an UNAUTHENTICATED error, whose message states the reason and
// does not repeat the key. A failed lookup is an UNAVAILABLE error.
func (g *Gate) Authenticate(ctx context.Context, scheme Scheme, header string) (Principal, error) {
	if header == "" {
		return Principal{}, g.keys.refuse(missingKey, unauthenticated("missing key: send the header Authorization: %s <key>", scheme.Challenge()))
	}
	sent, err := credential(scheme, header)
	if err != nil {
		return Principal{}, g.keys.refuse(malformedKey, err)
	}
	switch {
	case scheme == Basic:
		sent, err = basicKey(sent)
		if err != nil {
			return Principal{}, g.keys.refuse(malformedKey, err)
		}
	case scheme == BearerOrToken && isToken(sent) && endUserCustomer(sent) == "":
		who, err := g.tokens.Authenticate(ctx, sent)
		return who, g.keys.refuse(refusedToken, err)
	}
	return g.keys.AuthenticateKey(ctx, sent)
}

// credential returns what follows the scheme in a header that is not empty.
func credential(scheme Scheme, header string) (string, error) {
	want := scheme.Challenge() + " "
	if sent, ok := strings.CutPrefix(header, want); ok {
		return sent, nil
	}
	word, rest, spaced := strings.Cut(header, " ")
	switch {
	case strings.HasPrefix(header, prefix):
		return "", unauthenticated("missing prefix: the key must follow %q in the header Authorization", want)
	case !spaced && strings.EqualFold(word+" ", want):
		return "", unauthenticated("missing key: nothing follows %s in the header Authorization", word)
	case strings.EqualFold(word+" ", want) && rest != "":
		return "", unauthenticated("wrong scheme: it must be written %q, with the capital and one space", want)
	case spaced && isScheme(word):
		return "", unauthenticated("wrong scheme: this service requires %s, got %s", scheme.Challenge(), word)
	default:
		return "", unauthenticated("wrong header: Authorization must be %q, followed by a key", want)
	}
}

// isScheme reports whether a word is a scheme that an error may repeat.
func isScheme(word string) bool {
	known := []string{"basic", "bearer", "digest", "token", "apikey", "negotiate"}
	return slices.Contains(known, strings.ToLower(word))
}

func basicKey(sent string) (string, error) {
	if strings.HasPrefix(sent, prefix) {
		return sent, nil
	}
	plain, err := base64.StdEncoding.DecodeString(sent)
	if err != nil {
		return "", unauthenticated("malformed key: Basic must be followed by the key, or by the base64 of \"key:\" or \":key\"")
	}
	user, password, ok := strings.Cut(string(plain), ":")
	if !ok || user != "" && password != "" || user == password {
		return "", unauthenticated("malformed key: the base64 after Basic must hold \"key:\" or \":key\"")
	}
	return user + password, nil
}

func unauthenticated(format string, args ...any) *smartmoney.Error {
	return smartmoney.Errorf(smartmoney.CodeUnauthenticated, format, args...)
}
