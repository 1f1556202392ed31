// Package limits is the gate that every request passes: one table of classes of work (Default) and
// one implementation of their bounds. The interfaces (graph and its websockets, rest,
// internal/studio/routes, ingest) open it with Gate.Request, which counts the request and puts the
// gate into its context. Work that turns out to be costly then enters its class with Enter.
//
// Bounds are of one process. Customers do not wait for each other. A Gate is safe for concurrent
// use, starts no goroutine and keeps no state of callers without work, except for buckets of rates,
// whose number is bounded. A nil *Gate, and a context without one, bound nothing.
package limits

import (
	"cmp"
	"context"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/time/rate"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/cache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Gate admits the work of callers by the rules of its classes.
type Gate struct {
	rules Rules
	now   func() time.Time // of rates

	mu     sync.Mutex // guards the places and their counts
	places map[owner]*places

	bytesMu sync.Mutex // guards the fields below
	bytes   map[owner]int64
	all     [classes]int64 // bytes of all customers

	ratesMu sync.Mutex // guards the buckets' contents
	buckets *cache.Cache[*rate.Limiter]

	refused [classes]atomic.Uint64 // of rates and streams
}

// owner is whose work of a class it is.
type owner struct {
	class Class
	id    string // of a customer, "" for one without; of a key; "" for the process
}

// places are those of one owner.
type places struct {
	entered int           // that run or wait
	running chan struct{} // holds an element for each that runs; nil in a class without a queue
}

// New returns a gate with rules. now is the clock of rates.
func New(rules Rules, now func() time.Time) *Gate {
	return &Gate{
		rules: rules, now: now, places: map[owner]*places{}, bytes: map[owner]int64{},
		buckets: cache.New(cache.Options[*rate.Limiter]{Entries: maxBuckets}),
	}
}

// Enter blocks until a customer may run one more of a class. The caller must call leave when that
// has finished. Enter returns RATE_LIMITED if too many wait or the wait takes too long, and the
// error of ctx if that ends.
func (g *Gate) Enter(ctx context.Context, customer string, c Class) (leave func(), err error) {
	if g == nil {
		return func() {}, nil
	}
	if c == Costly {
		if s, ok := ctx.Value(shareKey{}).(*shared); ok {
			return s.enter(ctx, g, customer)
		}
	}
	return g.enter(ctx, owner{class: c, id: customer})
}

// enter is Enter without sharing.
func (g *Gate) enter(ctx context.Context, o owner) (leave func(), err error) {
	rule := &g.rules[o.class]
	p := g.join(o, rule.concurrent()+rule.Queued)
	if p == nil {
		return nil, rule.refusal(rule.wait(ctx))
	}
	if p.running == nil {
		return func() { g.part(o, p) }, nil
	}
	leave = func() {
		<-p.running
		g.part(o, p)
	}
	select {
	case p.running <- struct{}{}:
		return leave, nil
	default:
	}
	if err := rule.queue(ctx, p); err != nil {
		g.part(o, p)
		return nil, err
	}
	return leave, nil
}

// queue blocks until one more of the places is free.
func (r *Rule) queue(ctx context.Context, p *places) error {
	var late <-chan time.Time // nil: never
	wait := r.wait(ctx)
	if wait > 0 {
		timer := time.NewTimer(wait)
		defer timer.Stop()
		late = timer.C
	}
	select {
	case p.running <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-late:
		return r.refusal(wait)
	}
}

// wait returns how long a request may wait: so that it is told why before its deadline passes, and
// has time left to run.
func (r *Rule) wait(ctx context.Context) time.Duration {
	deadline, ok := ctx.Deadline()
	if r.Wait == 0 || !ok {
		return r.Wait
	}
	return max(1, min(r.Wait, time.Until(deadline)/2))
}

// join adds one to those of an owner, up to most; nil if there are as many.
func (g *Gate) join(o owner, most int) *places {
	g.mu.Lock()
	defer g.mu.Unlock()
	p := g.places[o]
	if p != nil && p.entered >= most {
		return nil
	}
	if p == nil {
		p = &places{}
		if rule := &g.rules[o.class]; rule.Queued > 0 {
			p.running = make(chan struct{}, rule.concurrent())
		}
		g.places[o] = p
	}
	p.entered++
	return p
}

// part takes one from those of an owner.
func (g *Gate) part(o owner, p *places) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if p.entered--; p.entered == 0 {
		delete(g.places, o)
	}
}

// Entered returns how many of a class run or wait, over all owners.
func (g *Gate) Entered(c Class) (n int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for o, p := range g.places {
		if o.class == c {
			n += p.entered
		}
	}
	return n
}

const (
	// retryAfter is the Retry-After where work ends by itself.
	retryAfter = time.Second
	// retryLater is that where clients end it: a guess, since subscriptions and connections last as
	// long as their clients keep them.
	retryLater = 30 * time.Second
)

// refusal returns the error of one that waited as long as it may, or has nowhere to wait.
func (r *Rule) refusal(wait time.Duration) error {
	if r.Queued == 0 {
		return smartmoney.RateLimited(retryLater, "this %s already has its limit of %d %s: %s", r.Per, r.concurrent(), r.What, r.Remedy)
	}
	tooMany, upTo := r.TooMany, ""
	if tooMany == "" {
		tooMany = "too many " + r.What + " at a time"
	}
	if wait > 0 {
		upTo = " for up to " + wait.Round(time.Millisecond).String()
	}
	return smartmoney.RateLimited(retryAfter, "%s: at most %d run and %d wait%s; try again later, or send fewer at a time",
		tooMany, r.concurrent(), r.Queued, upTo)
}

// Stream is an open websocket or event stream that a Gate counts.
type Stream struct {
	gate  *Gate
	leave []func()
}

// Open counts a stream of the process, before its caller is known. It returns UNAVAILABLE at the
// limit. The caller must call Close once.
func (g *Gate) Open() (*Stream, error) {
	s := &Stream{gate: g}
	rule := &g.rules[ProcessStreams]
	if !s.join(owner{class: ProcessStreams}, rule.Concurrent) {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process already has its limit of %d %s, %s", rule.Concurrent, rule.What, rule.Remedy)
	}
	return s, nil
}

// Claim counts the stream for its caller's key and customer. It is called once, and returns
// RATE_LIMITED at the limit of either.
func (s *Stream) Claim(who auth.Principal) error {
	key, customer := s.gate.rules[KeyStreams], s.gate.rules[CustomerStreams]
	customer.Concurrent = who.Limits.Streams
	if !s.join(owner{class: KeyStreams, id: who.LimitedAs()}, key.Concurrent) {
		s.gate.refused[KeyStreams].Add(1)
		return key.refusal(0)
	}
	if !s.join(owner{class: CustomerStreams, id: who.CustomerID}, cmp.Or(customer.Concurrent, unbounded)) {
		s.leave[1]() // the key's
		s.leave = s.leave[:1]
		s.gate.refused[KeyStreams].Add(1)
		return customer.refusal(0)
	}
	return nil
}

// join counts the stream for an owner that has fewer than most.
func (s *Stream) join(o owner, most int) bool {
	p := s.gate.join(o, most)
	if p != nil {
		s.leave = append(s.leave, func() { s.gate.part(o, p) })
	}
	return p != nil
}

// Close stops counting the stream.
func (s *Stream) Close() {
	for _, leave := range s.leave {
		leave()
	}
}
