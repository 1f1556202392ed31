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

// series is a sequence of prediction markets. Exactly one is open at any time: the next one
// opens when it closes. Series of one event have equal terms.
type series struct {
	index    int
	key      uint64
	ask      string // the question; %s is the end date, HOME and AWAY are names of the slot
	rule     string // the description, likewise
	tags     []string
	outcomes []string // labels, at least two, likewise
	rivals   []string // that HOME and AWAY are two of; empty: there are none
	period   int64    // ms: term of each market
	offset   int64    // ms
	odds     float64  // of the first of two outcomes, as a logarithm
	event    int      // number of the event; 0: the series is one of its own
	one      int      // of so many markets of the event exactly one is won by its first outcome; 0: any
	place    int      // of the series among them
	cached   [2]*prediction
}

func newSeries(seed uint64) []*series {
	all := append(append(shortSeries(), eventSeries()...), moreSeries()...)
	out := make([]*series, len(all))
	for i := range all {
		s := &all[i]
		s.index, s.key = i, mix(seed, domSeries, uint64(i))
		s.offset = int64(i) * s.period / int64(len(all)) / minute * minute
		if s.event > 0 {
			s.offset = int64(s.event) * 5 * hour
		}
		if s.outcomes == nil {
			s.outcomes = []string{"Yes", "No"}
		}
		out[i] = s
	}
	return out
}

// names returns the labels of the outcomes of a slot's market, and what fills in its names.
func (s *series) names(slot int64) (outcomes []string, fill func(string) string) {
	if len(s.rivals) == 0 {
		return s.outcomes, func(text string) string { return text }
	}
	n := int64(len(s.rivals))
	home := slot % n
	away := (home + 1 + slot/n%(n-1)) % n
	names := strings.NewReplacer("HOME", s.rivals[home], "AWAY", s.rivals[away])
	for _, o := range s.outcomes {
		outcomes = append(outcomes, names.Replace(o))
	}
	return outcomes, names.Replace
}

// winner draws the index of the outcome that wins a market.
func (s *series) winner(p *prediction, outcomes int) int {
	if s.one > 0 {
		return min(1, (s.place+int(mix(uint64(s.event), uint64(p.slot))%uint64(s.one)))%s.one)
	}
	return int(p.key % uint64(outcomes))
}

// shortSeries returns series of a single market.
func shortSeries() []series {
	return []series{
		{ask: "Bitcoin up or down by %s?", rule: "Up if a bitcoin costs as much or more on %s than when trading began, else Down.",
			tags: []string{"crypto", "bitcoin"}, outcomes: []string{"Up", "Down"}, period: 4 * hour},
		{ask: "Will Bitcoin close higher at %s?", rule: "Yes if the price of bitcoin at %s is above the price six hours before.",
			tags: []string{"crypto", "bitcoin"}, period: 6 * hour},
		{ask: "Will Solana close higher at %s?", rule: "Yes if the price of SOL at %s is above the price twelve hours before.",
			tags: []string{"crypto", "solana"}, period: 12 * hour},
		{ask: "Will it rain in Lisbon by %s?", rule: "Yes if the airport's station measures 0.1 mm of rain or more by %s.",
			tags: []string{"weather", "rain"}, period: day},
		{ask: "Will the temperature in Oslo pass its average by %s?", rule: "Yes if the day's highest temperature passes the average of thirty years by %s.",
			tags: []string{"weather", "temperature"}, period: day},
		{ask: "Will the film Glass Orchard lead the box office on %s?", rule: "Yes if no other film sells more tickets in the week that ends on %s.",
			tags: []string{"culture", "film"}, period: 3 * day},
		{ask: "Will the band Paper Comets top the charts on %s?", rule: "Yes if the album stands in first place of the charts of %s.",
			tags: []string{"culture", "music"}, period: 3 * day},
		{ask: "Will the Port Merrow council pass its budget by %s?", rule: "Yes if a majority of the council votes for the budget by %s.",
			tags: []string{"politics", "council"}, period: 3 * day},
		{ask: "Will the Arden coalition hold until %s?", rule: "Yes if no party leaves the coalition of Arden before %s.",
			tags: []string{"politics", "government"}, period: 7 * day},
		{ask: "Will the probe Lantern reach orbit by %s?", rule: "Yes if the agency confirms a stable orbit of the probe by %s.",
			tags: []string{"science", "space"}, period: 7 * day},
	}
}

