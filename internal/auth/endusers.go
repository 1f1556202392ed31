package auth

import (
	"bytes"
	"context"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/MicahParks/keyfunc/v3"
	"github.com/golang-jwt/jwt/v5"

	"github.com/smartmoneyhq/smartmoney/internal/cache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	maxTokenLife = 24 * time.Hour // of tokens for end users, from now
	claimWallet  = "wallet_id"    // claim with the address of the user's wallet
)

// CheckSigner returns a BAD_USER_INPUT error that names the first field of a signer that is wrong.
func CheckSigner(s *smartmoney.TokenSigner) error {
	if n := utf8.RuneCountInString(s.Issuer); n < 1 || n > smartmoney.MaxTokenIssuer {
		return smartmoney.BadInput("issuer", "issuer must have 1 to %d characters, got %d", smartmoney.MaxTokenIssuer, n)
	}
	n := len(s.Secret)
	switch {
	case n > 0 && len(s.Keys) > 0:
		return smartmoney.BadInput("secret", "either secret or keys must be given, not both")
	case n == 0 && len(s.Keys) == 0:
		return smartmoney.BadInput("secret", "secret must have %d to %d bytes, got 0; or keys must be given in its place", smartmoney.MinTokenSecret, smartmoney.MaxTokenSecret)
	case n > 0 && (n < smartmoney.MinTokenSecret || n > smartmoney.MaxTokenSecret):
		return smartmoney.BadInput("secret", "secret must have %d to %d bytes, got %d", smartmoney.MinTokenSecret, smartmoney.MaxTokenSecret, n)
	}
	if len(s.Keys) > smartmoney.MaxTokenKeys {
		return smartmoney.BadInput("keys", "keys must have at most %d bytes, got %d", smartmoney.MaxTokenKeys, len(s.Keys))
	}
	if n == 0 {
		if _, err := customerKeys(s.Keys); err != nil {
			return smartmoney.BadInput("keys", "keys must be a JWKS document with public keys for RS256, ES256 or EdDSA: %v", err)
		}
	}
	return nil
}

// Bounds of the keys that a customer registers. The signature of a token is checked before any
// limit can name its sender, so what one check costs must be small: a key of RSA with 65,536 bits
// takes most of a second, and a token that names no key tries all of them.
const (
	maxCustomerKeys  = 10
	minRSA, maxRSA   = 2048, 4096 // bits; smaller ones are insecure
	privatePartOfJWK = "d"
)

// customerKeys reads the JWKS document that a customer registered: public keys within the bounds.
func customerKeys(document []byte) (keyfunc.Keyfunc, error) {
	keys, err := parseKeySet(bytes.NewReader(document))
	if err != nil {
		return nil, err
	}
	var raw struct{ Keys []map[string]json.RawMessage }
	if err := json.Unmarshal(document, &raw); err != nil {
		return nil, err
	}
	if n := len(raw.Keys); n > maxCustomerKeys {
		return nil, fmt.Errorf("the set must have at most %d keys, got %d", maxCustomerKeys, n)
	}
	for i, key := range raw.Keys {
		if _, private := key[privatePartOfJWK]; private {
			return nil, fmt.Errorf("key %d of the set has its private part (%s): leave it out, and replace the key", i+1, privatePartOfJWK)
		}
	}
	read, err := keys.Storage().KeyReadAll(context.Background())
	if err != nil {
		return nil, err
	}
	for _, key := range read {
		if public, ok := key.Key().(*rsa.PublicKey); ok && (public.N.BitLen() < minRSA || public.N.BitLen() > maxRSA) {
			return nil, fmt.Errorf("a key of RSA must have %d to %d bits, got %d", minRSA, maxRSA, public.N.BitLen())
		}
	}
	return keys, nil
}

// SignerAlgorithms returns the algorithms (header alg) that tokens of a signer may have.
func SignerAlgorithms(s *smartmoney.TokenSigner) []string {
	if s.Secret != "" {
		return []string{"HS256"}
	}
	return slices.Clone(publicMethods)
}

