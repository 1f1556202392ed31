package customers_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// changed returns the customers that the leader would load after a revision.
func changed(t *testing.T, db *testkit.DB, after int64) (map[string]notifications.Customer, int64) {
	t.Helper()
	list, revision, err := db.ChangedCustomers(t.Context(), after)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]notifications.Customer{}
	for _, c := range list {
		all[c.CustomerID] = c
	}
	return all, revision
}

// A suspended customer wants no signal and its webhook is not leased; what waits is sent after it
// is resumed.
func TestSuspendCustomer(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		clock.Set(testkit.Noon)
		h := testkit.NewHooks(t, db, clock)
		h.Hooked("a", "b")
		h.Sent("s1", "a", "b")
		before, revision := changed(t, db, -1)
		if err := db.SuspendCustomer(t.Context(), "a"); err != nil {
			t.Fatal(err)
		}
		now, _ := changed(t, db, revision)
		a, only := now["a"], len(now) == 1
		if !only || len(a.Chains) != 0 || len(a.SignalTypes) != 0 || a.LogVersion <= before["a"].LogVersion {
			t.Errorf("the leader loads %+v; want one customer that wants nothing, with a newer version than %d", now, before["a"].LogVersion)
		}
		if c, err := db.Config(t.Context(), "a"); err != nil || len(c.Chains) == 0 {
			t.Errorf("its settings are %v, %v; want those that it had", c.Chains, err)
		}
		for _, lease := range h.Lease("w", 10) {
			if lease.CustomerID != "b" {
				t.Errorf("the webhook of customer %s is leased", lease.CustomerID)
			}
		}
		at := clock.Now()
		clock.Advance(time.Hour)
		for range 2 {
			if err := db.SuspendCustomer(t.Context(), "a"); err != nil {
				t.Fatal(err)
			}
		}
		if c, err := db.Customer(t.Context(), "a"); err != nil || c.SuspendedAt == nil || !c.SuspendedAt.Equal(at) {
			t.Errorf("suspended at %v, %v; want the first time, %v", c.SuspendedAt, err, at)
		}
		if err := db.ResumeCustomer(t.Context(), "a"); err != nil {
			t.Fatal(err)
		}
		if now, _ := changed(t, db, -1); len(now["a"].Chains) == 0 {
			t.Error("a resumed customer wants nothing")
		}
		found := false
		for _, lease := range h.Lease("v", 10) {
			found = found || lease.CustomerID == "a"
		}
		if !found {
			t.Error("the webhook of the resumed customer is not leased")
		}
		testkit.WantError(t, db.SuspendCustomer(t.Context(), "nobody"), smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

// A lease of a webhook ends with the suspension of its customer: its worker records nothing.
func TestSuspendEndsLeases(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		clock.Set(testkit.Noon)
		h := testkit.NewHooks(t, db, clock)
		h.Hooked("a")
		h.Sent("s1", "a")
		lease := h.LeaseOne()
		if err := db.SuspendCustomer(t.Context(), "a"); err != nil {
			t.Fatal(err)
		}
		if err := db.RenewWebhook(t.Context(), lease, clock.Now().Add(time.Minute)); !errors.Is(err, outbox.ErrLeaseLost) {
			t.Errorf("renewing gives %v, want %v", err, outbox.ErrLeaseLost)
		}
	})
}

