package service

import (
	"context"
	"errors"
	"fmt"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/webhook"
)

// secretOverlap is how long a secret signs beside the one that took its place.
const secretOverlap = 24 * time.Hour

// Webhooks keeps the webhooks of customers with what is on its way to them.
type Webhooks interface {
	// Webhook tells of a customer's webhook. An unknown customer is a NOT_FOUND error.
	Webhook(ctx context.Context, customerID string) (smartmoney.Webhook, error)
	// WebhookTarget returns a webhook's address, "" for none, and the secrets that are
	// valid at a time, the present one first. newSecret makes that of one without.
	WebhookTarget(ctx context.Context, customerID string, now time.Time, newSecret func() (string, error)) (url string, secrets []string, err error)
	// WebhookDeliveries returns at most limit deliveries, the highest sequence first, and
	// only those below before unless it is 0.
	WebhookDeliveries(ctx context.Context, customerID string, before int64, limit int) ([]*smartmoney.WebhookDelivery, error)
	// CountWebhookDeliveries counts a customer's deliveries.
	CountWebhookDeliveries(ctx context.Context, customerID string) (int, error)
	// RotateWebhookSecret returns a webhook a new secret; the present one, if it had one,
	// signs too until then.
	RotateWebhookSecret(ctx context.Context, customerID, secret string, previousUntil time.Time) (had bool, err error)
	// Redeliver puts the entry of a signal on its way anew, nil where there is none.
	// store.ErrWebhookOff is for a customer to whom nothing is sent.
	Redeliver(ctx context.Context, customerID, signalID string) (*smartmoney.WebhookDelivery, error)
	// RedeliverSince does that for every entry after a sequence and counts them.
	RedeliverSince(ctx context.Context, customerID string, after int64) (int, error)
}

// WebhookClient sends single messages to webhooks.
type WebhookClient interface {
	// Post makes one attempt. An error tells that ctx ended; all else is an outcome.
	Post(ctx context.Context, m webhook.Message) (webhook.Outcome, error)
}

var _ WebhookClient = (*webhook.Client)(nil)

// Webhook is where the signals of the customer who asks are sent, and how that goes.
type Webhook struct{ smartmoney.Webhook }

// WebhookDeliveryPage is a page of deliveries, the highest sequence first.
type WebhookDeliveryPage struct {
	Deliveries []*smartmoney.WebhookDelivery
	Total      int // over all pages

	customerID   string
	before, more bool
}

// WebhookDeliveryEdge is one delivery of a page, with its place.
type WebhookDeliveryEdge struct {
	page  *WebhookDeliveryPage
	index int
}

// Edges returns the deliveries with their places.
func (p *WebhookDeliveryPage) Edges() []WebhookDeliveryEdge {
	edges := make([]WebhookDeliveryEdge, len(p.Deliveries))
	for i := range edges {
		edges[i] = WebhookDeliveryEdge{page: p, index: i}
	}
	return edges
}

// PageInfo tells where the page lies.
func (p *WebhookDeliveryPage) PageInfo() *PageInfo {
	return newPageInfo(len(p.Deliveries), p.before, p.more, p.Cursor)
}

// Cursor is the place of the page's delivery i.
func (p *WebhookDeliveryPage) Cursor(i int) string {
	return SignalCursor(p.customerID, p.Deliveries[i].Sequence)
}

// Cursor is the delivery's place.
func (e *WebhookDeliveryEdge) Cursor() string { return e.page.Cursor(e.index) }

// Node is the delivery.
func (e *WebhookDeliveryEdge) Node() *smartmoney.WebhookDelivery { return e.page.Deliveries[e.index] }

// RotatedSecret is what RotateWebhookSecret did.
type RotatedSecret struct {
	Secret              string     // whsec_ and base64
	PreviousSecretUntil *time.Time // nil: there was none before
}

// hooked returns the id of the customer who asks, for a use case about their webhook.
func (s *Service) hooked(ctx context.Context) (customerID string, err error) {
	who, err := customer(ctx)
	if err != nil {
		return "", err
	}
	if s.webhooks == nil {
		return "", notAvailable("webhooks")
	}
	return who.CustomerID, nil
}

// Webhook tells of the webhook of the customer who asks.
func (s *Service) Webhook(ctx context.Context) (*Webhook, error) {
	id, err := s.hooked(ctx)
	if err != nil {
		return nil, err
	}
	w, err := s.webhooks.Webhook(ctx, id)
	if err != nil {
		return nil, fmt.Errorf("webhook of customer %s: %w", id, err)
	}
	return &Webhook{w}, nil
}

