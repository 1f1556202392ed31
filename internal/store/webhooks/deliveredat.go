package webhooks

import (
	"context"
	"fmt"
	"time"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/webhookattempt"
	"smartmoney/ent/rowid"
	stored "smartmoney/internal/store/notifications"
	"smartmoney/internal/store/sqldb"
)

// DeliveredAt returns when one of the customer's webhooks first accepted entries of its log, by sequence, UTC. Entries
// that none accepted are missing.
func (db *Outbox) DeliveredAt(ctx context.Context, customerID string, sequences []int64) (map[int64]time.Time, error) {
	c, err := db.webhooksOf(ctx, customerID)
	if gen.IsNotFound(err) {
		return nil, stored.CustomerNotFound(customerID)
	}
	if err != nil {
		return nil, fmt.Errorf("read the webhooks of customer %q: %w", sqldb.Clip(customerID), err)
	}
	first := map[int64]time.Time{}
	for _, endpoint := range c.Edges.Webhooks {
		ids := make([]int64, len(sequences))
		for i, sequence := range sequences {
			ids[i] = rowid.ID(endpoint.ID, sequence)
		}
		accepted, err := db.ReadClient().WebhookAttempt.Query().Where(webhookattempt.DeliveryIDIn(ids...), webhookattempt.ErrorIsNil()).All(ctx)
		if err != nil {
			return nil, fmt.Errorf("read the deliveries of customer %q: %w", sqldb.Clip(customerID), err)
		}
		for _, a := range accepted {
			at, sequence := sqldb.FromMicro(a.At).Add(time.Duration(a.DurationMs)*time.Millisecond), rowid.Number(a.DeliveryID)
			if earliest, ok := first[sequence]; !ok || at.Before(earliest) {
				first[sequence] = at
			}
		}
	}
	return first, nil
}
