package retention_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// leaseStore is a lease that others may take.
type leaseStore struct {
	mu     sync.Mutex
	number int64
	owner  string
}

func (l *leaseStore) ClaimRetention(_ context.Context, owner string, _ time.Duration) (int64, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.owner != "" {
		return 0, nil
	}
	l.owner = owner
	l.number++
	return l.number, nil
}

func (l *leaseStore) RenewRetention(_ context.Context, owner string, _ time.Duration, number int64) (bool, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.owner != owner || l.number != number, nil
}

func (l *leaseStore) ReleaseRetention(_ context.Context, owner string, number int64) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.owner == owner && l.number == number {
		l.owner = ""
	}
	return nil
}

// rows is a task that deletes rows ten at a time, and fails once.
type rows struct {
	name  string
	mu    sync.Mutex
	left  int
	calls int
	fails bool
}

func (r *rows) Name() string { return r.name }

func (r *rows) Run(context.Context, time.Time) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.calls++
	if r.fails {
		r.fails = false
		return 0, errors.New("disk full")
	}
	n := min(r.left, 10)
	r.left -= n
	return n, nil
}

func (r *rows) state() (left, calls int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.left, r.calls
}

func TestTasksRunUntilNothingIsOld(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		failing, many := &rows{name: "failing", left: 5, fails: true}, &rows{name: "many", left: 45}
		store := &leaseStore{}
		loop := retention.New(retention.Options{
			Store: store, Owner: "a", Now: time.Now, Tasks: []retention.Task{failing, many},
		})
		if err := loop.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		time.Sleep(10 * time.Second)
		if left, calls := many.state(); left != 0 || calls != 6 {
			t.Errorf("%d rows are left after %d calls, want 0 after 6", left, calls)
		}
		if left, calls := failing.state(); left != 5 || calls != 1 {
			t.Errorf("the task that failed was called %d times and left %d rows, want once and 5 until the next round", calls, left)
		}
		time.Sleep(2 * time.Minute)
		if left, _ := failing.state(); left != 0 {
			t.Errorf("the task that failed left %d rows at the next rounds, want 0", left)
		}
		if err := loop.Stop(t.Context()); err != nil {
			t.Fatal(err)
		}
		testkit.WantMetrics(t, loop.Collectors(),
			`smartmoney_retention_deleted_total{task="many"} 45`, `smartmoney_retention_failures_total{task="many"} 0`,
			`smartmoney_retention_deleted_total{task="failing"} 5`, `smartmoney_retention_failures_total{task="failing"} 1`)
		if store.owner != "" {
			t.Error("the lease was not released")
		}
	})
}

func TestOneProcessDeletes(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		store := &leaseStore{}
		a, b := &rows{name: "rows"}, &rows{name: "rows"}
		first := retention.New(retention.Options{Store: store, Owner: "a", Now: time.Now, Tasks: []retention.Task{a}})
		second := retention.New(retention.Options{Store: store, Owner: "b", Now: time.Now, Tasks: []retention.Task{b}})
		if err := first.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if err := second.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		time.Sleep(5 * time.Minute)
		if _, calls := b.state(); calls != 0 {
			t.Errorf("the process without the lease ran its task %d times", calls)
		}
		if err := first.Stop(t.Context()); err != nil {
			t.Fatal(err)
		}
		time.Sleep(10 * time.Second)
		if _, calls := b.state(); calls == 0 {
			t.Error("nobody deletes after the holder of the lease has stopped")
		}
		if err := second.Stop(t.Context()); err != nil {
			t.Fatal(err)
		}
	})
}
