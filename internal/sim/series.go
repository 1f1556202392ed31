package sim

import (
	"math/rand/v2"
	"strings"
)

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

// newSeries returns all series.
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
