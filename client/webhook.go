package client

import (
	"encoding/json"
	"net/http"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

// Message is the content of a webhook's request: a signal, or the retraction of one.
type Message struct {
	// ID is the same in every attempt: whoever stores the ids does nothing twice.
	ID       string `json:"-"`
	Type     string `json:"type"` // signal.retracted; empty: a signal
	SignalID string `json:"signal_id"`
	Sequence int64  `json:"sequence"` // the place in the log, from 1
	Headline string `json:"headline"` // of a signal
	Reason   string `json:"reason"`   // of a retraction
	Test     bool   `json:"test"`     // a sample, which nobody traded
	// Body is the whole message: as docs/delivery.md shows it.
	Body json.RawMessage `json:"-"`
}

// Retracts reports whether the message takes a signal back.
func (m *Message) Retracts() bool { return m.Type == "signal.retracted" }

// VerifyWebhook checks that the service has signed a request within the last five minutes with the
// webhook's secret, whsec_…, and returns its message. body is as it was received. The error is an
// *Error: BadUserInput for a malformed secret or body, Unauthenticated for anything not signed so.
func VerifyWebhook(header http.Header, body []byte, secret string) (*Message, error) {
	hook, err := standardwebhooks.NewWebhook(secret)
	if err != nil || secret == "" {
		return nil, &Error{Code: BadUserInput, Field: "secret", Message: "the secret is not whsec_ and base64"}
	}
	if err := hook.Verify(body, header); err != nil {
		return nil, &Error{Code: Unauthenticated, Message: err.Error()}
	}
	m := &Message{ID: header.Get(standardwebhooks.HeaderWebhookID), Body: body}
	if err := json.Unmarshal(body, m); err != nil {
		return nil, &Error{Code: BadUserInput, Field: "body", Message: err.Error()}
	}
	return m, nil
}
