package recovery_test

import (
	"slices"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestUncheckedTables checks that the tables that are named as unchecked are those of customers,
// and none that a check reads, the same on both databases but for SQLite's second table of ids.
func TestUncheckedTables(t *testing.T) {
	var of [2][]string
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		got, err := recovery.Unchecked(t.Context(), db.DB)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"api_keys", "config_versions", "customers", "notifications", "signals", "trade_ids", "wallet_days", "webhook_endpoints"} {
			if !slices.Contains(got, name) {
				t.Errorf("%s is not said to be unchecked", name)
			}
		}
		for _, name := range got {
			if recovery.Checks(name) || name == "engine_state" || name == "log_heads" {
				t.Errorf("%s is said to be unchecked", name)
			}
		}
		i := 0
		if db.Dialect() == sqldb.Postgres {
			i = 1
		}
		of[i] = slices.DeleteFunc(got, func(name string) bool { return name == "trade_ids_recent" || name == "database_place" })
	})
	if !slices.Equal(of[0], of[1]) {
		t.Errorf("SQLite: %v\nPostgreSQL: %v", of[0], of[1])
	}
}
