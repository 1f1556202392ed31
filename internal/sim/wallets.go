package sim

import (
	"math/rand/v2"

	"smartmoney/internal/smartmoney"
)

// skill is what a wallet is good at.
type skill uint8

const (
	sharp skill = iota // foresees trends, and trades in company
	noisy              // buys at random
	loser              // buys what is about to fall
	whale              // trades large, with some foresight
	bot                // makes the market of one pair
)

// trait is how wallets of a skill behave.
type trait struct {
	count  int     // per chain
	looks  int     // tokens compared before a buy: takes the best, if negative the worst
	usd    float64 // median size of a buy
	sigma  float64 // of the size's logarithm
	weight int     // how often it trades, against the others
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
	winRate float64  // what the provider says, 0 where it says nothing
	netPnl  *float64 // likewise, USD
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

// newPool makes a chain's wallets from the seed.
func newPool(seed uint64, c smartmoney.Chain) pool {
	p := pool{chain: c}
	r := newRand(seed, domWallet, uint64(c.Index()))
	for s, t := range traits() {
		for range t.count {
			w := &wallet{index: len(p.all), skill: skill(s), trait: t}
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

// provide makes up what a data provider says of some wallets.
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

// draw picks a wallet by weight.
func (p *pool) draw(r *rand.Rand) *wallet { return p.draws[r.IntN(len(p.draws))] }

// crew picks n different sharp wallets.
func (p *pool) crew(r *rand.Rand, n int) []*wallet {
	out := make([]*wallet, 0, n)
	for _, i := range r.Perm(len(p.sharps))[:n] {
		out = append(out, p.sharps[i])
	}
	return out
}