// endUsers authenticates end users of customers by tokens (JWT) that the customer signs. It is safe
// for concurrent use and starts no goroutine.
type endUsers struct {
	customers KeyStore
	now       func() time.Time
	known     *knownIDs
	signers   *cache.Cache[*signer] // by the customer's id
}

// signer checks the tokens of one customer.
type signer struct {
	known, suspended bool
	limits           smartmoney.Limits
	parser           *jwt.Parser // nil: the customer has registered nobody
	key              jwt.Keyfunc
}

func newEndUsers(customers KeyStore, now func() time.Time) *endUsers {
	signers := cache.New(cache.Options[*signer]{Entries: maxSigners, TTL: CacheTTL, Now: now})
	return &endUsers{customers: customers, now: now, known: &knownIDs{customers: customers, now: now}, signers: signers}
}

// maxSigners is how many customers' signers are kept; each has at most MaxTokenKeys bytes of keys.
const maxSigners = 500

// isToken reports whether a credential has the form of a JWT. A key has no dots.
func isToken(sent string) bool { return strings.Count(sent, ".") == 2 }

// endUserCustomer returns the customer whose end user a token names by its audience, before
// anything of the token is verified; "" if it is no token for end users.
func endUserCustomer(token string) string {
	claims := jwt.RegisteredClaims{}
	if len(token) > maxToken {
		return ""
	}
	if _, _, err := jwt.NewParser().ParseUnverified(token, &claims); err != nil {
		return ""
	}
	at := slices.IndexFunc(claims.Audience, func(a string) bool { return strings.HasPrefix(a, smartmoney.EndUserAudPrefix) })
	if at < 0 {
		return ""
	}
	return strings.TrimPrefix(claims.Audience[at], smartmoney.EndUserAudPrefix)
}

// authenticate returns the end user that a token stands for, with scope read. It returns an
// UNAUTHENTICATED error with the reason for a token that must not be accepted, and a FORBIDDEN
// error for one of a suspended customer.
func (e *endUsers) authenticate(ctx context.Context, token string) (Principal, error) {
	id := endUserCustomer(token)
	if id == "" {
		return Principal{}, unauthenticated("invalid token: its claim aud must hold %s, followed by the customer's id, and it must be at most %d bytes",
			smartmoney.EndUserAudPrefix, maxToken)
	}
	s, err := e.signer(ctx, id)
	if err != nil {
		return Principal{}, err
	}
	claims := jwt.MapClaims{}
	if _, err := s.parser.ParseWithClaims(token, claims, s.key); err != nil {
		return Principal{}, tokenError(err)
	}
	// The parser has checked that exp is there.
	if ends, err := claims.GetExpirationTime(); err != nil || ends.Sub(e.now()) > maxTokenLife+tokenLeeway {
		return Principal{}, unauthenticated("invalid token: it must expire within %d hours", int(maxTokenLife.Hours()))
	}
	wallet, err := walletOf(claims)
	if err != nil {
		return Principal{}, err
	}
	who := Principal{
		KeyID: "jwt:" + id + subjectOf(claims), CustomerID: id, Scope: smartmoney.ScopeRead, Limits: s.limits, Wallet: wallet, EndUser: true,
	}
	identify(ctx, &who)
	if s.suspended {
		return Principal{}, suspended()
	}
	return who, nil
}

// subjectOf returns what distinguishes a user from others in the request log: a part of the hash of
// claim sub; "" without one.
func subjectOf(claims jwt.MapClaims) string {
	sub, ok := claims["sub"].(string)
	if !ok || sub == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(sub))
	return ":" + hex.EncodeToString(sum[:6])
}

