package store

import (
	"context"
	"fmt"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/predicate"
	"smartmoney/ent/gen/webhookattempt"
	"smartmoney/ent/gen/webhookdelivery"
	"smartmoney/ent/rowid"
	"smartmoney/internal/smartmoney"
)

// WebhookDeliveries returns a customer's deliveries, the highest sequence first: at most
// limit, only those below the sequence before unless it is 0. An unknown customer has
// none.
func (db *DB) WebhookDeliveries(ctx context.Context, customerID string, before int64, limit int) ([]*smartmoney.WebhookDelivery, error) {
	return db.deliveriesNow(ctx, customerID, limit, func(log int64) predicate.WebhookDelivery {
		if before > 0 {
			return webhookdelivery.IDLT(rowid.ID(log, before))
		}
		return webhookdelivery.IDLT(rowid.ID(log+1, 0))
	})
}

// WebhookDelivery returns a customer's delivery, nil where there is none.
func (db *DB) WebhookDelivery(ctx context.Context, customerID string, sequence int64) (*smartmoney.WebhookDelivery, error) {
	all, err := db.deliveriesNow(ctx, customerID, 1, func(log int64) predicate.WebhookDelivery {
		return webhookdelivery.ID(rowid.ID(log, sequence))
	})
	return only(all, err)
}

// deliveriesNow reads deliveries and attempts of one moment: an attempt never shows
// beside the state from before it.
func (db *DB) deliveriesNow(ctx context.Context, customerID string, limit int, condition func(log int64) predicate.WebhookDelivery) ([]*smartmoney.WebhookDelivery, error) {
	wrap := func(err error) ([]*smartmoney.WebhookDelivery, error) {
		return nil, fmt.Errorf("read the deliveries of customer %q: %w", clip(customerID), err)
	}
	log, err := db.logID(ctx, customerID)
	if err != nil {
		return wrap(err)
	}
	tx, err := db.snapshot(ctx)
	if err != nil {
		return wrap(err)
	}
	defer rollback(tx)
	all, err := readDeliveries(ctx, db.entIn(tx), customerID, limit, webhookdelivery.IDGTE(rowid.ID(log, 0)), condition(log))
	if err != nil {
		return wrap(err)
	}
	return all, nil
}

func only(all []*smartmoney.WebhookDelivery, err error) (*smartmoney.WebhookDelivery, error) {
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return all[0], nil
}

// CountWebhookDeliveries counts a customer's deliveries.
func (db *DB) CountWebhookDeliveries(ctx context.Context, customerID string) (n int, err error) {
	log, err := db.logID(ctx, customerID)
	if err == nil {
		n, err = db.entRead.WebhookDelivery.Query().Where(webhookdelivery.IDGTE(rowid.ID(log, 0)), webhookdelivery.IDLT(rowid.ID(log+1, 0))).Count(ctx)
	}
	if err != nil {
		return 0, fmt.Errorf("count the deliveries of customer %q: %w", clip(customerID), err)
	}
	return n, nil
}

// readDeliveries returns the newest deliveries for which conditions hold, with their attempts.
func readDeliveries(ctx context.Context, client *gen.Client, customerID string, limit int, conditions ...predicate.WebhookDelivery) ([]*smartmoney.WebhookDelivery, error) {
	rows, err := client.WebhookDelivery.Query().Where(conditions...).Order(webhookdelivery.ByID(entsql.OrderDesc())).Limit(limit).
		WithMade(func(q *gen.WebhookAttemptQuery) { q.Order(webhookattempt.ByNumber()) }).All(ctx)
	if err != nil {
		return nil, err
	}
	signals, err := signalsOfDeliveries(ctx, client, rows)
	if err != nil {
		return nil, fmt.Errorf("signals: %w", err)
	}
	all := make([]*smartmoney.WebhookDelivery, len(rows))
	for i, row := range rows {
		d := &smartmoney.WebhookDelivery{
			MessageID: WebhookMessageID(customerID, row.Sequence, signals[row.ID]), Sequence: row.Sequence, SignalID: signals[row.ID],
			State: deliveryStates()[row.State], CreatedAt: fromMicro(row.CreatedAt), NextAttemptAt: microOrNil(row.NextAt),
			Attempts: []smartmoney.WebhookAttempt{},
		}
		for _, a := range row.Edges.Made {
			d.Attempts = append(d.Attempts, smartmoney.WebhookAttempt{At: fromMicro(a.At), Status: a.Status, DurationMs: a.DurationMs, Error: a.Error})
		}
		all[i] = d
	}
	return all, nil
}

// signalsOfDeliveries returns the signals' ids by the deliveries'.
func signalsOfDeliveries(ctx context.Context, client *gen.Client, deliveries []*gen.WebhookDelivery) (map[int64]string, error) {
	ids := make([]int64, len(deliveries))
	for i, d := range deliveries {
		ids[i] = d.ID
	}
	rows, err := client.Notification.Query().Where(notification.IDIn(ids...)).Select(notification.FieldID, notification.FieldSignalID).All(ctx)
	signals := make(map[int64]string, len(rows))
	for _, n := range rows {
		signals[n.ID] = n.SignalID
	}
	return signals, err
}
