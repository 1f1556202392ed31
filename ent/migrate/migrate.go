// Package migrate holds the database migrations: versioned SQL files, one
// directory per dialect, embedded in the binary. Files for the entities are made
// by ent/migrate/gen from ent/schema; files for the log, the engine's state, the
// configurations, the signals and the webhooks are written by hand into the same
// directories. Every directory has an atlas.sum, without which no file is applied: after
// a change by hand, run `go run ./ent/migrate/gen -hash`.
package migrate

import (
	"embed"
	"fmt"
	"io/fs"

	"ariga.io/atlas/sql/migrate"
)

//go:embed postgres/*.sql postgres/atlas.sum sqlite/*.sql sqlite/atlas.sum
var files embed.FS

// Dir returns the migrations of a dialect, "postgres" or "sqlite", in memory.
func Dir(dialect string) (migrate.Dir, error) {
	entries, err := fs.ReadDir(files, dialect)
	if err != nil {
		return nil, fmt.Errorf("migrations of dialect %q: %w", dialect, err)
	}
	dir := &migrate.MemDir{}
	for _, e := range entries {
		name := dialect + "/" + e.Name()
		text, err := files.ReadFile(name)
		if err != nil {
			return nil, fmt.Errorf("read migration %s: %w", name, err)
		}
		if err := dir.WriteFile(e.Name(), text); err != nil {
			return nil, fmt.Errorf("load migration %s: %w", name, err)
		}
	}
	return dir, nil
}
