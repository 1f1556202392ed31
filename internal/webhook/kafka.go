package webhook

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
	"github.com/smartmoneyhq/smartmoney/internal/source/kafka"
)

const (
	kafkaTimeout  = 10 * time.Second // of a request, and of a message with retries
	kafkaOverhead = 256              // more than a message's share of a batch beside its content, in bytes

	defaultTopic    = "smartmoney.notifications"
	defaultMaxBytes = 1_000_000 // within what brokers accept by default, 1 MiB
	leastMaxBytes   = 1 << 10
	mostMaxBytes    = 16 << 20
)

// kafkaSettings are those of a sink of the kind kafka.
type kafkaSettings struct {
	kafka.Access
	Topic    string `json:"topic"`
	MaxBytes int    `json:"max_bytes"` // of a batch of messages: at most the topic's max.message.bytes; 1 KiB to 16 MiB
}

var _ broker.Own = (*kafkaSettings)(nil)

// Complete implements broker.Own.
func (s *kafkaSettings) Complete() error {
	if s.Topic == "" {
		s.Topic = defaultTopic
	}
	if s.MaxBytes == 0 {
		s.MaxBytes = defaultMaxBytes
	}
	return nil
}

// Validate implements broker.Own.
func (s *kafkaSettings) Validate() error {
	if err := s.ValidateAccess(); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	if err := kafka.ValidateTopic("topic", s.Topic); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	if s.MaxBytes < leastMaxBytes || s.MaxBytes > mostMaxBytes {
		return smartmoney.BadInput("max_bytes", "max_bytes must be between %d and %d, got %d", leastMaxBytes, mostMaxBytes, s.MaxBytes)
	}
	return nil
}

// newKafka returns the function that connects with settings.
func newKafka(raw json.RawMessage) (func(context.Context) (publisher, error), error) {
	s := &kafkaSettings{}
	if err := broker.Read(raw, s); err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	return s.connect, nil
}

// connect asks a broker for the topic. It reads the files of certificates and of the password.
func (s *kafkaSettings) connect(ctx context.Context) (publisher, error) {
	options, err := s.Options()
	if err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	client, err := kgo.NewClient(append(options,
		kgo.RequiredAcks(kgo.AllISRAcks()), kgo.RecordPartitioner(kgo.StickyKeyPartitioner(nil)), kgo.ProducerLinger(0),
		kgo.ProducerBatchMaxBytes(int32(s.MaxBytes)), kgo.RetryTimeout(kafkaTimeout),
		kgo.ProduceRequestTimeout(kafkaTimeout), kgo.RecordDeliveryTimeout(kafkaTimeout),
		kgo.AllowIdempotentProduceCancellation(), // what may be stored is sent again with the same id
	)...)
	if err != nil {
		return nil, fmt.Errorf("configure the client: %w", err)
	}
	if err := kafka.CheckTopics(ctx, client, []string{s.Topic}); err != nil {
		client.Close()
		return nil, s.failure(err)
	}
	return &kafkaPublisher{settings: s, client: client}, nil
}

// failure returns what to report of an error.
func (s *kafkaSettings) failure(err error) error {
	return kafka.Refusal(fmt.Errorf("brokers %s: %w", strings.Join(s.Brokers, ","), err))
}

// kafkaPublisher publishes to a topic. A key has one message in flight, so none overtakes another. All in-sync
// replicas have a message when it is acknowledged, and what the client repeats is stored once.
type kafkaPublisher struct {
	settings *kafkaSettings
	client   *kgo.Client
}

func (p *kafkaPublisher) publish(ctx context.Context, m *Message) error {
	r := &kgo.Record{Topic: p.settings.Topic, Key: []byte(m.Key), Value: m.Body}
	size := kafkaOverhead + len(r.Key) + len(r.Value)
	for _, h := range m.Headers() {
		r.Headers = append(r.Headers, kgo.RecordHeader{Key: h.Name, Value: []byte(h.Value)})
		size += len(h.Name) + len(h.Value)
	}
	if size > p.settings.MaxBytes {
		return &tooLongError{fmt.Sprintf("message %s has %d bytes, more than max_bytes, which is %d", m.ID, size, p.settings.MaxBytes)}
	}
	err := p.client.ProduceSync(ctx, r).FirstErr()
	switch {
	case err == nil:
		return nil
	case errors.Is(err, kerr.MessageTooLarge):
		return &tooLongError{fmt.Sprintf("topic %s does not accept a batch with message %s: lower max_bytes, which is %d, or raise the topic's max.message.bytes",
			r.Topic, m.ID, p.settings.MaxBytes)}
	}
	return p.settings.failure(fmt.Errorf("publish message %s to topic %s: %w", m.ID, r.Topic, err))
}

func (p *kafkaPublisher) close() { p.client.Close() }
