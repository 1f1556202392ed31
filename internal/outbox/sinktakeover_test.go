package outbox_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestSinksAreTakenOver holds that the sinks of an earlier release, which had positions in
// customers' logs, go on behind these: nothing is lost, and nothing is delivered again.
func TestSinksAreTakenOver(t *testing.T) {
	t.Parallel()
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		clock := testkit.NewClock(testkit.Noon)
		o.Now = clock.Now
		dialect := string(sqldb.SQLite)
		if strings.HasPrefix(o.URL, "postgres") {
			dialect = string(sqldb.Postgres)
		}
		db := testkit.Open(t, o)
		h := testkit.NewHooks(t, db, clock)
		h.Check(db.Migrate(t.Context()))
		execute := func(statements string) {
			t.Helper()
			_, err := db.Writer().ExecContext(t.Context(), statements)
			h.Check(err)
		}
		file := func(name string) string {
			t.Helper()
			all, err := filepath.Glob(filepath.Join("..", "..", "ent", "migrate", dialect, name))
			h.Check(err)
			text, err := os.ReadFile(all[0])
			h.Check(err)
			return string(text)
		}
		// Back to the tables of the earlier release.
		execute(`DROP INDEX webhook_endpoints_sink; ALTER TABLE webhook_endpoints DROP COLUMN sink_from; ALTER TABLE webhook_endpoints DROP COLUMN sink`)
		execute(file("*_sinks.sql"))

		testkit.Customers(t, db, "a", "new", "gone")
		for i := range 3 {
			h.Sent(fmt.Sprint("s", i), "a", "gone")
		}
		execute(`INSERT INTO sinks (id, name, kind, streams, begun, stopped, created_at, changed_at) VALUES
			(1, 'desk', 'kafka', 'notifications', 'notifications,decisions', false, 7, 7), (2, 'other', 'nats', 'trades', 'trades', false, 8, 8),
			(3, 'stopped', 'nats', 'notifications', 'notifications', true, 9, 9);
			INSERT INTO sink_positions (sink_id, stream, key, reached, sequence) SELECT 1, 0, id, 2, 2 FROM notification_logs WHERE customer_id = 'a';
			INSERT INTO sink_positions (sink_id, stream, key, reached, sequence) SELECT 1, 1, id, 99, 99 FROM notification_logs`)
		execute(file("*_sinks_in_the_outbox.sql"))
		_, err := db.DeleteCustomer(t.Context(), "gone")
		h.Check(err)

		h.Sent("s3", "a", "new")
		sinks := func() (got []string) {
			all, err := db.Sinks(t.Context())
			h.Check(err)
			for _, s := range all {
				got = append(got, fmt.Sprintf("%s: %d customers, %d to deliver", s.Name, s.Customers, s.Lag))
			}
			return got
		}
		h.Equal("sinks that were taken over", sinks(), []string{"desk: 2 customers, 3 to deliver", "stopped: 2 customers, 5 to deliver"})
		h.Check(db.JoinSink(t.Context(), "desk", true))
		h.Sent("s4", "a")
		clock.Advance(time.Second)
		due := map[string][]string{}
		leases, err := db.LeaseWebhooks(t.Context(), "worker", clock.Now(), testkit.LeaseLength, outbox.Slots{Sink: "desk", Free: 9, Failing: 9}, h.Secret)
		h.Check(err)
		for _, l := range leases {
			for _, d := range h.Due(l) {
				due[l.CustomerID] = append(due[l.CustomerID], fmt.Sprintf("%d after %d", d.Notification.Sequence, d.Previous))
			}
		}
		h.Equal("due", due, map[string][]string{"a": {"3 after 2", "4 after 3", "5 after 4"}, "new": {"1 after 0"}})
		h.Equal("sinks", sinks(), []string{"desk: 2 customers, 4 to deliver", "stopped: 2 customers, 6 to deliver"})
	})
}
