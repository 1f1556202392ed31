package activity

import (
	"math"
	"slices"

	"smartmoney/internal/event"
)

// again computes the bets and prices of a token again, from its live events with a price, the newest one
// first. Prices go on from a sample of before, the last one that no trade taken back could change.
type again struct {
	taken   int32    // slot of the earliest trade taken back
	samples []sample // of before
	left    uint32   // live trades of the token
	last    bool     // the latest trade by time must be found

	events   []priced        // newest in the log first
	bets     []bet           // newest in the log first
	latest   bet             // latest trade by time
	found    uint32          // trades found
	settled  bool            // no trade before those found is later than the latest
	latestIn map[int32]int64 // the latest time found in each slot before taken
	base     int             // number of events after that of the sample to go on from, -1: none yet
	sample   int             // index of that sample
	gaveUp   bool
}

// priced is a price of an event.
type priced struct {
	price float64
	at    int64 // unix ns
}

// maxAgain bounds the events that are read for one token. Where they are not enough, its bets and
// prices stay as they are.
const maxAgain = 1 << 18

func newAgain(t *token, back tokenTaken) *again {
	return &again{
		taken: int32(back.first / fiveMinutes), samples: t.samples, left: t.trades - back.trades, last: back.last >= t.lastTrade,
		latestIn: map[int32]int64{}, base: -1,
	}
}

// add adds an event, of which set says whether it became the token's price when it came; wallet is
// that of a trade. It returns whether earlier events are needed.
func (a *again) add(seq int64, set bool, e *event.Event, wallet uint32) (more bool) {
	if len(a.events) == maxAgain {
		a.gaveUp = true
		return false
	}
	var p priced
	switch {
	case e.Trade != nil:
		p = priced{e.Trade.PriceUSD, e.Trade.TradedAt.UnixNano()}
		a.trade(bet{
			wallet: wallet, sale: side(true) == e.Trade.Side, usd: e.Trade.AmountUSD, price: p.price, at: p.at, seq: seq,
		}, set)
	case e.Resolution != nil:
		p = priced{e.Resolution.Payout, e.Resolution.ResolvedAt.UnixNano()}
	default:
		p = priced{*e.Token.PriceUSD, e.Token.UpdatedAt.UnixNano()}
	}
	a.price(p, set)
	return a.base < 0 || len(a.bets) < a.betsLeft() || a.last && !a.settled && a.found < a.left
}

// betsLeft is the number of bets that the token has left.
func (a *again) betsLeft() int { return int(min(a.left, BetsKept)) }

func (a *again) trade(b bet, set bool) {
	if a.found == 0 || b.at > a.latest.at {
		a.latest = b
	}
	a.found++
	a.settled = a.settled || set
	if len(a.bets) < a.betsLeft() {
		a.bets = append(a.bets, b)
	}
}

// price adds a price, and makes it the one to go on from if a sample has it: that is the last event of
// its slot that became the price, and the slot is before all trades taken back.
func (a *again) price(p priced, set bool) {
	slot := int32(p.at / fiveMinutes)
	if a.base < 0 && slot < a.taken {
		later, is := a.latestIn[slot]
		i, has := slices.BinarySearchFunc(a.samples, slot, func(s sample, slot int32) int { return int(s.slot - slot) })
		if set && has && (!is || later < p.at) && a.samples[i].price == p.price {
			a.base, a.sample = len(a.events), i
		}
		a.latestIn[slot] = max(later, p.at)
	}
	a.events = append(a.events, p)
}

// replace makes the bets and prices of the token those that were computed.
func (a *again) replace(t *token) {
	if a.gaveUp {
		return
	}
	slices.Reverse(a.bets)
	t.bets, t.oldest = a.bets, 0
	switch {
	case a.left == 0:
		t.lastPrice, t.lastTrade = 0, 0
	case a.last:
		t.lastPrice, t.lastTrade = a.latest.price, a.latest.at
	}
	p, after := prices{latest: math.NaN()}, len(a.events)
	if a.base >= 0 {
		from := a.events[a.base]
		p = prices{latest: from.price, at: from.at, moves: a.samples[a.sample].moves, samples: slices.Clone(a.samples[:a.sample+1])}
		after = a.base
	}
	for _, e := range slices.Backward(a.events[:after]) {
		p.set(e.price, e.at)
	}
	t.prices = p
}
