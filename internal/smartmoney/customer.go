package smartmoney

import (
	"encoding/json"
	"slices"
	"time"
)

// Customer has a configuration, a notification log and API keys.
type Customer struct {
	ID          string
	Name        string
	CreatedAt   time.Time  // UTC
	SuspendedAt *time.Time `json:",omitzero"` // UTC; nil: not suspended
	DeletedAt   *time.Time `json:",omitzero"` // UTC; when its deletion began, nil: not deleted
	Limits      Limits     `json:",omitzero"`
	// DocumentsOnly is whether its keys of scope read and its end users run registered documents only.
	DocumentsOnly bool `json:",omitzero"`
	// Tokens is who signs tokens for its end users; nil: nobody. It holds a secret.
	Tokens *TokenSigner `json:"-"`
}

// Limits bound what the requests of a customer, or with a key, use in each process. 0 is no limit.
type Limits struct {
	RequestsPerSecond float64 `json:"requests_per_second,omitzero"` // MinRate to MaxRate
	CostPerSecond     float64 `json:"cost_per_second,omitzero"`     // of GraphQL operations and requests over REST, MinRate to MaxRate
	EventsPerSecond   float64 `json:"events_per_second,omitzero"`   // that are ingested, MinRate to MaxRate
	Streams           int     `json:"streams,omitzero"`             // open at a time, up to MaxStreams
}

// The bounds of limits.
const (
	MinRate    = 0.01
	MaxRate    = 1e9
	MaxStreams = 1_000_000
)

// ValidRate reports whether a limit per second is 0 or within its bounds.
func ValidRate(limit float64) bool { return limit == 0 || limit >= MinRate && limit <= MaxRate }

// Check returns a BAD_USER_INPUT error that names the first limit that is out of bounds.
func (l *Limits) Check() error {
	for _, rate := range []struct {
		field string
		value float64
	}{{"requests-per-second", l.RequestsPerSecond}, {"cost-per-second", l.CostPerSecond}, {"ingest-events-per-second", l.EventsPerSecond}} {
		if !ValidRate(rate.value) {
			return BadInput(rate.field, "%s must be 0 (no limit) or between %g and %.0f, got %g", rate.field, MinRate, MaxRate, rate.value)
		}
	}
	if l.Streams < 0 || l.Streams > MaxStreams {
		return BadInput("streams", "streams must be 0 (no limit) or between 1 and %d, got %d", MaxStreams, l.Streams)
	}
	return nil
}

// Scope is what an API key allows.
type Scope string

// The scopes: acting as a customer, reading what a customer reads, uploading events, or looking
// after the service. A key of the last belongs to no customer.
const (
	ScopeCustomer Scope = "customer"
	ScopeRead     Scope = "read"
	ScopeIngest   Scope = "ingest"
	ScopeOperator Scope = "operator"
)

// Scopes returns every scope.
func Scopes() []Scope { return []Scope{ScopeCustomer, ScopeRead, ScopeIngest, ScopeOperator} }

// Valid reports whether s is a known scope.
func (s Scope) Valid() bool { return slices.Contains(Scopes(), s) }

// Allows reports whether a key of scope s may do what needs the scope needed: customer includes
// read.
func (s Scope) Allows(needed Scope) bool {
	return s == needed || s == ScopeCustomer && needed == ScopeRead
}

// APIKey describes a key; its secret is not stored.
type APIKey struct {
	ID         string
	CustomerID string // "" for the scope operator
	Scope      Scope
	Hint       string // the first characters of the secret, to recognise the key
	CreatedAt  time.Time
	ExpiresAt  *time.Time // nil: never
	RevokedAt  *time.Time // nil: not revoked
	LastUsedAt *time.Time `json:",omitzero"` // about when it was used last; nil: never
	Uses       int64      `json:",omitzero"` // requests that it authenticated
}

// KeyUse is how often a key was used since the last count.
type KeyUse struct {
	KeyID string
	Count int64
	Last  time.Time // the last use
}

// TokenSigner is what a customer registers so that its end users can call with short-lived tokens
// (JWT) that it signs. It has a secret or keys, not both.
type TokenSigner struct {
	Issuer string          `json:"issuer"`          // claim iss of its tokens, 1 to MaxTokenIssuer characters
	Secret string          `json:"secret,omitzero"` // for HS256, MinTokenSecret to MaxTokenSecret bytes
	Keys   json.RawMessage `json:"keys,omitzero"`   // public keys (a JWKS document) for RS256, ES256 and EdDSA, up to MaxTokenKeys bytes
	SetAt  time.Time       `json:"set_at"`          // UTC
}

// The bounds of a TokenSigner.
const (
	MaxTokenIssuer = 200
	MinTokenSecret = 32 // as RFC 7518 demands of HS256
	MaxTokenSecret = 512
	MaxTokenKeys   = 64 << 10
)

// EndUserAud returns the audience (claim aud) of tokens for the end users of a customer.
func EndUserAud(customerID string) string { return EndUserAudPrefix + customerID }

// EndUserAudPrefix begins the audience of tokens for end users; the customer's id follows.
const EndUserAudPrefix = "smartmoney/"
