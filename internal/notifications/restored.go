package notifications

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// reservedNumbers is how many numbers of each log a restore skips at least: more than entries can
// have been lost.
const reservedNumbers = 1 << 20

// numbersPerSecond is how fast the numbers that restores begin at rise with the clock, from
// firstRestores on, so that two restores of one backup begin at different numbers. They stay below
// 2^31, which GraphQL's Int ends at, until 2059.
const numbersPerSecond = 2

func firstRestores() time.Time { return time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC) }

// Highest returns the highest number that any customer's log was given, as far as this database
// knows; 0 before the first.
func (l *Logs) Highest(ctx context.Context) (int64, error) {
	highest, err := highest(ctx, l.Reader())
	if err != nil {
		return 0, fmt.Errorf("read the highest number of the logs: %w", err)
	}
	return highest, nil
}

func highest(ctx context.Context, q sqldb.Querier) (n int64, err error) {
	const query = "SELECT max(n) FROM (SELECT COALESCE(max(" + notificationlog.FieldLastSequence + "), 0) AS n FROM " + notificationlog.Table +
		" UNION ALL SELECT COALESCE(max(base), 0) FROM restores) AS given"
	err = sqldb.EachRow(ctx, q, query, nil, func(rows *sql.Rows) error { return rows.Scan(&n) })
	return n, err
}

// MarkRestored lets the numbers of all logs go on after a base that it returns, beyond every number
// that was given before the database was restored, and remembers which numbers a reader may have
// seen that are not in it. given is a number that is known to have been given, beyond what the
// database says, or 0. The caller holds the engine's lease.
func (l *Logs) MarkRestored(ctx context.Context, given int64) (base int64, err error) {
	tx, err := l.Writer().BeginTx(ctx, nil)
	if err != nil {
		return 0, fmt.Errorf("mark the database as restored: begin: %w", err)
	}
	defer sqldb.Rollback(tx)
	if base, err = l.markRestored(ctx, tx, given); err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return 0, fmt.Errorf("mark the database as restored: %w", err)
	}
	return base, nil
}

func (l *Logs) markRestored(ctx context.Context, tx *sql.Tx, given int64) (base int64, err error) {
	if err := l.lockAll(ctx, tx); err != nil {
		return 0, err
	}
	if _, err := NextConfigRevision(ctx, tx); err != nil { // blocks other changes of logs
		return 0, err
	}
	known, err := highest(ctx, tx)
	if err != nil {
		return 0, err
	}
	now := l.Timestamp()
	base = max(known, given) + reservedNumbers
	base = max(base, numbersPerSecond*int64(now.Sub(firstRestores())/time.Second))
	for _, s := range []struct {
		text string
		args []any
	}{
		{"INSERT INTO restores (id, base, restored_at) SELECT COALESCE(max(id), 0) + 1, CAST($1 AS bigint), CAST($2 AS bigint) FROM restores", []any{base, now.UnixMicro()}},
		{"INSERT INTO restored_logs (log_id, base, kept) SELECT " + notificationlog.FieldID + ", CAST($1 AS bigint), " + notificationlog.FieldLastSequence +
			" FROM " + notificationlog.Table, []any{base}},
		{"UPDATE " + notificationlog.Table + " SET " + notificationlog.FieldLastSequence + " = $1, " + notificationlog.FieldLastSentAt +
			" = CASE WHEN " + notificationlog.FieldLastSentAt + " < $2 THEN $2 ELSE " + notificationlog.FieldLastSentAt + " END", []any{base, now.UnixMicro()}},
	} {
		if _, err := tx.ExecContext(ctx, s.text, s.args...); err != nil {
			return 0, fmt.Errorf("%.40s…: %w", s.text, err)
		}
	}
	return base, nil
}

// lockAll locks the rows of all customers' logs, in the order in which other transactions lock
// several.
func (l *Logs) lockAll(ctx context.Context, tx *sql.Tx) error {
	if l.Dialect() != sqldb.Postgres {
		return nil // the transaction has the only lock that there is
	}
	_, err := tx.ExecContext(ctx, "SELECT 1 FROM "+notificationlog.Table+" ORDER BY "+notificationlog.FieldCustomerID+" FOR UPDATE")
	return err
}

// BeginAfterRestores lets the numbers of a new log begin after those of the last restore, which may
// have lost a log of the same customer.
func BeginAfterRestores(ctx context.Context, tx *sql.Tx, log int64) error {
	var base sql.NullInt64
	if err := tx.QueryRowContext(ctx, "SELECT max(base) FROM restores").Scan(&base); err != nil {
		return fmt.Errorf("look for restores: %w", err)
	}
	if !base.Valid {
		return nil
	}
	_, err := tx.ExecContext(ctx, "UPDATE "+notificationlog.Table+" SET "+notificationlog.FieldLastSequence+" = $1 WHERE "+notificationlog.FieldID+" = $2", base.Int64, log)
	if err == nil {
		_, err = tx.ExecContext(ctx, "INSERT INTO restored_logs (log_id, base, kept) VALUES ($1, $2, 0)", log, base.Int64)
	}
	if err != nil {
		return fmt.Errorf("begin the log %d after the last restore: %w", log, err)
	}
	return nil
}

// Resume returns where a reader goes on who has seen a customer's log up to a number, and whether
// entries that it may have seen or missed are lost: a restore took them, or the log ends before
// that number. An unknown customer is a NOT_FOUND error.
func (l *Logs) Resume(ctx context.Context, customerID string, after int64) (Resumption, error) {
	r, err := l.resume(ctx, customerID, after)
	if err != nil && smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
		err = fmt.Errorf("find the place %d in the log of customer %q: %w", after, sqldb.Clip(customerID), err)
	}
	return r, err
}

func (l *Logs) resume(ctx context.Context, customerID string, after int64) (Resumption, error) {
	log, err := l.LogID(ctx, customerID)
	if err != nil {
		return Resumption{}, err
	}
	if log == 0 {
		return Resumption{}, CustomerNotFound(customerID)
	}
	// The first restore whose base is beyond the number, and else the end of the log.
	const query = "SELECT l." + notificationlog.FieldLastSequence + ", r.base, r.kept FROM " + notificationlog.Table + " l LEFT JOIN restored_logs r ON r.log_id = l." +
		notificationlog.FieldID + " AND r.base > $2 WHERE l." + notificationlog.FieldID + " = $1 ORDER BY r.base LIMIT 1"
	var last int64
	var base, kept sql.NullInt64
	err = l.Reader().QueryRowContext(ctx, query, log, after).Scan(&last, &base, &kept)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return Resumption{}, CustomerNotFound(customerID)
	case err != nil:
		return Resumption{}, err
	case after > last:
		return Resumption{After: last, Lost: true}, nil
	case base.Valid && after >= kept.Int64:
		return Resumption{After: base.Int64, Lost: after > kept.Int64}, nil
	}
	return Resumption{After: after}, nil
}
