package ledger

import (
	"math"
	"slices"

	"smartmoney/internal/smartmoney"
)

// TakenTrade is a trade of a token that a correction takes back.
type TakenTrade struct {
	Seq       int64   // number in the log
	At        int64   // traded_at, unix ns
	AmountUSD float64 //
}

// Repricing finds the points and the two-day volume of a token again without the trades that a correction takes back
// (semantics 7): Trade is told the live trades that are left, from the newest in the log back. It shares no memory with its
// Ledger. It belongs to one goroutine.
type Repricing struct {
	Token  uint32 // number
	Newest int64  // number in the log of the token's newest price event, live or not
	rules  priceRules
	large  uint32 // live trades that are large

	points     Points
	pointsDone bool // no earlier trade can be a point

	starts  []smartmoney.DayStart // of the days of event time
	today   int32
	from    int64        // trades from this event on count for the volume; math.MaxInt64: it stays
	amounts [2][]float64 // of today and of the day before, latest first
}

// Repricing returns the repricing of a token, nil if the trades that are taken back, none of which is off the market, change neither
// its prices nor its two-day volume.
func (b *Ledger) Repricing(token uint32, taken []TakenTrade) *Repricing {
	t := &b.tokens[token]
	r := &Repricing{Token: token, Newest: t.PriceSeq, rules: b.rules, large: t.Large, pointsDone: true, starts: b.starts, today: b.today, from: math.MaxInt64}
	since := b.dayBegan(b.today - 1)
	for _, k := range taken {
		if k.AmountUSD >= b.rules.least {
			r.large--
		}
		if k.Seq >= since {
			r.from = since
		}
		r.pointsDone = r.pointsDone && !t.mayBePoint(&k)
	}
	if r.pointsDone {
		r.points = t.Points
		if r.from == math.MaxInt64 && r.large == t.Large {
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

// dayBegan returns the number of the first event of a day of event time, or of the next one with events.
func (b *Ledger) dayBegan(day int32) int64 {
	for i := len(b.starts) - 1; i >= 0; i-- {
		if b.starts[i].Day < day {
			if i == len(b.starts)-1 {
				return math.MaxInt64
			}
			return b.starts[i+1].Seq
		}
	}
	return 0
}

// More reports whether trades before an event are still to be told of.
func (r *Repricing) More(seq int64) bool { return !r.pointsDone || seq > r.from }

// Trade adds a live trade, which is earlier in the log than the one before, and reports whether earlier ones are asked for. newest is the
// Links.SetsPrice of the trade. Those that are off the market are left out.
func (r *Repricing) Trade(seq int64, t *smartmoney.Trade, newest bool) (more bool) {
	slot := SlotAt(t.TradedAt.UnixNano())
	if !r.pointsDone {
		if t.AmountUSD >= r.rules.least || r.large == 0 {
			r.points.add(slot, t.PriceUSD, t.AmountUSD, false, r.rules.points)
		}
		r.pointsDone = newest && r.complete(slot)
	}
	if seq >= r.from {
		i := 0
		if day := dayOf(r.starts, seq); day != r.today {
			i = 1
		}
		r.amounts[i] = append(r.amounts[i], t.AmountUSD)
	}
	return r.More(seq)
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
	if !r.pointsDone {
		var kept Prices
		kept.setPoints(r.rules, base)
		for i := range kept.Points.N {
			if amount := kept.Points.Amount[i]; amount >= r.rules.least || r.large == 0 {
				r.points.add(kept.Points.Slot[i], kept.Points.Price[i], amount, false, r.rules.points)
			}
		}
		r.pointsDone = true
	}
	if v := base.Volume; v != nil && r.from != math.MaxInt64 {
		switch r.today - v.Day {
		case 0:
			r.amounts[0], r.amounts[1] = append(r.amounts[0], v.USD), append(r.amounts[1], v.Before)
		case 1:
			r.amounts[1] = append(r.amounts[1], v.USD)
		}
	}
}

// volume adds the amounts up in the order of the stream.
func (r *Repricing) volume() Volume {
	v := Volume{Day: r.today - 1}
	for _, usd := range slices.Backward(r.amounts[1]) {
		v.add(r.today-1, usd)
	}
	v.add(r.today, 0)
	for _, usd := range slices.Backward(r.amounts[0]) {
		v.add(r.today, usd)
	}
	return v
}

// Reprice sets what a repricing found.
func (b *Ledger) Reprice(r *Repricing) {
	t := &b.tokens[r.Token]
	was := b.worth(t)
	t.Points, t.Large = r.points, r.large
	if r.from != math.MaxInt64 {
		t.Volume = r.volume()
	}
	t.compute(b.rules)
	if b.worth(t) != was {
		b.priceMoved(r.Token)
	}
	b.touchToken(r.Token)
}
