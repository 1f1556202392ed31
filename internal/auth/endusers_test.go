package auth_test

import (
	"crypto/rsa"
	"encoding/json"
	"errors"
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const userWallet = "0x00000000000000000000000000000000000000ab"

// userClaims are the usual claims of an end user of acme, with changes; nil removes one.
func (f *fixture) userClaims(changes map[string]any) map[string]any {
	claims := map[string]any{
		"iss": issuer, "aud": smartmoney.EndUserAud("acme"), "exp": f.clock.Now().Add(time.Hour).Unix(), claim: nil,
		"sub": "user 7", "wallet_id": strings.ToUpper(userWallet[2:]),
	}
	claims["wallet_id"] = "0x" + claims["wallet_id"].(string)
	for name, value := range changes {
		claims[name] = value
	}
	return claims
}

func (f *fixture) register(signer *smartmoney.TokenSigner) {
	f.t.Helper()
	if signer != nil {
		if err := auth.CheckSigner(signer); err != nil {
			f.t.Fatal(err)
		}
	}
	if err := f.db.SetTokenSigner(f.t.Context(), "acme", signer); err != nil {
		f.t.Fatal(err)
	}
	f.clock.Advance(auth.CacheTTL + time.Second)
}

func (f *fixture) wantUser(token string) {
	f.t.Helper()
	got, err := f.auth.Authenticate(f.t.Context(), "Bearer "+token)
	if err != nil || got.CustomerID != "acme" || got.Scope != smartmoney.ScopeRead || got.Wallet != userWallet || !got.EndUser || !strings.HasPrefix(got.KeyID, "jwt:acme:") {
		f.t.Errorf("%+v, %v; want a reader of acme", got, err)
	}
}

func (f *fixture) wantNoUser(token, reason string) {
	f.t.Helper()
	got, err := f.auth.Authenticate(f.t.Context(), "Bearer "+token)
	if smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated || !strings.Contains(err.Error(), reason) || got != (auth.Principal{}) {
		f.t.Errorf("%+v, %v; want a refusal with %q", got, err, reason)
	}
}

// TestEndUsers checks tokens that a customer's secret or keys sign, from the registration to its
// end.
func TestEndUsers(t *testing.T) {
	t.Parallel()
	f, s := newFixture(t, sqliteFile(t)), makeSigners()
	hs := func() string { return f.sign(jwt.SigningMethodHS256, "", s.secret, f.userClaims(nil)) }
	es := func() string { return f.sign(jwt.SigningMethodES256, "e", s.ec, f.userClaims(nil)) }
	f.wantNoUser(hs(), "registered nobody")

	f.register(&smartmoney.TokenSigner{Issuer: issuer, Secret: string(s.secret)})
	f.wantUser(hs())
	f.wantNoUser(es(), "alg is not accepted")

	f.register(&smartmoney.TokenSigner{Issuer: issuer, Keys: keySet(t, jwk(t, "r", s.rsa.Public()), jwk(t, "e", s.ec.Public()), jwk(t, "d", s.ed.Public()))})
	f.wantUser(es())
	f.wantUser(f.sign(jwt.SigningMethodRS256, "r", s.rsa, f.userClaims(nil)))
	f.wantUser(f.sign(jwt.SigningMethodEdDSA, "d", s.ed, f.userClaims(nil)))
	f.wantNoUser(hs(), "alg is not accepted")

	// In a service with tokens of another issuer, both kinds are accepted.
	if got, err := f.tokens(nil, s.secret).Authenticate(t.Context(), auth.BearerOrToken, "Bearer "+es()); err != nil || got.Scope != smartmoney.ScopeRead {
		t.Errorf("%+v, %v; want an end user", got, err)
	}

	limits := smartmoney.Limits{RequestsPerSecond: 5}
	if err := f.db.SetLimits(t.Context(), "acme", limits); err != nil {
		t.Fatal(err)
	}
	f.clock.Advance(auth.CacheTTL + time.Second)
	if got, err := f.auth.Authenticate(t.Context(), "Bearer "+es()); err != nil || got.Limits != limits {
		t.Errorf("%+v, %v; want the customer's limits", got, err)
	}
	if err := f.db.SuspendCustomer(t.Context(), "acme"); err != nil {
		t.Fatal(err)
	}
	f.clock.Advance(auth.CacheTTL + time.Second)
	if _, err := f.auth.Authenticate(t.Context(), "Bearer "+es()); smartmoney.CodeOf(err) != smartmoney.CodeForbidden {
		t.Errorf("an end user of a suspended customer: %v", err)
	}
	if err := f.db.ResumeCustomer(t.Context(), "acme"); err != nil {
		t.Fatal(err)
	}
	f.register(nil)
	f.wantNoUser(es(), "registered nobody")
}

// TestEndUsersRefused checks what a token must not be.
func TestEndUsersRefused(t *testing.T) {
	t.Parallel()
	f, s := newFixture(t, sqliteFile(t)), makeSigners()
	if _, err := f.db.CreateCustomer(t.Context(), "Bob", "bob"); err != nil {
		t.Fatal(err)
	}
	f.register(&smartmoney.TokenSigner{Issuer: issuer, Secret: string(s.secret)})
	hs := func(changes map[string]any) string {
		return f.sign(jwt.SigningMethodHS256, "", s.secret, f.userClaims(changes))
	}
	in := func(d time.Duration) int64 { return f.clock.Now().Add(d).Unix() }
	for name, c := range map[string]struct{ token, reason string }{
		"no exp":                {hs(map[string]any{"exp": nil}), "must have the claims exp"},
		"expired":               {hs(map[string]any{"exp": in(-2 * time.Minute)}), "it is expired"},
		"lives too long":        {hs(map[string]any{"exp": in(25 * time.Hour)}), "must expire within 24 hours"},
		"lives for ever":        {hs(map[string]any{"exp": 1e18}), "must expire within 24 hours"},
		"issuer":                {hs(map[string]any{"iss": "https://evil.example"}), "issuer"},
		"another customer":      {hs(map[string]any{"aud": smartmoney.EndUserAud("bob")}), "registered nobody"},
		"unknown customer":      {hs(map[string]any{"aud": smartmoney.EndUserAud("nobody")}), "names no customer"},
		"another service":       {hs(map[string]any{"aud": "other"}), "claim aud must hold smartmoney/"},
		"two customers":         {hs(map[string]any{"aud": []string{smartmoney.EndUserAud("bob"), smartmoney.EndUserAud("acme")}}), "registered nobody"},
		"wallet of no chain":    {hs(map[string]any{"wallet_id": "0x12"}), "claim wallet_id must be the address"},
		"wallet a number":       {hs(map[string]any{"wallet_id": 7}), "claim wallet_id must be the address"},
		"alg none":              {f.sign(jwt.SigningMethodNone, "", jwt.UnsafeAllowNoneSignatureType, f.userClaims(nil)), "alg is not accepted"},
		"another secret":        {f.sign(jwt.SigningMethodHS256, "", []byte(strings.Repeat("x", 32)), f.userClaims(nil)), "signature is wrong"},
		"too long":              {hs(map[string]any{"x": strings.Repeat("x", 20_000)}), "at most 16384 bytes"},
		"malformed":             {"a.b.c", "claim aud must hold"},
		"a key with two dots":   {"sms-.x.y", "claim aud must hold"},
		"claims of wrong types": {hs(map[string]any{"iss": 7}), "invalid token"},
	} {
		t.Run(name, func(t *testing.T) { f.wantNoUser(c.token, c.reason) })
	}
}

// TestEndUsersExpire checks that a token in use ends with its time.
func TestEndUsersExpire(t *testing.T) {
	t.Parallel()
	f, s := newFixture(t, sqliteFile(t)), makeSigners()
	f.register(&smartmoney.TokenSigner{Issuer: issuer, Secret: string(s.secret)})
	token := f.sign(jwt.SigningMethodHS256, "", s.secret, f.userClaims(nil))
	f.wantUser(token)
	f.clock.Advance(time.Hour + 2*time.Minute)
	f.wantNoUser(token, "it is expired")
}

func TestCheckSigner(t *testing.T) {
	t.Parallel()
	s := makeSigners()
	good := strings.Repeat("s", 32)
	private := jwk(t, "d", s.ed.Public())
	private["d"] = encode(s.ed.Seed())
	for field, bad := range map[string][]*smartmoney.TokenSigner{
		"issuer": {{Secret: good}, {Issuer: strings.Repeat("é", 201), Secret: good}},
		"secret": {
			{Issuer: "i"}, {Issuer: "i", Secret: "short"}, {Issuer: "i", Secret: strings.Repeat("s", 513)},
			{Issuer: "i", Secret: good, Keys: json.RawMessage(`{}`)},
		},
		"keys": {
			{Issuer: "i", Keys: json.RawMessage(`{"keys":[]}`)}, {Issuer: "i", Keys: json.RawMessage(`not json`)},
			{Issuer: "i", Keys: json.RawMessage(strings.Repeat(" ", smartmoney.MaxTokenKeys+1))},
			{Issuer: "i", Keys: json.RawMessage(`{"keys":[{"kty":"oct","kid":"o","k":"` + encode(s.secret) + `"}]}`)},
			{Issuer: "i", Keys: keySet(t, rsaOf(t, 1024))}, {Issuer: "i", Keys: keySet(t, rsaOf(t, 4097))}, {Issuer: "i", Keys: keySet(t, rsaOf(t, 65536))},
			{Issuer: "i", Keys: keySet(t, slices.Repeat([]map[string]string{jwk(t, "d", s.ed.Public())}, 11)...)},
			{Issuer: "i", Keys: keySet(t, private)},
		},
	} {
		for _, signer := range bad {
			known, ok := errors.AsType[*smartmoney.Error](auth.CheckSigner(signer))
			if !ok || known.Code != smartmoney.CodeBadInput || known.Field != field {
				t.Errorf("%+v: %v, want the field %s", signer, known, field)
			}
		}
	}
}

// TestCheckSignerLacks checks that a signer without a secret and without keys is told apart from one
// with both.
func TestCheckSignerLacks(t *testing.T) {
	t.Parallel()
	for want, signer := range map[string]*smartmoney.TokenSigner{
		"secret must have 32 to 512 bytes, got 0; or keys must be given in its place": {Issuer: "i"},
		"either secret or keys must be given, not both":                               {Issuer: "i", Secret: "s", Keys: json.RawMessage(`{}`)},
	} {
		if err := auth.CheckSigner(signer); err == nil || err.Error() != want {
			t.Errorf("%+v: %v, want %s", signer, err, want)
		}
	}
}

// TestCheckSignerTakes checks keys at the bounds.
func TestCheckSignerTakes(t *testing.T) {
	t.Parallel()
	s := makeSigners()
	for name, keys := range map[string]json.RawMessage{
		"RSA of 2048 bits": keySet(t, rsaOf(t, 2048)),
		"RSA of 4096 bits": keySet(t, rsaOf(t, 4096)),
		"ten keys":         keySet(t, slices.Repeat([]map[string]string{jwk(t, "d", s.ed.Public())}, 10)...),
	} {
		if err := auth.CheckSigner(&smartmoney.TokenSigner{Issuer: "i", Keys: keys}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// rsaOf returns a public key with a modulus of so many bits, which nobody can sign with.
func rsaOf(t *testing.T, bits int) map[string]string {
	t.Helper()
	modulus := new(big.Int).Lsh(big.NewInt(1), uint(bits-1))
	return jwk(t, "r", &rsa.PublicKey{N: modulus.SetBit(modulus, 0, 1), E: 65537})
}

func keySet(t *testing.T, keys ...map[string]string) json.RawMessage {
	t.Helper()
	text, err := json.Marshal(map[string]any{"keys": keys})
	if err != nil {
		t.Fatal(err)
	}
	return text
}
