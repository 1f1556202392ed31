package store

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"smartmoney/internal/smartmoney"
)

// ResetNotifications deletes the entries of a customer's log whose sent_at or
// timestamp lies on the present UTC day: they are in no list and count towards no
// budget or cooldown any more. Their numbers stay used. It gives how many there
// were and when it was. An unknown customer is a NOT_FOUND error.
func (db *DB) ResetNotifications(ctx context.Context, customerID string) (deleted int, at time.Time, err error) {
	wrap := func(err error) (int, time.Time, error) {
		return 0, time.Time{}, fmt.Errorf("reset the notifications of customer %q: %w", clip(customerID), err)
	}
	tx, log, err := db.beginLocked(ctx, customerID)
	if err != nil {
		return 0, time.Time{}, err
	}
	defer rollback(tx)
	// Only the time after the lock is sure to be later than that of every entry.
	at = db.timestamp()
	if deleted, err = deleteDay(ctx, tx, log.id, at); err != nil {
		return wrap(err)
	}
	revision, err := nextConfigRevision(ctx, tx)
	if err == nil {
		_, err = tx.ExecContext(ctx, "UPDATE customer_logs SET version = version + 1, epoch = $1 WHERE id = $2", revision, log.id)
	}
	if err == nil {
		err = db.notify(ctx, tx, Grown{CustomerID: customerID})
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return wrap(err)
	}
	return deleted, at, nil
}

func deleteDay(ctx context.Context, tx *sql.Tx, logID int64, at time.Time) (int, error) {
	const usPerDay = nsPerDay / 1000
	begin := at.Truncate(24 * time.Hour)
	done, err := tx.ExecContext(ctx,
		`UPDATE notifications SET deleted_at = $1, deleted_arrival = (SELECT arrived FROM engine_progress WHERE id = 0)
		 WHERE log_id = $2 AND deleted_at IS NULL AND sequence IN (
			SELECT sequence FROM notifications WHERE log_id = $2 AND sent_at >= $3 AND sent_at < $4 UNION
			SELECT sequence FROM notifications WHERE log_id = $2 AND timestamp >= $5 AND timestamp < $6)`,
		at.UnixMicro(), logID, begin.UnixMicro(), begin.UnixMicro()+usPerDay, begin.UnixNano(), begin.UnixNano()+nsPerDay)
	if err != nil {
		return 0, err
	}
	n, err := done.RowsAffected()
	return int(n), err
}

// SentNotification is an entry of a customer's log, with or without its being deleted.
type SentNotification struct {
	Sequence      int64
	SignalID      string
	Type          smartmoney.NotificationType
	Chain         smartmoney.Chain
	Token         string
	Timestamp     int64 // unix ns
	GlobalOffset  int64 // global offset of the trade that raised it
	SentAt        time.Time
	DeletedAt     *time.Time // nil: not deleted
	DeletedOffset int64      // global offset that the engine had reached when it was deleted; 0: not deleted
	Decision      smartmoney.Delivered
}

// SentNotifications returns the entries of a customer's log whose timestamp or sent_at,
// whichever is later, is at or after since, by sequence; deleted ones too.
func (db *DB) SentNotifications(ctx context.Context, customerID string, since time.Time) ([]SentNotification, error) {
	all := []SentNotification{}
	err := eachRow(ctx, db.Reader(),
		`SELECT n.sequence, n.signal_id, n.type, n.chain, c.token, n.timestamp, n.arrival, n.sent_at,
			n.deleted_at, COALESCE(n.deleted_arrival, 0),
			n.config_version, n.daily_used, n.daily_budget, n.type_used, n.type_limit
		 FROM notifications n JOIN signals s ON s.id = n.signal_id JOIN scenes c ON c.id = s.scene JOIN customer_logs l ON l.id = n.log_id
		 WHERE l.customer_id = $1 AND n.sequence IN (
			SELECT sequence FROM notifications WHERE log_id = (SELECT id FROM customer_logs WHERE customer_id = $1) AND sent_at >= $2 UNION
			SELECT sequence FROM notifications WHERE log_id = (SELECT id FROM customer_logs WHERE customer_id = $1) AND timestamp >= $3)
		 ORDER BY n.sequence`,
		[]any{customerID, since.Add(time.Microsecond - 1).UnixMicro(), smartmoney.UnixNano(since)},
		func(rows *sql.Rows) error {
			e, err := scanSent(rows)
			all = append(all, e)
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("read what was sent to customer %q: %w", clip(customerID), err)
	}
	return all, nil
}

func scanSent(rows *sql.Rows) (e SentNotification, err error) {
	var chain, kind int
	var sent int64
	var deleted *int64
	d := &e.Decision
	err = rows.Scan(&e.Sequence, &e.SignalID, &kind, &chain, &e.Token, &e.Timestamp, &e.GlobalOffset, &sent, &deleted, &e.DeletedOffset,
		&d.ConfigVersion, &d.DailyUsed, &d.DailyBudget, &d.TypeUsed, &d.TypeLimit)
	if err != nil {
		return e, err
	}
	e.Type, e.Chain, e.SentAt = smartmoney.NotificationTypes()[kind], smartmoney.Chains()[chain], fromMicro(sent)
	if deleted != nil {
		at := fromMicro(*deleted)
		e.DeletedAt = &at
	}
	return e, nil
}
