package store_test

import (
	"testing"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// beforeSignals takes the tables of signals and webhooks away again, with what says
// that they were made.
func beforeSignals(t testing.TB, db *store.DB) {
	t.Helper()
	for _, table := range []string{
		"webhook_attempts", "webhook_deliveries", "webhook_endpoints",
		"notifications", "scene_wallets", "scenes", "signals", "tape", "engine_progress", "config_versions", "customer_logs", "account_epoch",
	} {
		if _, err := db.Writer().Exec("DROP TABLE " + table); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := db.Writer().Exec("DELETE FROM schema_revisions WHERE description IN ('signals', 'webhooks')"); err != nil {
		t.Fatal(err)
	}
}

// Customers of an older database have a log and no configuration, until one is set.
func TestOlderCustomersHaveNoConfiguration(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		ctx := t.Context()
		customers(t, db, "old", "older")
		beforeSignals(t, db)
		if err := db.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		_, err := db.Config(ctx, "old")
		wantError(t, err, smartmoney.CodeNotFound, "", "customer not found: old")
		if accounts, _, err := db.Accounts(ctx, 0); err != nil || len(accounts) != 0 {
			t.Errorf("accounts %+v, error %v; want none", accounts, err)
		}
		if n, _, err := db.ResetNotifications(ctx, "old"); err != nil || n != 0 {
			t.Errorf("reset %d entries, error %v", n, err)
		}
		if accounts, revision, err := db.Accounts(ctx, 0); err != nil || len(accounts) != 0 || revision != 1 {
			t.Errorf("accounts %+v, epoch %d, error %v; want none and 1", accounts, revision, err)
		}
		got, err := db.ChangeConfig(ctx, "old", "key", func(c smartmoney.Config, exists bool) (smartmoney.Config, error) {
			if exists || c.DisplayName != "Customer old" || c.DailyBudget != 30 {
				t.Errorf("change is given exists = %v and %+v; want the default", exists, c)
			}
			return c, nil
		})
		if err != nil || got.Version != 1 || got.DisplayName != "Customer old" {
			t.Errorf("%+v, error %v; want version 1", got, err)
		}
		if accounts, _, err := db.Accounts(ctx, 1); err != nil || len(accounts) != 1 || accounts[0].LogVersion != 2 {
			t.Errorf("accounts %+v, error %v; want old with a log of version 2", accounts, err)
		}
		customers(t, db, "new")
	})
}

// The progress of an older database's engine is what is sure to be processed.
func TestProgressOfOlderDatabases(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		ctx := t.Context()
		check := func(want int64) {
			t.Helper()
			beforeSignals(t, db)
			if err := db.Migrate(ctx); err != nil {
				t.Fatal(err)
			}
			if got, err := db.Progress(ctx); err != nil || got != want {
				t.Errorf("progress %d, error %v; want %d", got, err, want)
			}
		}
		check(0)
		appendEvents(t, db, smtest.Events(1, smartmoney.Base, 30, 5, 5))     // arrivals 1 to 30
		appendEvents(t, db, smtest.Events(1, smartmoney.Ethereum, 20, 5, 5)) // 31 to 50
		appendEvents(t, db, smtest.Events(2, smartmoney.Base, 10, 5, 5))     // 51 to 60
		check(0)
		process := func(chain smartmoney.Chain, from, to int64) {
			if err := db.CommitState(ctx, &store.Commit{Chains: []*store.ChainCommit{{Chain: chain, From: from, To: to}}}); err != nil {
				t.Fatal(err)
			}
		}
		process(smartmoney.Base, 0, 30)
		check(30) // ethereum goes on at 31
		process(smartmoney.Ethereum, 0, 20)
		check(50)
		process(smartmoney.Base, 30, 35)
		check(50) // in the middle of a segment
		process(smartmoney.Base, 35, 40)
		check(60)
	})
}
