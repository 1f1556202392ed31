package outbox

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/customer"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookattempt"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookdelivery"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// keptAttempts bounds the attempts stored of a delivery to a sink, which has no last attempt: the
// latest one replaces the last of them.
const keptAttempts = 10

// chooseInOrder returns the pending deliveries of a sink's endpoint by sequence, none before the
// retry of the first one. first are those without an attempt.
func (o *Outbox) chooseInOrder(ctx context.Context, lease *Lease, now time.Time, limit int, first []waitingDelivery) ([]waitingDelivery, error) {
	failed, err := o.waitingDeliveries(ctx, lease, limit, " WHERE d."+deliveryAttempts+" > 0", "d."+deliverySequence)
	if err != nil || len(failed) > 0 && failed[0].next > now.UnixMicro() {
		return nil, err
	}
	all := slices.Concat(failed, first)
	return all[:min(len(all), limit)], nil
}

// setPrevious sets what precedes each of a sink's due deliveries: the last one delivered, or the
// last entry that expired before it was delivered.
func (o *Outbox) setPrevious(ctx context.Context, lease *Lease, due []DueDelivery) error {
	client := o.ReadClient()
	e, err := client.WebhookEndpoint.Get(ctx, lease.EndpointID)
	if err != nil {
		return err
	}
	delivered, err := client.WebhookDelivery.Query().
		Where(webhookdelivery.IDGTE(sqldb.RowID(e.ID, 0)), webhookdelivery.IDLT(sqldb.RowID(e.ID, due[0].Notification.Sequence)), webhookdelivery.State(1)).
		Order(webhookdelivery.ByID(entsql.OrderDesc())).Limit(1).IDs(ctx)
	if err != nil {
		return err
	}
	oldest, err := client.Notification.Query().Where(notification.IDGTE(sqldb.RowID(lease.LogID, 0))).Order(notification.ByID()).FirstID(ctx)
	if err != nil {
		return err
	}
	previous := e.SinkFrom
	for _, id := range delivered {
		previous = max(previous, sqldb.RowNumber(id))
	}
	if previous > 0 || e.LastSuccessAt != nil {
		previous = max(previous, sqldb.RowNumber(oldest)-1)
	}
	for i := range due {
		due[i].Previous, previous = previous, due[i].Notification.Sequence
	}
	return nil
}

// deleteAttemptsFrom deletes the attempts at a delivery with a number or a larger one.
func deleteAttemptsFrom(ctx context.Context, tx *sql.Tx, delivery int64, number int) error {
	_, err := tx.ExecContext(ctx, "DELETE FROM "+attempts+" WHERE "+attemptDelivery+" = $1 AND "+attemptNumber+" >= $2", delivery, number)
	return err
}

// unsuspended is the condition that the customer of a log l is not suspended. Deleted customers
// stay suspended.
const unsuspended = "l." + logCustomer + " NOT IN (SELECT c." + customer.FieldID + " FROM " + customer.Table + " c WHERE c." + customer.FieldSuspendedAt + " IS NOT NULL)"

// withoutEndpoint selects the logs l of customers that are not suspended and have no endpoint e of
// the sink $1 that matches a further condition.
func withoutEndpoint(columns, further string) string {
	return "SELECT " + columns + " FROM " + logTable + " l WHERE " + unsuspended + " AND NOT EXISTS (SELECT 1 FROM " + endpoints + " e WHERE e." +
		endpointSink + " = $1 AND e." + endpointCustomer + " = l." + logCustomer + further + ")"
}

