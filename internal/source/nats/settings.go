package nats

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
	Stream   string      `json:"stream"`             // its name
	Subjects broker.List `json:"subjects,omitempty"` // of the stream's messages, with wildcards, at most 64; all if empty
}

var (
	streamName  = regexp.MustCompile(`^[a-zA-Z0-9_-]{1,255}$`)
	subjectName = regexp.MustCompile(`^[[:graph:]]{1,255}$`)
)

// Kind makes readers of NATS JetStream.
type Kind struct{}

var _ source.Kind = Kind{}

// Name implements source.Kind.
func (Kind) Name() string { return "nats" }

// Check implements source.Kind.
func (Kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	return broker.Check(raw, &Settings{}) //nolint:wrapcheck // names the setting
}

// Validate implements broker.Own.
func (s *Settings) Validate() error {
	if err := s.ValidateAccess(); err != nil {
		return err
	}
	if !streamName.MatchString(s.Stream) {
		return smartmoney.BadInput("stream", "stream must be 1 to 255 letters, digits, '_' and '-', got %s", smartmoney.Shown(s.Stream))
	}
	if len(s.Subjects) > maxNames {
		return smartmoney.BadInput("subjects", "subjects must be at most %d, got %d", maxNames, len(s.Subjects))
	}
	for _, subject := range s.Subjects {
		if !subjectName.MatchString(subject) {
			return smartmoney.BadInput("subjects", "subjects must be 1 to 255 ASCII characters without spaces, got %s", smartmoney.Shown(subject))
		}
	}
	return nil
}
