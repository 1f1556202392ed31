package kafka

import (
	"errors"
	"regexp"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/sasl/plain"
	"github.com/twmb/franz-go/pkg/sasl/scram"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

// Access are the settings with which sources and sinks reach a cluster.
type Access struct {
	broker.Encryption
	Brokers  broker.List `json:"brokers"`            // host:port, 1 to 64; the others of the cluster are found
	SASL     string      `json:"sasl,omitempty"`     // plain, scram-sha-256 or scram-sha-512; "" without
	User     string      `json:"user,omitempty"`     // with sasl
	Password string      `json:"password,omitempty"` // with sasl; a secret
}

const (
	maxNames  = 64
	maxSecret = 1024 // bytes of user and password
)

// The values of Access.SASL.
const (
	saslPlain    = "plain"
	saslScram256 = "scram-sha-256"
	saslScram512 = "scram-sha-512"
)

var brokerName = regexp.MustCompile(`^(\[[0-9a-fA-F:.]+\]|[a-zA-Z0-9._-]{1,253}):[0-9]{1,5}$`)

// ValidateAccess returns an error for the first setting that is wrong.
func (a *Access) ValidateAccess() error {
	if len(a.Brokers) < 1 || len(a.Brokers) > maxNames {
		return smartmoney.BadInput("brokers", "brokers must be 1 to %d addresses like host:9092, got %d", maxNames, len(a.Brokers))
	}
	for _, address := range a.Brokers {
		if !brokerName.MatchString(address) {
			// The value may have a password.
			return smartmoney.BadInput("brokers", "brokers must be addresses like host:9092, without scheme and user")
		}
	}
	if err := a.ValidateEncryption(); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	switch a.SASL {
	case "":
		if a.User != "" || a.Password != "" {
			return smartmoney.BadInput("sasl", "sasl must be set with user and password")
		}
		return nil
	case saslPlain, saslScram256, saslScram512:
	default:
		return smartmoney.BadInput("sasl", "sasl must be %s, %s or %s, got %s", saslPlain, saslScram256, saslScram512, smartmoney.Shown(a.SASL))
	}
	if a.User == "" || a.Password == "" || len(a.User) > maxSecret || len(a.Password) > maxSecret {
		return smartmoney.BadInput("user", "user and password must be 1 to %d bytes with sasl", maxSecret)
	}
	return nil
}

// Options returns the options of a client. It reads the files of certificates and of the password.
func (a *Access) Options() ([]kgo.Opt, error) {
	options := []kgo.Opt{kgo.SeedBrokers(a.Brokers...), kgo.ClientID("smartmoney"), kgo.DisableClientMetrics()}
	certificates, err := a.Certificates()
	if err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	if certificates != nil {
		options = append(options, kgo.DialTLSConfig(certificates))
	}
	if a.SASL == "" {
		return options, nil
	}
	password, err := source.Secret("password", a.Password)
	if err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	switch a.SASL {
	case saslPlain:
		return append(options, kgo.SASL(plain.Auth{User: a.User, Pass: password}.AsMechanism())), nil
	case saslScram256:
		return append(options, kgo.SASL(scram.Auth{User: a.User, Pass: password}.AsSha256Mechanism())), nil
	default:
		return append(options, kgo.SASL(scram.Auth{User: a.User, Pass: password}.AsSha512Mechanism())), nil
	}
}

// Refusal returns a *source.RefusedError if err says that the broker refuses the user, else err.
func Refusal(err error) error {
	for _, refused := range []error{
		kerr.SaslAuthenticationFailed, kerr.TopicAuthorizationFailed, kerr.ClusterAuthorizationFailed, kerr.UnsupportedSaslMechanism,
	} {
		if errors.Is(err, refused) {
			return &source.RefusedError{Reason: err.Error()}
		}
	}
	return err
}
