package broker

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Message is one message of a Publisher: a record of Kafka, a message of NATS.
type Message struct {
	ID      string // no other message's
	Key     string // of what stays in order: its caller has one message of a key in flight
	Headers []Header
	Body    []byte
}

// Header is a name and a value that a broker stores beside a message's body.
type Header struct{ Name, Value string }

// TooLongError says that a broker refuses a message for its length.
type TooLongError struct{ reason string }

// Error returns the reason.
func (t *TooLongError) Error() string { return t.reason }

// link is a connection to a broker. It is safe for concurrent use.
type link interface {
	publish(ctx context.Context, m *Message) error // as Publisher.Publish
	close()                                        // within seconds
}

// Publisher publishes to a broker. It connects with the first message, and again after a failure.
// It is safe for concurrent use.
type Publisher struct {
	connect func(ctx context.Context) (link, error)
	turn    chan struct{} // holds a token while open is used
	open    link          // nil: not connected
}

// NewPublisher returns a publisher of a kind, kafka or nats, for its settings, a JSON object.
// Errors are *smartmoney.Error that name the field. Files and variables with secrets are read when
// it connects.
func NewPublisher(kind string, settings json.RawMessage) (*Publisher, error) {
	var sink interface {
		checked
		connect(ctx context.Context) (link, error)
	}
	switch kind {
	case "kafka":
		sink = &kafkaSink{}
	case "nats":
		sink = &natsSink{}
	default:
		return nil, smartmoney.BadInput("kind", "kind must be one of kafka, nats, got %s", smartmoney.Shown(kind))
	}
	if err := read(settings, sink); err != nil {
		return nil, err
	}
	return &Publisher{connect: sink.connect, turn: make(chan struct{}, 1)}, nil
}

// Publish returns when the broker has stored the message durably, or an error as soon as ctx ends.
// After an error the message may be stored. A *source.RefusedError says that the broker refuses the
// user or the topic, a *TooLongError that it refuses the message.
func (p *Publisher) Publish(ctx context.Context, m *Message) error {
	l, err := p.opened(ctx)
	if err != nil {
		return err
	}
	err = l.publish(ctx, m)
	if _, long := errors.AsType[*TooLongError](err); err != nil && !long {
		p.drop(l)
	}
	return err
}

// opened returns the open connection, or connects.
func (p *Publisher) opened(ctx context.Context) (link, error) {
	select {
	case p.turn <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-p.turn }()
	if p.open == nil {
		l, err := p.connect(ctx)
		if err != nil {
			return nil, err
		}
		p.open = l
	}
	return p.open, nil
}

// drop closes a connection unless another message has.
func (p *Publisher) drop(l link) {
	p.turn <- struct{}{}
	defer func() { <-p.turn }()
	if p.open == l {
		p.open = nil
		l.close()
	}
}

// Close ends the connection, within seconds. No call of Publish is running or follows.
func (p *Publisher) Close() {
	if p.open != nil {
		p.drop(p.open)
	}
}
