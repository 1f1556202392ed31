package enginestate_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestProgressNeverFalls(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for _, c := range []struct{ arrived, want int64 }{{0, 0}, {7, 7}, {0, 7}, {5, 7}, {8, 8}} {
			if err := db.CommitState(t.Context(), &enginestate.Commit{Arrived: c.arrived}); err != nil {
				t.Fatal(err)
			}
			if got, err := db.Progress(t.Context()); err != nil || got != c.want {
				t.Errorf("after a step to %d: %d, error %v; want %d", c.arrived, got, err, c.want)
			}
		}
	})
}

// TestMovedProgress: a commit of decisions after a progress that another engine has moved is not
// stored.
func TestMovedProgress(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const far = 1 << 40
		for _, c := range []struct {
			from, to int64
			err      error
		}{{0, far, nil}, {far, far + 2, nil}, {far, far + 3, enginestate.ErrConflict}, {far + 2, far + 2, nil}, {far + 2, far + 4, nil}} {
			if err := db.CommitState(t.Context(), &enginestate.Commit{ArrivedFrom: c.from, Arrived: c.to}); !errors.Is(err, c.err) {
				t.Errorf("from %d to %d: %v", c.from, c.to, err)
			}
		}
		if got, err := db.Progress(t.Context()); err != nil || got != far+4 {
			t.Errorf("the progress is %d, %v", got, err)
		}
	})
}

func TestNotificationsAreNumbered(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		v := testkit.Customers(t, db, "a", "b")
		one := testkit.Signal("s1", smartmoney.ConvergenceP0, "0xt1", testkit.Noon, "0xw1", "0xw2")
		two := testkit.Signal("s2", smartmoney.PMConvergenceP1, "77", testkit.Noon.Add(time.Second), "0xw1")
		now := testkit.Noon.Add(time.Hour + 1500*time.Nanosecond)
		sent := testkit.Send(t, db, now, []*smartmoney.Signal{one, two},
			testkit.EntryOf("b", v, one, 5), testkit.EntryOf("a", v, one, 5), testkit.EntryOf("a", v, two, 6))
		at := testkit.Noon.Add(time.Hour + time.Microsecond)
		var got []string
		for _, n := range sent {
			got = append(got, fmt.Sprint(n.CustomerID, n.Sequence, n.SignalID, n.SentAt.Sub(at)))
		}
		if diff := cmp.Diff([]string{"b1s10s", "a1s10s", "a2s21µs"}, got); diff != "" {
			t.Errorf("filled in (-want +got):\n%s", diff)
		}
		limit := 10
		decision := smartmoney.Delivered{ConfigVersion: 1, DailyUsed: 1, DailyBudget: 30, TypeUsed: 1, TypeLimit: &limit}
		want := []smartmoney.Notification{
			{CustomerID: "a", Sequence: 1, SentAt: at, Signal: one, Decision: decision},
			{CustomerID: "a", Sequence: 2, SentAt: at.Add(time.Microsecond), Signal: two, Decision: decision},
		}
		if diff := cmp.Diff(want, testkit.Entries(t, db, notifications.Query{CustomerID: "a"})); diff != "" {
			t.Errorf("log of a (-want +got):\n%s", diff)
		}
	})
}

// sent_at rises strictly whatever the clock does, within a step and over steps.
func TestSentAtRises(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		v := testkit.Customers(t, db, "a")
		s := testkit.Signal("s", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
		last := time.Time{}
		for i, now := range []time.Time{testkit.Noon, testkit.Noon, testkit.Noon.Add(-24 * time.Hour), testkit.Noon.Add(time.Microsecond), testkit.Noon.Add(time.Second)} {
			n := testkit.EntryOf("a", v, s, 1)
			n.Decision.TypeLimit = nil
			for _, n := range testkit.Send(t, db, now, []*smartmoney.Signal{s}, n, n) {
				if !n.SentAt.After(last) || n.SentAt.Before(now) {
					t.Errorf("step %d at %v: sent at %v after %v", i, now, n.SentAt, last)
				}
				last = n.SentAt
			}
		}
		all := testkit.Entries(t, db, notifications.Query{CustomerID: "a"})
		if len(all) != 10 || all[9].Sequence != 10 || !all[9].SentAt.Equal(last) || !last.Equal(testkit.Noon.Add(time.Second+time.Microsecond)) {
			t.Errorf("%d entries, the last %+v; want 10, sent at %v", len(all), all[len(all)-1], last)
		}
		if all[0].Decision.TypeLimit != nil {
			t.Errorf("a type limit of %d, want none", *all[0].Decision.TypeLimit)
		}
	})
}

