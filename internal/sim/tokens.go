package sim

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	majors          = 24 // tokens of a chain that every wallet trades
	gemsPerPlot     = 4  // tokens of a chain per plot, traded only in patterns
	fastQuotePeriod = 2 * minute
)

// token is one token of a DEX chain.
type token struct {
	chain   smartmoney.Chain
	index   int // within its chain
	address string
	symbol  string
	key     uint64
	base    float64 // USD
	vol     float64 // volatility
	volume  float64 // median USD in 24 hours
	holders float64 // median
	plot    plot    // its pattern
	offset  int64   // ms: start of its campaigns within their period
}

// newSymbols returns the tickers of all chains, in random order.
func newSymbols(seed uint64) []string {
	logs := strings.Fields("GLO VEX MIR OZO PYX LUM KRA ZEP BRI TAV NIM QUO FEN SOL-O DRU WYN YAK ORB HEX-A PLU")
	tails := strings.Fields("X DO RA FI ON IX UM LE PA TO")
	out := make([]string, 0, len(logs)*len(tails))
	for _, h := range logs {
		for _, t := range tails {
			out = append(out, strings.ReplaceAll(h, "-", "")+t)
		}
	}
	r := newRand(seed, domSymbol)
	r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// newTokens returns a chain's tokens and the unused symbols.
func newTokens(seed uint64, c smartmoney.Chain, symbols []string) ([]*token, []string) {
	n := majors + gemsPerPlot*len(plots())
	out := make([]*token, 0, n)
	r := newRand(seed, domToken, uint64(c.Index()))
	for i := range n {
		t := &token{chain: c, index: i, symbol: symbols[i], key: mix(seed, domToken, uint64(c.Index()), uint64(i))}
		if c == smartmoney.Solana {
			t.address = solanaAddress(r)
		} else {
			t.address = evmAddress(r)
		}
		t.base = math.Exp(math.Log(1e-5) + r.Float64()*math.Log(5e6))
		t.vol = 0.7 + 0.6*r.Float64()
		t.volume = spread(r, 900_000, 1.2)
		t.holders = 200 + spread(r, 6000, 1)
		if i >= majors {
			g := i - majors
			t.plot = plots()[g/gemsPerPlot]
			t.offset = int64(g%gemsPerPlot)*campaignPeriod/gemsPerPlot + int64(c.Index())*2*hour
		}
		out = append(out, t)
	}
	return out, symbols[n:]
}

func (t *token) id() string    { return t.address }
func (t *token) label() string { return t.symbol }
func (t *token) ends() int64   { return math.MaxInt64 }

// price returns the price at a time in USD: a random walk of the log price over minutes to
// days. In the long run it stays near base, so that a market left running does not drift.
// A token with campaigns rises between their buys and their sells.
func (t *token) price(at int64) float64 {
	octaves := [...]octave{{96, 0.5}, {30, 0.35}, {9, 0.2}, {2.5, 0.12}, {0.6, 0.07}, {0.15, 0.04}}
	walk := t.vol * sum(t.key, octaves[:], at)
	if t.plot != none {
		walk += 0.25 * lift(t.phase(at))
	}
	return t.base * math.Exp(walk)
}

// phase returns the time (ms) since the start of the token's current campaign.
func (t *token) phase(at int64) int64 { return at - t.campaign(at)*campaignPeriod - t.offset }

// campaign returns the number of the token's campaign at a time.
func (t *token) campaign(at int64) int64 {
	return int64(math.Floor(float64(at-t.offset) / float64(campaignPeriod)))
}

// quote returns a provider's update of the token.
func (t *token) quote(at int64) event.Event {
	days := float64(at) / float64(day)
	price := significant(t.price(at))
	volume := cents(t.volume * math.Exp(0.6*noise(mix(t.key, domQuote), days)))
	holders := int64(t.holders * (1 + 0.15*noise(mix(t.key, domQuote, 1), days/5)))
	return event.Event{Type: event.TypeToken, Chain: t.chain, Token: &smartmoney.TokenUpdate{
		Chain: t.chain, Token: t.address, UpdatedAt: clock(at), Symbol: &t.symbol,
		PriceUSD: &price, Volume24hUSD: &volume, Holders: &holders,
	}}
}

// clock converts Unix milliseconds to a time in UTC.
func clock(at int64) time.Time { return time.UnixMilli(at).UTC() }

// putQuote schedules a token's quote.
func (m *Market) putQuote(t *token, at int64) {
	if at > m.last {
		m.put(at, "quote "+t.address, t.quote(at))
	}
}

// announce emits the initial state: tokens, wallets, open prediction markets and, after a
// restart, the markets that closed in the gap.
func (m *Market) announce(at int64) {
	for _, c := range smartmoney.Chains() {
		for _, t := range m.tokens[c.Index()] {
			m.putQuote(t, at)
		}
		for _, w := range m.wallets[c.Index()].all {
			if w.winRate > 0 {
				rate := w.winRate
				m.put(at, "wallet "+w.address, event.Event{Type: event.TypeWallet, Chain: c,
					Wallet: &smartmoney.WalletStats{Chain: c, Wallet: w.address, NetPnlUSD: w.netPnl, WinRate: &rate}})
			}
		}
	}
	for _, s := range m.series {
		if !m.past {
			m.resolveOld(s, at)
		}
		if !s.fast {
			m.announceMarket(s.at(at), at)
		}
	}
}

// dailyQuotes schedules the slow layer's quotes: each token once a day.
func (m *Market) dailyQuotes(slot int64) { m.quotes(slot*day, day) }

// fastQuotes schedules the fast layer's quotes: each token every two minutes.
func (m *Market) fastQuotes(slot int64) { m.quotes(slot*fastQuotePeriod, fastQuotePeriod) }

// quotes spreads the quotes of all tokens over a period.
func (m *Market) quotes(start, period int64) {
	for _, tokens := range m.tokens {
		for i, t := range tokens {
			m.putQuote(t, start+int64(i)*period/int64(len(tokens))+int64(t.key%uint64(second)))
		}
	}
}

// gems returns a chain's tokens of a plot, in random order.
func (m *Market) gems(r *rand.Rand, c smartmoney.Chain, p plot) []*token {
	out := slices.DeleteFunc(slices.Clone(m.tokens[c.Index()]), func(t *token) bool { return t.plot != p })
	r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}
