package outbox

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/predicate"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookattempt"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookdelivery"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// deliveryColumns are the columns of a new delivery, in the order of newDeliveries.
var deliveryColumns = []sqldb.Column{
	sqldb.Col(webhookdelivery.FieldID, "bigint"), sqldb.Col(webhookdelivery.FieldEndpointID, "integer"), sqldb.Col(webhookdelivery.FieldSequence, "bigint"),
	sqldb.Col(webhookdelivery.FieldState, "smallint"), sqldb.Col(webhookdelivery.FieldAttempts, "integer"), sqldb.Col(webhookdelivery.FieldNextAt, "bigint"),
	sqldb.Col(webhookdelivery.FieldCreatedAt, "bigint"),
}

// newDeliveries returns deliveries that wait for their first attempt, by column.
func newDeliveries(endpoints, sequences []int64, now int64) []any {
	ids, none, at := make([]int64, len(endpoints)), make([]int64, len(endpoints)), slices.Repeat([]int64{now}, len(endpoints))
	for i := range endpoints {
		ids[i] = sqldb.RowID(endpoints[i], sequences[i])
	}
	return []any{ids, endpoints, sequences, none, none, at, at}
}

var insertDeliveries = sqldb.InsertRows(webhookdelivery.Table, "", deliveryColumns...)

// wakeEndpoints updates every row, even one that is due already: a worker that is releasing its
// lease and has not seen the new deliveries then waits for this update.
var wakeEndpoints = sqldb.Bulk{
	Postgres: "UPDATE " + webhookendpoint.Table + " e SET " + webhookendpoint.FieldNextAt + " = LEAST(e." + webhookendpoint.FieldNextAt +
		", v.at) FROM unnest($1::integer[], $2::bigint[]) AS v (id, at) WHERE e." + webhookendpoint.FieldID + " = v.id",
	SQLite: "UPDATE " + webhookendpoint.Table + " SET " + webhookendpoint.FieldNextAt + " = CASE WHEN " + webhookendpoint.FieldNextAt + " < ?2 THEN " +
		webhookendpoint.FieldNextAt + " ELSE ?2 END WHERE " + webhookendpoint.FieldID + " = ?1",
}

var (
	deleteDeliveries = sqldb.DeleteRows(webhookdelivery.Table, sqldb.Col(webhookdelivery.FieldID, "bigint"))
	deleteAttempts   = sqldb.DeleteRows(webhookattempt.Table, sqldb.Col(webhookattempt.FieldDeliveryID, "bigint"))
)

// Sweep deletes the deliveries of deleted entries, by log and id, with their attempts. Deliveries
// are kept exactly as long as their entries.
func Sweep(ctx context.Context, db *sqldb.DB, tx *sql.Tx, logs, ids []int64) error {
	endpoints, err := lockEndpointsOf(ctx, db, tx, logs)
	if err != nil {
		return fmt.Errorf("lock webhooks: %w", err)
	}
	var sent []int64
	for i, log := range logs {
		for _, endpoint := range endpoints[log] {
			sent = append(sent, sqldb.RowID(endpoint, sqldb.RowNumber(ids[i])))
		}
	}
	return deleteRows(ctx, db, tx, sent)
}

// deleteRows deletes deliveries with their attempts. Their endpoints are locked.
func deleteRows(ctx context.Context, db *sqldb.DB, tx *sql.Tx, sent []int64) error {
	if len(sent) == 0 {
		return nil
	}
	if err := deleteAttempts.Run(ctx, db.Dialect(), tx, sent); err != nil {
		return fmt.Errorf("delete the attempts at %d deliveries: %w", len(sent), err)
	}
	if err := deleteDeliveries.Run(ctx, db.Dialect(), tx, sent); err != nil {
		return fmt.Errorf("delete %d deliveries: %w", len(sent), err)
	}
	return nil
}

