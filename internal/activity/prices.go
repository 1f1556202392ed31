package activity

import (
	"math"
	"slices"
	"time"
)

// Widths of slots, in ns.
const (
	fiveMinutes = int64(5 * time.Minute)
	hour        = int64(time.Hour)
	sixHours    = 6 * hour
	day         = 24 * hour
	week        = 7 * day
)

// prices has a token's latest price and the earlier ones that Changes and moved need.
type prices struct {
	latest  float64 // USD; NaN: unknown
	at      int64   // of the latest, unix ns
	moves   uint32  // how often a later price differed from the one before
	samples []sample
}

// sample is the last price of a slot of five minutes.
type sample struct {
	slot  int32  // start in ns / fiveMinutes
	moves uint32 // of the token, as of the price
	price float64
}

// maxSamples bounds the samples of a token. The prices that Changes and moved need are at
// most 70: 13 slots of five minutes, 26 of an hour and 30 of six hours, and the latest.
const maxSamples = 96

// set records a price if it is not older than the latest one. It ignores a late price.
func (p *prices) set(price float64, at int64) {
	known := !math.IsNaN(p.latest)
	if known && at < p.at {
		return
	}
	if known && price != p.latest {
		p.moves++
	}
	p.latest, p.at = price, at
	slot := int32(at / fiveMinutes)
	if n := len(p.samples); n > 0 && p.samples[n-1].slot == slot {
		p.samples[n-1].price, p.samples[n-1].moves = price, p.moves
		return
	}
	if len(p.samples) >= maxSamples {
		p.prune()
	}
	p.samples = append(p.samples, sample{slot, p.moves, price})
}

// prune drops the samples that no later call of before needs, as of the latest price.
func (p *prices) prune() {
	kept := p.samples[:0]
	for i, s := range p.samples {
		if i+1 == len(p.samples) || p.needed(s.slot, p.samples[i+1].slot) {
			kept = append(kept, s)
		}
	}
	p.samples = kept
}

// needed reports whether a sample is the last one before some moment that may be asked for;
// next is the slot of the sample after it.
func (p *prices) needed(slot, next int32) bool {
	for _, w := range [...]struct{ back, width int64 }{{hour, fiveMinutes}, {day, hour}, {week, sixHours}} {
		start := int64(next) * fiveMinutes / w.width * w.width // the last moment of this kind that the sample serves
		if start > int64(slot)*fiveMinutes && start >= (p.at-w.back)/w.width*w.width {
			return true
		}
	}
	return false
}

// before returns the price at a moment, which must be a whole multiple of five minutes: the
// last one of a slot before it.
func (p *prices) before(moment int64) (price float64, ok bool) {
	i, _ := slices.BinarySearchFunc(p.samples, int32(moment/fiveMinutes), func(s sample, slot int32) int { return int(s.slot - slot) })
	if i == 0 {
		return 0, false
	}
	return p.samples[i-1].price, true
}

// now is the moment from which changes count back: T, or the latest price if that is later.
func (p *prices) now(eventTime int64) int64 { return max(eventTime, p.at) }

// changes returns the differences to earlier prices.
func (p *prices) changes(eventTime int64) (c Changes) {
	if math.IsNaN(p.latest) {
		return c
	}
	now := p.now(eventTime)
	since := func(back, width int64) *Change {
		then, ok := p.before((now - back) / width * width)
		if !ok {
			return nil
		}
		return &Change{Then: then, Now: p.latest}
	}
	return Changes{Hour: since(hour, fiveMinutes), Day: since(day, hour), Week: since(week, sixHours)}
}

// moved counts the hours, of that of now and the 23 before, in which the price changed so
// that differs holds. ok is false if no price is known.
func (p *prices) moved(eventTime int64, differs func(from, to float64) bool) (n int, ok bool) {
	if math.IsNaN(p.latest) {
		return 0, false
	}
	end := p.now(eventTime)/hour*hour + hour
	from, known := p.before(end - 24*hour)
	for moment := end - 23*hour; moment <= end; moment += hour {
		to, has := p.before(moment)
		if known && has && differs(from, to) {
			n++
		}
		from, known = to, has
	}
	return n, true
}
