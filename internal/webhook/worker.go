package webhook

import (
	"context"
	"encoding/hex"
	"fmt"
	"io"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

const (
	turnDeliveries = 50 // after so many deliveries an endpoint releases its worker
	// and after so long; a new lease also reads a changed configuration
	turnTime   = 5 * time.Second
	batch      = 10              // deliveries read at a time
	afterwards = 5 * time.Second // to store results after the sender was cut short
)

// serve sends the due deliveries of a leased endpoint, for one turn at most, and releases
// the lease.
func (s *Sender) serve(lease *outbox.Lease) {
	defer s.release(lease)
	ends := s.Now().Add(turnTime)
	for left := turnDeliveries; left > 0 && s.Now().Before(ends); {
		var due []outbox.DueDelivery
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

// deliver makes one attempt and stores its result; it returns false if the turn is over, as it is
// after a message to a chat, which nobody may send another one before lease.Pause.
func (s *Sender) deliver(lease *outbox.Lease, due *outbox.DueDelivery) bool {
	renewed := s.retry(s.stopping, s.Lease, func(ctx context.Context) error {
		return s.Store.RenewWebhook(ctx, lease, s.Now().Add(s.Lease))
	})
	if !renewed {
		return false
	}
	chat := lease.Format.Chat()
	if chat {
		lease.Pause = s.Now().Add(chatPause)
	}
	out, err := s.Transport.Post(s.sending, s.newMessage(lease, due))
	if err != nil {
		return false // cut short: it stays due, since it may not have arrived
	}
	if s.Attempted != nil {
		s.Attempted(due, &out)
	}
	result := s.resultOf(lease, due, out)
	// If the result is not stored, the receiver gets the message again, so a stop does not end
	// this.
	ctx, cancel := s.writeContext()
	defer cancel()
	stored := s.retry(ctx, s.Lease, func(ctx context.Context) error { return s.Store.RecordAttempt(ctx, lease, due, result) })
	if chat {
		lease.Pause = s.Now().Add(max(out.RetryAfter, chatPause))
		return false
	}
	return stored && result.Disable == nil && (s.Sink == "" || out.Delivered())
}

// newMessage returns the message of a due delivery.
func (s *Sender) newMessage(lease *outbox.Lease, due *outbox.DueDelivery) Message {
	n := &due.Notification
	m := Message{
		URL: lease.URL, Format: lease.Format, Secrets: lease.Secrets, ID: due.MessageID,
		Key: lease.CustomerID, Type: "signal", Sequence: n.Sequence, Previous: due.Previous,
	}
	if n.Retraction != nil {
		m.Type = "signal.retracted"
	}
	if lease.Format.Chat() {
		m.URL, m.Body = chatMessage(lease.Format, lease.URL, n, s.Links)
		return m
	}
	m.Body = wire.AppendEntry(nil, n)
	if lease.Sink != "" && len(m.Body) > maxBody {
		m.Body = truncated(n)
	}
	return m
}

// resultOf returns the state of a delivery and its endpoint after an attempt.
func (s *Sender) resultOf(lease *outbox.Lease, due *outbox.DueDelivery, out Result) outbox.AttemptResult {
	took := time.Duration(out.DurationMs) * time.Millisecond
	result := outbox.AttemptResult{At: out.At, Status: out.Status, Duration: took, Error: out.Error, State: smartmoney.DeliveryDelivered}
	if out.Delivered() {
		s.Metrics.attempts.WithLabelValues(outcomeDelivered).Inc()
		s.pauses.reset()
		if s.Sink == "" {
			s.Metrics.delivered.Observe(out.At.Add(took).Sub(due.Notification.SentAt))
		}
		return result
	}
	s.Metrics.attempts.WithLabelValues(outcomeFailed).Inc()
	if s.Sink != "" {
		next := s.pause(out.At.Add(took), &out)
		result.State, result.NextAt = smartmoney.DeliveryPending, &next
		return result
	}
	ended, since := out.At.Add(took), out.At
	if lease.FailingSince != nil {
		since = *lease.FailingSince
	}
	if ended.Sub(since) >= failingFor { // rare, as it reads the attempts
		s.retry(s.stopping, 0, func(ctx context.Context) error {
			from, err := s.Store.FailingSince(ctx, lease, out.At, quiet)
			since = from // zero after an error, which keeps the endpoint enabled
			return err
		})
	}
	if reason := disabling(out.Status, since, ended); reason != "" {
		result.State, result.Disable = smartmoney.DeliveryFailed, &reason
		return result
	}
	if lease.Format.Chat() && out.limited() && out.RetryAfter > 0 {
		// The whole webhook is paused for as long: see deliver.
		result.State, result.NextAt = smartmoney.DeliveryPending, new(ended.Add(max(out.RetryAfter, chatPause)))
		return result
	}
	if next, ok := nextAttempt(due.Attempt, ended, out.RetryAfter, s.Random()); ok {
		result.State, result.NextAt = smartmoney.DeliveryPending, &next
		return result
	}
	result.State = smartmoney.DeliveryFailed
	return result
}

// release ends a lease. If that fails, the lease expires.
func (s *Sender) release(lease *outbox.Lease) {
	ctx, cancel := s.writeContext()
	defer cancel()
	s.retry(ctx, 0, func(ctx context.Context) error { return s.Store.ReleaseWebhook(ctx, lease) })
}

// writeContext returns a context for writes that must survive the stop of the sender. It ends
// a while after the stop.
func (s *Sender) writeContext() (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(s.keeping)
	late := context.AfterFunc(s.stopping, func() { _ = retry.Sleep(ctx, afterwards); cancel() })
	return ctx, func() { late(); cancel() }
}

// Sample returns a message for testing a receiver: an invented signal marked "test": true,
// with sequence 0 and an id made from random, and links of a chat's message. It returns the error
// of random.
func Sample(random io.Reader, now time.Time, target outbox.Target, to Links) (Message, error) {
	var id [16]byte
	if _, err := io.ReadFull(random, id[:]); err != nil {
		return Message{}, fmt.Errorf("make the id of a sample: %w", err)
	}
	m := Message{URL: target.URL, Format: target.Format, Secrets: target.Secrets, ID: "msg_test_" + hex.EncodeToString(id[:])}
	if m.Format.Chat() {
		m.URL, m.Body = chatMessage(m.Format, m.URL, sample(now), to)
	} else {
		m.Body = wire.AppendDelivery(make([]byte, 0, wire.SignalSize), sample(now), true)
	}
	return m, nil
}

// sample returns an invented signal.
func sample(now time.Time) *smartmoney.Notification {
	return &smartmoney.Notification{SentAt: now, Signal: &smartmoney.Signal{
		ID: "sig_test", Type: smartmoney.WhaleMove, Chain: smartmoney.Base,
		Headline: "Test: the wallet of rank 1 bought 75,000 USD of TEST",
		Token: smartmoney.SignalToken{
			Address: "0x0000000000000000000000000000000000000001", Symbol: "TEST",
			CurrentPriceUSD: 1.5, PriceChangePct: 0, FirstSmartEntryPrice: 1.5,
		},
		Traders: []smartmoney.Participant{{
			Address: "0x0000000000000000000000000000000000000002", Rank: 1,
			TradeSizeUSD: 75_000, TradePriceUSD: 1.5, TradedAt: now, TotalPnlUSD: 1_000_000, WinRate: 0.75,
		}},
		Summary:   smartmoney.SignalSummary{TraderCount: 1, TotalInflowUSD: 75_000, HighestRank: 1},
		Reasons:   []smartmoney.Reason{{Text: "This is a test of the webhook. Nobody bought anything."}},
		Timestamp: now,
	}}
}
