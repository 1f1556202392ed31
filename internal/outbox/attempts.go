package outbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookattempt"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// waitingDelivery is a due row of the outbox.
type waitingDelivery struct {
	sequence int64
	attempts int
	next     int64 // unix µs
	gone     bool  // the entry was deleted from the log
}

// DueDeliveries returns up to limit deliveries to attempt at a leased endpoint: those that were
// never attempted in the order of sequence and, merged by time, those whose retry is due. First
// attempts are due whatever the clocks of several processes say. To a chat, which shows messages in
// the order of their arrival, retries come first. Those of a sink are in the order
// of sequence, and none is due before the retry of an earlier one. Deliveries whose entry was
// deleted from the log are marked as failed and left out. It returns ErrLeaseLost if the lease is
// no longer held.
func (o *Outbox) DueDeliveries(ctx context.Context, lease *Lease, now time.Time, limit int) ([]DueDelivery, error) {
	done, err := o.forWebhooks(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	wrap := func(err error) ([]DueDelivery, error) {
		return nil, fmt.Errorf("read what is due to the webhook of customer %q: %w", lease.CustomerID, err)
	}
	for range 3 { // more entries may be deleted between the two
		due, gone, err := o.dueDeliveries(ctx, lease, now, limit)
		if err != nil {
			return wrap(err)
		}
		if !gone {
			return due, nil
		}
		if err := o.failGone(ctx, lease); err != nil {
			return wrap(err)
		}
	}
	return wrap(errors.New("deliveries without their entries"))
}

func (o *Outbox) dueDeliveries(ctx context.Context, lease *Lease, now time.Time, limit int) (due []DueDelivery, gone bool, err error) {
	chosen, err := o.chooseDeliveries(ctx, lease, now, limit)
	if err != nil || len(chosen) == 0 {
		return nil, false, err
	}
	ids := make([]int64, len(chosen))
	for i, w := range chosen {
		if w.gone {
			return nil, true, nil
		}
		ids[i] = sqldb.RowID(lease.LogID, w.sequence)
	}
	sent, err := notifications.Entries(ctx, o.DB, lease.CustomerID, false, 0, notification.IDIn(ids...), notification.DeletedAtIsNil())
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
			Notification: *n, MessageID: MessageID(lease.CustomerID, n.Sequence, n.Signal.ID), Attempt: w.attempts + 1,
		})
	}
	if lease.Sink != "" {
		err = o.setPrevious(ctx, lease, due)
	}
	return due, false, err
}

// chooseDeliveries returns the rows of what DueDeliveries returns.
func (o *Outbox) chooseDeliveries(ctx context.Context, lease *Lease, now time.Time, limit int) ([]waitingDelivery, error) {
	first, err := o.waitingDeliveries(ctx, lease, limit, firstIndex(o.DB)+" WHERE d."+deliveryAttempts+" = 0", "d."+deliverySequence)
	if err != nil {
		return nil, err
	}
	if lease.Sink != "" {
		return o.chooseInOrder(ctx, lease, now, limit, first)
	}
	again, err := o.waitingDeliveries(ctx, lease, limit, " WHERE d."+deliveryAttempts+" > 0 AND d."+deliveryNext+" <= $3",
		"d."+deliveryNext+", d."+deliverySequence, now.UnixMicro())
	if lease.Format.Chat() {
		all := slices.Concat(again, first)
		return all[:min(len(all), limit)], err
	}
	return mergeWaiting(first, again, limit), err
}

// firstIndex follows webhook_deliveries in a statement about deliveries that were never attempted.
// Without the hint SQLite uses the primary key, which has the same columns, and reads all
// deliveries.
func firstIndex(db *sqldb.DB) string {
	if db.Dialect() == sqldb.SQLite {
		return " INDEXED BY webhook_deliveries_first"
	}
	return ""
}

