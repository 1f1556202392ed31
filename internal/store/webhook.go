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

// endpointSecrets are those columns of an endpoint that say what it is signed with.
type endpointSecrets struct {
	present, previous sql.NullString
	until             sql.NullInt64 // previous is valid before then
}

// valid returns the secrets that are valid at a time, the present one first.
func (s *endpointSecrets) valid(now time.Time) []string {
	var all []string
	if s.present.Valid {
		all = append(all, s.present.String)
	}
	if s.previous.Valid && now.UnixMicro() < s.until.Int64 {
		all = append(all, s.previous.String)
	}
	return all
}

// microOrNil is the time of a column that may be NULL.
func microOrNil(at sql.NullInt64) *time.Time {
	if !at.Valid {
		return nil
	}
	t := fromMicro(at.Int64)
	return &t
}

// Webhook tells of a customer's webhook. An unknown customer is a NOT_FOUND error.
func (db *DB) Webhook(ctx context.Context, customerID string) (smartmoney.Webhook, error) {
	var found bool
	w := smartmoney.Webhook{CustomerID: customerID}
	err := eachRow(ctx, db.Reader(),
		`SELECT v.body, e.last_success_at, e.failing_since, e.disabled_at, e.disabled_reason, e.previous_until
		 FROM customer_logs l
		 LEFT JOIN config_versions v ON v.log_id = l.id AND v.version = l.config_version
		 LEFT JOIN webhook_endpoints e ON e.log_id = l.id WHERE l.customer_id = $1`, []any{customerID},
		func(rows *sql.Rows) (err error) {
			var body sql.NullString
			var success, failing, disabled, previous sql.NullInt64
			if err := rows.Scan(&body, &success, &failing, &disabled, &w.DisabledReason, &previous); err != nil {
				return err
			}
			found = true
			w.LastSuccessAt, w.FailingSince, w.DisabledAt = microOrNil(success), microOrNil(failing), microOrNil(disabled)
			if until := microOrNil(previous); until != nil && until.After(db.timestamp()) {
				w.PreviousSecretUntil = until
			}
			w.URL, err = webhookURL(body)
			return err
		})
	if err != nil {
		return smartmoney.Webhook{}, fmt.Errorf("read the webhook of customer %q: %w", clip(customerID), err)
	}
	if !found {
		return smartmoney.Webhook{}, customerNotFound(customerID)
	}
	return w, nil
}

// webhookURL is the address in a configuration, which is NULL for a customer without one.
func webhookURL(body sql.NullString) (string, error) {
	if !body.Valid {
		return "", nil
	}
	c, err := decodeConfig(body.String)
	return c.WebhookURL, err
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
	wrap := func(err error) (string, []string, error) {
		return "", nil, fmt.Errorf("read the secrets of the webhook of customer %q: %w", clip(customerID), err)
	}
	s, err := readSecrets(ctx, db.Reader(), customerID)
	if err != nil {
		return wrap(err)
	}
	if !s.present.Valid {
		secret, err := newSecret()
		if err != nil {
			return wrap(err)
		}
		// A worker may have made one meanwhile, which then stays.
		_, err = db.Writer().ExecContext(ctx, `UPDATE webhook_endpoints SET secret = $1
			WHERE secret IS NULL AND log_id = (SELECT id FROM customer_logs WHERE customer_id = $2)`, secret, customerID)
		if err != nil {
			return wrap(err)
		}
		if s, err = readSecrets(ctx, db.Reader(), customerID); err != nil {
			return wrap(err)
		}
	}
	return w.URL, s.valid(now), nil
}

func readSecrets(ctx context.Context, q querier, customerID string) (s endpointSecrets, err error) {
	err = eachRow(ctx, q, `SELECT e.secret, e.previous_secret, e.previous_until FROM webhook_endpoints e
		JOIN customer_logs l ON l.id = e.log_id WHERE l.customer_id = $1`, []any{customerID},
		func(rows *sql.Rows) error { return rows.Scan(&s.present, &s.previous, &s.until) })
	return s, err
}

// RotateWebhookSecret returns a customer's webhook a new secret; the present one stays
// valid until previousUntil, and one before it no longer. had tells whether there was
// a present one. It may be done before there is an address. An unknown customer is a
// NOT_FOUND error.
func (db *DB) RotateWebhookSecret(ctx context.Context, customerID, secret string, previousUntil time.Time) (had bool, err error) {
	tx, log, err := db.beginLocked(ctx, customerID)
	if err != nil {
		return false, err
	}
	defer rollback(tx)
	err = eachRow(ctx, tx,
		`INSERT INTO webhook_endpoints AS e (log_id, created_at, secret) VALUES ($1, $2, $3)
		 ON CONFLICT (log_id) DO UPDATE SET secret = excluded.secret, previous_secret = e.secret,
			previous_until = CASE WHEN e.secret IS NULL THEN NULL ELSE CAST($4 AS bigint) END
		 RETURNING CASE WHEN previous_secret IS NULL THEN 0 ELSE 1 END`,
		[]any{log.id, db.timestamp().UnixMicro(), secret, previousUntil.UnixMicro()},
		func(rows *sql.Rows) error {
			var n int
			err := rows.Scan(&n)
			had = n == 1
			return err
		})
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return false, fmt.Errorf("rotate the secret of the webhook of customer %q: %w", clip(customerID), err)
	}
	return had, nil
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
