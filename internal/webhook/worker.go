package webhook

import (
	"context"
	"time"

	"smartmoney/internal/retry"
	"smartmoney/internal/signaljson"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

const (
	turnDeliveries = 50              // after as many an endpoint lets others have its worker
	turnTime       = 5 * time.Second // and after as long: a new lease knows of a changed configuration, too
	batch          = 10              // deliveries read at a time
	afterwards     = 5 * time.Second // to keep what is known when the sender was cut
)

// serve sends what is due to a leased endpoint, for a turn at most, and gives the
// lease back.
func (s *Sender) serve(lease *store.WebhookLease) {
	defer s.release(lease)
	ends := s.Now().Add(turnTime)
	for left := turnDeliveries; left > 0 && s.Now().Before(ends); {
		var due []store.DueDelivery
		read := s.retry(s.stopping, s.Lease, func(ctx context.Context) (err error) {
			due, err = s.Store.DueDeliveries(ctx, lease, s.Now(), min(batch, left))
			return err
		})
		if !read || len(due) == 0 {
			return
		}
		left -= len(due)
		for i := range due {
			if s.stopping.Err() != nil || !s.Now().Before(ends) || !s.deliver(lease, &due[i]) {
				return
			}
		}
	}
}

// deliver makes one attempt and keeps what became of it; false where the turn ends.
func (s *Sender) deliver(lease *store.WebhookLease, due *store.DueDelivery) bool {
	held := s.retry(s.stopping, s.Lease, func(ctx context.Context) error {
		return s.Store.RenewWebhook(ctx, lease, s.Now().Add(s.Lease))
	})
	if !held {
		return false
	}
	body := signaljson.AppendDelivery(make([]byte, 0, signaljson.Size), &due.Notification, false)
	out, err := s.Client.Post(s.sending, Message{URL: lease.URL, Secrets: lease.Secrets, ID: due.MessageID, Body: body})
	if err != nil {
		return false // cut: it stays due, since nobody knows whether it arrived
	}
	result := s.follow(lease, due, out)
	// If this is not kept the receiver gets the message again, so a stop does not end it.
	ctx, cancel := s.outlasting()
	defer cancel()
	kept := s.retry(ctx, s.Lease, func(ctx context.Context) error { return s.Store.RecordAttempt(ctx, lease, due, result) })
	return kept && result.Disable == nil
}

// follow decides what follows from an attempt.
func (s *Sender) follow(lease *store.WebhookLease, due *store.DueDelivery, out Outcome) store.AttemptResult {
	took := time.Duration(out.DurationMs) * time.Millisecond
	result := store.AttemptResult{At: out.At, Status: out.Status, Duration: took, Error: out.Error, State: smartmoney.DeliveryDelivered}
	if out.Delivered() {
		s.delivered.Add(1)
		return result
	}
	s.failed.Add(1)
	ended, since := out.At.Add(took), out.At
	if lease.FailingSince != nil {
		since = *lease.FailingSince
	}
	if ended.Sub(since) >= failingFor { // seldom: it reads the attempts
		s.retry(s.stopping, 0, func(ctx context.Context) error {
			from, err := s.Store.FailingSince(ctx, lease, out.At, quiet)
			since = from // while it is not known the endpoint stays
			return err
		})
	}
	if reason := disabling(out.Status, since, ended); reason != "" {
		result.State, result.Disable = smartmoney.DeliveryFailed, &reason
		return result
	}
	if next, again := nextAttempt(due.Attempt, ended, out.RetryAfter, s.Random()); again {
		result.State, result.NextAt = smartmoney.DeliveryPending, &next
		return result
	}
	result.State = smartmoney.DeliveryFailed
	return result
}

// release gives a lease back. Where that fails it ends by itself.
func (s *Sender) release(lease *store.WebhookLease) {
	ctx, cancel := s.outlasting()
	defer cancel()
	s.retry(ctx, 0, func(ctx context.Context) error { return s.Store.ReleaseWebhook(ctx, lease) })
}

// outlasting is for what is to be kept although the sender stops, or was cut: it ends
// a while after that only.
func (s *Sender) outlasting() (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(s.keeping)
	late := context.AfterFunc(s.stopping, func() { _ = retry.Sleep(ctx, afterwards); cancel() })
	return ctx, func() { late(); cancel() }
}
