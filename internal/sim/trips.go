package sim

import (
	"math"
	"math/rand/v2"
	"strconv"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Longest times (ms).
const (
	maxHold = 5 * day // of a trip
	follows = hour    // from a trip's trade to the events that follow it
)

// tradable is what a trip buys and sells: a token or an outcome token.
type tradable interface {
	id() string
	label() string
	price(at int64) float64 // USD; after the end, the payout
	ends() int64            // ms; there are no trades from then on
	most() float64          // USD: the largest buy that it bears
}

var (
	_ tradable = (*token)(nil)
	_ tradable = (*outcomeToken)(nil)
)

func (t *token) most() float64 { return t.deep }

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
	fate   fate // of its first trade
}

// name returns the unique name of a trip, the nth of a slot.
func (m *Market) name(layer string, c smartmoney.Chain, slot int64, n int) string {
	return "sim" + strconv.FormatUint(m.seed, 36) + "-" + layer + strconv.Itoa(c.Index()) + "-" +
		strconv.FormatInt(slot, 36) + "-" + strconv.Itoa(n)
}

// trips expands one hour of the trips that wallets make on their own.
func (m *Market) trips(slot int64) {
	for _, c := range smartmoney.Chains() {
		r := newRand(m.seed, domTrip, uint64(c.Index()), uint64(slot))
		for i := range count(r, m.wallets[c.Index()].tripsPerDay()/24) {
			m.wander(newRand(m.seed, domTrip, uint64(c.Index()), uint64(slot), uint64(i)), m.name("h", c, slot, i), c, slot)
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

// wander schedules a trip of a random wallet that begins in an hour.
func (m *Market) wander(r *rand.Rand, name string, c smartmoney.Chain, slot int64) {
	in := slot*hour + r.Int64N(hour)
	w := m.wallets[c.Index()].draw(r)
	how, trades := w.at(in)
	if !trades {
		return
	}
	t := trip{name: name, key: r.Uint64(), chain: c, wallet: w, in: in, usd: spread(r, how.usd, how.sigma), whole: w.kind == maker}
	m.choose(r, &t, how, func() tradable { return m.pick(r, w, c, in) })
	m.schedule(t)
}

// choose sets what a trip buys and when it ends: mostly as far as the wallet's sight goes, else
// at random.
func (m *Market) choose(r *rand.Rand, t *trip, how trait, pick func() tradable) {
	looks, sign := 1, 1.0
	if r.Float64() < math.Abs(how.sight) {
		looks, sign = 3, math.Copysign(1, how.sight)
	}
	best := math.Inf(-1)
	for range looks {
		a := pick()
		out := t.in + int64(logUniform(r, float64(how.low), float64(how.high)))
		if gain := sign * a.price(out) / a.price(t.in); gain > best {
			best, t.asset, t.out = gain, a, out
		}
	}
}

// pick draws a tradable that a wallet might buy.
func (m *Market) pick(r *rand.Rand, w *wallet, c smartmoney.Chain, at int64) tradable {
	if c == smartmoney.Polymarket {
		return m.pickOutcome(r, w, at)
	}
	tokens, u := m.tokens[c.Index()], r.Float64()
	switch w.kind {
	case maker:
		return tokens[(int64(w.index)+at/day)%large]
	case whale:
		return tokens[r.IntN(large)]
	case farmer:
		return tokens[r.IntN(middle)]
	case sniper:
		u = 0
	default:
	}
	if alive := m.alive(c, at); u < 0.2 && len(alive) > 0 {
		return alive[int(r.Float64()*r.Float64()*float64(len(alive)))]
	}
	return tokens[r.IntN(len(tokens))]
}

// schedule schedules a trip's trades.
func (m *Market) schedule(t trip) {
	if t.out <= m.last-follows {
		return
	}
	r := newRand(t.key, domTrip)
	hold := t.out - t.in
	buys, sells := []int64{t.in}, []int64{t.out}
	if !t.whole && r.Float64() < 0.25 {
		buys = append(buys, t.in+1+r.Int64N(1+hold/10))
	}
	if !t.whole && r.Float64() < 0.3 {
		sells = []int64{t.out - 1 - r.Int64N(1+hold/5), t.out}
	}
	m.watch(&t)
	slip := 0.002 // what a trade pays for being done at once; a maker earns it
	if t.wallet.kind == maker {
		slip = -0.0025
	}
	usd, bought, n := min(t.usd, t.asset.most()), 0.0, 0
	for _, at := range buys {
		if at >= t.asset.ends() {
			continue
		}
		price := significant(t.asset.price(at) * (1 + slip*r.Float64()))
		amount := cents(usd / float64(len(buys)))
		bought += amount / price
		m.putTrade(&t, n, at, smartmoney.Trade{Side: smartmoney.Buy, Quantity: amount / price, PriceUSD: price, AmountUSD: amount})
		n++
	}
	if t.fate == takenBack {
		return
	}
	for _, at := range sells {
		if at >= t.asset.ends() {
			return
		}
		price := significant(t.asset.price(at) * (1 - slip*r.Float64()))
		quantity := bought / float64(len(sells))
		m.putTrade(&t, n, at, smartmoney.Trade{Side: smartmoney.Sell, Quantity: quantity, PriceUSD: price, AmountUSD: quantity * price})
		n++
	}
}

// watch schedules quotes of the token of a trip of a good wallet, whose trades others watch.
func (m *Market) watch(t *trip) {
	if of, is := t.asset.(*token); is && !t.whole && (t.wallet.kind == swing || t.wallet.kind == sniper) {
		m.putQuote(of, t.in+50*minute)
		m.putQuote(of, t.out+50*minute)
	}
}

// putTrade schedules the nth trade of a trip, and what becomes of the first one.
func (m *Market) putTrade(t *trip, n int, at int64, tr smartmoney.Trade) {
	tr.ID = t.name + "-" + strconv.Itoa(n)
	tr.Chain, tr.Wallet = t.chain, t.wallet.address
	tr.Token, tr.Symbol = t.asset.id(), t.asset.label()
	r := newRand(t.key, domHash, uint64(n))
	if t.chain == smartmoney.Solana {
		tr.TxHash = digits(r, base58Digits, 88)
	} else {
		tr.TxHash = "0x" + digits(r, hexDigits, 64)
	}
	m.putMined(tr, at)
	if n == 0 {
		m.correct(t.fate, tr, at)
	}
}

// putMined schedules a trade in the block of a time.
func (m *Market) putMined(tr smartmoney.Trade, at int64) {
	if at <= m.last {
		return
	}
	tr.TradedAt = clock(at)
	tr.Block, tr.HasBlock = blockAt(tr.Chain, at)
	m.put(at, tr.ID, event.Event{Type: event.TypeTrade, Chain: tr.Chain, Trade: &tr})
}

// fate is what becomes of a trade.
type fate uint8

const (
	stands      fate = iota
	reorganised      // its block and those after it are replaced: it comes again in a later one
	takenBack        // its provider takes it back
)

// Times from a trade to what becomes of it (ms).
const (
	reorganisedAfter = 5 * second
	minedAgainAfter  = 19 * second
	takenBackAfter   = 4 * minute
)

// blockAt returns the number of the block of a time (ms) on chains whose trades have one.
func blockAt(c smartmoney.Chain, at int64) (block int64, has bool) {
	switch c {
	case smartmoney.Base:
		return (at - 1_686_789_347_000) / (2 * second), true
	case smartmoney.Ethereum:
		return 17_000_000 + (at-1_680_911_891_000)/(12*second), true
	case smartmoney.Solana, smartmoney.Polymarket:
		return 0, false
	default:
		return 0, false
	}
}

// correct schedules what becomes of a trade. A reorganisation also takes other trades of its
// blocks, which never come again.
func (m *Market) correct(f fate, tr smartmoney.Trade, at int64) {
	switch f {
	case reorganised:
		block, has := blockAt(tr.Chain, at)
		if has && at+reorganisedAfter > m.last {
			m.put(at+reorganisedAfter, "rewind "+tr.ID, event.Event{
				Type: event.TypeRewind, Chain: tr.Chain, Correction: &event.Correction{Block: block - 1},
			})
		}
		if has {
			m.putMined(tr, at+minedAgainAfter)
		}
	case takenBack:
		if at+takenBackAfter > m.last {
			m.put(at+takenBackAfter, "retract "+tr.ID, event.Event{
				Type: event.TypeRetract, Chain: tr.Chain, Correction: &event.Correction{ID: tr.ID},
			})
		}
	case stands:
	}
}
