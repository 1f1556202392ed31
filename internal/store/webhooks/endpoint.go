// Package webhooks stores customers' webhooks: endpoints with their secrets and leases, deliveries
// (the outbox) and attempts. Senders in any number of processes share it.
//
// It promises that one worker at a time holds the lease of an endpoint, and that a worker whose
// lease is lost changes nothing. Functions that take a transaction are parts of other packages'
// transactions.
package webhooks

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/configversion"
	"smartmoney/ent/gen/customer"
	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/webhookattempt"
	"smartmoney/ent/gen/webhookdelivery"
	"smartmoney/ent/gen/webhookendpoint"
	"smartmoney/internal/outbox"
	"smartmoney/internal/smartmoney"
	stored "smartmoney/internal/store/notifications"
	"smartmoney/internal/store/sqldb"
)

// Outbox stores the webhooks of all customers with their deliveries. It is safe for concurrent use.
type Outbox struct {
	*sqldb.DB
	logs  *stored.Logs
	slots chan struct{} // a token for each connection that webhooks use; see forWebhooks
}

// New returns the webhooks of a database, whose notifications are in logs.
func New(db *sqldb.DB, logs *stored.Logs) *Outbox {
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

	deliveries       = webhookdelivery.Table
	deliveryID       = webhookdelivery.FieldID
	deliveryLog      = webhookdelivery.FieldLogID
	deliverySequence = webhookdelivery.FieldSequence
	deliveryState    = webhookdelivery.FieldState
	deliveryAttempts = webhookdelivery.FieldAttempts
	deliveryNext     = webhookdelivery.FieldNextAt

	attempts        = webhookattempt.Table
	attemptDelivery = webhookattempt.FieldDeliveryID
	attemptNumber   = webhookattempt.FieldNumber
	attemptAt       = webhookattempt.FieldAt

	// presentEntry follows an expression of a delivery's id and selects its notification, if that
	// is in the log.
	presentEntry = " FROM " + notification.Table + " n WHERE n." + notification.FieldDeletedAt + " IS NULL AND n." + notification.FieldID + " = "
)

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
func (s *endpointSecrets) valid(now time.Time) []string {
	var all []string
	if s.present != nil {
		all = append(all, *s.present)
	}
	if s.previous != nil && s.until != nil && now.UnixMicro() < *s.until {
		all = append(all, *s.previous)
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

// Webhook returns the state of a customer's webhook. It returns a NOT_FOUND error for an unknown
// customer.
func (db *Outbox) Webhook(ctx context.Context, customerID string) (smartmoney.Webhook, error) {
	c, err := db.webhookOf(ctx, customerID)
	if gen.IsNotFound(err) {
		return smartmoney.Webhook{}, stored.CustomerNotFound(customerID)
	}
	if err != nil {
		return smartmoney.Webhook{}, fmt.Errorf("read the webhook of customer %q: %w", sqldb.Clip(customerID), err)
	}
	w := smartmoney.Webhook{CustomerID: customerID}
	if len(c.Edges.Versions) > 0 {
		w.URL = c.Edges.Versions[0].Config.WebhookURL
	}
	if e := c.Edges.Webhook; e != nil {
		w.LastSuccessAt, w.FailingSince = microOrNil(e.LastSuccessAt), microOrNil(e.FailingSince)
		w.DisabledAt, w.DisabledReason = microOrNil(e.DisabledAt), e.DisabledReason
		if until := microOrNil(e.PreviousUntil); until != nil && until.After(db.Timestamp()) {
			w.PreviousSecretUntil = until
		}
	}
	return w, nil
}

// webhookOf reads a customer with its endpoint and newest configuration from one snapshot of the
// database.
func (db *Outbox) webhookOf(ctx context.Context, customerID string) (*gen.Customer, error) {
	tx, err := db.Snapshot(ctx)
	if err != nil {
		return nil, err
	}
	defer sqldb.Rollback(tx)
	return db.ClientIn(tx).Customer.Query().Where(customer.ID(customerID)).WithWebhook().
		WithVersions(func(q *gen.ConfigVersionQuery) { q.Order(configversion.ByVersion(entsql.OrderDesc())).Limit(1) }).
		Only(ctx)
}

// WebhookTarget returns the address of a customer's webhook, "" if there is none, and the secrets
// that are valid at a time, the current one first. If the webhook has no secret yet, newSecret
// makes one. Disabled webhooks have a target, too. It returns a NOT_FOUND error for an unknown
// customer.
func (db *Outbox) WebhookTarget(ctx context.Context, customerID string, now time.Time, newSecret func() (string, error)) (url string, secrets []string, err error) {
	w, err := db.Webhook(ctx, customerID)
	if err != nil || w.URL == "" {
		return "", nil, err
	}
	s, err := db.readSecrets(ctx, customerID)
	if err == nil && s.present == nil {
		s, err = db.makeSecret(ctx, customerID, newSecret)
	}
	if err != nil {
		return "", nil, fmt.Errorf("read the secrets of the webhook of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return w.URL, s.valid(now), nil
}

func (db *Outbox) makeSecret(ctx context.Context, customerID string, newSecret func() (string, error)) (s endpointSecrets, err error) {
	secret, err := newSecret()
	if err != nil {
		return s, err
	}
	// A worker may have stored a secret meanwhile, which then stays.
	err = db.Client().WebhookEndpoint.Update().Where(webhookendpoint.CustomerID(customerID), webhookendpoint.SecretIsNil()).SetSecret(secret).Exec(ctx)
	if err != nil {
		return s, err
	}
	return db.readSecrets(ctx, customerID)
}

// readSecrets returns the secrets of a customer's endpoint, none if it has no endpoint.
func (db *Outbox) readSecrets(ctx context.Context, customerID string) (endpointSecrets, error) {
	e, err := db.ReadClient().WebhookEndpoint.Query().Where(webhookendpoint.CustomerID(customerID)).Only(ctx)
	if gen.IsNotFound(err) {
		return endpointSecrets{}, nil
	}
	if err != nil {
		return endpointSecrets{}, err
	}
	return secretsOf(e), nil
}

// RotateWebhookSecret sets a new secret of a customer's webhook. The current secret stays valid
// until previousUntil; the one before it becomes invalid. had reports whether there was a current
// one. A secret may be set before there is an address. It returns a NOT_FOUND error for an unknown
// customer.
func (db *Outbox) RotateWebhookSecret(ctx context.Context, customerID, secret string, previousUntil time.Time) (had bool, err error) {
	tx, log, err := stored.BeginLocked(ctx, db.DB, customerID)
	if err != nil {
		return false, err
	}
	defer sqldb.Rollback(tx)
	had, err = db.rotateSecret(ctx, tx, log, secret, previousUntil)
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return false, fmt.Errorf("rotate the secret of the webhook of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return had, nil
}

func (db *Outbox) rotateSecret(ctx context.Context, tx *sql.Tx, log *stored.CustomerLog, secret string, previousUntil time.Time) (had bool, err error) {
	e, err := lockedEndpoint(ctx, db.DB, tx, log)
	if err != nil {
		return false, err
	}
	update := e.Update().SetSecret(secret)
	if had = e.Secret != nil; had {
		update.SetPreviousSecret(*e.Secret).SetPreviousUntil(previousUntil.UnixMicro())
	} else {
		update.ClearPreviousSecret().ClearPreviousUntil()
	}
	return had, update.Exec(ctx)
}

// lockedEndpoint locks and returns the endpoint of a customer whose row is locked. It creates the
// endpoint if there is none.
func lockedEndpoint(ctx context.Context, db *sqldb.DB, tx *sql.Tx, log *stored.CustomerLog) (*gen.WebhookEndpoint, error) {
	with, err := lockEndpoints(ctx, db, tx, []int64{log.ID})
	if err != nil {
		return nil, err
	}
	endpoints := db.ClientIn(tx).WebhookEndpoint
	if with[log.ID] {
		return endpoints.Get(ctx, log.ID)
	}
	return endpoints.Create().SetID(log.ID).SetCustomerID(log.CustomerID).SetCreatedAt(db.Timestamp().UnixMicro()).Save(ctx)
}

// forWebhooks acquires one of the connections for webhooks and returns the function that releases
// it. Webhooks use at most half of all connections, so that many of them block nobody else; on
// SQLite one of them at a time waits to write.
func (db *Outbox) forWebhooks(ctx context.Context) (done func(), err error) {
	select {
	case db.slots <- struct{}{}:
		return func() { <-db.slots }, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("wait for a connection for webhooks: %w", context.Cause(ctx))
	}
}

// Set applies a change of the address of a customer's webhook. The customer's row is locked.
func Set(ctx context.Context, db *sqldb.DB, tx *sql.Tx, log *stored.CustomerLog, from, to string, s outbox.Setting) (secretTaken bool, err error) {
	switch {
	case to == from && (to == "" || !s.Again):
		return false, nil
	case to == "":
		err := silence(ctx, db, tx, log.ID)
		if err == nil {
			err = db.ClientIn(tx).WebhookEndpoint.Update().Where(webhookendpoint.ID(log.ID)).
				ClearFailingSince().ClearDisabledAt().ClearDisabledReason().Exec(ctx)
		}
		if err != nil {
			return false, fmt.Errorf("take the webhook away: %w", err)
		}
		return false, nil
	}
	secret, err := enable(ctx, db, tx, log, s.Secret, to != from)
	if err != nil {
		return false, fmt.Errorf("set the webhook: %w", err)
	}
	return s.Secret != "" && secret == s.Secret, nil
}

// enable enables a webhook and returns its secret, "" while it has none.
func enable(ctx context.Context, db *sqldb.DB, tx *sql.Tx, log *stored.CustomerLog, newSecret string, moved bool) (secret string, err error) {
	e, err := lockedEndpoint(ctx, db, tx, log)
	if err != nil {
		return "", err
	}
	update := e.Update().ClearFailingSince().ClearDisabledAt().ClearDisabledReason()
	if e.Secret != nil {
		secret = *e.Secret
	} else if newSecret != "" {
		secret = newSecret
		update.SetSecret(secret)
	}
	if moved {
		// An attempt at the old address that is still running has no bearing on the new one.
		update.ClearLastSuccessAt().ClearLeaseOwner().ClearLeaseUntil()
	}
	if err := update.Exec(ctx); err != nil {
		return "", err
	}
	return secret, db.ClientIn(tx).NotificationLog.UpdateOneID(log.ID).SetWebhookOn(true).Exec(ctx)
}

// silence ends an endpoint's work: its pending deliveries fail, its lease ends, and no new
// deliveries are created. The customer's row is locked.
func silence(ctx context.Context, db *sqldb.DB, tx *sql.Tx, logID int64) error {
	client := db.ClientIn(tx)
	if err := client.WebhookEndpoint.Update().Where(webhookendpoint.ID(logID)).ClearNextAt().ClearLeaseOwner().ClearLeaseUntil().Exec(ctx); err != nil {
		return err
	}
	if err := failPending(ctx, db, tx, logID, ""); err != nil {
		return err
	}
	return client.NotificationLog.UpdateOneID(logID).SetWebhookOn(false).Exec(ctx)
}
