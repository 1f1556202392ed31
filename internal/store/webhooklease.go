package store

import (
	"context"
	"errors"
	"time"
)

// WebhookLease is the right of one worker to send to an endpoint. RenewWebhook and
// RecordAttempt bring it up to date; it belongs to one goroutine.
type WebhookLease struct {
	LogID        int64
	CustomerID   string
	URL          string
	Secrets      []string   // the present one first, then the one before while it is valid
	FailingSince *time.Time // first failed attempt since the last success; nil: none has failed
	Owner        string
	Until        time.Time
}

// LeaseWebhooks gives endpoints that have something due at now and that no other
// worker holds, at most limit, those that have waited longest first. They are the
// owner's until now + lease. An endpoint without a secret gets one from newSecret.
func (db *DB) LeaseWebhooks(ctx context.Context, owner string, now time.Time, lease time.Duration, limit int,
	newSecret func() (string, error),
) ([]*WebhookLease, error) {
	return nil, errors.New("to come")
}

// RenewWebhook makes a lease last longer and brings its secrets up to date. It writes
// only where less than half of the lease's length would be left. ErrLeaseLost means
// that no attempt may be made any more.
func (db *DB) RenewWebhook(ctx context.Context, lease *WebhookLease, until time.Time) error {
	return errors.New("to come")
}

// ReleaseWebhook gives a lease back: the endpoint waits for its next delivery. A lease
// that is lost is none to give back, and no error.
func (db *DB) ReleaseWebhook(ctx context.Context, lease *WebhookLease) error {
	return errors.New("to come")
}

// NextWebhook gives the time from which LeaseWebhooks has something to give, as
// things stand: the earliest delivery of an endpoint that is not leased, or the end
// of a lease; nil when nothing waits.
func (db *DB) NextWebhook(ctx context.Context) (*time.Time, error) {
	return nil, errors.New("to come")
}
