// Package raced_test has the tests for the race detector of packages whose other tests are of one
// goroutine each and run without it: readers of what the ledger's owner changes, of the ranking's
// snapshots while the ledger goes on, and activity's tails that follow a log.
package raced_test

import (
	"context"
	"errors"
	"reflect"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

var _ activity.Log = (*testkit.DB)(nil)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func appendAll(t *testing.T, db *testkit.DB, events []event.Event) {
	t.Helper()
	if _, err := db.Append(t.Context(), events, time.Now(), nil); err != nil {
		t.Fatal(err)
	}
}

// flaky is a log whose reads fail from time to time.
type flaky struct {
	*testkit.DB
	reads atomic.Int64
}

var errFlaky = errors.New("the read failed")

func (f *flaky) ReadLog(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (eventlog.Segment, bool, error) {
	if f.reads.Add(1)%7 == 0 {
		return eventlog.Segment{}, false, errFlaky
	}
	return f.DB.ReadLog(ctx, chain, after, limit)
}

// TestFollows checks that a tail over a log that is appended to, and whose reads fail now and
// then, results in the state of the same events applied at once.
func TestFollows(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		want, state := activity.New(), activity.New()
		var all [smartmoney.ChainCount][]event.Event
		for i, chain := range smartmoney.Chains() {
			all[i] = testkit.Events(uint64(i), chain, 2000, 20, 5)
			if err := want.Apply(chain, 1, all[i]); err != nil {
				t.Fatal(err)
			}
			appendAll(t, db, all[i][:1500])
		}
		follow := activity.NewTail(activity.TailOptions{Log: &flaky{DB: db}, State: state, Poll: 20 * time.Millisecond})
		if err := follow.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		for i := range all {
			appendAll(t, db, all[i][1500:])
		}
		testkit.Eventually(t, "the state has reached the end of every log", func() bool {
			for _, chain := range smartmoney.Chains() {
				if state.Position(chain) < want.Position(chain) {
					return false
				}
			}
			return follow.CaughtUp()
		})
		testkit.Stop(t, follow.Stop)
		for _, chain := range smartmoney.Chains() {
			for i := range 20 {
				address := testkit.Wallet(chain, i)
				got, _ := state.Wallet(chain, address)
				expected, _ := want.Wallet(chain, address)
				if !reflect.DeepEqual(got, expected) || !reflect.DeepEqual(state.History(chain, address), want.History(chain, address)) {
					t.Errorf("%s of %s is %+v, want %+v", address, chain, got, expected)
				}
			}
		}
	})
}
