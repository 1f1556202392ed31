// Package outbox stores customers' webhooks: endpoints with their secrets and leases, deliveries
// (the outbox) and attempts. Senders in any number of processes share it. A sink has an endpoint
// for each customer, which no call for a customer's webhooks returns or changes.
//
// It promises that one worker at a time holds the lease of an endpoint, and that a worker whose
// lease is lost changes nothing. Functions that take a transaction are parts of other packages'
// transactions.
package outbox

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/configversion"
	"github.com/smartmoneyhq/smartmoney/ent/gen/customer"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookattempt"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookdelivery"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Outbox stores the webhooks of all customers with their deliveries. It is safe for concurrent use.
type Outbox struct {
	*sqldb.DB
	logs  *notifications.Logs
	slots chan struct{} // a token for each connection that webhooks use; see forWebhooks
}

// New returns the webhooks of a database, whose notifications are in logs.
func New(db *sqldb.DB, logs *notifications.Logs) *Outbox {
	conns := 2 // on SQLite; one of them writes at a time
	if db.Dialect() == sqldb.Postgres {
		conns = max(db.MaxConns()/2, 1)
	}
	return &Outbox{DB: db, logs: logs, slots: make(chan struct{}, conns)}
}

// Names in the statements of webhook workers, which lock rows and name the index to use. They are
// generated, so renaming a field in ent/schema fails to compile here.
const (
	endpoints          = webhookendpoint.Table
	endpointID         = webhookendpoint.FieldID
	endpointCustomer   = webhookendpoint.FieldCustomerID
	endpointURL        = webhookendpoint.FieldURL
	endpointSink       = webhookendpoint.FieldSink
	endpointEnabled    = webhookendpoint.FieldEnabled
	endpointSecret     = webhookendpoint.FieldSecret
	endpointPrevious   = webhookendpoint.FieldPreviousSecret
	endpointUntil      = webhookendpoint.FieldPreviousUntil
	endpointFailing    = webhookendpoint.FieldFailingSince
	endpointSuccess    = webhookendpoint.FieldLastSuccessAt
	endpointDisabledAt = webhookendpoint.FieldDisabledAt
	endpointReason     = webhookendpoint.FieldDisabledReason
	endpointNext       = webhookendpoint.FieldNextAt
	leaseOwner         = webhookendpoint.FieldLeaseOwner
	leaseNumber        = webhookendpoint.FieldLeaseNumber
	leaseUntil         = webhookendpoint.FieldLeaseUntil

	logTable    = notificationlog.Table
	logID       = notificationlog.FieldID
	logCustomer = notificationlog.FieldCustomerID

	deliveries       = webhookdelivery.Table
	deliveryID       = webhookdelivery.FieldID
	deliveryEndpoint = webhookdelivery.FieldEndpointID
	deliverySequence = webhookdelivery.FieldSequence
	deliveryState    = webhookdelivery.FieldState
	deliveryAttempts = webhookdelivery.FieldAttempts
	deliveryNext     = webhookdelivery.FieldNextAt

	attempts        = webhookattempt.Table
	attemptDelivery = webhookattempt.FieldDeliveryID
	attemptNumber   = webhookattempt.FieldNumber
	attemptAt       = webhookattempt.FieldAt
)

// presentEntry selects the notification of a log with a sequence, which is an expression, if it is
// in the log. It follows the columns of a SELECT.
func presentEntry(logID int64, sequence string) string {
	return " FROM " + notification.Table + " n WHERE n." + notification.FieldDeletedAt + " IS NULL AND n." + notification.FieldID + " = " +
		strconv.FormatInt(sqldb.RowID(logID, 0), 10) + " + " + sequence
}

// Transactions lock rows in this order, each kind at most once: the engine's progress, customers'
// rows, endpoints' rows, deliveries. This lock order prevents deadlocks.

// rowLock returns the end of a query that locks its rows of a table, by the table's name in the
// query, until the transaction ends. It is empty on SQLite, which has one writer.
func rowLock(db *sqldb.DB, table string) string {
	if db.Dialect() == sqldb.Postgres {
		return " FOR UPDATE OF " + table
	}
	return ""
}

// endpointSecrets holds the secrets that sign an endpoint's requests.
type endpointSecrets struct {
	present, previous *string
	until             *int64 // previous is valid before then
}

func secretsOf(e *gen.WebhookEndpoint) endpointSecrets {
	return endpointSecrets{e.Secret, e.PreviousSecret, e.PreviousUntil}
}

