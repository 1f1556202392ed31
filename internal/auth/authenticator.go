package auth

import (
	"context"
	"crypto/sha256"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/cache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

const (
	// CacheTTL is how long the result of a key's lookup is cached.
	CacheTTL = 3 * time.Second

	// Settling is how long a running service may go on accepting the keys of a customer that was
	// suspended.
	Settling = CacheTTL + time.Second

	// cacheSize is the number of cached lookups, of valid and invalid keys. The eviction
	// policy keeps keys in use when a caller tries many others.
	cacheSize = 10_000

	// lookupTimeout is the time limit of a lookup in the database.
	lookupTimeout = 3 * time.Second

	scheme = "Bearer "
)

// KeyStore is the part of customers.Registry that reads keys and customers. Tests count its reads and
// let them fail.
type KeyStore interface {
	KeyByHash(ctx context.Context, hash [sha256.Size]byte) (smartmoney.APIKey, error)
	Customer(ctx context.Context, id string) (smartmoney.Customer, error)
	CustomerIDs(ctx context.Context) ([]string, error)
}

// Verifier returns the owner of the key or token in an Authorization header ("" if a request has
// none). A *smartmoney.Error of code UNAUTHENTICATED rejects the request. Authenticator does; tests
// of the interfaces hold it up and change what it returns.
type Verifier interface {
	Authenticate(ctx context.Context, authorization string) (Principal, error)
}

// Authenticator identifies callers by their keys, and end users of customers by tokens. It is safe
// for concurrent use and starts no goroutines.
type Authenticator struct {
	keys  KeyStore
	now   func() time.Time
	cache *cache.Cache[lookupResult] // by the key's hash
	users *endUsers
	uses  uses

	hits, misses atomic.Uint64
	refused      *prometheus.CounterVec // by refusal
}

// refusal is why a caller is refused.
type refusal string

const (
	missingKey        refusal = "missing"
	malformedKey      refusal = "malformed" // the header or the key
	invalidKey        refusal = "invalid"   // unknown, revoked or expired
	refusedToken      refusal = "token"
	suspendedCustomer refusal = "suspended"
)

// lookupResult is the cached result of a lookup: the key's principal, or the zero value if
// the key is unknown or revoked.
type lookupResult struct {
	principal Principal
	suspended bool
	expires   int64 // Unix nanoseconds; 0: never
}

// NewAuthenticator returns an authenticator that uses a store and a clock.
func NewAuthenticator(keys KeyStore, now func() time.Time) *Authenticator {
	lookups := cache.New(cache.Options[lookupResult]{Entries: cacheSize, TTL: CacheTTL, Now: now})
	refused := telemetry.NewCounter("smartmoney_keys_refused_total", "Requests and streams that were refused for their key, by reason.",
		"reason", missingKey, malformedKey, invalidKey, refusedToken, suspendedCustomer)
	return &Authenticator{keys: keys, now: now, cache: lookups, users: newEndUsers(keys, now), refused: refused}
}

// Authenticate returns the caller with an Authorization header, which must be exactly "Bearer " and
// a key or an end user's token. A bad header or key is an UNAUTHENTICATED error, a key of a
// suspended customer a FORBIDDEN error; a failed lookup is an UNAVAILABLE error. The caller, also a
// suspended one, then appears in the request log.
func (a *Authenticator) Authenticate(ctx context.Context, header string) (Principal, error) {
	if header == "" {
		return Principal{}, a.refuse(missingKey, missing())
	}
	key, ok := strings.CutPrefix(header, scheme)
	if !ok {
		return Principal{}, a.refuse(malformedKey, unauthenticated("wrong Authorization header: it must be Bearer, one space and a key"))
	}
	return a.AuthenticateKey(ctx, key)
}

// refuse counts an UNAUTHENTICATED error with its reason, and a FORBIDDEN one as that of a
// suspended customer. It returns the error.
func (a *Authenticator) refuse(why refusal, err error) error {
	switch smartmoney.CodeOf(err) {
	case smartmoney.CodeUnauthenticated:
		a.refused.WithLabelValues(string(why)).Inc()
	case smartmoney.CodeForbidden:
		a.refused.WithLabelValues(string(suspendedCustomer)).Inc()
	default: // the database cannot be read, for one, or there is no error
	}
	return err
}

// AuthenticateKey returns the caller with a key or an end user's token. It returns the errors of
// Authenticate.
func (a *Authenticator) AuthenticateKey(ctx context.Context, key string) (Principal, error) {
	if isToken(key) {
		who, err := a.users.authenticate(ctx, key)
		return who, a.refuse(refusedToken, err)
	}
	if err := Check(key); err != nil {
		return Principal{}, a.refuse(malformedKey, err)
	}
	v, err := a.lookup(ctx, Hash(key))
	if err != nil {
		unavailable := smartmoney.Errorf(smartmoney.CodeUnavailable, "keys cannot be checked at the moment, try again")
		return Principal{}, fmt.Errorf("%w: %w", unavailable, err)
	}
	if v.principal == (Principal{}) || (v.expires != 0 && a.now().UnixNano() >= v.expires) {
		return Principal{}, a.refuse(invalidKey, smartmoney.Errorf(smartmoney.CodeUnauthenticated, "invalid or expired key"))
	}
	identify(ctx, &v.principal)
	if v.suspended {
		return Principal{}, a.refuse(suspendedCustomer, suspended())
	}
	a.uses.add(v.principal.KeyID, 1, a.now().UnixNano())
	return v.principal, nil
}

// Collectors returns the metrics of the authenticator.
func (a *Authenticator) Collectors() []prometheus.Collector {
	return []prometheus.Collector{a.refused, telemetry.Read(func(_ context.Context, s telemetry.Scrape) {
		s.Cache("keys", a.hits.Load(), a.misses.Load())
	})}
}

func (a *Authenticator) lookup(ctx context.Context, hash [sha256.Size]byte) (lookupResult, error) {
	key := string(hash[:])
	if v, ok := a.cache.Get(key); ok {
		a.hits.Add(1)
		return v, nil
	}
	a.misses.Add(1)
	return a.cache.Load(ctx, key, func(ctx context.Context) (lookupResult, error) {
		return a.lookUp(ctx, [sha256.Size]byte([]byte(key))) // of hash itself each hit would make a copy in memory
	})
}

func (a *Authenticator) lookUp(ctx context.Context, hash [sha256.Size]byte) (lookupResult, error) {
	key, err := a.keys.KeyByHash(ctx, hash)
	switch {
	case smartmoney.CodeOf(err) == smartmoney.CodeNotFound, err == nil && key.RevokedAt != nil:
		return lookupResult{}, nil
	case err != nil:
		return lookupResult{}, err
	}
	v := lookupResult{principal: Principal{KeyID: key.ID, CustomerID: key.CustomerID, Scope: key.Scope}}
	if key.ExpiresAt != nil {
		v.expires = key.ExpiresAt.UnixNano()
	}
	if key.CustomerID == "" {
		return v, nil
	}
	owner, err := a.keys.Customer(ctx, key.CustomerID)
	if smartmoney.CodeOf(err) == smartmoney.CodeNotFound {
		return lookupResult{}, nil
	}
	v.principal.Limits, v.suspended = owner.Limits, owner.SuspendedAt != nil
	return v, err
}

func suspended() error {
	return smartmoney.Errorf(smartmoney.CodeForbidden, "this customer is suspended: its keys and tokens are refused until the operator of this service resumes it")
}

func missing() error {
	return smartmoney.Errorf(smartmoney.CodeUnauthenticated, "missing key: send the header Authorization: Bearer <key>")
}