// A deletion removes the rows of one customer from every table and nothing of another's, also if it
// was interrupted after its first transaction.
func TestDeleteCustomer(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		clock.Set(testkit.Noon)
		h := testkit.NewHooks(t, db, clock)
		h.Hooked("a", "b")
		h.Sent("s1", "a", "b")
		h.Sent("s2", "a")
		for _, id := range []string{"a", "b"} {
			if _, err := db.CreateKey(ctx, id, smartmoney.ScopeCustomer, nil, [32]byte{id[0]}, "sms-"+id); err != nil {
				t.Fatal(err)
			}
			if err := feed.NewConfigs(db.DB).AddImpressions(ctx, id, "user", []string{"i1", "i2"}, clock.Now(), 100); err != nil {
				t.Fatal(err)
			}
			if _, err := db.SetLabel(ctx, id, smartmoney.Label{Kind: smartmoney.LabelWallet, Chain: smartmoney.Base, Address: "0x1", Name: "not to be kept"}); err != nil {
				t.Fatal(err)
			}
		}
		rows := func(id string) map[string]int64 {
			t.Helper()
			counts, err := db.CustomerRows(ctx, id)
			if err != nil {
				t.Fatal(err)
			}
			all := map[string]int64{}
			for _, c := range counts {
				all[c.Table] = c.Rows
			}
			return all
		}
		if err := db.SetTokenSigner(ctx, "a", &smartmoney.TokenSigner{Issuer: "i", Secret: "not to be kept"}); err != nil {
			t.Fatal(err)
		}
		had, other := rows("a"), rows("b")
		for _, table := range []string{"notifications", "webhook_deliveries", "webhook_endpoints", "api_keys", "labels", "impressions"} {
			if had[table] == 0 {
				t.Errorf("nothing to delete in %s", table)
			}
		}
		deleted, err := db.DeleteCustomer(ctx, "a")
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range deleted {
			if d.Table != "config_versions" && d.Rows != had[d.Table] {
				t.Errorf("%d rows deleted from %s, had %d", d.Rows, d.Table, had[d.Table])
			}
		}
		for table, n := range rows("b") {
			if n != other[table] {
				t.Errorf("customer b has %d rows in %s, had %d", n, table, other[table])
			}
		}
		var signers int
		if err := db.Reader().QueryRowContext(ctx, "SELECT count(*) FROM customers WHERE token_signer IS NOT NULL").Scan(&signers); err != nil || signers != 0 {
			t.Errorf("%d signers of tokens are left, %v", signers, err)
		}
		if n := testkit.Count(t, db, "signals"); n != 2 {
			t.Errorf("%d signals, want 2: customers share them", n)
		}
		now, _ := changed(t, db, -1)
		if a := now["a"]; a.CustomerID != "a" || len(a.Chains)+len(a.SignalTypes) != 0 || a.WebhookURL != "" || a.DisplayName != "deleted customer" {
			t.Errorf("the leader loads %+v, want a customer that wants nothing", a)
		}
		_, err = db.Customer(ctx, "a")
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: a")
		_, err = db.DeleteCustomer(ctx, "a")
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: a")
		_, err = db.CreateCustomer(ctx, "Again", "a")
		testkit.WantError(t, err, smartmoney.CodeBadInput, "id", `id must be new, customer "a" exists already`)
		_, err = db.SetLabel(ctx, "a", smartmoney.Label{Kind: smartmoney.LabelToken, Chain: smartmoney.Base, Address: "0x2", Watched: true})
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: a")
		_, err = db.ChangeConfig(ctx, "a", "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) { return c, nil })
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: a")
		if all, err := db.Customers(ctx); err != nil || len(all) != 1 || all[0].ID != "b" {
			t.Errorf("customers are %v, %v; want b", all, err)
		}
	})
}