// insertSinkEndpoints creates endpoints of the sink $1 at the time $3, with the first negative ids
// that are free. Those of a sink that has none yet begin at the ends of the logs if $2 is 1.
var insertSinkEndpoints = "INSERT INTO " + endpoints + " (" + endpointID + ", " + endpointCustomer + ", " + endpointSink + ", " + webhookendpoint.FieldSinkFrom +
	", " + endpointSecret + ", " + webhookendpoint.FieldCreatedAt + ", " + leaseNumber + ") WITH RECURSIVE places AS (" +
	withoutEndpoint("l."+logCustomer+" AS customer, CASE WHEN CAST($2 AS bigint) = 1 AND NOT EXISTS (SELECT 1 FROM "+endpoints+" o WHERE o."+endpointSink+
		" = $1) THEN l."+notificationlog.FieldLastSequence+" ELSE 0 END AS reached, row_number() OVER (ORDER BY l."+logID+") AS place", "") +
	"), numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < (SELECT count(*) FROM places) + (SELECT count(*) FROM " +
	endpoints + " WHERE " + endpointID + " < 0)), free AS (SELECT -n AS id, row_number() OVER (ORDER BY n) AS place FROM numbers WHERE -n NOT IN (SELECT " +
	endpointID + " FROM " + endpoints + ")) SELECT f.id, p.customer, CAST($1 AS text), p.reached, '', CAST($3 AS bigint), CAST($3 AS bigint)" +
	" FROM places p JOIN free f ON f.place = p.place WHERE TRUE ON CONFLICT DO NOTHING"

// JoinSink creates what is missing of a sink's endpoints, one for each customer that is not
// suspended, and a delivery of each entry that is older than its endpoint. With fromNow a sink that
// has no endpoint yet begins with the entries to come. Calls of several processes may overlap, and
// a call continues one that ended early.
func (o *Outbox) JoinSink(ctx context.Context, name string, fromNow bool) error {
	done, err := o.forWebhooks(ctx)
	if err != nil {
		return err
	}
	defer done()
	missing := false
	err = sqldb.EachRow(ctx, o.Reader(), withoutEndpoint("1", " AND e."+endpointEnabled)+" LIMIT 1", []any{name}, func(*sql.Rows) error { missing = true; return nil })
	if err == nil && missing {
		err = o.joinSink(ctx, name, fromNow)
	}
	if err != nil {
		return fmt.Errorf("join customers to the sink %q: %w", name, err)
	}
	return nil
}

func (o *Outbox) joinSink(ctx context.Context, name string, fromNow bool) error {
	now := 0
	if fromNow {
		now = 1
	}
	if _, err := o.Writer().ExecContext(ctx, insertSinkEndpoints, name, now, o.Timestamp().UnixMicro()); err != nil {
		return err
	}
	joining, err := o.Client().WebhookEndpoint.Query().
		Where(webhookendpoint.Sink(name), webhookendpoint.Enabled(false), webhookendpoint.HasCustomerWith(customer.SuspendedAtIsNil())).
		Order(webhookendpoint.ByID()).All(ctx)
	if err != nil {
		return err
	}
	for _, e := range joining {
		if err := o.steps(ctx, e, o.joinStep); err != nil {
			return err
		}
	}
	return nil
}

