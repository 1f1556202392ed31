package smartmoney

import (
	"slices"
	"time"
)

// MaxWebhooks is how many webhooks a customer may have beside that of its configuration.
const MaxWebhooks = 10

// WebhookID names a webhook of a customer: 0 is that of the configuration, others are above 0.
type WebhookID int64

// MaxWebhookID is the largest WebhookID.
const MaxWebhookID WebhookID = 1<<23 - 1

// WebhookFilter selects the entries of a customer's log that are sent to a webhook. The zero
// value selects all.
type WebhookFilter struct {
	Types  []NotificationType // empty: all
	Chains []Chain            // empty: all
}

// Passes reports whether a signal, or its retraction, is sent.
func (w *WebhookFilter) Passes(t NotificationType, c Chain) bool {
	return (len(w.Types) == 0 || slices.Contains(w.Types, t)) && (len(w.Chains) == 0 || slices.Contains(w.Chains, c))
}

// Webhook is an address that a customer's signals are POSTed to, with its state.
type Webhook struct {
	CustomerID     string
	ID             WebhookID
	URL            string // "": none
	Format         WebhookFormat
	Filter         WebhookFilter
	CreatedAt      *time.Time // nil: it never had an address
	LastSuccessAt  *time.Time // nil: never
	FailingSince   *time.Time // first failed attempt since the last success; nil: none failed
	DisabledAt     *time.Time // nil: not disabled
	DisabledReason *string    // a sentence; nil if not disabled
	// until then deliveries are also signed with the previous secret; nil: they are not
	PreviousSecretUntil *time.Time
}

// Enabled reports whether signals are sent to the webhook.
func (w *Webhook) Enabled() bool { return w.URL != "" && w.DisabledAt == nil }

// WebhookDeliveryState is the state of a delivery.
type WebhookDeliveryState string

// The states of a delivery.
const (
	DeliveryPending   WebhookDeliveryState = "pending"   // another attempt is due at NextAttemptAt
	DeliveryDelivered WebhookDeliveryState = "delivered" // the receiver accepted it
	DeliveryFailed    WebhookDeliveryState = "failed"    // no attempt is left
)

// WebhookDelivery is the delivery of one entry of the log to a webhook of the customer.
type WebhookDelivery struct {
	MessageID     string // sent as the header webhook-id, the same in every attempt
	Sequence      int64  // of the entry in the log, from 1
	SignalID      string
	Retraction    bool // of the signal, rather than the signal
	State         WebhookDeliveryState
	CreatedAt     time.Time        // UTC
	NextAttemptAt *time.Time       // nil: no further attempt
	Attempts      []WebhookAttempt // oldest first
}

// WebhookAttempt is one request of a delivery.
type WebhookAttempt struct {
	At         time.Time // start of the request, UTC
	Status     *int      // HTTP status; nil: no response
	DurationMs int64     // ms
	Error      *string   // the failure; nil: the receiver accepted it
}
