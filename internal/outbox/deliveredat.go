package outbox

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookattempt"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// DeliveredAt returns when one of the customer's webhooks first accepted entries of its log, by
// sequence, UTC. Entries that none accepted are missing.
func (o *Outbox) DeliveredAt(ctx context.Context, customerID string, sequences []int64) (map[int64]time.Time, error) {
	c, err := o.webhooksOf(ctx, customerID)
	if gen.IsNotFound(err) {
		return nil, notifications.CustomerNotFound(customerID)
	}
	if err != nil {
		return nil, fmt.Errorf("read the webhooks of customer %q: %w", sqldb.Clip(customerID), err)
	}
	first, ids := map[int64]time.Time{}, make([]int64, 0, len(c.Edges.Webhooks)*len(sequences))
	for _, endpoint := range c.Edges.Webhooks {
		for _, sequence := range sequences {
			ids = append(ids, sqldb.RowID(endpoint.ID, sequence))
		}
	}
	if len(ids) == 0 {
		return first, nil
	}
	among, arg := o.AmongNumbers(webhookattempt.FieldDeliveryID, ids, 1)
	query := fmt.Sprintf("SELECT %[1]s, MIN(%[2]s + %[3]s * 1000) FROM %[4]s WHERE %[5]s AND %[6]s IS NULL GROUP BY %[1]s",
		webhookattempt.FieldDeliveryID, webhookattempt.FieldAt, webhookattempt.FieldDurationMs, webhookattempt.Table, among, webhookattempt.FieldError)
	err = sqldb.EachRow(ctx, o.Reader(), query, []any{arg}, func(rows *sql.Rows) error {
		var id, micro int64
		if err := rows.Scan(&id, &micro); err != nil {
			return err
		}
		at, sequence := sqldb.FromMicro(micro), sqldb.RowNumber(id)
		if earliest, ok := first[sequence]; !ok || at.Before(earliest) {
			first[sequence] = at
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the deliveries of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return first, nil
}
