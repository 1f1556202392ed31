package servicetest

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// template is the SQLite file of a world that has stopped. A process creates one and copies it for
// every other world, because appending and applying the trades takes most of the time that it takes
// to start a world.
type template struct {
	mu   sync.Mutex // guards the fields below
	file []byte     // empty: not created yet
	keys Keys
}

var stopped template

// newFromTemplate returns a world on a copy of the template.
func newFromTemplate(t testing.TB) *World {
	t.Helper()
	content, keys := stopped.get(t)
	file := filepath.Join(t.TempDir(), "world.db")
	if err := os.WriteFile(file, content, 0o600); err != nil {
		t.Fatalf("create world: %v", err)
	}
	w := &World{DB: testkit.Open(t, sqldb.Options{URL: "sqlite:" + file}), Keys: keys}
	w.start(t)
	return w
}

// get returns the content of the template's file and the secrets of its keys.
func (te *template) get(t testing.TB) ([]byte, Keys) {
	t.Helper()
	te.mu.Lock()
	defer te.mu.Unlock()
	if len(te.file) > 0 {
		return te.file, te.keys
	}
	url := testkit.MigratedSQLiteURL(t)
	db, err := testkit.OpenDB(context.Background(), sqldb.Options{URL: url})
	if err != nil {
		t.Fatalf("open template: %v", err)
	}
	w := &World{DB: db}
	w.makeKeys(t)
	w.appendAll(t)
	w.startEngine(t)
	// Close removes the WAL.
	if err := errors.Join(w.Engine.Stop(context.Background()), db.Close()); err != nil {
		t.Fatalf("stop template: %v", err)
	}
	content, err := os.ReadFile(url[len("sqlite:"):])
	if err != nil {
		t.Fatalf("read template: %v", err)
	}
	te.file, te.keys = content, w.Keys
	return te.file, te.keys
}
