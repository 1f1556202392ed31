package sim

import (
	"context"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/retry"
	"smartmoney/internal/smartmoney"
)

// FeedOptions say how a market is fed. The zero value lives from Start on.
type FeedOptions struct {
	Past       time.Duration                       // History of this length before Start comes first; 0: none
	Batch      int                                 // events per send, at most; 0: 2000
	Tick       time.Duration                       // between calls of Next; 0: 250 ms
	MinBackoff time.Duration                       // after a first failed send, then doubled; 0: 100 ms
	MaxBackoff time.Duration                       // at most; 0: 5 s
	Now        func() time.Time                    // the clock; nil: time.Now
	OnRetry    func(err error, wait time.Duration) // called before the wait after a failed send; nil: none
	Random     func() float64                      // spreads the waits; nil: math/rand
}

// Send passes events on, in order. It returns nil once they are taken; after an
// error it is called again with the same events, so taking them must be idempotent
// by trade id.
type Send func(ctx context.Context, events []event.Event) error

// withDefaults fills in what was left out.
func (o FeedOptions) withDefaults() FeedOptions {
	if o.Batch <= 0 {
		o.Batch = 2000
	}
	if o.Tick <= 0 {
		o.Tick = 250 * time.Millisecond
	}
	if o.MinBackoff <= 0 {
		o.MinBackoff = 100 * time.Millisecond
	}
	if o.MaxBackoff <= 0 {
		o.MaxBackoff = 5 * time.Second
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	return o
}

// Feed sends a market's past, if asked for, and then its present as time passes,
// until ctx ends, which gives nil. A failed send is repeated after a growing wait;
// only a refusal that would repeat itself (bad input, no right to send) is
// returned. Feed starts no goroutine.
func Feed(ctx context.Context, m *Market, o FeedOptions, send Send) error {
	f := &feeder{options: o.withDefaults(), send: send}
	err := f.run(ctx, m)
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// feeder is one run of Feed.
type feeder struct {
	options FeedOptions
	send    Send
	batch   []event.Event
}

func (f *feeder) run(ctx context.Context, m *Market) error {
	if f.options.Past > 0 {
		err := m.History(m.Start().Add(-f.options.Past), m.Start(), func(e event.Event) error { return f.add(ctx, e) })
		if err != nil {
			return err
		}
		if err := f.flush(ctx); err != nil {
			return err
		}
	}
	ticker := time.NewTicker(f.options.Tick)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ticker.C:
		}
		for _, e := range m.Next(f.options.Now()) {
			if err := f.add(ctx, e); err != nil {
				return err
			}
		}
		if err := f.flush(ctx); err != nil {
			return err
		}
	}
}

// add puts an event into the batch, and sends the batch when it is full.
func (f *feeder) add(ctx context.Context, e event.Event) error {
	f.batch = append(f.batch, e)
	if len(f.batch) < f.options.Batch {
		return nil
	}
	return f.flush(ctx)
}

// flush sends the batch until it is taken.
func (f *feeder) flush(ctx context.Context) error {
	if len(f.batch) == 0 {
		return nil
	}
	policy := retry.Policy{
		First: f.options.MinBackoff, Most: f.options.MaxBackoff, For: retry.Forever,
		Final: hopeless, Report: f.options.OnRetry, Random: f.options.Random,
	}
	err := policy.Do(ctx, func() error { return f.send(ctx, f.batch) })
	if err == nil {
		f.batch = make([]event.Event, 0, len(f.batch)) // the receiver may keep the old one
	}
	return err
}

// hopeless reports whether the same events would fail again.
func hopeless(err error) bool {
	switch smartmoney.CodeOf(err) {
	case smartmoney.CodeBadInput, smartmoney.CodeUnauthenticated, smartmoney.CodeForbidden:
		return true
	default:
		return false
	}
}
