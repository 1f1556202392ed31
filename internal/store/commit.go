package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"smartmoney/internal/smartmoney"
)

// Commit is what one step of the engine makes durable: states and log positions of
// some chains, and what detection and delivery came to in it.
type Commit struct {
	Chains        []*ChainCommit  // at most one of each chain
	Arrived       int64           // every event up to this global offset is processed after the step; 0: not known
	Journal       []JournalRow    //
	Signals       []SignalBody    // bodies for Notices; one whose id is there already stays as it is
	Notifications []Entry         // in the order in which they are to be numbered
	Outcomes      []OutcomeUpdate //
	Now           time.Time       // the process's clock; sent_at of the notices is not before it
}

// SignalBody is a signal to be kept. A signal that no notice of its step refers to
// is never swept.
type SignalBody struct {
	Signal *smartmoney.Signal
}

// Entry is an entry for a customer's log.
type Entry struct {
	CustomerID   string
	LogVersion   int64 // Account.LogVersion as it was when the notice was decided on
	SignalID     string
	Type         smartmoney.NotificationType
	Chain        smartmoney.Chain
	Token        string // the signal's
	Timestamp    int64  // the signal's, unix ns
	GlobalOffset int64  // global offset of the trade that raised it
	Decision     smartmoney.Delivered

	Sequence int64     // filled in by CommitState
	SentAt   time.Time // filled in by CommitState: UTC, microseconds
}

// StaleAccounts is the error of a step whose notices were decided on with logs or
// configurations that have changed since. Nothing of the step was committed.
type StaleAccounts struct {
	Customers []string // whose log versions moved, by id
}

// Error says how many customers it is about.
func (e *StaleAccounts) Error() string {
	return fmt.Sprintf("the logs or configurations of %d customers have changed: %s", len(e.Customers), clip(strings.Join(e.Customers, ", ")))
}

// CommitState makes one step of an engine durable, all of it or nothing. It fails
// with ErrConflict when a chain's position is not From, and with *StaleAccounts when
// a notice's LogVersion is not the present one. Customers who are changed at the
// same time are waited for.
func (db *DB) CommitState(ctx context.Context, commit *Commit) error {
	return db.wrote(db.commitState(ctx, commit))
}

func (db *DB) commitState(ctx context.Context, commit *Commit) error {
	tx, err := db.commits.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("commit state: begin: %w", err)
	}
	defer rollback(tx)
	if err := db.writeCommit(ctx, tx, commit); err != nil {
		return fmt.Errorf("commit state: %w", err)
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit state: %w", err)
	}
	return nil
}

// writeCommit writes the customers' rows last: others wait for those.
func (db *DB) writeCommit(ctx context.Context, tx *sql.Tx, commit *Commit) error {
	if err := moveProgress(ctx, tx, commit.Arrived); err != nil {
		return err
	}
	for _, c := range commit.Chains {
		if err := movePosition(ctx, tx, c); err != nil {
			return fmt.Errorf("position of %s from %d: %w", c.Chain, c.From, err)
		}
		if err := writeState(ctx, tx, c); err != nil {
			return fmt.Errorf("state of %s at %d: %w", c.Chain, c.To, err)
		}
	}
	if err := writeJournal(ctx, tx, commit.Journal); err != nil {
		return err
	}
	if err := db.writeSignals(ctx, tx, commit.Signals); err != nil {
		return err
	}
	if err := db.writeOutcomes(ctx, tx, commit.Outcomes); err != nil {
		return err
	}
	return db.writeNotifications(ctx, tx, commit)
}

// moveProgress notes how far the engine got, and keeps other steps and Sweep
// waiting until the transaction ends.
func moveProgress(ctx context.Context, tx *sql.Tx, arrived int64) error {
	_, err := tx.ExecContext(ctx, "UPDATE engine_progress SET global_offset = CASE WHEN global_offset < $1 THEN $1 ELSE global_offset END WHERE id = 0", arrived)
	if err != nil {
		return fmt.Errorf("move progress to %d: %w", arrived, err)
	}
	return nil
}

// Progress returns the global offset up to which every event is processed.
func (db *DB) Progress(ctx context.Context) (arrived int64, err error) {
	if err := db.Reader().QueryRowContext(ctx, "SELECT global_offset FROM engine_progress WHERE id = 0").Scan(&arrived); err != nil {
		return 0, fmt.Errorf("read the engine's progress: %w", err)
	}
	return arrived, nil
}
