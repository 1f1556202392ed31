package ingest_test

import (
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// A damaged row of the log is the operator's to mend: clients are told that nothing was stored, and
// retry.
func TestDamageIsUnavailable(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		a.post(t, ndjson(trades(11, smartmoney.Base, 7)), nil)
		if _, err := db.Writer().Exec("UPDATE log_heads SET last_seq = last_seq + 64 WHERE chain = 0"); err != nil {
			t.Fatal(err)
		}
		status, got := a.post(t, ndjson(trades(12, smartmoney.Base, 7)), nil)
		if message, _ := got["error"].(string); status != 503 || !strings.HasPrefix(message, "the database is damaged") || !strings.Contains(message, "no event was stored") {
			t.Errorf("status %d, answer %v", status, got)
		}
		if _, err := db.Writer().Exec("UPDATE log_heads SET last_seq = last_seq - 64 WHERE chain = 0"); err != nil {
			t.Fatal(err)
		}
		if status, got := a.post(t, ndjson(trades(12, smartmoney.Base, 7)), nil); status != 200 {
			t.Errorf("after the repair: status %d, answer %v", status, got)
		}
	})
}
