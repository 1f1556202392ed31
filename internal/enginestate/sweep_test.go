package enginestate_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Old entries go, deleted ones too, in more than one batch; a signal stays as long
// as somebody's entry refers to it; numbers go on where they were.
func TestSweepNotifications(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		v := testkit.Customers(t, db, "a", "b", "c")
		const old = 1100
		var signals []*smartmoney.Signal
		var logged []notifications.Entry
		for i := range old {
			// Two signals of each trade, with one trader in common.
			s := testkit.Signal(fmt.Sprint("s", i), smartmoney.WhaleMove, "0xt", testkit.Noon.Add(time.Duration(i/2)), "0xw", fmt.Sprint("0xv", i))
			signals = append(signals, s)
			logged = append(logged, testkit.EntryOf([]string{"a", "b"}[i%2], v, s, 1))
		}
		testkit.Send(t, db, testkit.Noon, signals, logged...)
		shared := signals[10]
		testkit.Send(t, db, testkit.Noon.Add(48*time.Hour), nil, testkit.EntryOf("c", v, shared, 2))
		fresh := testkit.Signal("fresh", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
		testkit.Send(t, db, testkit.Noon.Add(48*time.Hour), []*smartmoney.Signal{fresh}, testkit.EntryOf("a", v, fresh, 2))
		clock.Set(testkit.Noon)
		if n, _, err := db.ResetNotifications(ctx, "b"); err != nil || n != old/2 {
			t.Fatalf("reset %d, error %v", n, err)
		}
		for _, c := range []struct {
			now                                             time.Time
			keep                                            time.Duration
			notifications, signals, signalContexts, wallets int
			keptSince                                       time.Time
		}{
			{testkit.Noon.Add(9000 * time.Hour), 0, old + 2, old + 1, old/2 + 1, old/2*3 + 1, time.Time{}},
			{testkit.Noon.Add(24 * time.Hour), 24 * time.Hour, old + 2, old + 1, old/2 + 1, old/2*3 + 1, time.Time{}},
			{testkit.Noon.Add(25 * time.Hour), 24 * time.Hour, 2, 2, 2, 4, testkit.Noon.Add(time.Hour)},
			// nothing more went
			{testkit.Noon.Add(26 * time.Hour), 24 * time.Hour, 2, 2, 2, 4, testkit.Noon.Add(time.Hour)},
			{testkit.Noon.Add(97 * time.Hour), 48 * time.Hour, 0, 0, 0, 0, testkit.Noon.Add(49 * time.Hour)},
		} {
			if err := testkit.Sweep(ctx, db, c.now, [smartmoney.ChainCount]int64{}, c.keep); err != nil {
				t.Fatal(err)
			}
			got := []int{testkit.Count(t, db, "notifications"), testkit.Count(t, db, "signals"), testkit.Count(t, db, "signal_contexts"), testkit.Count(t, db, "participants")}
			if diff := cmp.Diff([]int{c.notifications, c.signals, c.signalContexts, c.wallets}, got); diff != "" {
				t.Errorf("at %v keeping %v: entries, signals, contexts, participants (-want +got):\n%s", c.now, c.keep, diff)
			}
			if at, err := db.NotificationsKeptSince(ctx); err != nil || !at.Equal(c.keptSince) {
				t.Errorf("at %v keeping %v: kept since %v, %v; want %v", c.now, c.keep, at, err, c.keptSince)
			}
			if c.notifications == 2 {
				got := testkit.Entries(t, db, notifications.Query{CustomerID: "c"})
				if len(got) != 1 || cmp.Diff(shared, got[0].Signal) != "" {
					t.Errorf("the signal that c still refers to: %+v", got)
				}
			}
		}
		s := testkit.Signal("next", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
		if got := testkit.Send(t, db, testkit.Noon, []*smartmoney.Signal{s}, testkit.EntryOf("a", v, s, 3)); got[0].Sequence != old/2+2 || !got[0].SentAt.After(testkit.Noon.Add(48*time.Hour)) {
			t.Errorf("the next entry is number %d, sent at %v", got[0].Sequence, got[0].SentAt)
		}
	})
}

// A step that refers to an old signal while that is swept does not lose its body:
// Sweep waits for the step's end.
func TestSweepWaitsForSteps(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		v := testkit.Customers(t, db, "a", "b")
		s := testkit.Signal("s", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
		testkit.Send(t, db, testkit.Noon, []*smartmoney.Signal{s}, testkit.EntryOf("a", v, s, 1))

		// What a step does to the tables, but for its end.
		commit, err := db.Writer().Begin()
		if err != nil {
			t.Fatal(err)
		}
		defer commit.Rollback()
		for _, statement := range []string{
			"UPDATE engine_progress SET global_offset = 5 WHERE id = 0",
			`INSERT INTO notifications (id, log_id, sequence, sent_at, timestamp, global_offset, config_version, daily_used, daily_budget, type_used, chain, type, signal_id)
			 SELECT (CAST(id AS bigint) << 40) + 1, id, 1, 4102444800000000, 0, 0, 1, 1, 1, 1, 0, 0, 's' FROM notification_logs WHERE customer_id = 'b'`,
		} {
			if _, err := commit.Exec(statement); err != nil {
				t.Fatal(err)
			}
		}
		swept := make(chan error, 1)
		go func() {
			swept <- testkit.Sweep(context.Background(), db, testkit.Noon.Add(time.Hour), [smartmoney.ChainCount]int64{}, time.Minute)
		}()
		for deadline := time.Now().Add(20 * time.Second); !waiting(t, db) && len(swept) == 0; {
			if time.Now().After(deadline) {
				t.Fatal("the sweep neither ends nor waits")
			}
		}
		if err := commit.Commit(); err != nil {
			t.Fatal(err)
		}
		if err := <-swept; err != nil {
			t.Fatal(err)
		}
		if got := testkit.Entries(t, db, notifications.Query{CustomerID: "a"}); len(got) != 0 {
			t.Errorf("a still has %+v", got)
		}
		if got := testkit.Entries(t, db, notifications.Query{CustomerID: "b"}); len(got) != 1 || cmp.Diff(s, got[0].Signal) != "" {
			t.Errorf("b has %+v; want the signal, whole", got)
		}
	})
}

// waiting reports whether somebody waits for another transaction's end.
func waiting(t testing.TB, db *testkit.DB) bool {
	t.Helper()
	if db.Dialect() == sqldb.SQLite {
		return db.Writer().Stats().WaitCount > 0
	}
	var n int
	err := db.Reader().QueryRow(`SELECT count(*) FROM pg_stat_activity
		WHERE datname = current_database() AND wait_event_type = 'Lock'`).Scan(&n)
	if err != nil {
		t.Fatal(err)
	}
	return n > 0
}
