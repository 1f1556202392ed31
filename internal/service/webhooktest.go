package service

import (
	"context"
	"fmt"
	"sync"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/webhook"
)

// testEvery is the least time between the beginnings of two tests of one webhook.
const testEvery = time.Second

// TestWebhook sends a sample signal to the webhook of the customer who asks and tells
// what became of it; nothing of it is kept. A customer without an address gets a
// BAD_USER_INPUT error, and one whose last test is under way or began less than a second
// ago a RATE_LIMITED one. A disabled webhook can be tested.
func (s *Service) TestWebhook(ctx context.Context) (*smartmoney.WebhookAttempt, error) {
	id, err := s.hooked(ctx)
	if err != nil {
		return nil, err
	}
	if s.webhookClient == nil {
		return nil, notAvailable("webhooks")
	}
	now := s.now()
	if !s.webhookTests.begin(id, now) {
		return nil, smartmoney.RateLimited(testEvery, "a webhook is tested once a second at most, and one test at a time")
	}
	defer s.webhookTests.end(id)
	url, secrets, err := s.webhooks.WebhookTarget(ctx, id, now, s.newWebhookSecret)
	if err != nil {
		return nil, fmt.Errorf("address of the webhook of customer %s: %w", id, err)
	}
	if url == "" {
		return nil, smartmoney.BadInput("webhookUrl", "webhookUrl must be set before it is tested")
	}
	message, err := webhook.Sample(s.random, now.UTC())
	if err != nil {
		return nil, err
	}
	message.URL, message.Secrets = url, secrets
	outcome, err := s.webhookClient.Post(ctx, message)
	if err != nil {
		return nil, fmt.Errorf("test the webhook of customer %s: %w", id, err)
	}
	return &outcome.WebhookAttempt, nil
}

// webhookTests holds tests back: a test makes this service send where a caller says.
type webhookTests struct {
	mu   sync.Mutex // guards last
	last map[string]webhookTest
}

type webhookTest struct {
	began   time.Time
	running bool
}

// begin reports whether a customer's webhook may be tested now. If so, end follows.
func (t *webhookTests) begin(customerID string, now time.Time) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if last, ok := t.last[customerID]; ok && (last.running || now.Sub(last.began) < testEvery) {
		return false
	}
	if t.last == nil {
		t.last = map[string]webhookTest{}
	}
	for id, last := range t.last {
		if !last.running && now.Sub(last.began) >= testEvery {
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
