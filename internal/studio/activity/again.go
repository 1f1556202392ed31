package activity

import (
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
)

// again computes the bets and prices of a token again, from its live events with a price, the
// newest one first. Prices go on from the last sample before the first trade taken back: the events
// after it are applied to what the quoted price followed from then.
type again struct {
	quotes  ledger.Quotes
	samples []sample // of before, up to the one to go on from
	left    uint32   // live trades of the token
	large   uint32   // of them those before the events found that make points beside others
	last    bool     // the latest trade by time must be found

	read    int
	events  []priced          // after the sample, newest in the log first
	points  *ledger.Repricing // as of the sample; nil: not begun
	bets    []bet             // newest in the log first
	latest  bet               // latest trade by time
	found   uint32            // trades found
	settled bool              // no trade before those found is later than the latest
	gaveUp  bool
}

// maxAgain bounds the events that are read for one token. Where they are not enough, its bets and
// prices stay as they are.
const maxAgain = 1 << 18

func newAgain(q ledger.Quotes, t *token, back tokenTaken) *again {
	n, _ := slices.BinarySearchFunc(t.samples, back.first, func(s sample, first int64) int { return int(min(max(s.seq-first, -1), 1)) })
	return &again{
		quotes: q, samples: t.samples[:n], left: t.trades - back.trades, large: t.quote.Large - back.large, last: back.last >= t.lastTrade,
	}
}

// add adds an event, of which newest says that it is a trade of a later slot than those before it;
// wallet is that of a trade. It returns whether earlier events are needed.
func (a *again) add(seq int64, newest bool, e *event.Event, wallet uint32) (more bool) {
	if a.read == maxAgain {
		a.gaveUp = true
		return false
	}
	a.read++
	if e.Trade != nil {
		a.trade(bet{
			wallet: wallet, sale: side(true) == e.Trade.Side, usd: e.Trade.AmountUSD, price: e.Trade.PriceUSD,
			at: e.Trade.TradedAt.UnixNano(), seq: seq,
		}, newest)
	}
	if !a.price(seq, newest, e) {
		return true
	}
	return a.found < a.left && (a.points.More() || len(a.bets) < a.betsLeft() || a.last && !a.settled)
}

// betsLeft is the number of bets that the token has left.
func (a *again) betsLeft() int { return int(min(a.left, BetsKept)) }

func (a *again) trade(b bet, newest bool) {
	if a.found == 0 || b.at > a.latest.at {
		a.latest = b
	}
	a.found++
	a.settled = a.settled || newest
	if len(a.bets) < a.betsLeft() {
		a.bets = append(a.bets, b)
	}
}

// price adds an event to those after the sample to go on from, or to the points as of it. It
// reports whether it is one of the latter.
func (a *again) price(seq int64, newest bool, e *event.Event) (before bool) {
	n := len(a.samples)
	if n == 0 || seq > a.samples[n-1].seq {
		if e.Trade != nil && a.quotes.Large(e.Trade.AmountUSD) {
			a.large--
		}
		a.events = append(a.events, pricedBy(seq, e))
		return false
	}
	if points := a.past(); e.Trade != nil && points.More() {
		points.Trade(seq, e.Trade, newest)
	}
	return true
}

// past returns the points as of the sample to go on from, when every event after it was found.
func (a *again) past() *ledger.Repricing {
	if a.points == nil {
		a.points = a.quotes.Past(a.large)
	}
	return a.points
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
	p := prices{quote: a.quotes.Unknown(), samples: slices.Clone(a.samples)}
	if stated := p.quote.Stated; len(a.samples) > 0 {
		if known := p.stated(); known != nil {
			stated = *known
		}
		p.quote = a.past().Prices(stated)
	}
	for _, e := range slices.Backward(a.events) {
		p.apply(a.quotes, e)
	}
	t.prices = p
}
