package service_test

import (
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestTokenSigner checks that a customer registers and removes its own signer and no other's, and
// never sees the secret again.
func TestTokenSigner(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for _, id := range []string{"acme", "bob"} {
			if _, err := db.CreateCustomer(t.Context(), id, id); err != nil {
				t.Fatal(err)
			}
		}
		s := service.New(nil, service.Options{Customers: db.Registry})
		acme, bob := as(t.Context(), "acme", smartmoney.ScopeCustomer), as(t.Context(), "bob", smartmoney.ScopeCustomer)
		secret := strings.Repeat("s", smartmoney.MinTokenSecret)
		in := service.SetTokenSignerInput{Issuer: "https://id.example", Secret: &secret}
		got, err := s.SetTokenSigner(acme, in)
		if err != nil || got.Issuer != in.Issuer || got.Audience != "smartmoney/acme" || strings.Join(got.Algorithms, " ") != "HS256" || got.SetAt.IsZero() {
			t.Errorf("%+v, %v", got, err)
		}
		if c, err := db.Customer(t.Context(), "acme"); err != nil || c.Tokens == nil || c.Tokens.Secret != secret {
			t.Errorf("stored: %+v, %v", c.Tokens, err)
		}
		if got, err := s.TokenSigner(bob); err != nil || got != nil {
			t.Errorf("bob's: %+v, %v; want none", got, err)
		}
		short := "short"
		if _, err := s.SetTokenSigner(acme, service.SetTokenSignerInput{Issuer: "x", Secret: &short}); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
			t.Errorf("a short secret: %v", err)
		}
		if _, err := s.TokenSigner(as(t.Context(), "acme", smartmoney.ScopeRead)); smartmoney.CodeOf(err) != smartmoney.CodeForbidden {
			t.Errorf("a key that reads: %v, want FORBIDDEN", err)
		}
		if err := s.RemoveTokenSigner(acme); err != nil {
			t.Fatal(err)
		}
		if got, err := s.TokenSigner(acme); err != nil || got != nil {
			t.Errorf("after the removal: %+v, %v", got, err)
		}
	})
}
