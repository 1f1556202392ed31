package notifications_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestMarkRestored checks that numbers go on beyond all that were given, whichever backup is
// restored how often, and where readers go on.
func TestMarkRestored(t *testing.T) {
	t.Parallel()
	began := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	testkit.Clocked(t, began, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		version := testkit.Customers(t, db, "a", "b")
		sent := 0
		send := func(n int) {
			t.Helper()
			for range n {
				signal := testkit.Signal(fmt.Sprint("s", sent), smartmoney.WhaleMove, "0xt", began, "0xw")
				testkit.Send(t, db, clock.Now(), []*smartmoney.Signal{signal}, testkit.EntryOf("a", version, signal, int64(sent)))
				sent++
			}
		}
		send(5)
		resumes := func(customer string, after int64, want notifications.Resumption) {
			t.Helper()
			if got, err := db.Resume(t.Context(), customer, after); err != nil || got != want {
				t.Errorf("%s after %d: %+v, error %v, want %+v", customer, after, got, err, want)
			}
		}
		resumes("a", 5, notifications.Resumption{After: 5})
		resumes("a", 6, notifications.Resumption{After: 5, Lost: true})
		mark := func(given int64) int64 {
			t.Helper()
			base, err := db.MarkRestored(t.Context(), given)
			if err != nil {
				t.Fatal(err)
			}
			return base
		}
		first := mark(0)
		if least := 2 * int64(began.Sub(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))/time.Second); first < least {
			t.Errorf("numbers go on after %d, want %d or more by the clock", first, least)
		}
		resumes("a", 0, notifications.Resumption{})
		resumes("a", 4, notifications.Resumption{After: 4})
		resumes("a", 5, notifications.Resumption{After: first})
		resumes("a", 6, notifications.Resumption{After: first, Lost: true})
		resumes("a", first, notifications.Resumption{After: first})
		resumes("b", 0, notifications.Resumption{After: first})
		resumes("b", 3, notifications.Resumption{After: first, Lost: true})

		send(2)
		if n, _, err := db.LogEnd(t.Context(), "a"); err != nil || n != first+2 {
			t.Errorf("the log ends at %d, error %v, want %d", n, err, first+2)
		}
		clock.Advance(time.Minute)
		second := mark(first + 1_000_000)
		if second <= first+1_000_000 {
			t.Errorf("numbers go on after %d although %d was given", second, first+1_000_000)
		}
		resumes("a", 6, notifications.Resumption{After: first, Lost: true})
		resumes("a", first+1, notifications.Resumption{After: first + 1})
		resumes("a", first+3, notifications.Resumption{After: second, Lost: true})

		testkit.Customers(t, db, "c") // the restore may have lost another log of the same customer
		resumes("c", 3, notifications.Resumption{After: second, Lost: true})
		if n, err := db.Highest(t.Context()); err != nil || n != second {
			t.Errorf("the highest number is %d, error %v, want %d", n, err, second)
		}
	})
}
