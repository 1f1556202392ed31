// Package retry tries again what failed, after pauses that double up to a bound and are
// spread at random, so that many who failed together do not come back together. It decides
// when, and the caller what: which failures are final, and what is logged.
package retry

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"sync/atomic"
	"time"
)

// Forever sets no limit of time, as Policy.For.
const Forever = time.Duration(math.MaxInt64)

// Policy says how often and how long something is tried. First and Most are required.
type Policy struct {
	// backoff after the first failure, doubled after each further one
	First time.Duration
	Most  time.Duration // the longest backoff
	// no try begins later than this after the first failure; 0: one try only
	For time.Duration
	// how often it is tried at most; 0: as often as For allows
	Tries  int
	Final  func(error) bool                     // failures that are not tried again; nil: none
	Report func(err error, pause time.Duration) // called before each pause; nil: nothing is
	Clock  Clock                                // nil: the system's
	Random func() float64                       // 0 up to 1, spreads pauses; nil: math/rand
}

// Clock is the time as this package needs it, so that tests need not wait.
type Clock interface {
	Now() time.Time
	// Sleep waits for d. It returns the error of ctx if that ends first.
	Sleep(ctx context.Context, d time.Duration) error
}

// Do calls f until it succeeds, fails for good, or the policy allows no further try, and
// returns what f returned last. When ctx ends during a pause it returns the error of ctx.
func (p Policy) Do(ctx context.Context, f func() error) error {
	var failing time.Time
	backoff := p.Backoff()
	for try := 1; ; try++ {
		err := f()
		if err == nil || ctx.Err() != nil || p.Final != nil && p.Final(err) || try == p.Tries {
			return err
		}
		now := backoff.policy.Clock.Now()
		if failing.IsZero() {
			failing = now
		}
		pause := backoff.Next()
		if after, asked := errors.AsType[*afterError](err); asked {
			pause = max(pause, after.pause)
		}
		if now.Sub(failing) > p.For-pause {
			return err
		}
		if p.Report != nil {
			p.Report(err, pause)
		}
		if err := backoff.policy.Clock.Sleep(ctx, pause); err != nil {
			return err
		}
	}
}

// Backoff returns the pauses of the policy for a loop of the caller's own.
func (p Policy) Backoff() *Backoff {
	if p.Clock == nil {
		p.Clock = System{}
	}
	if p.Random == nil {
		p.Random = rand.Float64
	}
	return &Backoff{policy: p, next: p.First}
}

// Backoff is the pauses between the tries of one loop. It is not for concurrent use.
type Backoff struct {
	policy Policy
	next   time.Duration
}

// Next returns the next pause: from half of the backoff to all of it.
func (b *Backoff) Next() time.Duration {
	pause := min(b.next, b.policy.Most)
	b.next = min(2*pause, b.policy.Most)
	return pause/2 + time.Duration(b.policy.Random()*float64(pause/2))
}

// Wait waits for the next pause. It returns the error of ctx if that ends first.
func (b *Backoff) Wait(ctx context.Context) error {
	return b.policy.Clock.Sleep(ctx, b.Next())
}

// Reset begins with the shortest pause again, after a success.
func (b *Backoff) Reset() { b.next = b.policy.First }

// Keep calls f again whenever it returns, until ctx ends: for what should go on for ever, such
// as listening. f calls working when it works, after which the next pause is the shortest.
// report receives the first failure after f was working, or at all.
func (p Policy) Keep(ctx context.Context, f func(working func()) error, report func(error)) {
	backoff, failing := p.Backoff(), false
	for ctx.Err() == nil {
		var worked atomic.Bool
		err := f(func() { worked.Store(true) })
		if ctx.Err() != nil {
			return
		}
		if worked.Load() {
			backoff.Reset()
			failing = false
		}
		if !failing {
			report(err)
			failing = true
		}
		if backoff.Wait(ctx) != nil {
			return
		}
	}
}

// After returns err as a failure that is tried again after d at the earliest: for a peer
// that says how long to wait.
func After(err error, d time.Duration) error { return &afterError{error: err, pause: d} }

type afterError struct {
	error
	pause time.Duration
}

func (a *afterError) Unwrap() error { return a.error }

// Sleep waits for d, or until ctx ends, whose error it then returns.
func Sleep(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// System is the machine's time.
type System struct{}

// Now is time.Now.
func (System) Now() time.Time { return time.Now() }

// Sleep is the function of that name.
func (System) Sleep(ctx context.Context, d time.Duration) error { return Sleep(ctx, d) }
