package notifications_test

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Who reads up to a number has seen all below it, whoever writes at the same time:
// several writers send to the same customers, each in another order, while readers
// follow by sequence and by sent_at, and configurations change in between.
func TestVisibilityOrder(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		const writers, steps = 4, 15
		ids := []string{"a", "b", "c"}
		testkit.Customers(t, db, ids...)
		var versions [3]atomic.Int64
		for i := range versions {
			versions[i].Store(1)
		}
		var written atomic.Bool
		var writing, others sync.WaitGroup
		for w := range writers {
			writing.Go(func() { testkit.WriteSteps(t, db, ids, &versions, w, steps) })
		}
		others.Go(func() {
			for i := range 30 {
				c, err := db.ChangeConfig(ctx, ids[i%3], "", testkit.Budget(5+i%100))
				if err != nil {
					t.Error(err)
				}
				versions[i%3].Store(c.Version)
			}
		})
		for _, id := range ids {
			others.Go(func() { follow(t, db, id, &written, writers*steps*2) })
		}
		writing.Wait()
		written.Store(true)
		others.Wait()
	})
}

// follow reads a customer's log as it grows, up to the last entry once all is
// written, and holds that it lacks none.
func follow(t *testing.T, db *testkit.DB, id string, written *atomic.Bool, want int64) {
	bySequence, byTime, since := int64(0), int64(0), testkit.Noon.Add(-1)
	for last := false; !last; {
		last = written.Load()
		for _, n := range testkit.Entries(t, db, notifications.Query{CustomerID: id, After: bySequence}) {
			if bySequence++; n.Sequence != bySequence {
				t.Errorf("%s: number %d comes after %d", id, n.Sequence, bySequence-1)
				return
			}
		}
		for _, n := range testkit.Entries(t, db, notifications.Query{CustomerID: id, Since: &since, Limit: 7}) {
			if byTime++; n.Sequence != byTime {
				t.Errorf("%s: number %d comes after %d by sent_at", id, n.Sequence, byTime-1)
				return
			}
			since, last = n.SentAt, false
		}
	}
	if bySequence != want || byTime != want {
		t.Errorf("%s: read to %d by sequence and %d by sent_at, want %d", id, bySequence, byTime, want)
	}
}

// Steps for many customers and resets of several, in any order, never wait for each
// other in a circle.
func TestNoDeadlock(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		ids := make([]string, 12)
		for i := range ids {
			ids[i] = fmt.Sprint("c", i)
		}
		testkit.Customers(t, db, ids...)
		var all sync.WaitGroup
		for w := range 3 {
			all.Go(func() {
				for i := range 20 {
					s := testkit.Signal(fmt.Sprintf("w%d-%d", w, i), smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
					commit := &enginestate.Commit{Now: testkit.Noon, Signals: []notifications.SignalBody{{Signal: s}}}
					for j := range ids {
						commit.Notifications = append(commit.Notifications, testkit.EntryOf(ids[(j*(2*w+1)+i)%len(ids)], 1, s, 1))
					}
					err := db.CommitState(ctx, commit)
					if _, stale := errors.AsType[*notifications.StaleCustomers](err); err != nil && !stale {
						t.Error(err)
					}
				}
			})
			all.Go(func() {
				for i := range 20 {
					id := ids[(i*5+w)%len(ids)]
					if _, _, err := db.ResetNotifications(ctx, id); err != nil {
						t.Error(err)
					}
					if err := testkit.Sweep(ctx, db, testkit.Noon.Add(1), [smartmoney.ChainCount]int64{}, 1); err != nil {
						t.Error(err)
					}
				}
			})
		}
		all.Wait()
	})
}