// TestDeleteCustomerOverwrites checks that the files of SQLite hold nothing of a deleted customer,
// neither in the space that its rows left free nor in the write-ahead log, but for copies that
// SQLite left as it moved rows, and that other deletions do not go on overwriting.
func TestDeleteCustomerOverwrites(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	ctx := t.Context()
	testkit.Customers(t, db, "a", "b")
	for i := range 50 { // and a text that needs pages of its own
		name := fmt.Sprintf("SECRETPATH%d%s", i, strings.Repeat("x", 5000*(i%3)))
		_, err := db.ChangeConfig(ctx, "a", "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
			c.DisplayName = name
			return c, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := feed.NewConfigs(db.DB).AddImpressions(ctx, "a", name, []string{"i"}, testkit.Noon, 100); err != nil {
			t.Fatal(err)
		}
	}
	path, err := db.File(ctx)
	if err != nil {
		t.Fatal(err)
	}
	held := func() (n int) {
		for _, name := range []string{path, path + "-wal"} {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			n += bytes.Count(text, []byte("SECRETPATH"))
		}
		return n
	}
	before := held()
	if before < 100 {
		t.Fatalf("the files hold %d texts of what is to be deleted", before)
	}
	if _, err := db.DeleteCustomer(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if n := held(); n > before/50 { // copies that SQLite left as it moved rows
		t.Errorf("the files hold %d of %d texts of the deleted customer", n, before)
	}
	var on bool
	if err := db.Writer().QueryRowContext(ctx, "PRAGMA secure_delete").Scan(&on); err != nil || on {
		t.Errorf("other deletions overwrite: %t, %v", on, err)
	}
}

// A deletion that ended after any of its transactions is finished by the next call.
func TestDeleteCustomerGoesOn(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		testkit.Customers(t, db, "a")
		if err := feed.NewConfigs(db.DB).AddImpressions(ctx, "a", "user", []string{"i1"}, clock.Now(), 100); err != nil {
			t.Fatal(err)
		}
		if err := db.Client().Customer.UpdateOneID("a").SetDeletedAt(clock.Now()).SetSuspendedAt(clock.Now()).Exec(ctx); err != nil {
			t.Fatal(err)
		}
		if _, err := db.DeleteCustomer(ctx, "a"); err != nil {
			t.Fatal(err)
		}
		if n := testkit.Count(t, db, "impressions"); n != 0 {
			t.Errorf("%d impressions are left", n)
		}
	})
}

func TestRotateKey(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		testkit.Customers(t, db, "a")
		old, err := db.CreateKey(ctx, "a", smartmoney.ScopeRead, nil, [32]byte{1}, "sms-1")
		if err != nil {
			t.Fatal(err)
		}
		until := clock.Now().Add(time.Hour).UTC().Truncate(time.Microsecond)
		made, err := db.RotateKey(ctx, old.ID, time.Hour, nil, [32]byte{2}, "sms-2")
		if err != nil || made.Scope != smartmoney.ScopeRead || made.CustomerID != "a" || made.ExpiresAt != nil || made.ID == old.ID {
			t.Errorf("made %+v, %v; want another read key of a", made, err)
		}
		was, err := db.KeyByHash(ctx, [32]byte{1})
		if err != nil || was.ExpiresAt == nil || !was.ExpiresAt.Equal(until) {
			t.Errorf("the old key expires at %v, %v; want %v", was.ExpiresAt, err, until)
		}
		// A second rotation does not prolong the old key.
		if _, err := db.RotateKey(ctx, old.ID, 2*time.Hour, nil, [32]byte{3}, "sms-3"); err != nil {
			t.Fatal(err)
		}
		if was, err := db.KeyByHash(ctx, [32]byte{1}); err != nil || !was.ExpiresAt.Equal(until) {
			t.Errorf("the old key now expires at %v, %v; want %v", was.ExpiresAt, err, until)
		}
		clock.Advance(2 * time.Hour)
		_, err = db.RotateKey(ctx, old.ID, time.Hour, nil, [32]byte{4}, "sms-4")
		testkit.WantError(t, err, smartmoney.CodeBadInput, "key", "key "+old.ID+" must be active: it is revoked or expired, create another one")
		_, err = db.RotateKey(ctx, old.ID, customers.MaxGrace+1, nil, [32]byte{4}, "sms-4")
		testkit.WantError(t, err, smartmoney.CodeBadInput, "grace", "grace must be between 0s and 90d, got 2160h0m0.000000001s")
		past := clock.Now().UTC()
		_, err = db.RotateKey(ctx, old.ID, 0, &past, [32]byte{4}, "sms-4")
		testkit.WantError(t, err, smartmoney.CodeBadInput, "expires", "expires must be in the future, got "+past.Format(time.RFC3339))
		_, err = db.RotateKey(ctx, "none", 0, nil, [32]byte{5}, "sms-5")
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "key not found: none")
	})
}

