package smartmoney

import "time"

// Customer has a configuration, a notification log and API keys.
type Customer struct {
	ID        string
	Name      string
	CreatedAt time.Time // UTC
}

// Scope is what an API key allows.
type Scope string

// The scopes: acting as a customer, or uploading events.
const (
	ScopeCustomer Scope = "customer"
	ScopeIngest   Scope = "ingest"
)

// Valid reports whether s is a known scope.
func (s Scope) Valid() bool { return s == ScopeCustomer || s == ScopeIngest }

// APIKey describes a key; its secret is not stored.
type APIKey struct {
	ID         string
	CustomerID string
	Scope      Scope
	Hint       string // the first characters of the secret, to recognise the key
	CreatedAt  time.Time
	ExpiresAt  *time.Time // nil: never
	RevokedAt  *time.Time // nil: not revoked
}
