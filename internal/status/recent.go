package status

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"
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

// keptTimeout bounds one reading of a kept value.
const keptTimeout = 10 * time.Second

// Kept keeps a value that is costly to read for the interval between samples. The zero value is
// ready. It is safe for concurrent use.
type Kept[T any] struct {
	reading singleflight.Group // so that two callers do not both read

	mu   sync.Mutex // guards what follows
	at   time.Time
	last T
}

// Value returns the value, which it reads if it is older than 15 seconds. Errors are not kept. It
// returns when ctx ends; the reading goes on, for others may wait for it, at most keptTimeout.
func (k *Kept[T]) Value(ctx context.Context, read func(context.Context) (T, error)) (T, error) {
	if value, ok := k.recent(); ok {
		return value, nil
	}
	result := k.reading.DoChan("", func() (any, error) {
		if value, ok := k.recent(); ok {
			return value, nil
		}
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), keptTimeout)
		defer cancel()
		value, err := read(ctx)
		if err == nil {
			k.mu.Lock()
			k.last, k.at = value, time.Now()
			k.mu.Unlock()
		}
		return value, err
	})
	select {
	case r := <-result:
		value, _ := r.Val.(T)
		return value, r.Err
	case <-ctx.Done():
		var none T
		return none, fmt.Errorf("wait for what another caller reads: %w", ctx.Err())
	}
}

// recent returns the value if it need not be read.
func (k *Kept[T]) recent() (value T, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.last, !k.at.IsZero() && time.Since(k.at) < interval
}

// Minute is what one of the last 60 minutes was like in the answering process.
type Minute struct {
	At              time.Time // its end, UTC
	EventsPerSecond float64   // that were appended
	LagSeconds      float64   // most of any chain that was seen in it
	// SignalSeconds is the mean time of its signals from their trade's append to their commit; nil: there
	// was none.
	SignalSeconds *float64
	DatabaseBytes float64 // at its end; 0: not known
}

// hourSize is how many minutes an hour keeps.
const hourSize = 60

// hour keeps the last minutes: 60 × 32 B. It takes what samples have already read.
type hour struct {
	minutes []minute // oldest first, at most hourSize
	begin   Look     // of the minute that runs
	since   time.Time
	lag     float64 // most seconds since then
}

type minute struct {
	end             int64   // unix s
	rate, lag, took float32 // took: −1 if there was no signal
	bytes           float64
}

// add adds a look. Every minute ends with the first one that is a minute after its begin, or, if
// looks failed, after more.
func (h *hour) add(now time.Time, l *Look, bytes float64) {
	passed := now.Sub(h.since)
	if h.since.IsZero() || passed < 0 {
		*h = hour{begin: *l, since: now, lag: l.Lag}
		return
	}
	h.lag = max(h.lag, l.Lag)
	if passed < time.Minute-interval/2 {
		return
	}
	m := minute{end: now.Unix(), lag: float32(h.lag), took: -1, bytes: bytes}
	for i := range l.Ends {
		m.rate += float32(float64(max(l.Ends[i]-h.begin.Ends[i], 0)) / passed.Seconds())
	}
	if n := l.Signals - h.begin.Signals; n > 0 {
		m.took = float32((l.SignalSeconds - h.begin.SignalSeconds) / float64(n))
	}
	if len(h.minutes) == hourSize {
		h.minutes = append(h.minutes[:0], h.minutes[1:]...)
	}
	h.minutes = append(h.minutes, m)
	h.begin, h.since, h.lag = *l, now, l.Lag
}

// list returns the minutes, the oldest first.
func (h *hour) list() []Minute {
	all := make([]Minute, len(h.minutes))
	for i, m := range h.minutes {
		all[i] = Minute{
			At: time.Unix(m.end, 0).UTC(), EventsPerSecond: float64(m.rate), LagSeconds: float64(m.lag),
			DatabaseBytes: m.bytes,
		}
		if took := float64(m.took); took >= 0 {
			all[i].SignalSeconds = &took
		}
	}
	return all
}

// Bounds of a series.
const (
	seriesAge  = 8 * 24 * time.Hour
	seriesSize = 1024
)

// series keeps samples of a number over seriesAge. When it is full it keeps every second one, and
// from then on takes samples half as often.
type series struct {
	points []point // oldest first
	every  time.Duration
}

type point struct {
	at    time.Time
	value float64
}

// add adds a sample, unless the last one is too young. A time before the last one starts anew.
func (s *series) add(at time.Time, value float64) {
	if n := len(s.points); n > 0 {
		since := at.Sub(s.points[n-1].at)
		if since < 0 {
			*s = series{}
		} else if since < s.every {
			return
		}
	}
	s.points = append(s.points, point{at, value})
	for s.span() > seriesAge {
		s.points = s.points[1:]
	}
	if len(s.points) < seriesSize {
		return
	}
	kept := make([]point, 0, seriesSize)
	for i := 0; i < len(s.points); i += 2 {
		kept = append(kept, s.points[i])
	}
	s.every = s.span() / time.Duration(len(s.points)-1) * 2
	s.points = slices.Clip(kept)
}

// span returns the time from the first to the last sample.
func (s *series) span() time.Duration {
	if len(s.points) == 0 {
		return 0
	}
	return s.points[len(s.points)-1].at.Sub(s.points[0].at)
}

// slope returns the growth a second by least squares; span must not be 0.
func (s *series) slope() float64 {
	n := float64(len(s.points))
	var meanT, meanV float64
	for _, p := range s.points {
		meanT += p.at.Sub(s.points[0].at).Seconds() / n
		meanV += p.value / n
	}
	var above, below float64
	for _, p := range s.points {
		t := p.at.Sub(s.points[0].at).Seconds() - meanT
		above += t * (p.value - meanV)
		below += t * t
	}
	return above / below
}