// lockEndpointsOf locks the endpoints of the customers of logs and returns them by log.
func lockEndpointsOf(ctx context.Context, db *sqldb.DB, tx *sql.Tx, logs []int64) (map[int64][]int64, error) {
	byLog := map[int64][]int64{}
	const of = "SELECT e." + endpointID + ", l." + logID + " FROM " + endpoints + " e JOIN " + logTable + " l ON l." + logCustomer + " = e." + endpointCustomer
	err := sqldb.EachRow(ctx, tx, of+" WHERE l."+logID+" IN ("+numbers(logs)+") ORDER BY e."+endpointID+rowLock(db, "e"), nil,
		func(rows *sql.Rows) error {
			var endpoint, log int64
			err := rows.Scan(&endpoint, &log)
			byLog[log] = append(byLog[log], endpoint)
			return err
		})
	return byLog, err
}

// lockEndpoints locks endpoints, in the order of ids, and returns which exist.
func lockEndpoints(ctx context.Context, db *sqldb.DB, tx *sql.Tx, ids []int64) (map[int64]bool, error) {
	with := map[int64]bool{}
	const of = "SELECT " + endpointID + " FROM " + endpoints + " e WHERE " + endpointID
	err := sqldb.EachRow(ctx, tx, of+" IN ("+numbers(ids)+") ORDER BY "+endpointID+rowLock(db, "e"), nil,
		func(rows *sql.Rows) error {
			var id int64
			err := rows.Scan(&id)
			with[id] = true
			return err
		})
	return with, err
}

// numbers returns distinct values as an SQL list. values must not be empty.
func numbers(values []int64) string {
	values = slices.Compact(slices.Sorted(slices.Values(values)))
	list := make([]string, len(values))
	for i, v := range values {
		list[i] = strconv.FormatInt(v, 10)
	}
	return strings.Join(list, ", ")
}

// redeliverStep bounds the entries of one transaction of RedeliverSince, since the engine may be
// waiting for the customer's row.
const redeliverStep = 1000

