package nats

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"smartmoney/internal/sink"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/source/broker"
	source "smartmoney/internal/source/nats"
)

// Settings are those of a sink of this kind.
type Settings struct {
	source.Access
	Subject string `json:"subject"` // that subjects begin with, "smartmoney" by default; a stream must have "SUBJECT.>"
}

const defaultSubject = "smartmoney"

var subjectPrefix = regexp.MustCompile(`^[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*$`)

// maxSubject bounds Settings.Subject, in bytes.
const maxSubject = 128

var _ broker.Own = (*Settings)(nil)

// Complete implements broker.Own.
func (s *Settings) Complete() error {
	if s.Subject == "" {
		s.Subject = defaultSubject
	}
	return nil
}

// Validate implements broker.Own.
func (s *Settings) Validate() error {
	if err := s.ValidateAccess(); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	if len(s.Subject) > maxSubject || !subjectPrefix.MatchString(s.Subject) {
		return smartmoney.BadInput("subject", "subject must be at most %d letters, digits, '_' and '-', with '.' between tokens, got %s", maxSubject, smartmoney.Shown(s.Subject))
	}
	return nil
}

// of returns the subject of a stream and key: "smartmoney.notifications.desk". The key is one token: what would end
// it or be a wildcard is written as %2E.
func (s *Settings) of(stream sink.Stream, key string) string {
	var b strings.Builder
	b.WriteString(s.Subject + "." + string(stream) + ".")
	for _, c := range []byte(key) {
		if c == '_' || c == '-' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}

// Kind makes publishers to NATS JetStream.
type Kind struct{}

var _ sink.Kind = Kind{}

// Name implements sink.Kind.
func (Kind) Name() string { return "nats" }

// Check implements sink.Kind.
func (Kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	return broker.Check(raw, &Settings{}) //nolint:wrapcheck // names the setting
}
