package ledger

import (
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	slotNs    = int64(smartmoney.SlotSeconds * time.Second)
	daySlots  = uint32(smartmoney.DaySlots)
	maxPoints = smartmoney.MostPoints
)

// priceRules are the numbers in which chains differ (semantics 2.2).
type priceRules struct {
	points int     // that count, at most
	least  float64 // USD of a trade that makes a point beside larger ones
	band   bool    // the quoted price follows the newest point within a band
}

func priceRulesOf(chain smartmoney.Chain) priceRules {
	if chain.DEX() {
		return priceRules{points: maxPoints, least: 10, band: true}
	}
	return priceRules{points: 3, least: 1}
}

// slotAt returns the slot of a time, unix ns.
func slotAt(at int64) uint32 { return uint32(at / slotNs) }

// Points are the price points of a token that count, oldest first: of each slot the largest trade.
// What is beyond N is zero.
type Points struct {
	N      uint8
	Slot   [maxPoints]uint32
	Price  [maxPoints]float64 // USD per token
	Amount [maxPoints]float64 // USD
	Seq    [maxPoints]int64   // number of the trade in the log; 0: not known
}

// newest returns the newest slot. There must be a point.
func (p *Points) newest() uint32 { return p.Slot[p.N-1] }

// add adds a trade, if it is a point, and reports whether it is. Of equal trades of a slot the
// later in the stream counts: later says that this one is later than those before it.
func (p *Points) add(slot uint32, seq int64, price, amount float64, later bool, most int) bool {
	i := int(p.N)
	for i > 0 && p.Slot[i-1] > slot {
		i--
	}
	switch {
	case i > 0 && p.Slot[i-1] == slot:
		if i--; amount < p.Amount[i] || amount == p.Amount[i] && !later {
			return false
		}
	case p.N > 0 && slot < p.newest() && p.newest()-slot > daySlots:
		return false
	case int(p.N) < most:
		copy(p.Slot[i+1:], p.Slot[i:p.N])
		copy(p.Price[i+1:], p.Price[i:p.N])
		copy(p.Amount[i+1:], p.Amount[i:p.N])
		copy(p.Seq[i+1:], p.Seq[i:p.N])
		p.N++
	case i == 0:
		return false
	default:
		i--
		copy(p.Slot[:i], p.Slot[1:])
		copy(p.Price[:i], p.Price[1:])
		copy(p.Amount[:i], p.Amount[1:])
		copy(p.Seq[:i], p.Seq[1:])
	}
	p.Slot[i], p.Price[i], p.Amount[i], p.Seq[i] = slot, price, amount, seq
	p.expire()
	return true
}

// remove takes the point of a trade out, if there is one.
func (p *Points) remove(seq int64) {
	i := slices.Index(p.Seq[:p.N], seq)
	if i < 0 {
		return
	}
	copy(p.Slot[i:], p.Slot[i+1:p.N])
	copy(p.Price[i:], p.Price[i+1:p.N])
	copy(p.Amount[i:], p.Amount[i+1:p.N])
	copy(p.Seq[i:], p.Seq[i+1:p.N])
	p.N--
	p.Slot[p.N], p.Price[p.N], p.Amount[p.N], p.Seq[p.N] = 0, 0, 0, 0
}

// expire drops the points that are more than a day older than the newest.
func (p *Points) expire() {
	old := 0
	for p.newest()-p.Slot[old] > daySlots {
		old++
	}
	if old == 0 {
		return
	}
	var left Points
	left.N = p.N - uint8(old)
	copy(left.Slot[:], p.Slot[old:p.N])
	copy(left.Price[:], p.Price[old:p.N])
	copy(left.Amount[:], p.Amount[old:p.N])
	copy(left.Seq[:], p.Seq[old:p.N])
	*p = left
}

// settled returns the settled price of the points.
func (p *Points) settled() float64 {
	return smartmoney.SettledPrice(p.Price[:p.N], p.Amount[:p.N])
}

// Prices are what the prices of a token follow from (semantics 2.2), and they. USD per token, times
// in unix ns.
type Prices struct {
	Quoted, Settled float64 // NaN: unknown
	Points          Points
	Large           uint32 // live trades that are large enough to make points beside others
	Stated
}

