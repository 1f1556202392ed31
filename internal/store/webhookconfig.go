package store

import (
	"context"
	"database/sql"
	"fmt"

	"smartmoney/ent/gen/webhookendpoint"
)

// WebhookSetting is what a change of a configuration says about the webhook beside
// its address.
type WebhookSetting struct {
	Again  bool   // webhook_url is set, be it to what it was: a disabled webhook goes on
	Secret string // taken where there is an address and no secret yet; "": one is made when it is needed
}

// setWebhook does what follows from a change of the address of a customer's webhook,
// whose row is locked.
func (db *DB) setWebhook(ctx context.Context, tx *sql.Tx, log *customerLog, from, to string, s WebhookSetting) (secretTaken bool, err error) {
	switch {
	case to == from && (to == "" || !s.Again):
		return false, nil
	case to == "":
		err := db.silenceWebhook(ctx, tx, log.id)
		if err == nil {
			err = db.entIn(tx).WebhookEndpoint.Update().Where(webhookendpoint.ID(log.id)).
				ClearFailingSince().ClearDisabledAt().ClearDisabledReason().Exec(ctx)
		}
		if err != nil {
			return false, fmt.Errorf("take the webhook away: %w", err)
		}
		return false, nil
	}
	secret, err := db.enableWebhook(ctx, tx, log, s.Secret, to != from)
	if err != nil {
		return false, fmt.Errorf("set the webhook: %w", err)
	}
	return s.Secret != "" && secret == s.Secret, nil
}

// enableWebhook makes a webhook go on, and returns its secret, "" while it has none.
func (db *DB) enableWebhook(ctx context.Context, tx *sql.Tx, log *customerLog, newSecret string, moved bool) (secret string, err error) {
	e, err := db.lockedEndpoint(ctx, tx, log)
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
	return secret, db.entIn(tx).NotificationLog.UpdateOneID(log.id).SetWebhookOn(true).Exec(ctx)
}

// silenceWebhook makes an endpoint wait for nothing: what was on its way has failed,
// its lease has ended, and nothing new is put on its way. The customer's
// row is locked.
func (db *DB) silenceWebhook(ctx context.Context, tx *sql.Tx, logID int64) error {
	client := db.entIn(tx)
	if err := client.WebhookEndpoint.Update().Where(webhookendpoint.ID(logID)).ClearNextAt().ClearLeaseOwner().ClearLeaseUntil().Exec(ctx); err != nil {
		return err
	}
	if err := db.failPending(ctx, tx, logID, ""); err != nil {
		return err
	}
	return client.NotificationLog.UpdateOneID(logID).SetWebhookOn(false).Exec(ctx)
}
