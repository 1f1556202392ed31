// Package smtest helps tests: fresh databases of both kinds, real ones, and a
// clock that moves by hand. Everything it makes is gone when the test ends.
//
// PostgreSQL comes from the server whose administrator's URL is in the
// environment variable SMARTMONEY_TEST_POSTGRES. A test that needs it fails
// without it; `make test` starts one.
package smtest

import (
	"context"
	"path/filepath"
	"testing"

	"smartmoney/internal/store"
)

// Databases runs the test on a fresh, migrated database of each kind.
func Databases(t *testing.T, run func(t *testing.T, db *store.DB)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { run(t, SQLite(t)) })
	t.Run("postgres", func(t *testing.T) { run(t, Postgres(t)) })
}

// SQLite opens a fresh, migrated SQLite file.
func SQLite(t testing.TB) *store.DB {
	t.Helper()
	db := Open(t, store.Options{URL: "sqlite:" + filepath.Join(t.TempDir(), "test.db")})
	migrate(t, db)
	return db
}

// Postgres opens a fresh, migrated PostgreSQL database.
func Postgres(t testing.TB) *store.DB {
	t.Helper()
	return Open(t, store.Options{URL: copyOfTemplate(t)})
}

// Open opens a database as the options say, not migrated, and closes it when the
// test ends.
func Open(t testing.TB, o store.Options) *store.DB {
	t.Helper()
	db, err := store.Open(context.Background(), o)
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

func migrate(t testing.TB, db *store.DB) {
	t.Helper()
	if err := db.Migrate(context.Background()); err != nil {
		t.Fatalf("migrate database: %v", err)
	}
}
