package store

import (
	"context"
	"database/sql"
	"fmt"
)

// WebhookSetting is what a change of a configuration says about the webhook beside
// its address.
type WebhookSetting struct {
	Again  bool   // webhook_url is set, be it to what it was: a disabled webhook goes on
	Secret string // taken where there is an address and no secret yet; "": one is made when it is needed
}

// setWebhook does what follows from a change of the address of a customer's webhook,
// whose row is locked.
func (db *DB) setWebhook(ctx context.Context, tx *sql.Tx, logID int64, from, to string, s WebhookSetting) (secretTaken bool, err error) {
	switch {
	case to == from && (to == "" || !s.Again):
		return false, nil
	case to == "":
		err := db.silenceWebhook(ctx, tx, logID)
		if err == nil {
			_, err = tx.ExecContext(ctx,
				"UPDATE webhook_endpoints SET failing_since = NULL, disabled_at = NULL, disabled_reason = NULL WHERE log_id = $1", logID)
		}
		if err != nil {
			return false, fmt.Errorf("take the webhook away: %w", err)
		}
		return false, nil
	}
	secret, err := db.enableWebhook(ctx, tx, logID, s.Secret)
	if err == nil && to != from {
		// An attempt under way at the old address says nothing about the new one.
		_, err = tx.ExecContext(ctx,
			"UPDATE webhook_endpoints SET last_success_at = NULL, lease_owner = NULL, lease_until = NULL WHERE log_id = $1", logID)
	}
	if err != nil {
		return false, fmt.Errorf("set the webhook: %w", err)
	}
	return s.Secret != "" && secret == s.Secret, nil
}

// enableWebhook makes a webhook go on, and gives its secret, "" while it has none.
func (db *DB) enableWebhook(ctx context.Context, tx *sql.Tx, logID int64, newSecret string) (secret string, err error) {
	err = tx.QueryRowContext(ctx,
		`INSERT INTO webhook_endpoints AS e (log_id, created_at, secret) VALUES ($1, $2, NULLIF($3, ''))
		 ON CONFLICT (log_id) DO UPDATE SET secret = COALESCE(e.secret, excluded.secret),
			failing_since = NULL, disabled_at = NULL, disabled_reason = NULL
		 RETURNING COALESCE(secret, '')`, logID, db.timestamp().UnixMicro(), newSecret).Scan(&secret)
	if err != nil {
		return "", err
	}
	_, err = tx.ExecContext(ctx, "UPDATE customer_logs SET webhook = 1 WHERE id = $1", logID)
	return secret, err
}

// silenceWebhook makes an endpoint wait for nothing: what was on its way has failed,
// who held it holds it no longer, and nothing new is put on its way. The customer's
// row is locked.
func (db *DB) silenceWebhook(ctx context.Context, tx *sql.Tx, logID int64) error {
	_, err := tx.ExecContext(ctx,
		"UPDATE webhook_endpoints SET next_at = NULL, lease_owner = NULL, lease_until = NULL WHERE log_id = $1", logID)
	if err != nil {
		return err
	}
	if err := db.failPending(ctx, tx, logID, ""); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "UPDATE customer_logs SET webhook = 0 WHERE id = $1", logID)
	return err
}
