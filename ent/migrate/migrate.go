// Package migrate holds the database migrations: versioned SQL files, one
// directory per dialect, embedded in the binary. Every directory has an atlas.sum, without which
// no file is applied.
//
// Files for what ent/schema declares are made by ent/migrate/gen, one command for both dialects.
// What Atlas cannot know, that a table or column has a new name or that rows move, is a file
// written by hand beside them (after it, run `go run ./ent/migrate/gen -hash`); that gen then finds
// nothing left to change proves that both end at ent's schema.
//
// These tables are of hand-written files alone, and ent does not know them:
//
//	global_offset, log_heads, log_segments    the event log
//	trade_ids, trade_links                    identity of trades, the trade and the price before
//	retracted_trades                          trades that were taken back
//	closings, corrected_closings, day_starts  closed positions by event; where days of event time begin
//	evm_pools, evm_tokens                     what contracts of pools and tokens told once
//	engine_state, state_pages, change_records the engine's state
//	engine_progress, detection_journal        how far detection got, and what it was fed with
//	config_revision                           the number of the last change of a configuration
//	kept_since                                up to which time old rows were deleted
//	restores, restored_logs, database_place   restores of backups, and the numbers of logs that they lost
//	idempotency_records                       answers to ingest requests
//
// Their rows are opaque bodies or single counters that only the engine and ingest use, in bulk, by
// their place, with what is particular to a dialect (uuid, COPY, STORAGE EXTERNAL, WITHOUT ROWID,
// composite keys). A generated client would read none of it better, and a body of a megabyte that
// is scanned by reflection worse.
package migrate

//go:generate go run ./picture ../../docs/tables.md

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
