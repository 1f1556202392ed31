package webhook

import (
	"context"
	"strconv"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
