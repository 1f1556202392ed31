package store

import (
	"context"
	"database/sql"
	"fmt"

	"smartmoney/internal/smartmoney"
)

// Rebuild is a transaction in which everything that follows from the log is made anew.
// It belongs to one goroutine.
type Rebuild struct {
	db *DB
	tx *sql.Tx

	// Arrived is how far the log was processed: what arrived up to this number was.
	Arrived int64
	// Journal is when, and with which settings, the rows of the journal were written, by chain
	// and in order. Their bodies are not read.
	Journal [smartmoney.ChainCount][]JournalRow
}

// Write writes a step without notices.
func (r *Rebuild) Write(ctx context.Context, commit *Commit) error {
	return r.db.writeCommit(ctx, r.tx, commit)
}

// Rebuild deletes what the engine made of the log, except signals, notifications and
// their outcomes, calls f to write it anew, and commits all of it or nothing. Who holds
// the engine's lease may call it.
func (db *DB) Rebuild(ctx context.Context, f func(*Rebuild) error) error {
	tx, err := db.commits.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("rebuild: begin: %w", err)
	}
	defer rollback(tx)
	r := &Rebuild{db: db, tx: tx}
	if err := r.begin(ctx); err != nil {
		return fmt.Errorf("rebuild: %w", err)
	}
	if err := f(r); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("rebuild: commit: %w", err)
	}
	return nil
}

func (r *Rebuild) begin(ctx context.Context) error {
	if err := moveProgress(ctx, r.tx, 0); err != nil { // keeps other engines waiting
		return err
	}
	if err := r.tx.QueryRowContext(ctx, "SELECT global_offset FROM engine_progress WHERE id = 0").Scan(&r.Arrived); err != nil {
		return fmt.Errorf("read the engine's progress: %w", err)
	}
	err := eachRow(ctx, r.tx, "SELECT chain, first_seq, last_seq, committed_at, config_revision FROM detection_journal ORDER BY chain, first_seq", nil,
		func(rows *sql.Rows) error {
			var t JournalRow
			var chain int
			var at int64
			err := rows.Scan(&chain, &t.FirstSeq, &t.LastSeq, &at, &t.ConfigRevision)
			t.CommittedAt = fromMicro(at)
			r.Journal[chain] = append(r.Journal[chain], t)
			return err
		})
	if err != nil {
		return fmt.Errorf("read the journal: %w", err)
	}
	statements := []string{
		"DELETE FROM state_pages", "DELETE FROM change_records", "DELETE FROM trade_links", "DELETE FROM detection_journal",
		"UPDATE engine_state SET position = 0, event_time = 0, meta = NULL",
	}
	if r.db.Dialect() == Postgres {
		statements = append([]string{"SET LOCAL statement_timeout = 0"}, statements...)
	}
	for _, statement := range statements {
		if _, err := r.tx.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	return nil
}
