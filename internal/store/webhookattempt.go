package store

import (
	"context"
	"errors"
	"time"

	"smartmoney/internal/smartmoney"
)

// DueDelivery is a delivery that is to be attempted.
type DueDelivery struct {
	Notification smartmoney.Notification
	MessageID    string
	Attempt      int // number of the attempt to come, from 1; Redeliver begins anew
}

// AttemptResult is what became of an attempt.
type AttemptResult struct {
	At       time.Time // when it began
	Status   *int      // of the answer; nil: there was none
	Duration time.Duration
	Error    *string                         // what went wrong; nil: the receiver took it
	State    smartmoney.WebhookDeliveryState // of the delivery from now on
	NextAt   *time.Time                      // when it is tried next, for DeliveryPending only
	Disable  *string                         // why the webhook is disabled from now on; nil: it is not
}

// DueDeliveries gives what a leased endpoint is to be sent, at most limit: what never
// was attempted in the order of sequence, and between them, by time, what is to be
// tried again by now. What was deleted from the log meanwhile is marked as failed and
// not given.
func (db *DB) DueDeliveries(ctx context.Context, lease *WebhookLease, now time.Time, limit int) ([]DueDelivery, error) {
	return nil, errors.New("to come")
}

// RecordAttempt notes an attempt at a delivery that DueDeliveries gave, and what
// follows for the delivery and the endpoint; ErrLeaseLost where the lease is no longer
// held. A webhook that is disabled gives the lease back, and all that waited for it
// has failed. Where Redeliver began anew meanwhile, the attempt is only listed.
func (db *DB) RecordAttempt(ctx context.Context, lease *WebhookLease, due *DueDelivery, result AttemptResult) error {
	return errors.New("to come")
}