// valid returns the secrets that are valid at a time, the current one first.
func (e *endpointSecrets) valid(now time.Time) []string {
	var all []string
	if e.present != nil {
		all = append(all, *e.present)
	}
	if e.previous != nil && e.until != nil && now.UnixMicro() < *e.until {
		all = append(all, *e.previous)
	}
	return all
}

// microOrNil returns the time in a nullable column.
func microOrNil(at *int64) *time.Time {
	if at == nil {
		return nil
	}
	return new(sqldb.FromMicro(*at))
}

// Webhook returns the state of a webhook of a customer. It returns a NOT_FOUND error for an unknown
// customer, and ErrNoWebhook for an unknown webhook.
func (o *Outbox) Webhook(ctx context.Context, customerID string, id smartmoney.WebhookID) (smartmoney.Webhook, error) {
	all, err := o.readWebhooks(ctx, customerID)
	if err != nil {
		return smartmoney.Webhook{}, err
	}
	for _, w := range all {
		if w.ID == id {
			return w, nil
		}
	}
	return smartmoney.Webhook{}, ErrNoWebhook
}

// Webhooks returns the webhooks of a customer: that of the configuration if it has an address, then
// the others, oldest first. It returns a NOT_FOUND error for an unknown customer.
func (o *Outbox) Webhooks(ctx context.Context, customerID string) ([]smartmoney.Webhook, error) {
	all, err := o.readWebhooks(ctx, customerID)
	if err == nil && all[0].URL == "" {
		all = all[1:]
	}
	return all, err
}

// readWebhooks returns the webhooks of a customer, that of the configuration first, with or without
// an address.
func (o *Outbox) readWebhooks(ctx context.Context, customerID string) ([]smartmoney.Webhook, error) {
	c, err := o.webhooksOf(ctx, customerID)
	if gen.IsNotFound(err) {
		return nil, notifications.CustomerNotFound(customerID)
	}
	if err != nil {
		return nil, fmt.Errorf("read the webhooks of customer %q: %w", sqldb.Clip(customerID), err)
	}
	all := make([]smartmoney.Webhook, 1, 1+len(c.Edges.Webhooks))
	all[0] = smartmoney.Webhook{CustomerID: customerID, Format: smartmoney.FormatStandard}
	for _, e := range c.Edges.Webhooks {
		if e.URL == nil {
			all[0] = o.webhookFrom(e)
		} else {
			all = append(all, o.webhookFrom(e))
		}
	}
	if len(c.Edges.Versions) > 0 {
		all[0].URL = c.Edges.Versions[0].Config.WebhookURL
	}
	return all, nil
}

// webhookFrom returns the webhook of an endpoint, without the address of the configuration.
func (o *Outbox) webhookFrom(e *gen.WebhookEndpoint) smartmoney.Webhook {
	w := smartmoney.Webhook{
		CustomerID: e.CustomerID, Format: formatOf(e.Format), Filter: filterOf(e.Types, e.Chains), CreatedAt: microOrNil(&e.CreatedAt),
		LastSuccessAt: microOrNil(e.LastSuccessAt), FailingSince: microOrNil(e.FailingSince),
		DisabledAt: microOrNil(e.DisabledAt), DisabledReason: e.DisabledReason,
	}
	if e.URL != nil {
		w.ID, w.URL = smartmoney.WebhookID(-e.ID), *e.URL
	}
	if until := microOrNil(e.PreviousUntil); until != nil && until.After(o.Timestamp()) {
		w.PreviousSecretUntil = until
	}
	return w
}

// webhooksOf reads a customer with its endpoints and newest configuration from one snapshot of the
// database.
func (o *Outbox) webhooksOf(ctx context.Context, customerID string) (*gen.Customer, error) {
	tx, err := o.Snapshot(ctx)
	if err != nil {
		return nil, err
	}
	defer sqldb.Rollback(tx)
	return o.ClientIn(tx).Customer.Query().Where(customer.ID(customerID)).
		WithWebhooks(func(q *gen.WebhookEndpointQuery) {
			q.Where(webhookendpoint.SinkIsNil()).Order(webhookendpoint.ByCreatedAt(), webhookendpoint.ByID(entsql.OrderDesc()))
		}).
		WithVersions(func(q *gen.ConfigVersionQuery) { q.Order(configversion.ByVersion(entsql.OrderDesc())).Limit(1) }).
		Only(ctx)
}

// endpointOf returns the id of a webhook's endpoint: that of the customer's log for the webhook of
// the configuration, below 0 for others.
func endpointOf(logID int64, id smartmoney.WebhookID) int64 {
	if id == 0 {
		return logID
	}
	return -int64(min(max(id, 1), smartmoney.MaxWebhookID))
}

