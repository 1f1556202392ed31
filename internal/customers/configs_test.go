package customers_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestConfigIsMadeWithTheCustomer(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
		testkit.Customers(t, db, "acme")
		got, err := db.Config(t.Context(), "acme")
		if err != nil {
			t.Fatal(err)
		}
		want := smartmoney.CustomerConfig{
			CustomerID: "acme", Version: 1, CreatedAt: testkit.StartUTC, UpdatedAt: testkit.StartUTC, Config: smartmoney.DefaultConfig("Customer acme"),
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("configuration (-want +got):\n%s", diff)
		}
		_, err = db.Config(t.Context(), "nobody")
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

func TestChangeConfig(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		testkit.Customers(t, db, "acme")
		full := smartmoney.DefaultConfig("Acmé \"2\" \x00")
		full.Chains, full.SignalTypes = []smartmoney.Chain{}, []smartmoney.NotificationType{smartmoney.SellSignal}
		full.PerTypeLimits = map[smartmoney.NotificationType]int{smartmoney.WhaleMove: 0}
		full.MinWinRate, full.MaxBuyVolumeUSD, full.CooldownHours = 1.0/3, 1e-300, 0.1
		full.WebhookURL = "https://example.com/?a=<b>&c"
		clock.Advance(time.Minute)
		changed, err := db.ChangeConfig(ctx, "acme", "key-1", func(c smartmoney.Config, exists bool) (smartmoney.Config, error) {
			if diff := cmp.Diff(smartmoney.DefaultConfig("Customer acme"), c); diff != "" || !exists {
				t.Errorf("change is given exists = %v and (-want +got):\n%s", exists, diff)
			}
			return full, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		want := smartmoney.CustomerConfig{CustomerID: "acme", Version: 2, CreatedAt: testkit.StartUTC, UpdatedAt: testkit.StartUTC.Add(time.Minute), Config: full}
		if diff := cmp.Diff(want, changed); diff != "" {
			t.Errorf("changed (-want +got):\n%s", diff)
		}
		if got, err := db.Config(ctx, "acme"); err != nil || cmp.Diff(want, got) != "" {
			t.Errorf("error %v, read (-want +got):\n%s", err, cmp.Diff(want, got))
		}
		// The first one that changes nothing counts too.
		same := func(c smartmoney.Config, _ bool) (smartmoney.Config, error) { return c, nil }
		if got, err := db.ChangeConfig(ctx, "acme", "", same); err != nil || got.Version != 3 || cmp.Diff(full, got.Config) != "" {
			t.Errorf("version %d, error %v; want version 3 of the same", got.Version, err)
		}
		history := []smartmoney.ConfigVersion{
			{CustomerID: "acme", Version: 1, ConfigRevision: 1, ChangedAt: testkit.StartUTC, Config: smartmoney.DefaultConfig("Customer acme")},
			{CustomerID: "acme", Version: 2, ConfigRevision: 2, ChangedAt: testkit.StartUTC.Add(time.Minute), KeyID: "key-1", Config: full},
			{CustomerID: "acme", Version: 3, ConfigRevision: 3, ChangedAt: testkit.StartUTC.Add(time.Minute), Config: full},
		}
		if got, err := db.ConfigHistory(ctx, "acme", 0); err != nil || cmp.Diff(history, got) != "" {
			t.Errorf("error %v, history (-want +got):\n%s", err, cmp.Diff(history, got))
		}
		newest := []smartmoney.ConfigVersion{history[2], history[1]}
		if got, err := db.ConfigVersions(ctx, "acme", 0, 2); err != nil || cmp.Diff(newest, got) != "" {
			t.Errorf("error %v, newest versions (-want +got):\n%s", err, cmp.Diff(newest, got))
		}
		if got, err := db.ConfigVersions(ctx, "nobody", 0, 2); err != nil || len(got) != 0 {
			t.Errorf("versions of nobody: %v, error %v", got, err)
		}
	})
}

// Updates in a row that change nothing are one version with the time and key of the last, and make
// nobody read again.
func TestRepeatedConfigsAreOneVersion(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		testkit.Customers(t, db, "a")
		update := func(key string, budget int) smartmoney.CustomerConfig {
			t.Helper()
			clock.Advance(time.Minute)
			c, err := db.ChangeConfig(ctx, "a", key, testkit.Budget(budget))
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		update("k1", 40)
		update("k2", 40)
		revision, err := db.ConfigRevision(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for range 5 {
			update("k3", 40)
		}
		last := update("k4", 40)
		if last.Version != 3 || !last.UpdatedAt.Equal(testkit.StartUTC.Add(8*time.Minute)) || last.DailyBudget != 40 {
			t.Errorf("version %d of %s with budget %d after eight updates to one of 40", last.Version, last.UpdatedAt, last.DailyBudget)
		}
		if got, err := db.ConfigRevision(ctx); err != nil || got != revision {
			t.Errorf("revision %d, %v; want %d as before the repeated updates", got, err, revision)
		}
		update("k5", 41)
		update("k6", 40)
		_, err = db.ChangeConfig(ctx, "a", "k7", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
			c.PerTypeLimits[smartmoney.WhaleMove] = 1 // in place
			return c, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		history, err := db.ConfigHistory(ctx, "a", 0)
		for _, v := range history {
			got = append(got, fmt.Sprintf("%d %q +%s %d/%d", v.Version, v.KeyID, v.ChangedAt.Sub(testkit.StartUTC), v.Config.DailyBudget, v.Config.PerTypeLimits[smartmoney.WhaleMove]))
		}
		want := []string{
			`1 "" +0s 30/5`, `2 "k1" +1m0s 40/5`, `3 "k4" +8m0s 40/5`, `4 "k5" +9m0s 41/5`, `5 "k6" +10m0s 40/5`, `6 "k7" +10m0s 40/1`,
		}
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("error %v, history (-want +got):\n%s", err, diff)
		}
	})
}

// A customer has its first version and the newest 1000, whatever an older release left, and no
// other customer loses one.
func TestVersionsOfACustomerAreBounded(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		testkit.Customers(t, db, "a", "b")
		testkit.ManyVersions(t, db, "b", 5)
		testkit.ManyVersions(t, db, "a", 1149)
		created, err := db.Config(ctx, "a")
		if err != nil {
			t.Fatal(err)
		}
		change := func(budget int) {
			t.Helper()
			c, err := db.ChangeConfig(ctx, "a", "", testkit.Budget(budget))
			if err != nil || c.DailyBudget != budget || !c.CreatedAt.Equal(created.CreatedAt) {
				t.Fatalf("changed to %+v, %v", c, err)
			}
		}
		stored := func() (numbers []int64) {
			t.Helper()
			for below := int64(0); ; below = numbers[len(numbers)-1] {
				page, err := db.ConfigVersions(ctx, "a", below, 200)
				if err != nil {
					t.Fatal(err)
				}
				for _, v := range page {
					numbers = append(numbers, v.Version)
				}
				if len(page) < 200 {
					return numbers
				}
			}
		}
		change(50) // version 1151
		if n := stored(); len(n) != 1+1050 || n[len(n)-2] != 102 || n[len(n)-1] != 1 {
			t.Errorf("%d versions, the oldest %v; want the first and 102 to 1151", len(n), n[len(n)-2:])
		}
		change(51)
		change(52)
		if n := stored(); len(n) != 1+1000 || n[len(n)-2] != 154 || n[len(n)-1] != 1 {
			t.Errorf("%d versions, the oldest %v; want the first and 154 to 1153", len(n), n[len(n)-2:])
		}
		if n := testkit.Count(t, db, "config_versions"); n != 1001+6 {
			t.Errorf("%d versions of both customers, want 1001 and 6", n)
		}
	})
}

