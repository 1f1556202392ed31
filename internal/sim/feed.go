package sim

import (
	"context"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// FeedOptions configures Feed. The zero value sends no past.
type FeedOptions struct {
	// length of the History before Start that is sent first; 0: none
	Past  time.Duration
	Batch int           // most events per Send; 0: 2000
	Tick  time.Duration // interval between calls of Next; 0: 250 ms
	// backoff after the first failed Send, doubled after each further one; 0: 100 ms
	MinBackoff time.Duration
	MaxBackoff time.Duration                       // longest backoff; 0: 5 s
	Now        func() time.Time                    // the clock; nil: time.Now
	OnRetry    func(err error, wait time.Duration) // called before each backoff; nil: none
	Random     func() float64                      // spreads the backoffs; nil: math/rand
}

// Send sends events in order. It returns nil once they are accepted. After an error Feed
// calls it again with the same events, so the receiver must be idempotent by trade id.
type Send func(ctx context.Context, events []event.Event) error

// withDefaults returns o with its defaults filled in.
func (f FeedOptions) withDefaults() FeedOptions {
	if f.Batch <= 0 {
		f.Batch = 2000
	}
	if f.Tick <= 0 {
		f.Tick = 250 * time.Millisecond
	}
	if f.MinBackoff <= 0 {
		f.MinBackoff = 100 * time.Millisecond
	}
	if f.MaxBackoff <= 0 {
		f.MaxBackoff = 5 * time.Second
	}
	if f.Now == nil {
		f.Now = time.Now
	}
	return f
}

// Feed sends a market's past, if Past is set, and then its events as time passes. It
// returns nil when ctx ends. It retries a failed Send with backoff and returns only errors
// that a retry cannot fix: bad input and missing permission. Feed starts no goroutine.
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

// add adds an event to the batch and sends the batch if it is full.
func (f *feeder) add(ctx context.Context, e event.Event) error {
	f.batch = append(f.batch, e)
	if len(f.batch) < f.options.Batch {
		return nil
	}
	return f.flush(ctx)
}

// flush sends the batch and retries until it is accepted.
func (f *feeder) flush(ctx context.Context) error {
	if len(f.batch) == 0 {
		return nil
	}
	policy := retry.Policy{
		First: f.options.MinBackoff, Most: f.options.MaxBackoff, For: retry.Forever,
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
