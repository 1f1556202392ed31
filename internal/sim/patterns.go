package sim

import (
	"math"
	"math/rand/v2"

	"smartmoney/internal/smartmoney"
)

// plot is a pattern of sharp wallets acting together, or of one acting large.
type plot uint8

const (
	none       plot = iota
	accumulate      // five to seven buy
	cluster         // three or four buy
	distribute      // five hold, and sell together
	splash          // one buys for 50 000 USD or more
)

// plots lists the patterns; each token that is no major serves one of them, so that
// a token's pattern stays clear.
func plots() []plot { return []plot{accumulate, cluster, distribute, splash} }

// A campaign is a pattern in the slow layer: its crew buys a token within
// campaignBuys of the beginning and sells it from campaignSells on.
const (
	campaignPeriod = day
	campaignBuys   = 90 * minute
	campaignSells  = 20 * hour
	campaignExits  = 2 * hour // how long the selling lasts
)

// burstPeriod is how often each chain shows a pattern in the fast layer.
const burstPeriod = 12 * second

// lift is how far a campaign has raised its token at a phase (ms), 0 to 1.
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

// stake draws the USD with which a wallet joins a plot.
func stake(r *rand.Rand, p plot, w *wallet) float64 {
	if p == splash {
		return 55_000 + 140_000*r.Float64()
	}
	return max(500, w.size(r))
}

// campaigns expands a day of the slow layer's campaigns, one for each gem.
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

// tip is the outcome that sharp wallets agree on: mostly the one that will win.
func (p *prediction) tip(r *rand.Rand) *outcome {
	if r.Float64() < 0.75 {
		return p.outcomes[p.winner]
	}
	return p.outcomes[1-p.winner]
}

// betTogether schedules a crew's bets on one outcome, in the middle of a market's
// life. Most hold it to the end.
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

// bursts expands a slot of the fast layer's patterns: one on each chain, the chains
// out of step.
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

// company schedules trips of a crew into an asset that begin within 10 seconds of a
// time and end at about another (ms).
func (m *Market) company(r *rand.Rand, crew []*wallet, a asset, c smartmoney.Chain, p plot, slot, in, out int64) {
	for i, w := range crew {
		m.schedule(r, trip{
			name: m.name("b", c, slot, i), key: r.Uint64(), chain: c, wallet: w, asset: a,
			in: in + r.Int64N(10*second), out: out + r.Int64N(40*second), usd: stake(r, p, w), whole: true,
		})
	}
}

// buyBurst lets a crew buy the gem that will rise most. For accumulate it prefers
// one that another crew has bought in the hours before.
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
	m.company(r, crew, gem, c, p, slot, at, at+hold)
}

// sellBurst lets the crew of a campaign sell a part of the gem that will fall most,
// and buy it back later.
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

// betBurst lets a crew bet on one outcome: by turns six wallets or
// more, where a crew has bet before if there is such a market, and three.
func (m *Market) betBurst(r *rand.Rand, slot, at int64) {
	large := slot%2 == 0
	var market *prediction
	best := math.Inf(-1)
	for _, s := range m.series[fastSeries:] {
		p := s.at(at)
		if p.end < at+15*minute {
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
	m.company(r, pool.crew(r, size), market.tip(newRand(market.key, domCampaign, 1)), smartmoney.Polymarket, accumulate, slot,
		at, at+between(r, 2*minute, 8*minute))
}
