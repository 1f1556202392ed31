package auth_test

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func (d down) CustomerIDs(context.Context) ([]string, error) { return nil, d.err }

// reads is a real store that counts what it is asked about customers.
type reads struct {
	*customers.Registry
	customers, lists atomic.Int64
}

func (r *reads) Customer(ctx context.Context, id string) (smartmoney.Customer, error) {
	r.customers.Add(1)
	return r.Registry.Customer(ctx, id)
}

func (r *reads) CustomerIDs(ctx context.Context) ([]string, error) {
	r.lists.Add(1)
	return r.Registry.CustomerIDs(ctx)
}

// TestUnknownCustomersAreBounded: tokens that name customers that there are not cost one reading of
// the database a second, however many names they have, and put no customer out of the cache; a new
// customer is known within a second.
func TestUnknownCustomersAreBounded(t *testing.T) {
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		secret := []byte("a secret of thirty-two bytes, which is long")
		testkit.Customers(t, db, "acme")
		register := func(id string) {
			t.Helper()
			if err := db.SetTokenSigner(t.Context(), id, &smartmoney.TokenSigner{Issuer: issuer, Secret: string(secret)}); err != nil {
				t.Fatal(err)
			}
		}
		register("acme")
		counted := &reads{Registry: db.Registry}
		a := auth.NewAuthenticator(counted, clock.Now)
		ask := func(id string) error {
			token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, jwt.MapClaims{
				"iss": issuer, "aud": smartmoney.EndUserAud(id), "exp": clock.Now().Add(time.Hour).Unix(), "sub": "u",
			}).SignedString(secret)
			if err != nil {
				t.Fatal(err)
			}
			_, err = a.Authenticate(t.Context(), "Bearer "+token)
			return err
		}
		if err := ask("acme"); err != nil {
			t.Fatal(err)
		}
		for i := range 2000 {
			if err := ask(fmt.Sprint("stranger", i)); smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated {
				t.Fatalf("stranger %d: %v", i, err)
			}
		}
		if err := ask("acme\x00"); smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated {
			t.Errorf("a name with NUL: %v", err)
		}
		if err := ask("acme"); err != nil {
			t.Error(err)
		}
		if customers, lists := counted.customers.Load(), counted.lists.Load(); customers != 1 || lists != 1 {
			t.Errorf("%d customers and %d lists were read, want 1 and 1", customers, lists)
		}
		testkit.Customers(t, db, "later")
		register("later")
		clock.Advance(time.Second)
		if err := ask("later"); err != nil {
			t.Errorf("a new customer, after a second: %v", err)
		}
	})
}
