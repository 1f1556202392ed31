package importer

import (
	"math"
	"math/big"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Reasons of a transaction's legs and tokens that become no trade.
const (
	skipLeg     = "counted with another swap of its transaction"
	skipPassed  = "the token passed through"
	skipNothing = "nothing was paid for it"
)

// passedThrough is the share of the larger of what was received and paid of a token that may be
// left or missing for it to have passed through.
const passedThrough = 1.0 / passedPart

const passedPart = 20

// sumError bounds the error of sums of quantities, relative to the largest.
const sumError = 1e-12

// netTrade is the sum of a transaction's legs of one wallet and token.
type netTrade struct {
	token, symbol string
	legs          []int   // that have the token, in their order
	received      float64 // quantity
	paid          float64
	units         *netUnits // the same in smallest units; nil if the legs do not have them
	worthIn       float64   // USD, of the legs in which it was received
	worthOut      float64
	unknown       bool    // the worth of one of its legs is unknown
	passed        bool    // it was received and paid, and little is left
	left          float64 // received less paid
	moved         float64 // the wallet's, quantity; 0: as left
	usd           float64 // what is left is worth, > 0 unless skip is set
	fee           float64 // USD paid beyond usd, or below 0: not got of it
	skip          string
}

// netUnits are sums of smallest units of a token.
type netUnits struct {
	received, paid big.Int
	decimals       int
}

func (n *netTrade) side() smartmoney.Side {
	if n.left > 0 {
		return smartmoney.Buy
	}
	return smartmoney.Sell
}

// settle sets what is left of the token, and reports whether it passed through: nothing or next to
// nothing is left.
func (n *netTrade) settle() (passed bool) {
	u := n.units
	if n.left = n.received - n.paid; len(n.legs) == 1 {
		return false
	}
	if u == nil {
		rest, larger := math.Abs(n.left), max(n.received, n.paid)
		return rest <= larger*sumError || n.received > 0 && n.paid > 0 && rest <= larger*passedThrough
	}
	rest, larger := new(big.Int).Sub(&u.received, &u.paid), &u.received
	if n.left = Whole(rest, u.decimals); rest.Sign() < 0 {
		larger = &u.paid
	}
	part := new(big.Int).Mul(big.NewInt(passedPart), rest)
	return rest.Sign() == 0 || u.received.Sign() > 0 && u.paid.Sign() > 0 && part.CmpAbs(larger) <= 0
}

// netting nets the legs of one wallet in one transaction, in their order.
type netting struct {
	pricer *pricer
	at     time.Time
	legs   []*swap
	group  []int               // by leg; legs that share a traded token are of one group
	worth  []float64           // USD, by leg; 0 if unknown
	known  []float64           // USD, by group: of the legs whose worth is not by rates
	rates  map[string]rate     // by token; nil without legs between two traded tokens
	moved  map[string]*big.Int // see Act
	tokens []*netTrade
}

// netLegs returns what the legs of one wallet in one transaction make of each traded token, by the
// tokens' first legs.
func (p *pricer) netLegs(at time.Time, legs []*swap, moved map[string]*big.Int) []*netTrade {
	n := &netting{
		pricer: p, at: at, legs: legs, moved: moved, group: groups(legs), worth: make([]float64, len(legs)), known: make([]float64, len(legs)),
	}
	n.value()
	n.add()
	if n.settle() == 1 {
		n.payWithQuotes()
	}
	for _, t := range n.tokens {
		if t.skip != "" {
			continue
		}
		if t.usd = t.worthIn - t.worthOut; t.side() == smartmoney.Sell {
			t.usd = -t.usd
		}
		switch {
		case t.unknown:
			t.skip = SkipNoUSD
		case t.usd <= 0:
			t.skip = skipNothing
		}
	}
	return n.tokens
}

// groups returns by leg the number of its group, which is a leg of it.
func groups(legs []*swap) []int {
	group, first := make([]int, len(legs)), map[string]int{}
	find := func(i int) int {
		for group[i] != i {
			group[i] = group[group[i]]
			i = group[i]
		}
		return i
	}
	for i, s := range legs {
		group[i] = i
		for _, side := range []*leg{&s.sold, &s.bought} {
			if side.kind != Traded {
				continue
			}
			if j, ok := first[side.token]; ok {
				group[find(i)] = find(j)
			} else {
				first[side.token] = i
			}
		}
	}
	for i := range group {
		group[i] = find(i)
	}
	return group
}

// salesFirst returns the tokens with a trade, sales first.
func salesFirst(tokens []*netTrade) (all []*netTrade) {
	for _, side := range []smartmoney.Side{smartmoney.Sell, smartmoney.Buy} {
		for _, t := range tokens {
			if t.skip == "" && t.side() == side {
				all = append(all, t)
			}
		}
	}
	return all
}

// net returns the trades of a transaction's rows, sales first, then by their tokens' first rows,
// and the reasons to skip the tokens without one. The rows are of one wallet.
func (p *pricer) net(at time.Time, rows []*row) (events []event.Event, skips []string) {
	legs := make([]*swap, len(rows))
	for i, r := range rows {
		legs[i] = r.swap
	}
	first := rows[0]
	if i := slices.IndexFunc(rows, func(r *row) bool { return r.swap.block != nil }); i >= 0 {
		first = rows[i]
	}
	tokens := p.netLegs(at, legs, nil)
	for _, t := range salesFirst(tokens) {
		ids := t.idsOf(rows)
		one := first.swap.base(ids[0], first.ref, at)
		one.Aka = ids[1:min(len(ids), 1+smartmoney.MaxAka)]
		var made []event.Event
		made, t.skip = t.trade(one)
		events = append(events, made...)
	}
	for _, t := range tokens {
		if t.skip != "" {
			skips = append(skips, t.skip)
		}
	}
	return events, skips
}

// idsOf returns the ids of the trades that a token's rows would be on their own.
func (n *netTrade) idsOf(rows []*row) []string {
	ids := make([]string, len(n.legs))
	for i, leg := range n.legs {
		r := rows[leg]
		ids[i] = r.id
		switch s := r.swap; {
		case s.sold.kind != Traded || s.bought.kind != Traded:
		case s.sold.token == n.token:
			ids[i] += asSold
		default:
			ids[i] += asBought
		}
	}
	return ids
}

// trade returns the event of a trade, completed with what is left of the token and its price, or
// the reason to skip it. The price is that of the swaps, the quantity and the amount are what
// moved.
func (n *netTrade) trade(with smartmoney.Trade) ([]event.Event, string) {
	one := withLeg(with, n.side(), &leg{token: n.token, symbol: n.symbol, qty: math.Abs(n.left)}, n.usd)
	one.AmountUSD += n.fee
	if n.moved > 0 {
		one.Quantity = n.moved
	}
	return trades(one)
}

// learnNet learns the price of the coin from what the rows between quote tokens exchanged in all.
func (p *pricer) learnNet(at time.Time, rows []*row) {
	var between []*swap
	for _, r := range rows {
		if _, other, ok := r.swap.coinSides(); ok && other.kind == Stable {
			between = append(between, r.swap)
		} else {
			p.learn(at, r.swap)
		}
	}
	p.exchanged(rows[0].swap.chain, at, between)
}

// exchanged adds the price point of what swaps of the coin against stablecoins exchanged in all,
// and returns it. ok is false if they make none.
func (p *pricer) exchanged(chain smartmoney.Chain, at time.Time, swaps []*swap) (point smartmoney.PricePoint, ok bool) {
	coin, stable := 0.0, 0.0
	for _, s := range swaps {
		if one, other, _ := s.coinSides(); one == &s.bought {
			coin, stable = coin+one.qty, stable-other.qty
		} else {
			coin, stable = coin-one.qty, stable+other.qty
		}
	}
	if coin*stable >= 0 || math.Abs(stable) < minPriceUSD || p.ahead(at) {
		return point, false
	}
	c := p.coins[chain]
	point, ok = c.exchange(at, math.Abs(coin), math.Abs(stable))
	p.coins[chain] = c
	return point, ok
}

// value sets the worth of each leg: that of its quote side; of a leg between two traded tokens that
// of other legs of the token sold, else of the token bought, else what the file states.
func (n *netting) value() {
	var open []int
	for i, s := range n.legs {
		switch {
		case s.sold.kind != Traded && s.bought.kind != Traded:
		case s.sold.kind == Traded && s.bought.kind == Traded:
			open = append(open, i)
		default:
			n.worth[i] = n.pricer.value(n.at, s)
			n.known[n.group[i]] += n.worth[i]
		}
	}
	if len(open) == 0 {
		return
	}
	n.rates = map[string]rate{}
	for i := range n.legs {
		n.addRates(i)
	}
	stated := func(i int) float64 { return n.pricer.value(n.at, n.legs[i]) }
	for len(open) > 0 {
		before := len(open)
		open = slices.DeleteFunc(open, func(i int) bool { return n.setWorth(i, n.byRate(i)) })
		if len(open) < before {
			continue
		}
		i := slices.IndexFunc(open, func(i int) bool { return n.setWorth(i, stated(i)) })
		if i < 0 {
			return
		}
		n.known[n.group[open[i]]] += n.worth[open[i]]
		open = slices.Delete(open, i, i+1)
	}
}

// setWorth sets the worth of a leg between two traded tokens, and reports whether it is known.
func (n *netting) setWorth(i int, usd float64) bool {
	n.worth[i] = usd
	n.addRates(i)
	return usd > 0
}

// addRates adds a leg to the rates of its tokens, if its worth is known.
func (n *netting) addRates(i int) {
	usd := n.worth[i]
	if usd <= 0 {
		return
	}
	for _, side := range []*leg{&n.legs[i].sold, &n.legs[i].bought} {
		sum := n.rates[side.token]
		n.rates[side.token] = rate{usd: sum.usd + usd, qty: sum.qty + side.qty}
	}
}

// rate is what legs of a token that have a worth are worth in all, and its quantity in them.
type rate struct{ usd, qty float64 }

// mostByRate is how many times what is known of its group a leg between two traded tokens may be
// worth by the rates of other legs: dust swapped in a pool of one's own makes a rate of any size.
const mostByRate = 20

// byRate returns the worth of a leg between two traded tokens in USD by other legs of its tokens, 0
// if they have none, or too little was paid in them to tell.
func (n *netting) byRate(i int) float64 {
	s := n.legs[i]
	for _, side := range []*leg{&s.sold, &s.bought} {
		if sum := n.rates[side.token]; sum.qty > 0 {
			if usd := side.qty * (sum.usd / sum.qty); usable(usd) && usd <= mostByRate*n.known[n.group[i]] {
				return usd
			}
		}
	}
	return 0
}

// add adds the legs up by token.
func (n *netting) add() {
	for i, s := range n.legs {
		for _, side := range []*leg{&s.sold, &s.bought} {
			if side.kind != Traded {
				continue
			}
			t := n.token(side)
			t.legs = append(t.legs, i)
			t.unknown = t.unknown || n.worth[i] <= 0
			if side == &s.sold {
				t.paid, t.worthOut = t.paid+side.qty, t.worthOut+n.worth[i]
			} else {
				t.received, t.worthIn = t.received+side.qty, t.worthIn+n.worth[i]
			}
			if t.units != nil && side == &s.sold {
				t.units.paid.Add(&t.units.paid, side.units)
			} else if t.units != nil {
				t.units.received.Add(&t.units.received, side.units)
			}
		}
	}
}

func (n *netting) token(l *leg) *netTrade {
	for _, t := range n.tokens {
		if t.token == l.token {
			return t
		}
	}
	t := &netTrade{token: l.token, symbol: l.symbol}
	if l.units != nil {
		t.units = &netUnits{decimals: l.decimals}
	}
	n.tokens = append(n.tokens, t)
	return t
}

// settle skips the tokens that passed through, and returns how many others there are.
func (n *netting) settle() (left int) {
	for _, t := range n.tokens {
		t.passed = t.settle()
		switch {
		case t.passed:
			t.skip = skipPassed
		case n.neverHeld(t): // with a tax, less was paid than was received
			t.skip, t.passed = skipPassed, t.paid <= t.received && t.received <= t.paid*mostFeesPaid
		default:
			left++
		}
	}
	return left
}

// mostBeside is how many times what was paid in quote tokens in a trade's group the whole
// transaction may say that it was worth, or a part of it: swaps beside it lose fees and a little
// more, and in pools of one's own they gain or lose any sum.
const mostBeside = 2

// payWithQuotes makes the worth of the one token that is left all that was paid in quote tokens for
// traded tokens, less what was got, if all of that is known and the other tokens of its group passed
// through: else a part of the route is in pools that are not read, and what the others exchanged
// says nothing of the whole.
func (n *netting) payWithQuotes() {
	t := n.tokens[slices.IndexFunc(n.tokens, func(t *netTrade) bool { return t.skip == "" })]
	group := n.group[t.legs[0]]
	for _, other := range n.tokens {
		if other != t && !other.passed && n.group[other.legs[0]] == group {
			return
		}
	}
	paid, got, known := n.quotes(func(i int) bool { return true })
	if !known {
		return
	}
	ownPaid, ownGot, _ := n.quotes(func(i int) bool { return n.group[i] == group })
	if own := ownPaid - ownGot; (paid-got)/own > mostBeside || (paid-got)/own < 1.0/mostBeside {
		paid, got = ownPaid, ownGot
	}
	t.worthIn, t.worthOut, t.unknown = paid, got, false
}

// quotes returns what was paid and got in quote tokens for traded tokens, USD, in some of the legs.
// known is false if the worth of one is unknown.
func (n *netting) quotes(counts func(i int) bool) (paid, got float64, known bool) {
	for i, s := range n.legs {
		soldQuote, boughtQuote := s.sold.kind != Traded, s.bought.kind != Traded
		switch {
		case soldQuote == boughtQuote || !counts(i):
			continue
		case n.worth[i] <= 0:
			return 0, 0, false
		case soldQuote:
			paid += n.worth[i]
		default:
			got += n.worth[i]
		}
	}
	return paid, got, true
}

// Reasons why a trade has the amounts of its swaps.
const (
	skipUnmoved = "stored as swapped: the wallet has transfers, and none of the token"
	skipUnfit   = "stored as swapped: transfers of the wallet do not fit its swaps"
	// of an order that another filled
	skipUnfilled = "filled by another, and transfers of the wallet do not fit the swaps"
)

// What may get lost on the way between a wallet and a pool: of a token to a tax or a hook, of a
// quote token that the wallet pays also to a router. More than that moved for another reason.
// Nothing is ever added on the way, or whoever sends itself tokens in the transaction of a swap
// would add to it.
const (
	// of what the wallet receives, the pool's amount is at most so many times as much
	mostTaken    = 2
	mostPaid     = 2       // of a token
	mostFeesPaid = 4.0 / 3 // of a quote token
)

// neverHeld reports whether a token was received and paid by others than the wallet: it has no
// transfer, and another token of the transaction has.
func (n *netting) neverHeld(t *netTrade) bool {
	if n.moved[t.token] != nil || t.received == 0 || t.paid == 0 {
		return false
	}
	for _, other := range n.tokens {
		if moved := n.moved[other.token]; moved != nil && moved.Sign() != 0 {
			return true
		}
	}
	return false
}

// fit sets what moved of the trades of an act, and returns the reasons why it stays that of the
// swaps. Of an order that another filled, trades that do not fit are skipped.
func (a *Act) fit(trades []*netTrade, legs []*swap) (reasons []string) {
	quotes := quotesOf(legs, a.Moved)
	fills := filled(quotes)
	for _, t := range trades {
		reason := skipUnmoved
		if own := a.Moved[t.token]; own != nil {
			qty := Whole(own, t.units.decimals)
			// Of more than its swaps sold a part went elsewhere: to pools that are not read, or as liquidity.
			elsewhere := len(trades) == 1 && qty < t.left && t.left < 0 && !fills
			if within(t.left, qty, mostPaid) && !elsewhere {
				reason, t.moved = "", math.Abs(qty)
			} else {
				reason = skipUnfit
			}
		}
		switch {
		case a.Filled && (reason != "" || !fills):
			t.skip = skipUnfilled
		case reason != "":
			reasons = append(reasons, reason)
		}
	}
	if len(trades) == 1 {
		trades[0].fee = fees(trades[0], quotes)
	}
	return reasons
}

// within reports whether what moved fits what was swapped, both above 0 if received: on the way
// some gets lost, at most a bounded part.
func within(swapped, moved, mostPaid float64) bool {
	if swapped > 0 {
		return moved > 0 && moved <= swapped && swapped <= moved*mostTaken
	}
	return moved <= swapped && -moved <= -swapped*mostPaid
}

// exchanged has what legs exchanged of a quote token in all, in whole tokens: below 0 if it was paid.
type exchanged struct {
	kind    Kind
	swapped float64
	moved   *float64 // the wallet's transfers; nil: it has none
}

// quotesOf returns the quote tokens of which legs exchanged something in all, by token.
func quotesOf(legs []*swap, moved map[string]*big.Int) map[string]exchanged {
	sums, sides := map[string]*big.Int{}, map[string]*leg{}
	for _, s := range legs {
		for _, side := range []*leg{&s.sold, &s.bought} {
			if side.kind == Traded {
				continue
			}
			if sums[side.token] == nil {
				sums[side.token], sides[side.token] = new(big.Int), side
			}
			if side == &s.sold {
				sums[side.token].Sub(sums[side.token], side.units)
			} else {
				sums[side.token].Add(sums[side.token], side.units)
			}
		}
	}
	quotes := map[string]exchanged{}
	for token, sum := range sums {
		if sum.Sign() == 0 {
			continue
		}
		one := exchanged{kind: sides[token].kind, swapped: Whole(sum, sides[token].decimals)}
		if own := moved[token]; own != nil {
			one.moved = new(Whole(own, sides[token].decimals))
		}
		quotes[token] = one
	}
	return quotes
}

// fees returns what the wallet of an act's only trade paid beyond the trade's worth, USD, or below
// 0 what it did not get of it, if the act exchanged one quote token in all. 0 if transfers do not
// say it.
func fees(t *netTrade, quotes map[string]exchanged) float64 {
	if len(quotes) != 1 {
		return 0
	}
	for _, q := range quotes {
		if q.moved != nil && (q.swapped < 0) == (t.left > 0) && within(q.swapped, *q.moved, mostFeesPaid) {
			return t.usd * (*q.moved/q.swapped - 1)
		}
	}
	return 0
}

// filled reports whether transfers of the wallet fit what an act exchanged of quote tokens. The
// chain's coin has no transfers where it is paid as itself.
func filled(quotes map[string]exchanged) bool {
	for _, q := range quotes {
		if q.moved == nil && q.kind != Native || q.moved != nil && !within(q.swapped, *q.moved, mostFeesPaid) {
			return false
		}
	}
	return true
}
