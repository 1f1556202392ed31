package webhook

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/broker"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

const (
	joinEvery    = 5 // of Options.Poll, between looks for customers without an endpoint of the sink
	mostPause    = time.Minute
	refusedPause = 5 * time.Minute // after a broker refused the user, the topic or a message

	// bytes of a body for a broker: with its headers less than brokers take by default, 1 MB
	maxBody = 900 << 10
)

// pauses are those between the attempts at a sink that fails.
type pauses struct {
	mu      sync.Mutex // guards what follows
	backoff *retry.Backoff
	until   time.Time // no endpoint is leased before
}

func newPauses(first time.Duration) *pauses {
	return &pauses{backoff: retry.Policy{First: first, Most: mostPause}.Backoff()}
}

// reset lets the next failure be the first one.
func (p *pauses) reset() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.backoff.Reset()
	p.until = time.Time{}
}

// left returns how long the sink is not tried.
func (p *pauses) left(now time.Time) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.until.Sub(now)
}

// pause returns when a delivery to the sink is attempted again that failed at a time. The endpoints
// of other customers wait, too, unless the broker may accept their messages.
func (s *Sender) pause(failed time.Time, out *Result) time.Time {
	p := s.pauses
	p.mu.Lock()
	defer p.mu.Unlock()
	next := failed.Add(out.RetryAfter)
	switch {
	case out.Other:
	// an attempt that ran beside the one that failed first
	case out.RetryAfter == 0 && p.until.After(failed):
		return p.until
	default:
		if out.RetryAfter == 0 {
			next = failed.Add(p.backoff.Next())
		}
		p.until = next
	}
	s.Logger.Warn("sink failed, trying again", "sink", s.Sink, "error", *out.Error, "pause", next.Sub(failed))
	return next
}

// prepare joins new customers to the sink. It returns how long to wait while the sink is not tried.
func (s *Sender) prepare(ctx context.Context) (wait time.Duration, err error) {
	now := s.Now()
	if left := s.pauses.left(now); left > 0 {
		return min(left, s.Poll), nil
	}
	if now.Before(s.joinAt) {
		return 0, nil
	}
	if err := s.Store.JoinSink(ctx, s.Sink, s.FromNow); err != nil {
		return 0, err
	}
	s.joinAt = now.Add(joinEvery * s.Poll)
	return 0, nil
}

// truncated is the body of an entry whose own body is too long for a broker.
func truncated(n *smartmoney.Notification) []byte {
	b := wire.AppendString([]byte(`{"signal_id":`), n.Signal.ID)
	b = wire.AppendString(append(b, `,"notification_type":`...), string(n.Signal.Type))
	return append(strconv.AppendInt(append(b, `,"truncated":true,"sequence":`...), n.Sequence, 10), '}')
}

// The names of the headers that brokers store beside a message's body.
const (
	HeaderID       = "smartmoney-id"
	HeaderKey      = "smartmoney-key"
	HeaderType     = "smartmoney-type"
	HeaderSequence = "smartmoney-sequence"
	HeaderPrevious = "smartmoney-previous"
)

// Headers returns what a broker stores beside the body.
func (m *Message) Headers() []broker.Header {
	return []broker.Header{
		{Name: HeaderID, Value: m.ID},
		{Name: HeaderKey, Value: m.Key},
		{Name: HeaderType, Value: m.Type},
		{Name: HeaderSequence, Value: strconv.FormatInt(m.Sequence, 10)},
		{Name: HeaderPrevious, Value: strconv.FormatInt(m.Previous, 10)},
	}
}

// Broker sends messages to a broker.
type Broker struct{ *broker.Publisher }

// Sink is a broker that the operator names in the settings file.
type Sink struct {
	Name    string // [a-z0-9-]{1,64}
	FromNow bool   // see Options
	Broker  Broker
}

// NewSink returns the sink of a kind, kafka or nats, for its settings: a JSON object with the field
// from beside those of broker.NewPublisher, whose errors it returns. A sink without the stream
// notifications, which had others before they were removed, is nil.
func NewSink(name, kind string, settings json.RawMessage, log *slog.Logger) (*Sink, error) {
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(settings, &fields); err != nil {
		return nil, smartmoney.BadInput("settings", "the settings must be a JSON object")
	}
	s := &Sink{Name: name}
	if raw, ok := fields["from"]; ok {
		var from string
		if json.Unmarshal(raw, &from) != nil || from != "earliest" && from != "now" {
			return nil, smartmoney.BadInput("from", "from must be earliest or now, got %s", smartmoney.Shown(string(raw)))
		}
		s.FromNow = from == "now"
	}
	streams, notifications := fields["streams"], true
	if streams != nil {
		notifications = onlyNotifications(name, string(streams), log)
	}
	delete(fields, "from")
	delete(fields, "streams")
	own, err := json.Marshal(fields)
	if err != nil {
		return nil, smartmoney.BadInput("settings", "the settings must be a JSON object")
	}
	s.Broker.Publisher, err = broker.NewPublisher(kind, own)
	if err != nil || !notifications {
		return nil, err
	}
	return s, nil
}

// onlyNotifications reports whether a sink has the stream notifications, and warns of the streams
// that were removed.
func onlyNotifications(name, streams string, log *slog.Logger) bool {
	named := strings.FieldsFunc(streams, func(r rune) bool { return r < 'a' || r > 'z' })
	if slices.ContainsFunc(named, func(s string) bool { return s != "notifications" }) {
		log.Warn("a sink publishes notifications only, its other streams were removed: take streams out of its settings", "sink", name, "streams", streams)
	}
	return slices.Contains(named, "notifications")
}

// Post implements Transport.
func (b Broker) Post(ctx context.Context, m Message) (Result, error) {
	started := time.Now()
	limited, cancel := context.WithTimeout(ctx, attemptTimeout)
	defer cancel()
	err := b.Publish(limited, &broker.Message{ID: m.ID, Key: m.Key, Headers: m.Headers(), Body: m.Body})
	if ctx.Err() != nil {
		return Result{}, fmt.Errorf("attempt at %s: %w", m.ID, context.Cause(ctx))
	}
	out := Result{WebhookAttempt: smartmoney.WebhookAttempt{At: started.UTC(), DurationMs: time.Since(started).Milliseconds()}}
	if err == nil {
		return out, nil
	}
	if limited.Err() != nil {
		err = fmt.Errorf("the broker did not store the message within %s: %w", attemptTimeout, err)
	}
	if refused, ok := errors.AsType[*source.RefusedError](err); ok {
		out.RetryAfter, err = refusedPause, errors.New("the broker refuses the sink: "+refused.Reason)
	}
	if _, ok := errors.AsType[*broker.TooLongError](err); ok {
		out.RetryAfter, out.Other = refusedPause, true
	}
	out.Error = new(source.ErrorText(err))
	return out, nil
}
