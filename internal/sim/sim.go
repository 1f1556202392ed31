// Package sim simulates a market: two thousand wallets of recognisable kinds that trade invented
// tokens and prediction markets on every chain, as events for the ordinary ingest path.
//
// The market is a function of its seed and of time alone. Prices, prediction markets,
// wallets and trades are derived from the seed and the number of a time slot, never from
// events emitted before. Hence:
//
//   - The same seed and times result in the same events, whatever the intervals of the
//     calls, and whether the times are past or present: there is one density, about 3 000
//     events a day.
//   - A trade's id includes its slot. A Market started later never reuses it, and the
//     same time always results in the same ids.
//   - A restart needs no saved state: create a Market with the same seed that starts at the last
//     event that is known. Its events are those of the first market from then on, after
//     the present state of tokens, wallets and open prediction markets.
//
// The package does no I/O; only Feed waits and reads the clock.
package sim

import (
	"container/heap"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Version numbers the market: with another version a seed makes another market.
const Version = 2

// Options configures a market.
type Options struct {
	Seed  uint64    // determines wallets, tokens and every event
	Start time.Time // after which Next emits events
}

// Market is one simulated market. It is not safe for concurrent use.
type Market struct {
	seed     uint64
	wallets  [smartmoney.ChainCount]pool
	tokens   [smartmoney.ChainCount][]*token
	launches [smartmoney.ChainCount][launchesKept]*token
	series   []*series
	layers   []*layer
	queue    queue
	last     int64 // ms: all events up to this time have been emitted
}

// New returns the market of a seed.
func New(o Options) *Market {
	m := &Market{seed: o.Seed, series: newSeries(o.Seed), last: o.Start.UnixMilli()}
	for _, c := range smartmoney.Chains() {
		m.wallets[c.Index()] = newPool(o.Seed, c)
		if c.DEX() {
			m.tokens[c.Index()] = newTokens(o.Seed, c)
		}
	}
	m.announce(m.last + 1)
	m.addLayer(hour, maxHold+hour+follows, m.trips)
	m.addLayer(campaignPeriod, 2*campaignPeriod, m.campaigns)
	m.addLayer(launchPeriod, 2*day, m.launchTrips)
	m.addLayer(quotePeriod, quotePeriod, m.quotes)
	for _, s := range m.series {
		m.addLayer(s.period, s.period, func(slot int64) { m.life(s, slot) })
	}
	return m
}

// History calls emit with the events up to a time, in time order, as Next returns them. An error
// of emit ends it and is returned wrapped; the Market is unusable after that.
func (m *Market) History(to time.Time, emit func(event.Event) error) error {
	for end := to.UnixMilli(); m.last < end; {
		for _, e := range m.advance(min(m.last+hour, end)) {
			if err := emit(e); err != nil {
				return fmt.Errorf("emit event of the simulated past: %w", err)
			}
		}
	}
	return nil
}

// Next returns the events after the last call and up to now, in time order. The first ones are the
// tokens, some wallets' provider data and the open prediction markets. The interval between calls
// is free.
func (m *Market) Next(now time.Time) []event.Event {
	if to := now.UnixMilli(); to > m.last {
		return m.advance(to)
	}
	return nil
}

// layer expands time slots into events at or after the slot's start.
type layer struct {
	period int64 // ms
	next   int64 // the first slot not yet expanded
	expand func(slot int64)
}

// addLayer adds a layer. What starts in one of its slots may end by some ms after that.
func (m *Market) addLayer(period, lasts int64, expand func(slot int64)) {
	m.layers = append(m.layers, &layer{period: period, next: (m.last - lasts) / period, expand: expand})
}

// advance returns the events up to a time (ms), in time order.
func (m *Market) advance(to int64) []event.Event {
	for _, l := range m.layers {
		for ; l.next*l.period <= to; l.next++ {
			l.expand(l.next)
		}
	}
	var out []event.Event
	for len(m.queue) > 0 && m.queue[0].at <= to {
		out = append(out, m.queue.pop())
	}
	m.last = to
	return out
}

// put schedules an event and drops one at or before the last time. key orders events of
// the same millisecond.
func (m *Market) put(at int64, key string, e event.Event) {
	if at > m.last {
		m.queue.push(item{at: at, key: key, event: e})
	}
}

// Times are Unix milliseconds, durations milliseconds.
const (
	second int64 = 1000
	minute       = 60 * second
	hour         = 60 * minute
	day          = 24 * hour
)

// Domains separate the random streams of different purposes.
const (
	domWallet uint64 = iota + 1
	domToken
	domSeries
	domOutcome
	domQuote
	domTrip
	domCampaign
	domLaunch
	domHash
	domTaste
)

// mix hashes numbers into one with the finaliser of SplitMix64.
func mix(parts ...uint64) uint64 {
	h := uint64(0x9e3779b97f4a7c15)
	for _, p := range parts {
		h = (h ^ p) + 0x9e3779b97f4a7c15
		h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
		h = (h ^ h>>27) * 0x94d049bb133111eb
		h ^= h >> 31
	}
	return h
}

// newRand returns the random stream that the parts identify.
func newRand(parts ...uint64) *rand.Rand {
	h := mix(parts...)
	return rand.New(rand.NewPCG(h, mix(h, 1)))
}

// unit maps a hash to [-1, 1).
func unit(h uint64) float64 { return float64(h>>11)/(1<<52) - 1 }

// noise returns the value of a smooth random function at x, in [-1, 1]. Its features have
// size 1.
func noise(key uint64, x float64) float64 {
	i := math.Floor(x)
	f := x - i
	a, b := unit(mix(key, uint64(int64(i)))), unit(mix(key, uint64(int64(i)+1)))
	return a + (b-a)*f*f*(3-2*f)
}

// octave is one scale of a price's movement.
type octave struct {
	hours float64 // size of its features
	width float64 // of the log price, ±
}

// sum returns the sum of the octaves at a time (ms).
func sum(key uint64, octaves []octave, at int64) float64 {
	total := 0.0
	for i, o := range octaves {
		total += o.width * noise(mix(key, uint64(i)), float64(at)/float64(hour)/o.hours)
	}
	return total
}

// between draws a uniform number in [low, high).
func between(r *rand.Rand, low, high int64) int64 { return low + r.Int64N(high-low) }

// spread draws a log-normal number around a median.
func spread(r *rand.Rand, median, sigma float64) float64 {
	return median * math.Exp(sigma*min(max(r.NormFloat64(), -3), 3))
}

// cents rounds USD up to a cent.
func cents(usd float64) float64 { return math.Ceil(usd*100) / 100 }

// significant rounds a positive number to 6 significant digits.
func significant(x float64) float64 {
	scale := math.Pow(10, 5-math.Floor(math.Log10(x)))
	return math.Round(x*scale) / scale
}

const (
	hexDigits    = "0123456789abcdef"
	decimals     = "0123456789"
	base58Digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
)

// digits draws n digits of an alphabet.
func digits(r *rand.Rand, alphabet string, n int) string {
	var b strings.Builder
	b.Grow(n)
	for range n {
		b.WriteByte(alphabet[r.IntN(len(alphabet))])
	}
	return b.String()
}

func evmAddress(r *rand.Rand) string { return "0x" + digits(r, hexDigits, 40) }

// solanaAddress draws 44 base58 digits whose first is small enough for 32 bytes.
func solanaAddress(r *rand.Rand) string {
	return digits(r, base58Digits[1:16], 1) + digits(r, base58Digits, 43)
}

// outcomeTokenID draws an order-book token id of 77 digits.
func outcomeTokenID(r *rand.Rand) string {
	return digits(r, decimals[1:], 1) + digits(r, decimals, 76)
}

// established returns the tickers of the tokens that trade all the time, by chain and from the
// most to the least traded. They are invented.
func established() [3][]string {
	return [...][]string{
		strings.Fields(`HAVEN MERLON MARLIN OSPREY COBALT VESPER TIDEX QUARRY
			EMBER NIMBUS PILOT GANNET CEDAR FJORD ANVIL PLOVER RIDGE SABLE KESTREL BRASS
			MOCHI BISCUIT PICKLE OTTER GOBLIN WAFFLE TURNIP BADGER NOODLE PUFFIN CRUMB TOADY MITTEN YAKKY DOODLE GUMBO`),
		strings.Fields(`MERIDN AQUILA STRATA CIRRUS LATTICE ORBITA PRISMA DELTAX
			TALLOW VERITY OBELIX KEYSTN RAMPART GLYPH CANOPY TRELLIS FATHOM PELOTON LEDGR SOLSTC
			PEPITO WOMBAT PANCAKE GRUMPY HAMLET SIRPOG MAMBO TACOZ FROGGO BEANIE JIMBO KOALA PUDDLE MUFFIN NACHO ZORBA`),
		strings.Fields(`RAYON DRIFTR FOTON CORONA HELIOS TAMARIN SEREN PULSAR
			ZEFIR TEMPO VELOX SHARD CINDER LYRIC NOVAK ONYXO QUASAR RILLA STELA TORCH
			BONZO CATNIP DUMPLIN FLUFF GANDER HIPPO JELLY KIWI LOBSTR MUMBLE PEANUT QUOKKA RAMEN SLOTH TOFU WALRUS`),
	}
}

// launchName returns the ticker of a chain's nth launch: two words, whose pairs repeat after
// a year.
func launchName(key uint64, n int64) string {
	first := strings.Fields("BABY MOON TURBO GIGA SIR TINY LAZY COSMIC WILD PIXEL NEON ROYAL DIZZY MEGA SPICY SLEEPY LUCKY SNEAKY SALTY PRIMAL")
	second := strings.Fields("OTTER PICKLE GOOSE FROG BEAN CRAB TOAST MOLE YETI NEWT HERON RACCOON DUCK LEMON WASABI PIGEON GNOME TROUT BISON DONUT CAMEL MOTH QUAIL TAPIR RADISH HAMSTER COD WEASEL")
	pairs := uint64(len(first) * len(second))
	at := (key%pairs + uint64(n)*281) % pairs // no factor of 281 is one of pairs
	return first[at%uint64(len(first))] + second[at/uint64(len(first))]
}

// item is a scheduled event. Items are ordered by time, then by key, so that the order
// does not depend on when they were scheduled.
type item struct {
	at    int64 // ms
	key   string
	event event.Event
}

// queue is a heap of scheduled events, earliest first.
type queue []item

var _ heap.Interface = (*queue)(nil)

// Len implements heap.Interface.
func (q queue) Len() int { return len(q) }

// Less implements heap.Interface.
func (q queue) Less(i, j int) bool {
	if q[i].at != q[j].at {
		return q[i].at < q[j].at
	}
	return q[i].key < q[j].key
}

// Swap implements heap.Interface.
func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }

// Push implements heap.Interface; use push.
func (q *queue) Push(x any) { *q = append(*q, x.(item)) }

// Pop implements heap.Interface; use pop.
func (q *queue) Pop() any {
	old := *q
	last := old[len(old)-1]
	old[len(old)-1] = item{}
	*q = old[:len(old)-1]
	return last
}

func (q *queue) push(it item)     { heap.Push(q, it) }
func (q *queue) pop() event.Event { return heap.Pop(q).(item).event }
