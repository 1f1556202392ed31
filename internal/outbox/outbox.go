package outbox

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// ErrLeaseLost is the error of a worker whose lease of an endpoint is no longer its
// own: it ended and another took it, or the address was changed or taken away.
var ErrLeaseLost = errors.New("the lease of the webhook is lost")

// ErrWebhookOff is the error of a redelivery to a webhook without an address, or to a
// disabled one.
var ErrWebhookOff = errors.New("the webhook has no address, or it is disabled")

// ErrNoWebhook is the error of a call for a webhook that the customer does not have.
var ErrNoWebhook = errors.New("the customer has no such webhook")

// ErrTooManyWebhooks is the error of a customer's webhook beyond the largest number.
var ErrTooManyWebhooks = errors.New("the customer has as many webhooks as it may")

// Setting is what a change of a configuration says about the webhook beside its address.
type Setting struct {
	Again bool // webhook_url is set, be it to what it was: a disabled webhook goes on
	// taken where there is an address and no secret yet; "": one is made when it is needed
	Secret string
}

// NewWebhook is a webhook beside that of the configuration, to be created.
type NewWebhook struct {
	ID     smartmoney.WebhookID // from 1 to the largest
	URL    string
	Format smartmoney.WebhookFormat // "": FormatStandard
	Secret string
	Filter smartmoney.WebhookFilter
}

// WebhookChange is a change of a webhook. What is nil stays.
type WebhookChange struct {
	URL    *string                        // not of the configuration's webhook; enables it
	Format *smartmoney.WebhookFormat      // likewise, but it enables nothing
	Types  *[]smartmoney.NotificationType // empty: all
	Chains *[]smartmoney.Chain            // empty: all
	// false: pending deliveries fail, and no new ones are created
	Enabled *bool
}

// Target is where the messages of a webhook go, and what they are signed with.
type Target struct {
	URL     string // "": nowhere
	Format  smartmoney.WebhookFormat
	Secrets []string // the current one first
}

// Slots is how many endpoints a sender has workers for.
type Slots struct {
	Sink string // the sink whose endpoints it serves; "": webhooks
	Free int    // in all
	// of them, for endpoints whose last attempt failed: the others do not wait for these
	Failing int
}

// Lease is the right of one worker to send to an endpoint. Renewing it and recording an
// attempt bring it up to date; it belongs to one goroutine.
type Lease struct {
	EndpointID   int64
	LogID        int64 // of the customer's notification log
	CustomerID   string
	Sink         string   // the sink's name; "": a webhook
	URL          string   // of a webhook
	Secrets      []string // the present one first, then the one before while it is valid
	Format       smartmoney.WebhookFormat
	FailingSince *time.Time    // first failed attempt since the last success; nil: none has failed
	Owner        string        // the sender that took it
	Number       int64         // rises with each lease of the endpoint
	From         time.Time     // when it was taken
	Length       time.Duration // how long it lasts when it is taken
	Until        time.Time     // when it ends unless it is renewed
	Pause        time.Time     // released, the endpoint is not leased before; zero: no pause
}

// DueDelivery is a delivery that is to be attempted.
type DueDelivery struct {
	Notification smartmoney.Notification
	MessageID    string
	Attempt      int   // number of the attempt to come, from 1; a redelivery restarts
	Previous     int64 // of a sink: the sequence of the message before it, 0 for the first
}

// AttemptResult is what became of an attempt.
type AttemptResult struct {
	At       time.Time // when it began
	Status   *int      // of the answer; nil: there was none
	Duration time.Duration
	Error    *string                         // what went wrong; nil: the receiver took it
	State    smartmoney.WebhookDeliveryState // of the delivery from now on
	// when it is tried next; given where State is DeliveryPending, and nowhere else
	NextAt *time.Time
	// why the webhook is disabled from now on; nil: it is not
	Disable *string
}

// SinkState is how far a sink is with the customers that are not suspended.
type SinkState struct {
	Name          string     `json:"name"`
	Customers     int        `json:"customers"`
	Failing       int        `json:"failing"`                   // customers whose last attempt failed
	Lag           int64      `json:"lag"`                       // notifications and retractions that are to be delivered
	LastSuccessAt *time.Time `json:"last_success_at,omitempty"` // of any customer
	FailingSince  *time.Time `json:"failing_since,omitempty"`   // of the customer that fails the longest
	LastError     string     `json:"last_error,omitempty"`      // of the customers that fail
}

// MessageID returns the header webhook-id of an entry of a customer's log: the same in every
// attempt at each of its webhooks, and no other entry's. The signal is part of it, so that a log
// that restarts after its database was lost does not repeat what receivers know.
func MessageID(customerID string, sequence int64, signalID string) string {
	sum := sha256.Sum256([]byte(customerID + "\n" + strconv.FormatInt(sequence, 10) + "\n" + signalID))
	return "msg_" + hex.EncodeToString(sum[:16])
}
