package ledger

import (
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// keptDays is for how many UTC days after its newest price a token still is worth something to net
// profits.
const keptDays = 7

// worth is what net profits take a token for (semantics 2.3).
type worth struct {
	price float64 // USD, the settled one; 0: it is too old; NaN: unknown
	most  float64 // USD that a position gains at most
}

// LimitOpenGains sets how many times its token's volume an open position gains at most in net
// profits, 0: without limit. It must be called before the first event and before NewScores.
func (l *Ledger) LimitOpenGains(limit float64) { l.gainLimit = limit }

// limits reports whether open gains are limited.
func (l *Ledger) limits() bool { return l.gainLimit > 0 && l.chain.DEX() }

// worth returns what net profits take a token for at present.
func (l *Ledger) worth(t *Token) worth { return l.worthOn(t, l.today) }

// worthOn returns what net profits take a token for on a day of event time.
func (l *Ledger) worthOn(t *Token, today int32) worth {
	if !l.limits() {
		return worth{t.Settled, math.Inf(1)}
	}
	return t.limited(l.gainLimit, today)
}

func (t *Token) limited(limit float64, today int32) worth {
	w := worth{price: t.Settled}
	if today-int32(t.At()/nsPerDay) > keptDays && !math.IsNaN(w.price) {
		w.price = 0
	}
	volume := t.Volume24h
	if math.IsNaN(volume) {
		volume = t.Volume.TwoDays(today)
	}
	w.most = smartmoney.Finite(limit * volume)
	return w
}

// profit is what an open position adds to its wallet's net profit. The product is rounded before
// anything is subtracted, so that its bits are the same wherever it is computed.
func (w worth) profit(qty, cost, realized float64) float64 {
	if math.IsNaN(w.price) {
		return realized
	}
	gain := float64(qty*w.price) - cost
	return smartmoney.Finite(realized + min(gain, w.most))
}

// dayPassed marks the tokens that net profits take for something else since event time reached the
// present day.
func (l *Ledger) dayPassed(before int32) {
	if before == l.today || !l.limits() {
		return
	}
	for i := range l.tokens {
		if t := &l.tokens[i]; l.worthOn(t, before) != l.worth(t) {
			l.priceMoved(uint32(i))
		}
	}
}