// waitingDeliveries returns the first of an endpoint's pending deliveries d that match a condition,
// in an order.
func (o *Outbox) waitingDeliveries(ctx context.Context, lease *Lease, limit int, condition, order string, args ...any) ([]waitingDelivery, error) {
	var all []waitingDelivery
	columns := "SELECT d." + deliverySequence + ", d." + deliveryAttempts + ", d." + deliveryNext +
		", COALESCE((SELECT 0" + presentEntry(lease.LogID, "d."+deliverySequence) + "), 1) FROM " + deliveries + " d"
	const pending = " AND d." + deliveryEndpoint + " = $1 AND d." + deliveryState + " = 0"
	err := sqldb.EachRow(ctx, o.Reader(), columns+condition+pending+" ORDER BY "+order+" LIMIT $2",
		append([]any{lease.EndpointID, limit}, args...),
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

// mergeWaiting merges two lists by time, keeping the order within each.
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

// failGone marks pending deliveries of an endpoint as failed if their entry was deleted from the
// log.
func (o *Outbox) failGone(ctx context.Context, lease *Lease) error {
	return o.whileLeased(ctx, lease, func(tx *sql.Tx) error {
		err := failPending(ctx, o.DB, tx, lease.EndpointID,
			" AND NOT EXISTS (SELECT 1"+presentEntry(lease.LogID, deliveries+"."+deliverySequence)+")")
		if err != nil {
			return fmt.Errorf("fail the deliveries of deleted entries: %w", err)
		}
		return nil
	})
}

// failPending marks an endpoint's pending deliveries as failed, those that match a further
// condition or, with "", all. The endpoint's row is locked.
func failPending(ctx context.Context, db *sqldb.DB, tx *sql.Tx, endpoint int64, further string) error {
	const update, set = "UPDATE " + deliveries, " SET " + deliveryState + " = 2, " + deliveryNext + " = NULL"
	const condition = " WHERE " + deliveryEndpoint + " = $1 AND " + deliveryState + " = 0 AND " + deliveryAttempts + " "
	_, err := tx.ExecContext(ctx, update+firstIndex(db)+set+condition+"= 0"+further, endpoint)
	if err == nil {
		_, err = tx.ExecContext(ctx, update+set+condition+"> 0"+further, endpoint)
	}
	return err
}

// deliveryStates maps the states' numbers in the database to states.
func deliveryStates() []smartmoney.WebhookDeliveryState {
	return []smartmoney.WebhookDeliveryState{smartmoney.DeliveryPending, smartmoney.DeliveryDelivered, smartmoney.DeliveryFailed}
}

// RecordAttempt records an attempt at a delivery that DueDeliveries returned, and what follows for
// the delivery and the endpoint. It returns ErrLeaseLost, and records nothing, if the lease is no
// longer held. If the attempt disables the webhook, the lease is released and all pending
// deliveries fail. If Redeliver restarted the delivery meanwhile, the attempt is listed and the
// delivery continues as Redeliver said.
func (o *Outbox) RecordAttempt(ctx context.Context, lease *Lease, due *DueDelivery, result AttemptResult) error {
	done, err := o.forWebhooks(ctx)
	if err != nil {
		return err
	}
	defer done()
	if (result.State == smartmoney.DeliveryPending) != (result.NextAt != nil) {
		panic("BUG: a delivery that is pending has a time of its next attempt, and no other has")
	}
	err = o.recordAttempt(ctx, lease, due, &result)
	if err != nil && !errors.Is(err, ErrLeaseLost) {
		return fmt.Errorf("record attempt %d at number %d of customer %q: %w", due.Attempt, due.Notification.Sequence, lease.CustomerID, err)
	}
	return err
}

func (o *Outbox) recordAttempt(ctx context.Context, lease *Lease, due *DueDelivery, r *AttemptResult) error {
	tx, err := o.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	if r.Disable != nil {
		// Lock order: the customer's row is locked before the endpoint's.
		const row = "SELECT 1 FROM " + notificationlog.Table + " l WHERE " + notificationlog.FieldID + " = $1"
		err := sqldb.EachRow(ctx, tx, row+rowLock(o.DB, "l"), []any{lease.LogID}, func(*sql.Rows) error { return nil })
		if err != nil {
			return fmt.Errorf("lock the log: %w", err)
		}
	}
	if err := o.lockLease(ctx, tx, lease); err != nil {
		return err
	}
	if due.Attempt > keptAttempts {
		if err := deleteAttemptsFrom(ctx, tx, sqldb.RowID(lease.EndpointID, due.Notification.Sequence), keptAttempts); err != nil {
			return fmt.Errorf("delete the last attempt: %w", err)
		}
	}
	if err := insertAttempt(ctx, tx, lease.EndpointID, due.Notification.Sequence, r); err != nil {
		return fmt.Errorf("insert the attempt: %w", err)
	}
	if err := moveDelivery(ctx, tx, lease.EndpointID, due, r); err != nil {
		return fmt.Errorf("move the delivery: %w", err)
	}
	failing, err := o.moveEndpoint(ctx, tx, lease, r)
	if err != nil {
		return fmt.Errorf("move the endpoint: %w", err)
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	lease.FailingSince = failing
	return nil
}

// FailingSince returns the time since which the attempts at a leased endpoint have failed without a
// pause longer than quiet between two of them. All attempts since lease.FailingSince failed, as did
// the one at the time last, which is not recorded yet. Failures before such a pause no longer
// count: the returned time is stored in the lease and the endpoint.
func (o *Outbox) FailingSince(ctx context.Context, lease *Lease, last time.Time, quiet time.Duration) (since time.Time, err error) {
	done, err := o.forWebhooks(ctx)
	if err != nil {
		return since, err
	}
	defer done()
	if lease.FailingSince == nil {
		return since, nil
	}
	from, before := lease.FailingSince.UnixMicro(), lease.FailingSince.UnixMicro()
	pass := func(at int64) {
		if at-before > quiet.Microseconds() {
			from = at
		}
		before = at
	}
	var times []int64
	err = o.ReadClient().WebhookAttempt.Query().
		Where(webhookattempt.AtGTE(from), func(s *entsql.Selector) {
			s.Where(entsql.GTE(s.C(attemptDelivery), sqldb.RowID(lease.EndpointID, 0))).Where(entsql.LT(s.C(attemptDelivery), sqldb.RowID(lease.EndpointID+1, 0)))
		}).
		Order(webhookattempt.ByAt()).Select(webhookattempt.FieldAt).Scan(ctx, &times)
	for _, at := range times {
		pass(at)
	}
	pass(last.UnixMicro())
	if err == nil && from != lease.FailingSince.UnixMicro() {
		_, err = o.Writer().ExecContext(ctx, "UPDATE "+endpoints+" SET "+endpointFailing+" = $4 WHERE "+leased,
			lease.EndpointID, lease.Owner, lease.Number, from)
	}
	if err != nil {
		return time.Time{}, fmt.Errorf("read since when the webhook of customer %q fails: %w", lease.CustomerID, err)
	}
	since = sqldb.FromMicro(from)
	lease.FailingSince = &since
	return since, nil
}

func insertAttempt(ctx context.Context, tx *sql.Tx, endpoint, sequence int64, r *AttemptResult) error {
	message := r.Error
	if message != nil {
		// PostgreSQL accepts neither NUL nor invalid UTF-8.
		clean := strings.ReplaceAll(strings.ToValidUTF8(*message, "\uFFFD"), "\x00", "\uFFFD")
		message = &clean
	}
	const columns = attemptDelivery + ", " + attemptNumber + ", " + attemptAt + ", " +
		webhookattempt.FieldStatus + ", " + webhookattempt.FieldDurationMs + ", " + webhookattempt.FieldError
	_, err := tx.ExecContext(ctx, "INSERT INTO "+attempts+" ("+columns+") SELECT CAST($1 AS bigint), COALESCE(max("+attemptNumber+
		"), 0) + 1, CAST($2 AS bigint), CAST($3 AS integer), CAST($4 AS bigint), CAST($5 AS text) FROM "+attempts+" WHERE "+attemptDelivery+" = $1",
		sqldb.RowID(endpoint, sequence), r.At.UnixMicro(), r.Status, r.Duration.Milliseconds(), message)
	return err
}

// moveDelivery updates the delivery, unless Redeliver restarted it since DueDeliveries returned it,
// which sets its attempts to 0.
func moveDelivery(ctx context.Context, tx *sql.Tx, endpoint int64, due *DueDelivery, r *AttemptResult) error {
	state := -1
	for i, s := range deliveryStates() {
		if s == r.State {
			state = i
		}
	}
	if state < 0 {
		panic(fmt.Sprintf("BUG: a delivery in state %q", r.State))
	}
	var next *int64
	if r.NextAt != nil {
		next = new(r.NextAt.UnixMicro())
	}
	_, err := tx.ExecContext(ctx, "UPDATE "+deliveries+" SET "+deliveryAttempts+" = "+deliveryAttempts+" + 1, "+deliveryState+" = $1, "+deliveryNext+
		" = $2 WHERE "+deliveryID+" = $3 AND "+deliveryState+" = 0 AND "+deliveryAttempts+" = $4",
		state, next, sqldb.RowID(endpoint, due.Notification.Sequence), due.Attempt-1)
	return err
}

// moveEndpoint records whether the receiver works, and returns since when it fails.
func (o *Outbox) moveEndpoint(ctx context.Context, tx *sql.Tx, lease *Lease, r *AttemptResult) (failing *time.Time, err error) {
	if r.Disable != nil {
		if err := silence(ctx, o.DB, tx, lease.CustomerID, lease.EndpointID); err != nil {
			return nil, err
		}
	}
	end := r.At.Add(r.Duration).UnixMicro()
	const update, which = "UPDATE " + endpoints + " SET ", " WHERE " + endpointID + " = $1"
	var since *int64
	switch r.Error {
	case nil:
		_, err = tx.ExecContext(ctx, update+endpointSuccess+" = $2, "+endpointFailing+" = NULL"+which, lease.EndpointID, end)
	default:
		err = tx.QueryRowContext(ctx,
			update+endpointFailing+" = COALESCE("+endpointFailing+", $2)"+which+" RETURNING "+endpointFailing,
			lease.EndpointID, r.At.UnixMicro()).Scan(&since)
	}
	if err == nil && r.Disable != nil {
		_, err = tx.ExecContext(ctx, update+endpointDisabledAt+" = $2, "+endpointReason+" = $3"+which, lease.EndpointID, end, *r.Disable)
	}
	return microOrNil(since), err
}
