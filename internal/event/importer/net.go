package importer

import (
	"math"
	"slices"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// Reasons of a transaction's legs and tokens that become no trade.
const (
	skipLeg     = "counted with another swap of its transaction"
	skipPassed  = "the token passed through"
	skipNothing = "nothing was paid for it"
)

// passedThrough is the share of the larger of what was received and paid of a token that may be left or missing for it
// to have passed through.
const passedThrough = 1.0 / 20

// sumError bounds the error of sums of quantities, relative to the largest.
const sumError = 1e-12

// netTrade is the sum of a transaction's legs of one wallet and token.
type netTrade struct {
	token, symbol string
	ids           []string // of its legs, in their order
	received      float64  // quantity
	paid          float64
	worthIn       float64 // USD, of the legs in which it was received
	worthOut      float64
	unknown       bool // the worth of one of its legs is unknown
	skip          string
}

func (t *netTrade) left() float64 { return t.received - t.paid }

// netting nets the legs of one wallet in one transaction, in their order.
type netting struct {
	pricer *pricer
	at     time.Time
	legs   []*row
	worth  []float64 // USD, by leg; 0 if unknown
	tokens []*netTrade
}

// net returns the trades of a transaction's legs, sales first, then by their tokens' first legs, and the reasons to skip
// the tokens without one. The legs are of one wallet.
func (p *pricer) net(at time.Time, legs []*row) (events []event.Event, skips []string) {
	n := &netting{pricer: p, at: at, legs: legs, worth: make([]float64, len(legs))}
	n.value()
	n.add()
	left := n.settle()
	if left == 1 {
		n.payWithQuotes()
	}
	for _, side := range []smartmoney.Side{smartmoney.Sell, smartmoney.Buy} {
		for _, t := range n.tokens {
			if t.skip != "" || (t.left() > 0) != (side == smartmoney.Buy) {
				continue
			}
			one, reason := n.trade(t, side)
			if t.skip = reason; reason == "" {
				events = append(events, one...)
			}
		}
	}
	for _, t := range n.tokens {
		if t.skip != "" {
			skips = append(skips, t.skip)
		}
	}
	return events, skips
}

// learnNet learns the price of the coin from what the legs between quote tokens exchanged in all.
func (p *pricer) learnNet(at time.Time, legs []*row) {
	coin, stable := 0.0, 0.0
	for _, r := range legs {
		one, other, ok := r.swap.coinSides()
		switch {
		case !ok || other.kind != Stable:
			p.learn(at, r.swap)
		case one == &r.swap.bought:
			coin, stable = coin+one.qty, stable-other.qty
		default:
			coin, stable = coin-one.qty, stable+other.qty
		}
	}
	if coin*stable < 0 && math.Abs(stable) >= minPriceUSD {
		chain := legs[0].swap.chain
		c := p.coins[chain]
		c.exchange(at, math.Abs(coin), math.Abs(stable))
		p.coins[chain] = c
	}
}

// value sets the worth of each leg: that of its quote side; of a leg between two traded tokens that of other legs of the
// token sold, else of the token bought, else what the file states.
func (n *netting) value() {
	var open []int
	for i, r := range n.legs {
		switch s := r.swap; {
		case s.sold.kind != Traded && s.bought.kind != Traded:
		case s.sold.kind == Traded && s.bought.kind == Traded:
			open = append(open, i)
		default:
			n.worth[i] = n.pricer.value(n.at, s)
		}
	}
	byRate := func(i int) float64 {
		s := n.legs[i].swap
		if usd := s.sold.qty * n.rate(s.sold.token); usable(usd) {
			return usd
		}
		return s.bought.qty * n.rate(s.bought.token)
	}
	stated := func(i int) float64 { return n.pricer.value(n.at, n.legs[i].swap) }
	for len(open) > 0 {
		before := len(open)
		open = slices.DeleteFunc(open, func(i int) bool {
			n.worth[i] = byRate(i)
			return n.worth[i] > 0
		})
		if len(open) < before {
			continue
		}
		i := slices.IndexFunc(open, func(i int) bool { return stated(i) > 0 })
		if i < 0 {
			return
		}
		n.worth[open[i]] = stated(open[i])
		open = slices.Delete(open, i, i+1)
	}
}

// rate returns the worth of a token in USD by the legs that have one, 0 if none has.
func (n *netting) rate(token string) float64 {
	usd, qty := 0.0, 0.0
	for i, r := range n.legs {
		if n.worth[i] <= 0 {
			continue
		}
		for _, side := range []*leg{&r.swap.sold, &r.swap.bought} {
			if side.token == token {
				usd, qty = usd+n.worth[i], qty+side.qty
			}
		}
	}
	if qty == 0 {
		return 0
	}
	return usd / qty
}

// add adds the legs up by token.
func (n *netting) add() {
	for i, r := range n.legs {
		s := r.swap
		between := s.sold.kind == Traded && s.bought.kind == Traded
		for _, side := range []*leg{&s.sold, &s.bought} {
			if side.kind != Traded {
				continue
			}
			t := n.token(side)
			id := r.id
			t.unknown = t.unknown || n.worth[i] <= 0
			if side == &s.sold {
				t.paid, t.worthOut = t.paid+side.qty, t.worthOut+n.worth[i]
				id += asSold
			} else {
				t.received, t.worthIn = t.received+side.qty, t.worthIn+n.worth[i]
				id += asBought
			}
			if !between {
				id = r.id
			}
			t.ids = append(t.ids, id)
		}
	}
}

// token returns the net trade of a leg's token.
func (n *netting) token(l *leg) *netTrade {
	for _, t := range n.tokens {
		if t.token == l.token {
			return t
		}
	}
	t := &netTrade{token: l.token, symbol: l.symbol}
	n.tokens = append(n.tokens, t)
	return t
}

// settle finds the tokens that nothing or next to nothing is left of, and returns how many others there are.
func (n *netting) settle() (left int) {
	for _, t := range n.tokens {
		rest, larger := math.Abs(t.left()), max(t.received, t.paid)
		if rest <= larger*sumError || (t.received > 0 && t.paid > 0 && rest <= larger*passedThrough) {
			t.skip = skipPassed
			continue
		}
		left++
	}
	return left
}

// payWithQuotes makes the worth of the one token that is left all that was paid in quote tokens for traded tokens, less
// what was got, if all of that is known.
func (n *netting) payWithQuotes() {
	paid, got := 0.0, 0.0
	for i, r := range n.legs {
		soldQuote, boughtQuote := r.swap.sold.kind != Traded, r.swap.bought.kind != Traded
		switch {
		case soldQuote == boughtQuote:
			continue
		case n.worth[i] <= 0:
			return
		case soldQuote:
			paid += n.worth[i]
		default:
			got += n.worth[i]
		}
	}
	t := n.tokens[slices.IndexFunc(n.tokens, func(t *netTrade) bool { return t.skip == "" })]
	t.worthIn, t.worthOut, t.unknown = paid, got, false
}

// trade returns the trade of a token, or the reason to skip it.
func (n *netting) trade(t *netTrade, side smartmoney.Side) ([]event.Event, string) {
	usd := t.worthIn - t.worthOut
	if side == smartmoney.Sell {
		usd = -usd
	}
	switch {
	case t.unknown:
		return nil, SkipNoUSD
	case usd <= 0:
		return nil, skipNothing
	}
	first := n.legs[0]
	if i := slices.IndexFunc(n.legs, func(r *row) bool { return r.swap.block != nil }); i >= 0 {
		first = n.legs[i]
	}
	one := first.swap.base(t.ids[0], first.ref, n.at)
	one.Aka = t.ids[1:min(len(t.ids), 1+smartmoney.MaxAka)]
	return trades(withLeg(one, side, &leg{token: t.token, symbol: t.symbol, qty: math.Abs(t.left())}, usd))
}
