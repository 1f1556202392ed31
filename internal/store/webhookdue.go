package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"smartmoney/ent/gen/notification"
	"smartmoney/ent/rowid"
	"smartmoney/internal/smartmoney"
)

// DueDelivery is a delivery that is to be attempted.
type DueDelivery struct {
	Notification smartmoney.Notification
	MessageID    string
	Attempt      int // number of the attempt to come, from 1; Redeliver begins anew
}

// waitingDelivery is a row of the outbox that is due.
type waitingDelivery struct {
	sequence int64
	attempts int
	next     int64 // unix µs
	gone     bool  // its entry was deleted from the log
}

// DueDeliveries returns what a leased endpoint is to be sent, at most limit: what never
// was attempted in the order of sequence, and between them, by time, what is to be
// tried again by now. The former is due whatever the clocks of several processes say.
// What was deleted from the log meanwhile is marked as failed and not given, with
// ErrLeaseLost where the lease is no longer held.
func (db *DB) DueDeliveries(ctx context.Context, lease *WebhookLease, now time.Time, limit int) ([]DueDelivery, error) {
	done, err := db.forWebhooks(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	wrap := func(err error) ([]DueDelivery, error) {
		return nil, fmt.Errorf("read what is due to the webhook of customer %q: %w", lease.CustomerID, err)
	}
	for range 3 { // more entries may be deleted between the two
		due, gone, err := db.dueDeliveries(ctx, lease, now, limit)
		if err != nil {
			return wrap(err)
		}
		if !gone {
			return due, nil
		}
		if err := db.failGone(ctx, lease); err != nil {
			return wrap(err)
		}
	}
	return wrap(errors.New("deliveries without their entries"))
}

func (db *DB) dueDeliveries(ctx context.Context, lease *WebhookLease, now time.Time, limit int) (due []DueDelivery, gone bool, err error) {
	first, err := db.waitingDeliveries(ctx, lease.LogID, limit, db.firstIndex()+" WHERE d."+deliveryAttempts+" = 0", "d."+deliverySequence)
	if err != nil {
		return nil, false, err
	}
	again, err := db.waitingDeliveries(ctx, lease.LogID, limit, " WHERE d."+deliveryAttempts+" > 0 AND d."+deliveryNext+" <= $3",
		"d."+deliveryNext+", d."+deliverySequence, now.UnixMicro())
	if err != nil {
		return nil, false, err
	}
	chosen := mergeWaiting(first, again, limit)
	if len(chosen) == 0 {
		return nil, false, nil
	}
	ids := make([]int64, len(chosen))
	for i, w := range chosen {
		if w.gone {
			return nil, true, nil
		}
		ids[i] = rowid.ID(lease.LogID, w.sequence)
	}
	sent, err := db.notifications(ctx, lease.CustomerID, false, 0, notification.IDIn(ids...), notification.DeletedAtIsNil())
	if err != nil {
		return nil, false, err
	}
	bySequence := make(map[int64]*smartmoney.Notification, len(sent))
	for i := range sent {
		bySequence[sent[i].Sequence] = &sent[i]
	}
	for _, w := range chosen {
		n := bySequence[w.sequence]
		if n == nil {
			return nil, true, nil
		}
		due = append(due, DueDelivery{
			Notification: *n, MessageID: WebhookMessageID(lease.CustomerID, n.Sequence, n.Signal.ID), Attempt: w.attempts + 1,
		})
	}
	return due, false, nil
}

// firstIndex follows the name of webhook_deliveries in a statement about those that
// were never attempted. SQLite would rather read all by the primary key, which has the
// same columns.
func (db *DB) firstIndex() string {
	if db.Dialect() == SQLite {
		return " INDEXED BY webhook_deliveries_first"
	}
	return ""
}

// waitingDeliveries returns the first of a log's pending deliveries d for which a
// condition holds, in an order.
func (db *DB) waitingDeliveries(ctx context.Context, logID int64, limit int, condition, order string, args ...any) ([]waitingDelivery, error) {
	var all []waitingDelivery
	const columns = "SELECT d." + deliverySequence + ", d." + deliveryAttempts + ", d." + deliveryNext +
		", COALESCE((SELECT 0" + presentEntry + "d." + deliveryID + "), 1) FROM " + deliveries + " d"
	const pending = " AND d." + deliveryLog + " = $1 AND d." + deliveryState + " = 0"
	err := eachRow(ctx, db.Reader(), columns+condition+pending+" ORDER BY "+order+" LIMIT $2",
		append([]any{logID, limit}, args...),
		func(rows *sql.Rows) error {
			var w waitingDelivery
			var gone int
			err := rows.Scan(&w.sequence, &w.attempts, &w.next, &gone)
			w.gone = gone != 0
			all = append(all, w)
			return err
		})
	return all, err
}

// mergeWaiting returns both lists as one by time, each in its own order.
func mergeWaiting(first, again []waitingDelivery, limit int) []waitingDelivery {
	all := make([]waitingDelivery, 0, min(limit, len(first)+len(again)))
	for len(all) < limit && len(first)+len(again) > 0 {
		from := &first
		if len(first) == 0 || len(again) > 0 && again[0].next <= first[0].next {
			from = &again
		}
		all = append(all, (*from)[0])
		*from = (*from)[1:]
	}
	return all
}

// failGone marks what is on its way to an endpoint and no longer in the log as failed.
func (db *DB) failGone(ctx context.Context, lease *WebhookLease) error {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer rollback(tx)
	if err := db.lockLease(ctx, tx, lease); err != nil {
		return err
	}
	err = db.failPending(ctx, tx, lease.LogID, " AND NOT EXISTS (SELECT 1"+presentEntry+deliveries+"."+deliveryID+")")
	if err != nil {
		return fmt.Errorf("mark what is gone: %w", err)
	}
	return tx.Commit()
}

// failPending marks those of a log's pending deliveries as failed for which a further
// condition holds, "" for all. The endpoint's row is locked.
func (db *DB) failPending(ctx context.Context, tx *sql.Tx, logID int64, further string) error {
	const update, set = "UPDATE " + deliveries, " SET " + deliveryState + " = 2, " + deliveryNext + " = NULL"
	const condition = " WHERE " + deliveryLog + " = $1 AND " + deliveryState + " = 0 AND " + deliveryAttempts + " "
	_, err := tx.ExecContext(ctx, update+db.firstIndex()+set+condition+"= 0"+further, logID)
	if err == nil {
		_, err = tx.ExecContext(ctx, update+set+condition+"> 0"+further, logID)
	}
	return err
}
