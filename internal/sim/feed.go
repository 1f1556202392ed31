package sim

import (
	"cmp"
	"context"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// FeedOptions configures Feed. The zero value is useful.
type FeedOptions struct {
	Batch      int                                 // most events per Send; 0: 8000
	Tick       time.Duration                       // interval between calls of Next in the present; 0: 250 ms
	MaxBackoff time.Duration                       // longest backoff after failed Sends: the first is 100 ms, each further one twice as long; 0: 5 s
	Now        func() time.Time                    // the clock; nil: time.Now
	OnPresent  func()                              // called once, when the events up to the present are sent; nil: none
	OnRetry    func(err error, wait time.Duration) // called before each backoff; nil: none
	Random     func() float64                      // spreads the backoffs; nil: math/rand
}

// Send sends events in order. It returns nil once they are accepted. After an error Feed
// calls it again with the same events, so the receiver must be idempotent by trade id.
type Send func(ctx context.Context, events []event.Event) error

func (o FeedOptions) withDefaults() FeedOptions {
	o.Batch = cmp.Or(o.Batch, 8000)
	o.Tick = cmp.Or(o.Tick, 250*time.Millisecond)
	o.MaxBackoff = cmp.Or(o.MaxBackoff, 5*time.Second)
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.OnPresent == nil {
		o.OnPresent = func() {}
	}
	return o
}

// Feed sends a market's events up to the present as fast as they are accepted, and then as time
// passes. After a pause, as when the machine slept, it sends what it missed. It returns nil when
// ctx ends. It retries a failed Send with backoff and returns only errors that a retry cannot fix:
// bad input and missing permission. Feed starts no goroutine.
func Feed(ctx context.Context, m *Market, o FeedOptions, send Send) error {
	f := &feeder{options: o.withDefaults(), send: send}
	err := f.run(ctx, m)
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// feeder is the state of one call of Feed.
type feeder struct {
	options FeedOptions
	send    Send
	batch   []event.Event
}

func (f *feeder) run(ctx context.Context, m *Market) error {
	if err := f.catchUp(ctx, m); err != nil {
		return err
	}
	f.options.OnPresent()
	ticker := time.NewTicker(f.options.Tick)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ticker.C:
		}
		if err := f.catchUp(ctx, m); err != nil {
			return err
		}
	}
}

// catchUp sends the events up to the present.
func (f *feeder) catchUp(ctx context.Context, m *Market) error {
	add := func(e event.Event) error {
		// The log stores a request with a correction more slowly.
		if e.Correction != nil {
			if err := f.flush(ctx); err != nil {
				return err
			}
		}
		if f.batch = append(f.batch, e); len(f.batch) < f.options.Batch && e.Correction == nil {
			return nil
		}
		return f.flush(ctx)
	}
	if err := m.History(f.options.Now(), add); err != nil {
		return err
	}
	return f.flush(ctx)
}

// flush sends the batch and retries until it is accepted.
func (f *feeder) flush(ctx context.Context) error {
	if len(f.batch) == 0 {
		return nil
	}
	policy := retry.Policy{
		First: 100 * time.Millisecond, Most: f.options.MaxBackoff, For: retry.Forever,
		Final: permanent, Report: f.options.OnRetry, Random: f.options.Random,
	}
	err := policy.Do(ctx, func() error { return f.send(ctx, f.batch) })
	if err == nil {
		f.batch = make([]event.Event, 0, len(f.batch)) // the receiver may keep the old one
	}
	return err
}

// permanent reports whether sending the same events again would fail again.
func permanent(err error) bool {
	switch smartmoney.CodeOf(err) {
	case smartmoney.CodeBadInput, smartmoney.CodeUnauthenticated, smartmoney.CodeForbidden:
		return true
	default:
		return false
	}
}
