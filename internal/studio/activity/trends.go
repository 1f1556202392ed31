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
