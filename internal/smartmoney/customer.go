package smartmoney

import "time"

// Customer is an account of the service, known by its keys.
type Customer struct {
	ID        string
	Name      string
	CreatedAt time.Time // UTC
}

// Scope is what a key may do.
type Scope string

// The scopes: reading as a customer, or feeding events.
const (
	ScopeCustomer Scope = "customer"
	ScopeIngest   Scope = "ingest"
)

// Valid reports whether s is a known scope.
func (s Scope) Valid() bool { return s == ScopeCustomer || s == ScopeIngest }

// APIKey describes a key; the secret itself is never stored.
type APIKey struct {
	ID         string
	CustomerID string
	Scope      Scope
	Hint       string // the first characters of the secret, to tell keys apart
	CreatedAt  time.Time
	ExpiresAt  *time.Time // nil: never
	RevokedAt  *time.Time // nil: live
}
