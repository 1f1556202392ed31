package activity

import (
	"cmp"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// rolling sums amounts and counts trades by number over windows of whole slots that end
// with the newest slot. Sums are of whole micro-dollars, so that they are exact and do not
// depend on the order in which trades came.
type rolling struct {
	width  int64 // of a slot, ns
	spans  []int // lengths of the windows in slots, rising; the last one is the retention
	newest int64 // number of the newest slot: its start in ns / width
	slots  []slot
	totals [][]total // by span, then by number
	// by number: place + 1 of its entry in the newest slot, if that entry has the number
	last []uint32
	mark func(number uint32)
}

// slot has the trades of one slot of time. The newest slot has one entry per number. Late
// trades of another slot are appended as they arrive, and merged from time to time.
type slot struct {
	entries []entry
	merged  int // length after the last merge
}

type entry struct {
	number, trades uint32
	micro          int64
}

type total struct {
	micro  int64
	trades uint32
}

func (t total) usd() float64 { return float64(t.micro) / microUSD }

const (
	microUSD = 1e6
	// maxAmount bounds the amount of a trade in windows, USD. It keeps their sums in range.
	maxAmount = 1e9
	// leastMerge is the least number of entries of a slot that are merged.
	leastMerge = 1024
)

// micro returns an amount of USD in micro-dollars.
func micro(usd float64) int64 { return int64(math.Round(min(usd, maxAmount) * microUSD)) }

// newRolling returns sums over spans of slots; mark is called for every number whose sum
// changes.
func newRolling(width int64, mark func(uint32), spans ...int) *rolling {
	return &rolling{width: width, spans: spans, slots: make([]slot, spans[len(spans)-1]), totals: make([][]total, len(spans)), mark: mark}
}

// grow makes room for n numbers.
func (r *rolling) grow(n int) {
	for len(r.last) < n {
		r.last = append(r.last, 0)
		for i := range r.totals {
			r.totals[i] = append(r.totals[i], total{})
		}
	}
}

// at returns the slot of a number of a slot, which must be kept.
func (r *rolling) at(number int64) *slot { return &r.slots[number%int64(len(r.slots))] }

// advance makes the slot of a time the newest one if it is newer, and removes expired slots
// from the sums.
func (r *rolling) advance(time int64) {
	newest := time / r.width
	if newest <= r.newest {
		return
	}
	for i, span := range r.spans {
		first := max(r.newest-int64(span)+1, 0)
		for leaving := first; leaving <= min(newest-int64(span), r.newest); leaving++ {
			for _, e := range r.at(leaving).entries {
				t := &r.totals[i][e.number]
				t.micro, t.trades = t.micro-e.micro, t.trades-e.trades
				r.mark(e.number)
			}
		}
	}
	for n := max(r.newest+1, newest-int64(len(r.slots))+1); n <= newest; n++ {
		*r.at(n) = slot{}
	}
	r.newest = newest
}

// taken is the number of trades to add for one that was taken back: -1.
const taken = math.MaxUint32

// add adds a trade, or with a count of taken and the amount below 0 takes one back. advance must
// have been called with its time. A trade before every window is left out.
func (r *rolling) add(number uint32, time, micro int64, trades uint32) {
	n := time / r.width
	age := r.newest - n
	if age >= int64(len(r.slots)) {
		return
	}
	s := r.at(n)
	if age == 0 {
		r.enter(s, entry{number, trades, micro})
	} else {
		s.entries = append(s.entries, entry{number, trades, micro})
		if len(s.entries) >= max(2*s.merged, leastMerge) {
			s.merge()
		}
	}
	for i, span := range r.spans {
		if age < int64(span) {
			t := &r.totals[i][number]
			t.micro, t.trades = t.micro+micro, t.trades+trades
		}
	}
	r.mark(number)
}

// enter adds a trade to the newest slot.
func (r *rolling) enter(s *slot, one entry) {
	if at := r.last[one.number]; at > 0 && int(at) <= len(s.entries) && s.entries[at-1].number == one.number {
		e := &s.entries[at-1]
		e.trades, e.micro = e.trades+one.trades, e.micro+one.micro
		return
	}
	s.entries = append(s.entries, one)
	r.last[one.number] = uint32(len(s.entries))
}

// merge leaves one entry per number.
func (s *slot) merge() {
	slices.SortFunc(s.entries, func(a, b entry) int { return cmp.Compare(a.number, b.number) })
	kept := s.entries[:0]
	for _, e := range s.entries {
		if n := len(kept); n > 0 && kept[n-1].number == e.number {
			kept[n-1].trades, kept[n-1].micro = kept[n-1].trades+e.trades, kept[n-1].micro+e.micro
		} else {
			kept = append(kept, e)
		}
	}
	s.entries, s.merged = kept, len(kept)
}

// total returns the sum of a number over the window of a span.
func (r *rolling) total(span int, number uint32) total { return r.totals[span][number] }

// bytes returns the memory of the sums and entries.
func (r *rolling) bytes() int64 {
	const entryBytes, totalBytes = 16, 16
	n := int64(cap(r.last)) * 4
	for i := range r.totals {
		n += int64(cap(r.totals[i])) * totalBytes
	}
	for i := range r.slots {
		n += int64(cap(r.slots[i].entries)) * entryBytes
	}
	return n
}

// Skipping moves a chain's activity beyond events that are not in the log any more. What they were
// is not known, but for their wallets, which keep the numbers that they have in the ledger, and the
// last descriptions among them.
type Skipping struct{ of *guarded }

// Skip returns what moves a chain beyond events that were dropped.
func (s *State) Skip(name smartmoney.Chain) Skipping { return Skipping{&s.chains[name.Index()]} }

// Wallet adds the next wallet in the order of first appearance in the log.
func (s Skipping) Wallet(address string) {
	s.of.Lock()
	defer s.of.Unlock()
	s.of.wallet(address)
}

// Describe applies a description of a market or of an outcome token. Other events are ignored.
func (s Skipping) Describe(e *event.Event) {
	s.of.Lock()
	defer s.of.Unlock()
	switch e.Type {
	case event.TypeMarket:
		s.of.applyMarket(e.Market)
	case event.TypeMapping:
		s.of.applyMapping(e.Mapping)
	}
}

// To sets the sequence number of the last event that was dropped, unless the activity is beyond it.
func (s Skipping) To(last int64) {
	s.of.Lock()
	defer s.of.Unlock()
	s.of.position = max(s.of.position, last)
}