// A step with one notice that was decided on with another log leaves nothing behind.
func TestStaleCommitLeavesNothing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		v := testkit.Customers(t, db, "a", "b", "c")
		if _, _, err := db.ResetNotifications(ctx, "b"); err != nil {
			t.Fatal(err)
		}
		if _, err := db.ChangeConfig(ctx, "a", "", testkit.Budget(6)); err != nil {
			t.Fatal(err)
		}
		s := testkit.Signal("s", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
		old := testkit.Signal("old", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
		testkit.Send(t, db, testkit.Noon, []*smartmoney.Signal{old}, testkit.EntryOf("c", v, old, 1))
		commit := &enginestate.Commit{
			Chains:        []*enginestate.ChainCommit{{Chain: smartmoney.Base, To: 5, ChangeRecords: []enginestate.ChangeRecord{{Seq: 5, Body: []byte("x")}}}},
			Arrived:       9,
			Journal:       []enginestate.JournalRow{{Chain: smartmoney.Base, FirstSeq: 1, LastSeq: 5, ToTime: 5}},
			Signals:       []notifications.SignalBody{{Signal: s}},
			Notifications: []notifications.Entry{testkit.EntryOf("c", v, s, 7), testkit.EntryOf("b", v, s, 7), testkit.EntryOf("a", v, s, 7), testkit.EntryOf("nobody", v, s, 7), testkit.EntryOf("b", v, s, 7)},
			Outcomes:      []notify.RecordedPrice{{SignalID: "old", Price: 3}},
			Now:           testkit.Noon,
		}
		err := db.CommitState(ctx, commit)
		stale, ok := errors.AsType[*notifications.StaleCustomers](err)
		if !ok || cmp.Diff([]string{"a", "b", "nobody"}, stale.Customers) != "" {
			t.Fatalf("error %v, want one about a, b and nobody", err)
		}
		progress, err1 := db.Progress(ctx)
		logs, err2 := db.ChainLogs(ctx)
		if err1 != nil || err2 != nil || progress != 0 || logs[0].Processed != 0 {
			t.Errorf("progress %d, position %d, errors %v, %v; want none", progress, logs[0].Processed, err1, err2)
		}
		for table, want := range map[string]int{"signals": 1, "signal_contexts": 1, "participants": 1, "notifications": 1, "detection_journal": 0, "change_records": 0} {
			var n int
			if err := db.Reader().QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil || n != want {
				t.Errorf("%s has %d rows, error %v; want %d", table, n, err, want)
			}
		}
		if n, err := db.Notification(ctx, "c", "old"); err != nil || n.Outcome.Price1h != nil {
			t.Errorf("the outcome was noted: %+v, %v", n, err)
		}
		// Decided again, it succeeds.
		for i := range commit.Notifications {
			commit.Notifications[i].LogVersion = map[string]int64{"a": 2, "b": 2, "c": 1}[commit.Notifications[i].CustomerID]
		}
		commit.Notifications = commit.Notifications[:3]
		if err := db.CommitState(ctx, commit); err != nil {
			t.Fatal(err)
		}
		for id, want := range map[string]int64{"a": 1, "b": 1, "c": 2} {
			if last, _, err := db.LogEnd(ctx, id); err != nil || last != want {
				t.Errorf("log of %s ends at %d, error %v; want %d", id, last, err, want)
			}
		}
	})
}

// Of two bodies with one id the first stays, and a notice without any is refused.
func TestBodiesOfNotifications(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		v := testkit.Customers(t, db, "a", "b")
		first, second := testkit.Signal("s", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw"), testkit.Signal("s", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw", "0xv")
		second.Headline = "other"
		testkit.Send(t, db, testkit.Noon, []*smartmoney.Signal{first}, testkit.EntryOf("a", v, first, 1))
		testkit.Send(t, db, testkit.Noon, []*smartmoney.Signal{second, second}, testkit.EntryOf("b", v, second, 1))
		// its body is there
		testkit.Send(t, db, testkit.Noon, nil, testkit.EntryOf("b", v, second, 2))
		if got := testkit.Entries(t, db, notifications.Query{CustomerID: "b"}); len(got) != 2 || cmp.Diff(first, got[1].Signal) != "" {
			t.Errorf("log of b: %+v; want the first body twice", got)
		}
		gone := testkit.Signal("gone", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
		err := db.CommitState(t.Context(), &enginestate.Commit{Now: testkit.Noon, Notifications: []notifications.Entry{testkit.EntryOf("a", v, gone, 1)}})
		if err == nil || !strings.Contains(err.Error(), "signal gone") {
			t.Errorf("error %v, want one about the signal that is not there", err)
		}
	})
}

// More notices than go into one statement, to many customers.
func TestManyNotifications(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const many = 4500
		ids := make([]string, 30)
		for i := range ids {
			ids[i] = fmt.Sprintf("c%02d", i)
		}
		v := testkit.Customers(t, db, ids...)
		signals := make([]*smartmoney.Signal, many)
		logged := make([]notifications.Entry, many)
		for i := range signals {
			signals[i] = testkit.Signal(fmt.Sprint("s", i), smartmoney.SellSignal, "0xt", testkit.Noon.Add(time.Duration(i)), "0xw", fmt.Sprint("0xv", i))
			logged[i] = testkit.EntryOf(ids[i*7%len(ids)], v, signals[i], int64(i))
		}
		testkit.Send(t, db, testkit.Noon, signals, logged...)
		for i, id := range ids {
			got := testkit.Entries(t, db, notifications.Query{CustomerID: id})
			if len(got) != many/len(ids) || got[len(got)-1].Sequence != int64(len(got)) {
				t.Fatalf("%s has %d entries, want %d", id, len(got), many/len(ids))
			}
			for j := range got {
				// The j-th notice of the customer number i: those whose number × 7 leaves i.
				if want := (i*13)%len(ids) + j*len(ids); got[j].Signal.ID != fmt.Sprint("s", want) {
					t.Fatalf("entry %d of %s is %s, want s%d", j+1, id, got[j].Signal.ID, want)
				}
			}
		}
	})
}

// TestIdleRebuild: the chains of a rebuild may take longer to compute than a transaction may be
// idle otherwise.
func TestIdleRebuild(t *testing.T) {
	t.Parallel()
	const frozen = 100 * time.Millisecond
	db := testkit.Open(t, sqldb.Options{URL: testkit.MigratedPostgresURL(t), FrozenAfter: frozen})
	err := db.Rebuild(t.Context(), false, func(r *enginestate.Rebuild) error {
		if err := r.Alive(t.Context()); err != nil {
			return err
		}
		if _, err := db.Reader().ExecContext(t.Context(), "SELECT pg_sleep($1)", 5*frozen.Seconds()); err != nil {
			return err
		}
		return r.Write(t.Context(), &enginestate.Commit{})
	})
	if err != nil {
		t.Fatal(err)
	}
}
