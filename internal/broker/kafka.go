package broker

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/sasl/plain"
	"github.com/twmb/franz-go/pkg/sasl/scram"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

const maxNames = 64 // of a setting with several

// kafkaAccess are the settings with which sources and publishers reach a cluster.
type kafkaAccess struct {
	encryption
	Brokers  source.List `json:"brokers"`            // host:port, 1 to 64; the others of the cluster are found
	SASL     string      `json:"sasl,omitempty"`     // plain, scram-sha-256 or scram-sha-512; "" without
	User     string      `json:"user,omitempty"`     // with sasl
	Password string      `json:"password,omitempty"` // with sasl; a secret
}

const kafkaSecret = 1024 // bytes of user and password, at most

// The values of kafkaAccess.SASL.
const (
	saslPlain    = "plain"
	saslScram256 = "scram-sha-256"
	saslScram512 = "scram-sha-512"
)

var (
	brokerName = regexp.MustCompile(`^(\[[0-9a-fA-F:.]+\]|[a-zA-Z0-9._-]{1,253}):[0-9]{1,5}$`)
	topicName  = regexp.MustCompile(`^[a-zA-Z0-9._-]{1,249}$`)
)

func (k *kafkaAccess) check() error {
	if len(k.Brokers) < 1 || len(k.Brokers) > maxNames {
		return smartmoney.BadInput("brokers", "brokers must be 1 to %d addresses like host:9092, got %d", maxNames, len(k.Brokers))
	}
	for _, address := range k.Brokers {
		if !brokerName.MatchString(address) {
			// The value may have a password.
			return smartmoney.BadInput("brokers", "brokers must be addresses like host:9092, without scheme and user")
		}
	}
	if err := k.encryption.check(); err != nil {
		return err
	}
	switch k.SASL {
	case "":
		if k.User != "" || k.Password != "" {
			return smartmoney.BadInput("sasl", "sasl must be set with user and password")
		}
		return nil
	case saslPlain, saslScram256, saslScram512:
	default:
		return smartmoney.BadInput("sasl", "sasl must be %s, %s or %s, got %s", saslPlain, saslScram256, saslScram512, smartmoney.Shown(k.SASL))
	}
	if k.User == "" || k.Password == "" || len(k.User) > kafkaSecret || len(k.Password) > kafkaSecret {
		return smartmoney.BadInput("user", "user and password must be 1 to %d bytes with sasl", kafkaSecret)
	}
	return nil
}

// checkTopic returns an error that names the field if no topic may have the name.
func checkTopic(field, name string) error {
	if !topicName.MatchString(name) || name == "." || name == ".." {
		return smartmoney.BadInput(field, "%s must be 1 to 249 letters, digits, '.', '_' and '-', got %s", field, smartmoney.Shown(name))
	}
	return nil
}

// client returns a client with options. It reads the files of certificates and of the password.
func (k *kafkaAccess) client(more ...kgo.Opt) (*kgo.Client, error) {
	options := append([]kgo.Opt{kgo.SeedBrokers(k.Brokers...), kgo.ClientID("smartmoney"), kgo.DisableClientMetrics()}, more...)
	certificates, err := k.config()
	if err != nil {
		return nil, err
	}
	if certificates != nil {
		options = append(options, kgo.DialTLSConfig(certificates))
	}
	if k.SASL != "" {
		password, err := source.Secret("password", k.Password)
		if err != nil {
			return nil, err
		}
		mechanism := plain.Auth{User: k.User, Pass: password}.AsMechanism()
		switch secret := (scram.Auth{User: k.User, Pass: password}); k.SASL {
		case saslScram256:
			mechanism = secret.AsSha256Mechanism()
		case saslScram512:
			mechanism = secret.AsSha512Mechanism()
		}
		options = append(options, kgo.SASL(mechanism))
	}
	client, err := kgo.NewClient(options...)
	if err != nil {
		return nil, fmt.Errorf("configure the client: %w", err)
	}
	return client, nil
}

// kafkaError returns a *source.RefusedError if err says that the broker refuses the user, else err.
func kafkaError(err error) error {
	return refusal(err, kerr.SaslAuthenticationFailed, kerr.TopicAuthorizationFailed, kerr.ClusterAuthorizationFailed, kerr.UnsupportedSaslMechanism)
}

