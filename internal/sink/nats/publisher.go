package nats

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"golang.org/x/sync/errgroup"

	"smartmoney/internal/sink"
	shared "smartmoney/internal/source"
	"smartmoney/internal/source/broker"
	source "smartmoney/internal/source/nats"
)

const (
	ackTimeout = 10 * time.Second // of a message
	inFlight   = 64               // messages that wait for their acknowledgement, of different keys
)

// publisher publishes to the subjects of a sink.
type publisher struct {
	settings *Settings
	server   *nats.Conn
	js       jetstream.JetStream
	alive    context.Context         //nolint:containedctx // ends with the connection
	end      context.CancelCauseFunc // of alive
}

var _ sink.Publisher = (*publisher)(nil)

// New implements sink.Kind. It connects.
func (Kind) New(ctx context.Context, spec sink.Spec) (sink.Publisher, error) {
	s := &Settings{}
	if err := broker.Read(spec.Settings, s); err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	p := &publisher{settings: s}
	p.alive, p.end = context.WithCancelCause(context.Background())
	var err error
	p.server, err = s.Connect(ctx,
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { p.end(err) }),
		nats.ClosedHandler(func(*nats.Conn) { p.end(nats.ErrConnectionClosed) }))
	if err != nil {
		p.end(nil)
		return nil, err //nolint:wrapcheck // names the servers
	}
	if p.js, err = jetstream.New(p.server); err != nil {
		return nil, errors.Join(fmt.Errorf("open JetStream: %w", err), p.Close())
	}
	return p, nil
}

// Publish implements sink.Publisher.
func (p *publisher) Publish(ctx context.Context, messages []sink.Message) error {
	publishing, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	defer context.AfterFunc(p.alive, func() { cancel(context.Cause(p.alive)) })()
	var order []string // subjects
	queues := map[string][]*nats.Msg{}
	for i := range messages {
		m := p.message(&messages[i])
		if len(queues[m.Subject]) == 0 {
			order = append(order, m.Subject)
		}
		queues[m.Subject] = append(queues[m.Subject], m)
	}
	group, running := errgroup.WithContext(publishing)
	group.SetLimit(inFlight)
	for _, subject := range order {
		group.Go(func() error { return p.publish(running, queues[subject]) })
	}
	if err := group.Wait(); err != nil {
		if cause := context.Cause(publishing); cause != nil && ctx.Err() == nil {
			err = fmt.Errorf("%w: %w", err, cause)
		}
		return source.Refusal(fmt.Errorf("servers %s: %w", strings.Join(p.settings.Servers, ","), err))
	}
	return nil
}

// publish publishes messages of one subject, each when the one before is acknowledged.
func (p *publisher) publish(ctx context.Context, messages []*nats.Msg) error {
	for _, m := range messages {
		limited, cancel := context.WithTimeout(ctx, ackTimeout)
		_, err := p.js.PublishMsg(limited, m)
		cancel()
		switch {
		case err == nil:
		case errors.Is(err, nats.ErrMaxPayload), errors.Is(err, jetstream.ErrStreamMessageExceedsMaximum):
			return &shared.RefusedError{Reason: fmt.Sprintf("message %s has %d bytes, more than the server's max_payload, which is %d, or than the stream's max_msg_size",
				m.Header.Get(nats.MsgIdHdr), len(m.Data), p.server.MaxPayload())}
		case errors.Is(err, jetstream.ErrNoStreamResponse):
			return fmt.Errorf("publish to %s: no stream has this subject; make one with the subject %s.>: %w", m.Subject, p.settings.Subject, err)
		default:
			return fmt.Errorf("publish message %s to %s: %w", m.Header.Get(nats.MsgIdHdr), m.Subject, err)
		}
	}
	return nil
}

func (p *publisher) message(m *sink.Message) *nats.Msg {
	out := nats.NewMsg(p.settings.of(m.Stream, m.Key))
	out.Data = m.Body
	for _, h := range m.Headers() {
		out.Header[h.Name] = []string{h.Value}
	}
	out.Header.Set(nats.MsgIdHdr, m.ID)
	return out
}

// Close implements sink.Publisher.
func (p *publisher) Close() error {
	p.server.Close()
	p.end(nil)
	return nil
}
