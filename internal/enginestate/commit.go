// Package enginestate stores what the engine makes durable: the state and position of every chain,
// the detection journal, and the commit, a single transaction over these and the notifications that
// the engine decided on. It also grants the lease that makes one engine the leader.
//
// It promises that a commit is stored completely or not at all, and that only one of two engines
// can commit a position.
package enginestate

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/ent/gen/leaderboardday"
	"github.com/smartmoneyhq/smartmoney/ent/gen/walletday"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Store stores the engine's state. It is safe for concurrent use.
type Store struct{ *sqldb.DB }

// New returns the engine's store in a database.
func New(db *sqldb.DB) *Store { return &Store{db} }

// CommitState stores one commit of the engine, completely or not at all. It returns ErrConflict if
// a chain's position is not From, and *StaleCustomers if the LogVersion of a notification is out of
// date (with TakeOutdated: if a notification's customer is gone). It waits for concurrent changes
// of the same customers.
func (st *Store) CommitState(ctx context.Context, commit *Commit) error {
	return st.Wrote(st.commitState(ctx, commit))
}

func (st *Store) commitState(ctx context.Context, commit *Commit) error {
	tx, err := st.Commits().BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("commit state: begin: %w", err)
	}
	defer sqldb.Rollback(tx)
	if err := st.writeCommit(ctx, tx, commit); err != nil {
		return fmt.Errorf("commit state: %w", err)
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit state: %w", err)
	}
	return nil
}

// writeCommit writes the customers' rows last, because other transactions wait for them.
func (st *Store) writeCommit(ctx context.Context, tx *sql.Tx, commit *Commit) error {
	if err := moveProgress(ctx, tx, commit.ArrivedFrom, commit.Arrived); err != nil {
		return err
	}
	for _, c := range commit.Chains {
		if err := movePosition(ctx, tx, c); err != nil {
			return fmt.Errorf("position of %s from %d: %w", c.Chain, c.From, err)
		}
		if err := writeState(ctx, st.DB, tx, c); err != nil {
			return fmt.Errorf("state of %s at %d: %w", c.Chain, c.To, err)
		}
	}
	if err := writeJournal(ctx, tx, commit.Journal); err != nil {
		return err
	}
	if err := history.WriteSnapshots(ctx, st.DB, tx, commit.Snapshots); err != nil {
		return err
	}
	if err := notifications.WriteSignals(ctx, st.DB, tx, commit.Signals); err != nil {
		return err
	}
	if err := notifications.WriteOutcomes(ctx, st.DB, tx, commit.Outcomes); err != nil {
		return err
	}
	return writeNotifications(ctx, st.DB, tx, commit)
}

// writeNotifications enters the notifications and retractions into their customers' logs, puts
// those that have a webhook on their way, and wakes whoever follows the logs. Rows of endpoints
// come last: workers wait for those.
func writeNotifications(ctx context.Context, db *sqldb.DB, tx *sql.Tx, commit *Commit) error {
	logs, err := notifications.Write(ctx, db, tx, &notifications.Batch{
		Signals: commit.Signals, Entries: commit.Notifications, TakeOutdated: commit.TakeOutdated, Retractions: commit.Retractions,
		SentAt: commit.SentAt, HistoryUntil: commit.HistoryUntil,
	})
	if err != nil || len(logs) == 0 {
		return err
	}
	if err := outbox.Put(ctx, db, tx, commit.Notifications, commit.Retractions, logs, commit.Now); err != nil {
		return err
	}
	return notifications.Notify(ctx, db, tx, notifications.GrownOf(logs)...)
}

// moveProgress records the global offset that the engine has processed, which was from before; 0:
// it may be any. The row stays locked until the transaction ends, which blocks other commits and
// Sweep.
func moveProgress(ctx context.Context, tx *sql.Tx, from, arrived int64) error {
	const move = "UPDATE engine_progress SET global_offset = CASE WHEN global_offset < $1 THEN $1 ELSE global_offset END WHERE id = 0 AND (global_offset = $2 OR $2 = 0)"
	moved, err := tx.ExecContext(ctx, move, arrived, from)
	if err != nil {
		return fmt.Errorf("move progress to %d: %w", arrived, err)
	}
	if n, err := moved.RowsAffected(); err != nil || n == 0 {
		return fmt.Errorf("move progress from %d to %d: %w", from, arrived, cmp.Or(err, ErrConflict))
	}
	return nil
}

// Progress returns the global offset up to which all events are processed.
func (st *Store) Progress(ctx context.Context) (arrived int64, err error) {
	if err := st.Reader().QueryRowContext(ctx, "SELECT global_offset FROM engine_progress WHERE id = 0").Scan(&arrived); err != nil {
		return 0, fmt.Errorf("read the engine's progress: %w", err)
	}
	return arrived, nil
}

