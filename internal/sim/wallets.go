package sim

import (
	"math/rand/v2"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// kind is a kind of trader.
type kind uint8

const (
	sniper kind = iota // buys launches in their first minutes: many small losses, some large gains
	swing              // holds for hours to days and mostly chooses well; the first ones trade in crews
	whale              // makes large trades of large tokens
	maker              // trades one token, or one series, all day for its spread
	farmer             // trades small amounts of many tokens
	lucky              // trades seldom and badly, and once rode a launch all the way up
	ruined             // wins for some weeks, then stakes more and loses it
	retail             // buys at random
	loser              // buys what is about to fall
)

// kinds is the number of kinds.
const kinds = int(loser) + 1

// trait has the parameters of a kind.
type trait struct {
	count     int     // wallets per chain
	trips     float64 // a day, besides those in crews and launches
	sight     float64 // probability of the best of three choices, if negative of the worst; else it is random
	usd       float64 // median size of a buy
	sigma     float64 // standard deviation of the size's logarithm
	low, high int64   // ms: how long it holds
}

// traits returns the parameters by kind. A chain has 500 wallets.
func traits() [kinds]trait {
	return [...]trait{
		sniper: {count: 24, trips: 0.4, sight: 0.15, usd: 700, sigma: 0.4, low: hour, high: 30 * hour},
		swing:  {count: 60, trips: 0.8, sight: 0.5, usd: 3200, sigma: 0.6, low: 5 * hour, high: 70 * hour},
		whale:  {count: 8, trips: 0.7, sight: 0.5, usd: 90_000, sigma: 0.4, low: 20 * hour, high: 5 * day},
		maker:  {count: 4, trips: 4, sight: 0.25, usd: 4000, sigma: 0.3, low: 4 * minute, high: hour},
		farmer: {count: 50, trips: 0.3, sight: 0, usd: 45, sigma: 0.4, low: hour, high: 20 * hour},
		lucky:  {count: 8, trips: 0.4, sight: -0.3, usd: 1400, sigma: 0.6, low: 4 * hour, high: 60 * hour},
		ruined: {count: 24, trips: 1.1, sight: 0.6, usd: 1500, sigma: 0.4, low: 4 * hour, high: 40 * hour},
		retail: {count: 228, trips: 0.18, sight: 0, usd: 450, sigma: 0.9, low: hour, high: 4 * day},
		loser:  {count: 94, trips: 0.18, sight: -0.4, usd: 700, sigma: 0.7, low: hour, high: 3 * day},
	}
}

// crewMembers is the number of swing traders of a chain that trade in crews.
const crewMembers = 40

// The life of a ruined wallet: it wins until peak, loses until ruin, and begins anew after life.
const (
	peak = 18 * day
	ruin = 32 * day
	life = 75 * day
)

// wallet is one trader of a chain.
type wallet struct {
	address string
	index   int // within its chain
	kind    kind
	trait   trait
	winRate float64   // the provider's, 0 if it has none
	topics  [2]string // what it likes to bet on
	begins  int64     // ms: of a ruined wallet, the beginning of one of its lives
}

// at returns the parameters of the wallet at a time (ms), and whether it trades.
func (w *wallet) at(at int64) (trait, bool) {
	t := w.trait
	if w.kind != ruined {
		return t, true
	}
	age := (at - w.begins) % life
	switch {
	case age < 0 || age > ruin:
		return t, false
	case age > peak:
		t.sight, t.usd = -0.85, 6*t.usd
	}
	return t, true
}

// pool is a chain's wallets.
type pool struct {
	chain smartmoney.Chain
	all   []*wallet
	of    [kinds][]*wallet
	until []float64 // trips a day of the wallets up to each one of all
}

// newPool returns a chain's wallets of a seed.
func newPool(seed uint64, c smartmoney.Chain) pool {
	p := pool{chain: c}
	r := newRand(seed, domWallet, uint64(c.Index()))
	trips := 0.0
	for k, t := range traits() {
		for range t.count {
			w := &wallet{index: len(p.all), kind: kind(k), trait: t, topics: tastes(seed, c, len(p.all)), address: address(r, c)}
			w.begins = r.Int64N(life)
			if w.trait.sight != 0 { // no two are equally good
				w.trait.sight += 0.25 * (r.Float64() - 0.5)
			}
			if r.IntN(8) == 0 {
				w.winRate = 0.5 + 0.2*w.trait.sight + 0.06*r.Float64()
			}
			p.all, p.of[k] = append(p.all, w), append(p.of[k], w)
			trips += t.trips
			p.until = append(p.until, trips)
		}
	}
	return p
}

// topics are what wallets may like: tags of series.
func topics() []string {
	return []string{"crypto", "sports", "politics", "economy", "weather", "culture", "science", "football", "bitcoin", "election", "film", "space"}
}

// tastes returns two topics of a wallet.
func tastes(seed uint64, c smartmoney.Chain, index int) [2]string {
	r, all := newRand(seed, domTaste, uint64(c.Index()), uint64(index)), topics()
	first := r.IntN(len(all))
	return [2]string{all[first], all[(first+1+r.IntN(len(all)-1))%len(all)]}
}

// tripsPerDay is how many trips the wallets of the pool begin in a day on average.
func (p *pool) tripsPerDay() float64 { return p.until[len(p.until)-1] }

// draw draws a wallet in proportion to its trips.
func (p *pool) draw(r *rand.Rand) *wallet {
	u := r.Float64() * p.tripsPerDay()
	low, high := 0, len(p.until)-1
	for low < high {
		if middle := (low + high) / 2; p.until[middle] > u {
			high = middle
		} else {
			low = middle + 1
		}
	}
	return p.all[low]
}

// crew draws n different members of crews.
func (p *pool) crew(r *rand.Rand, n int) []*wallet {
	out := make([]*wallet, 0, n)
	for _, i := range r.Perm(crewMembers)[:n] {
		out = append(out, p.of[swing][i])
	}
	return out
}

// A campaign is a pattern in one token: a crew, or a whale, buys within campaignBuys of the
// start and sells from campaignSells on. Each token has at most one in each campaignPeriod.
const (
	campaignPeriod = 3 * day
	campaignBuys   = 100 * minute
	campaignWaits  = 390 * minute // of a crew of more than four, until the others buy as well
	campaignSells  = 17 * hour
	campaignExits  = 3 * hour  // duration of the sells
	campaignEnds   = 54 * hour // its effect on the price ends
)

// campaign is one campaign of a token.
type campaign struct {
	n     int64
	crew  int     // wallets; 0: there is no campaign
	large bool    // one wallet buys much
	start int64   // ms
	lifts float64 // what it adds to the logarithm of the price; below 0 it failed
	rise  int64   // ms until then
	fate  fate    // of the crew's last buy
}

// campaign returns the token's campaign at a time.
func (t *token) campaign(at int64) *campaign {
	n := (at - int64(t.key%uint64(campaignPeriod))) / campaignPeriod
	if t.cached.n != n {
		t.cached = t.nthCampaign(n)
	}
	return &t.cached
}

// nthCampaign returns the token's campaign of a period. Three of five succeed.
func (t *token) nthCampaign(n int64) campaign {
	r := newRand(t.key, domCampaign, uint64(n))
	c := campaign{n: n, start: n*campaignPeriod + int64(t.key%uint64(campaignPeriod)) + r.Int64N(16*hour), rise: between(r, 3*hour, 9*hour)}
	if r.Float64() < 0.25 {
		return c
	}
	c.lifts = t.vol * (0.05 + 0.3*r.Float64())
	if r.Float64() < 0.38 {
		c.lifts *= -0.8
	}
	switch size := r.IntN(8); {
	case t.index < large && size < 5:
		c.crew, c.large = 1, true
	case size < 3:
		c.crew = 3 + size%2
	default:
		c.crew = 2 + size
	}
	switch fated := r.IntN(50); {
	case fated == 0:
		c.fate = reorganised
	case fated < 6 && c.crew == 3:
		c.fate = takenBack
	}
	return c
}

// lift returns what the campaign adds to the logarithm of the token's price at a time.
func (c *campaign) lift(at int64) float64 {
	if c.crew == 0 || at <= c.start {
		return 0
	}
	since := at - c.start
	return c.lifts * (ease(since, 20*minute, c.rise) - ease(since, 26*hour, campaignEnds))
}

// campaigns expands one period of the campaigns of all tokens.
func (m *Market) campaigns(slot int64) {
	for _, c := range smartmoney.Chains() {
		for _, t := range m.tokens[c.Index()] {
			m.campaignTrips(t, t.nthCampaign(slot))
		}
	}
}

// campaignTrips schedules the trades of a campaign.
func (m *Market) campaignTrips(t *token, c campaign) {
	pool := &m.wallets[t.chain.Index()]
	r := newRand(t.key, domCampaign, uint64(c.n), 1)
	if c.crew > 0 {
		m.follow(t, c.start+hour, 3*hour, hour)
		m.follow(t, c.start+6*hour, 3*hour, hour)
		m.follow(t, c.start+campaignSells, 5*hour, hour)
	}
	crew := pool.crew(r, c.crew)
	for i, w := range crew {
		usd := max(800, 1.4*spread(r, w.trait.usd, w.trait.sigma))
		if c.large {
			w, usd = pool.of[whale][r.IntN(len(pool.of[whale]))], 55_000+140_000*r.Float64()*r.Float64()
		}
		wave := int64(0)
		if i >= 3 && c.crew > 4 {
			wave = campaignWaits
		}
		tr := trip{
			name: m.name("c", t.chain, c.n, int(t.index)*100+i), key: r.Uint64(), chain: t.chain, wallet: w, asset: t,
			in: c.start + wave + r.Int64N(campaignBuys), out: c.start + campaignSells + r.Int64N(campaignExits), usd: usd, whole: true,
		}
		if i == len(crew)-1 {
			tr.fate = c.fate
			tr.in = c.start + wave + campaignBuys // after the others
		}
		m.schedule(tr)
	}
}

// follow schedules the quotes of a token that many trade: one in each period for some time.
func (m *Market) follow(t *token, from, during, period int64) {
	for at := from; at < from+during; at += period {
		m.putQuote(t, at)
	}
}

// launchTrips expands a launch of each chain: snipers buy it in its first minutes, and a lucky
// wallet one that runs.
func (m *Market) launchTrips(slot int64) {
	for _, c := range smartmoney.Chains() {
		if !c.DEX() {
			continue
		}
		t := m.launch(c, slot)
		m.follow(t, t.born, 5*hour, hour/2)
		m.follow(t, t.born+5*hour, 24*hour, 4*hour)
		pool, r := &m.wallets[c.Index()], newRand(t.key, domCampaign)
		for i, w := range pool.of[sniper] {
			if r.Float64() < 0.33 {
				in := t.born + 20*second + int64(min(r.ExpFloat64(), 5)*float64(3*minute))
				m.ride(r, trip{name: m.name("l", c, slot, i), wallet: w, in: in, usd: spread(r, w.trait.usd, w.trait.sigma)}, t)
			}
		}
		if t.course == runs {
			w := pool.of[lucky][slot%int64(len(pool.of[lucky]))]
			m.schedule(trip{
				name: m.name("l", c, slot, len(pool.all)), key: r.Uint64(), chain: c, wallet: w, asset: t, whole: true,
				in: t.born + between(r, 10*minute, hour), out: t.born + between(r, 20*hour, 30*hour), usd: 1500 + 3000*r.Float64(),
			})
		}
	}
}

// ride schedules a sniper's trip in a launch.
func (m *Market) ride(r *rand.Rand, t trip, of *token) {
	t.key, t.chain = r.Uint64(), of.chain
	m.choose(r, &t, t.wallet.trait, func() tradable { return of })
	m.schedule(t)
}
