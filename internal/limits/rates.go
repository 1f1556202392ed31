package limits

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/time/rate"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

const (
	// savedUp is how long a caller saves up what it does not use.
	savedUp = 2 * time.Second
	// longestDebt is how long a caller waits at most for what it has overdrawn.
	longestDebt = time.Hour
	// maxBuckets is the number of buckets in memory. One beyond it takes the place of one that is
	// little used, whose caller begins again with a full one.
	maxBuckets = 20_000
)

// Request counts a request of the caller in ctx, or an operation of a websocket, and returns a
// context whose work enters the gate. It returns RATE_LIMITED, with the time to wait, if the caller
// may not begin it.
func (g *Gate) Request(ctx context.Context) (context.Context, error) {
	if g == nil {
		return ctx, nil
	}
	who, _ := auth.From(ctx)
	return g.With(ctx), g.take(&who, Requests, 1)
}

// LimitsCost reports whether the cost of what the caller begins is limited, so that nobody computes
// one that is not.
func (g *Gate) LimitsCost(who auth.Principal) bool {
	return g != nil && (g.rules[Cost].Rate > 0 || who.Limits.CostPerSecond > 0)
}

// Take takes n of a rate from the caller's key and customer: the cost of a GraphQL operation or of
// a request over REST, or events to ingest, 0 to find out whether any would be admitted. A caller
// may begin something while its bucket holds 1 or more; what it takes may bring the bucket below 0,
// and must be earned again first. So the average rate holds, and no request is too large to be ever
// admitted. The tokens of a customer's end users count together as one more key. It returns
// RATE_LIMITED as Request does.
func (g *Gate) Take(ctx context.Context, c Class, n float64) error {
	who, _ := auth.From(ctx)
	return g.take(&who, c, n)
}

// Collectors returns the metrics of the gate.
func (g *Gate) Collectors() []prometheus.Collector {
	return []prometheus.Collector{telemetry.Read(func(_ context.Context, s telemetry.Scrape) {
		s.Limited("requests", g.refused[Requests].Load())
		s.Limited("cost", g.refused[Cost].Load())
		s.Limited("events", g.refused[IngestedEvents].Load())
		s.Limited("streams", g.refused[KeyStreams].Load())
	})}
}

// take takes n of what the caller's key and customer have, from both or from neither.
func (g *Gate) take(who *auth.Principal, c Class, n float64) error {
	if g == nil {
		return nil
	}
	ofKey, ofCustomer := g.rules[c].Rate, rateOf(&who.Limits, c)
	if ofKey <= 0 && ofCustomer <= 0 {
		return nil
	}
	g.ratesMu.Lock()
	defer g.ratesMu.Unlock()
	now := g.now()
	key := g.bucket(c, 'k', who.LimitedAs(), ofKey, now)
	customer := g.bucket(c, 'c', who.CustomerID, ofCustomer, now)
	whose := "this key"
	if who.EndUser {
		whose = "the end users of this customer together"
	}
	err := g.refuse(key, whose, c, now)
	if err == nil {
		err = g.refuse(customer, "this customer", c, now)
	}
	if err != nil {
		g.refused[c].Add(1)
		return err
	}
	spend(key, n, now)
	spend(customer, n, now)
	return nil
}

// bucket returns the bucket of a key or a customer with its present limit, nil if there is none. kind
// tells the ids of the two apart. The caller holds ratesMu.
func (g *Gate) bucket(c Class, kind byte, id string, perSecond float64, now time.Time) *rate.Limiter {
	if perSecond <= 0 || id == "" {
		return nil
	}
	limit, most := rate.Limit(perSecond), max(1, int(perSecond*savedUp.Seconds()))
	b := g.buckets.Add(string([]byte{byte(c), kind})+id, func() *rate.Limiter { return rate.NewLimiter(limit, most) })
	if b.Limit() != limit { // changed by the operator
		b.SetLimitAt(now, limit)
		b.SetBurstAt(now, most)
	}
	return b
}

func rateOf(l *smartmoney.Limits, c Class) float64 {
	switch c {
	case Requests:
		return l.RequestsPerSecond
	case Cost:
		return l.CostPerSecond
	default:
		return l.EventsPerSecond
	}
}

// refuse returns RATE_LIMITED if a bucket holds less than 1.
func (g *Gate) refuse(b *rate.Limiter, whose string, c Class, now time.Time) error {
	if b == nil {
		return nil
	}
	left := b.TokensAt(now)
	if left >= 1 {
		return nil
	}
	wait := time.Duration((1-left)/float64(b.Limit())*float64(time.Second)) + time.Millisecond
	return smartmoney.RateLimited(wait, "%s: %s may use %g per second, try again in %v",
		g.rules[c].TooMany, whose, float64(b.Limit()), wait.Round(time.Millisecond))
}

// spend takes n from a bucket, which may go below 0, but no further than longestDebt earns again.
func spend(b *rate.Limiter, n float64, now time.Time) {
	if b == nil || n <= 0 {
		return
	}
	n = min(n, max(1, float64(b.Limit())*longestDebt.Seconds()))
	most := b.Burst()
	b.SetBurstAt(now, max(most, int(n+0.5))) // no reservation may be larger
	b.ReserveN(now, int(n+0.5))
	b.SetBurstAt(now, most)
}
