package store_test

import (
	"testing"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// The migrations that releases ended with.
const (
	beforeSignals  = 2
	beforeWebhooks = 3
)

// older makes a database of each kind as a release with only the first migrations left it, with rows that
// statements insert, and migrates it.
func older(t *testing.T, migrations int, statements []string, run func(t *testing.T, db *store.DB, clock *smtest.Clock)) {
	fresh(t, func(t *testing.T, o store.Options) {
		clock := smtest.NewClock(noon)
		o.Now = clock.Now
		db := smtest.Open(t, o)
		if err := store.MigrateFirst(t.Context(), db, migrations); err != nil {
			t.Fatal(err)
		}
		for _, statement := range statements {
			if _, err := db.Writer().Exec(statement); err != nil {
				t.Fatalf("%s: %v", statement, err)
			}
		}
		if err := db.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		run(t, db, clock)
	})
}

// Customers of an older database have a log and no configuration, until one is set.
func TestOlderCustomersHaveNoConfiguration(t *testing.T) {
	olderCustomers := []string{"INSERT INTO customers VALUES ('old', 'Customer old', '2026-01-01 00:00:00+00:00'), ('older', 'Customer older', '2025-01-01 00:00:00+00:00')"}
	older(t, beforeSignals, olderCustomers, func(t *testing.T, db *store.DB, _ *smtest.Clock) {
		ctx := t.Context()
		_, err := db.Config(ctx, "old")
		wantError(t, err, smartmoney.CodeNotFound, "", "customer not found: old")
		if accounts, _, err := db.Accounts(ctx, 0); err != nil || len(accounts) != 0 {
			t.Errorf("accounts %+v, error %v; want none", accounts, err)
		}
		if n, _, err := db.ResetNotifications(ctx, "old"); err != nil || n != 0 {
			t.Errorf("reset %d entries, error %v", n, err)
		}
		if accounts, revision, err := db.Accounts(ctx, 0); err != nil || len(accounts) != 0 || revision != 1 {
			t.Errorf("accounts %+v, revision %d, error %v; want none and 1", accounts, revision, err)
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
	const base, ethereum = "UPDATE engine_state SET position = 30 WHERE chain = 0", "UPDATE engine_state SET position = 20 WHERE chain = 1"
	log := []string{ // base: arrivals 1 to 30 and 51 to 60, ethereum: 31 to 50
		"UPDATE log_arrivals SET last = 60", "UPDATE log_heads SET last_seq = 40 WHERE chain = 0", "UPDATE log_heads SET last_seq = 20 WHERE chain = 1",
		"INSERT INTO log_segments VALUES (0, 1, 30, 1, 0, ''), (1, 1, 20, 31, 0, ''), (0, 31, 40, 51, 0, '')",
	}
	for _, c := range []struct {
		name       string
		statements []string
		want       int64
	}{
		{"empty", nil, 0},
		{"nothing processed", log, 0},
		{"ethereum resumes at 31", append(log[:4:4], base), 30},
		{"both to the end of a segment", append(log[:4:4], base, ethereum), 50},
		{"in the middle of a segment", append(log[:4:4], "UPDATE engine_state SET position = 35 WHERE chain = 0", ethereum), 50},
		{"everything", append(log[:4:4], "UPDATE engine_state SET position = 40 WHERE chain = 0", ethereum), 60},
	} {
		t.Run(c.name, func(t *testing.T) {
			older(t, beforeSignals, c.statements, func(t *testing.T, db *store.DB, _ *smtest.Clock) {
				if got, err := db.Progress(t.Context()); err != nil || got != c.want {
					t.Errorf("progress %d, error %v; want %d", got, err, c.want)
				}
			})
		})
	}
}
