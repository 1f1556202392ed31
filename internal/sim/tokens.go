package sim

import (
	"math"
	"math/rand/v2"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The first tokens of each chain are large, the next ones of middle size, the others small.
const (
	large       = 8
	middle      = 20
	quotePeriod = day // between two updates of a token by its provider
)

// Launches: a chain gets a new token in each launchPeriod, which is traded for launchLife.
const (
	launchPeriod = 16 * hour
	launchLife   = 12 * day
)

// token is one token of a DEX chain.
type token struct {
	chain   smartmoney.Chain
	index   int64 // within its chain; of a launch, its number
	address string
	symbol  string
	key     uint64
	base    float64 // USD
	vol     float64 // volatility
	deep    float64 // USD: the largest buy that it bears
	volume  float64 // USD in 24 hours, of a launch in its first days
	holders float64 // median
	born    int64   // ms: of a launch, when trading begins; else 0
	course  course  // of a launch
	cached  campaign
}

func address(r *rand.Rand, c smartmoney.Chain) string {
	if c == smartmoney.Solana {
		return solanaAddress(r)
	}
	return evmAddress(r)
}

// logUniform draws a number between two others, whose logarithm is uniform.
func logUniform(r *rand.Rand, low, high float64) float64 {
	return low * math.Pow(high/low, r.Float64())
}

// newTokens returns the tokens of a chain that trade all the time.
func newTokens(seed uint64, c smartmoney.Chain) []*token {
	symbols := established()[c.Index()]
	out := make([]*token, 0, len(symbols))
	r := newRand(seed, domToken, uint64(c.Index()))
	for i, symbol := range symbols {
		t := &token{chain: c, index: int64(i), symbol: symbol, key: mix(seed, domToken, uint64(c.Index()), uint64(i)), address: address(r, c)}
		switch {
		case i < large:
			t.volume = 800_000
			t.base, t.vol, t.deep, t.holders = logUniform(r, 0.4, 900), 0.4+0.2*r.Float64(), spread(r, 300_000, 0.5), spread(r, 90_000, 0.5)
		case i < middle:
			t.volume = 140_000
			t.base, t.vol, t.deep, t.holders = logUniform(r, 0.02, 8), 0.6+0.3*r.Float64(), spread(r, 42_000, 0.5), spread(r, 21_000, 0.5)
		default:
			t.volume = 120_000
			t.base, t.vol, t.deep, t.holders = logUniform(r, 2e-6, 0.05), 0.8+0.4*r.Float64(), spread(r, 7000, 0.5), spread(r, 5200, 0.5)
		}
		out = append(out, t)
	}
	return out
}

// course is how the price of a launch goes.
type course uint8

const (
	fades   course = iota // falls after some minutes
	pumps                 // multiplies within hours and falls back
	runs                  // multiplies within a day or two
	rugged                // its liquidity is taken out after some hours
	courses = 20          // of so many, 10 fade, 6 pump, 2 run and 2 are rugged
)

// launch returns a chain's nth launch. It keeps the last ones.
func (m *Market) launch(c smartmoney.Chain, n int64) *token {
	kept := &m.launches[c.Index()][n%launchesKept]
	if *kept != nil && (*kept).index == n {
		return *kept
	}
	key := mix(m.seed, domLaunch, uint64(c.Index()), uint64(n))
	r := newRand(key)
	t := &token{chain: c, index: n, key: key, address: address(r, c), symbol: launchName(mix(m.seed, domLaunch, uint64(c.Index())), n)}
	t.born = n*launchPeriod + r.Int64N(launchPeriod/2)
	t.base, t.vol = logUniform(r, 2e-6, 2e-3), 0.5+0.3*r.Float64()
	t.deep, t.volume, t.holders = spread(r, 10_000, 0.6), 75_000, spread(r, 2400, 0.5)
	switch draw := r.IntN(courses); {
	case draw < 10:
		t.course = fades
	case draw < 16:
		t.course = pumps
	case draw < 18:
		t.course = runs
	default:
		t.course = rugged
	}
	*kept = t
	return t
}

// launchesKept is the number of a chain's launches in memory: those that are traded, and some more.
const launchesKept = launchLife/launchPeriod + 6

// alive returns the launches of a chain that are traded at a time, newest first.
func (m *Market) alive(c smartmoney.Chain, at int64) []*token {
	var out []*token
	for n := at / launchPeriod; n > (at-launchLife)/launchPeriod; n-- {
		if t := m.launch(c, n); t.born <= at && at < t.ends() {
			out = append(out, t)
		}
	}
	return out
}

func (t *token) id() string    { return t.address }
func (t *token) label() string { return t.symbol }

// ends returns when trading ends (ms).
func (t *token) ends() int64 {
	if t.born > 0 {
		return t.born + launchLife
	}
	return math.MaxInt64
}

// price returns the price at a time in USD: a random walk of the log price over minutes to
// days, on the course of a launch, and lifted or pressed by campaigns. In the long run it stays
// near base, so that a market left running does not drift.
func (t *token) price(at int64) float64 {
	if t.born > 0 {
		octaves := [...]octave{{30, 0.4}, {5, 0.3}, {1, 0.15}, {0.2, 0.06}}
		return t.base * math.Exp(t.vol*sum(t.key, octaves[:], at)+t.curve(at-t.born))
	}
	octaves := [...]octave{{96, 0.5}, {30, 0.3}, {9, 0.14}, {2.5, 0.07}, {0.6, 0.035}, {0.15, 0.02}}
	return t.base * math.Exp(t.vol*sum(t.key, octaves[:], at)+t.campaign(at).lift(at))
}

// ease rises smoothly from 0 to 1 while at passes from one time to another.
func ease(at, from, to int64) float64 {
	u := min(max(float64(at-from)/float64(to-from), 0), 1)
	return u * u * (3 - 2*u)
}

// curve returns the logarithm of the price that the course gives a launch at an age (ms).
func (t *token) curve(age int64) float64 {
	size, long := 0.6+0.8*float64(t.key%1000)/1000, 1+float64(t.key/1000%1000)/1000
	of := func(hours float64) int64 { return int64(hours * long * float64(hour)) }
	switch t.course {
	case pumps:
		return 1.1*size*ease(age, 0, of(3)) - 1.6*size*ease(age, of(5), of(40)) - ease(age, of(40), of(180))
	case runs:
		return 1.9*size*ease(age, 0, of(22)) - 1.5*size*ease(age, of(40), of(150))
	case rugged:
		return 0.8*size*ease(age, 0, of(2)) - 4*ease(age, of(3), of(3.2))
	default:
		return 0.25*size*ease(age, 0, of(0.15)) - 1.4*size*ease(age, of(0.15), of(9)) - 1.2*ease(age, of(14), of(140))
	}
}

// quote returns a provider's update of the token. The volume and the holders of a launch
// follow its age.
func (t *token) quote(at int64) event.Event {
	days := float64(at) / float64(day)
	price := significant(t.price(at))
	volume := t.volume * math.Exp(0.5*noise(mix(t.key, domQuote), days))
	holders := t.holders * (1 + 0.1*noise(mix(t.key, domQuote, 1), days/5))
	if t.born > 0 {
		volume *= 0.1 + 1.4*ease(at, t.born, t.born+6*hour) - 1.3*ease(at, t.born+day, t.born+6*day)
		holders *= 0.05 + 0.95*ease(at, t.born, t.born+2*day)
	}
	volume = cents(volume)
	whole := int64(holders)
	return event.Event{Type: event.TypeToken, Chain: t.chain, Token: &smartmoney.TokenUpdate{
		Chain: t.chain, Token: t.address, UpdatedAt: clock(at), Symbol: &t.symbol,
		PriceUSD: &price, Volume24hUSD: &volume, Holders: &whole,
	}}
}

// clock converts Unix milliseconds to a time in UTC.
func clock(at int64) time.Time { return time.UnixMilli(at).UTC() }

// putQuote schedules a token's quote.
func (m *Market) putQuote(t *token, at int64) {
	if at > m.last && at < t.ends() {
		m.put(at, "quote "+t.address, t.quote(at))
	}
}

// announce emits the initial state: tokens, wallets and open prediction markets.
func (m *Market) announce(at int64) {
	for _, c := range smartmoney.Chains() {
		for _, t := range m.traded(c, at) {
			m.putQuote(t, at)
		}
		for _, w := range m.wallets[c.Index()].all {
			if w.winRate > 0 {
				rate := w.winRate
				m.put(at, "wallet "+w.address, event.Event{Type: event.TypeWallet, Chain: c,
					Wallet: &smartmoney.WalletStats{Chain: c, Wallet: w.address, WinRate: &rate}})
			}
		}
	}
	for _, s := range m.series {
		m.announceMarket(s.at(at), at)
	}
}

// traded returns the tokens of a DEX chain that are traded at a time.
func (m *Market) traded(c smartmoney.Chain, at int64) []*token {
	if !c.DEX() {
		return nil
	}
	return append(m.tokens[c.Index()][:len(m.tokens[c.Index()]):len(m.tokens[c.Index()])], m.alive(c, at)...)
}

// quotes spreads the quotes of all tokens over a period.
func (m *Market) quotes(slot int64) {
	for _, c := range smartmoney.Chains() {
		for _, t := range m.traded(c, slot*quotePeriod) {
			m.putQuote(t, slot*quotePeriod+int64(t.key%uint64(quotePeriod)))
		}
	}
}
