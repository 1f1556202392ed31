package sim

import (
	"math"
	"math/rand/v2"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// plot is a pattern of several sharp wallets acting together, or of one large trade.
type plot uint8

const (
	none       plot = iota
	accumulate      // five to seven buy
	cluster         // three or four buy
	distribute      // five sell together
	splash          // one buys for 50 000 USD or more
)

// plots returns the patterns. Each token that is not a major has one of them, so that the
// patterns of a token do not mix.
func plots() []plot { return []plot{accumulate, cluster, distribute, splash} }

// A campaign is a pattern in the slow layer: a crew buys a token within campaignBuys of
// the start and sells it from campaignSells on.
const (
	campaignPeriod = day
	campaignBuys   = 90 * minute
	campaignSells  = 20 * hour
	campaignExits  = 2 * hour // duration of the sells
)

// burstPeriod is the interval between patterns of a chain in the fast layer.
const burstPeriod = 12 * second

// lift returns how much a campaign raises its token at a phase (ms), 0 to 1.
func lift(phase int64) float64 {
	switch {
	case phase < campaignBuys:
		return 0
	case phase < campaignSells:
		return float64(phase-campaignBuys) / float64(campaignSells-campaignBuys)
	case phase < campaignSells+campaignExits:
		return 1
	default:
		return float64(campaignPeriod-phase) / float64(campaignPeriod-campaignSells-campaignExits)
	}
}

// crewOf returns the wallets of a token's nth campaign.
func (m *Market) crewOf(t *token, n int64) []*wallet {
	r := newRand(t.key, domCampaign, uint64(n))
	size := 1
	switch t.plot {
	case accumulate:
		size = 5 + r.IntN(3)
	case cluster:
		size = 3 + r.IntN(2)
	case distribute:
		size = 5
	}
	return m.wallets[t.chain.Index()].crew(r, size)
}

// stake draws the size of a wallet's trade in a plot, in USD.
func stake(r *rand.Rand, p plot, w *wallet) float64 {
	if p == splash {
		return 55_000 + 140_000*r.Float64()
	}
	return max(500, w.size(r))
}

// campaigns expands one day of the slow layer's campaigns, one per gem.
func (m *Market) campaigns(slot int64) {
	for _, c := range smartmoney.Chains() {
		for _, t := range m.tokens[c.Index()] {
			if t.plot != none {
				m.campaign(t, slot)
			}
		}
	}
}

// campaign schedules a token's nth campaign.
func (m *Market) campaign(t *token, n int64) {
	start := n*campaignPeriod + t.offset
	for i, w := range m.crewOf(t, n) {
		r := newRand(t.key, domCampaign, uint64(n), uint64(i))
		m.schedule(r, trip{
			name: m.name("c", t.chain, n, t.index*100+i), key: r.Uint64(), chain: t.chain, wallet: w, asset: t,
			in: start + r.Int64N(campaignBuys), out: start + campaignSells + r.Int64N(campaignExits),
			usd: stake(r, t.plot, w), whole: true,
		})
	}
}

// tip draws the outcome token that sharp wallets agree on, usually the winning one.
func (p *prediction) tip(r *rand.Rand) *outcomeToken {
	if r.Float64() < 0.75 {
		return p.outcomes[p.winner]
	}
	return p.outcomes[(p.winner+1)%len(p.outcomes)]
}

// betTogether schedules a crew's buys of one outcome token in the middle of a market's
// term. Most of the crew never sell.
func (m *Market) betTogether(p *prediction) {
	r := newRand(p.key, domCampaign)
	start, size, tip := p.open+p.series.period*2/5, 3+3*r.IntN(2), p.tip(r)
	for i, w := range m.wallets[smartmoney.Polymarket.Index()].crew(r, size) {
		m.schedule(r, trip{
			name: m.name("c", smartmoney.Polymarket, p.slot, p.series.index*100+i), key: r.Uint64(),
			chain: smartmoney.Polymarket, wallet: w, asset: tip,
			in: start + r.Int64N(campaignBuys), out: p.end + hour - 2*hour*int64(r.IntN(4)/3),
			usd: stake(r, accumulate, w), whole: true,
		})
	}
}

// bursts expands a slot of the fast layer's patterns: one pattern per chain, a different
// one on each DEX chain.
func (m *Market) bursts(slot int64) {
	for _, c := range smartmoney.Chains() {
		r := newRand(m.seed, domBurst, uint64(c.Index()), uint64(slot))
		at := slot * burstPeriod
		if !c.DEX() {
			m.betBurst(r, slot, at)
			continue
		}
		p := plots()[(slot+int64(c.Index()))%int64(len(plots()))]
		if p == distribute {
			m.sellBurst(r, c, slot, at)
		} else {
			m.buyBurst(r, c, p, slot, at)
		}
	}
}

// scheduleCrew schedules a trip of each wallet of a crew. The trips start within 10 seconds
// of in and end within 40 seconds of out (ms).
func (m *Market) scheduleCrew(r *rand.Rand, crew []*wallet, a tradable, c smartmoney.Chain, p plot, slot, in, out int64) {
	for i, w := range crew {
		m.schedule(r, trip{
			name: m.name("b", c, slot, i), key: r.Uint64(), chain: c, wallet: w, asset: a,
			in: in + r.Int64N(10*second), out: out + r.Int64N(40*second), usd: stake(r, p, w), whole: true,
		})
	}
}

// buyBurst schedules a crew's buys of the gem that will rise most. For accumulate it
// prefers a gem that another crew has bought in the last hours.
func (m *Market) buyBurst(r *rand.Rand, c smartmoney.Chain, p plot, slot, at int64) {
	hold := between(r, 2*minute, 8*minute)
	var gem *token
	best := math.Inf(-1)
	for _, t := range m.gems(r, c, p) {
		gain := math.Log(t.price(at+hold) / t.price(at))
		if phase := t.phase(at); p == accumulate && phase > campaignBuys && phase < 5*hour {
			gain++
		}
		if gain > best {
			best, gem = gain, t
		}
	}
	crew := m.crewOf(gem, gem.campaign(at))
	if p == accumulate {
		crew = m.wallets[c.Index()].crew(r, 5+r.IntN(3))
	}
	m.scheduleCrew(r, crew, gem, c, p, slot, at, at+hold)
}

// sellBurst schedules sells of a campaign's crew: a part of the gem that will fall most,
// bought back later.
func (m *Market) sellBurst(r *rand.Rand, c smartmoney.Chain, slot, at int64) {
	back := between(r, 4*minute, 10*minute)
	var gem *token
	best := math.Inf(-1)
	for _, t := range m.gems(r, c, distribute) {
		phase := t.phase(at)
		if phase < campaignBuys || phase > campaignSells-hour {
			continue
		}
		if gain := t.price(at) / t.price(at+back); gain > best {
			best, gem = gain, t
		}
	}
	if gem == nil {
		return
	}
	for i, w := range m.crewOf(gem, gem.campaign(at)) {
		t := trip{name: m.name("b", c, slot, i), key: r.Uint64(), chain: c, wallet: w, asset: gem}
		sell, buy := at+r.Int64N(10*second), at+back+r.Int64N(40*second)
		sold, bought := significant(gem.price(sell)), significant(gem.price(buy))
		quantity := stake(r, distribute, w) / 4 / sold
		m.putTrade(&t, 0, sell, smartmoney.Trade{Side: smartmoney.Sell, Quantity: quantity, PriceUSD: sold, AmountUSD: quantity * sold})
		m.putTrade(&t, 1, buy, smartmoney.Trade{Side: smartmoney.Buy, Quantity: quantity, PriceUSD: bought, AmountUSD: quantity * bought})
	}
}

// betBurst schedules a crew's buys of one outcome token, alternately by five to seven
// wallets and by three. The larger crew prefers a market in which a crew has traded before.
func (m *Market) betBurst(r *rand.Rand, slot, at int64) {
	large := slot%2 == 0
	var market *prediction
	best := math.Inf(-1)
	for _, s := range m.series[fastSeries:] {
		p := s.at(at)
		if !s.crew || p.end < at+15*minute {
			continue
		}
		score := r.Float64()
		if since := at - p.open - s.period*2/5; large && since > campaignBuys && since < 5*hour {
			score++
		}
		if score > best {
			best, market = score, p
		}
	}
	if market == nil {
		return
	}
	size := 3
	if large {
		size = 5 + r.IntN(3)
	}
	pool := &m.wallets[smartmoney.Polymarket.Index()]
	m.scheduleCrew(r, pool.crew(r, size), market.tip(newRand(market.key, domCampaign, 1)), smartmoney.Polymarket, accumulate, slot,
		at, at+between(r, 2*minute, 8*minute))
}
