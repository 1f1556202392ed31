package studio

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// A refresh uses CPU time that ingest needs. The pause after it is a multiple of its
// duration, within bounds. While clients send requests, the pause is short enough that they
// read data of at most two seconds ago. Otherwise it is much longer, and the next request
// waits for a refresh.
const (
	askedPause   = 4 // times the cost of a refresh
	askedLeast   = 300 * time.Millisecond
	askedMost    = 700 * time.Millisecond
	unaskedPause = 32
	unaskedLeast = 5 * time.Second
	unaskedMost  = time.Minute
	leastRest    = 20 * time.Millisecond // even if a request waits

	// askedFor is how long after a request the short pause applies.
	askedFor = 10 * time.Second
	// freshFor is the age up to which a refresh is fresh. A snapshot of the engine may be
	// another 700 ms old.
	freshFor = 1200 * time.Millisecond
	// freshWait is how long a request waits for a refresh.
	freshWait = 5 * time.Second
)

// pace says when the next refresh is due.
type pace struct {
	wake chan struct{} // a request waits for a refresh

	mu    *sync.Mutex   // guards the fields below
	asked time.Time     // time of the last request
	began time.Time     // of the last refresh that was complete; zero: none
	next  chan struct{} // closed when a refresh has ended
	cost  time.Duration // of the last refresh
}

func newPace() pace {
	return pace{wake: make(chan struct{}, 1), mu: new(sync.Mutex), next: make(chan struct{})}
}

var errStale = errors.New("the indexes are not fresh")

// fresh returns once a refresh is complete that began at most freshFor ago, or after now. It
// returns an error if that takes too long.
func (p *pace) fresh(ctx context.Context, now time.Time) error {
	timeout := time.NewTimer(freshWait)
	defer timeout.Stop()
	for {
		p.mu.Lock()
		p.asked = now
		done := !p.began.IsZero() && now.Sub(p.began) <= freshFor
		next := p.next
		p.mu.Unlock()
		if done {
			return nil
		}
		select {
		case p.wake <- struct{}{}:
		default:
		}
		select {
		case <-next:
		case <-ctx.Done():
			return ctx.Err()
		case <-timeout.C:
			return errStale
		}
	}
}

// wait waits until a refresh is due, and returns false when ctx ends.
func (p *pace) wait(ctx context.Context) bool {
	rest, pause := p.pauses(time.Now())
	if retry.Sleep(ctx, rest) != nil {
		return false
	}
	timer := time.NewTimer(pause - rest)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-p.wake:
	case <-timer.C:
	}
	return ctx.Err() == nil
}

// pauses returns the least rest after a refresh, and the pause if no request arrives.
func (p *pace) pauses(now time.Time) (rest, pause time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	rest = min(max(p.cost, leastRest), askedLeast)
	switch {
	case p.began.IsZero():
		return rest, askedLeast
	case now.Sub(p.asked) < askedFor:
		return rest, min(max(askedPause*p.cost, askedLeast), askedMost)
	default:
		return rest, min(max(unaskedPause*p.cost, unaskedLeast), unaskedMost)
	}
}

// done records the end of a refresh, and whether it was complete.
func (p *pace) done(began, ended time.Time, complete bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.cost = ended.Sub(began)
	if complete {
		p.began = began
	}
	close(p.next)
	p.next = make(chan struct{})
}
