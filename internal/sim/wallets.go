package sim

import (
	"math/rand/v2"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// skill is a kind of trader.
type skill uint8

const (
	sharp skill = iota // foresees trends, also trades in crews
	noisy              // buys at random
	loser              // buys tokens that are about to fall
	whale              // makes large trades, with some foresight
	bot                // trades one token, or one series
)

// trait has the parameters of a skill.
type trait struct {
	count  int     // wallets per chain
	looks  int     // tokens compared before a buy: picks the best one, if negative the worst
	usd    float64 // median size of a buy
	sigma  float64 // standard deviation of the size's logarithm
	weight int     // relative frequency of its trades
}

func traits() [5]trait {
	return [...]trait{
		sharp: {count: 24, looks: 4, usd: 3000, sigma: 0.5, weight: 3},
		noisy: {count: 64, looks: 1, usd: 600, sigma: 0.9, weight: 2},
		loser: {count: 20, looks: -3, usd: 900, sigma: 0.7, weight: 2},
		whale: {count: 3, looks: 2, usd: 25_000, sigma: 0.5, weight: 3},
		bot:   {count: 9, looks: 1, usd: 1500, sigma: 0.3, weight: 5},
	}
}

// wallet is one trader of a chain.
type wallet struct {
	address string
	index   int // within its chain
	skill   skill
	trait   trait
	winRate float64   // the provider's, 0 if it has none
	netPnl  *float64  // the provider's, USD, nil if it has none
	topics  [2]string // what it likes to bet on
}

// size draws the USD of a buy.
func (w *wallet) size(r *rand.Rand) float64 { return spread(r, w.trait.usd, w.trait.sigma) }

// pool is a chain's wallets.
type pool struct {
	chain  smartmoney.Chain
	all    []*wallet
	sharps []*wallet
	draws  []*wallet // each as often as its weight
}

// newPool returns a chain's wallets of a seed.
func newPool(seed uint64, c smartmoney.Chain) pool {
	p := pool{chain: c}
	r := newRand(seed, domWallet, uint64(c.Index()))
	for s, t := range traits() {
		for range t.count {
			w := &wallet{index: len(p.all), skill: skill(s), trait: t, topics: tastes(seed, c, len(p.all))}
			if c == smartmoney.Solana {
				w.address = solanaAddress(r)
			} else {
				w.address = evmAddress(r)
			}
			w.provide(r)
			p.all = append(p.all, w)
			for range t.weight {
				p.draws = append(p.draws, w)
			}
		}
	}
	p.sharps = p.all[:traits()[sharp].count]
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

// provide sets provider data for a quarter of the wallets.
func (w *wallet) provide(r *rand.Rand) {
	known, rate, profit := r.Float64() < 0.25, r.Float64(), r.Float64()
	switch {
	case !known:
	case w.skill == sharp:
		w.winRate = 0.62 + 0.2*rate
	case w.skill == loser:
		w.winRate = 0.22 + 0.15*rate
	case w.skill == whale:
		w.winRate = 0.5 + 0.1*rate
		usd := cents(100_000 + 400_000*profit)
		w.netPnl = &usd
	default:
		w.winRate = 0.4 + 0.2*rate
	}
}

// draw draws a wallet by weight.
func (p *pool) draw(r *rand.Rand) *wallet { return p.draws[r.IntN(len(p.draws))] }

// crew draws n different sharp wallets.
func (p *pool) crew(r *rand.Rand, n int) []*wallet {
	out := make([]*wallet, 0, n)
	for _, i := range r.Perm(len(p.sharps))[:n] {
		out = append(out, p.sharps[i])
	}
	return out
}