func TestAddKeyUses(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		testkit.Customers(t, db, "a")
		key, err := db.CreateKey(ctx, "a", smartmoney.ScopeRead, nil, [32]byte{1}, "sms-1")
		if err != nil {
			t.Fatal(err)
		}
		late := clock.Now().Add(time.Minute).UTC().Truncate(time.Microsecond)
		for _, use := range []smartmoney.KeyUse{{KeyID: key.ID, Count: 3, Last: late}, {KeyID: key.ID, Count: 4, Last: late.Add(-time.Second)}} {
			if err := db.AddKeyUses(ctx, []smartmoney.KeyUse{use, {KeyID: "unknown", Count: 1, Last: late}}); err != nil {
				t.Fatal(err)
			}
		}
		got, err := db.KeyByHash(ctx, [32]byte{1})
		if err != nil || got.Uses != 7 || got.LastUsedAt == nil || !got.LastUsedAt.Equal(late) {
			t.Errorf("%d uses, the last at %v, %v; want 7 and %v", got.Uses, got.LastUsedAt, err, late)
		}
	})
}

// usedKeys creates keys of a customer and returns a use of each, in the order of their creation.
// Calls on one database differ by their number.
func usedKeys(t *testing.T, db *testkit.DB, customer string, n int, call byte) (uses []smartmoney.KeyUse) {
	t.Helper()
	for i := range n {
		key, err := db.CreateKey(t.Context(), customer, smartmoney.ScopeRead, nil, [32]byte{byte(i), call}, "sms-1")
		if err != nil {
			t.Fatal(err)
		}
		uses = append(uses, smartmoney.KeyUse{KeyID: key.ID, Count: 1, Last: testkit.Noon})
	}
	return uses
}

// Processes that count the same keys at the same time, each in an order of its own, wait for each
// other and lose no use.
func TestAddKeyUsesOfTwoProcesses(t *testing.T) {
	t.Parallel()
	one, two := testkit.Shared(t)
	const keys, rounds = 60, 10
	uses := usedKeys(t, one, "a", keys, 0)
	back := slices.Clone(uses)
	slices.Reverse(back)
	var writing sync.WaitGroup
	for process, order := range map[*testkit.DB][]smartmoney.KeyUse{one: uses, two: back} {
		writing.Go(func() {
			for range rounds {
				if err := process.AddKeyUses(t.Context(), order); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	writing.Wait()
	all, err := one.Keys(t.Context(), "a")
	if err != nil || len(all) != keys {
		t.Fatalf("%d keys, %v", len(all), err)
	}
	for _, key := range all {
		if key.Uses != 2*rounds {
			t.Fatalf("key %s has %d uses, want %d", key.ID, key.Uses, 2*rounds)
		}
	}
}

// A customer is deleted while another process counts the uses of its keys: both wait for each
// other's rows in one order.
func TestDeleteCustomerWhileKeysAreCounted(t *testing.T) {
	t.Parallel()
	one, two := testkit.Shared(t)
	for round := range 5 {
		customer := fmt.Sprint("busy-", round)
		if _, err := one.CreateCustomer(t.Context(), "Busy", customer); err != nil {
			t.Fatal(err)
		}
		uses := usedKeys(t, one, customer, 100, byte(round))
		deleted := make(chan struct{})
		var counting sync.WaitGroup
		counting.Go(func() {
			for done := false; !done; {
				select {
				case <-deleted:
					done = true
				default:
				}
				if err := two.AddKeyUses(t.Context(), uses); err != nil {
					t.Error(err)
					return
				}
			}
		})
		if _, err := one.DeleteCustomer(t.Context(), customer); err != nil {
			t.Error(err)
		}
		close(deleted)
		counting.Wait()
	}
}
