package store_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

func TestLastNumbers(t *testing.T) {
	clocked(t, func(t *testing.T, db *store.DB, clock *smtest.Clock) {
		ctx := t.Context()
		eight(t, db)
		customers(t, db, "c")
		check := func(desc string, want ...store.LastNumber) {
			t.Helper()
			got, err := db.LastNumbers(ctx, []string{"c", "nobody", "a", "b"})
			slices.SortFunc(got, func(a, b store.LastNumber) int { return strings.Compare(a.CustomerID, b.CustomerID) })
			if err != nil || cmp.Diff(want, got) != "" {
				t.Errorf("%s: error %v, ends (-want +got):\n%s", desc, err, cmp.Diff(want, got))
			}
		}
		check("sent", store.LastNumber{"a", 8, 1, 1}, store.LastNumber{"b", 1, 1, 1}, store.LastNumber{"c", 0, 1, 1})
		if _, err := db.ChangeConfig(ctx, "c", "", budget(7)); err != nil {
			t.Fatal(err)
		}
		clock.Set(noon.Add(24 * time.Hour)) // what was sent the day before stays
		if _, _, err := db.ResetNotifications(ctx, "a"); err != nil {
			t.Fatal(err)
		}
		clock.Set(noon)
		if _, _, err := db.ResetNotifications(ctx, "b"); err != nil {
			t.Fatal(err)
		}
		check("reset and changed", store.LastNumber{"a", 8, 1, 2}, store.LastNumber{"b", 1, 1, 2}, store.LastNumber{"c", 0, 1, 2})
		if err := db.Sweep(ctx, noon.Add(time.Hour), [smartmoney.ChainCount]int64{}, time.Hour-4*time.Second); err != nil {
			t.Fatal(err)
		}
		check("swept", store.LastNumber{"a", 8, 5, 2}, store.LastNumber{"b", 1, 1, 2}, store.LastNumber{"c", 0, 1, 2})
		if err := db.Sweep(ctx, noon.Add(time.Hour), [smartmoney.ChainCount]int64{}, time.Minute); err != nil {
			t.Fatal(err)
		}
		check("swept bare", store.LastNumber{"a", 8, 9, 2}, store.LastNumber{"b", 1, 2, 2}, store.LastNumber{"c", 0, 1, 2})
		if none, err := db.LastNumbers(ctx, nil); err != nil || len(none) != 0 {
			t.Errorf("ends of nobody: %v, error %v", none, err)
		}
	})
}

func TestLogAfter(t *testing.T) {
	clocked(t, func(t *testing.T, db *store.DB, clock *smtest.Clock) {
		ctx := t.Context()
		eight(t, db)
		check := func(desc string, after int64, limit int, want string, end store.LastNumber) {
			t.Helper()
			got, err := db.LogAfter(ctx, "a", after, limit)
			if err != nil || sequences(got.Entries) != want || got.LastNumber != end {
				t.Errorf("%s: %s of %+v, error %v; want %s of %+v", desc, sequences(got.Entries), got.LastNumber, err, want, end)
			}
		}
		whole := store.LastNumber{"a", 8, 1, 1}
		check("all", 0, 100, "[1 2 3 4 5 6 7 8]", whole)
		check("some", 2, 3, "[3 4 5]", whole)
		check("the end", 8, 3, "[]", whole)
		check("beyond", 1<<60, 3, "[]", whole)
		got, err := db.LogAfter(ctx, "a", 6, 1)
		if want := notifications(t, db, store.NotificationQuery{CustomerID: "a", After: 6, Limit: 1}); err != nil || cmp.Diff(want, got.Entries) != "" {
			t.Errorf("error %v, entry (-listed +got):\n%s", err, cmp.Diff(want, got.Entries))
		}
		clock.Set(noon)
		if _, _, err := db.ResetNotifications(ctx, "a"); err != nil {
			t.Fatal(err)
		}
		check("reset", 3, 100, "[]", store.LastNumber{"a", 8, 1, 2})
		_, err = db.LogAfter(ctx, "nobody", 0, 100)
		wantError(t, err, smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

// A notification names the logs, as many as its bounds allow; what is not
// understood may be any log.
func TestWakeTexts(t *testing.T) {
	var some, many []store.Grown
	for i := range 300 {
		some = append(some, store.Grown{CustomerID: fmt.Sprintf("%s-%d", strings.Repeat("c", 60), i), Last: int64(i) << 40})
	}
	for i := range 5000 {
		many = append(many, store.Grown{CustomerID: fmt.Sprintf("0198b5a4-1234-7000-8000-%012d", i), Last: 1 << 40})
	}
	var got []store.Grown
	for _, text := range store.WakeTexts(some) {
		if len(text) >= 8000 {
			t.Errorf("a text of %d bytes", len(text))
		}
		w := store.ParseWake(text)
		if w.All {
			t.Errorf("%q means any log", text)
		}
		got = append(got, w.Grown...)
	}
	if diff := cmp.Diff(some, got); diff != "" {
		t.Errorf("(-sent +got):\n%s", diff)
	}
	texts := store.WakeTexts(many)
	if len(texts) != 1 || !store.ParseWake(texts[0]).All {
		t.Errorf("%d texts for %d logs, want one for all", len(texts), len(many))
	}
	for _, text := range []string{"", "a", "a b", "a 1\n\n", "a 1\nb"} {
		if w := store.ParseWake(text); !w.All {
			t.Errorf("%q wakes %v only", text, w.Grown)
		}
	}
}
