package customers_test

import (
	"context"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestKeys(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := context.Background()
		if _, err := db.CreateCustomer(ctx, "Acme", "acme"); err != nil {
			t.Fatal(err)
		}
		if _, err := db.CreateCustomer(ctx, "Other", "other"); err != nil {
			t.Fatal(err)
		}
		expires := testkit.Start.Add(time.Hour)
		first, err := db.CreateKey(ctx, "acme", smartmoney.ScopeCustomer, &expires, [32]byte{1}, "sms-abcd")
		if err != nil {
			t.Fatal(err)
		}
		hour := testkit.StartUTC.Add(time.Hour)
		want := smartmoney.APIKey{
			ID: first.ID, CustomerID: "acme", Scope: smartmoney.ScopeCustomer, Hint: "sms-abcd",
			CreatedAt: testkit.StartUTC, ExpiresAt: &hour,
		}
		if diff := cmp.Diff(want, first); diff != "" {
			t.Errorf("created (-want +got):\n%s", diff)
		}
		clock.Advance(time.Minute)
		second, err := db.CreateKey(ctx, "acme", smartmoney.ScopeIngest, nil, [32]byte{2}, "sms-efgh")
		if err != nil {
			t.Fatal(err)
		}
		third, err := db.CreateKey(ctx, "other", smartmoney.ScopeCustomer, nil, [32]byte{3}, "sms-ijkl")
		if err != nil {
			t.Fatal(err)
		}
		for customer, want := range map[string][]smartmoney.APIKey{
			"acme": {first, second}, "other": {third}, "": {first, second, third},
		} {
			got, err := db.Keys(ctx, customer)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("keys of %q (-want +got):\n%s", customer, diff)
			}
		}
		got, err := db.KeyByHash(ctx, [32]byte{1})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(first, got); diff != "" {
			t.Errorf("by hash (-want +got):\n%s", diff)
		}
	})
}

// TestUsableKeys checks that a key counts until it expires or is revoked, or its customer is
// suspended or deleted.
func TestUsableKeys(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := context.Background()
		count := func(want map[smartmoney.Scope]int) {
			t.Helper()
			got, err := db.UsableKeys(ctx)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("usable (-want +got):\n%s", diff)
			}
		}
		count(map[smartmoney.Scope]int{})
		expires := testkit.Start.Add(time.Hour)
		n := byte(0)
		create := func(customer string, scope smartmoney.Scope, expires *time.Time) smartmoney.APIKey {
			t.Helper()
			n++
			key, err := db.CreateKey(ctx, customer, scope, expires, [32]byte{n}, "sms-abcd")
			if err != nil {
				t.Fatal(err)
			}
			return key
		}
		for _, id := range []string{"acme", "paused", "gone"} {
			if _, err := db.CreateCustomer(ctx, id, id); err != nil {
				t.Fatal(err)
			}
			create(id, smartmoney.ScopeCustomer, nil)
			create(id, smartmoney.ScopeCustomer, &expires)
			create(id, smartmoney.ScopeRead, nil)
		}
		revoked := create("acme", smartmoney.ScopeIngest, nil)
		create("", smartmoney.ScopeOperator, nil)
		count(map[smartmoney.Scope]int{smartmoney.ScopeCustomer: 6, smartmoney.ScopeRead: 3, smartmoney.ScopeIngest: 1, smartmoney.ScopeOperator: 1})
		if err := db.RevokeKey(ctx, revoked.ID); err != nil {
			t.Fatal(err)
		}
		if err := db.SuspendCustomer(ctx, "paused"); err != nil {
			t.Fatal(err)
		}
		count(map[smartmoney.Scope]int{smartmoney.ScopeCustomer: 4, smartmoney.ScopeRead: 2, smartmoney.ScopeOperator: 1})
		if _, err := db.DeleteCustomer(ctx, "gone"); err != nil {
			t.Fatal(err)
		}
		clock.Advance(2 * time.Hour)
		count(map[smartmoney.Scope]int{smartmoney.ScopeCustomer: 1, smartmoney.ScopeRead: 1, smartmoney.ScopeOperator: 1})
	})
}

func TestRevokeKey(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := context.Background()
		if _, err := db.CreateCustomer(ctx, "Acme", "acme"); err != nil {
			t.Fatal(err)
		}
		key, err := db.CreateKey(ctx, "acme", smartmoney.ScopeCustomer, nil, [32]byte{1}, "sms-abcd")
		if err != nil {
			t.Fatal(err)
		}
		for range 2 { // the second time changes nothing
			clock.Advance(time.Hour)
			if err := db.RevokeKey(ctx, key.ID); err != nil {
				t.Fatal(err)
			}
			got, err := db.KeyByHash(ctx, [32]byte{1})
			if err != nil {
				t.Fatal(err)
			}
			if want := testkit.StartUTC.Add(time.Hour); got.RevokedAt == nil || !got.RevokedAt.Equal(want) {
				t.Errorf("revoked at %v, want %v", got.RevokedAt, want)
			}
		}
		testkit.WantError(t, db.RevokeKey(ctx, "none"), smartmoney.CodeNotFound, "", "key not found: none")
	})
}

func TestKeysRefuse(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
		ctx := context.Background()
		if _, err := db.CreateCustomer(ctx, "Acme", "acme"); err != nil {
			t.Fatal(err)
		}
		create := func(customer string, scope smartmoney.Scope, expires *time.Time) error {
			_, err := db.CreateKey(ctx, customer, scope, expires, [32]byte{9}, "sms-zzzz")
			return err
		}
		testkit.WantError(t, create("nobody", smartmoney.ScopeCustomer, nil), smartmoney.CodeNotFound, "", "customer not found: nobody")
		testkit.WantError(t, create("acme", "root", nil), smartmoney.CodeBadInput, "scope",
			`scope must be one of customer, read, ingest, operator, got "root"`)
		testkit.WantError(t, create("acme", smartmoney.ScopeOperator, nil), smartmoney.CodeBadInput, "customer",
			"customer must be left out for a key of scope operator, which belongs to no customer")
		past := testkit.Start
		testkit.WantError(t, create("acme", smartmoney.ScopeCustomer, &past), smartmoney.CodeBadInput, "expires",
			"expires must be in the future, got 2031-03-03T20:06:07Z")
		_, err := db.Keys(ctx, "nobody")
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: nobody")
		_, err = db.KeyByHash(ctx, [32]byte{9})
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "key not found")

		if err := create("acme", smartmoney.ScopeCustomer, nil); err != nil {
			t.Fatal(err)
		}
		if err := create("acme", smartmoney.ScopeCustomer, nil); err == nil {
			t.Error("the same secret was taken twice")
		}
	})
}

// A key of scope operator belongs to no customer, and is listed beside the others.
func TestOperatorKeys(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
		ctx := context.Background()
		made, err := db.CreateKey(ctx, "", smartmoney.ScopeOperator, nil, [32]byte{7}, "sms-oper")
		if err != nil {
			t.Fatal(err)
		}
		found, err := db.KeyByHash(ctx, [32]byte{7})
		if err != nil || found != made || found.CustomerID != "" || found.Scope != smartmoney.ScopeOperator {
			t.Errorf("found %+v, %v; made %+v", found, err, made)
		}
		if all, err := db.Keys(ctx, ""); err != nil || len(all) != 1 || all[0] != made {
			t.Errorf("all keys: %+v, %v", all, err)
		}
		if err := db.RevokeKey(ctx, made.ID); err != nil {
			t.Error(err)
		}
	})
}
