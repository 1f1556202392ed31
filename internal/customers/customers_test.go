package customers_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestCustomers(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := context.Background()
		acme, err := db.CreateCustomer(ctx, "  Acme Ω  ", "acme.co_1-x")
		if err != nil {
			t.Fatal(err)
		}
		want := smartmoney.Customer{ID: "acme.co_1-x", Name: "Acme Ω", CreatedAt: testkit.StartUTC}
		if diff := cmp.Diff(want, acme); diff != "" {
			t.Errorf("created (-want +got):\n%s", diff)
		}
		clock.Advance(time.Second)
		other, err := db.CreateCustomer(ctx, "Other", "")
		if err != nil {
			t.Fatal(err)
		}
		if id, err := uuid.Parse(other.ID); err != nil || id.Version() != 7 {
			t.Errorf("id = %q, want a UUIDv7", other.ID)
		}
		all, err := db.Customers(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]smartmoney.Customer{acme, other}, all); diff != "" {
			t.Errorf("listed (-want +got):\n%s", diff)
		}
		one, err := db.Customer(ctx, other.ID)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(other, one); diff != "" {
			t.Errorf("read (-want +got):\n%s", diff)
		}
		_, err = db.Customer(ctx, "nobody")
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

func TestCreateCustomerRefuses(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
		ctx := context.Background()
		if _, err := db.CreateCustomer(ctx, "Acme", "acme"); err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct{ desc, name, id, field, message string }{
			{"no name", " ", "a", "name", "name must have 1 to 200 characters, got 0"},
			{"long name", strings.Repeat("é", 201), "a", "name", "name must have 1 to 200 characters, got 201"},
			{"line break", "a\nb", "a", "name", "name must be UTF-8 without control characters"},
			{"broken text", "a\xffb", "a", "name", "name must be UTF-8 without control characters"},
			{"space", "A", "a b", "id", `id must be 1 to 64 of the characters A-Z a-z 0-9 . _ -, got "a b"`},
			{"line end", "A", "a\n", "id", `id must be 1 to 64 of the characters A-Z a-z 0-9 . _ -, got "a\n"`},
			{"long id", "A", strings.Repeat("a", 65), "id", ""},
			{"taken", "A", "acme", "id", `id must be new, customer "acme" exists already`},
		} {
			t.Run(c.desc, func(t *testing.T) {
				_, err := db.CreateCustomer(ctx, c.name, c.id)
				testkit.WantError(t, err, smartmoney.CodeBadInput, c.field, c.message)
			})
		}
		if _, err := db.CreateCustomer(ctx, strings.Repeat("é", 200), strings.Repeat("a", 64)); err != nil {
			t.Errorf("longest name and id: %v", err)
		}
	})
}

// A command adds a customer while a server holds the same file for writing: it
// waits its turn.
func TestCreateCustomerWhileAnotherWrites(t *testing.T) {
	t.Parallel()
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		ctx := context.Background()
		server, command := testkit.Open(t, o), testkit.Open(t, o)
		if err := server.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		tx, err := server.Writer().BeginTx(ctx, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := tx.ExecContext(ctx, "UPDATE log_heads SET last_seq = 7"); err != nil {
			t.Fatal(err)
		}
		done := make(chan error, 1)
		go func() {
			if err := command.MigrateNew(ctx); err != nil {
				done <- err
				return
			}
			_, err := command.CreateCustomer(ctx, "Acme", "acme")
			done <- err
		}()
		if err := tx.Commit(); err != nil {
			t.Fatal(err)
		}
		if err := <-done; err != nil {
			t.Fatal(err)
		}
		if _, err := server.Customer(ctx, "acme"); err != nil {
			t.Error(err)
		}
	})
}

// TestCustomerSettings checks that limits and the signer of tokens come back as they were set, and
// no other changes.
func TestCustomerSettings(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		for _, id := range []string{"a", "b"} {
			if _, err := db.CreateCustomer(ctx, id, id); err != nil {
				t.Fatal(err)
			}
		}
		limits := smartmoney.Limits{RequestsPerSecond: 0.5, EventsPerSecond: 1e9, Streams: 7}
		signer := &smartmoney.TokenSigner{Issuer: "https://id.example", Keys: []byte(`{"keys":["\u0000"]}`)}
		for _, err := range []error{db.SetLimits(ctx, "a", limits), db.SetTokenSigner(ctx, "a", signer)} {
			if err != nil {
				t.Fatal(err)
			}
		}
		signer.SetAt = clock.Now().UTC().Truncate(time.Microsecond)
		if a, err := db.Customer(ctx, "a"); err != nil || a.Limits != limits || !cmp.Equal(a.Tokens, signer) {
			t.Errorf("%+v %+v, %v", a, a.Tokens, err)
		}
		if b, err := db.Customer(ctx, "b"); err != nil || b.Limits != (smartmoney.Limits{}) || b.Tokens != nil {
			t.Errorf("another customer: %+v, %v", b, err)
		}
		for _, err := range []error{db.SetLimits(ctx, "a", smartmoney.Limits{}), db.SetTokenSigner(ctx, "a", nil)} {
			if err != nil {
				t.Fatal(err)
			}
		}
		if a, err := db.Customer(ctx, "a"); err != nil || a.Limits != (smartmoney.Limits{}) || a.Tokens != nil {
			t.Errorf("after the removal: %+v, %v", a, err)
		}
		testkit.WantError(t, db.SetLimits(ctx, "nobody", limits), smartmoney.CodeNotFound, "", "customer not found: nobody")
		testkit.WantError(t, db.SetLimits(ctx, "a", smartmoney.Limits{Streams: -1}), smartmoney.CodeBadInput, "streams",
			"streams must be 0 (no limit) or between 1 and 1000000, got -1")
	})
}