// WebhookTarget returns where the messages of a webhook go, with the secrets that are valid at a
// time. If the webhook has no secret yet, newSecret makes one.
// Disabled webhooks have a target, too. It returns a NOT_FOUND error for an unknown customer, and
// ErrNoWebhook for an unknown webhook.
func (o *Outbox) WebhookTarget(ctx context.Context, customerID string, id smartmoney.WebhookID, now time.Time,
	newSecret func() (string, error),
) (Target, error) {
	w, err := o.Webhook(ctx, customerID, id)
	if err != nil || w.URL == "" {
		return Target{}, err
	}
	log, err := o.logs.LogID(ctx, customerID)
	if err != nil {
		return Target{}, err
	}
	endpoint := endpointOf(log, id)
	s, err := o.readSecrets(ctx, customerID, endpoint)
	if err == nil && s.present == nil {
		s, err = o.makeSecret(ctx, customerID, endpoint, newSecret)
	}
	if err != nil {
		return Target{}, fmt.Errorf("read the secrets of a webhook of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return Target{URL: w.URL, Format: w.Format, Secrets: s.valid(now)}, nil
}

func (o *Outbox) makeSecret(ctx context.Context, customerID string, endpoint int64, newSecret func() (string, error)) (s endpointSecrets, err error) {
	secret, err := newSecret()
	if err != nil {
		return s, err
	}
	// A worker may have stored a secret meanwhile, which then stays.
	err = o.Client().WebhookEndpoint.Update().Where(webhookendpoint.ID(endpoint), webhookendpoint.SecretIsNil()).SetSecret(secret).Exec(ctx)
	if err != nil {
		return s, err
	}
	return o.readSecrets(ctx, customerID, endpoint)
}

// readSecrets returns the secrets of an endpoint of a customer, none if there is no such endpoint.
func (o *Outbox) readSecrets(ctx context.Context, customerID string, endpoint int64) (endpointSecrets, error) {
	e, err := o.ReadClient().WebhookEndpoint.Query().Where(webhookendpoint.ID(endpoint), webhookendpoint.CustomerID(customerID), webhookendpoint.SinkIsNil()).Only(ctx)
	if gen.IsNotFound(err) {
		return endpointSecrets{}, nil
	}
	if err != nil {
		return endpointSecrets{}, err
	}
	return secretsOf(e), nil
}

// RotateWebhookSecret sets a new secret of a webhook. The current secret stays valid until
// previousUntil; the one before it becomes invalid. had reports whether there was a current one.
// That of the configuration's webhook may be set before there is an address. It returns a NOT_FOUND
// error for an unknown customer, and ErrNoWebhook for an unknown webhook.
func (o *Outbox) RotateWebhookSecret(ctx context.Context, customerID string, id smartmoney.WebhookID, secret string, previousUntil time.Time) (had bool, err error) {
	err = o.changing(ctx, customerID, id, func(tx *sql.Tx, _ *notifications.CustomerLog, e *gen.WebhookEndpoint) error {
		update := e.Update().SetSecret(secret)
		if had = e.Secret != nil; had {
			update.SetPreviousSecret(*e.Secret).SetPreviousUntil(previousUntil.UnixMicro())
		} else {
			update.ClearPreviousSecret().ClearPreviousUntil()
		}
		return update.Exec(ctx)
	})
	if err != nil {
		return false, fmt.Errorf("rotate the secret of a webhook: %w", err)
	}
	return had, nil
}

// changing runs f in a transaction that locks a customer's row and that of a webhook's endpoint,
// and commits it unless f returns an error. It creates the endpoint of the configuration's webhook
// if there is none, and returns ErrNoWebhook for another unknown one.
func (o *Outbox) changing(ctx context.Context, customerID string, id smartmoney.WebhookID,
	f func(tx *sql.Tx, log *notifications.CustomerLog, e *gen.WebhookEndpoint) error,
) error {
	return o.transact(ctx, customerID, func(tx *sql.Tx, log *notifications.CustomerLog) error {
		e, err := lockedEndpoint(ctx, o.DB, tx, log, id)
		if err == nil {
			err = f(tx, log, e)
		}
		return err
	})
}

// transact runs f in a transaction that locks a customer's row, and commits it unless f returns an
// error.
func (o *Outbox) transact(ctx context.Context, customerID string, f func(tx *sql.Tx, log *notifications.CustomerLog) error) error {
	tx, log, err := notifications.BeginLocked(ctx, o.DB, customerID)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	if err = f(tx, log); err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return fmt.Errorf("customer %q: %w", sqldb.Clip(customerID), err)
	}
	return nil
}

// lockedEndpoint locks and returns the endpoint of a webhook of a customer whose row is locked. It
// creates that of the configuration's webhook if there is none.
func lockedEndpoint(ctx context.Context, db *sqldb.DB, tx *sql.Tx, log *notifications.CustomerLog, id smartmoney.WebhookID) (*gen.WebhookEndpoint, error) {
	endpoint := endpointOf(log.ID, id)
	with, err := lockEndpoints(ctx, db, tx, []int64{endpoint})
	if err != nil {
		return nil, err
	}
	all := db.ClientIn(tx).WebhookEndpoint
	switch {
	case with[endpoint]:
		e, err := all.Get(ctx, endpoint)
		if err == nil && (e.CustomerID != log.CustomerID || e.Sink != nil) {
			return nil, ErrNoWebhook
		}
		return e, err
	case id != 0:
		return nil, ErrNoWebhook
	}
	return all.Create().SetID(log.ID).SetCustomerID(log.CustomerID).SetCreatedAt(db.Timestamp().UnixMicro()).Save(ctx)
}

// forWebhooks acquires one of the connections for webhooks and returns the function that releases
// it. Webhooks use at most half of all connections, so that many of them block nobody else; on
// SQLite one of them at a time waits to write.
func (o *Outbox) forWebhooks(ctx context.Context) (done func(), err error) {
	select {
	case o.slots <- struct{}{}:
		return func() { <-o.slots }, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("wait for a connection for webhooks: %w", context.Cause(ctx))
	}
}

// Set applies a change of the address of the webhook of a customer's configuration. The customer's
// row is locked.
func Set(ctx context.Context, db *sqldb.DB, tx *sql.Tx, log *notifications.CustomerLog, from, to string, s Setting) (secretTaken bool, err error) {
	switch {
	case to == from && (to == "" || !s.Again):
		return false, nil
	case to == "":
		err := silence(ctx, db, tx, log.CustomerID, log.ID)
		if err == nil {
			err = db.ClientIn(tx).WebhookEndpoint.Update().Where(webhookendpoint.ID(log.ID)).
				SetTypes(0).SetChains(0).ClearFailingSince().ClearDisabledAt().ClearDisabledReason().Exec(ctx)
		}
		if err != nil {
			return false, fmt.Errorf("take the webhook away: %w", err)
		}
		return false, nil
	}
	e, err := lockedEndpoint(ctx, db, tx, log, 0)
	if err != nil {
		return false, fmt.Errorf("find the webhook: %w", err)
	}
	update := e.Update()
	if e.Secret == nil && s.Secret != "" {
		secretTaken = true
		update.SetSecret(s.Secret)
	}
	if err := enable(ctx, db, tx, log, update, to != from); err != nil {
		return false, fmt.Errorf("set the webhook: %w", err)
	}
	return secretTaken, nil
}

// enable completes an update of an endpoint that enables it. moved: it has another address.
func enable(ctx context.Context, db *sqldb.DB, tx *sql.Tx, log *notifications.CustomerLog, update *gen.WebhookEndpointUpdateOne, moved bool) error {
	update.SetEnabled(true).ClearFailingSince().ClearDisabledAt().ClearDisabledReason()
	if moved {
		// An attempt at the old address that is still running has no bearing on the new one.
		update.ClearLastSuccessAt().ClearLeaseOwner().ClearLeaseUntil()
	}
	if err := update.Exec(ctx); err != nil {
		return err
	}
	return db.ClientIn(tx).NotificationLog.UpdateOneID(log.ID).SetWebhookOn(true).Exec(ctx)
}

// silence ends an endpoint's work: its pending deliveries fail, its lease ends, and no new
// deliveries are created. The customer's row is locked.
func silence(ctx context.Context, db *sqldb.DB, tx *sql.Tx, customerID string, endpoint int64) error {
	client := db.ClientIn(tx)
	err := client.WebhookEndpoint.Update().Where(webhookendpoint.ID(endpoint)).
		SetEnabled(false).ClearNextAt().ClearLeaseOwner().ClearLeaseUntil().Exec(ctx)
	if err != nil {
		return err
	}
	if err := failPending(ctx, db, tx, endpoint, ""); err != nil {
		return err
	}
	others, err := client.WebhookEndpoint.Query().Where(webhookendpoint.CustomerID(customerID), webhookendpoint.Enabled(true)).Exist(ctx)
	if err != nil || others {
		return err
	}
	return client.NotificationLog.Update().Where(notificationlog.CustomerID(customerID)).SetWebhookOn(false).Exec(ctx)
}