// ConfigHistory reads what was in force at a configuration revision or later, and stops where
// versions are missing.
func TestConfigHistory(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		testkit.Customers(t, db, "a") // revision 1
		testkit.ManyVersions(t, db, "a", 128)
		testkit.Customers(t, db, "b") // revision 130
		for i := range 3 {            // versions 130 to 132 of revisions 131 to 133
			if _, err := db.ChangeConfig(ctx, "a", "", testkit.Budget(50+i)); err != nil {
				t.Fatal(err)
			}
		}
		check := func(revision, first int64) {
			t.Helper()
			all, err := db.ConfigHistory(ctx, "a", revision)
			if err != nil {
				t.Fatal(err)
			}
			for i, v := range all {
				if v.Version != first+int64(i) {
					t.Fatalf("from revision %d: version %d is the one of index %d, want versions %d to 132", revision, v.Version, i, first)
				}
			}
			if len(all) != int(132-first+1) {
				t.Errorf("from revision %d: %d versions, want %d to 132", revision, len(all), first)
			}
		}
		for revision, first := range map[int64]int64{
			0: 1, 1: 1, 2: 2, 80: 80, 81: 81, 82: 82, 83: 83, 129: 129, 130: 129, 131: 130, 133: 132, 134: 132, math.MaxInt64: 132,
		} {
			check(revision, first)
		}
		if _, err := db.Writer().ExecContext(ctx, "DELETE FROM config_versions WHERE customer_id = 'a' AND version BETWEEN 2 AND 60"); err != nil {
			t.Fatal(err)
		}
		for revision, first := range map[int64]int64{0: 61, 1: 61, 60: 61, 61: 61, 62: 62} {
			check(revision, first)
		}
		if all, err := db.ConfigHistory(ctx, "nobody", 0); err != nil || len(all) != 0 {
			t.Errorf("of nobody: %v, %v", all, err)
		}
	})
}