// steps calls step in transactions that lock a customer's row and that of an endpoint, until it is
// done or the endpoint is gone.
func (o *Outbox) steps(ctx context.Context, of *gen.WebhookEndpoint,
	step func(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) (done bool, err error),
) error {
	for done := false; !done; {
		err := o.transact(ctx, of.CustomerID, func(tx *sql.Tx, log *notifications.CustomerLog) error {
			with, err := lockEndpoints(ctx, o.DB, tx, []int64{of.ID})
			if done = !with[of.ID]; done || err != nil {
				return err
			}
			e, err := o.ClientIn(tx).WebhookEndpoint.Get(ctx, of.ID)
			if err == nil {
				done, err = step(ctx, tx, log, e)
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// joinStep puts some of the entries that are older than an endpoint on their way to it, and enables
// it after the last of them.
func (o *Outbox) joinStep(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) (done bool, err error) {
	if e.Enabled {
		return true, nil
	}
	client := o.ClientIn(tx)
	put, err := client.WebhookDelivery.Query().Where(webhookdelivery.IDGTE(sqldb.RowID(e.ID, 0)), webhookdelivery.IDLT(sqldb.RowID(e.ID+1, 0))).
		Order(webhookdelivery.ByID(entsql.OrderDesc())).Limit(1).IDs(ctx)
	if err != nil {
		return false, err
	}
	after := e.SinkFrom
	for _, id := range put {
		after = max(after, sqldb.RowNumber(id))
	}
	entries, err := client.Notification.Query().
		Where(notification.IDGT(sqldb.RowID(log.ID, after)), notification.IDLTE(sqldb.RowID(log.ID, log.Sequence)), notification.DeletedAtIsNil()).
		Order(notification.ByID()).Limit(redeliverStep).IDs(ctx)
	if err == nil {
		err = o.putOnWay(ctx, tx, e.ID, entries)
	}
	if err != nil || len(entries) == redeliverStep {
		return false, err
	}
	if err := e.Update().SetEnabled(true).Exec(ctx); err != nil {
		return false, err
	}
	return true, client.NotificationLog.UpdateOneID(log.ID).SetWebhookOn(true).Exec(ctx)
}

// RemoveSink deletes a sink's endpoints with their deliveries and attempts, and returns the number
// of endpoints. A call that ends early leaves some of them, and another one continues.
func (o *Outbox) RemoveSink(ctx context.Context, name string) (removed int, err error) {
	all, err := o.Client().WebhookEndpoint.Query().Where(webhookendpoint.Sink(name)).Order(webhookendpoint.ByID()).All(ctx)
	for i := 0; err == nil && i < len(all); i++ {
		err = o.steps(ctx, all[i], func(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) (bool, error) {
			if e.Enabled {
				return false, silence(ctx, o.DB, tx, e.CustomerID, e.ID)
			}
			return o.deleteStep(ctx, tx, log, e)
		})
	}
	if err != nil {
		return 0, fmt.Errorf("remove the sink %q: %w", name, err)
	}
	return len(all), nil
}

// Sinks returns the state of each sink by name. Its cost grows with the number of customers.
func (o *Outbox) Sinks(ctx context.Context) (all []SinkState, err error) {
	const pending = " WHERE d." + deliveryEndpoint + " = e." + endpointID + " AND d." + deliveryState + " = 0 AND d." + deliveryAttempts
	const failed = "SELECT a." + webhookattempt.FieldError + " FROM " + endpoints + " f JOIN " + deliveries + " d ON d." + deliveryEndpoint + " = f." + endpointID +
		" AND d." + deliveryState + " = 0 AND d." + deliveryAttempts + " > 0 JOIN " + attempts + " a ON a." + attemptDelivery + " = d." + deliveryID +
		" WHERE f." + endpointSink + " = e." + endpointSink + " ORDER BY a." + attemptAt + " DESC LIMIT 1"
	lag := "(SELECT count(*) FROM " + deliveries + " d" + firstIndex(o.DB) + pending + " = 0) + (SELECT count(*) FROM " + deliveries + " d" + pending + " > 0)" +
		" + CASE WHEN e." + endpointEnabled + " THEN 0 ELSE l." + notificationlog.FieldLastSequence + " - e." + webhookendpoint.FieldSinkFrom + " END"
	query := "SELECT e." + endpointSink + ", count(*), count(e." + endpointFailing + "), CAST(sum(" + lag + ") AS bigint), max(e." + endpointSuccess +
		"), min(e." + endpointFailing + "), COALESCE((" + failed + "), '') FROM " + endpoints + " e JOIN " + logTable + " l ON l." + logCustomer + " = e." +
		endpointCustomer + " WHERE e." + endpointSink + " IS NOT NULL AND " + unsuspended + " GROUP BY e." + endpointSink + " ORDER BY e." + endpointSink
	err = sqldb.EachRow(ctx, o.Reader(), query, nil, func(rows *sql.Rows) error {
		var s SinkState
		var success, failing *int64
		err := rows.Scan(&s.Name, &s.Customers, &s.Failing, &s.Lag, &success, &failing, &s.LastError)
		s.LastSuccessAt, s.FailingSince = microOrNil(success), microOrNil(failing)
		all = append(all, s)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the state of sinks: %w", err)
	}
	return all, nil
}
