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

// market returns the series' market of a slot. It caches the latest one.
func (s *series) market(slot int64) *prediction {
	if s.cached != nil && s.cached.slot == slot {
		return s.cached
	}
	p := &prediction{series: s, slot: slot, key: mix(s.key, uint64(slot)), open: slot*s.period + s.offset}
	p.end = p.open + s.period
	p.winner = int(p.key % uint64(len(s.outcomes)))
	ending := clock(p.end).Format("Jan 2 15:04 UTC")
	question := fmt.Sprintf(s.ask, ending)
	p.item = smartmoney.Market{
		ItemID:   strconv.FormatInt(int64(s.index+1)*10_000_000+slot, 10),
		Question: question, Slug: slug(question) + "-" + strconv.FormatInt(slot, 10),
		EndDate: clock(p.end).Format(time.RFC3339), Tags: s.tags,
		Details: &smartmoney.MarketDetails{
			Description: fmt.Sprintf(s.rule, ending), StartDate: clock(p.open), CreatedAt: clock(p.open),
		},
	}
	r := newRand(p.key, domOutcome)
	for i, label := range s.outcomes {
		p.outcomes = append(p.outcomes, &outcomeToken{market: p, index: i, token: outcomeTokenID(r), name: label})
	}
	s.cached = p
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
	octaves := [...]octave{{period / 2, 1}, {period / 7, 0.5}, {0.3, 0.25}, {0.08, 0.12}}
	if len(p.outcomes) > 2 {
		return o.share(at, octaves[:], 2.5*u*u)
	}
	logit := sum(p.key, octaves[:], at)
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
	item.Volume24hr = cents(spread(newRand(p.key, domQuote), 80_000, 1) * u)
	item.Closed = at >= p.end
	details := *item.Details
	liquidity := cents(spread(newRand(p.key, domQuote, 1), 20_000, 1) * (1 - u/2))
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
func (m *Market) resolve(p *prediction, at int64) {
	for _, o := range p.outcomes {
		m.put(at, "resolution "+o.token, event.Event{Type: event.TypeResolution, Chain: smartmoney.Polymarket,
			Resolution: &smartmoney.Resolution{Token: o.token, Payout: o.payout(), ResolvedAt: clock(p.end)}})
	}
	m.put(at, "settled "+p.item.ItemID, p.info(max(at, p.end)))
}

// resolveOld resolves, after a restart, the markets that closed in the six hours or two
// periods before: they may have been open when the previous run ended.
func (m *Market) resolveOld(s *series, at int64) {
	back := 2 * s.period
	if s.fast {
		back = 6 * hour
	}
	for slot := s.at(at - back).slot; s.market(slot).end <= at; slot++ {
		m.resolve(s.market(slot), at)
	}
}

// resolveFast resolves the fast layer's markets that were open at from. History needs it
// when it starts where a previous run ended, because it does not include the fast layer.
func (m *Market) resolveFast(from, to int64) {
	for _, s := range m.series[:fastSeries] {
		if p := s.at(from); p.end <= to {
			m.announceMarket(p, from+1)
			m.resolve(p, p.end)
		}
	}
}

// life expands a slot of a series: the market opens, is updated, traded by a crew, and
// resolved.
func (m *Market) life(s *series, slot int64) {
	p := s.market(slot)
	m.announceMarket(p, p.open)
	half := p.open + s.period/2
	m.put(half, "market "+p.item.ItemID, p.info(half))
	m.resolve(p, p.end)
	if s.crew {
		m.betTogether(p)
	}
}

// pickOutcome draws an outcome token that a wallet might buy at a time. It prefers a price
// between 0.15 and 0.85 USD.
func (m *Market) pickOutcome(r *rand.Rand, w *wallet, at int64, fast bool) tradable {
	for tries := 0; ; tries++ {
		p := m.pickSeries(r, w, fast).at(at)
		o := p.outcomes[r.IntN(len(p.outcomes))]
		if price := o.price(at); tries == 8 || price > 0.15 && price < 0.85 {
			return o
		}
	}
}
