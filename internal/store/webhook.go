package store

import (
	"context"
	"errors"
	"time"

	"smartmoney/internal/smartmoney"
)

// ErrLeaseLost is the error of a worker whose lease of an endpoint is no longer its
// own: it ended and another took it, or the address was changed or taken away.
var ErrLeaseLost = errors.New("the lease of the webhook is lost")

// ErrWebhookOff is the error of Redeliver and RedeliverSince for a customer without a
// webhook, or with a disabled one.
var ErrWebhookOff = errors.New("the customer has no webhook, or it is disabled")

// WebhookSetting is what a change of a configuration says about the webhook beside
// its address.
type WebhookSetting struct {
	Again  bool   // webhook_url is set, be it to what it was: a disabled webhook goes on
	Secret string // taken where there is an address and no secret yet; "": one is made when it is needed
}

// ChangeConfigWebhook does what ChangeConfig does, for a change that may set the
// webhook; secretTaken tells whether the setting's secret is in use now.
func (db *DB) ChangeConfigWebhook(ctx context.Context, customerID, keyID string, webhook WebhookSetting,
	change func(current smartmoney.Config, exists bool) (smartmoney.Config, error),
) (c smartmoney.CustomerConfig, secretTaken bool, err error) {
	return smartmoney.CustomerConfig{}, false, errors.New("to come")
}

// Webhook tells of a customer's webhook. An unknown customer is a NOT_FOUND error.
func (db *DB) Webhook(ctx context.Context, customerID string) (smartmoney.Webhook, error) {
	return smartmoney.Webhook{}, errors.New("to come")
}

// WebhookTarget gives the address of a customer's webhook, "" where there is none,
// and the secrets that are valid at a time, the present one first. Where it has no
// secret yet, it gets one from newSecret. It is there for disabled webhooks, too.
func (db *DB) WebhookTarget(ctx context.Context, customerID string, now time.Time, newSecret func() (string, error)) (url string, secrets []string, err error) {
	return "", nil, errors.New("to come")
}

// RotateWebhookSecret gives a customer's webhook a new secret; the present one stays
// valid until previousUntil, and one before it no longer. had tells whether there was
// a present one. It may be done before there is an address. An unknown customer is a
// NOT_FOUND error.
func (db *DB) RotateWebhookSecret(ctx context.Context, customerID, secret string, previousUntil time.Time) (had bool, err error) {
	return false, errors.New("to come")
}

// WebhookDeliveries gives a customer's deliveries, the highest sequence first: at most
// limit, only those below the sequence before unless it is 0.
func (db *DB) WebhookDeliveries(ctx context.Context, customerID string, before int64, limit int) ([]*smartmoney.WebhookDelivery, error) {
	return nil, errors.New("to come")
}

// CountWebhookDeliveries counts a customer's deliveries.
func (db *DB) CountWebhookDeliveries(ctx context.Context, customerID string) (int, error) {
	return 0, errors.New("to come")
}

// WebhookDelivery gives a customer's delivery, nil where there is none.
func (db *DB) WebhookDelivery(ctx context.Context, customerID string, sequence int64) (*smartmoney.WebhookDelivery, error) {
	return nil, errors.New("to come")
}

// Redeliver puts a signal of a customer's log on its way to the webhook, whether it
// was before or not, due now and with a whole schedule of attempts; nil where the log
// has no such entry. Attempts made before stay listed. ErrWebhookOff is for a customer
// without a webhook that is on; an unknown customer is a NOT_FOUND error.
func (db *DB) Redeliver(ctx context.Context, customerID, signalID string) (*smartmoney.WebhookDelivery, error) {
	return nil, errors.New("to come")
}

// RedeliverSince does what Redeliver does for every entry after a sequence and tells
// how many there were. What it put on its way before an error stays so.
func (db *DB) RedeliverSince(ctx context.Context, customerID string, after int64) (int, error) {
	return 0, errors.New("to come")
}
