package webhook

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/broker"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// The names of the headers that brokers store beside a message's body.
const (
	HeaderID       = "smartmoney-id"
	HeaderKey      = "smartmoney-key"
	HeaderType     = "smartmoney-type"
	HeaderSequence = "smartmoney-sequence"
	HeaderPrevious = "smartmoney-previous"
)

// Headers returns what a broker stores beside the body.
func (m *Message) Headers() []broker.Header {
	return []broker.Header{
		{Name: HeaderID, Value: m.ID},
		{Name: HeaderKey, Value: m.Key},
		{Name: HeaderType, Value: m.Type},
		{Name: HeaderSequence, Value: strconv.FormatInt(m.Sequence, 10)},
		{Name: HeaderPrevious, Value: strconv.FormatInt(m.Previous, 10)},
	}
}

// Broker sends messages to a broker.
type Broker struct{ *broker.Publisher }

// Sink is a broker that the operator names in the settings file.
type Sink struct {
	Name    string // [a-z0-9-]{1,64}
	FromNow bool   // see Options
	Broker  Broker
}

// NewSink returns the sink of a kind, kafka or nats, for its settings: a JSON object with the field
// from beside those of broker.NewPublisher, whose errors it returns. A sink without the stream
// notifications, which had others before they were removed, is nil.
func NewSink(name, kind string, settings json.RawMessage, log *slog.Logger) (*Sink, error) {
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(settings, &fields); err != nil {
		return nil, smartmoney.BadInput("settings", "the settings must be a JSON object")
	}
	s := &Sink{Name: name}
	if raw, ok := fields["from"]; ok {
		var from string
		if json.Unmarshal(raw, &from) != nil || from != "earliest" && from != "now" {
			return nil, smartmoney.BadInput("from", "from must be earliest or now, got %s", smartmoney.Shown(string(raw)))
		}
		s.FromNow = from == "now"
	}
	streams, notifications := fields["streams"], true
	if streams != nil {
		notifications = onlyNotifications(name, string(streams), log)
	}
	delete(fields, "from")
	delete(fields, "streams")
	own, err := json.Marshal(fields)
	if err != nil {
		return nil, smartmoney.BadInput("settings", "the settings must be a JSON object")
	}
	s.Broker.Publisher, err = broker.NewPublisher(kind, own)
	if err != nil || !notifications {
		return nil, err
	}
	return s, nil
}

// onlyNotifications reports whether a sink has the stream notifications, and warns of the streams
// that were removed.
func onlyNotifications(name, streams string, log *slog.Logger) bool {
	named := strings.FieldsFunc(streams, func(r rune) bool { return r < 'a' || r > 'z' })
	if slices.ContainsFunc(named, func(s string) bool { return s != "notifications" }) {
		log.Warn("a sink publishes notifications only, its other streams were removed: take streams out of its settings", "sink", name, "streams", streams)
	}
	return slices.Contains(named, "notifications")
}

// Post implements Transport.
func (b Broker) Post(ctx context.Context, m Message) (Result, error) {
	started := time.Now()
	limited, cancel := context.WithTimeout(ctx, attemptTimeout)
	defer cancel()
	err := b.Publish(limited, &broker.Message{ID: m.ID, Key: m.Key, Headers: m.Headers(), Body: m.Body})
	if ctx.Err() != nil {
		return Result{}, fmt.Errorf("attempt at %s: %w", m.ID, context.Cause(ctx))
	}
	out := Result{WebhookAttempt: smartmoney.WebhookAttempt{At: started.UTC(), DurationMs: time.Since(started).Milliseconds()}}
	if err == nil {
		return out, nil
	}
	if limited.Err() != nil {
		err = fmt.Errorf("the broker did not store the message within %s: %w", attemptTimeout, err)
	}
	if refused, ok := errors.AsType[*source.RefusedError](err); ok {
		out.RetryAfter, err = refusedPause, errors.New("the broker refuses the sink: "+refused.Reason)
	}
	if _, ok := errors.AsType[*broker.TooLongError](err); ok {
		out.RetryAfter, out.Other = refusedPause, true
	}
	out.Error = new(source.ErrorText(err))
	return out, nil
}
