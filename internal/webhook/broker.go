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

// Header is a name and a value that a broker stores beside a message's body.
type Header struct{ Name, Value string }

// Headers returns what a broker stores beside the body.
func (m *Message) Headers() []Header {
	return []Header{
		{HeaderID, m.ID},
		{HeaderKey, m.Key},
		{HeaderType, m.Type},
		{HeaderSequence, strconv.FormatInt(m.Sequence, 10)},
		{HeaderPrevious, strconv.FormatInt(m.Previous, 10)},
	}
}

// publisher is a connection to a broker. It is safe for concurrent use.
type publisher interface {
	// publish returns when the broker has stored the message durably, or an error as soon as ctx ends. After an
	// error the message may be stored. A *source.RefusedError says that the broker refuses the user or the
	// topic, a *tooLongError that it refuses the message.
	publish(ctx context.Context, m *Message) error
	// close ends the connection, within seconds.
	close()
}

// tooLongError says that a broker refuses a message for its length.
type tooLongError struct{ reason string }

func (e *tooLongError) Error() string { return e.reason }

// Broker sends messages to a broker. It connects with the first attempt, and again after a failed one.
type Broker struct {
	connect func(ctx context.Context) (publisher, error)
	now     func() time.Time
	timeout time.Duration // of an attempt

	turn chan struct{} // holds a token while open is used
	open publisher     // nil: not connected
}

// Sink is a broker that the operator names in the settings file.
type Sink struct {
	Name    string // [a-z0-9-]{1,64}
	FromNow bool   // see Options
	Broker  *Broker
}

// The values of the setting from.
const (
	fromEarliest = "earliest"
	fromNow      = "now"
)

// NewSink returns the sink of a kind, kafka or nats, for its settings: a JSON object with the field from beside those
// of the kind. Errors are *smartmoney.Error that name the field. Files and variables with secrets are read when it
// connects. A sink without the stream notifications, which had others before they were removed, is nil.
func NewSink(name, kind string, settings json.RawMessage, log *slog.Logger) (*Sink, error) {
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(settings, &fields); err != nil {
		return nil, smartmoney.BadInput("settings", "the settings must be a JSON object")
	}
	s := &Sink{Name: name, Broker: &Broker{now: time.Now, timeout: attemptTimeout, turn: make(chan struct{}, 1)}}
	if raw, ok := fields["from"]; ok {
		var from string
		if json.Unmarshal(raw, &from) != nil || from != fromEarliest && from != fromNow {
			return nil, smartmoney.BadInput("from", "from must be %s or %s, got %s", fromEarliest, fromNow, smartmoney.Shown(string(raw)))
		}
		s.FromNow = from == fromNow
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
	switch kind {
	case "kafka":
		s.Broker.connect, err = newKafka(own)
	case "nats":
		s.Broker.connect, err = newNATS(own)
	default:
		err = smartmoney.BadInput("kind", "kind must be one of kafka, nats, got %s", smartmoney.Shown(kind))
	}
	if err != nil || !notifications {
		return nil, err
	}
	return s, nil
}

// onlyNotifications reports whether a sink has the stream notifications, and warns of the streams that were removed.
func onlyNotifications(name, streams string, log *slog.Logger) bool {
	named := strings.FieldsFunc(streams, func(r rune) bool { return r < 'a' || r > 'z' })
	if slices.ContainsFunc(named, func(s string) bool { return s != "notifications" }) {
		log.Warn("a sink publishes notifications only, its other streams were removed: take streams out of its settings", "sink", name, "streams", streams)
	}
	return slices.Contains(named, "notifications")
}

// Post implements Transport.
func (b *Broker) Post(ctx context.Context, m Message) (Result, error) {
	started := b.now()
	limited, cancel := context.WithTimeout(ctx, b.timeout)
	defer cancel()
	err := b.send(limited, &m)
	if ctx.Err() != nil {
		return Result{}, fmt.Errorf("attempt at %s: %w", m.ID, context.Cause(ctx))
	}
	out := Result{WebhookAttempt: smartmoney.WebhookAttempt{At: started.UTC(), DurationMs: max(b.now().Sub(started).Milliseconds(), 0)}}
	if err == nil {
		return out, nil
	}
	if limited.Err() != nil {
		err = fmt.Errorf("the broker did not store the message within %s: %w", b.timeout, err)
	}
	if refused, ok := errors.AsType[*source.RefusedError](err); ok {
		out.RetryAfter, err = refusedPause, errors.New("the broker refuses the sink: "+refused.Reason)
	}
	if _, ok := errors.AsType[*tooLongError](err); ok {
		out.RetryAfter, out.Other = refusedPause, true
	}
	out.Error = new(source.ErrorText(err))
	return out, nil
}

// send sends a message over the open connection, or a new one.
func (b *Broker) send(ctx context.Context, m *Message) error {
	p, err := b.opened(ctx)
	if err != nil {
		return err
	}
	err = p.publish(ctx, m)
	if _, long := errors.AsType[*tooLongError](err); err != nil && !long {
		b.drop(p)
	}
	return err
}

// opened returns the open connection, or connects.
func (b *Broker) opened(ctx context.Context) (publisher, error) {
	select {
	case b.turn <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-b.turn }()
	if b.open == nil {
		p, err := b.connect(ctx)
		if err != nil {
			return nil, err
		}
		b.open = p
	}
	return b.open, nil
}

// drop closes a connection unless another attempt has.
func (b *Broker) drop(p publisher) {
	b.turn <- struct{}{}
	defer func() { <-b.turn }()
	if b.open == p {
		b.open = nil
		p.close()
	}
}

// Close implements Transport.
func (b *Broker) Close() {
	if b.open != nil {
		b.drop(b.open)
	}
}
