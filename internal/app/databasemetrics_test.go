package app_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// What the database says is exported while it answers. A database that does not answer is said to
// be down, and the rest is left out but for what was read a moment ago.
func TestCollectors(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		stores := app.NewStores(db.DB)
		var events []event.Event
		for i := range 3 {
			events = append(events, testkit.Buy(smartmoney.Base, 1, i, testkit.Minutes(i)))
		}
		if _, err := db.Append(t.Context(), events, testkit.Noon, nil); err != nil {
			t.Fatal(err)
		}
		testkit.WantMetrics(t, stores.Collectors(),
			"smartmoney_database_up 1", `smartmoney_chain_durable_events{chain="base"} 3`, `smartmoney_chain_processed_events{chain="base"} 0`,
			`smartmoney_chain_lag_events{chain="base"} 3`, `smartmoney_chain_lag_events{chain="solana"} 0`, `smartmoney_chain_lag_seconds{chain="solana"} 0`,
			`smartmoney_webhook_queue{kind="first"} 0`, `smartmoney_webhook_queue{kind="again"} 0`, "smartmoney_webhook_disabled 0", "smartmoney_sink_failing_seconds 0",
			"smartmoney_webhook_overdue_seconds 0")
		text := testkit.Metrics(t, stores.Collectors()...)
		for _, name := range []string{"smartmoney_database_bytes", `go_sql_open_connections{db_name="reader"}`} {
			if !strings.Contains(text, "\n"+name+" ") {
				t.Errorf("%s is not among\n%s", name, text)
			}
		}
		if sqlite := db.Dialect() == sqldb.SQLite; strings.Contains(text, "\nsmartmoney_disk_free_bytes ") != sqlite {
			t.Errorf("free space is exported: %t, want %t", !sqlite, sqlite)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		text = testkit.Metrics(t, stores.Collectors()...)
		for name, want := range map[string]bool{"smartmoney_database_up 0\n": true, "smartmoney_chain_": false, "smartmoney_webhook_overdue": false} {
			if strings.Contains(text, "\n"+name) != want {
				t.Errorf("%q is present: %t, want %t", name, !want, want)
			}
		}
		if _, err := stores.RecentBacklog(t.Context()); err != nil {
			t.Error(fmt.Errorf("what was read a moment ago was read again: %w", err))
		}
	})
}
