package auth

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/maypok86/otter/v2"
	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/time/rate"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

const (
	// savedUp is how long a caller saves up what it does not use.
	savedUp = 2 * time.Second
	// longestDebt is how long a caller waits at most for what it has overdrawn.
	longestDebt = time.Hour
	// maxBuckets is the number of buckets in memory. One beyond it takes the place of one that is little used,
	// whose caller begins again with a full one.
	maxBuckets = 20_000
)

// Limiter bounds what each key and each customer uses in a second in this process; the tokens of a customer's end users
// count together as one more key. A caller may begin
// something while its bucket holds 1 or more; what it takes may bring the bucket below 0, and must be earned again
// first. So the average rate holds, and no request is too large to be ever admitted. It is safe for
// concurrent use, starts no goroutine, and keeps no state of callers without limits. A nil *Limiter has
// no limits.
type Limiter struct {
	perKey smartmoney.Limits
	now    func() time.Time

	mu      sync.Mutex // guards the buckets' contents
	buckets *otter.Cache[bucketID, *rate.Limiter]

	refused [resources]atomic.Uint64
}

// bucketID identifies the bucket of a key or a customer.
type bucketID struct {
	owner    string
	customer bool // the owner is a customer
	of       resource
}

// resource is what a rate bounds.
type resource uint8

const (
	requests resource = iota
	costs             // of GraphQL operations and of requests over REST
	events            // that are ingested
	resources
)

// resourceNames has, for each resource, its name in metrics and how an error begins.
var resourceNames = [resources]struct{ limit, tooMuch string }{
	{"requests", "too many requests"}, {"cost", "too much cost of operations"}, {"events", "too many events"},
}

// NewLimiter returns a limiter with the limits of each key, of which it uses the rates. Those of a customer come with its Principal.
func NewLimiter(perKey smartmoney.Limits, now func() time.Time) (*Limiter, error) {
	buckets, err := otter.New(&otter.Options[bucketID, *rate.Limiter]{MaximumSize: maxBuckets})
	if err != nil {
		return nil, fmt.Errorf("create the buckets of limits: %w", err)
	}
	perKey.Streams = 0
	return &Limiter{perKey: perKey, now: now, buckets: buckets}, nil
}

// Request takes one request. It returns RATE_LIMITED, with the time to wait, if the caller may not begin it.
func (l *Limiter) Request(who Principal) error { return l.take(&who, requests, 1) }

// LimitsCost reports whether the cost of what the caller begins is limited, so that nobody computes one that is not.
func (l *Limiter) LimitsCost(who Principal) bool {
	return l != nil && (l.perKey.CostPerSecond > 0 || who.Limits.CostPerSecond > 0)
}

// Cost takes the cost of a GraphQL operation, or of a request over REST. It returns RATE_LIMITED as Request does.
func (l *Limiter) Cost(who Principal, cost float64) error { return l.take(&who, costs, cost) }

// Events takes a number of events to ingest, 0 to find out whether any would be admitted. It returns
// RATE_LIMITED as Request does.
func (l *Limiter) Events(who Principal, n int) error { return l.take(&who, events, float64(n)) }

// Collectors returns the metrics of the limiter.
func (l *Limiter) Collectors() []prometheus.Collector {
	return []prometheus.Collector{telemetry.Read(func(_ context.Context, s telemetry.Scrape) {
		for of, name := range resourceNames {
			s.Limited(name.limit, l.refused[of].Load())
		}
	})}
}

// take takes n of what the caller's key and customer have, from both or from neither.
func (l *Limiter) take(who *Principal, of resource, n float64) error {
	if l == nil || l.perKey == (smartmoney.Limits{}) && who.Limits == (smartmoney.Limits{}) {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	key := l.bucket(bucketID{who.LimitedAs(), false, of}, &l.perKey, now)
	customer := l.bucket(bucketID{who.CustomerID, true, of}, &who.Limits, now)
	whose := "this key"
	if who.EndUser {
		whose = "the end users of this customer together"
	}
	err := refuse(key, whose, of, now)
	if err == nil {
		err = refuse(customer, "this customer", of, now)
	}
	if err != nil {
		l.refused[of].Add(1)
		return err
	}
	spend(key, n, now)
	spend(customer, n, now)
	return nil
}

// bucket returns a bucket with its present limit, nil if there is none. The caller holds mu.
func (l *Limiter) bucket(id bucketID, limits *smartmoney.Limits, now time.Time) *rate.Limiter {
	limit := rate.Limit(rateOf(limits, id.of))
	if limit <= 0 || id.owner == "" {
		return nil
	}
	most := max(1, int(float64(limit)*savedUp.Seconds()))
	b, _ := l.buckets.ComputeIfAbsent(id, func() (*rate.Limiter, bool) { return rate.NewLimiter(limit, most), false })
	if b.Limit() != limit { // changed by the operator
		b.SetLimitAt(now, limit)
		b.SetBurstAt(now, most)
	}
	return b
}

func rateOf(l *smartmoney.Limits, of resource) float64 {
	switch of {
	case requests:
		return l.RequestsPerSecond
	case costs:
		return l.CostPerSecond
	default:
		return l.EventsPerSecond
	}
}

// refuse returns RATE_LIMITED if a bucket holds less than 1.
func refuse(b *rate.Limiter, whose string, of resource, now time.Time) error {
	if b == nil {
		return nil
	}
	left := b.TokensAt(now)
	if left >= 1 {
		return nil
	}
	wait := time.Duration((1-left)/float64(b.Limit())*float64(time.Second)) + time.Millisecond
	return smartmoney.RateLimited(wait, "%s: %s may use %g per second, try again in %v",
		resourceNames[of].tooMuch, whose, float64(b.Limit()), wait.Round(time.Millisecond))
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
