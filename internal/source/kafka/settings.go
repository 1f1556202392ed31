package kafka

import (
	"encoding/json"
	"regexp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

// Settings are those of a source of this kind.
type Settings struct {
	broker.Settings
	Access
	Topics broker.List `json:"topics"` // 1 to 64
}

var topicName = regexp.MustCompile(`^[a-zA-Z0-9._-]{1,249}$`)

// ValidateTopic returns an error that names the field if no topic may have the name.
func ValidateTopic(field, name string) error {
	if !topicName.MatchString(name) || name == "." || name == ".." {
		return smartmoney.BadInput(field, "%s must be 1 to 249 letters, digits, '.', '_' and '-', got %s", field, smartmoney.Shown(name))
	}
	return nil
}

// Kind makes readers of Kafka.
type Kind struct{}

var _ source.Kind = Kind{}

// Name implements source.Kind.
func (Kind) Name() string { return "kafka" }

// Check implements source.Kind.
func (Kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	return broker.Check(raw, &Settings{}) //nolint:wrapcheck // names the setting
}

// Validate implements broker.Own.
func (s *Settings) Validate() error {
	if err := s.ValidateAccess(); err != nil {
		return err
	}
	if len(s.Topics) < 1 || len(s.Topics) > maxNames {
		return smartmoney.BadInput("topics", "topics must be 1 to %d names, got %d", maxNames, len(s.Topics))
	}
	known := map[string]bool{}
	for _, topic := range s.Topics {
		if err := ValidateTopic("topics", topic); err != nil {
			return err
		}
		if known[topic] {
			return smartmoney.BadInput("topics", "topics must be different names, got %s twice", smartmoney.Shown(topic))
		}
		known[topic] = true
	}
	return nil
}
