package activity

import (
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
)

// Widths of slots, in ns.
const (
	fiveMinutes = int64(5 * time.Minute)
	hour        = int64(time.Hour)
	sixHours    = 6 * hour
	day         = 24 * hour
	week        = 7 * day
)

// prices has a token's quoted price with what it follows from (semantics 2.2), and the earlier ones
// that Changes and moved need.
type prices struct {
	quote   ledger.Prices
	samples []sample // by rising slot; the last one has the present price
}

// sample is the last quoted price of a slot of five minutes. Its time is that of the token's newest
// price so far.
type sample struct {
	slot   int32  // start in ns / fiveMinutes
	moves  uint32 // how often a later price differed from the one before, up to this one
	price  float64
	seq    int64          // sequence number of the event that set it
	stated *ledger.Stated // what was stated up to this event; nil: nothing
}

// priced is what an event says of the price of a token.
type priced struct {
	seq           int64 // sequence number
	at            int64 // unix ns
	price, amount float64
	from          event.Type // TypeTrade, TypeToken or TypeResolution
}

// maxSamples bounds the samples of a token. The prices that Changes and moved need are at
// most 70: 13 slots of five minutes, 26 of an hour and 30 of six hours, and the latest.
const maxSamples = 96

// apply applies an event, which must not be a trade off the market.
func (p *prices) apply(q ledger.Quotes, e priced) {
	stated := p.stated()
	switch e.from {
	case event.TypeTrade:
		if !q.Trade(&p.quote, e.at, e.price, e.amount) {
			return
		}
	case event.TypeToken:
		if !q.Provider(&p.quote, e.at, e.price) {
			return
		}
		stated = new(p.quote.Stated)
	case event.TypeResolution:
		q.Resolve(&p.quote, e.at, e.price)
		stated = new(p.quote.Stated)
	default:
		panic("BUG: an event without a price: " + string(e.from))
	}
	p.record(e.seq, stated)
}

// record keeps the quoted price as that of the newest slot.
func (p *prices) record(seq int64, stated *ledger.Stated) {
	s := sample{slot: int32(p.quote.At() / fiveMinutes), price: p.quote.Quoted, seq: seq, stated: stated}
	n := len(p.samples)
	if n > 0 {
		last := &p.samples[n-1]
		s.slot, s.moves = max(s.slot, last.slot), last.moves
		if s.price != last.price {
			s.moves++
		}
		if s.slot == last.slot {
			*last = s
			return
		}
	}
	if n >= maxSamples {
		p.prune()
	}
	p.samples = append(p.samples, s)
}

// stated returns what providers and resolutions said so far, nil if nothing.
func (p *prices) stated() *ledger.Stated {
	if len(p.samples) == 0 {
		return nil
	}
	return p.samples[len(p.samples)-1].stated
}

func (p *prices) known() bool { return len(p.samples) > 0 }

// newest returns the start of the newest sample's slot, unix ns. There must be one.
func (p *prices) newest() int64 { return int64(p.samples[len(p.samples)-1].slot) * fiveMinutes }

// moves returns how often a later price differed from the one before.
func (p *prices) moves() uint32 {
	if !p.known() {
		return 0
	}
	return p.samples[len(p.samples)-1].moves
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
		// the last moment of this kind that the sample serves
		start := int64(next) * fiveMinutes / w.width * w.width
		if start > int64(slot)*fiveMinutes && start >= (p.newest()-w.back)/w.width*w.width {
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

// now is the moment from which changes count back: T, or the slot of the newest price if that is
// later.
func (p *prices) now(eventTime int64) int64 { return max(eventTime, p.newest()) }

// changes returns the differences to earlier prices.
func (p *prices) changes(eventTime int64) (c Changes) {
	if !p.known() {
		return c
	}
	now := p.now(eventTime)
	since := func(back, width int64) *Change {
		then, ok := p.before((now - back) / width * width)
		if !ok {
			return nil
		}
		return &Change{Then: then, Now: p.quote.Quoted}
	}
	return Changes{Hour: since(hour, fiveMinutes), Day: since(day, hour), Week: since(week, sixHours)}
}

// moved counts the hours, of that of now and the 23 before, in which the price changed so
// that differs holds. ok is false if no price is known.
func (p *prices) moved(eventTime int64, differs func(from, to float64) bool) (n int, ok bool) {
	if !p.known() {
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