// Redeliver restarts the delivery of a signal in a customer's log to a webhook, or creates it,
// whatever the webhook's filter: it is due now, with a full schedule of attempts. It returns nil if
// the log has no such entry. Earlier attempts stay listed. It returns ErrWebhookOff if the webhook
// is not enabled, ErrNoWebhook if there is none, and NOT_FOUND for an unknown customer.
func (o *Outbox) Redeliver(ctx context.Context, customerID string, id smartmoney.WebhookID, signalID string) (*smartmoney.WebhookDelivery, error) {
	var delivery *smartmoney.WebhookDelivery
	err := o.whereWebhookIsOn(ctx, customerID, id, func(tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) error {
		// A signal may be in a log more than once; the last entry counts, as in Notification.
		client := o.ClientIn(tx)
		found, err := client.Notification.Query().Where(notification.LogID(log.ID), notification.SignalID(signalID), notification.DeletedAtIsNil(), notification.RetractsIsNil()).
			Order(notification.ByID(entsql.OrderDesc())).Limit(1).IDs(ctx)
		if err == nil {
			err = o.putOnWay(ctx, tx, e.ID, found)
		}
		if err != nil || len(found) == 0 {
			return err
		}
		delivery, err = only(readDeliveries(ctx, client, customerID, log.ID, 1, webhookdelivery.ID(sqldb.RowID(e.ID, sqldb.RowNumber(found[0])))))
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("redeliver signal %q: %w", sqldb.Clip(signalID), err)
	}
	return delivery, nil
}

// RedeliverSince restarts the delivery of every entry after a sequence that passes the webhook's
// filter, up to the last one at the time of the call, and returns their number. Those that it
// restarted before an error stay so.
func (o *Outbox) RedeliverSince(ctx context.Context, customerID string, id smartmoney.WebhookID, after int64) (count int, err error) {
	last := int64(-1)
	for more := true; more; {
		err := o.whereWebhookIsOn(ctx, customerID, id, func(tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) error {
			if last < 0 {
				last = log.Sequence
			}
			entries, err := o.ClientIn(tx).Notification.Query().
				Where(notification.IDGT(sqldb.RowID(log.ID, after)), notification.IDLTE(sqldb.RowID(log.ID, last)), notification.DeletedAtIsNil()).
				Order(notification.ByID()).Limit(redeliverStep).
				Select(notification.FieldID, notification.FieldType, notification.FieldChain).All(ctx)
			put := passing(e, entries)
			if err == nil {
				err = o.putOnWay(ctx, tx, e.ID, put)
			}
			if err != nil {
				return err
			}
			if len(entries) > 0 {
				after = sqldb.RowNumber(entries[len(entries)-1].ID)
			}
			count += len(put)
			more = len(entries) == redeliverStep
			return nil
		})
		if err != nil {
			return count, fmt.Errorf("redeliver what came after number %d: %w", after, err)
		}
	}
	return count, nil
}

// passing returns the ids of the entries that pass an endpoint's filter.
func passing(e *gen.WebhookEndpoint, entries []*gen.Notification) (ids []int64) {
	for _, n := range entries {
		if (e.Types == 0 || e.Types&(1<<n.Type) != 0) && (e.Chains == 0 || e.Chains&(1<<n.Chain) != 0) {
			ids = append(ids, n.ID)
		}
	}
	return ids
}

// whereWebhookIsOn runs f in a transaction that locks a customer's row and that of a webhook's
// endpoint. It returns ErrWebhookOff if the webhook is not enabled.
func (o *Outbox) whereWebhookIsOn(ctx context.Context, customerID string, id smartmoney.WebhookID,
	f func(tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) error,
) error {
	return o.changing(ctx, customerID, id, func(tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) error {
		if !e.Enabled {
			return ErrWebhookOff
		}
		return f(tx, log, e)
	})
}

var putDeliveries = sqldb.InsertRows(webhookdelivery.Table,
	" ON CONFLICT ("+webhookdelivery.FieldID+") DO UPDATE SET "+webhookdelivery.FieldState+" = excluded."+webhookdelivery.FieldState+", "+
		webhookdelivery.FieldAttempts+" = excluded."+webhookdelivery.FieldAttempts+", "+
		webhookdelivery.FieldNextAt+" = excluded."+webhookdelivery.FieldNextAt, deliveryColumns...)

// putOnWay creates or restarts the deliveries of notifications, all of one log, to an endpoint.
func (o *Outbox) putOnWay(ctx context.Context, tx *sql.Tx, endpoint int64, ids []int64) error {
	if len(ids) == 0 {
		return nil
	}
	now := o.Timestamp().UnixMicro()
	sequences := make([]int64, len(ids))
	for i, id := range ids {
		sequences[i] = sqldb.RowNumber(id)
	}
	if err := putDeliveries.Run(ctx, o.Dialect(), tx, newDeliveries(slices.Repeat([]int64{endpoint}, len(ids)), sequences, now)...); err != nil {
		return err
	}
	return wakeEndpoints.Run(ctx, o.Dialect(), tx, []int64{endpoint}, []int64{now})
}

// WebhookDeliveries returns up to limit deliveries to a webhook of a customer, highest sequence
// first, only those below before unless it is 0. It returns none for an unknown customer or
// webhook.
func (o *Outbox) WebhookDeliveries(ctx context.Context, customerID string, id smartmoney.WebhookID, before int64, limit int) ([]*smartmoney.WebhookDelivery, error) {
	return o.deliveriesNow(ctx, customerID, id, limit, func(endpoint int64) predicate.WebhookDelivery {
		if before > 0 {
			return webhookdelivery.IDLT(sqldb.RowID(endpoint, before))
		}
		return webhookdelivery.IDLT(sqldb.RowID(endpoint+1, 0))
	})
}

// WebhookDelivery returns a delivery to a webhook of a customer, nil if there is none.
func (o *Outbox) WebhookDelivery(ctx context.Context, customerID string, id smartmoney.WebhookID, sequence int64) (*smartmoney.WebhookDelivery, error) {
	all, err := o.deliveriesNow(ctx, customerID, id, 1, func(endpoint int64) predicate.WebhookDelivery {
		return webhookdelivery.ID(sqldb.RowID(endpoint, sequence))
	})
	return only(all, err)
}

// deliveriesNow reads deliveries and attempts from one snapshot of the database, so that an attempt
// is never shown with the state before it.
func (o *Outbox) deliveriesNow(ctx context.Context, customerID string, id smartmoney.WebhookID, limit int,
	condition func(endpoint int64) predicate.WebhookDelivery,
) ([]*smartmoney.WebhookDelivery, error) {
	wrap := func(err error) ([]*smartmoney.WebhookDelivery, error) {
		return nil, fmt.Errorf("read the deliveries of customer %q: %w", sqldb.Clip(customerID), err)
	}
	log, err := o.logs.LogID(ctx, customerID)
	if err != nil {
		return wrap(err)
	}
	tx, err := o.Snapshot(ctx)
	if err != nil {
		return wrap(err)
	}
	defer sqldb.Rollback(tx)
	endpoint := endpointOf(log, id)
	all, err := readDeliveries(ctx, o.ClientIn(tx), customerID, log, limit, webhookdelivery.IDGTE(sqldb.RowID(endpoint, 0)), condition(endpoint),
		webhookdelivery.HasEndpointWith(webhookendpoint.CustomerID(customerID), webhookendpoint.SinkIsNil()))
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

// CountWebhookDeliveries counts the deliveries to a webhook of a customer.
func (o *Outbox) CountWebhookDeliveries(ctx context.Context, customerID string, id smartmoney.WebhookID) (n int, err error) {
	log, err := o.logs.LogID(ctx, customerID)
	if err == nil {
		endpoint := endpointOf(log, id)
		n, err = o.ReadClient().WebhookDelivery.Query().Where(webhookdelivery.IDGTE(sqldb.RowID(endpoint, 0)), webhookdelivery.IDLT(sqldb.RowID(endpoint+1, 0)),
			webhookdelivery.HasEndpointWith(webhookendpoint.CustomerID(customerID), webhookendpoint.SinkIsNil())).Count(ctx)
	}
	if err != nil {
		return 0, fmt.Errorf("count the deliveries of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return n, nil
}

// readDeliveries returns the newest deliveries that match conditions, with their attempts.
func readDeliveries(ctx context.Context, client *gen.Client, customerID string, logID int64, limit int, conditions ...predicate.WebhookDelivery) ([]*smartmoney.WebhookDelivery, error) {
	rows, err := client.WebhookDelivery.Query().Where(conditions...).Order(webhookdelivery.ByID(entsql.OrderDesc())).Limit(limit).
		WithMade(func(q *gen.WebhookAttemptQuery) { q.Order(webhookattempt.ByNumber()) }).All(ctx)
	if err != nil {
		return nil, err
	}
	entries, err := entriesOfDeliveries(ctx, client, logID, rows)
	if err != nil {
		return nil, fmt.Errorf("entries: %w", err)
	}
	all := make([]*smartmoney.WebhookDelivery, len(rows))
	for i, row := range rows {
		of := entries[row.Sequence]
		d := &smartmoney.WebhookDelivery{
			MessageID: MessageID(customerID, row.Sequence, of.signalID), Sequence: row.Sequence, SignalID: of.signalID, Retraction: of.retraction,
			State: deliveryStates()[row.State], CreatedAt: sqldb.FromMicro(row.CreatedAt), NextAttemptAt: microOrNil(row.NextAt),
			Attempts: []smartmoney.WebhookAttempt{},
		}
		for _, a := range row.Edges.Made {
			d.Attempts = append(d.Attempts, smartmoney.WebhookAttempt{At: sqldb.FromMicro(a.At), Status: a.Status, DurationMs: a.DurationMs, Error: a.Error})
		}
		all[i] = d
	}
	return all, nil
}

// deliveredEntry is what a delivery says of its entry.
type deliveredEntry struct {
	signalID   string
	retraction bool
}

// entriesOfDeliveries returns the entries of a log by the deliveries' sequences.
func entriesOfDeliveries(ctx context.Context, client *gen.Client, logID int64, deliveries []*gen.WebhookDelivery) (map[int64]deliveredEntry, error) {
	ids := make([]int64, len(deliveries))
	for i, d := range deliveries {
		ids[i] = sqldb.RowID(logID, d.Sequence)
	}
	rows, err := client.Notification.Query().Where(notification.IDIn(ids...)).
		Select(notification.FieldID, notification.FieldSignalID, notification.FieldRetracts).All(ctx)
	entries := make(map[int64]deliveredEntry, len(rows))
	for _, n := range rows {
		entries[sqldb.RowNumber(n.ID)] = deliveredEntry{n.SignalID, n.Retracts != nil}
	}
	return entries, err
}
