package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/gen/webhookattempt"
	"smartmoney/ent/rowid"
	"smartmoney/internal/smartmoney"
)

// AttemptResult is what became of an attempt.
type AttemptResult struct {
	At       time.Time // when it began
	Status   *int      // of the answer; nil: there was none
	Duration time.Duration
	Error    *string                         // what went wrong; nil: the receiver took it
	State    smartmoney.WebhookDeliveryState // of the delivery from now on
	NextAt   *time.Time                      // when it is tried next; given where State is DeliveryPending, and nowhere else
	Disable  *string                         // why the webhook is disabled from now on; nil: it is not
}

// deliveryStates are the numbers of the states in the database.
func deliveryStates() []smartmoney.WebhookDeliveryState {
	return []smartmoney.WebhookDeliveryState{smartmoney.DeliveryPending, smartmoney.DeliveryDelivered, smartmoney.DeliveryFailed}
}

// RecordAttempt notes an attempt at a delivery that DueDeliveries gave, and what
// follows for the delivery and the endpoint; ErrLeaseLost where the lease is no longer
// held, and then nothing is noted. A webhook that is disabled gives the lease back,
// and all that waited for it has failed. Where Redeliver began anew meanwhile, the
// attempt is listed and the delivery goes on as Redeliver said.
func (db *DB) RecordAttempt(ctx context.Context, lease *WebhookLease, due *DueDelivery, result AttemptResult) error {
	done, err := db.forWebhooks(ctx)
	if err != nil {
		return err
	}
	defer done()
	if (result.State == smartmoney.DeliveryPending) != (result.NextAt != nil) {
		panic("BUG: a delivery that is pending has a time of its next attempt, and no other has")
	}
	err = db.recordAttempt(ctx, lease, due, &result)
	if err != nil && !errors.Is(err, ErrLeaseLost) {
		return fmt.Errorf("record attempt %d at number %d of customer %q: %w", due.Attempt, due.Notification.Sequence, lease.CustomerID, err)
	}
	return err
}

func (db *DB) recordAttempt(ctx context.Context, lease *WebhookLease, due *DueDelivery, r *AttemptResult) error {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer rollback(tx)
	if r.Disable != nil {
		// The customer's row is locked before the endpoint's.
		const row = "SELECT 1 FROM " + notificationlog.Table + " l WHERE " + notificationlog.FieldID + " = $1"
		err := eachRow(ctx, tx, row+db.rowLock("l"), []any{lease.LogID}, func(*sql.Rows) error { return nil })
		if err != nil {
			return fmt.Errorf("lock the log: %w", err)
		}
	}
	if err := db.lockLease(ctx, tx, lease); err != nil {
		return err
	}
	if err := insertAttempt(ctx, tx, lease.LogID, due.Notification.Sequence, r); err != nil {
		return fmt.Errorf("insert the attempt: %w", err)
	}
	if err := moveDelivery(ctx, tx, lease.LogID, due, r); err != nil {
		return fmt.Errorf("move the delivery: %w", err)
	}
	failing, err := db.moveEndpoint(ctx, tx, lease.LogID, r)
	if err != nil {
		return fmt.Errorf("move the endpoint: %w", err)
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	lease.FailingSince = failing
	return nil
}

// FailingSince returns since when the attempts at a leased endpoint, of which all have
// failed since lease.FailingSince, failed without a longer pause between two of them
// than quiet, the one at last included, which is not recorded yet. What lies before such
// a pause counts as failing no longer: the lease and the endpoint take over what is
// returned.
func (db *DB) FailingSince(ctx context.Context, lease *WebhookLease, last time.Time, quiet time.Duration) (since time.Time, err error) {
	done, err := db.forWebhooks(ctx)
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
	err = db.entRead.WebhookAttempt.Query().
		Where(webhookattempt.AtGTE(from), func(s *entsql.Selector) {
			s.Where(entsql.GTE(s.C(attemptDelivery), rowid.ID(lease.LogID, 0))).Where(entsql.LT(s.C(attemptDelivery), rowid.ID(lease.LogID+1, 0)))
		}).
		Order(webhookattempt.ByAt()).Select(webhookattempt.FieldAt).Scan(ctx, &times)
	for _, at := range times {
		pass(at)
	}
	pass(last.UnixMicro())
	if err == nil && from != lease.FailingSince.UnixMicro() {
		_, err = db.Writer().ExecContext(ctx, "UPDATE "+endpoints+" SET "+endpointFailing+" = $4 WHERE "+leased,
			lease.LogID, lease.Owner, lease.number, from)
	}
	if err != nil {
		return time.Time{}, fmt.Errorf("read since when the webhook of customer %q fails: %w", lease.CustomerID, err)
	}
	since = fromMicro(from)
	lease.FailingSince = &since
	return since, nil
}

func insertAttempt(ctx context.Context, tx *sql.Tx, logID, sequence int64, r *AttemptResult) error {
	message := r.Error
	if message != nil {
		// PostgreSQL takes neither NUL nor what is no UTF-8.
		clean := strings.ReplaceAll(strings.ToValidUTF8(*message, "\uFFFD"), "\x00", "\uFFFD")
		message = &clean
	}
	const columns = attemptDelivery + ", " + attemptNumber + ", " + attemptAt + ", " +
		webhookattempt.FieldStatus + ", " + webhookattempt.FieldDurationMs + ", " + webhookattempt.FieldError
	_, err := tx.ExecContext(ctx, "INSERT INTO "+attempts+" ("+columns+") SELECT CAST($1 AS bigint), COALESCE(max("+attemptNumber+
		"), 0) + 1, CAST($2 AS bigint), CAST($3 AS integer), CAST($4 AS bigint), CAST($5 AS text) FROM "+attempts+" WHERE "+attemptDelivery+" = $1",
		rowid.ID(logID, sequence), r.At.UnixMicro(), r.Status, r.Duration.Milliseconds(), message)
	return err
}

// moveDelivery changes the delivery unless it was put on its way anew since it was
// given, which sets its attempts to 0.
func moveDelivery(ctx context.Context, tx *sql.Tx, logID int64, due *DueDelivery, r *AttemptResult) error {
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
		state, next, rowid.ID(logID, due.Notification.Sequence), due.Attempt-1)
	return err
}

// moveEndpoint notes how the receiver does, and gives since when it fails.
func (db *DB) moveEndpoint(ctx context.Context, tx *sql.Tx, logID int64, r *AttemptResult) (failing *time.Time, err error) {
	if r.Disable != nil {
		if err := db.silenceWebhook(ctx, tx, logID); err != nil {
			return nil, err
		}
	}
	end := r.At.Add(r.Duration).UnixMicro()
	const update, which = "UPDATE " + endpoints + " SET ", " WHERE " + endpointID + " = $1"
	var since *int64
	switch r.Error {
	case nil:
		_, err = tx.ExecContext(ctx, update+endpointSuccess+" = $2, "+endpointFailing+" = NULL"+which, logID, end)
	default:
		err = tx.QueryRowContext(ctx,
			update+endpointFailing+" = COALESCE("+endpointFailing+", $2)"+which+" RETURNING "+endpointFailing,
			logID, r.At.UnixMicro()).Scan(&since)
	}
	if err == nil && r.Disable != nil {
		_, err = tx.ExecContext(ctx, update+endpointDisabledAt+" = $2, "+endpointReason+" = $3"+which, logID, end, *r.Disable)
	}
	return microOrNil(since), err
}
