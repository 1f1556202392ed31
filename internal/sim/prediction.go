package sim

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// prediction is one prediction market.
type prediction struct {
	series   *series
	slot     int64
	key      uint64
	open     int64 // ms
	end      int64 // ms
	item     smartmoney.Market
	outcomes []*outcomeToken
	winner   int // index in outcomes
}

// outcomeToken is one side of a prediction market.
type outcomeToken struct {
	market *prediction
	index  int
	token  string
	name   string
}

// at returns the market of the series that is open at a time.
func (s *series) at(at int64) *prediction {
	return s.market(int64(math.Floor(float64(at-s.offset) / float64(s.period))))
}

// market returns the series' market of a slot. It caches the latest two.
func (s *series) market(slot int64) *prediction {
	kept := &s.cached[slot&1]
	if *kept != nil && (*kept).slot == slot {
		return *kept
	}
	p := &prediction{series: s, slot: slot, key: mix(s.key, uint64(slot)), open: slot*s.period + s.offset}
	p.end = p.open + s.period
	outcomes, of := s.names(slot)
	p.winner = s.winner(p, len(outcomes))
	ending := clock(p.end).Format("Jan 2 15:04 UTC")
	question := fmt.Sprintf(of(s.ask), ending)
	p.item = smartmoney.Market{
		ItemID:   strconv.FormatInt(int64(s.index+1)*10_000_000+slot, 10),
		Question: question, Slug: slug(question) + "-" + strconv.FormatInt(slot, 10),
		EndDate: clock(p.end).Format(time.RFC3339), Tags: s.tags,
		Details: &smartmoney.MarketDetails{
			Description: fmt.Sprintf(of(s.rule), ending), StartDate: clock(p.open), CreatedAt: clock(p.open),
		},
	}
	r := newRand(p.key, domOutcome)
	for i, label := range outcomes {
		p.outcomes = append(p.outcomes, &outcomeToken{market: p, index: i, token: outcomeTokenID(r), name: label})
	}
	*kept = p
	return p
}

// slug returns a question as a slug: lower case, words joined by hyphens.
func slug(question string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(question), func(c rune) bool {
		return (c < 'a' || c > 'z') && (c < '0' || c > '9')
	}), "-")
}

func (o *outcomeToken) id() string    { return o.token }
func (o *outcomeToken) label() string { return o.name }
func (o *outcomeToken) ends() int64   { return o.market.end }
func (o *outcomeToken) most() float64 { return 60_000 }

// payout returns the payout of a share, 0 or 1 USD.
func (o *outcomeToken) payout() float64 {
	if o.index == o.market.winner {
		return 1
	}
	return 0
}

// price returns the price at a time in USD, the probability that traders assign to the
// outcome. It moves at random and approaches the truth towards the end.
func (o *outcomeToken) price(at int64) float64 {
	p := o.market
	if at >= p.end {
		return o.payout()
	}
	u := max(0, float64(at-p.open)/float64(p.end-p.open))
	period := float64(p.series.period) / float64(hour)
	octaves := [...]octave{{period / 2, 1}, {period / 7, 0.4}, {0.3, 0.1}, {0.08, 0.05}}
	if len(p.outcomes) > 2 {
		return o.share(at, octaves[:], 2.5*u*u)
	}
	logit := sum(p.key, octaves[:], at) + p.series.odds
	if p.winner == 0 {
		logit += 2.5 * u * u
	} else {
		logit -= 2.5 * u * u
	}
	if o.index == 1 {
		logit = -logit
	}
	return 0.02 + 0.95/(1+math.Exp(-logit))
}

// share is price for markets of three outcomes or more, which add up to about 1; lead is the
// winner's advantage.
func (o *outcomeToken) share(at int64, octaves []octave, lead float64) float64 {
	p, all, mine := o.market, 0.0, 0.0
	for i := range p.outcomes {
		weight := sum(mix(p.key, uint64(i)), octaves, at)
		if i == p.winner {
			weight += lead
		}
		weight = math.Exp(weight)
		all += weight
		if i == o.index {
			mine = weight
		}
	}
	return 0.01 + 0.97*mine/all
}

// info returns the market event with the market's state at a time.
func (p *prediction) info(at int64) event.Event {
	item := p.item
	u := min(float64(at-p.open)/float64(p.end-p.open), 1)
	item.Volume24hr = cents(spread(newRand(p.key, domQuote), 350_000, 0.7) * u)
	item.Closed = at >= p.end
	details := *item.Details
	liquidity := cents(spread(newRand(p.key, domQuote, 1), 60_000, 0.7) * (1 - u/2))
	if item.Closed {
		liquidity = 0
	}
	details.Active, details.LiquidityUSD, details.UpdatedAt = new(!item.Closed), &liquidity, clock(min(at, p.end))
	details.Spread = new(float64(1+p.key%3) / 100)
	item.Details = &details
	return event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &item}
}

