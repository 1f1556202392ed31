package engine

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// agedTables are the tables of a chain's log and of what follows from it of which retention deletes
// rows by event time.
var agedTables = []string{"log_segments", "trade_ids", "trade_links", "detection_journal", "wallet_days", "leaderboard_parts", "closings"}

// TestRetentionRefusesDamage: no flipped bit of the event times by which retention deletes makes it
// delete anything. Where rows would go, it says what to do.
func TestRetentionRefusesDamage(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		damaged(t, db, "UPDATE engine_state SET event_time = event_time + 0")
		const keep = 50 * 24 * time.Hour
		tasks := append(retention.AgeTasks(retention.TablesOf(db.DB), retention.Ages{
			Journal: keep, History: keep, Closings: keep, Idempotency: keep, Rejects: keep,
		}), retention.NewTrades(db.Log, db.Days, nil, keep))
		rows := func() (all []int) {
			for _, table := range agedTables {
				all = append(all, count(t, db, table))
			}
			return all
		}
		before := rows()
		// sweep runs the tasks and returns what they said.
		sweep := func() string {
			var said []string
			for _, task := range tasks {
				for {
					n, err := task.Run(t.Context(), time.Now())
					if err != nil {
						said = append(said, err.Error())
					}
					if n == 0 || err != nil {
						break
					}
				}
			}
			return strings.Join(said, "\n")
		}
		if said := sweep(); said != "" || fmt.Sprint(rows()) != fmt.Sprint(before) {
			t.Fatalf("rows of the last days were deleted: %v became %v, %s", before, rows(), said)
		}
		write := func(statement string, args ...any) {
			t.Helper()
			if _, err := db.Writer().Exec(statement, args...); err != nil {
				t.Fatal(err)
			}
		}
		for _, c := range []struct{ column, want string }{
			{"event_time FROM engine_state WHERE chain = 0", "engine_state of base is damaged"},
			{"position FROM engine_state WHERE chain = 0", "engine_state of base is damaged"},
			{"event_time FROM log_heads WHERE chain = 0", ""},
			{"to_time FROM detection_journal WHERE chain = 0 AND first_seq = (SELECT min(first_seq) FROM detection_journal WHERE chain = 0)", ""},
			{"to_time FROM detection_journal WHERE chain = 0 AND first_seq = (SELECT max(first_seq) FROM detection_journal WHERE chain = 0)", ""},
		} {
			column, rest, _ := strings.Cut(c.column, " FROM ")
			table, where, _ := strings.Cut(rest, " ")
			var sound int64
			if err := db.Reader().QueryRow("SELECT " + c.column).Scan(&sound); err != nil {
				t.Fatal(err)
			}
			for bit := 0; bit < 63; bit += 63 / scale.Part(db.Dialect() == sqldb.Postgres, 63) {
				write("UPDATE "+table+" SET "+column+" = $1 "+where, sound^1<<bit)
				said := sweep()
				if got := rows(); fmt.Sprint(got) != fmt.Sprint(before) {
					t.Fatalf("bit %d of %s: of %v rows of %v there are %v", bit, c.column, before, agedTables, got)
				}
				if !strings.Contains(said, c.want) || said != "" && !strings.Contains(said, "smartmoney rebuild") && !strings.Contains(said, "restore a backup") {
					t.Errorf("bit %d of %s: the error is %q", bit, c.column, said)
				}
			}
			write("UPDATE "+table+" SET "+column+" = $1 "+where, sound)
		}
		var meta []byte
		if err := db.Reader().QueryRow("SELECT meta FROM engine_state WHERE chain = 0").Scan(&meta); err != nil {
			t.Fatal(err)
		}
		// Without its checksum a row is one of a former version, by which nothing is deleted.
		write("UPDATE engine_state SET event_time = event_time + 157680000000000000, meta = $1 WHERE chain = 0", []byte(strings.Replace(string(meta), `"sum"`, `"sul"`, 1)))
		if said := sweep(); fmt.Sprint(rows()) != fmt.Sprint(before) {
			t.Errorf("by a row without checksum %v rows became %v, %s", before, rows(), said)
		}
		write("UPDATE engine_state SET event_time = event_time - 157680000000000000, meta = $1 WHERE chain = 0", meta)
		if said := sweep(); said != "" {
			t.Errorf("of the repaired database: %s", said)
		}
	})
}

// A horizon later than the clock is refused, and nothing goes.
func TestRetentionRefusesTheFuture(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		damaged(t, db, "UPDATE engine_state SET event_time = event_time + 0")
		task := retention.NewTrades(db.Log, db.Days, nil, time.Minute)
		old, err := db.OldEvents(t.Context(), smartmoney.Base, time.Minute, 1, 1)
		if err != nil || len(old.Segments) == 0 {
			t.Fatalf("%d segments are old, error %v", len(old.Segments), err)
		}
		if n, err := task.Run(t.Context(), old.Before.Add(-time.Second)); n != 0 || err == nil || !strings.Contains(err.Error(), "set the clock") {
			t.Errorf("%d events were dropped before a horizon of the future, error %v", n, err)
		}
		if n, err := task.Run(t.Context(), old.Before); n == 0 || err != nil {
			t.Errorf("%d events were dropped before the horizon, error %v", n, err)
		}
	})
}
