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

// Until returns the points whose slots began at a time or before. It shares the memory of p.
func (p PricePoints) Until(at time.Time) PricePoints {
	i, _ := slices.BinarySearchFunc(p, PriceSlot(at)+1, func(one PricePoint, slot int64) int { return cmp.Compare(one.Slot, slot) })
	return p[:i]
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

// MostPoints is how many price points of a token count at most.
const MostPoints = 7

// SlotSeconds is the length of a slot of price points.
const SlotSeconds = 5

// DaySlots are the slots of a day: points that are older than the newest by more do not count.
const DaySlots = 24 * 3600 / SlotSeconds

// QuotedBand bounds the quoted price: at least the settled one divided by it, at most multiplied.
const QuotedBand = 1.02

// A provider's price that is older than the newest point by at most ProviderGuardSpan bounds the
// settled price: at least the provider's divided by ProviderGuard, at most multiplied.
const (
	ProviderGuard     = 1.5
	ProviderGuardSpan = time.Hour
)

// PricePoint is the largest trade of a token within a slot.
type PricePoint struct {
	Slot      int64   `json:"slot"`          // slots of SlotSeconds since 1970
	PriceUSD  float64 `json:"price_usd"`     // USD per token
	AmountUSD float64 `json:"usd"`           // of the trade
	Seq       int64   `json:"seq,omitempty"` // number of the trade in the log; 0: not known
}

// At returns when the slot began, UTC.
func (p *PricePoint) At() time.Time { return time.Unix(p.Slot*SlotSeconds, 0).UTC() }

// SettledPrice returns the median of the prices of points weighted by their amounts, oldest first,
// in USD: the smallest price at which the weights of the prices up to it reach half of all. A
// weight is the amount, at most twice the lower median of the amounts. It returns 0 without points,
// and takes no memory of the heap for up to MostPoints.
func SettledPrice(prices, amounts []float64) float64 {
	n := len(prices)
	if n == 0 {
		return 0
	}
	// of equal prices the earlier slot first
	byPrice, rising := make([]int, MostPoints), make([]float64, MostPoints)
	if n > MostPoints {
		byPrice, rising = make([]int, n), make([]float64, n)
	}
	for i, price := range prices {
		k := i
		for ; k > 0 && prices[byPrice[k-1]] > price; k-- {
			byPrice[k] = byPrice[k-1]
		}
		byPrice[k] = i
		amount := amounts[i]
		for k = i; k > 0 && rising[k-1] > amount; k-- {
			rising[k] = rising[k-1]
		}
		rising[k] = amount
	}
	most, all, upTo := 2*rising[(n-1)/2], 0.0, 0.0
	for _, i := range byPrice[:n] {
		all += min(amounts[i], most)
	}
	for _, i := range byPrice[:n] {
		if upTo += min(amounts[i], most); upTo >= all/2 {
			return prices[i]
		}
	}
	return prices[byPrice[n-1]]
}