// Stated is what providers and resolutions said of a token's price, USD and unix ns. No correction
// takes it back.
type Stated struct {
	ProviderPrice float64 // the latest by time; NaN: none
	ProviderAt    int64
	Payout        float64 // of the last resolution; NaN: none
	PayoutAt      int64
}

func unknownPrices() Prices {
	return Prices{Quoted: math.NaN(), Settled: math.NaN(), Stated: Stated{ProviderPrice: math.NaN(), Payout: math.NaN()}}
}

// trade adds a trade and reports whether it became the newest slot of the token, and whether it is
// a point.
func (p *Prices) trade(r priceRules, at, seq int64, price, amount float64) (newest, point bool) {
	slot := slotAt(at)
	if amount >= r.least {
		if p.Large == 0 {
			p.Points = Points{}
		}
		p.Large++
	} else if p.Large > 0 {
		return false, false
	}
	newest = p.Points.N == 0 || slot > p.Points.newest()
	return newest, p.Points.add(slot, seq, price, amount, true, r.points)
}

// provider sets a provider's price and computes the prices, unless a later one is known. It reports
// whether it did.
func (p *Prices) provider(r priceRules, at int64, price float64) bool {
	if !math.IsNaN(p.ProviderPrice) && at < p.ProviderAt {
		return false
	}
	p.ProviderPrice, p.ProviderAt = price, at
	p.compute(r)
	return true
}

// resolve sets the payout of a resolution and computes the prices.
func (p *Prices) resolve(r priceRules, at int64, payout float64) {
	p.Payout, p.PayoutAt = payout, at
	p.compute(r)
}

// compute finds both prices from what they follow from.
func (p *Prices) compute(r priceRules) { p.Settled, p.Quoted = p.find(r) }

func (p *Prices) find(r priceRules) (settled, quoted float64) {
	if !math.IsNaN(p.Payout) {
		return p.Payout, p.Payout
	}
	told := !math.IsNaN(p.ProviderPrice)
	if p.Points.N == 0 {
		return p.ProviderPrice, p.ProviderPrice
	}
	began := int64(p.Points.newest()) * slotNs
	if told && p.ProviderAt >= began {
		return p.ProviderPrice, p.ProviderPrice
	}
	settled = p.Points.settled()
	if told && began-p.ProviderAt <= int64(smartmoney.ProviderGuardSpan) {
		settled = min(max(settled, p.ProviderPrice/smartmoney.ProviderGuard), smartmoney.Finite(p.ProviderPrice*smartmoney.ProviderGuard))
	}
	if quoted = settled; r.band {
		quoted = min(max(p.Points.Price[p.Points.N-1], settled/smartmoney.QuotedBand), smartmoney.Finite(settled*smartmoney.QuotedBand))
	}
	return settled, quoted
}

// At returns the time of the newest price: of the newest point's slot or the provider's, after a
// resolution of that one. 0: there is none.
func (p *Prices) At() int64 {
	if !math.IsNaN(p.Payout) {
		return p.PayoutAt
	}
	at := int64(0)
	if p.Points.N > 0 {
		at = int64(p.Points.newest()) * slotNs
	}
	if !math.IsNaN(p.ProviderPrice) {
		at = max(at, p.ProviderAt)
	}
	return at
}

// list returns the points, oldest first.
func (p *Points) list() []smartmoney.PricePoint {
	if p.N == 0 {
		return nil
	}
	out := make([]smartmoney.PricePoint, p.N)
	for i := range out {
		out[i] = smartmoney.PricePoint{Slot: int64(p.Slot[i]), PriceUSD: p.Price[i], AmountUSD: p.Amount[i], Seq: p.Seq[i]}
	}
	return out
}

// setList sets the points to a list, oldest first, of which there are no more than count.
func (p *Points) setList(list []smartmoney.PricePoint) {
	*p = Points{N: uint8(min(len(list), maxPoints))}
	for i := range list[:p.N] {
		p.Slot[i], p.Price[i], p.Amount[i], p.Seq[i] = uint32(list[i].Slot), list[i].PriceUSD, list[i].AmountUSD, list[i].Seq
	}
}
