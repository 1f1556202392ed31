package testkit

import (
	"context"
	"errors"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Fresh runs a test on an empty database of each kind, beside each other, and returns when both
// have ended.
func Fresh(t *testing.T, run func(t *testing.T, o sqldb.Options)) {
	t.Helper()
	var both sync.WaitGroup
	for kind, url := range map[string]func(testing.TB) string{
		"sqlite":   func(t testing.TB) string { return "sqlite:" + filepath.Join(t.TempDir(), "a b%20c", "test.db") },
		"postgres": PostgresURL,
	} {
		both.Go(func() { t.Run(kind, func(t *testing.T) { run(t, sqldb.Options{URL: url(t)}) }) })
	}
	both.Wait()
}

// Count returns the number of rows of a table.
func Count(t testing.TB, db *DB, table string) (n int) {
	t.Helper()
	if err := db.Reader().QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// Noon is an event time, in the middle of a UTC day.
var Noon = time.Date(2031, 3, 3, 12, 0, 0, 0, time.UTC)

// Shared creates a database with customers a, b and c, and two handles on it.
func Shared(t *testing.T) (one, two *DB) {
	t.Helper()
	address := MigratedPostgresURL(t)
	one, two = Open(t, sqldb.Options{URL: address}), Open(t, sqldb.Options{URL: address})
	Customers(t, one, "a", "b", "c")
	return one, two
}

// Second returns the error of a call that also returns a value.
func Second[T any](_ T, err error) error { return err }

// Start is a time for Clocked. It has a zone and nanoseconds, neither of which the database keeps.
var Start = time.Date(2031, 3, 4, 5, 6, 7, 123456789, time.FixedZone("east", 9*3600))

// StartUTC is Start with the database's precision.
var StartUTC = time.Date(2031, 3, 3, 20, 6, 7, 123456000, time.UTC)

// WantError checks an error that a caller may see; an empty message matches any.
func WantError(t *testing.T, err error, code smartmoney.Code, field, message string) {
	t.Helper()
	e, ok := errors.AsType[*smartmoney.Error](err)
	if !ok {
		t.Fatalf("err = %v, want a *smartmoney.Error", err)
	}
	if e.Code != code || e.Field != field || (message != "" && e.Message != message) {
		t.Errorf("err = {%s %s %q}, want {%s %s %q}", e.Code, e.Field, e.Message, code, field, message)
	}
}

// Sweep deletes journal rows whose ToTime is before a time (unix ns, by Chain.Index) and, unless
// keep is 0, log entries that were sent more than keep before now.
func Sweep(ctx context.Context, db *DB, now time.Time, before [smartmoney.ChainCount]int64, keep time.Duration) error {
	for deleted := -1; deleted != 0; {
		var err error
		if deleted, err = db.SweepJournal(ctx, before); err != nil {
			return err
		}
	}
	if keep == 0 {
		return nil
	}
	for from := int64(0); ; {
		deleted, next, err := db.SweepNotifications(ctx, now.Add(-keep), from)
		if err != nil || deleted == 0 {
			return err
		}
		from = next
	}
}
