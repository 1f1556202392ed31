package sim

import (
	"math"
	"math/rand/v2"
	"strconv"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Longest trips (ms).
const (
	maxHold     = 60 * hour
	maxFastHold = 20 * minute
)

// Average rates of trips. A trip results in two to three trades.
const (
	slowTripsPerHour   = 2.5  // per chain
	fastTripsPerSecond = 0.45 // per chain
)

// tradable is what a trip buys and sells: a token or an outcome token.
type tradable interface {
	id() string
	label() string
	price(at int64) float64 // USD; after the end, the payout
	ends() int64            // ms; there are no trades from then on
}

var (
	_ tradable = (*token)(nil)
	_ tradable = (*outcomeToken)(nil)
)

// trip is one wallet's purchase of a tradable and its sale.
type trip struct {
	name   string // unique; trade ids start with it
	key    uint64
	chain  smartmoney.Chain
	wallet *wallet
	asset  tradable
	in     int64 // ms: the first buy
	out    int64 // ms: the last sell
	usd    float64
	whole  bool // exactly one buy and one sell
}

// name returns the unique name of a trip, the nth of a slot.
func (m *Market) name(layer string, c smartmoney.Chain, slot int64, n int) string {
	return "sim" + strconv.FormatUint(m.seed, 36) + "-" + layer + strconv.Itoa(c.Index()) + "-" +
		strconv.FormatInt(slot, 36) + "-" + strconv.Itoa(n)
}

// slowTrips expands one hour of the slow layer.
func (m *Market) slowTrips(slot int64) {
	for _, c := range smartmoney.Chains() {
		n := count(newRand(m.seed, domTrip, uint64(c.Index()), uint64(slot)), slowTripsPerHour)
		for i := range n {
			r := newRand(m.seed, domTrip, uint64(c.Index()), uint64(slot), uint64(i))
			in := slot*hour + r.Int64N(hour)
			m.wander(r, m.name("h", c, slot, i), c, in, hour, 48*hour, false)
		}
	}
}

// fastTrips expands one second of the fast layer.
func (m *Market) fastTrips(slot int64) {
	for _, c := range smartmoney.Chains() {
		n := count(newRand(m.seed, domFastTrip, uint64(c.Index()), uint64(slot)), fastTripsPerSecond)
		for i := range n {
			r := newRand(m.seed, domFastTrip, uint64(c.Index()), uint64(slot), uint64(i))
			in := slot*second + r.Int64N(second)
			m.wander(r, m.name("s", c, slot, i), c, in, minute, 15*minute, true)
		}
	}
}

// count draws a Poisson-distributed number with the given mean.
func count(r *rand.Rand, mean float64) int {
	n := 0
	for left := r.ExpFloat64(); left < mean; left += r.ExpFloat64() {
		n++
	}
	return n
}

// wander schedules a trip of a random wallet that lasts low to high (ms).
func (m *Market) wander(r *rand.Rand, name string, c smartmoney.Chain, in, low, high int64, fast bool) {
	w := m.wallets[c.Index()].draw(r)
	t := trip{name: name, key: r.Uint64(), chain: c, wallet: w, in: in, usd: w.size(r)}
	best := math.Inf(-1)
	for range max(w.trait.looks, -w.trait.looks) {
		a := m.pick(r, w, c, in, fast)
		hold := int64(float64(low) * math.Pow(float64(high)/float64(low), r.Float64()))
		gain := a.price(in+hold) / a.price(in)
		if w.trait.looks < 0 {
			gain = -gain
		}
		if gain > best {
			best, t.asset, t.out = gain, a, in+hold
		}
	}
	m.schedule(r, t)
}

// pick draws a tradable that a wallet might buy.
func (m *Market) pick(r *rand.Rand, w *wallet, c smartmoney.Chain, at int64, fast bool) tradable {
	if c == smartmoney.Polymarket {
		return m.pickOutcome(r, w, at, fast)
	}
	if w.skill == bot {
		return m.tokens[c.Index()][w.index%majors]
	}
	u := r.Float64()
	return m.tokens[c.Index()][int(u*math.Sqrt(u)*majors)]
}

// schedule schedules a trip's trades.
func (m *Market) schedule(r *rand.Rand, t trip) {
	if t.out <= m.last {
		return
	}
	hold := t.out - t.in
	buys, sells := []int64{t.in}, []int64{t.out}
	if !t.whole && r.Float64() < 0.25 {
		buys = append(buys, t.in+1+r.Int64N(1+hold/10))
	}
	if !t.whole && r.Float64() < 0.3 {
		sells = []int64{t.out - 1 - r.Int64N(1+hold/5), t.out}
	}
	bought, n := 0.0, 0
	for _, at := range buys {
		if at >= t.asset.ends() {
			continue
		}
		price := significant(t.asset.price(at) * (1 + 0.002*r.Float64()))
		amount := cents(t.usd / float64(len(buys)))
		bought += amount / price
		m.putTrade(&t, n, at, smartmoney.Trade{Side: smartmoney.Buy, Quantity: amount / price, PriceUSD: price, AmountUSD: amount})
		n++
	}
	for _, at := range sells {
		if at >= t.asset.ends() {
			return
		}
		price := significant(t.asset.price(at) * (1 - 0.002*r.Float64()))
		quantity := bought / float64(len(sells))
		m.putTrade(&t, n, at, smartmoney.Trade{Side: smartmoney.Sell, Quantity: quantity, PriceUSD: price, AmountUSD: quantity * price})
		n++
	}
}

// putTrade schedules the nth trade of a trip.
func (m *Market) putTrade(t *trip, n int, at int64, tr smartmoney.Trade) {
	if at <= m.last {
		return
	}
	tr.ID = t.name + "-" + strconv.Itoa(n)
	tr.Chain, tr.Wallet = t.chain, t.wallet.address
	tr.Token, tr.Symbol = t.asset.id(), t.asset.label()
	tr.TradedAt = clock(at)
	r := newRand(t.key, domHash, uint64(n))
	if t.chain == smartmoney.Solana {
		tr.TxHash = digits(r, base58Digits, 88)
	} else {
		tr.TxHash = "0x" + digits(r, hexDigits, 64)
	}
	m.put(at, tr.ID, event.Event{Type: event.TypeTrade, Chain: t.chain, Trade: &tr})
}
