package auth

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/maypok86/otter/v2"

	"smartmoney/internal/smartmoney"
)

const (
	// CacheTTL is how long the answer about a key stands before it is asked anew.
	CacheTTL = 3 * time.Second

	// cacheSize bounds the keys, good and bad, that are remembered. The ones in
	// use stay when somebody tries many others.
	cacheSize = 10_000

	// lookupTimeout bounds one question to the database.
	lookupTimeout = 5 * time.Second

	scheme = "Bearer "
)

// KeyStore finds keys. It is the store as far as this package needs it.
type KeyStore interface {
	// KeyByHash returns the key whose secret has this SHA-256, revoked and expired
	// ones too. An unknown one is a NOT_FOUND error.
	KeyByHash(ctx context.Context, hash [sha256.Size]byte) (smartmoney.APIKey, error)
}

// Authenticator tells who sends a key. Its methods may be called from any
// goroutine; none runs on its behalf between them.
type Authenticator struct {
	keys  KeyStore
	now   func() time.Time
	cache *otter.Cache[[sha256.Size]byte, lookupResult]
}

// lookupResult is the cached result of looking up a key: its principal, or the zero one
// where the key is unknown or revoked.
type lookupResult struct {
	principal Principal
	expires   int64 // Unix nanoseconds; 0: never
}

// NewAuthenticator makes an authenticator over a store and a clock.
func NewAuthenticator(keys KeyStore, now func() time.Time) (*Authenticator, error) {
	cache, err := otter.New(&otter.Options[[sha256.Size]byte, lookupResult]{
		MaximumSize:      cacheSize,
		ExpiryCalculator: otter.ExpiryWriting[[sha256.Size]byte, lookupResult](CacheTTL),
		Clock:            cacheClock(now),
	})
	if err != nil {
		return nil, fmt.Errorf("make the cache of keys: %w", err)
	}
	return &Authenticator{keys: keys, now: now, cache: cache}, nil
}

// Authenticate tells who sent an Authorization header, which must be exactly
// "Bearer " and a key. What is wrong with the header or the key is an
// UNAUTHENTICATED error; where the database cannot tell, the error is UNAVAILABLE.
func (a *Authenticator) Authenticate(ctx context.Context, header string) (Principal, error) {
	if header == "" {
		return Principal{}, missing()
	}
	key, ok := strings.CutPrefix(header, scheme)
	if !ok {
		return Principal{}, smartmoney.Errorf(smartmoney.CodeUnauthenticated,
			"wrong Authorization header: it must be Bearer, one space and a key")
	}
	return a.AuthenticateKey(ctx, key)
}

// AuthenticateKey tells who sent a key, with the errors of Authenticate.
func (a *Authenticator) AuthenticateKey(ctx context.Context, key string) (Principal, error) {
	if err := Check(key); err != nil {
		return Principal{}, err
	}
	v, err := a.lookup(ctx, Hash(key))
	if err != nil {
		unavailable := smartmoney.Errorf(smartmoney.CodeUnavailable, "keys cannot be checked at the moment, try again")
		return Principal{}, fmt.Errorf("%w: %w", unavailable, err)
	}
	if v.principal == (Principal{}) || (v.expires != 0 && a.now().UnixNano() >= v.expires) {
		return Principal{}, smartmoney.Errorf(smartmoney.CodeUnauthenticated, "invalid or expired key")
	}
	return v.principal, nil
}

func (a *Authenticator) lookup(ctx context.Context, hash [sha256.Size]byte) (lookupResult, error) {
	if v, ok := a.cache.GetIfPresent(hash); ok {
		return v, nil
	}
	// Requests with the same key wait for one question, which must not end
	// because the request that happened to ask was given up.
	load := func(ctx context.Context, hash [sha256.Size]byte) (lookupResult, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), lookupTimeout)
		defer cancel()
		return a.lookUp(ctx, hash)
	}
	return a.cache.Get(ctx, hash, otter.LoaderFunc[[sha256.Size]byte, lookupResult](load))
}

func (a *Authenticator) lookUp(ctx context.Context, hash [sha256.Size]byte) (lookupResult, error) {
	key, err := a.keys.KeyByHash(ctx, hash)
	if e, ok := errors.AsType[*smartmoney.Error](err); ok && e.Code == smartmoney.CodeNotFound {
		return lookupResult{}, nil
	}
	if err != nil {
		return lookupResult{}, err
	}
	if key.RevokedAt != nil {
		return lookupResult{}, nil
	}
	v := lookupResult{principal: Principal{KeyID: key.ID, CustomerID: key.CustomerID, Scope: key.Scope}}
	if key.ExpiresAt != nil {
		v.expires = key.ExpiresAt.UnixNano()
	}
	return v, nil
}

func missing() error {
	return smartmoney.Errorf(smartmoney.CodeUnauthenticated, "missing key: send the header Authorization: Bearer <key>")
}

// cacheClock is the clock of the cache. It does not tick: what is out of date is
// replaced when it is asked for, or gives way to others.
type cacheClock func() time.Time

var _ otter.Clock = cacheClock(nil)

// NowNano is the time in Unix nanoseconds.
func (c cacheClock) NowNano() int64 { return c().UnixNano() }

// Tick never ticks.
func (c cacheClock) Tick(time.Duration) <-chan time.Time { return nil }
