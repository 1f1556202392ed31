package activity

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Trend counts the chosen wallets that bought and sold a token in the last hours of a chain's event
// time.
type Trend struct {
	Token   string
	Buyers  int     // distinct wallets that bought it, 1 or more
	Sellers int     // distinct wallets that sold it
	NetUSD  float64 // bought less sold, USD
	Change  *Change // of the price, from the first hour's start until now; nil: unknown then
}

// MaxTrendHours is the largest number of hours of Trends.
const MaxTrendHours = 24

// Trends returns the tokens that some wallets bought in the hour of a chain's event time and the
// hours before, of the chain's last million trades at most, with the start of the first hour: those
// with the most buyers first, then by net flow, largest first, then by address, at most n. Unknown
// wallets are skipped. hours is 1 to MaxTrendHours.
func (s *State) Trends(name smartmoney.Chain, wallets []string, hours, n int) (since time.Time, trends []Trend) {
	c := s.read(name)
	defer c.RUnlock()
	from := c.eventTime/hour - int64(hours) + 1
	for token, sum := range c.flows.of(c.numbers(wallets), from) {
		if sum.buyers == 0 {
			continue
		}
		t := Trend{Token: c.tokens.String(token), Buyers: sum.buyers, Sellers: sum.sellers, NetUSD: float64(sum.micro) / microUSD}
		p := &c.known[token].prices
		if then, ok := p.reaching(from*hour, hour); ok {
			t.Change = &Change{Then: then, Now: p.quote.Quoted}
		}
		trends = append(trends, t)
	}
	slices.SortFunc(trends, func(a, b Trend) int {
		return cmp.Or(cmp.Compare(b.Buyers, a.Buyers), cmp.Compare(b.NetUSD, a.NetUSD), cmp.Compare(a.Token, b.Token))
	})
	return moment(max(from, 0) * hour), trends[:min(n, len(trends))]
}

// numbers returns the numbers of wallets. It leaves out unknown ones.
func (c *chain) numbers(wallets []string) map[uint32]bool {
	chosen := make(map[uint32]bool, len(wallets))
	for _, address := range wallets {
		if i, ok := c.wallets.Find(address); ok {
			chosen[i] = true
		}
	}
	return chosen
}

// Metric selects the values of a token's series.
type Metric int

// The metrics of a series.
const (
	// at the end of an interval, USD; intervals before the first price are left out
	Price  Metric = iota
	Volume        // sum of the amounts of trades, USD
	Trades        // number of trades
	Flow          // what chosen wallets paid, less what they received, USD; of hours only
)

// Point is an interval of a series.
type Point struct {
	At    time.Time // its start, UTC
	Value float64
}

// Series returns a token by intervals, the last of which has the chain's event time T: the hour of
// T and the 23 before, or with days the UTC day of T and the 29 before, of prices the 6 before.
// wallets are those of Flow. The price of an interval is the last one before its end, so that the
// last interval has the present one. A token that was never seen has no points. Flow by days is a
// mistake of the caller.
func (s *State) Series(name smartmoney.Chain, token string, metric Metric, days bool, wallets []string) []Point {
	c := s.read(name)
	defer c.RUnlock()
	i, ok := c.tokens.Find(token)
	if !ok || c.eventTime == 0 {
		return nil
	}
	sums, slots := c.tokenHours, int64(24)
	switch {
	case days && metric == Price:
		sums, slots = c.tokenDays, 7
	case days:
		sums, slots = c.tokenDays, 30
	}
	value := func(n int64) (float64, bool) { return c.known[i].atEnd(n, sums.width) }
	switch metric {
	case Price:
	case Volume, Trades:
		value = func(n int64) (float64, bool) { return sums.of(i, n, metric == Trades), true }
	case Flow:
		if days {
			panic("BUG: flows are kept by hours")
		}
		by := c.flows.by(c.numbers(wallets), i)
		value = func(n int64) (float64, bool) { return float64(by[n]) / microUSD, true }
	default:
		panic(fmt.Sprintf("BUG: unknown metric %d", metric))
	}
	newest := c.eventTime / sums.width
	var out []Point
	for n := max(newest-slots+1, 0); n <= newest; n++ {
		if v, ok := value(n); ok {
			out = append(out, Point{At: moment(n * sums.width), Value: v})
		}
	}
	return out
}

// atEnd returns the price at the end of a slot, and false if none was known.
func (p *prices) atEnd(slot, width int64) (float64, bool) {
	end := (slot + 1) * width
	if !p.known() || p.newest() < end {
		return p.quote.Quoted, p.known()
	}
	return p.reaching(end, width)
}

