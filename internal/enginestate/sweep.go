package enginestate

import (
	"context"
	"database/sql"
	"fmt"
	"math"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// sweepJournalRows bounds the rows that one statement of SweepJournal deletes, so that other
// writers never wait long. A journal row can be large.
const sweepJournalRows = 16

// EventTimes returns the event time (unix ns) that the engine's committed state has reached, by
// Chain.Index; 0 before a chain's first trade, and as long as the chain's row has no checksum.
func (st *Store) EventTimes(ctx context.Context) (at [smartmoney.ChainCount]int64, err error) {
	err = eventlog.EachState(ctx, st.Reader(), func(chain smartmoney.Chain, s eventlog.EngineState, checksummed bool) {
		if checksummed {
			at[chain.Index()] = s.EventTime
		}
	})
	if err != nil {
		return at, fmt.Errorf("read the event times of the engine: %w", err)
	}
	return at, nil
}

// SweepJournal deletes some rows of the detection journal whose ToTime is before a time (unix ns,
// by Chain.Index), the oldest first, and returns how many; 0: none is left.
func (st *Store) SweepJournal(ctx context.Context, before [smartmoney.ChainCount]int64) (deleted int, err error) {
	for i, chain := range smartmoney.Chains() {
		n, err := st.sweepJournal(ctx, i, before[i])
		if err != nil {
			return deleted, fmt.Errorf("sweep the journal of %s: %w", chain, err)
		}
		deleted += n
	}
	return deleted, nil
}

func (st *Store) sweepJournal(ctx context.Context, chain int, before int64) (deleted int, err error) {
	upTo, err := st.oldJournal(ctx, chain, before)
	if err != nil || upTo == 0 {
		return 0, err
	}
	tx, err := st.Writer().BeginTx(ctx, nil)
	if err != nil {
		return 0, err
	}
	defer sqldb.Rollback(tx)
	done, err := tx.ExecContext(ctx, "DELETE FROM detection_journal WHERE chain = $1 AND first_seq <= $2", chain, upTo)
	if err != nil {
		return 0, err
	}
	n, err := done.RowsAffected()
	if err != nil || n == 0 {
		return 0, err
	}
	if err := sqldb.MoveKeptSince(ctx, tx, sqldb.KeptJournal, chain, before); err != nil {
		return 0, err
	}
	return int(n), tx.Commit()
}

// oldJournal returns first_seq of the last of a chain's next rows that are old, 0 if none is.
// to_time has no checksum, and never falls along a chain or below from_time: one that does is
// damage, so that no row goes before its time.
func (st *Store) oldJournal(ctx context.Context, chain int, before int64) (upTo int64, err error) {
	reached, rest := int64(math.MinInt64), false
	err = sqldb.EachRow(ctx, st.Reader(), "SELECT first_seq, from_time, to_time FROM detection_journal WHERE chain = $1 ORDER BY first_seq LIMIT $2",
		[]any{chain, sweepJournalRows}, func(rows *sql.Rows) error {
			var first, from, to int64
			if err := rows.Scan(&first, &from, &to); err != nil {
				return err
			}
			if reached = max(reached, from); to < reached {
				return derivedDamage(fmt.Errorf("it ends at %d ns of event time, after %d", to, reached), "row %d of the journal of %s", first, smartmoney.Chains()[chain])
			}
			if rest = rest || to >= before; !rest {
				upTo = first
			}
			reached = to
			return nil
		})
	return upTo, err
}

// JournalKeptSince returns the event times (unix ns, by Chain.Index) before which rows of the
// detection journal were deleted; math.MinInt64 for a chain that lost none.
func (st *Store) JournalKeptSince(ctx context.Context) ([smartmoney.ChainCount]int64, error) {
	return sqldb.KeptSince(ctx, st.DB, sqldb.KeptJournal)
}

// NotificationsKeptSince returns the time before which entries of notification logs were deleted by
// their age; the zero time if none was.
func (st *Store) NotificationsKeptSince(ctx context.Context) (time.Time, error) {
	before, err := sqldb.KeptSince(ctx, st.DB, sqldb.KeptNotifications)
	if err != nil || before[0] == math.MinInt64 {
		return time.Time{}, err
	}
	return time.Unix(0, before[0]).UTC(), nil
}

// SweepNotifications deletes some log entries that were sent before a time, from a log on by its
// id, with their webhook deliveries and with signals that no other entry refers to, in one
// transaction. It returns how many, and the log to go on from; 0: none is left from that log on.
// Cooldowns and budgets are computed from the logs, so the entries of the longest cooldown, and of
// a day, must be kept.
func (st *Store) SweepNotifications(ctx context.Context, before time.Time, from int64) (deleted int, next int64, err error) {
	// The search runs on a reader connection.
	old, err := notifications.Old(ctx, st.DB, from, before.UnixMicro())
	if err == nil && len(old.Logs) > 0 {
		err = st.deleteNotifications(ctx, old, before)
	}
	if err != nil {
		return 0, from, fmt.Errorf("sweep notifications: %w", err)
	}
	if len(old.Logs) == 0 {
		return 0, 0, nil
	}
	return len(old.IDs), old.Logs[len(old.Logs)-1], nil
}

func (st *Store) deleteNotifications(ctx context.Context, old *notifications.OldEntries, before time.Time) error {
	tx, err := st.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	// This lock stops commits from referring to a signal between the check and its deletion.
	if err := moveProgress(ctx, tx, 0, 0); err != nil {
		return err
	}
	if err := outbox.Sweep(ctx, st.DB, tx, old.Logs, old.IDs); err != nil {
		return err
	}
	if err := notifications.DeleteOld(ctx, st.DB, tx, old); err != nil {
		return err
	}
	if err := sqldb.MoveKeptSince(ctx, tx, sqldb.KeptNotifications, 0, before.UnixNano()); err != nil {
		return err
	}
	return tx.Commit()
}
