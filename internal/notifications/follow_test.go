package notifications_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestLastNumbers(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		eight(t, db)
		testkit.Customers(t, db, "c")
		check := func(desc string, want ...notifications.LastNumber) {
			t.Helper()
			got, err := db.LastNumbers(ctx, []string{"c", "nobody", "a", "b"})
			slices.SortFunc(got, func(a, b notifications.LastNumber) int { return strings.Compare(a.CustomerID, b.CustomerID) })
			if err != nil || cmp.Diff(want, got) != "" {
				t.Errorf("%s: error %v, ends (-want +got):\n%s", desc, err, cmp.Diff(want, got))
			}
		}
		check("sent", ends("a", 8, 1, 1), ends("b", 1, 1, 1), ends("c", 0, 1, 1))
		if _, err := db.ChangeConfig(ctx, "c", "", testkit.Budget(7)); err != nil {
			t.Fatal(err)
		}
		clock.Set(testkit.Noon.Add(24 * time.Hour)) // entries of the day before stay
		if _, _, err := db.ResetNotifications(ctx, "a"); err != nil {
			t.Fatal(err)
		}
		clock.Set(testkit.Noon)
		if _, _, err := db.ResetNotifications(ctx, "b"); err != nil {
			t.Fatal(err)
		}
		check("reset and changed", ends("a", 8, 1, 2), ends("b", 1, 1, 2), ends("c", 0, 1, 2))
		if err := testkit.Sweep(ctx, db, testkit.Noon.Add(time.Hour), [smartmoney.ChainCount]int64{}, time.Hour-4*time.Second); err != nil {
			t.Fatal(err)
		}
		check("swept", ends("a", 8, 5, 2), ends("b", 1, 1, 2), ends("c", 0, 1, 2))
		if err := testkit.Sweep(ctx, db, testkit.Noon.Add(time.Hour), [smartmoney.ChainCount]int64{}, time.Minute); err != nil {
			t.Fatal(err)
		}
		check("swept bare", ends("a", 8, 9, 2), ends("b", 1, 2, 2), ends("c", 0, 1, 2))
		if none, err := db.LastNumbers(ctx, nil); err != nil || len(none) != 0 {
			t.Errorf("ends of nobody: %v, error %v", none, err)
		}
	})
}

// ends is where a customer's log begins and ends.
func ends(customer string, last, oldest, version int64) notifications.LastNumber {
	return notifications.LastNumber{CustomerID: customer, Last: last, Oldest: oldest, Version: version}
}

func TestLogAfter(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		ctx := t.Context()
		eight(t, db)
		check := func(desc string, after int64, limit int, want string, end notifications.LastNumber) {
			t.Helper()
			got, err := db.LogAfter(ctx, "a", after, limit)
			if err != nil || sequences(got.Entries) != want || got.LastNumber != end {
				t.Errorf("%s: %s of %+v, error %v; want %s of %+v", desc, sequences(got.Entries), got.LastNumber, err, want, end)
			}
		}
		whole := ends("a", 8, 1, 1)
		check("all", 0, 100, "[1 2 3 4 5 6 7 8]", whole)
		check("some", 2, 3, "[3 4 5]", whole)
		check("the end", 8, 3, "[]", whole)
		check("beyond", 1<<60, 3, "[]", whole)
		got, err := db.LogAfter(ctx, "a", 6, 1)
		if want := testkit.Entries(t, db, notifications.Query{CustomerID: "a", After: 6, Limit: 1}); err != nil || cmp.Diff(want, got.Entries) != "" {
			t.Errorf("error %v, entry (-listed +got):\n%s", err, cmp.Diff(want, got.Entries))
		}
		clock.Set(testkit.Noon)
		if _, _, err := db.ResetNotifications(ctx, "a"); err != nil {
			t.Fatal(err)
		}
		check("reset", 3, 100, "[]", ends("a", 8, 1, 2))
		_, err = db.LogAfter(ctx, "nobody", 0, 100)
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

// A notification names the logs, as many as its bounds allow; what is not
// understood may be any log.
func TestWakeTexts(t *testing.T) {
	t.Parallel()
	var some, many []notifications.Grown
	for i := range 300 {
		some = append(some, notifications.Grown{CustomerID: fmt.Sprintf("%s-%d", strings.Repeat("c", 60), i), Last: int64(i) << 40})
	}
	for i := range 5000 {
		many = append(many, notifications.Grown{CustomerID: fmt.Sprintf("0198b5a4-1234-7000-8000-%012d", i), Last: 1 << 40})
	}
	var got []notifications.Grown
	for _, text := range notifications.WakeTexts(some) {
		if len(text) >= 8000 {
			t.Errorf("a text of %d bytes", len(text))
		}
		w := notifications.ParseWake(text)
		if w.All {
			t.Errorf("%q means any log", text)
		}
		got = append(got, w.Grown...)
	}
	if diff := cmp.Diff(some, got); diff != "" {
		t.Errorf("(-sent +got):\n%s", diff)
	}
	texts := notifications.WakeTexts(many)
	if len(texts) != 1 || !notifications.ParseWake(texts[0]).All {
		t.Errorf("%d texts for %d logs, want one for all", len(texts), len(many))
	}
	for _, text := range []string{"", "a", "a b", "a 1\n\n", "a 1\nb"} {
		if w := notifications.ParseWake(text); !w.All {
			t.Errorf("%q wakes %v only", text, w.Grown)
		}
	}
}
