// Package sink publishes what customers are notified of to brokers: notifications and retractions, and by setting
// decisions and trades of ranked wallets. A Kind knows one sort of broker, a Publisher sends to one of them, and Runner
// publishes for the sinks of the settings.
//
// It promises that each message is published at least once, the messages of one key in the order of their sequence, each
// with an id that is the same every time, so that a consumer drops duplicates and sees a gap, whatever is killed when;
// that one process at a time publishes for a sink; and that a broker which is away holds up nothing but its own sink.
//
// It reads what the database has, and has no part in the engine's transactions. It must not know a database, nor any
// one broker: the packages below it do.
package sink

import (
	"context"
	"encoding/json"
	"log/slog"
)

// Bounds of what a publisher gets at once.
const (
	MaxBatchMessages = 500       // messages of a call of Publish
	MaxBatchBytes    = 4 << 20   // of their bodies, in bytes
	MaxBody          = 900 << 10 // bytes of a message's body: with its headers less than brokers take by default, 1 MB
)

// Stream says what messages are about. A broker keeps each stream apart: it is the end of a topic's or subject's name.
type Stream string

// The streams.
const (
	Notifications Stream = "notifications" // signals and retractions, by customer
	Decisions     Stream = "decisions"     // what became of candidates, by customer
	Trades        Stream = "trades"        // of ranked wallets, by chain
)

// Message is what a sink publishes. Nobody may change it.
type Message struct {
	Stream Stream
	// Key has the messages that stay in order: the customer's id, or a chain of Trades. At most 128 bytes.
	Key string
	// ID is the message's, over all sinks' streams and keys: the same every time that it is published, and no other
	// message's. ASCII without spaces, at most 256 bytes.
	ID string
	// Sequence rises from message to message of a stream and key.
	Sequence int64
	// Previous is the Sequence of the message before in the stream and key, 0 for the first: a consumer that has seen
	// less has lost a message. It may be less than what a consumer has seen: then nothing is lost.
	Previous int64
	// Type is signal, signal.retracted, decision or trade.
	Type string
	// Body is a JSON object.
	Body []byte
}

// The names of the headers that Message.Headers returns.
const (
	HeaderID       = "smartmoney-id"
	HeaderKey      = "smartmoney-key"
	HeaderType     = "smartmoney-type"
	HeaderSequence = "smartmoney-sequence"
	HeaderPrevious = "smartmoney-previous"
)

// Publisher sends messages of one sink to its broker.
type Publisher interface {
	// Publish returns when the broker has stored all messages durably. Messages of one key stay in order, and one of
	// a stream and key is stored only after those before it. It returns an error as soon as ctx ends. After an error
	// any of the messages may be stored; they are sent again with the same ids. One call at a time is made.
	Publish(ctx context.Context, messages []Message) error
	// Close ends the connections and everything that the publisher started. It returns within seconds, whatever the
	// broker does.
	Close() error
}

// Kind makes the publishers of one kind of broker: kafka, nats. Its methods are safe for concurrent use and start
// nothing.
type Kind interface {
	// Name returns the kind's name, as in settings: [a-z]{1,16}.
	Name() string
	// Check validates a sink's own settings, a JSON object without the fields that all sinks have (Settings), and
	// returns them completed with defaults. References to secrets (source.Secret) are left as they are. Unknown
	// fields are refused. Errors are *smartmoney.Error that name the field and the bound. The result is what Check
	// returns unchanged when it gets it.
	Check(settings json.RawMessage) (json.RawMessage, error)
	// New returns a publisher for checked settings. It may connect, within ctx. An error is the sink's, and it is
	// tried again after a pause; a *source.RefusedError says that the broker refuses the sink, like one of Publish.
	New(ctx context.Context, spec Spec) (Publisher, error)
}

// Spec is what a publisher is made from.
type Spec struct {
	Name     string          // of the sink: [a-z0-9-]{1,64}
	Settings json.RawMessage // as Check returned them
	Streams  []Stream        // that the sink publishes
	Log      *slog.Logger    // has the sink's name already
}
