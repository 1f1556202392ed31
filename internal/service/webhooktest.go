package service

import (
	"context"
	"fmt"
	"sync"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/webhook"
)

// testInterval is the minimum time between the starts of two tests of one webhook.
const testInterval = time.Second

// TestWebhook sends a sample signal to the calling customer's webhook and returns the
// attempt, which is not stored. It works for a disabled webhook, too. A customer without an
// address gets a BAD_USER_INPUT error. While a test of the webhook runs, and for a second
// after its start, it returns a RATE_LIMITED error.
func (s *Service) TestWebhook(ctx context.Context) (*smartmoney.WebhookAttempt, error) {
	id, err := s.webhookCustomer(ctx)
	if err != nil {
		return nil, err
	}
	if s.webhookClient == nil {
		return nil, notAvailable("webhooks")
	}
	now := s.now()
	if !s.webhookTests.begin(id, now) {
		return nil, smartmoney.RateLimited(testInterval, "a webhook can be tested at most once a second, one test at a time")
	}
	defer s.webhookTests.end(id)
	url, secrets, err := s.webhooks.WebhookTarget(ctx, id, now, s.newWebhookSecret)
	if err != nil {
		return nil, fmt.Errorf("address of the webhook of customer %s: %w", id, err)
	}
	if url == "" {
		return nil, smartmoney.BadInput("webhookUrl", "webhookUrl must be set before a test")
	}
	message, err := webhook.Sample(s.random, now.UTC())
	if err != nil {
		return nil, err
	}
	message.URL, message.Secrets = url, secrets
	result, err := s.webhookClient.Post(ctx, message)
	if err != nil {
		return nil, fmt.Errorf("test the webhook of customer %s: %w", id, err)
	}
	return &result.WebhookAttempt, nil
}

// webhookTests limits the rate of tests, since a test makes this service send a request to
// an address that the caller chose.
type webhookTests struct {
	mu   sync.Mutex // guards last
	last map[string]webhookTest
}

type webhookTest struct {
	began   time.Time
	running bool
}

// begin reports whether a customer's webhook may be tested now. If so, the caller must call
// end after the test.
func (t *webhookTests) begin(customerID string, now time.Time) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if last, ok := t.last[customerID]; ok && (last.running || now.Sub(last.began) < testInterval) {
		return false
	}
	if t.last == nil {
		t.last = map[string]webhookTest{}
	}
	for id, last := range t.last {
		if !last.running && now.Sub(last.began) >= testInterval {
			delete(t.last, id)
		}
	}
	t.last[customerID] = webhookTest{began: now, running: true}
	return true
}

func (t *webhookTests) end(customerID string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	last := t.last[customerID]
	last.running = false
	t.last[customerID] = last
}
