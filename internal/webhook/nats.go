package webhook

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"

	natsclient "github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
	"github.com/smartmoneyhq/smartmoney/internal/source/nats"
)

// natsSettings are those of a sink of the kind nats.
type natsSettings struct {
	nats.Access
	Subject string `json:"subject"` // that subjects begin with, "smartmoney" by default; a stream must have "SUBJECT.>"
}

const (
	defaultSubject = "smartmoney"
	maxSubject     = 128 // bytes
)

var subjectPrefix = regexp.MustCompile(`^[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*$`)

var _ broker.Own = (*natsSettings)(nil)

// Complete implements broker.Own.
func (s *natsSettings) Complete() error {
	if s.Subject == "" {
		s.Subject = defaultSubject
	}
	return nil
}

// Validate implements broker.Own.
func (s *natsSettings) Validate() error {
	if err := s.ValidateAccess(); err != nil {
		return err //nolint:wrapcheck // names the setting
	}
	if len(s.Subject) > maxSubject || !subjectPrefix.MatchString(s.Subject) {
		return smartmoney.BadInput("subject", "subject must be at most %d letters, digits, '_' and '-', with '.' between tokens, got %s", maxSubject, smartmoney.Shown(s.Subject))
	}
	return nil
}

// of returns the subject of a key: "smartmoney.notifications.desk". The key is one token: what would end it or be a
// wildcard is written as %2E.
func (s *natsSettings) of(key string) string {
	var b strings.Builder
	b.WriteString(s.Subject + ".notifications.")
	for _, c := range []byte(key) {
		if c == '_' || c == '-' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}

// newNATS returns the function that connects with settings.
func newNATS(raw json.RawMessage) (func(context.Context) (publisher, error), error) {
	s := &natsSettings{}
	if err := broker.Read(raw, s); err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	return s.connect, nil
}

// connect connects. It reads the files of certificates and secrets.
func (s *natsSettings) connect(ctx context.Context) (publisher, error) {
	p := &natsPublisher{settings: s}
	p.alive, p.end = context.WithCancelCause(context.Background())
	var err error
	p.server, err = s.Connect(ctx,
		natsclient.ErrorHandler(func(_ *natsclient.Conn, _ *natsclient.Subscription, err error) { p.end(err) }),
		natsclient.ClosedHandler(func(*natsclient.Conn) { p.end(natsclient.ErrConnectionClosed) }))
	if err != nil {
		p.end(nil)
		return nil, err //nolint:wrapcheck // names the servers
	}
	if p.js, err = jetstream.New(p.server); err != nil {
		p.close()
		return nil, fmt.Errorf("open JetStream: %w", err)
	}
	return p, nil
}

// natsPublisher publishes to the subjects of a JetStream stream. A key has one message in flight, so none overtakes
// another. A stream drops what is repeated within its window.
type natsPublisher struct {
	settings *natsSettings
	server   *natsclient.Conn
	js       jetstream.JetStream
	alive    context.Context         //nolint:containedctx // ends with the connection
	end      context.CancelCauseFunc // of alive
}

func (p *natsPublisher) publish(ctx context.Context, m *Message) error {
	publishing, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	defer context.AfterFunc(p.alive, func() { cancel(context.Cause(p.alive)) })()
	out := natsclient.NewMsg(p.settings.of(m.Key))
	out.Data = m.Body
	for _, h := range m.Headers() {
		out.Header[h.Name] = []string{h.Value}
	}
	out.Header.Set(natsclient.MsgIdHdr, m.ID)
	_, err := p.js.PublishMsg(publishing, out)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, natsclient.ErrMaxPayload), errors.Is(err, jetstream.ErrStreamMessageExceedsMaximum):
		return &tooLongError{fmt.Sprintf("message %s has %d bytes, more than the server's max_payload, which is %d, or than the stream's max_msg_size",
			m.ID, len(m.Body), p.server.MaxPayload())}
	case errors.Is(err, jetstream.ErrNoStreamResponse):
		err = fmt.Errorf("publish to %s: no stream has this subject; make one with the subject %s.>: %w", out.Subject, p.settings.Subject, err)
	default:
		err = fmt.Errorf("publish message %s to %s: %w", m.ID, out.Subject, err)
	}
	if cause := context.Cause(publishing); cause != nil && ctx.Err() == nil {
		err = fmt.Errorf("%w: %w", err, cause)
	}
	return nats.Refusal(fmt.Errorf("servers %s: %w", strings.Join(p.settings.Servers, ","), err))
}

func (p *natsPublisher) close() {
	p.server.Close()
	p.end(nil)
}
