package auth_test

import (
	"context"
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"log/slog"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	issuer   = "https://id.example"
	audience = "smartmoney"
	claim    = "customer_id"
)

// issuerServer is a real server of a JWKS whose keys the test changes.
type issuerServer struct {
	*httptest.Server
	mu      sync.Mutex // guards the fields below
	keys    []map[string]string
	down    bool
	fetches int
}

func newIssuer(t *testing.T) *issuerServer {
	s := &issuerServer{}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.fetches++
		if s.down {
			w.WriteHeader(http.StatusBadGateway)
			return
		}
		_ = json.NewEncoder(w).Encode(map[string]any{"keys": s.keys})
	}))
	t.Cleanup(s.Close)
	return s
}

// publish replaces the keys of the set.
func (i *issuerServer) publish(keys ...map[string]string) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.keys = keys
}

func (i *issuerServer) setDown(down bool) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.down = down
}

func (i *issuerServer) count() int {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.fetches
}

func encode(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// jwk returns a public key as an element of a JWKS.
func jwk(t *testing.T, kid string, public crypto.PublicKey) map[string]string {
	t.Helper()
	switch key := public.(type) {
	case *rsa.PublicKey:
		return map[string]string{"kty": "RSA", "kid": kid, "alg": "RS256", "n": encode(key.N.Bytes()), "e": encode(big.NewInt(int64(key.E)).Bytes())}
	case *ecdsa.PublicKey:
		point, err := key.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		return map[string]string{"kty": "EC", "kid": kid, "crv": "P-256", "x": encode(point[1:33]), "y": encode(point[33:])}
	case ed25519.PublicKey:
		return map[string]string{"kty": "OKP", "kid": kid, "crv": "Ed25519", "x": encode(key)}
	}
	t.Fatalf("no JWK of %T", public)
	return nil
}

// signers are one key of each kind.
type signers struct {
	rsa    *rsa.PrivateKey
	ec     *ecdsa.PrivateKey
	ed     ed25519.PrivateKey
	secret []byte
}

var makeSigners = sync.OnceValue(func() signers {
	r, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		panic(err)
	}
	e, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		panic(err)
	}
	_, d, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		panic(err)
	}
	return signers{r, e, d, []byte(strings.Repeat("s", 32))}
})

// sign returns a token; changes are applied to the usual claims, nil removes one.
func (f *fixture) sign(method jwt.SigningMethod, kid string, key any, changes map[string]any) string {
	f.t.Helper()
	claims := jwt.MapClaims{"iss": issuer, "aud": audience, "exp": f.clock.Now().Add(time.Hour).Unix(), claim: "acme"}
	for name, value := range changes {
		if claims[name] = value; value == nil {
			delete(claims, name)
		}
	}
	token := jwt.NewWithClaims(method, claims)
	if kid != "" {
		token.Header["kid"] = kid
	}
	text, err := token.SignedString(key)
	if err != nil {
		f.t.Fatal(err)
	}
	return text
}

func (f *fixture) tokens(keys *auth.KeySet, secret []byte) *auth.Gate {
	f.t.Helper()
	tokens, err := auth.NewTokens(auth.TokenOptions{
		Keys: keys, Secret: secret, Issuer: issuer, Audience: audience, Claim: claim, Customers: f.db, Now: f.clock.Now,
	})
	if err != nil {
		f.t.Fatal(err)
	}
	return auth.NewGate(f.auth, tokens)
}

func (f *fixture) keySet(s *issuerServer) *auth.KeySet {
	return auth.NewKeySet(s.URL, s.Client(), f.clock.Now, slog.New(slog.DiscardHandler))
}

func wantToken(t *testing.T, gate *auth.Gate, token string) {
	t.Helper()
	got, err := gate.Authenticate(context.Background(), auth.BearerOrToken, "Bearer "+token)
	if want := (auth.Principal{KeyID: "jwt:acme", CustomerID: "acme", Scope: smartmoney.ScopeCustomer}); err != nil || got != want {
		t.Errorf("%v, %v; want %v", got, err, want)
	}
}

func wantNoToken(t *testing.T, gate *auth.Gate, token, reason string) {
	t.Helper()
	got, err := gate.Authenticate(context.Background(), auth.BearerOrToken, "Bearer "+token)
	if smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated || !strings.Contains(err.Error(), reason) || got != (auth.Principal{}) {
		t.Errorf("%v, %v; want a refusal with %q", got, err, reason)
	}
}

