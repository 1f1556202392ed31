package smartmoney

import "time"

// Webhook is where a customer's signals are sent by POST, and how that goes.
type Webhook struct {
	CustomerID          string
	URL                 string     // "": none
	LastSuccessAt       *time.Time // nil: never yet
	FailingSince        *time.Time // first failed attempt since the last success; nil: none has failed
	DisabledAt          *time.Time // nil: it is not disabled
	DisabledReason      *string    // in words; nil where DisabledAt is
	PreviousSecretUntil *time.Time // deliveries are signed with the secret before this one too until then; nil: they are not
}

// Enabled reports whether signals are sent.
func (w *Webhook) Enabled() bool { return w.URL != "" && w.DisabledAt == nil }

// WebhookDeliveryState is how far a delivery got.
type WebhookDeliveryState string

// The states of a delivery.
const (
	DeliveryPending   WebhookDeliveryState = "pending"   // waits for its next attempt
	DeliveryDelivered WebhookDeliveryState = "delivered" // the receiver took it
	DeliveryFailed    WebhookDeliveryState = "failed"    // it was given up
)

// WebhookDelivery is an entry of a customer's log on its way to the webhook.
type WebhookDelivery struct {
	MessageID     string // the header webhook-id, the same in every attempt
	Sequence      int64  // place in the customer's log, from 1
	SignalID      string
	State         WebhookDeliveryState
	CreatedAt     time.Time        // UTC
	NextAttemptAt *time.Time       // nil: it is not tried again
	Attempts      []WebhookAttempt // the first one first
}

// WebhookAttempt is one attempt at a delivery.
type WebhookAttempt struct {
	At         time.Time // when it began, UTC
	Status     *int      // of the answer; nil: there was none
	DurationMs int64     // ms
	Error      *string   // what went wrong; nil: the receiver took it
}
