// Package testkit has helpers for tests: fresh real databases of both kinds and what to fill them
// with (customers, keys, events, signals, webhooks, detection journals), a settable clock, a
// buffer for logs, a broker that restarts, a proxy that hangs, Eventually, and Stop. It removes everything it creates when the test ends. What one package needs
// alone stands in that package's tests.
//
// PostgreSQL databases are created on the server of the environment variable
// SMARTMONEY_TEST_POSTGRES, an administrator's URL. A test that needs PostgreSQL fails
// without it; `make test` starts a server.
//
// It imports the store and what the store imports, so that the tests inside the packages above may
// import it. What needs more, or must need less, is a package below it and says why.
package testkit

import (
	"context"
	"crypto/rand"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Databases runs a subtest on a fresh, migrated database of each kind, beside each other, and
// returns when both have ended.
func Databases(t *testing.T, run func(t *testing.T, db *DB)) {
	t.Helper()
	onBoth(t, MigratedSQLiteURL, MigratedPostgresURL, func(t *testing.T, url string) { run(t, Open(t, sqldb.Options{URL: url})) })
}

// Clocked is Databases with a clock for each database, which is set to a time.
func Clocked(t *testing.T, at time.Time, run func(t *testing.T, db *DB, clock *Clock)) {
	t.Helper()
	onBoth(t, MigratedSQLiteURL, MigratedPostgresURL, func(t *testing.T, url string) {
		clock := NewClock(at)
		run(t, Open(t, sqldb.Options{URL: url, Now: clock.Now}), clock)
	})
}

// onBoth runs a subtest with the URL of a database of each kind. Subtests that call Parallel would
// end after their caller has gone on; these do not.
func onBoth(t *testing.T, sqlite, postgres func(testing.TB) string, run func(t *testing.T, url string)) {
	t.Helper()
	var both sync.WaitGroup
	for kind, url := range map[string]func(testing.TB) string{"sqlite": sqlite, "postgres": postgres} {
		both.Go(func() { t.Run(kind, func(t *testing.T) { run(t, url(t)) }) })
	}
	both.Wait()
}

// SQLite opens a fresh, migrated SQLite database.
func SQLite(t testing.TB) *DB {
	t.Helper()
	return Open(t, sqldb.Options{URL: MigratedSQLiteURL(t)})
}

// MigratedSQLiteURL creates a SQLite file with every migration applied, removes it when the
// test ends, and returns its URL.
func MigratedSQLiteURL(t testing.TB) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "test.db")
	empty, err := migrated()
	if err == nil {
		err = os.WriteFile(file, empty, 0o600)
	}
	if err != nil {
		t.Fatalf("create SQLite file: %v", err)
	}
	return "sqlite:" + file
}

// migrated returns the content of a SQLite file with every migration applied. A process
// creates it once.
var migrated = sync.OnceValues(func() (_ []byte, err error) {
	dir, err := os.MkdirTemp("", "testkit-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	file := filepath.Join(dir, "template.db")
	db, err := sqldb.Open(context.Background(), sqldb.Options{URL: "sqlite:" + file})
	if err != nil {
		return nil, err
	}
	// Close removes the WAL.
	if err := errors.Join(db.Migrate(context.Background()), db.Close()); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
})

// Postgres opens a fresh, migrated PostgreSQL database.
func Postgres(t testing.TB) *DB {
	t.Helper()
	return Open(t, sqldb.Options{URL: MigratedPostgresURL(t)})
}

// Open opens a database with the given options without migrating it, and closes it when
// the test ends.
func Open(t testing.TB, o sqldb.Options) *DB {
	t.Helper()
	db, err := OpenDB(context.Background(), o)
	if err != nil {
		t.Fatalf("open database: %v", err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Errorf("close database: %v", err)
		}
	})
	return db
}

// Key creates a key of a customer with a scope, "" for no customer, and returns it.
func Key(t testing.TB, db *DB, customerID string, scope smartmoney.Scope) string {
	t.Helper()
	key, err := auth.Generate(rand.Reader)
	if err != nil {
		t.Fatalf("generate key: %v", err)
	}
	if _, err := db.CreateKey(t.Context(), customerID, scope, nil, auth.Hash(key), auth.Hint(key)); err != nil {
		t.Fatalf("create key: %v", err)
	}
	return key
}

// TightGate returns a gate at which one of a customer's work of each of the classes runs at a time.
// One more waits for a millisecond, or without a bound in a class that has none.
func TightGate(classes ...limits.Class) *limits.Gate {
	rules := limits.Default()
	for _, c := range classes {
		rules[c].Concurrent, rules[c].Queued, rules[c].Wait = 1, 1, min(rules[c].Wait, time.Millisecond)
	}
	return limits.New(rules, time.Now)
}