func TestTokens(t *testing.T) {
	t.Parallel()
	f, s, server := newFixture(t, sqliteFile(t)), makeSigners(), newIssuer(t)
	server.publish(jwk(t, "r", s.rsa.Public()), jwk(t, "e", s.ec.Public()), jwk(t, "d", s.ed.Public()),
		map[string]string{"kty": "oct", "kid": "o", "k": encode(s.secret)}, map[string]string{"kty": "future", "kid": "f"})
	gate := f.tokens(f.keySet(server), s.secret)
	wantToken(t, gate, f.sign(jwt.SigningMethodRS256, "r", s.rsa, nil))
	wantToken(t, gate, f.sign(jwt.SigningMethodES256, "e", s.ec, nil))
	wantToken(t, gate, f.sign(jwt.SigningMethodEdDSA, "d", s.ed, nil))
	wantToken(t, gate, f.sign(jwt.SigningMethodHS256, "", s.secret, nil))
	// without kid every key is tried
	wantToken(t, gate, f.sign(jwt.SigningMethodES256, "", s.ec, nil))
	wantToken(t, gate, f.sign(jwt.SigningMethodRS256, "r", s.rsa, map[string]any{"aud": []string{"other", audience}}))
	wantToken(t, gate, f.sign(jwt.SigningMethodRS256, "r", s.rsa, map[string]any{"exp": f.clock.Now().Add(-30 * time.Second).Unix()}))
	if server.count() != 1 {
		t.Errorf("%d fetches of the keys, want 1", server.count())
	}
}

func TestTokensRefused(t *testing.T) {
	t.Parallel()
	f, s, server := newFixture(t, sqliteFile(t)), makeSigners(), newIssuer(t)
	server.publish(jwk(t, "r", s.rsa.Public()), jwk(t, "e", s.ec.Public()))
	gate := f.tokens(f.keySet(server), s.secret)
	rs := func(changes map[string]any) string { return f.sign(jwt.SigningMethodRS256, "r", s.rsa, changes) }
	past := f.clock.Now().Add(-2 * time.Minute).Unix()
	critical := jwt.NewWithClaims(jwt.SigningMethodHS256, jwt.MapClaims{"iss": issuer, "aud": audience, "exp": f.clock.Now().Add(time.Hour).Unix(), claim: "acme"})
	critical.Header["crit"] = []string{"x"}
	extended, err := critical.SignedString(s.secret)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ token, reason string }{
		"no exp":            {rs(map[string]any{"exp": nil}), "must have the claims exp"},
		"expired":           {rs(map[string]any{"exp": past}), "it is expired"},
		"not valid yet":     {rs(map[string]any{"nbf": f.clock.Now().Add(2 * time.Minute).Unix()}), "not valid yet"},
		"issuer":            {rs(map[string]any{"iss": "https://evil.example"}), "issuer"},
		"no issuer":         {rs(map[string]any{"iss": nil}), "must have the claims exp, iss and aud"},
		"audience":          {rs(map[string]any{"aud": "other"}), "another audience"},
		"no customer":       {rs(map[string]any{claim: nil}), "claim customer_id must name the customer"},
		"customer a number": {rs(map[string]any{claim: 7}), "claim customer_id must name the customer"},
		"unknown customer":  {rs(map[string]any{claim: "nobody"}), "names no customer"},
		"alg none":          {f.sign(jwt.SigningMethodNone, "", jwt.UnsafeAllowNoneSignatureType, nil), "alg is not accepted"},
		"alg RS384":         {f.sign(jwt.SigningMethodRS384, "r", s.rsa, nil), "alg is not accepted"},
		"another key":       {f.sign(jwt.SigningMethodES256, "r", s.ec, nil), "no known key"},
		"unknown key":       {f.sign(jwt.SigningMethodRS256, "x", s.rsa, nil), "no known key"},
		"tampered":          {rs(nil)[:len(rs(nil))-8] + "AAAAAAAA", "signature is wrong"},
		"malformed":         {"a.b.c", "not a JWT"},
		"crit":              {extended, "crit"},
		"too long":          {rs(map[string]any{"x": strings.Repeat("x", 20_000)}), "at most 16384 bytes"},
	} {
		t.Run(name, func(t *testing.T) { wantNoToken(t, gate, c.token, c.reason) })
	}
}

// A public key in its text form must not serve as the secret of HS256, with a secret set up or
// without.
func TestTokensKeyConfusion(t *testing.T) {
	t.Parallel()
	f, s, server := newFixture(t, sqliteFile(t)), makeSigners(), newIssuer(t)
	server.publish(jwk(t, "r", s.rsa.Public()))
	der, err := x509.MarshalPKIXPublicKey(s.rsa.Public())
	if err != nil {
		t.Fatal(err)
	}
	text := pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: der})
	for _, public := range [][]byte{text, der, s.rsa.N.Bytes()} {
		for _, kid := range []string{"", "r"} {
			forged := f.sign(jwt.SigningMethodHS256, kid, public, nil)
			wantNoToken(t, f.tokens(f.keySet(server), nil), forged, "alg is not accepted")
			wantNoToken(t, f.tokens(f.keySet(server), s.secret), forged, "signature is wrong")
		}
	}
	// A secret alone accepts no signature by a public key.
	wantNoToken(t, f.tokens(nil, s.secret), f.sign(jwt.SigningMethodRS256, "r", s.rsa, nil), "alg is not accepted")
}

