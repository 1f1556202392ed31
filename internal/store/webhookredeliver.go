package store

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/webhookdelivery"
	"smartmoney/ent/rowid"
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
		client := db.entIn(tx)
		found, err := client.Notification.Query().Where(notification.LogID(log.id), notification.SignalID(signalID), notification.DeletedAtIsNil()).
			Order(notification.ByID(entsql.OrderDesc())).Limit(1).IDs(ctx)
		if err == nil {
			err = db.putOnWay(ctx, tx, log.id, found)
		}
		if err != nil || len(found) == 0 {
			return err
		}
		delivery, err = only(readDeliveries(ctx, client, customerID, 1, webhookdelivery.ID(found[0])))
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
			put, err := db.entIn(tx).Notification.Query().
				Where(notification.IDGT(rowid.ID(log.id, after)), notification.IDLTE(rowid.ID(log.id, last)), notification.DeletedAtIsNil()).
				Order(notification.ByID()).Limit(redeliverStep).IDs(ctx)
			if err == nil {
				err = db.putOnWay(ctx, tx, log.id, put)
			}
			if err != nil {
				return err
			}
			if len(put) > 0 {
				after = rowid.Number(put[len(put)-1])
			}
			count += len(put)
			more = len(put) == redeliverStep
			return nil
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
	if !log.webhook {
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

var putDeliveries = insertRows(webhookdelivery.Table,
	" ON CONFLICT ("+webhookdelivery.FieldID+") DO UPDATE SET "+webhookdelivery.FieldState+" = excluded."+webhookdelivery.FieldState+", "+
		webhookdelivery.FieldAttempts+" = excluded."+webhookdelivery.FieldAttempts+", "+
		webhookdelivery.FieldNextAt+" = excluded."+webhookdelivery.FieldNextAt, deliveryColumns...)

// putOnWay puts the notifications of ids, all of one log, on their way.
func (db *DB) putOnWay(ctx context.Context, tx *sql.Tx, logID int64, ids []int64) error {
	if len(ids) == 0 {
		return nil
	}
	now := db.timestamp().UnixMicro()
	sequences := make([]int64, len(ids))
	for i, id := range ids {
		sequences[i] = rowid.Number(id)
	}
	if err := putDeliveries.run(ctx, db, tx, newDeliveries(slices.Repeat([]int64{logID}, len(ids)), sequences, now)...); err != nil {
		return err
	}
	return wakeEndpoints.run(ctx, db, tx, []int64{logID}, []int64{now})
}
