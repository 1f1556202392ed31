package smartmoney

import (
	"encoding/json"
	"time"
)

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
