package status

import "time"

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
