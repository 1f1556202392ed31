package enginestate_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/notifications"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
	"smartmoney/internal/store/storetest"
)

// Old entries go, deleted ones too, in more than one batch; a signal stays as long
// as somebody's entry refers to it; numbers go on where they were.
func TestSweepNotifications(t *testing.T) {
	t.Parallel()
	storetest.Clocked(t, func(t *testing.T, db *store.DB, clock *smtest.Clock) {
		ctx := t.Context()
		v := storetest.Customers(t, db, "a", "b", "c")
		const old = 1100
		var signals []*smartmoney.Signal
		var logged []notifications.Entry
		for i := range old {
			// Two signals of each trade, with one trader in common.
			s := storetest.Signal(fmt.Sprint("s", i), smartmoney.WhaleMove, "0xt", storetest.Noon.Add(time.Duration(i/2)), "0xw", fmt.Sprint("0xv", i))
			signals = append(signals, s)
			logged = append(logged, storetest.EntryOf([]string{"a", "b"}[i%2], v, s, 1))
		}
		storetest.Send(t, db, storetest.Noon, signals, logged...)
		shared := signals[10]
		storetest.Send(t, db, storetest.Noon.Add(48*time.Hour), nil, storetest.EntryOf("c", v, shared, 2))
		fresh := storetest.Signal("fresh", smartmoney.WhaleMove, "0xt", storetest.Noon, "0xw")
		storetest.Send(t, db, storetest.Noon.Add(48*time.Hour), []*smartmoney.Signal{fresh}, storetest.EntryOf("a", v, fresh, 2))
		clock.Set(storetest.Noon)
		if n, _, err := db.ResetNotifications(ctx, "b"); err != nil || n != old/2 {
			t.Fatalf("reset %d, error %v", n, err)
		}
		for _, c := range []struct {
			now                                             time.Time
			keep                                            time.Duration
			notifications, signals, signalContexts, wallets int
			keptSince                                       time.Time
		}{
			{storetest.Noon.Add(9000 * time.Hour), 0, old + 2, old + 1, old/2 + 1, old/2*3 + 1, time.Time{}},
			{storetest.Noon.Add(24 * time.Hour), 24 * time.Hour, old + 2, old + 1, old/2 + 1, old/2*3 + 1, time.Time{}},
			{storetest.Noon.Add(25 * time.Hour), 24 * time.Hour, 2, 2, 2, 4, storetest.Noon.Add(time.Hour)},
			{storetest.Noon.Add(26 * time.Hour), 24 * time.Hour, 2, 2, 2, 4, storetest.Noon.Add(time.Hour)}, // nothing more went
			{storetest.Noon.Add(97 * time.Hour), 48 * time.Hour, 0, 0, 0, 0, storetest.Noon.Add(49 * time.Hour)},
		} {
			if err := storetest.Sweep(ctx, db, c.now, [smartmoney.ChainCount]int64{}, c.keep); err != nil {
				t.Fatal(err)
			}
			got := []int{storetest.Count(t, db, "notifications"), storetest.Count(t, db, "signals"), storetest.Count(t, db, "signal_contexts"), storetest.Count(t, db, "participants")}
			if diff := cmp.Diff([]int{c.notifications, c.signals, c.signalContexts, c.wallets}, got); diff != "" {
				t.Errorf("at %v keeping %v: entries, signals, contexts, participants (-want +got):\n%s", c.now, c.keep, diff)
			}
			if at, err := db.NotificationsKeptSince(ctx); err != nil || !at.Equal(c.keptSince) {
				t.Errorf("at %v keeping %v: kept since %v, %v; want %v", c.now, c.keep, at, err, c.keptSince)
			}
			if c.notifications == 2 {
				got := storetest.Entries(t, db, notifications.Query{CustomerID: "c"})
				if len(got) != 1 || cmp.Diff(shared, got[0].Signal) != "" {
					t.Errorf("the signal that c still refers to: %+v", got)
				}
			}
		}
		s := storetest.Signal("next", smartmoney.WhaleMove, "0xt", storetest.Noon, "0xw")
		if got := storetest.Send(t, db, storetest.Noon, []*smartmoney.Signal{s}, storetest.EntryOf("a", v, s, 3)); got[0].Sequence != old/2+2 || !got[0].SentAt.After(storetest.Noon.Add(48*time.Hour)) {
			t.Errorf("the next entry is number %d, sent at %v", got[0].Sequence, got[0].SentAt)
		}
	})
}

// A step that refers to an old signal while that is swept does not lose its body:
// Sweep waits for the step's end.
func TestSweepWaitsForSteps(t *testing.T) {
	t.Parallel()
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		v := storetest.Customers(t, db, "a", "b")
		s := storetest.Signal("s", smartmoney.WhaleMove, "0xt", storetest.Noon, "0xw")
		storetest.Send(t, db, storetest.Noon, []*smartmoney.Signal{s}, storetest.EntryOf("a", v, s, 1))

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
			swept <- storetest.Sweep(context.Background(), db, storetest.Noon.Add(time.Hour), [smartmoney.ChainCount]int64{}, time.Minute)
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
		if got := storetest.Entries(t, db, notifications.Query{CustomerID: "a"}); len(got) != 0 {
			t.Errorf("a still has %+v", got)
		}
		if got := storetest.Entries(t, db, notifications.Query{CustomerID: "b"}); len(got) != 1 || cmp.Diff(s, got[0].Signal) != "" {
			t.Errorf("b has %+v; want the signal, whole", got)
		}
	})
}

// waiting reports whether somebody waits for another transaction's end.
func waiting(t testing.TB, db *store.DB) bool {
	t.Helper()
	if db.Dialect() == store.SQLite {
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
