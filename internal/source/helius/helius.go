// Package helius is the source kind of Helius' enhanced-transaction webhooks: Helius POSTs the
// transactions of the addresses that a user chose, and each swap becomes trades of Solana as
// docs/sources.md says of the format helius.
//
// It promises that a body becomes a batch or an error as a whole, that a transaction which is no
// usable swap is a reject with its reason, and that one delivered twice has the same trade ids. The
// price of SOL comes from listed pools, whose price points are the position, so that a late
// delivery lies in its own time. A receiver keeps nothing between requests, so that any number of
// processes may receive.
//
// Helius sets the Authorization header to the value of the webhook's authHeader, and repeats a
// delivery that is not answered with 200 three times, a minute apart, then drops it
// (https://www.helius.dev/docs/faqs/webhooks). So a process must answer while others are down, and
// the package must not refuse a body for what a single transaction in it is like.
package helius

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

const (
	kindName = "helius"
	format   = "helius"

	hashed     = "sha256:" // prefix of a secret of which only the digest is kept
	minSecret  = 16        // bytes
	maxSecret  = 4096      // bytes
	maxSetting = 1024      // bytes of a reference to a secret

	defaultSilence = "1h"
)

// Kind implements source.PushKind.
type Kind struct{}

var _ source.PushKind = Kind{}

// settings are the settings of a source of this kind.
type settings struct {
	// Secret is what the Authorization header of every request must be: file:PATH or env:NAME where
	// it is, or "sha256:" and its digest in hexadecimal. Check turns any other value into its
	// digest.
	Secret string `json:"secret"`
	// PricePools are the pools whose vaults tell the price of SOL; "any" alone: every swap against
	// a stablecoin does.
	PricePools source.List `json:"price_pools"`
	// Authorities are accounts that are never the trader, beside the built-in ones.
	Authorities source.List `json:"authorities,omitempty"`
	// NativePrice is the price of SOL in USD until there is another one; 0 for none.
	NativePrice float64 `json:"native_price"`
	// MaxSilence is the time after which a source that receives nothing is unhealthy; "0s" is
	// never.
	MaxSilence string `json:"max_silence"`
}

// Name implements source.Kind.
func (Kind) Name() string { return kindName }

// Check implements source.Kind. The secret itself is not in its result, unless it is a reference.
func (Kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	s, err := read(raw)
	if err != nil {
		return nil, err
	}
	if s.Secret, err = checkedSecret(s.Secret); err != nil {
		return nil, err
	}
	if !(s.NativePrice >= 0) || math.IsInf(s.NativePrice, 0) {
		return nil, smartmoney.BadInput("native_price", "native_price must be 0 or more USD, got %v", s.NativePrice)
	}
	if silence, err := time.ParseDuration(s.MaxSilence); err != nil || silence < 0 {
		return nil, smartmoney.BadInput("max_silence", "max_silence must be a duration of 0s or more such as %s, got %s", defaultSilence, smartmoney.Shown(s.MaxSilence))
	}
	if err := checkAccounts("price_pools", s.PricePools, anyPool); err != nil {
		return nil, err
	}
	if err := checkAccounts("authorities", s.Authorities, ""); err != nil {
		return nil, err
	}
	return json.Marshal(s)
}

func checkedSecret(secret string) (string, error) {
	digest, isDigest := strings.CutPrefix(secret, hashed)
	sum, err := hex.DecodeString(digest)
	switch {
	case secret == "":
		return "", smartmoney.BadInput("secret", "secret is required: the value of the webhook's authHeader, or file:PATH or env:NAME where it is")
	case strings.HasPrefix(secret, "file:") || strings.HasPrefix(secret, "env:"):
		if len(secret) > maxSetting {
			return "", smartmoney.BadInput("secret", "secret must be at most %d bytes if it is a reference, got %d", maxSetting, len(secret))
		}
		return secret, nil
	case isDigest && (err != nil || len(sum) != sha256.Size):
		return "", smartmoney.BadInput("secret", "secret must have 64 hexadecimal digits after %s", hashed)
	case isDigest:
		return hashed + hex.EncodeToString(sum), nil
	case len(secret) < minSecret || len(secret) > maxSecret:
		return "", smartmoney.BadInput("secret", "secret must be %d to %d bytes long, got %d", minSecret, maxSecret, len(secret))
	}
	own := sha256.Sum256([]byte(secret))
	return hashed + hex.EncodeToString(own[:]), nil
}

// New implements source.Kind. Sources of this kind have no reader.
func (Kind) New(source.Spec) (source.Reader, error) {
	return nil, errors.New("helius: a source of this kind is not read, Helius sends to it")
}

// NewSecret returns a new secret of 256 random bits, for the webhook's authHeader.
func NewSecret() string { return "smh_" + rand.Text() + rand.Text() }

// read parses settings.
func read(raw json.RawMessage) (settings, error) {
	s := settings{MaxSilence: defaultSilence, PricePools: defaultPools()}
	if err := source.ReadSettings(raw, &s); err != nil {
		return settings{}, err
	}
	return s, nil
}
