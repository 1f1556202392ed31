package status

import (
	"slices"
	"time"
)

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
