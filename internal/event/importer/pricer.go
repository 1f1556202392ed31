package importer

import (
	"math"
	"math/big"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Swap is one exchange of two tokens, as a live source reads it from a log of a DEX chain.
type Swap struct{ Sold, Bought SwapLeg }

// SwapLeg is one side of a swap.
type SwapLeg struct {
	Token    string   // address, in any case
	Symbol   string   // as its contract says; "" if unknown
	Units    *big.Int // in the token's smallest units, > 0
	Decimals int      // of the token, 0 to 77
}

// Act is what one wallet swapped in one transaction.
type Act struct {
	Chain  smartmoney.Chain
	TxHash string
	Sender string // of the transaction, in lower case
	// whose swaps these are, in lower case; the sender, or an account that it acts for
	Wallet string
	At     time.Time
	Block  int64  // number of the transaction's block, ≥ 0
	Swaps  []Swap // in the order of their logs
	// Moved has each token's net amount that the transfers brought to the wallet, in smallest
	// units, by address in lower case; tokens without transfers are absent. nil: not known.
	// If Filled is set, it has tokens that the swaps do not have, too.
	Moved map[string]*big.Int
	// Filled says that another chose the swaps, to fill an order of the wallet: they are the
	// wallet's only as far as Moved fits them.
	Filled bool
}

// Pricer turns the swaps of a live source's transactions into trades, as docs/sources.md says: at
// most one for each wallet and token. It carries the prices of the chains' coins from transaction
// to transaction. It is not safe for concurrent use.
type Pricer struct {
	settings Settings
	pricer   *pricer
}

// NewPricer returns a pricer. prices are those of an earlier pricer, nil for none; they count over
// s.NativeUSD. No price counts whose time an event could not have at now; nil: any time counts.
func NewPricer(s Settings, prices Prices, now func() time.Time) *Pricer {
	return &Pricer{settings: s, pricer: newPricer(s, prices, now)}
}

// Price returns the price of a chain's coin at a time, USD; 0 if it is unknown.
func (p *Pricer) Price(chain smartmoney.Chain, at time.Time) float64 {
	return p.pricer.price(chain, at)
}

// SetPrices replaces the prices, for example by those before blocks that were taken back.
func (p *Pricer) SetPrices(prices Prices) { p.pricer = newPricer(p.settings, prices, p.pricer.now) }

// Learn learns the price of a chain's coin from what swaps of one transaction exchanged in all of
// it against stablecoins, and returns that price's point. ok is false if it was less than 1 USD.
// Other swaps tell nothing.
func (p *Pricer) Learn(chain smartmoney.Chain, at time.Time, swaps []Swap) (point smartmoney.PricePoint, ok bool) {
	var between []*swap
	for i := range swaps {
		one := &swap{chain: chain, sold: p.leg(chain, &swaps[i].Sold), bought: p.leg(chain, &swaps[i].Bought)}
		if _, other, ok := one.coinSides(); ok && other.kind == Stable {
			between = append(between, one)
		}
	}
	return p.pricer.exchanged(chain, at, between)
}

// Net returns the trades of an act, sales first, then by their tokens' first swaps, and the reasons
// to skip the others. If transfers say of some tokens what moved and not of a trade's, it has the
// amounts of its swaps, and skips has that reason, too.
func (p *Pricer) Net(a *Act) (events []event.Event, skips []string) {
	var legs []*swap
	traded := false
	for i := range a.Swaps {
		one := &swap{chain: a.Chain, wallet: a.Wallet, block: &a.Block, sold: p.leg(a.Chain, &a.Swaps[i].Sold), bought: p.leg(a.Chain, &a.Swaps[i].Bought)}
		if reason := one.refused(); reason != "" {
			skips = append(skips, reason)
			continue
		}
		legs, traded = append(legs, one), traded || one.sold.kind == Traded || one.bought.kind == Traded
	}
	if !traded {
		if len(legs) > 0 {
			skips = append(skips, skipBothQuotes)
		}
		return nil, skips
	}
	tokens := p.pricer.netLegs(a.At, legs, a.Moved)
	trades := salesFirst(tokens)
	if len(a.Moved) > 0 {
		skips = append(skips, a.fit(trades, legs)...)
	}
	for _, t := range trades {
		if t.skip != "" {
			continue
		}
		var one []event.Event
		one, t.skip = t.trade(legs[0].base(a.id(t.token), a.TxHash, a.At))
		events = append(events, one...)
	}
	left := false
	for _, t := range tokens {
		if left = left || t.skip != skipPassed; t.skip != "" && t.skip != skipPassed {
			skips = append(skips, t.skip)
		}
	}
	if !left {
		skips = append(skips, skipAll)
	}
	return events, skips
}

// skipAll is the reason of an act of which no token is left.
const skipAll = "nothing is left over"

// id returns the id of the act's trade of a token. It does not depend on where the transaction
// stands in its block.
func (a *Act) id(token string) string {
	id := a.TxHash + ":" + token
	if a.Wallet != a.Sender {
		id += ":" + a.Wallet
	}
	return id
}

// leg returns a side of a swap with its kind.
func (p *Pricer) leg(chain smartmoney.Chain, of *SwapLeg) leg {
	token := strings.ToLower(of.Token)
	return leg{
		token: token, symbol: cleanSymbol(of.Symbol), kind: p.settings.Quotes[chain][token],
		qty: Whole(of.Units, of.Decimals), units: of.Units, decimals: of.Decimals,
	}
}

// refused returns the reason to skip a leg, or "".
func (s *swap) refused() string {
	switch {
	case s.sold.token == s.bought.token:
		return skipSameToken
	case s.sold.kind == Traded && !usable(s.sold.qty), s.bought.kind == Traded && !usable(s.bought.qty):
		return skipAmount
	}
	return ""
}

// Whole returns a number of smallest units in whole tokens, rounded once to the nearest float64.
// decimals are 0 to 77.
func Whole(units *big.Int, decimals int) float64 {
	if units.IsInt64() && decimals <= 22 { // 10^22 is the largest power that a float64 has exactly
		if n := units.Int64(); n > -1<<53 && n < 1<<53 {
			return float64(n) / math.Pow10(decimals)
		}
	}
	var x big.Float
	f, _ := new(big.Float).SetPrec(53).Quo(x.SetInt(units), &powersOfTen[decimals]).Float64()
	return f
}

// powersOfTen has 10^n at n, exactly. It is never changed.
var powersOfTen = func() (all [78]big.Float) {
	power := big.NewInt(1)
	for i := range all {
		all[i].SetInt(power)
		power.Mul(power, big.NewInt(10))
	}
	return all
}()
