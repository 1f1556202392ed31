package store

import (
	"context"
	"database/sql"
	"fmt"

	"smartmoney/internal/smartmoney"
)

// redeliverStep bounds the entries that one transaction of RedeliverSince takes: the
// engine may be waiting for the customer's row.
const redeliverStep = 1000

// Redeliver puts a signal of a customer's log on its way to the webhook, whether it
// was before or not, due now and with a whole schedule of attempts; nil where the log
// has no such entry. Attempts made before stay listed. ErrWebhookOff is for a customer
// without a webhook that is on; an unknown customer is a NOT_FOUND error.
func (db *DB) Redeliver(ctx context.Context, customerID, signalID string) (*smartmoney.WebhookDelivery, error) {
	var delivery *smartmoney.WebhookDelivery
	err := db.whereWebhookIsOn(ctx, customerID, func(tx *sql.Tx, log *customerLog) error {
		// A signal may be in a log more than once; the last one counts, as in Notification.
		put, err := db.putOnWay(ctx, tx, log.id, `n.sequence = (SELECT max(sequence) FROM notifications
			WHERE log_id = $1 AND signal_id = $3 AND deleted_at IS NULL)`, signalID)
		if err == nil && len(put) > 0 {
			delivery, err = db.delivery(ctx, tx, customerID, put[0])
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("redeliver signal %q: %w", clip(signalID), err)
	}
	return delivery, nil
}

// RedeliverSince does what Redeliver does for every entry after a sequence, up to the
// last one at the time of the call, and tells how many there were. What it put on its
// way before an error stays so.
func (db *DB) RedeliverSince(ctx context.Context, customerID string, after int64) (count int, err error) {
	last := int64(-1)
	for more := true; more; {
		err := db.whereWebhookIsOn(ctx, customerID, func(tx *sql.Tx, log *customerLog) error {
			if last < 0 {
				last = log.sequence
			}
			put, err := db.putOnWay(ctx, tx, log.id, `n.sequence IN (SELECT sequence FROM notifications
				WHERE log_id = $1 AND sequence > $3 AND sequence <= $4 AND deleted_at IS NULL ORDER BY sequence LIMIT $5)`, after, last, redeliverStep)
			for _, sequence := range put {
				after = max(after, sequence)
			}
			count += len(put)
			more = len(put) == redeliverStep
			return err
		})
		if err != nil {
			return count, fmt.Errorf("redeliver what came after number %d: %w", after, err)
		}
	}
	return count, nil
}

// whereWebhookIsOn runs f in a transaction in which a customer's row and that of the
// endpoint are locked.
func (db *DB) whereWebhookIsOn(ctx context.Context, customerID string, f func(tx *sql.Tx, log *customerLog) error) error {
	tx, log, err := db.beginLocked(ctx, customerID)
	if err != nil {
		return err
	}
	defer rollback(tx)
	if log.webhook == 0 {
		return ErrWebhookOff
	}
	if _, err := db.lockEndpoints(ctx, tx, []int64{log.id}); err != nil {
		return fmt.Errorf("lock the webhook of customer %q: %w", clip(customerID), err)
	}
	if err := f(tx, log); err != nil {
		return fmt.Errorf("customer %q: %w", clip(customerID), err)
	}
	return tx.Commit()
}

// putOnWay puts entries n of a log on their way, and gives their sequences. In the
// condition $1 is the log, and args are $3 and so on.
func (db *DB) putOnWay(ctx context.Context, tx *sql.Tx, logID int64, condition string, args ...any) ([]int64, error) {
	now := db.timestamp().UnixMicro()
	var put []int64
	err := eachRow(ctx, tx,
		`INSERT INTO webhook_deliveries (log_id, sequence, state, attempts, next_at, created_at)
		 SELECT n.log_id, n.sequence, 0, 0, CAST($2 AS bigint), CAST($2 AS bigint) FROM notifications n WHERE n.log_id = $1 AND `+condition+`
		 ON CONFLICT (log_id, sequence) DO UPDATE SET state = 0, attempts = 0, next_at = excluded.next_at
		 RETURNING sequence`,
		append([]any{logID, now}, args...),
		func(rows *sql.Rows) error {
			var sequence int64
			err := rows.Scan(&sequence)
			put = append(put, sequence)
			return err
		})
	if err != nil || len(put) == 0 {
		return nil, err
	}
	return put, wakeEndpoints.run(ctx, db, tx, []int64{logID}, []int64{now})
}
