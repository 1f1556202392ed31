package smartmoney

import (
	"cmp"
	"slices"
	"time"
)

// Of price points.
const (
	priceSlot   = SlotSeconds * time.Second
	priceWindow = 24 * time.Hour // a point that is older than the newest by more does not count
	// QuotedBand bounds the quoted price: at least the settled one divided by it, at most multiplied.
	QuotedBand = 1.02
)

// PriceSlot returns the slot of a time.
func PriceSlot(at time.Time) int64 {
	ns, slot := at.UnixNano(), int64(priceSlot)
	if ns < 0 && ns%slot != 0 {
		return ns/slot - 1
	}
	return ns / slot
}

// SlotStart returns the time at which a slot begins.
func SlotStart(slot int64) time.Time { return time.Unix(0, slot*int64(priceSlot)).UTC() }

// PricePoints are the points of a token that count, by rising slot. The zero value has none. Which points remain does
// not depend on the order in which trades are added, except that of two trades of one slot and amount the later stays.
type PricePoints []PricePoint

// Add returns the points with a trade added, at most slots of them. It may change the memory of p.
func (p PricePoints) Add(trade PricePoint, slots int) PricePoints {
	i, found := slices.BinarySearchFunc(p, trade.Slot, func(one PricePoint, slot int64) int { return cmp.Compare(one.Slot, slot) })
	switch {
	case found && trade.AmountUSD < p[i].AmountUSD:
		return p
	case found:
		p[i] = trade
		return p
	}
	p = slices.Insert(p, i, trade)
	oldest := p[len(p)-1].Slot - int64(priceWindow/priceSlot)
	drop := max(len(p)-slots, 0)
	for p[drop].Slot < oldest {
		drop++
	}
	return slices.Delete(p, 0, drop)
}

// Newest returns the slot of the newest point; ok is false without points.
func (p PricePoints) Newest() (slot int64, ok bool) {
	if len(p) == 0 {
		return 0, false
	}
	return p[len(p)-1].Slot, true
}

// Settled returns the median of the prices weighted by their amounts, in USD: the smallest price at which the weights
// of the prices up to it reach half of all. A weight is the amount, at most twice the lower median of the amounts. It
// returns 0 without points.
func (p PricePoints) Settled() float64 {
	if len(p) == 0 {
		return 0
	}
	amounts := make([]float64, 0, MostPoints)
	for _, one := range p {
		amounts = append(amounts, one.AmountUSD)
	}
	slices.Sort(amounts)
	most := 2 * amounts[(len(amounts)-1)/2]
	byPrice := append(make(PricePoints, 0, MostPoints), p...)
	slices.SortFunc(byPrice, func(a, b PricePoint) int {
		return cmp.Or(cmp.Compare(a.PriceUSD, b.PriceUSD), cmp.Compare(a.Slot, b.Slot))
	})
	all := 0.0
	for _, one := range byPrice {
		all += min(one.AmountUSD, most)
	}
	sum := 0.0
	for _, one := range byPrice {
		if sum += min(one.AmountUSD, most); sum >= all/2 {
			return one.PriceUSD
		}
	}
	return byPrice[len(byPrice)-1].PriceUSD
}

// Quoted returns the newest point's price, kept within QuotedBand of the settled price. It returns 0 without points.
func (p PricePoints) Quoted() float64 {
	if len(p) == 0 {
		return 0
	}
	settled := p.Settled()
	return min(max(p[len(p)-1].PriceUSD, settled/QuotedBand), settled*QuotedBand)
}
