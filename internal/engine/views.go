package engine

import (
	"context"
	"time"

	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
)

// refreshMost bounds the age at which a snapshot that lags behind is made anew,
// however costly that is. It leaves the rest of a second for the making.
const refreshMost = 700 * time.Millisecond

// answer serves the requests that wait.
func (l *loop) answer(s *state) {
	for {
		select {
		case r := <-l.requests:
			r.answer(s)
		default:
			return
		}
	}
}

func (r request) answer(s *state) {
	r.ask(s)
	close(r.done)
}

// ask runs f with the state between two batches.
func (l *loop) ask(ctx context.Context, f func(*state)) error {
	r := request{ask: f, done: make(chan struct{})}
	select {
	case l.requests <- r:
	case <-l.ended:
		return l.unavailable()
	case <-ctx.Done():
		return l.unavailable()
	}
	<-r.done
	return nil
}

func (l *loop) unavailable() error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the state of %s is not available at present", l.chain)
}

// fresh gives the published snapshot, made anew when something was committed since.
// Readers that come together share one making, and a lagging snapshot is kept for
// four times what it cost to make, so that making them leaves the loop at least
// four fifths of its time.
func (l *loop) fresh(ctx context.Context) (*rank.Snapshot, error) {
	p := l.published.Load()
	if p != nil {
		if p.Position() >= l.committed.Load() {
			return p.Snapshot, nil
		}
		if time.Since(p.at) < min(4*p.cost, refreshMost) {
			return p.Snapshot, nil
		}
	}
	made := l.refresh.DoChan("", func() (any, error) {
		var p *published
		wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), commitTimeout)
		defer cancel()
		err := l.ask(wait, func(s *state) { p = l.publish(s) })
		return p, err
	})
	select {
	case r := <-made:
		if r.Err != nil {
			return nil, r.Err
		}
		return r.Val.(*published).Snapshot, nil
	case <-ctx.Done():
		return nil, l.unavailable()
	}
}
