package importer

import (
	"encoding/json"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	// least value of a swap that makes a point: the amounts of smaller ones are rounded too much
	minPriceUSD = 1
	// a newest point that is older by more gives way to a newer price that somebody states
	staleAfter = time.Hour
)

// CoinPrice is the price of a chain's coin. Its zero value has none.
type CoinPrice struct {
	Swaps  smartmoney.PricePoints `json:"swaps,omitempty"`     // of swaps of the coin against a stablecoin
	Stated smartmoney.PricePoints `json:"stated,omitempty"`    // of what records and providers state
	Start  float64                `json:"start_usd,omitempty"` // USD; counts while there is no point
}

// UnmarshalJSON implements json.Unmarshaler. It also reads a number, which earlier versions stored:
// their last price.
func (c *CoinPrice) UnmarshalJSON(raw []byte) error {
	*c = CoinPrice{}
	if len(raw) > 0 && raw[0] != '{' {
		return json.Unmarshal(raw, &c.Start)
	}
	type plain CoinPrice
	return json.Unmarshal(raw, (*plain)(c))
}

// At returns the price for a swap of a time in USD, 0 if it is unknown: the quoted price of the
// swaps, or of what is stated if the newest swap is more than an hour older than that time and the
// newest statement is newer.
func (c *CoinPrice) At(at time.Time) float64 {
	swap, swapped := c.Swaps.Newest()
	said, stated := c.Stated.Newest()
	switch {
	case swapped && (!stated || said <= swap || at.Sub(smartmoney.SlotStart(swap)) <= staleAfter):
		return c.Swaps.Quoted()
	case stated:
		return c.Stated.Quoted()
	}
	return c.Start
}

// Newest returns the time of the newest point, zero if there is none.
func (c *CoinPrice) Newest() time.Time {
	swap, swapped := c.Swaps.Newest()
	said, stated := c.Stated.Newest()
	switch {
	case swapped && stated:
		return smartmoney.SlotStart(max(swap, said))
	case swapped:
		return smartmoney.SlotStart(swap)
	case stated:
		return smartmoney.SlotStart(said)
	}
	return time.Time{}
}

// exchanged returns the price at which the coin was exchanged for stablecoins in the hour before a
// time, 0 if it was not.
func (c *CoinPrice) exchanged(at time.Time) float64 {
	if swap, ok := c.Swaps.Newest(); !ok || at.Sub(smartmoney.SlotStart(swap)) > staleAfter {
		return 0
	}
	return c.Swaps.Quoted()
}

// exchange adds a swap of the coin for an amount in USD, and returns its point. ok is false if it
// makes none.
func (c *CoinPrice) exchange(at time.Time, qty, usd float64) (point smartmoney.PricePoint, ok bool) {
	point = smartmoney.PricePoint{Slot: smartmoney.PriceSlot(at), PriceUSD: usd / qty, AmountUSD: usd}
	if ok = usable(point.PriceUSD); ok {
		c.Swaps = c.Swaps.Add(point, smartmoney.MostPoints)
	}
	return point, ok
}

// State adds a price that a record or a provider states of an amount in USD.
func (c *CoinPrice) State(at time.Time, price, usd float64) {
	if usable(price) && usable(usd) {
		c.Stated = c.Stated.Add(smartmoney.PricePoint{Slot: smartmoney.PriceSlot(at), PriceUSD: price, AmountUSD: usd}, smartmoney.MostPoints)
	}
}

// Prices are the prices of chains' coins.
type Prices map[smartmoney.Chain]CoinPrice

// clone returns a copy that shares nothing.
func (p Prices) clone() Prices {
	all := make(Prices, len(p))
	for chain, c := range p {
		c.Swaps, c.Stated = slices.Clone(c.Swaps), slices.Clone(c.Stated)
		all[chain] = c
	}
	return all
}
