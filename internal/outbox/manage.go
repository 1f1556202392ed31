package outbox

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookdelivery"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// CreateWebhook creates a webhook beside that of the configuration, enables it and returns it. It
// returns nil if the id is another webhook's, ErrTooManyWebhooks if the customer has
// smartmoney.MaxWebhooks of them, and a NOT_FOUND error for an unknown customer.
func (o *Outbox) CreateWebhook(ctx context.Context, customerID string, w NewWebhook) (created *smartmoney.Webhook, err error) {
	tx, log, err := notifications.BeginLocked(ctx, o.DB, customerID)
	if err != nil {
		return nil, err
	}
	defer sqldb.Rollback(tx)
	created, err = o.create(ctx, tx, log, &w)
	if err == nil && created != nil {
		err = tx.Commit()
	}
	if err != nil {
		return nil, fmt.Errorf("create a webhook of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return created, nil
}

func (o *Outbox) create(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, w *NewWebhook) (*smartmoney.Webhook, error) {
	client := o.ClientIn(tx)
	n, err := client.WebhookEndpoint.Query().Where(webhookendpoint.CustomerID(log.CustomerID), webhookendpoint.URLNotNil()).Count(ctx)
	if err != nil {
		return nil, err
	}
	if n >= smartmoney.MaxWebhooks {
		return nil, ErrTooManyWebhooks
	}
	// The numbers of leases continue those of a deleted webhook with this id, if there was one: a
	// worker that still holds a lease of that cannot change this one.
	now := o.Timestamp().UnixMicro()
	const insert = "INSERT INTO " + endpoints + " (" + endpointID + ", " + endpointCustomer + ", " + endpointURL + ", " + endpointSecret + ", " +
		webhookendpoint.FieldTypes + ", " + webhookendpoint.FieldChains + ", " + webhookendpoint.FieldFormat + ", " + endpointEnabled + ", " + webhookendpoint.FieldCreatedAt + ", " + leaseNumber +
		") VALUES ($1, $2, $3, $4, $5, $6, $7, TRUE, $8, $9) ON CONFLICT (" + endpointID + ") DO NOTHING"
	id := endpointOf(log.ID, w.ID)
	done, err := tx.ExecContext(ctx, insert, id, log.CustomerID, w.URL, w.Secret, bits(w.Filter.Types), bits(w.Filter.Chains), w.Format.Index(), now, now)
	if err != nil {
		return nil, err
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return nil, err
	}
	if err := client.NotificationLog.UpdateOneID(log.ID).SetWebhookOn(true).Exec(ctx); err != nil {
		return nil, err
	}
	// Read before the commit: a caller that has to ask again would never learn the secret.
	e, err := client.WebhookEndpoint.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return new(o.webhookFrom(e)), nil
}

// turnedOff is the reason of a webhook that its customer disabled.
const turnedOff = "it was turned off"

// UpdateWebhook changes a webhook and returns it. It returns ErrNoWebhook for an unknown one and
// for enabling one without an address, a BAD_USER_INPUT error for an address and a format that do
// not fit and for a format that would show the address of a chat, and a NOT_FOUND error for an
// unknown customer.
func (o *Outbox) UpdateWebhook(ctx context.Context, customerID string, id smartmoney.WebhookID, c WebhookChange) (smartmoney.Webhook, error) {
	if id == 0 && (c.URL != nil || c.Format != nil) {
		panic("BUG: the address of the configuration's webhook is changed with the configuration")
	}
	err := o.changing(ctx, customerID, id, func(tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) error {
		return o.update(ctx, tx, log, e, &c)
	})
	if err != nil {
		return smartmoney.Webhook{}, fmt.Errorf("update a webhook: %w", err)
	}
	return o.Webhook(ctx, customerID, id)
}

func (o *Outbox) update(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint, c *WebhookChange) error {
	if err := o.checkAddress(ctx, tx, log, e); err != nil {
		return err
	}
	update := e.Update()
	if c.Types != nil {
		update.SetTypes(bits(*c.Types))
	}
	if c.Chains != nil {
		update.SetChains(bits(*c.Chains))
	}
	if c.URL != nil || c.Format != nil {
		address, format := c.address(e)
		if from := formatOf(e.Format); from.Chat() && !format.Chat() && c.URL == nil {
			// The address would be shown from then on, to keys that only read, too.
			return smartmoney.BadInput("url", "url must be given with a change of the format from %s, since the address of a chat is a secret", smartmoney.Values{string(from)})
		}
		if problem, ok := smartmoney.CheckWebhookFormat("url", format, address); !ok {
			return smartmoney.BadInputs([]smartmoney.Problem{problem})
		}
		update.SetURL(address).SetFormat(format.Index())
	}
	moved := c.URL != nil && e.URL != nil && *c.URL != *e.URL
	switch {
	case c.Enabled != nil && !*c.Enabled:
		if err := silence(ctx, o.DB, tx, log.CustomerID, e.ID); err != nil {
			return err
		}
		return update.SetDisabledAt(o.Timestamp().UnixMicro()).SetDisabledReason(turnedOff).ClearFailingSince().Exec(ctx)
	case c.URL != nil || c.Enabled != nil:
		return enable(ctx, o.DB, tx, log, update, moved)
	}
	return update.Exec(ctx)
}

// address returns the address and the format of an endpoint after the change.
func (c *WebhookChange) address(e *gen.WebhookEndpoint) (address string, format smartmoney.WebhookFormat) {
	format = formatOf(e.Format)
	if e.URL != nil {
		address = *e.URL
	}
	if c.URL != nil {
		address = *c.URL
	}
	if c.Format != nil {
		format = *c.Format
	}
	return address, format
}

// checkAddress returns ErrNoWebhook if an endpoint is that of the configuration, which has no
// address.
func (o *Outbox) checkAddress(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) error {
	if e.URL != nil {
		return nil
	}
	if log.Configs > 0 {
		current, err := o.ClientIn(tx).ConfigVersion.Get(ctx, sqldb.RowID(log.ID, log.Configs))
		if err != nil || current.Config.WebhookURL != "" {
			return err
		}
	}
	return ErrNoWebhook
}

// DeleteWebhook deletes a webhook beside that of the configuration, with its deliveries and
// attempts. It turns the webhook off first and deletes deliveries in steps; a call that ends early
// leaves it turned off, and another one continues. It returns ErrNoWebhook for an unknown webhook.
func (o *Outbox) DeleteWebhook(ctx context.Context, customerID string, id smartmoney.WebhookID) error {
	if id == 0 {
		panic("BUG: the configuration's webhook is deleted with its address")
	}
	for deleted := false; !deleted; {
		err := o.changing(ctx, customerID, id, func(tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) (err error) {
			deleted, err = o.deleteStep(ctx, tx, log, e)
			return err
		})
		if err != nil {
			return fmt.Errorf("delete a webhook: %w", err)
		}
	}
	return nil
}

// deleteStep turns an endpoint off and deletes some of its deliveries, or the endpoint if it has
// none.
func (o *Outbox) deleteStep(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) (deleted bool, err error) {
	if e.Enabled {
		off := false
		return false, o.update(ctx, tx, log, e, &WebhookChange{Enabled: &off})
	}
	client := o.ClientIn(tx)
	ids, err := client.WebhookDelivery.Query().
		Where(webhookdelivery.IDGTE(sqldb.RowID(e.ID, 0)), webhookdelivery.IDLT(sqldb.RowID(e.ID+1, 0))).
		Order(webhookdelivery.ByID()).Limit(redeliverStep).IDs(ctx)
	if err != nil || len(ids) > 0 {
		if err == nil {
			err = deleteRows(ctx, o.DB, tx, ids)
		}
		return false, err
	}
	return true, client.WebhookEndpoint.DeleteOne(e).Exec(ctx)
}
