package smartmoney

import (
	"cmp"
	"slices"
	"time"
)

// priceSlot is the length of a slot of price points.
const priceSlot = SlotSeconds * time.Second

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

// PricePoints are the points of a token that count, by rising slot. The zero value has none. Which
// points remain does not depend on the order in which trades are added, except that of two trades
// of one slot and amount the later stays.
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
	oldest := p[len(p)-1].Slot - DaySlots
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

// Settled returns the SettledPrice of the points.
func (p PricePoints) Settled() float64 {
	prices, amounts := make([]float64, 0, MostPoints), make([]float64, 0, MostPoints)
	for i := range p {
		prices, amounts = append(prices, p[i].PriceUSD), append(amounts, p[i].AmountUSD)
	}
	return SettledPrice(prices, amounts)
}

// Quoted returns the newest point's price, kept within QuotedBand of the settled price. It returns
// 0 without points.
func (p PricePoints) Quoted() float64 {
	if len(p) == 0 {
		return 0
	}
	settled := p.Settled()
	return min(max(p[len(p)-1].PriceUSD, settled/QuotedBand), settled*QuotedBand)
}