// reaching is before for a start of an hour or of a day, and false if samples do not reach back so
// far: a price from after T may have replaced them.
func (p *prices) reaching(moment, width int64) (float64, bool) {
	back, kept := day, hour
	if width == day {
		back, kept = week, sixHours
	}
	if !p.known() || moment < (p.newest()-back)/kept*kept {
		return 0, false
	}
	return p.before(moment)
}

// of returns the sum, or the count, of a number in a slot, which must not be newer than the newest.
func (r *rolling) of(number uint32, slot int64, count bool) float64 {
	if slot < 0 || slot <= r.newest-int64(len(r.slots)) {
		return 0
	}
	var t total
	for _, e := range r.at(slot).entries {
		if e.number == number {
			t.micro, t.trades = t.micro+e.micro, t.trades+e.trades
		}
	}
	if count {
		return float64(t.trades)
	}
	return t.usd()
}

// flows are the trades of the last day on a chain, for sums over any set of wallets. A slot is
// an hour.
type flows struct {
	newest int64 // number of the newest slot
	slots  [24][]flow
	count  int
}

// flow is a trade: what a wallet paid for a token, below 0 for a sale.
type flow struct {
	wallet, token uint32
	micro         int64
}

// maxFlows bounds the trades that are kept of a chain, 16 bytes each. Beyond it the oldest
// hours are dropped.
const maxFlows = 1 << 20

// add enters a trade; eventTime is T.
func (f *flows) add(eventTime, at int64, wallet, token uint32, micro int64, sale bool) {
	slots := int64(len(f.slots))
	if newest := eventTime / hour; newest > f.newest {
		for n := max(f.newest+1, newest-slots+1); n <= newest; n++ {
			f.drop(n)
		}
		f.newest = newest
	}
	n := at / hour
	if n <= f.newest-slots {
		return
	}
	for age := slots - 1; f.count >= maxFlows && age > 0; age-- {
		f.drop(f.newest - age + slots)
	}
	if f.count >= maxFlows {
		return
	}
	if sale {
		micro = -micro
	}
	f.slots[n%slots] = append(f.slots[n%slots], flow{wallet, token, micro})
	f.count++
}

// drop empties the slot that a number shares.
func (f *flows) drop(n int64) {
	s := &f.slots[n%int64(len(f.slots))]
	f.count -= len(*s)
	*s = nil
}

// flowOf has the numbers of chosen wallets that bought and that sold a token, and the
// difference between what they paid and what they received.
type flowOf struct {
	buyers, sellers int
	micro           int64
}

// of returns the flows of the chosen wallets by token, of the slots from a number on.
func (f *flows) of(chosen map[uint32]bool, from int64) map[uint32]flowOf {
	var theirs []flow
	slots := int64(len(f.slots))
	for n := max(from, f.newest-slots+1, 0); n <= f.newest; n++ {
		for _, one := range f.slots[n%slots] {
			if chosen[one.wallet] {
				theirs = append(theirs, one)
			}
		}
	}
	slices.SortFunc(theirs, func(a, b flow) int {
		return cmp.Or(cmp.Compare(a.token, b.token), cmp.Compare(a.wallet, b.wallet), cmp.Compare(b.micro, a.micro))
	})
	out := map[uint32]flowOf{}
	for i, one := range theirs {
		sum := out[one.token]
		sum.micro += one.micro
		first := i == 0 || theirs[i-1].token != one.token || theirs[i-1].wallet != one.wallet
		if first && one.micro > 0 { // buys come first
			sum.buyers++
		}
		last := i+1 == len(theirs) || theirs[i+1].token != one.token || theirs[i+1].wallet != one.wallet
		if last && one.micro < 0 {
			sum.sellers++
		}
		out[one.token] = sum
	}
	return out
}

// by returns what the chosen wallets paid for a token, less what they received, by slot.
func (f *flows) by(chosen map[uint32]bool, token uint32) map[int64]int64 {
	out := map[int64]int64{}
	slots := int64(len(f.slots))
	for n := max(f.newest-slots+1, 0); n <= f.newest; n++ {
		for _, one := range f.slots[n%slots] {
			if one.token == token && chosen[one.wallet] {
				out[n] += one.micro
			}
		}
	}
	return out
}

// flowAt is a trade with the number of its slot.
type flowAt struct {
	slot int64
	flow
}

// remove removes trades, by how many of them are alike. It leaves out those that are not kept.
func (f *flows) remove(some map[flowAt]int) {
	slots := int64(len(f.slots))
	in := map[int64]bool{}
	for one := range some {
		if one.slot <= f.newest && one.slot > f.newest-slots {
			in[one.slot] = true
		}
	}
	for n := range in {
		s := &f.slots[n%slots]
		before := len(*s)
		*s = slices.DeleteFunc(*s, func(one flow) bool {
			key := flowAt{n, one}
			some[key]--
			return some[key] >= 0
		})
		f.count -= before - len(*s)
	}
}
