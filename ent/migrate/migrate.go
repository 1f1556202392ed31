// Package migrate holds the database migrations: versioned SQL files, one
// directory per dialect, embedded in the binary. Every directory has an atlas.sum with the hashes of
// its files.
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

//go:generate go run ./gen -picture ../../docs/tables.md

import (
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"fmt"
	"io/fs"
	"strings"
)

//go:embed postgres/*.sql sqlite/*.sql
var files embed.FS

// Migration is a file of statements that are applied together, once.
type Migration struct {
	Name        string // of the file
	Version     string // what the name begins with, the time it was written
	Description string // the rest of the name
	SQL         string
	Hash        string // of this file and all before it, as in atlas.sum
}

// All returns the migrations of a dialect, "postgres" or "sqlite", in order.
func All(dialect string) ([]Migration, error) {
	entries, err := fs.ReadDir(files, dialect)
	if err != nil {
		return nil, fmt.Errorf("migrations of dialect %q: %w", dialect, err)
	}
	all, hash := make([]Migration, len(entries)), sha256.New()
	for i, e := range entries {
		text, err := files.ReadFile(dialect + "/" + e.Name())
		if err != nil {
			return nil, fmt.Errorf("read migration %s: %w", e.Name(), err)
		}
		hash.Write([]byte(e.Name()))
		hash.Write(text)
		version, description, _ := strings.Cut(strings.TrimSuffix(e.Name(), ".sql"), "_")
		all[i] = Migration{e.Name(), version, description, string(text), base64.StdEncoding.EncodeToString(hash.Sum(nil))}
	}
	return all, nil
}
