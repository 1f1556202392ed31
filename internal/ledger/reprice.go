package ledger

import (
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TakenTrade is a trade of a token that a correction takes back.
type TakenTrade struct {
	Seq       int64   // number in the log
	AmountUSD float64 // USD
}

// Repricing has the two-day volume of a token without the trades that a correction takes back, and
// finds its points again (semantics 7): Trade is told the live trades that are left, from the
// newest in the log back, unless none of the points was of a trade that is taken back. It shares no
// memory with its Ledger. It belongs to one goroutine.
type Repricing struct {
	Token  uint32 // number
	Newest int64  // number in the log of the token's newest price event, live or not
	rules  priceRules
	large  uint32 // live trades that are large

	points     Points
	pointsDone bool // no earlier trade can be a point
	volume     smartmoney.DayVolume
}

// Repricing returns the repricing of a token, nil if the trades that are taken back, none of which
// is off the market, change neither its prices nor its two-day volume.
func (l *Ledger) Repricing(token uint32, taken []TakenTrade) *Repricing {
	t := &l.tokens[token]
	r := &Repricing{Token: token, Newest: t.PriceSeq, rules: l.rules, large: t.Large, points: t.Points, volume: t.Volume}
	for _, k := range taken {
		if k.AmountUSD >= l.rules.least {
			r.large--
		}
		r.volume.Take(l.dayOf(k.Seq), k.AmountUSD)
		r.points.remove(k.Seq)
	}
	r.pointsDone = r.points.N == t.Points.N
	if r.pointsDone && r.volume == t.Volume && r.large == t.Large {
		return nil
	}
	return r
}

// More reports whether trades are still to be told of.
func (r *Repricing) More() bool { return !r.pointsDone }

// Known returns the numbers in the log of live trades that Trade need not be told the content of.
func (r *Repricing) Known() []int64 { return r.points.Seq[:r.points.N] }

// Trade adds a live trade, which is earlier in the log than the one before, and reports whether
// earlier ones are asked for. newest is the Links.SetsPrice of the trade. t may be nil if the trade
// is among Known. Those that are off the market are left out.
func (r *Repricing) Trade(seq int64, t *smartmoney.Trade, newest bool) (more bool) {
	if t == nil {
		i := slices.Index(r.Known(), seq)
		r.pointsDone = newest && i >= 0 && r.complete(r.points.Slot[i])
		return r.More()
	}
	slot := slotAt(t.TradedAt.UnixNano())
	if t.AmountUSD >= r.rules.least || r.large == 0 {
		r.points.add(slot, seq, t.PriceUSD, t.AmountUSD, false, r.rules.points)
	}
	r.pointsDone = newest && r.complete(slot)
	return r.More()
}

// complete reports whether no trade of an earlier slot can be a point beside those found.
func (r *Repricing) complete(slot uint32) bool {
	p := &r.points
	if p.N == 0 {
		return false
	}
	return int(p.N) == r.rules.points && slot < p.Slot[0] || slot < p.newest() && p.newest()-slot > daySlots
}

// Dropped adds what is kept of the trades that left the log, after all others.
func (r *Repricing) Dropped(base *smartmoney.TokenBase) {
	var kept Prices
	kept.setPoints(r.rules, base)
	for i := range kept.Points.N {
		if amount := kept.Points.Amount[i]; amount >= r.rules.least || r.large == 0 {
			r.points.add(kept.Points.Slot[i], kept.Points.Seq[i], kept.Points.Price[i], amount, false, r.rules.points)
		}
	}
	r.pointsDone = true
}

// Reprice sets what a repricing found.
func (l *Ledger) Reprice(r *Repricing) {
	t := &l.tokens[r.Token]
	was := l.worth(t)
	t.Points, t.Large, t.Volume = r.points, r.large, r.volume
	t.compute(l.rules)
	if l.worth(t) != was {
		l.priceMoved(r.Token)
	}
	l.touchToken(r.Token)
}
