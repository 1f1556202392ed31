package notifications_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// A reset takes what was sent on the present UTC day and what has a timestamp of
// it, and no number comes twice.
func TestReset(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		v := testkit.Customers(t, db, "a", "b")
		midnight := testkit.Noon.Truncate(24 * time.Hour)
		for i, c := range []struct{ timestamp, sent time.Time }{
			{midnight.Add(-2), midnight.Add(-time.Hour)}, // 1: the day before
			// 2: sent the day before, of today
			{midnight, midnight.Add(-1)},
			// 3: sent today, of the day before
			{midnight.Add(-time.Hour), midnight.Add(1)},
			{testkit.Noon, testkit.Noon}, // 4
			// 5: the day's last moment
			{midnight.Add(24*time.Hour - 1), testkit.Noon},
			// 6: sent in the day's last moment
			{midnight.Add(-time.Hour), midnight.Add(24*time.Hour - 1)},
			{midnight.Add(24 * time.Hour), midnight.Add(24 * time.Hour)}, // 7: the day after
		} {
			s := testkit.Signal(fmt.Sprint("s", i+1), smartmoney.WhaleMove, fmt.Sprint("0xt", i+1), c.timestamp, "0xw")
			testkit.Send(t, db, c.sent, []*smartmoney.Signal{s}, testkit.EntryOf("a", v, s, int64(i)), testkit.EntryOf("b", v, s, int64(i)))
		}
		if err := db.CommitState(ctx, &enginestate.Commit{Arrived: 77}); err != nil {
			t.Fatal(err)
		}
		clock.Set(testkit.Noon.Add(time.Hour))
		deleted, at, err := db.ResetNotifications(ctx, "a")
		if err != nil || deleted != 5 || !at.Equal(testkit.Noon.Add(time.Hour)) || at.Location() != time.UTC {
			t.Errorf("deleted %d at %v, error %v; want 5 at %v", deleted, at, err, testkit.Noon.Add(time.Hour))
		}
		if deleted, _, err := db.ResetNotifications(ctx, "a"); err != nil || deleted != 0 {
			t.Errorf("deleted %d once more, error %v", deleted, err)
		}
		if got := sequences(testkit.Entries(t, db, notifications.Query{CustomerID: "a"})); got != "[1 7]" {
			t.Errorf("left to a: %s, want 1 and 7", got)
		}
		if got := testkit.Entries(t, db, notifications.Query{CustomerID: "b"}); len(got) != 7 {
			t.Errorf("%d left to b, want all", len(got))
		}
		if n, err := db.Notification(ctx, "a", "s4"); err != nil || n != nil {
			t.Errorf("a deleted one: %+v, %v", n, err)
		}
		sent, err1 := db.LastSent(ctx, []string{"a"}, [smartmoney.ChainCount]int64{})
		counts, err2 := db.SentOn(ctx, []string{"a"}, testkit.Noon.Unix()/86400)
		outcomes, err3 := testkit.Outcomes(ctx, db, notifications.Query{CustomerID: "a"})
		if err1 != nil || err2 != nil || err3 != nil || len(sent) != 2 || len(counts) != 0 || len(outcomes) != 2 {
			t.Errorf("deleted ones count: last %v, today %v, outcomes %v; errors %v, %v, %v", sent, counts, outcomes, err1, err2, err3)
		}
		s := testkit.Signal("s4", smartmoney.WhaleMove, "0xt4", testkit.Noon, "0xw")
		if got := testkit.Send(t, db, testkit.Noon, nil, testkit.EntryOf("a", v+2, s, 99)); got[0].Sequence != 8 {
			t.Errorf("the next number is %d, want 8", got[0].Sequence)
		}
		if n, err := db.Notification(ctx, "a", "s4"); err != nil || n == nil || n.Sequence != 8 {
			t.Errorf("the one sent anew: %+v, %v", n, err)
		}
		_, _, err = db.ResetNotifications(ctx, "nobody")
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

func TestSentNotifications(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		v := testkit.Customers(t, db, "a")
		times := []struct{ timestamp, sent time.Time }{
			{testkit.Noon.Add(-50 * time.Hour), testkit.Noon.Add(-48 * time.Hour)},
			{testkit.Noon.Add(-50 * time.Hour), testkit.Noon}, // old, sent late
			// its time is ahead of the clock
			{testkit.Noon.Add(3 * time.Second), testkit.Noon.Add(1)},
		}
		var want []notifications.Sent
		for i, c := range times {
			s := testkit.Signal(fmt.Sprint("s", i), smartmoney.PMConvergenceP0, fmt.Sprint(i), c.timestamp, "0xw")
			n := testkit.Send(t, db, c.sent, []*smartmoney.Signal{s}, testkit.EntryOf("a", v, s, int64(40+i)))[0]
			want = append(want, notifications.Sent{
				Sequence: n.Sequence, SignalID: n.SignalID, Type: n.Type, Chain: n.Chain, Token: n.Token, Timestamp: n.Timestamp,
				GlobalOffset: n.GlobalOffset, SentAt: n.SentAt, Decision: n.Decision,
			})
		}
		if err := db.CommitState(ctx, &enginestate.Commit{Arrived: 77}); err != nil {
			t.Fatal(err)
		}
		clock.Set(testkit.Noon.Add(time.Minute))
		_, at, err := db.ResetNotifications(ctx, "a")
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; i < 3; i++ {
			want[i].DeletedAt, want[i].DeletedOffset = &at, 77
		}
		for _, c := range []struct {
			desc  string
			since time.Time
			want  []notifications.Sent
		}{
			{"all", time.Time{}, want},
			{"from the first", testkit.Noon.Add(-48 * time.Hour), want},
			{"after the first", testkit.Noon.Add(-48*time.Hour + 1), want[1:]},
			{"from the second", testkit.Noon, want[1:]},
			{"after the second", testkit.Noon.Add(1), want[2:]},
			{"from the third", testkit.Noon.Add(3 * time.Second), want[2:]},
			{"after the third", testkit.Noon.Add(3*time.Second + 1), []notifications.Sent{}},
			{"far future", time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC), []notifications.Sent{}},
		} {
			if got, err := db.SentNotifications(ctx, "a", c.since); err != nil || cmp.Diff(c.want, got) != "" {
				t.Errorf("%s: error %v (-want +got):\n%s", c.desc, err, cmp.Diff(c.want, got))
			}
		}
		if got, err := db.SentNotifications(ctx, "nobody", time.Time{}); err != nil || len(got) != 0 {
			t.Errorf("entries of nobody: %v, error %v", got, err)
		}
	})
}