// announceMarket schedules a market's event and the mappings of its outcome tokens.
func (m *Market) announceMarket(p *prediction, at int64) {
	m.put(at, "market "+p.item.ItemID, p.info(at))
	for _, o := range p.outcomes {
		m.put(at, "outcome "+p.item.ItemID+" "+strconv.Itoa(o.index), event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket,
			Mapping: &smartmoney.MarketMapping{Token: o.token, ItemID: p.item.ItemID, OutcomeLabel: o.name,
				Question: p.item.Question, Slug: p.item.Slug}})
	}
}

// resolve schedules the resolutions of a market's outcome tokens and the closed market.
func (m *Market) resolve(p *prediction) {
	for _, o := range p.outcomes {
		m.put(p.end, "resolution "+o.token, event.Event{Type: event.TypeResolution, Chain: smartmoney.Polymarket,
			Resolution: &smartmoney.Resolution{Token: o.token, Payout: o.payout(), ResolvedAt: clock(p.end)}})
	}
	m.put(p.end, "settled "+p.item.ItemID, p.info(p.end))
}

// life expands a slot of a series: the market opens, is updated, traded by a crew, and
// resolved.
func (m *Market) life(s *series, slot int64) {
	p := s.market(slot)
	m.announceMarket(p, p.open)
	half := p.open + s.period/2
	m.put(half, "market "+p.item.ItemID, p.info(half))
	m.resolve(p)
	if r := newRand(p.key, domCampaign); s.period > 4*hour && r.Float64() < 0.7 {
		m.betTogether(r, p)
	}
}

// betTogether schedules a crew's buys of one outcome token in the first half of a market's
// term, mostly of the one that wins. Most of the crew never sell.
func (m *Market) betTogether(r *rand.Rand, p *prediction) {
	tip := p.outcomes[p.winner]
	if r.Float64() < 0.36 {
		tip = p.outcomes[(p.winner+1)%len(p.outcomes)]
	}
	start := p.open + between(r, p.series.period/5, p.series.period/2)
	m.quote(tip, start)
	for i, w := range m.wallets[smartmoney.Polymarket.Index()].crew(r, 3+r.IntN(5)) {
		wave := int64(0)
		if i > 3 && p.series.period >= day {
			wave = campaignWaits
		}
		m.schedule(trip{
			name: m.name("c", smartmoney.Polymarket, p.slot, p.series.index*100+i), key: r.Uint64(),
			chain: smartmoney.Polymarket, wallet: w, asset: tip, whole: true,
			in: start + wave + r.Int64N(campaignBuys), out: p.end + hour - 2*hour*int64(r.IntN(4)/3), usd: max(300, spread(r, w.trait.usd, w.trait.sigma)),
		})
	}
}

// quote schedules trades of a maker in an outcome token that a crew began to buy at start, so that
// its price is known while the bet is graded.
func (m *Market) quote(o *outcomeToken, start int64) {
	makers := m.wallets[smartmoney.Polymarket.Index()].of[maker]
	w := makers[o.market.key%uint64(len(makers))]
	for i, after := range []int64{110, 180, 400, 480, 780, 1420} {
		r := newRand(o.market.key, domQuote, uint64(i))
		in := start + after*minute
		m.schedule(trip{
			name: m.name("q", smartmoney.Polymarket, o.market.slot, o.market.series.index*100+i), key: r.Uint64(),
			chain: smartmoney.Polymarket, wallet: w, asset: o, whole: true,
			in: in, out: in + between(r, 5*minute, 25*minute), usd: spread(r, w.trait.usd, w.trait.sigma),
		})
	}
}

// pickOutcome draws an outcome token that a wallet might buy at a time: snipers a cheap one,
// others one between 0.12 and 0.88 USD if they find it.
func (m *Market) pickOutcome(r *rand.Rand, w *wallet, at int64) tradable {
	low, high := 0.12, 0.88
	if w.kind == sniper {
		low, high = 0, 0.3
	}
	for tries := 0; ; tries++ {
		p := m.pickSeries(r, w).at(at)
		o := p.outcomes[r.IntN(len(p.outcomes))]
		if price := o.price(at); tries == 8 || price > low && price < high {
			return o
		}
	}
}
