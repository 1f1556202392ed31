package kafka

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"

	"smartmoney/internal/sink"
	shared "smartmoney/internal/source"
	"smartmoney/internal/source/broker"
	source "smartmoney/internal/source/kafka"
)

const (
	requestTimeout  = 10 * time.Second // of requests other than produce, with retries
	produceTimeout  = 10 * time.Second // that a broker has for its replicas
	deliveryTimeout = 20 * time.Second // of a message, with retries
	overhead        = 256              // more than a message's share of a batch beside its content, in bytes
)

// publisher publishes to the topics of a sink. Messages go in rounds that fit into one batch each, because the client
// would send the next batch of a partition after the broker refused one: what follows a message that is not stored
// must not be stored before it.
type publisher struct {
	settings *Settings
	client   *kgo.Client
	known    map[string]bool // topics that a message was published to: the client has a partition's messages together
}

var _ sink.Publisher = (*publisher)(nil)

// New implements sink.Kind. It asks a broker for the topics.
func (Kind) New(ctx context.Context, spec sink.Spec) (sink.Publisher, error) {
	s := &Settings{}
	if err := broker.Read(spec.Settings, s); err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	options, err := s.Options()
	if err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	client, err := kgo.NewClient(append(options,
		kgo.RequiredAcks(kgo.AllISRAcks()), kgo.RecordPartitioner(kgo.StickyKeyPartitioner(nil)), kgo.ManualFlushing(),
		kgo.ProducerBatchMaxBytes(int32(s.MaxBytes)), kgo.RetryTimeout(requestTimeout),
		kgo.ProduceRequestTimeout(produceTimeout), kgo.RecordDeliveryTimeout(deliveryTimeout),
		kgo.AllowIdempotentProduceCancellation(), // what may be stored is sent again with the same id
	)...)
	if err != nil {
		return nil, fmt.Errorf("configure the client: %w", err)
	}
	p := &publisher{settings: s, client: client, known: map[string]bool{}}
	topics := make([]string, 0, len(spec.Streams))
	for _, stream := range spec.Streams {
		topics = append(topics, *s.Topics.of(stream))
	}
	if err := source.CheckTopics(ctx, client, topics); err != nil {
		client.Close()
		return nil, p.failure(err)
	}
	return p, nil
}

// failure returns what to say of an error.
func (p *publisher) failure(err error) error {
	return source.Refusal(fmt.Errorf("brokers %s: %w", strings.Join(p.settings.Brokers, ","), err))
}

// Publish implements sink.Publisher.
func (p *publisher) Publish(ctx context.Context, messages []sink.Message) error {
	for i := range messages {
		if n := size(&messages[i]); n > p.settings.MaxBytes {
			return &shared.RefusedError{Reason: fmt.Sprintf("message %s has %d bytes, more than max_bytes, which is %d", messages[i].ID, n, p.settings.MaxBytes)}
		}
	}
	for len(messages) > 0 {
		n := p.round(messages)
		if err := p.publish(ctx, messages[:n]); err != nil {
			return err
		}
		messages = messages[n:]
	}
	return nil
}

// round returns how many of the messages one round publishes.
func (p *publisher) round(messages []sink.Message) int {
	bytes := 0
	for i := range messages {
		bytes += size(&messages[i])
		if i > 0 && (bytes > p.settings.MaxBytes || !p.known[p.topic(&messages[i])]) {
			return i
		}
		if !p.known[p.topic(&messages[i])] {
			return 1
		}
	}
	return len(messages)
}

func (p *publisher) topic(m *sink.Message) string { return *p.settings.Topics.of(m.Stream) }

// size returns at least what a message takes of a batch, in bytes.
func size(m *sink.Message) int {
	n := overhead + len(m.Key) + len(m.Body)
	for _, h := range m.Headers() {
		n += len(h.Name) + len(h.Value)
	}
	return n
}

// publish publishes one round.
func (p *publisher) publish(ctx context.Context, messages []sink.Message) error {
	var mu sync.Mutex // guards first
	var first error
	for i := range messages {
		m := &messages[i]
		p.client.Produce(ctx, p.record(m), func(_ *kgo.Record, err error) {
			mu.Lock()
			defer mu.Unlock()
			if err != nil && first == nil {
				first = p.refused(m, err)
			}
		})
	}
	err := p.client.Flush(ctx)
	mu.Lock()
	defer mu.Unlock()
	switch {
	case first != nil:
		return first
	case err != nil:
		return p.failure(fmt.Errorf("publish: %w", err))
	}
	for i := range messages {
		p.known[p.topic(&messages[i])] = true
	}
	return nil
}

func (p *publisher) record(m *sink.Message) *kgo.Record {
	headers := m.Headers()
	r := &kgo.Record{Topic: p.topic(m), Key: []byte(m.Key), Value: m.Body, Headers: make([]kgo.RecordHeader, 0, len(headers))}
	for _, h := range headers {
		r.Headers = append(r.Headers, kgo.RecordHeader{Key: h.Name, Value: []byte(h.Value)})
	}
	return r
}

// refused returns what to say of a message that was not published.
func (p *publisher) refused(m *sink.Message, err error) error {
	if errors.Is(err, kerr.MessageTooLarge) {
		return &shared.RefusedError{Reason: fmt.Sprintf("topic %s does not accept a batch with message %s: lower max_bytes, which is %d, or raise the topic's max.message.bytes",
			p.topic(m), m.ID, p.settings.MaxBytes)}
	}
	return p.failure(fmt.Errorf("publish message %s to topic %s: %w", m.ID, p.topic(m), err))
}

// Close implements sink.Publisher.
func (p *publisher) Close() error {
	p.client.Close()
	return nil
}
