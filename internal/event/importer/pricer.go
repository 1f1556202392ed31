package importer

import (
	"maps"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// Swap is one exchange of two tokens on a DEX chain, as a live source reads it from the
// chain, from the point of view of its wallet.
type Swap struct {
	ID           string // of its trade, 1 to 180 bytes; unique on the chain
	TxHash       string
	Chain        smartmoney.Chain
	Wallet       string
	At           time.Time
	Block        int64 // number of its block, ≥ 0
	Bought, Sold SwapLeg
	// Untrusted is set if anyone could have made the swap up: the coin's price is not
	// derived from it.
	Untrusted bool
}

// SwapLeg is one side of a swap.
type SwapLeg struct {
	Token    string // address, in any case
	Symbol   string // as its contract says; "" if unknown
	Quantity float64
}

// Pricer turns the swaps of a live source into trades, as docs/formats.md says of swaps, except that the price of each
// chain's coin is that of the last swap against a stablecoin, which it carries from swap to swap. Swaps must arrive in
// time order. It is not safe for concurrent use.
type Pricer struct {
	settings Settings
	pricer   *pricer
}

// NewPricer returns a pricer. prices are those of an earlier pricer's Prices, USD per coin,
// nil for none; they count over s.NativeUSD.
func NewPricer(s Settings, prices map[smartmoney.Chain]float64) *Pricer {
	p := &Pricer{settings: s}
	p.SetPrices(prices)
	return p
}

// Prices returns a copy of the last price of each chain's coin, USD.
func (p *Pricer) Prices() map[smartmoney.Chain]float64 { return maps.Clone(p.pricer.last) }

// SetPrices replaces the prices, for example by those before blocks that were taken back.
func (p *Pricer) SetPrices(prices map[smartmoney.Chain]float64) {
	p.pricer = newPricer(Settings{}, nil)
	p.pricer.last = make(map[smartmoney.Chain]float64, len(p.settings.NativeUSD)+len(prices))
	maps.Copy(p.pricer.last, p.settings.NativeUSD)
	for chain, price := range prices {
		if usable(price) {
			p.pricer.last[chain] = price
		}
	}
}

// Events returns the trades of a swap, or the reason to skip it. A swap of two quote tokens
// is skipped, but may determine the coin's price.
func (p *Pricer) Events(s *Swap) (events []event.Event, skip string) {
	if !isName(s.ID, maxID) {
		return nil, skipNoID
	}
	one := swap{
		chain: s.Chain, wallet: s.Wallet, block: &s.Block,
		bought: leg{token: s.Bought.Token, symbol: s.Bought.Symbol, qty: s.Bought.Quantity},
		sold:   leg{token: s.Sold.Token, symbol: s.Sold.Symbol, qty: s.Sold.Quantity},
	}
	if reason := one.check(p.settings); reason != "" {
		return nil, reason
	}
	if !s.Untrusted && one.bought.token != one.sold.token {
		p.pricer.learn(s.At, &one)
	}
	return p.pricer.trades(s.ID, s.TxHash, s.At, &one)
}
