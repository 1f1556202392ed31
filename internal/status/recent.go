package status

import (
	"slices"
	"sync"
	"time"
)

// recentSize is how many durations a Recent keeps.
const recentSize = 1000

// Recent keeps the last durations of a step. The zero value is ready. It is safe for concurrent
// use.
type Recent struct {
	mu    sync.Mutex // guards what follows
	last  []float64  // seconds, at most recentSize; the oldest is at count modulo recentSize
	count int
	total float64 // seconds of all
}

// Observe adds a duration; a negative one counts as 0.
func (r *Recent) Observe(took time.Duration) {
	seconds := max(took, 0).Seconds()
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.last) < recentSize {
		r.last = append(r.last, seconds)
	} else {
		r.last[r.count%recentSize] = seconds
	}
	r.count++
	r.total += seconds
}

// Total returns how many durations there were, and their sum in seconds.
func (r *Recent) Total() (count int, seconds float64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.count, r.total
}

// Latency returns the count and the quantiles under a name.
func (r *Recent) Latency(step string) Latency {
	r.mu.Lock()
	sorted, n := slices.Clone(r.last), r.count
	r.mu.Unlock()
	l := Latency{Step: step, Count: n}
	if len(sorted) == 0 {
		return l
	}
	slices.Sort(sorted)
	at := func(part float64) *float64 { return &sorted[int(part*float64(len(sorted)-1))] }
	l.P50, l.P99 = at(0.5), at(0.99)
	return l
}
