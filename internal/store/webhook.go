package store

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/configversion"
	"smartmoney/ent/gen/customer"
	"smartmoney/ent/gen/webhookendpoint"
	"smartmoney/internal/smartmoney"
)

// Transactions lock rows in this order, each of these at most once: the engine's
// progress, customers' rows, endpoints' rows, deliveries. Two that each wait for the
// other cannot come to be.

// ErrLeaseLost is the error of a worker whose lease of an endpoint is no longer its
// own: it ended and another took it, or the address was changed or taken away.
var ErrLeaseLost = errors.New("the lease of the webhook is lost")

// ErrWebhookOff is the error of Redeliver and RedeliverSince for a customer without a
// webhook, or with a disabled one.
var ErrWebhookOff = errors.New("the customer has no webhook, or it is disabled")

// WebhookMessageID is the header webhook-id of an entry of a customer's log: the same
// in every attempt, and no other entry's. The signal is part of it, so that a log that
// begins anew after its database was lost does not repeat what receivers know.
func WebhookMessageID(customerID string, sequence int64, signalID string) string {
	sum := sha256.Sum256([]byte(customerID + "\n" + strconv.FormatInt(sequence, 10) + "\n" + signalID))
	return "msg_" + hex.EncodeToString(sum[:16])
}

// rowLock is what ends a query whose rows of a table, by its name in the query, are
// kept from other writers until the transaction ends. On SQLite there is one writer.
func (db *DB) rowLock(table string) string {
	if db.Dialect() == Postgres {
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
	return new(fromMicro(*at))
}

// Webhook returns what is known of a customer's webhook. An unknown customer is a NOT_FOUND error.
func (db *DB) Webhook(ctx context.Context, customerID string) (smartmoney.Webhook, error) {
	c, err := db.webhookOf(ctx, customerID)
	if gen.IsNotFound(err) {
		return smartmoney.Webhook{}, customerNotFound(customerID)
	}
	if err != nil {
		return smartmoney.Webhook{}, fmt.Errorf("read the webhook of customer %q: %w", clip(customerID), err)
	}
	w := smartmoney.Webhook{CustomerID: customerID}
	if len(c.Edges.Versions) > 0 {
		w.URL = c.Edges.Versions[0].Config.WebhookURL
	}
	if e := c.Edges.Webhook; e != nil {
		w.LastSuccessAt, w.FailingSince = microOrNil(e.LastSuccessAt), microOrNil(e.FailingSince)
		w.DisabledAt, w.DisabledReason = microOrNil(e.DisabledAt), e.DisabledReason
		if until := microOrNil(e.PreviousUntil); until != nil && until.After(db.timestamp()) {
			w.PreviousSecretUntil = until
		}
	}
	return w, nil
}

// webhookOf reads a customer with its endpoint and newest configuration, as of one moment.
func (db *DB) webhookOf(ctx context.Context, customerID string) (*gen.Customer, error) {
	tx, err := db.snapshot(ctx)
	if err != nil {
		return nil, err
	}
	defer rollback(tx)
	return db.entIn(tx).Customer.Query().Where(customer.ID(customerID)).WithWebhook().
		WithVersions(func(q *gen.ConfigVersionQuery) { q.Order(configversion.ByVersion(entsql.OrderDesc())).Limit(1) }).
		Only(ctx)
}

// WebhookTarget returns the address of a customer's webhook, "" where there is none,
// and the secrets that are valid at a time, the present one first. Where it has no
// secret yet, it gets one from newSecret. It is there for disabled webhooks, too. An
// unknown customer is a NOT_FOUND error.
func (db *DB) WebhookTarget(ctx context.Context, customerID string, now time.Time, newSecret func() (string, error)) (url string, secrets []string, err error) {
	w, err := db.Webhook(ctx, customerID)
	if err != nil || w.URL == "" {
		return "", nil, err
	}
	s, err := db.readSecrets(ctx, customerID)
	if err == nil && s.present == nil {
		s, err = db.makeSecret(ctx, customerID, newSecret)
	}
	if err != nil {
		return "", nil, fmt.Errorf("read the secrets of the webhook of customer %q: %w", clip(customerID), err)
	}
	return w.URL, s.valid(now), nil
}

func (db *DB) makeSecret(ctx context.Context, customerID string, newSecret func() (string, error)) (s endpointSecrets, err error) {
	secret, err := newSecret()
	if err != nil {
		return s, err
	}
	// A worker may have made one meanwhile, which then stays.
	err = db.ent.WebhookEndpoint.Update().Where(webhookendpoint.CustomerID(customerID), webhookendpoint.SecretIsNil()).SetSecret(secret).Exec(ctx)
	if err != nil {
		return s, err
	}
	return db.readSecrets(ctx, customerID)
}

// readSecrets returns the secrets of a customer's endpoint, none where it has no endpoint.
func (db *DB) readSecrets(ctx context.Context, customerID string) (endpointSecrets, error) {
	e, err := db.entRead.WebhookEndpoint.Query().Where(webhookendpoint.CustomerID(customerID)).Only(ctx)
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
func (db *DB) RotateWebhookSecret(ctx context.Context, customerID, secret string, previousUntil time.Time) (had bool, err error) {
	tx, log, err := db.beginLocked(ctx, customerID)
	if err != nil {
		return false, err
	}
	defer rollback(tx)
	had, err = db.rotateSecret(ctx, tx, log, secret, previousUntil)
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return false, fmt.Errorf("rotate the secret of the webhook of customer %q: %w", clip(customerID), err)
	}
	return had, nil
}

func (db *DB) rotateSecret(ctx context.Context, tx *sql.Tx, log *customerLog, secret string, previousUntil time.Time) (had bool, err error) {
	e, err := db.lockedEndpoint(ctx, tx, log)
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
func (db *DB) lockedEndpoint(ctx context.Context, tx *sql.Tx, log *customerLog) (*gen.WebhookEndpoint, error) {
	with, err := db.lockEndpoints(ctx, tx, []int64{log.id})
	if err != nil {
		return nil, err
	}
	endpoints := db.entIn(tx).WebhookEndpoint
	if with[log.id] {
		return endpoints.Get(ctx, log.id)
	}
	return endpoints.Create().SetID(log.id).SetCustomerID(log.customerID).SetCreatedAt(db.timestamp().UnixMicro()).Save(ctx)
}

// forWebhooks waits for one of the connections that the sending of webhooks may use.
// They are at most half of all, so that many webhooks keep nobody else waiting; on
// SQLite one of them at a time waits to write. It returns what gives it back.
func (db *DB) forWebhooks(ctx context.Context) (done func(), err error) {
	select {
	case db.webhooks <- struct{}{}:
		return func() { <-db.webhooks }, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("wait for a connection for webhooks: %w", context.Cause(ctx))
	}
}
