package store

import (
	"context"
	"database/sql"
	"fmt"

	"smartmoney/internal/smartmoney"
)

// WebhookDeliveries returns a customer's deliveries, the highest sequence first: at most
// limit, only those below the sequence before unless it is 0. An unknown customer has
// none.
func (db *DB) WebhookDeliveries(ctx context.Context, customerID string, before int64, limit int) ([]*smartmoney.WebhookDelivery, error) {
	w := &where{}
	w.add("d.log_id = "+logOf, customerID)
	if before > 0 {
		w.add("d.sequence < ?", before)
	}
	return db.deliveriesNow(ctx, customerID, w, limit)
}

// deliveriesNow reads deliveries and attempts of one moment: an attempt never shows
// beside the state from before it.
func (db *DB) deliveriesNow(ctx context.Context, customerID string, w *where, limit int) ([]*smartmoney.WebhookDelivery, error) {
	tx, err := db.snapshot(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the deliveries of customer %q: %w", clip(customerID), err)
	}
	defer rollback(tx)
	return db.deliveries(ctx, tx, customerID, w, limit)
}

// WebhookDelivery returns a customer's delivery, nil where there is none.
func (db *DB) WebhookDelivery(ctx context.Context, customerID string, sequence int64) (*smartmoney.WebhookDelivery, error) {
	all, err := db.deliveriesNow(ctx, customerID, oneDelivery(customerID, sequence), 1)
	return only(all, err)
}

func (db *DB) delivery(ctx context.Context, from querier, customerID string, sequence int64) (*smartmoney.WebhookDelivery, error) {
	all, err := db.deliveries(ctx, from, customerID, oneDelivery(customerID, sequence), 1)
	return only(all, err)
}

func oneDelivery(customerID string, sequence int64) *where {
	w := &where{}
	w.add("d.log_id = "+logOf, customerID)
	w.add("d.sequence = ?", sequence)
	return w
}

func only(all []*smartmoney.WebhookDelivery, err error) (*smartmoney.WebhookDelivery, error) {
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return all[0], nil
}

// CountWebhookDeliveries counts a customer's deliveries.
func (db *DB) CountWebhookDeliveries(ctx context.Context, customerID string) (n int, err error) {
	w := &where{}
	w.add("d.log_id = "+logOf, customerID)
	err = db.Reader().QueryRowContext(ctx, "SELECT count(*) FROM webhook_deliveries d WHERE "+w.String(), w.args...).Scan(&n)
	if err != nil {
		return 0, fmt.Errorf("count the deliveries of customer %q: %w", clip(customerID), err)
	}
	return n, nil
}

// deliveries returns the newest deliveries d for which a condition holds, with their
// attempts.
func (db *DB) deliveries(ctx context.Context, from querier, customerID string, w *where, limit int) ([]*smartmoney.WebhookDelivery, error) {
	wrap := func(err error) ([]*smartmoney.WebhookDelivery, error) {
		return nil, fmt.Errorf("read the deliveries of customer %q: %w", clip(customerID), err)
	}
	all, logID, err := readDeliveries(ctx, from, customerID, w, limit)
	if err != nil {
		return wrap(err)
	}
	if len(all) == 0 {
		return all, nil
	}
	if err := readAttempts(ctx, from, logID, all); err != nil {
		return wrap(fmt.Errorf("attempts: %w", err))
	}
	return all, nil
}

func readDeliveries(ctx context.Context, from querier, customerID string, w *where, limit int) (all []*smartmoney.WebhookDelivery, logID int64, err error) {
	all = []*smartmoney.WebhookDelivery{}
	err = eachRow(ctx, from, fmt.Sprintf(
		`SELECT d.log_id, d.sequence, (SELECT n.signal_id FROM notifications n WHERE n.log_id = d.log_id AND n.sequence = d.sequence),
			d.state, d.created_at, d.next_at
		 FROM webhook_deliveries d WHERE %s ORDER BY d.sequence DESC LIMIT %d`, w, limit), w.args,
		func(rows *sql.Rows) error {
			d := &smartmoney.WebhookDelivery{Attempts: []smartmoney.WebhookAttempt{}}
			var state int
			var created int64
			var next sql.NullInt64
			if err := rows.Scan(&logID, &d.Sequence, &d.SignalID, &state, &created, &next); err != nil {
				return err
			}
			d.MessageID = WebhookMessageID(customerID, d.Sequence, d.SignalID)
			d.State, d.CreatedAt, d.NextAttemptAt = deliveryStates()[state], fromMicro(created), microOrNil(next)
			all = append(all, d)
			return nil
		})
	return all, logID, err
}

// readAttempts fills in the attempts at deliveries of one log.
func readAttempts(ctx context.Context, from querier, logID int64, all []*smartmoney.WebhookDelivery) error {
	of := make(map[int64]*smartmoney.WebhookDelivery, len(all))
	sequences := make([]int64, len(all))
	for i, d := range all {
		of[d.Sequence], sequences[i] = d, d.Sequence
	}
	return eachRow(ctx, from,
		"SELECT sequence, at, status, duration_ms, error FROM webhook_attempts WHERE log_id = $1 AND sequence IN ("+numbers(sequences)+") ORDER BY sequence, number",
		[]any{logID}, func(rows *sql.Rows) error {
			var a smartmoney.WebhookAttempt
			var sequence, at int64
			if err := rows.Scan(&sequence, &at, &a.Status, &a.DurationMs, &a.Error); err != nil {
				return err
			}
			a.At = fromMicro(at)
			of[sequence].Attempts = append(of[sequence].Attempts, a)
			return nil
		})
}