// eventSeries returns the series of events that have several markets.
func eventSeries() []series {
	clubs := strings.Split("Harbour City,North Vale,Eastgate United,Saltmarsh,Old Quay,Fenwick Town", ",")
	teams := strings.Split("Redwood Rangers,Lakeside Owls,Iron Pier,Cedar Falls,Mesa Union", ",")
	football, basketball := []string{"sports", "football"}, []string{"sports", "basketball"}
	bank, election := []string{"economy", "interest rates"}, []string{"politics", "election"}
	out := []series{
		{event: 1, period: day, rivals: clubs, tags: football, outcomes: []string{"HOME", "Draw", "AWAY"},
			ask: "HOME vs AWAY: who wins on %s?", rule: "The team that wins the football match which ends by %s, or Draw."},
		{event: 1, period: day, rivals: clubs, tags: football, odds: -0.2,
			ask: "HOME vs AWAY: three goals or more on %s?", rule: "Yes if the teams score three goals or more in the football match which ends by %s."},
		{event: 1, period: day, rivals: clubs, tags: football, odds: 0.2,
			ask: "HOME vs AWAY: do both score on %s?", rule: "Yes if each team scores in the football match which ends by %s."},
		{event: 2, period: day, rivals: teams, tags: basketball, outcomes: []string{"HOME", "AWAY"},
			ask: "HOME vs AWAY: who wins on %s?", rule: "The team that wins the basketball game which ends by %s."},
		{event: 2, period: day, rivals: teams, tags: basketball, outcomes: []string{"Over", "Under"},
			ask: "HOME vs AWAY: over or under 214.5 points on %s?", rule: "Over if the teams have 215 points or more in the basketball game which ends by %s."},
	}
	for i, what := range []string{"hold", "cut", "raise"} {
		out = append(out, series{event: 3, one: 3, place: i, odds: -0.7, period: 5 * day, tags: bank,
			ask:  "Velmora rate decision: will the central bank " + what + " rates on %s?",
			rule: "Yes if the bank decides to " + what + " its key rate at the meeting that ends by %s."})
	}
	for i, who := range []string{"Dara Quill", "Tomas Heer", "Ines Okoro", "Piet Lindqvist"} {
		out = append(out, series{event: 4, one: 4, place: i, odds: -1, period: 8 * day, tags: election,
			ask:  "Mayor of Port Merrow: will " + who + " win on %s?",
			rule: "Yes if " + who + " is sworn in as mayor after the election that ends by %s."})
	}
	return out
}

