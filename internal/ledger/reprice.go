package ledger

import (
	"slices"

	"smartmoney/internal/smartmoney"
)

// TakenTrade is a trade of a token that a correction takes back.
type TakenTrade struct {
	Seq       int64   // number in the log
	At        int64   // traded_at, unix ns
	AmountUSD float64 //
}

// Repricing has the two-day volume of a token without the trades that a correction takes back, and finds its points again
// (semantics 7): Trade is told the live trades that are left, from the newest in the log back. It shares no memory with its
// Ledger. It belongs to one goroutine.
type Repricing struct {
	Token  uint32 // number
	Newest int64  // number in the log of the token's newest price event, live or not
	rules  priceRules
	large  uint32 // live trades that are large

	points     Points
	pointsDone bool // no earlier trade can be a point
	volume     smartmoney.DayVolume
}

// Repricing returns the repricing of a token, nil if the trades that are taken back, none of which is off the market, change neither
// its prices nor its two-day volume.
func (b *Ledger) Repricing(token uint32, taken []TakenTrade) *Repricing {
	t := &b.tokens[token]
	r := &Repricing{Token: token, Newest: t.PriceSeq, rules: b.rules, large: t.Large, pointsDone: true, volume: t.Volume}
	for _, k := range taken {
		if k.AmountUSD >= b.rules.least {
			r.large--
		}
		r.volume.Take(b.dayOf(k.Seq), k.AmountUSD)
		r.pointsDone = r.pointsDone && !t.mayBePoint(&k)
	}
	if r.pointsDone {
		r.points = t.Points
		if r.volume == t.Volume && r.large == t.Large {
			return nil
		}
	}
	return r
}

// mayBePoint reports whether a trade may be a point: its slot has one of its amount.
func (p *Prices) mayBePoint(k *TakenTrade) bool {
	i := slices.Index(p.Points.Slot[:p.Points.N], SlotAt(k.At))
	return i >= 0 && p.Points.Amount[i] == k.AmountUSD
}

// More reports whether trades are still to be told of.
func (r *Repricing) More() bool { return !r.pointsDone }

// Trade adds a live trade, which is earlier in the log than the one before, and reports whether earlier ones are asked for. newest is the
// Links.SetsPrice of the trade. Those that are off the market are left out.
func (r *Repricing) Trade(t *smartmoney.Trade, newest bool) (more bool) {
	slot := SlotAt(t.TradedAt.UnixNano())
	if t.AmountUSD >= r.rules.least || r.large == 0 {
		r.points.add(slot, t.PriceUSD, t.AmountUSD, false, r.rules.points)
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
			r.points.add(kept.Points.Slot[i], kept.Points.Price[i], amount, false, r.rules.points)
		}
	}
	r.pointsDone = true
}

// Reprice sets what a repricing found.
func (b *Ledger) Reprice(r *Repricing) {
	t := &b.tokens[r.Token]
	was := b.worth(t)
	t.Points, t.Large, t.Volume = r.points, r.large, r.volume
	t.compute(b.rules)
	if b.worth(t) != was {
		b.priceMoved(r.Token)
	}
	b.touchToken(r.Token)
}
