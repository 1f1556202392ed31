package kafka

import (
	"encoding/json"

	"smartmoney/internal/sink"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/source/broker"
	source "smartmoney/internal/source/kafka"
)

// Settings are those of a sink of this kind.
type Settings struct {
	source.Access
	Topics   Topics `json:"topics"`
	MaxBytes int    `json:"max_bytes"` // of a batch of messages: at most the topics' max.message.bytes; 1 KiB to 16 MiB
}

// Topics are the topics of the streams, by default "smartmoney." and the stream's name.
type Topics struct {
	Notifications string `json:"notifications"`
	Decisions     string `json:"decisions"`
	Trades        string `json:"trades"`
}

// Bounds of Settings.MaxBytes. The default is within what brokers accept by default, 1 MiB.
const (
	defaultBytes = 1_000_000
	minBytes     = 1 << 10
	maxBytes     = 16 << 20
)

// of returns the topic of a stream.
func (t *Topics) of(s sink.Stream) *string {
	switch s {
	case sink.Notifications:
		return &t.Notifications
	case sink.Decisions:
		return &t.Decisions
	default:
		return &t.Trades
	}
}

var streams = [...]sink.Stream{sink.Notifications, sink.Decisions, sink.Trades}

var _ broker.Own = (*Settings)(nil)

// Complete implements broker.Own.
func (s *Settings) Complete() error {
	for _, stream := range streams {
		if topic := s.Topics.of(stream); *topic == "" {
			*topic = "smartmoney." + string(stream)
		}
	}
	if s.MaxBytes == 0 {
		s.MaxBytes = defaultBytes
	}
	return nil
}

// Validate implements broker.Own.
func (s *Settings) Validate() error {
	if err := s.ValidateAccess(); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	seen := map[string]bool{}
	for _, stream := range streams {
		topic := *s.Topics.of(stream)
		if err := source.ValidateTopic("topics."+string(stream), topic); err != nil {
			return err //nolint:wrapcheck // names the setting
		}
		if seen[topic] {
			return smartmoney.BadInput("topics", "topics must be different for each stream, got %s twice", smartmoney.Shown(topic))
		}
		seen[topic] = true
	}
	if s.MaxBytes < minBytes || s.MaxBytes > maxBytes {
		return smartmoney.BadInput("max_bytes", "max_bytes must be between %d and %d, got %d", minBytes, maxBytes, s.MaxBytes)
	}
	return nil
}

// Kind makes publishers to Kafka.
type Kind struct{}

var _ sink.Kind = Kind{}

// Name implements sink.Kind.
func (Kind) Name() string { return "kafka" }

// Check implements sink.Kind.
func (Kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	return broker.Check(raw, &Settings{}) //nolint:wrapcheck // names the setting
}