// moreSeries returns series with two to four outcomes that wallets trade by taste alone.
func moreSeries() []series {
	return []series{
		{ask: "Who wins the Harbour Cup final of %s?", rule: "The team that holds the cup after the final of %s.", tags: []string{"sports", "football"},
			outcomes: []string{"Harbour City", "Eastgate United", "Saltmarsh"}, period: 5 * day},
		{ask: "Will Mira Castell win her tennis match by %s?", rule: "Yes if she wins the match that ends by %s; a walkover counts.", tags: []string{"sports", "tennis"}, period: 2 * day},
		{ask: "Which rider leads the Tour of Velmora on %s?", rule: "The rider with the shortest total time after the stage of %s.", tags: []string{"sports", "cycling"},
			outcomes: []string{"Ilse Brandt", "Jon Okafor", "Pavel Rusk", "Another rider"}, period: 4 * day},
		{ask: "Will the price of ether be above its average of thirty days on %s?", rule: "Yes if ether closes above its average of thirty days on %s.", tags: []string{"crypto", "ethereum"}, period: 3 * day},
		{ask: "Will the fee of a Solana transaction double by %s?", rule: "Yes if the median fee of a day is twice that of the day before by %s.", tags: []string{"crypto", "solana"}, period: 4 * day},
		{ask: "Which coin gains most by %s?", rule: "The coin with the largest gain in percent from the start of trading to %s.", tags: []string{"crypto", "bitcoin", "ethereum", "solana"},
			outcomes: []string{"Bitcoin", "Ether", "SOL"}, period: 6 * day},
		{ask: "Will turnout in Arden pass 60 percent by %s?", rule: "Yes if more than 60 percent of those who may vote have voted by %s.", tags: []string{"politics", "election"}, period: 9 * day},
		{ask: "Will the treaty of the Three Lakes be signed by %s?", rule: "Yes if every party has signed the treaty by %s.", tags: []string{"politics", "government"}, period: 12 * day},
		{ask: "Will inflation in Velmora fall below 3 percent by %s?", rule: "Yes if the statistics office publishes a rate below 3 percent by %s.", tags: []string{"economy", "inflation"}, period: 8 * day},
		{ask: "Will unemployment in Arden rise by %s?", rule: "Yes if the rate published by %s is above the one before.", tags: []string{"economy", "jobs"}, period: 8 * day},
		{ask: "Where does the key rate of Velmora stand on %s?", rule: "The key rate of the central bank at the end of %s.", tags: []string{"economy", "interest rates"},
			outcomes: []string{"Below 2 percent", "2 to 3 percent", "Above 3 percent"}, period: 11 * day},
		{ask: "Will snow fall in Oslo by %s?", rule: "Yes if the city's station reports snow on the ground by %s.", tags: []string{"weather", "temperature"}, period: 3 * day},
		{ask: "Will a storm be named in the North Sea by %s?", rule: "Yes if a weather service names a storm by %s.", tags: []string{"weather", "storm"}, period: 6 * day},
		{ask: "Which city is warmest on %s?", rule: "The city with the highest temperature measured on %s.", tags: []string{"weather", "temperature"},
			outcomes: []string{"Lisbon", "Oslo", "Harbour City"}, period: 2 * day},
		{ask: "Which film wins the Golden Kite on %s?", rule: "The film that receives the award on %s.", tags: []string{"culture", "film"},
			outcomes: []string{"Glass Orchard", "The Ninth Lamp", "Low Water"}, period: 9 * day},
		{ask: "Will the novel Salt Letters lead the bestsellers on %s?", rule: "Yes if the novel stands in first place of the list of %s.", tags: []string{"culture", "books"}, period: 5 * day},
		{ask: "Will the telescope Argus find a new comet by %s?", rule: "Yes if an observatory confirms a comet found by the telescope by %s.", tags: []string{"science", "space"}, period: 10 * day},
		{ask: "Will the vaccine trial of Northlab report by %s?", rule: "Yes if results of the trial are published by %s.", tags: []string{"science", "health"}, period: 12 * day},
		{ask: "Which model leads the open language benchmark on %s?", rule: "The model in first place of the public table on %s.", tags: []string{"science", "computing"},
			outcomes: []string{"Kestrel", "Larch", "Meridian", "Another model"}, period: 7 * day},
	}
}

// likes reports whether a wallet has a taste for a series: it shares one of the two topics of
// the wallet, which are tags of series.
func (w *wallet) likes(s *series) bool {
	for _, topic := range w.topics {
		for _, tag := range s.tags {
			if tag == topic {
				return true
			}
		}
	}
	return false
}

// byTaste is the share of a wallet's bets on series that it likes.
const byTaste = 0.85

// pickSeries draws a series that a wallet might bet on.
func (m *Market) pickSeries(r *rand.Rand, w *wallet) *series {
	if w.kind == maker {
		return m.series[w.index%4]
	}
	taste := r.Float64() < byTaste
	for tries := 0; ; tries++ {
		if s := m.series[r.IntN(len(m.series))]; !taste || w.likes(s) || tries > 60 {
			return s
		}
	}
}