func TestTokensFollowTheKeySet(t *testing.T) {
	t.Parallel()
	f, s, server := newFixture(t, sqliteFile(t)), makeSigners(), newIssuer(t)
	server.publish(jwk(t, "r", s.rsa.Public()))
	gate := f.tokens(f.keySet(server), nil)
	old, next := f.sign(jwt.SigningMethodRS256, "r", s.rsa, nil), f.sign(jwt.SigningMethodES256, "e", s.ec, nil)
	wantToken(t, gate, old)
	wantNoToken(t, gate, next, "no known key") // within the pause nothing is fetched
	f.clock.Advance(6 * time.Second)
	server.publish(jwk(t, "r", s.rsa.Public()), jwk(t, "e", s.ec.Public()))
	wantToken(t, gate, next) // the unknown key causes a fetch
	server.publish(jwk(t, "e", s.ec.Public()))
	wantToken(t, gate, old) // held until the set is 10 minutes old
	f.clock.Advance(11 * time.Minute)
	wantNoToken(t, gate, old, "no known key")
	wantToken(t, gate, next)

	server.setDown(true)
	f.clock.Advance(11 * time.Minute)
	wantToken(t, gate, next) // the keys of the last fetch stay
	before := server.count()
	for i := range 20 { // tokens with unknown keys cannot cause a flood of fetches
		wantNoToken(t, gate, f.sign(jwt.SigningMethodES256, strings.Repeat("x", i+1), s.ec, nil), "no known key")
	}
	if server.count() > before+1 {
		t.Errorf("%d fetches for 20 tokens with unknown keys", server.count()-before)
	}
}

func TestTokensWithoutAnyKeys(t *testing.T) {
	t.Parallel()
	f, s, server := newFixture(t, sqliteFile(t)), makeSigners(), newIssuer(t)
	server.setDown(true)
	gate := f.tokens(f.keySet(server), nil)
	token := f.sign(jwt.SigningMethodRS256, "r", s.rsa, nil)
	if _, err := gate.Authenticate(context.Background(), auth.BearerOrToken, "Bearer "+token); smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
		t.Errorf("%v, want UNAVAILABLE", err)
	}
	server.setDown(false)
	server.publish(jwk(t, "r", s.rsa.Public()))
	f.clock.Advance(6 * time.Second)
	wantToken(t, gate, token)
}

func TestKeySetFile(t *testing.T) {
	t.Parallel()
	f, s := newFixture(t, sqliteFile(t)), makeSigners()
	write := func(content string) string {
		path := filepath.Join(t.TempDir(), "keys.json")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	text, err := json.Marshal(map[string]any{"keys": []any{jwk(t, "e", s.ec.Public())}})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := auth.ReadKeySet(write(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	wantToken(t, f.tokens(keys, nil), f.sign(jwt.SigningMethodES256, "e", s.ec, nil))
	for _, bad := range []string{"", "{}", `{"keys":[]}`, `{"keys":[{"kty":"oct","k":"AAAA"}]}`, `{"keys":[{"kty":"RSA","n":"!"}]}`, strings.Repeat(" ", 1<<20+1)} {
		if _, err := auth.ReadKeySet(write(bad)); err == nil {
			t.Errorf("%.40q was accepted as a key set", bad)
		}
	}
	if _, err := auth.ReadKeySet(filepath.Join(t.TempDir(), "none")); err == nil {
		t.Error("a missing file was accepted")
	}
}

func TestNewTokensRefuses(t *testing.T) {
	t.Parallel()
	for _, o := range []auth.TokenOptions{
		{Issuer: issuer, Audience: audience, Claim: claim},
		{Secret: []byte("short"), Issuer: issuer, Audience: audience, Claim: claim},
		{Secret: makeSigners().secret, Audience: audience, Claim: claim},
		{Secret: makeSigners().secret, Issuer: issuer, Claim: claim},
		{Secret: makeSigners().secret, Issuer: issuer, Audience: audience},
	} {
		if _, err := auth.NewTokens(o); err == nil {
			t.Errorf("accepted: %+v", o)
		}
	}
}

// A token carries its customer's limits, and is refused while that is suspended.
func TestTokensFollowTheirCustomer(t *testing.T) {
	t.Parallel()
	f, s := newFixture(t, sqliteFile(t)), makeSigners()
	gate := f.tokens(nil, s.secret)
	token := f.sign(jwt.SigningMethodHS256, "", s.secret, nil)
	limits := smartmoney.Limits{RequestsPerSecond: 5}
	if err := f.db.SetLimits(t.Context(), "acme", limits); err != nil {
		t.Fatal(err)
	}
	got, err := gate.Authenticate(t.Context(), auth.BearerOrToken, "Bearer "+token)
	if err != nil || got.Limits != limits {
		t.Errorf("%+v, %v; want the limits of its customer", got, err)
	}
	if err := f.db.SuspendCustomer(t.Context(), "acme"); err != nil {
		t.Fatal(err)
	}
	f.clock.Advance(auth.CacheTTL + time.Second)
	if _, err := gate.Authenticate(t.Context(), auth.BearerOrToken, "Bearer "+token); smartmoney.CodeOf(err) != smartmoney.CodeForbidden {
		t.Errorf("a token of a suspended customer: %v", err)
	}
}
