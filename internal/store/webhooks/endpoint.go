// Package webhooks keeps customers' webhooks: endpoints with their secrets and leases,
// deliveries (the outbox) and attempts. Senders of any number of processes work on it.
//
// It promises that an endpoint is leased by one worker at a time and that a worker whose
// lease is lost changes nothing. What belongs into another package's transaction is a
// function of that transaction.
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

// Outbox is the webhooks of all customers, with their deliveries. Its methods may be called
// from any goroutine.
type Outbox struct {
	*sqldb.DB
	logs  *stored.Logs
	slots chan struct{} // one token for each connection that webhooks use; see forWebhooks
}

// New returns the webhooks in a database, whose notifications are in logs.
func New(db *sqldb.DB, logs *stored.Logs) *Outbox {
	conns := 2 // on SQLite, of whom one writes at a time
	if db.Dialect() == sqldb.Postgres {
		conns = max(db.MaxConns()/2, 1)
	}
	return &Outbox{DB: db, logs: logs, slots: make(chan struct{}, conns)}
}

// Names in the statements of webhook workers, which lock rows and name the index to use. They are the
// generated ones: a field that is renamed in ent/schema does not compile here.
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

	// presentEntry follows an expression of a delivery's id: a notification of it is in the log.
	presentEntry = " FROM " + notification.Table + " n WHERE n." + notification.FieldDeletedAt + " IS NULL AND n." + notification.FieldID + " = "
)

// Transactions lock rows in this order, each of these at most once: the engine's
// progress, customers' rows, endpoints' rows, deliveries. Two that each wait for the
// other cannot come to be.

// rowLock is what ends a query whose rows of a table, by its name in the query, are
// kept from other writers until the transaction ends. On SQLite there is one writer.
func rowLock(db *sqldb.DB, table string) string {
	if db.Dialect() == sqldb.Postgres {
		return " FOR UPDATE OF " + table
	}
	return ""
}

// endpointSecrets are what an endpoint is signed with.
type endpointSecrets struct {
	present, previous *string
	until             *int64 // previous is valid before then
}

func secretsOf(e *gen.WebhookEndpoint) endpointSecrets {
	return endpointSecrets{e.Secret, e.PreviousSecret, e.PreviousUntil}
}

// valid returns the secrets that are valid at a time, the present one first.
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

// microOrNil is the time of a column that may be NULL.
func microOrNil(at *int64) *time.Time {
	if at == nil {
		return nil
	}
	return new(sqldb.FromMicro(*at))
}

// Webhook returns what is known of a customer's webhook. An unknown customer is a NOT_FOUND error.
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

// webhookOf reads a customer with its endpoint and newest configuration, as of one moment.
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

// WebhookTarget returns the address of a customer's webhook, "" where there is none,
// and the secrets that are valid at a time, the present one first. Where it has no
// secret yet, it gets one from newSecret. It is there for disabled webhooks, too. An
// unknown customer is a NOT_FOUND error.
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
	// A worker may have made one meanwhile, which then stays.
	err = db.Client().WebhookEndpoint.Update().Where(webhookendpoint.CustomerID(customerID), webhookendpoint.SecretIsNil()).SetSecret(secret).Exec(ctx)
	if err != nil {
		return s, err
	}
	return db.readSecrets(ctx, customerID)
}

// readSecrets returns the secrets of a customer's endpoint, none where it has no endpoint.
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

// RotateWebhookSecret sets a new secret of a customer's webhook; the present one stays
// valid until previousUntil, and one before it no longer. had tells whether there was
// a present one. It may be done before there is an address. An unknown customer is a
// NOT_FOUND error.
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

// lockedEndpoint returns the endpoint of a customer, whose row is locked, and locks the endpoint's. It
// makes one where there is none.
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

// forWebhooks waits for one of the connections that the sending of webhooks may use.
// They are at most half of all, so that many webhooks keep nobody else waiting; on
// SQLite one of them at a time waits to write. It returns what gives it back.
func (db *Outbox) forWebhooks(ctx context.Context) (done func(), err error) {
	select {
	case db.slots <- struct{}{}:
		return func() { <-db.slots }, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("wait for a connection for webhooks: %w", context.Cause(ctx))
	}
}

// Set does what follows from a change of the address of a customer's webhook,
// whose row is locked.
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

// enable makes a webhook go on, and returns its secret, "" while it has none.
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
		// An attempt under way at the old address says nothing about the new one.
		update.ClearLastSuccessAt().ClearLeaseOwner().ClearLeaseUntil()
	}
	if err := update.Exec(ctx); err != nil {
		return "", err
	}
	return secret, db.ClientIn(tx).NotificationLog.UpdateOneID(log.ID).SetWebhookOn(true).Exec(ctx)
}

// silence makes an endpoint wait for nothing: what was on its way has failed,
// its lease has ended, and nothing new is put on its way. The customer's
// row is locked.
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
