package store

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"time"

	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/gen/signal"
	"smartmoney/internal/smartmoney"
)

// Rows that one transaction of Sweep deletes at most, so that it never keeps other
// writers waiting for long. A row of the journal may be large.
const (
	sweepJournal       = 16
	sweepNotifications = 500
)

// Sweep deletes what is kept no longer: rows of the journal whose ToTime is before a
// time (unix ns, by Chain.Index), and, unless keepNotifications is 0, entries of the
// customers' logs that were sent longer than that before now, with their deliveries to
// webhooks and the signals that no entry refers to any more. Cooldowns and budgets know
// what is in the logs only: keepNotifications should be longer than the longest cooldown
// and a day. It works in small transactions; what it deleted before an error stays
// deleted.
func (db *DB) Sweep(ctx context.Context, now time.Time, before [smartmoney.ChainCount]int64, keepNotifications time.Duration) error {
	for i, chain := range smartmoney.Chains() {
		if err := db.sweepJournal(ctx, i, before[i]); err != nil {
			return fmt.Errorf("sweep the journal of %s: %w", chain, err)
		}
	}
	if keepNotifications == 0 {
		return nil
	}
	if err := db.sweepNotifications(ctx, now.Add(-keepNotifications).UnixMicro()); err != nil {
		return fmt.Errorf("sweep notifications: %w", err)
	}
	return nil
}

func (db *DB) sweepJournal(ctx context.Context, chain int, before int64) error {
	for {
		done, err := db.Writer().ExecContext(ctx,
			`DELETE FROM detection_journal WHERE chain = $1 AND first_seq IN
			 (SELECT first_seq FROM detection_journal WHERE chain = $1 AND to_time < $2 ORDER BY to_time, first_seq LIMIT $3)`,
			chain, before, sweepJournal)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n < sweepJournal {
			return err
		}
	}
}

// entries names entries of the logs, by column, with their signals.
type entries struct {
	logs, ids []int64
	signals   map[string]bool
}

func (db *DB) sweepNotifications(ctx context.Context, before int64) error {
	for log := int64(0); ; {
		// The looking is done without the writer.
		old, err := db.oldNotifications(ctx, log, before)
		if err != nil || len(old.logs) == 0 {
			return err
		}
		if err := db.deleteNotifications(ctx, old); err != nil {
			return err
		}
		log = old.logs[len(old.logs)-1]
	}
}

const oldNotifications = "SELECT n." + notification.FieldLogID + ", n." + notification.FieldID + ", n." + notification.FieldSignalID +
	" FROM " + notificationlog.Table + " l JOIN " + notification.Table + " n ON n." + notification.FieldLogID + " = l." + notificationlog.FieldID +
	" WHERE l." + notificationlog.FieldID + " >= $1 AND n." + notification.FieldSentAt + " < $2" +
	" ORDER BY l." + notificationlog.FieldID + ", n." + notification.FieldSentAt + " LIMIT $3"

func (db *DB) oldNotifications(ctx context.Context, fromLog, before int64) (*entries, error) {
	old := &entries{signals: map[string]bool{}}
	err := eachRow(ctx, db.Reader(), oldNotifications, []any{fromLog, before, sweepNotifications},
		func(rows *sql.Rows) error {
			var log, id int64
			var raised string
			err := rows.Scan(&log, &id, &raised)
			old.logs, old.ids = append(old.logs, log), append(old.ids, id)
			old.signals[raised] = true
			return err
		})
	return old, err
}

var deleteNotifications = deleteRows(notification.Table, col(notification.FieldID, "bigint"))

func (db *DB) deleteNotifications(ctx context.Context, old *entries) error {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer rollback(tx)
	// No step may begin to refer to a signal while it is found to be unused.
	if err := moveProgress(ctx, tx, 0); err != nil {
		return err
	}
	if err := db.sweepOutbox(ctx, tx, old); err != nil {
		return err
	}
	if err := deleteNotifications.run(ctx, db, tx, old.ids); err != nil {
		return fmt.Errorf("delete %d entries: %w", len(old.ids), err)
	}
	if err := db.deleteUnused(ctx, tx, slices.Collect(maps.Keys(old.signals))); err != nil {
		return err
	}
	return tx.Commit()
}

// unusedSignals deletes signals without notifications, of those for which a condition holds that follows.
const unusedSignals = "DELETE FROM " + signal.Table + " WHERE NOT EXISTS (SELECT 1 FROM " + notification.Table + " n WHERE n." +
	notification.FieldSignalID + " = " + signal.Table + "." + signal.FieldID + ") AND "

// deleteUnused deletes those of the signals that no entry refers to, and their signal contexts
// that no signal is left of.
func (db *DB) deleteUnused(ctx context.Context, tx *sql.Tx, ids []string) error {
	condition, args := db.among(signal.FieldID, ids, 1)
	signalContexts := map[string]bool{}
	err := eachRow(ctx, tx, unusedSignals+condition+" RETURNING "+signal.FieldContextID,
		args, func(rows *sql.Rows) error {
			var shared string
			err := rows.Scan(&shared)
			signalContexts[shared] = true
			return err
		})
	if err != nil {
		return fmt.Errorf("delete signals: %w", err)
	}
	if len(signalContexts) == 0 {
		return nil
	}
	return db.deleteUnusedSignalContexts(ctx, tx, slices.Collect(maps.Keys(signalContexts)))
}
