// Package smtest helps tests: fresh databases of both kinds, real ones, and a
// clock that moves by hand. Everything it makes is gone when the test ends.
//
// PostgreSQL comes from the server whose administrator's URL is in the
// environment variable SMARTMONEY_TEST_POSTGRES. A test that needs it fails
// without it; `make test` starts one.
package smtest

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
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
	file := filepath.Join(t.TempDir(), "test.db")
	empty, err := migrated()
	if err == nil {
		err = os.WriteFile(file, empty, 0o600)
	}
	if err != nil {
		t.Fatalf("make SQLite file: %v", err)
	}
	return Open(t, store.Options{URL: "sqlite:" + file})
}

// migrated returns the file of a SQLite database with every migration applied, which one
// process makes once.
var migrated = sync.OnceValues(func() (_ []byte, err error) {
	dir, err := os.MkdirTemp("", "smtest-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	file := filepath.Join(dir, "template.db")
	db, err := store.Open(context.Background(), store.Options{URL: "sqlite:" + file})
	if err != nil {
		return nil, err
	}
	// Closing leaves no log beside the file.
	if err := errors.Join(db.Migrate(context.Background()), db.Close()); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
})

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
