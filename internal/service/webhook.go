package service

import (
	"context"
	"errors"
	"time"

	"smartmoney/internal/smartmoney"
)

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

// Edges gives the deliveries with their places.
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

// Webhook tells of the webhook of the customer who asks.
func (s *Service) Webhook(_ context.Context) (*Webhook, error) { return nil, errors.New("to come") }

// WebhookDeliveries gives a page of the deliveries to the webhook of the customer who asks.
func (s *Service) WebhookDeliveries(_ context.Context, _ int, _ *string) (*WebhookDeliveryPage, error) {
	return nil, errors.New("to come")
}

// TestWebhook sends a sample signal to the webhook of the customer who asks.
func (s *Service) TestWebhook(_ context.Context) (*smartmoney.WebhookAttempt, error) {
	return nil, errors.New("to come")
}

// RotateWebhookSecret gives the webhook of the customer who asks a new secret.
func (s *Service) RotateWebhookSecret(_ context.Context) (*RotatedSecret, error) {
	return nil, errors.New("to come")
}

// Redeliver puts a signal of the customer who asks on its way again.
func (s *Service) Redeliver(_ context.Context, _ string) (*smartmoney.WebhookDelivery, error) {
	return nil, errors.New("to come")
}

// RedeliverSince puts every signal after a place in the log of the customer who asks on its way again.
func (s *Service) RedeliverSince(_ context.Context, _ string) (int, error) {
	return 0, errors.New("to come")
}
