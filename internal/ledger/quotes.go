package ledger

import (
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Quotes finds the prices of a chain's tokens as a Ledger does, for a reader of the log that keeps
// no positions.
type Quotes struct{ rules priceRules }

// QuotesOf returns the rules of a chain.
func QuotesOf(chain smartmoney.Chain) Quotes { return Quotes{priceRulesOf(chain)} }

// Unknown returns the prices of a token before its first event.
func (q Quotes) Unknown() Prices { return unknownPrices() }

// Trade adds a trade that is not off the market, at unix ns, in USD. It reports whether it is a
// point.
func (q Quotes) Trade(p *Prices, at int64, price, amount float64) (point bool) {
	if _, point = p.trade(q.rules, at, 0, price, amount); point {
		p.compute(q.rules)
	}
	return point
}

// Provider adds a provider's price and reports whether no later one is known.
func (q Quotes) Provider(p *Prices, at int64, price float64) (latest bool) {
	return p.provider(q.rules, at, price)
}

// Resolve adds a resolution.
func (q Quotes) Resolve(p *Prices, at int64, payout float64) { p.resolve(q.rules, at, payout) }

// Large reports whether a trade makes points beside others.
func (q Quotes) Large(amount float64) bool { return amount >= q.rules.least }

// Past returns a repricing that finds the points of a token as of an event in the past, when large
// live trades were large.
func (q Quotes) Past(large uint32) *Repricing {
	return &Repricing{rules: q.rules, large: large}
}

// Prices returns the prices that follow from the points found, at a time when stated was known.
func (r *Repricing) Prices(stated Stated) Prices {
	p := Prices{Points: r.points, Large: r.large, Stated: stated}
	p.compute(r.rules)
	return p
}
