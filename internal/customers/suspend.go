package customers

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/customer"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// SuspendCustomer refuses a customer's keys, raises no more signals for it and sends nothing to its
// webhooks, all within seconds. What waits for its webhooks stays. Suspending a suspended customer
// keeps the time of its suspension. An unknown customer is a NOT_FOUND error.
func (re *Registry) SuspendCustomer(ctx context.Context, id string) error {
	return re.changeState(ctx, id, "suspend", func(ctx context.Context, tx *sql.Tx, c *gen.Customer) error {
		if c.SuspendedAt != nil {
			return nil
		}
		return re.suspend(ctx, tx, id, re.Timestamp())
	})
}

// ResumeCustomer ends a suspension. Signals that were raised meanwhile are not delivered later. An
// unknown or deleted customer is a NOT_FOUND error.
func (re *Registry) ResumeCustomer(ctx context.Context, id string) error {
	return re.changeState(ctx, id, "resume", func(ctx context.Context, tx *sql.Tx, _ *gen.Customer) error {
		return re.ClientIn(tx).Customer.UpdateOneID(id).ClearSuspendedAt().Exec(ctx)
	})
}

// suspend suspends a customer whose log is locked, and ends the leases of its webhooks: an attempt
// that is under way is not recorded, and is made again after the suspension.
func (re *Registry) suspend(ctx context.Context, tx *sql.Tx, id string, at time.Time) error {
	client := re.ClientIn(tx)
	if err := client.Customer.UpdateOneID(id).SetSuspendedAt(at).Exec(ctx); err != nil {
		return err
	}
	return client.WebhookEndpoint.Update().Where(webhookendpoint.CustomerID(id)).ClearLeaseOwner().ClearLeaseUntil().Exec(ctx)
}

// changeState changes a customer under the lock of its log, and raises the configuration revision,
// from which the leader learns of the change before it applies further events.
func (re *Registry) changeState(ctx context.Context, id, what string, change func(context.Context, *sql.Tx, *gen.Customer) error) error {
	wrap := func(err error) error { return fmt.Errorf("%s customer %q: %w", what, sqldb.Clip(id), err) }
	tx, log, err := notifications.BeginLocked(ctx, re.DB, id)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	client := re.ClientIn(tx)
	c, err := client.Customer.Query().Where(customer.ID(id), customer.DeletedAtIsNil()).Only(ctx)
	if gen.IsNotFound(err) {
		return notifications.CustomerNotFound(id)
	}
	if err != nil {
		return wrap(err)
	}
	if err := change(ctx, tx, c); err != nil {
		return wrap(err)
	}
	revision, err := notifications.NextConfigRevision(ctx, tx)
	if err == nil {
		err = client.NotificationLog.UpdateOneID(log.ID).AddVersion(1).SetConfigRevision(revision).Exec(ctx)
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return wrap(err)
	}
	return nil
}