// refusal returns a *source.RefusedError if err is one of the errors, else err.
func refusal(err error, refused ...error) error {
	for _, r := range refused {
		if errors.Is(err, r) {
			return &source.RefusedError{Reason: err.Error()}
		}
	}
	return err
}

const (
	publishTimeout = 10 * time.Second // of a request to Kafka, and of a message with retries
	// more than a message's share of a batch beside its content, in bytes
	kafkaOverhead = 256
	leastMaxBytes = 1 << 10
	mostMaxBytes  = 16 << 20
)

// kafkaSink are the settings of a Publisher.
type kafkaSink struct {
	kafkaAccess
	Topic    string `json:"topic"`
	MaxBytes int    `json:"max_bytes"` // of a batch of messages: at most the topic's max.message.bytes; 1 KiB to 16 MiB
}

func (k *kafkaSink) check() error {
	if k.Topic == "" {
		k.Topic = "smartmoney.notifications"
	}
	if k.MaxBytes == 0 {
		k.MaxBytes = 1_000_000 // within what brokers accept by default, 1 MiB
	}
	if err := k.kafkaAccess.check(); err != nil {
		return err
	}
	if err := checkTopic("topic", k.Topic); err != nil {
		return err
	}
	if k.MaxBytes < leastMaxBytes || k.MaxBytes > mostMaxBytes {
		return smartmoney.BadInput("max_bytes", "max_bytes must be between %d and %d, got %d", leastMaxBytes, mostMaxBytes, k.MaxBytes)
	}
	return nil
}

// connect asks a broker for the topic.
func (k *kafkaSink) connect(ctx context.Context) (link, error) {
	client, err := k.client(
		kgo.RequiredAcks(kgo.AllISRAcks()), kgo.RecordPartitioner(kgo.StickyKeyPartitioner(nil)), kgo.ProducerLinger(0),
		kgo.ProducerBatchMaxBytes(int32(k.MaxBytes)), kgo.RetryTimeout(publishTimeout),
		kgo.ProduceRequestTimeout(publishTimeout), kgo.RecordDeliveryTimeout(publishTimeout),
		// what may be stored is sent again with the same id
		kgo.AllowIdempotentProduceCancellation(),
	)
	if err != nil {
		return nil, err
	}
	if _, err := describe(ctx, client, []string{k.Topic}); err != nil {
		client.Close()
		return nil, k.failure(err)
	}
	return &kafkaLink{k, client}, nil
}

// failure returns what to report of an error.
func (k *kafkaSink) failure(err error) error {
	return kafkaError(fmt.Errorf("brokers %s: %w", strings.Join(k.Brokers, ","), err))
}

// kafkaLink publishes to a topic. All in-sync replicas have a message when it is acknowledged, and
// what the client repeats is stored once.
type kafkaLink struct {
	settings *kafkaSink
	client   *kgo.Client
}

func (k *kafkaLink) publish(ctx context.Context, m *Message) error {
	most, topic := k.settings.MaxBytes, k.settings.Topic
	r := &kgo.Record{Topic: topic, Key: []byte(m.Key), Value: m.Body}
	size := kafkaOverhead + len(r.Key) + len(r.Value)
	for _, h := range m.Headers {
		r.Headers = append(r.Headers, kgo.RecordHeader{Key: h.Name, Value: []byte(h.Value)})
		size += len(h.Name) + len(h.Value)
	}
	if size > most {
		return &TooLongError{fmt.Sprintf("message %s has %d bytes, more than max_bytes, which is %d", m.ID, size, most)}
	}
	err := k.client.ProduceSync(ctx, r).FirstErr()
	switch {
	case err == nil:
		return nil
	case errors.Is(err, kerr.MessageTooLarge):
		return &TooLongError{fmt.Sprintf("topic %s does not accept a batch with message %s: lower max_bytes, which is %d, or raise the topic's max.message.bytes", topic, m.ID, most)}
	}
	return k.settings.failure(fmt.Errorf("publish message %s to topic %s: %w", m.ID, topic, err))
}

func (k *kafkaLink) close() { k.client.Close() }
