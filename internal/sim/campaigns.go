package sim

import (
	"math/rand/v2"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

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