func TestChangeConfigRefused(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		testkit.Customers(t, db, "acme")
		refusal := smartmoney.BadInput("daily_budget", "too much")
		_, err := db.ChangeConfig(ctx, "acme", "", func(smartmoney.Config, bool) (smartmoney.Config, error) {
			return smartmoney.Config{}, refusal
		})
		if !errors.Is(err, refusal) {
			t.Errorf("error %v, want change's own", err)
		}
		if got, err := db.Config(ctx, "acme"); err != nil || got.Version != 1 {
			t.Errorf("version %d after a refusal, error %v; want 1", got.Version, err)
		}
		if revision, err := db.ConfigRevision(ctx); err != nil || revision != 1 {
			t.Errorf("revision %d after a refusal, error %v; want 1", revision, err)
		}
		called := false
		_, err = db.ChangeConfig(ctx, "nobody", "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
			called = true
			return c, nil
		})
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: nobody")
		if called {
			t.Error("change was called for nobody")
		}
	})
}

// A customer that could not be made leaves nothing behind.
func TestCustomerTakenChangesNothing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		testkit.Customers(t, db, "acme")
		if _, err := db.CreateCustomer(t.Context(), "Other", "acme"); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
			t.Errorf("error %v, want one of bad input", err)
		}
		if customers, revision, err := db.ChangedCustomers(t.Context(), 0); err != nil || len(customers) != 1 || revision != 1 {
			t.Errorf("%d customers, revision %d, error %v; want 1 and 1", len(customers), revision, err)
		}
	})
}

func TestChangedCustomers(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		seen := int64(0)
		// changed returns what has changed since the last call.
		changed := func() (list []string) {
			t.Helper()
			customers, revision, err := db.ChangedCustomers(ctx, seen)
			if err != nil {
				t.Fatal(err)
			}
			if polled, err := db.ConfigRevision(ctx); err != nil || polled != revision || revision < seen {
				t.Errorf("revision %d, polled %d, before %d, error %v", revision, polled, seen, err)
			}
			seen = revision
			for _, a := range customers {
				list = append(list, fmt.Sprintf("%s budget %d config %d log %d", a.CustomerID, a.DailyBudget, a.Version, a.LogVersion))
			}
			return list
		}
		check := func(what string, want ...string) {
			t.Helper()
			if diff := cmp.Diff(want, changed()); diff != "" {
				t.Errorf("%s (-want +got):\n%s", what, diff)
			}
		}
		check("nobody there")
		testkit.Customers(t, db, "b", "B", "a")
		check("all new", "B budget 30 config 1 log 1", "a budget 30 config 1 log 1", "b budget 30 config 1 log 1")
		check("nothing new")
		if _, err := db.ChangeConfig(ctx, "b", "", testkit.Budget(50)); err != nil {
			t.Fatal(err)
		}
		check("one changed", "b budget 50 config 2 log 2")
		if _, _, err := db.ResetNotifications(ctx, "a"); err != nil {
			t.Fatal(err)
		}
		check("one reset", "a budget 30 config 1 log 2")
		seen = 0
		check("from the start", "B budget 30 config 1 log 1", "a budget 30 config 1 log 2", "b budget 50 config 2 log 2")
	})
}

// Changes made at the same time follow each other: each starts from the one before,
// and who follows the configuration revision gets the last of each customer.
func TestConfigsChangedConcurrently(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		const writers, changes = 6, 15
		testkit.Customers(t, db, "a", "b")
		follower, stop := context.WithCancel(ctx)
		latest := map[string]int64{}
		var reading, writing sync.WaitGroup
		reading.Go(func() {
			seen := int64(0)
			for done := false; !done; {
				done = follower.Err() != nil // one more time after all is written
				customers, revision, err := db.ChangedCustomers(ctx, seen)
				if err != nil {
					t.Error(err)
					return
				}
				for _, a := range customers {
					latest[a.CustomerID] = a.Version
				}
				seen = revision
			}
		})
		for i := range writers {
			writing.Go(func() {
				for range changes {
					_, err := db.ChangeConfig(ctx, []string{"a", "b"}[i%2], "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
						c.MinTrades++
						return c, nil
					})
					if err != nil {
						t.Error(err)
					}
				}
			})
		}
		writing.Wait()
		stop()
		reading.Wait()
		const each = writers / 2 * changes
		for _, id := range []string{"a", "b"} {
			c, err := db.Config(ctx, id)
			if err != nil || c.MinTrades != 10+each || c.Version != 1+each || latest[id] != c.Version {
				t.Errorf("%s: min_trades %d, version %d, followed to %d, error %v; want %d and %d",
					id, c.MinTrades, c.Version, latest[id], err, 10+each, 1+each)
			}
		}
	})
}