// WebhookDeliveries returns a page of the deliveries to the webhook of the customer who
// asks; first is 1 to MaxNestedPage. A cursor that is none of this customer's is a
// BAD_USER_INPUT error.
func (s *Service) WebhookDeliveries(ctx context.Context, first int, after *string) (*WebhookDeliveryPage, error) {
	id, err := s.hooked(ctx)
	if err != nil {
		return nil, err
	}
	if err := checkPage(first, MaxNestedPage); err != nil {
		return nil, err
	}
	below, err := decodeSignalCursor(id, after)
	if err != nil {
		return nil, err
	}
	page := &WebhookDeliveryPage{customerID: id, before: after != nil}
	if page.Deliveries, err = s.webhooks.WebhookDeliveries(ctx, id, below, first+1); err != nil {
		return nil, fmt.Errorf("deliveries to customer %s: %w", id, err)
	}
	if len(page.Deliveries) > first {
		page.Deliveries, page.more = page.Deliveries[:first], true
	}
	if page.Total, err = s.webhooks.CountWebhookDeliveries(ctx, id); err != nil {
		return nil, fmt.Errorf("count the deliveries to customer %s: %w", id, err)
	}
	return page, nil
}

// RotateWebhookSecret returns the webhook of the customer who asks a new secret, which
// is told this once. The one before signs as well for 24 hours.
func (s *Service) RotateWebhookSecret(ctx context.Context) (*RotatedSecret, error) {
	id, err := s.hooked(ctx)
	if err != nil {
		return nil, err
	}
	secret, err := s.newWebhookSecret()
	if err != nil {
		return nil, err
	}
	until := s.now().Add(secretOverlap).UTC().Truncate(time.Microsecond)
	had, err := s.webhooks.RotateWebhookSecret(ctx, id, secret, until)
	if err != nil {
		return nil, fmt.Errorf("rotate the secret of customer %s: %w", id, err)
	}
	rotated := &RotatedSecret{Secret: secret}
	if had {
		rotated.PreviousSecretUntil = &until
	}
	return rotated, nil
}

func (s *Service) newWebhookSecret() (string, error) { return webhook.NewSecret(s.random) }

// Redeliver puts a signal of the customer who asks on its way again, by its global id
// or by the signal's. One that is not in the log is a NOT_FOUND error; a customer
// without a webhook, or with a disabled one, gets a BAD_USER_INPUT error.
func (s *Service) Redeliver(ctx context.Context, signalID string) (*smartmoney.WebhookDelivery, error) {
	id, err := s.hooked(ctx)
	if err != nil {
		return nil, err
	}
	if name, ok := openID(signalID, signalIDPrefix); ok {
		signalID = name
	}
	var delivery *smartmoney.WebhookDelivery
	if len(signalID) <= maxCursorText { // a longer one is none
		if delivery, err = s.webhooks.Redeliver(ctx, id, signalID); err != nil {
			return nil, fmt.Errorf("redeliver to customer %s: %w", id, webhookOff(err))
		}
	}
	if delivery == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeNotFound, "no such signal in the customer's log: %s", smartmoney.Shown(signalID))
	}
	s.wakeWebhooks()
	return delivery, nil
}

// RedeliverSince puts every signal after a place in the log of the customer who asks on
// its way again, and counts them. What is no place of this log is a BAD_USER_INPUT
// error; so is a customer without a webhook, or with a disabled one.
func (s *Service) RedeliverSince(ctx context.Context, cursor string) (int, error) {
	id, err := s.hooked(ctx)
	if err != nil {
		return 0, err
	}
	after, err := decodeSignalCursor(id, &cursor)
	if err != nil {
		return 0, smartmoney.BadInput("cursor", "cursor must be the cursor of a signal of the customer's log")
	}
	count, err := s.webhooks.RedeliverSince(ctx, id, after)
	if err != nil {
		return 0, fmt.Errorf("redeliver to customer %s: %w", id, webhookOff(err))
	}
	s.wakeWebhooks()
	return count, nil
}

// webhookOff is what a caller is told to whom nothing is sent.
func webhookOff(err error) error {
	if errors.Is(err, store.ErrWebhookOff) {
		return smartmoney.BadInput("webhookUrl", "webhookUrl must be set, and set again where the webhook is disabled, before signals are sent")
	}
	return err
}

// wakeWebhooks has what was put on its way sent at once.
func (s *Service) wakeWebhooks() {
	if s.webhookDue != nil {
		s.webhookDue()
	}
}