// Rebuild deletes everything that the engine derived from the log, except signals, notifications
// and their outcomes, and calls f to write it again; of a chain whose first events were dropped,
// and with stateAlone of every chain, only the state pages and change records. It commits all of it
// or nothing. The caller must hold the engine's lease.
func (st *Store) Rebuild(ctx context.Context, stateAlone bool, f func(*Rebuild) error) error {
	tx, err := st.Commits().BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("rebuild: begin: %w", err)
	}
	defer sqldb.Rollback(tx)
	r := &Rebuild{
		Write: func(ctx context.Context, commit *Commit) error { return st.writeCommit(ctx, tx, commit) },
		Alive: func(ctx context.Context) error { return alive(ctx, tx) },
	}
	if st.Dialect() == sqldb.Postgres { // between two statements, chains are computed
		if _, err := tx.ExecContext(ctx, "SET LOCAL idle_in_transaction_session_timeout = '5min'"); err != nil {
			return fmt.Errorf("rebuild: bound the time between statements: %w", err)
		}
	}
	if err := st.beginRebuild(ctx, tx, r, stateAlone); err != nil {
		return fmt.Errorf("rebuild: %w", err)
	}
	if err := f(r); err != nil {
		return err
	}
	if !stateAlone {
		if err := eventlog.MarkCorrectable(ctx, tx); err != nil {
			return fmt.Errorf("rebuild: %w", err)
		}
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("rebuild: commit: %w", err)
	}
	return nil
}

func alive(ctx context.Context, tx *sql.Tx) error {
	if _, err := tx.ExecContext(ctx, "SELECT 1"); err != nil {
		return fmt.Errorf("rebuild: go on with the transaction: %w", err)
	}
	return nil
}

// beginRebuild deletes what is rebuilt, and reads what the engine needs for that.
func (st *Store) beginRebuild(ctx context.Context, tx *sql.Tx, r *Rebuild, stateAlone bool) error {
	if err := moveProgress(ctx, tx, 0, 0); err != nil { // blocks other engines
		return err
	}
	if err := tx.QueryRowContext(ctx, "SELECT global_offset FROM engine_progress WHERE id = 0").Scan(&r.Arrived); err != nil {
		return fmt.Errorf("read the engine's progress: %w", err)
	}
	err := eventlog.EachRow(ctx, tx, func(chain int, s *eventlog.EngineState) { r.States[chain] = *s })
	if err != nil {
		return fmt.Errorf("read the engine's positions: %w", err)
	}
	err = sqldb.EachRow(ctx, tx, "SELECT chain, first_seq, last_seq, committed_at, config_revision FROM detection_journal ORDER BY chain, first_seq", nil,
		func(rows *sql.Rows) error {
			var t JournalRow
			var chain int
			var at int64
			err := rows.Scan(&chain, &t.FirstSeq, &t.LastSeq, &at, &t.ConfigRevision)
			t.CommittedAt = sqldb.FromMicro(at)
			r.Journal[chain] = append(r.Journal[chain], t)
			return err
		})
	if err != nil {
		return fmt.Errorf("read the journal: %w", err)
	}
	return st.deleteDerived(ctx, tx, r, stateAlone)
}

// deleteDerived deletes what is rebuilt, and says of which chains that is the state alone.
func (st *Store) deleteDerived(ctx context.Context, tx *sql.Tx, r *Rebuild, stateAlone bool) error {
	from := 1
	if stateAlone {
		from = 0
	}
	err := sqldb.EachRow(ctx, tx, "SELECT chain FROM log_horizons WHERE first_seq > $1", []any{from}, func(rows *sql.Rows) error {
		var chain int
		err := rows.Scan(&chain)
		r.Kept[chain] = true
		return err
	})
	if err != nil {
		return fmt.Errorf("read where the logs begin: %w", err)
	}
	statements := []string{"DELETE FROM state_pages", "DELETE FROM change_records"}
	if !stateAlone {
		statements = append(statements, deletions()...)
	}
	if st.Dialect() == sqldb.Postgres {
		statements = append([]string{"SET LOCAL statement_timeout = 0"}, statements...)
	}
	for _, statement := range statements {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	return nil
}

// deletions are the statements that delete what is rebuilt beside the state, of chains whose logs
// are whole.
func deletions() []string {
	const whole = " WHERE chain IN (SELECT h.chain FROM log_horizons h WHERE h.first_seq = 1)"
	statements := []string{"UPDATE engine_state SET position = 0, event_time = 0, meta = NULL" + whole}
	for _, table := range []string{
		"trade_links", "day_starts", "closings", "corrected_closings", walletday.Table, leaderboardday.Table, "leaderboard_parts", "detection_journal",
	} {
		statements = append(statements, "DELETE FROM "+table+whole)
	}
	// all are made anew
	return append(statements, "DELETE FROM kept_since"+whole+" AND what = '"+string(sqldb.KeptClosings)+"'")
}