// walletOf returns the address in claim wallet_id, "" if there is none. Any other value than an
// address of some chain is an UNAUTHENTICATED error.
func walletOf(claims jwt.MapClaims) (string, error) {
	claim, ok := claims[claimWallet]
	if !ok {
		return "", nil
	}
	text, _ := claim.(string)
	for _, chain := range smartmoney.Chains() {
		if normal, ok := smartmoney.NormalAddress(chain, text); ok {
			return normal, nil
		}
	}
	return "", unauthenticated("invalid token: its claim %s must be the address of a wallet", claimWallet)
}

// signer returns what checks a customer's tokens.
func (e *endUsers) signer(ctx context.Context, id string) (*signer, error) {
	load := func(ctx context.Context) (*signer, error) {
		c, err := e.customers.Customer(ctx, id)
		if smartmoney.CodeOf(err) == smartmoney.CodeNotFound {
			return &signer{}, nil
		}
		if err != nil {
			return nil, err
		}
		return newSigner(&c, e.now)
	}
	found := &signer{}
	known, err := e.known.has(ctx, id)
	if known {
		found, err = e.signers.Load(ctx, id, load)
	}
	switch {
	case err != nil:
		unavailable := smartmoney.Errorf(smartmoney.CodeUnavailable, "tokens cannot be checked at the moment, try again")
		return nil, fmt.Errorf("%w: %w", unavailable, err)
	case !found.known:
		return nil, unauthenticated("invalid token: its claim aud names no customer of this service")
	case found.parser == nil:
		return nil, unauthenticated("invalid token: this customer has registered nobody who signs tokens")
	}
	return found, nil
}

func newSigner(c *smartmoney.Customer, now func() time.Time) (*signer, error) {
	s := &signer{known: true, suspended: c.SuspendedAt != nil, limits: c.Limits}
	if c.Tokens == nil {
		return s, nil
	}
	secret := []byte(c.Tokens.Secret)
	s.key = func(t *jwt.Token) (any, error) { return secret, critical(t) }
	if len(secret) == 0 {
		keys, err := customerKeys(c.Tokens.Keys)
		if err != nil {
			return nil, fmt.Errorf("read the keys of customer %s: %w", c.ID, err)
		}
		s.key = func(t *jwt.Token) (any, error) {
			key, err := keys.Keyfunc(t)
			if err != nil {
				err = fmt.Errorf("%w: %w", errUnknownKey, err)
			}
			return key, errors.Join(critical(t), err)
		}
	}
	s.parser = newParser(SignerAlgorithms(c.Tokens), c.Tokens.Issuer, smartmoney.EndUserAud(c.ID), now)
	return s, nil
}

// idsAge is the least time between two readings of the customers' ids.
const idsAge = time.Second

// knownIDs are the ids of customers. Tokens of strangers name any: without it each other name would
// be a read of the database, and take the place of a customer in the cache. It is safe for
// concurrent use.
type knownIDs struct {
	customers KeyStore
	now       func() time.Time

	reading sync.Mutex // is held while the ids are read
	readAt  time.Time  // belongs to the holder of reading

	mu  sync.RWMutex // guards ids
	ids map[string]struct{}
}

// has reports whether there is a customer of an id, or was one not long ago. A new one may not be
// known for idsAge.
func (k *knownIDs) has(ctx context.Context, id string) (bool, error) {
	if k.read(id) {
		return true, nil
	}
	k.reading.Lock()
	defer k.reading.Unlock()
	if k.read(id) {
		return true, nil
	}
	if age := k.now().Sub(k.readAt); age >= 0 && age < idsAge {
		return false, nil
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), lookupTimeout)
	defer cancel()
	all, err := k.customers.CustomerIDs(ctx)
	if err != nil {
		return false, err
	}
	ids := make(map[string]struct{}, len(all))
	for _, id := range all {
		ids[id] = struct{}{}
	}
	k.readAt = k.now()
	k.mu.Lock()
	k.ids = ids
	k.mu.Unlock()
	_, known := ids[id]
	return known, nil
}

func (k *knownIDs) read(id string) bool {
	k.mu.RLock()
	defer k.mu.RUnlock()
	_, known := k.ids[id]
	return known
}
