package testkit_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestDatabasesAreFreshAndMigrated(t *testing.T) {
	ctx := context.Background()
	for range 2 { // the second round must not see what the first one writes
		testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
			if names, err := db.Pending(ctx); err != nil || len(names) > 0 {
				t.Fatalf("pending = %v, %v", names, err)
			}
			if _, err := db.CreateCustomer(ctx, "Acme", "acme"); err != nil {
				t.Fatal(err)
			}
			if all, err := db.Customers(ctx); err != nil || len(all) != 1 {
				t.Errorf("customers = %v, %v", all, err)
			}
		})
	}
}

func TestDatabasesRunBesideEachOther(t *testing.T) {
	arrived := make(chan struct{})
	ended := 0
	var mu sync.Mutex // guards ended
	testkit.Databases(t, func(t *testing.T, _ *testkit.DB) {
		select {
		case arrived <- struct{}{}:
		case <-arrived:
		case <-time.After(time.Minute):
			t.Error("the other subtest does not run meanwhile")
		}
		mu.Lock()
		defer mu.Unlock()
		ended++
	})
	if ended != 2 {
		t.Errorf("Databases returned after %d subtests", ended)
	}
}

func TestPostgresIsDropped(t *testing.T) {
	admin, err := sql.Open("postgres", os.Getenv("SMARTMONEY_TEST_POSTGRES"))
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close()
	var name string
	count := func() (n int) {
		if err := admin.QueryRow("SELECT count(*) FROM pg_database WHERE datname = $1", name).Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	t.Run("database", func(t *testing.T) {
		db := testkit.Postgres(t)
		if err := db.Reader().QueryRow("SELECT current_database()").Scan(&name); err != nil {
			t.Fatal(err)
		}
		if count() != 1 {
			t.Errorf("database %q does not exist", name)
		}
	})
	if count() != 0 {
		t.Errorf("database %q was not dropped", name)
	}
}

func TestClock(t *testing.T) {
	start := time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC)
	c := testkit.NewClock(start)
	c.Advance(time.Minute)
	if got := c.Now(); !got.Equal(start.Add(time.Minute)) {
		t.Errorf("now = %v", got)
	}
	c.Set(start)
	if got := c.Now(); !got.Equal(start) {
		t.Errorf("now = %v", got)
	}
}

func TestEventually(t *testing.T) {
	left := 5
	testkit.Eventually(t, "the fifth time", func() bool {
		left--
		return left == 0
	})
	if left != 0 {
		t.Errorf("Eventually called holds after it returned true: %d", left)
	}
	synctest.Test(t, func(t *testing.T) {
		failing := &failed{TB: t}
		begin := time.Now()
		testkit.Eventually(failing, "never", func() bool { return failing.message != "" })
		if took := time.Since(begin); took < 3*time.Minute || took > 3*time.Minute+time.Second {
			t.Errorf("gave up after %v", took)
		}
		if failing.message != "timed out after 3m0s waiting for: never" {
			t.Errorf("failed with %q", failing.message)
		}
	})
}

func TestStop(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for want, stop := range map[string]func(context.Context) error{
			"":                                func(context.Context) error { return nil },
			"stop: busy":                      func(context.Context) error { return errors.New("busy") },
			"stop: context deadline exceeded": func(ctx context.Context) error { <-ctx.Done(); return ctx.Err() },
			"stop: it still runs after 1m20s": func(context.Context) error { time.Sleep(time.Hour); return nil },
		} {
			failing := &failed{TB: t}
			testkit.Stop(failing, stop)
			if failing.message != want {
				t.Errorf("failed with %q, want %q", failing.message, want)
			}
		}
		time.Sleep(time.Hour) // the part that was given up ends, too
	})
}

// failed records the message of Errorf and Fatalf.
type failed struct {
	testing.TB
	message string
}

func (f *failed) Helper() {}

func (f *failed) Fatalf(format string, args ...any) { f.message = fmt.Sprintf(format, args...) }

func (f *failed) Errorf(format string, args ...any) { f.message = fmt.Sprintf(format, args...) }
