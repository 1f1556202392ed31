package importer

import (
	"cmp"
	"math/big"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// SkipNoUSD is the reason to skip a swap without a value in USD: one against a chain's coin, before
// a price of the coin is known.
const SkipNoUSD = "no USD value"

// Reasons to skip a swap.
const (
	skipBothQuotes = "both sides are quote tokens"
	skipSameToken  = "both sides are the same token"
	skipAmount     = "amount is missing or not above 0"
	skipWallet     = "bad wallet address"
	skipToken      = "bad token address"
	skipTime       = "bad time"
	skipChain      = "chain is not supported"
	skipFailed     = "transaction failed"
	skipNoSwap     = "not a swap"
	skipNoID       = "no usable transaction hash"
)

// leg is one side of a swap.
type leg struct {
	token, symbol string
	qty           float64 // > 0; 0 on a quote side if unknown
	usd           float64 // its value in the file, USD; 0 if absent
	kind          Kind
	units         *big.Int // the quantity in the token's smallest units; nil in files
	decimals      int      // of units
}

// swap is one exchange of two tokens, from its wallet's point of view.
type swap struct {
	chain        smartmoney.Chain
	wallet       string
	bought, sold leg
	usd          float64 // the swap's value in the file, USD; 0 if absent
	nativeUSD    float64 // price of the chain's coin in the record itself, USD; 0 if absent
	block        *int64  // the number of its block or slot; nil if absent
	skip         string  // of a leg whose transaction was netted at an earlier one
}

// pricer values swaps. It keeps what they say of the prices of the chains' coins.
type pricer struct {
	coins Prices
	pools bool             // listed pools tell the price of SOL, and swaps do not
	now   func() time.Time // event.MaxAhead after it no point counts; nil: any does
}

// newPricer returns a pricer that starts with the settings' prices, over which those in known
// count.
func newPricer(s Settings, known Prices, now func() time.Time) *pricer {
	p := &pricer{coins: known.clone(), pools: s.PricePools != nil, now: now}
	for chain, price := range s.NativeUSD {
		if c := p.coins[chain]; !usable(c.Start) {
			c.Start = price
			p.coins[chain] = c
		}
	}
	if now != nil {
		until := now().Add(event.MaxAhead)
		for chain, c := range p.coins {
			c.Swaps, c.Stated = c.Swaps.Until(until), c.Stated.Until(until)
			p.coins[chain] = c
		}
	}
	return p
}

// ahead reports whether a time is later than a point may have: it would be the newest one until that
// time comes.
func (p *pricer) ahead(at time.Time) bool {
	return p.now != nil && at.After(p.now().Add(event.MaxAhead))
}

// price returns the price of a chain's coin for a swap of a time, USD; 0 if it is unknown.
func (p *pricer) price(chain smartmoney.Chain, at time.Time) float64 {
	c := p.coins[chain]
	return c.At(at)
}

// trades returns the trades of a swap, or the reason to skip it.
func (p *pricer) trades(id, tx string, at time.Time, s *swap) ([]event.Event, string) {
	if s.bought.token == s.sold.token {
		return nil, skipSameToken
	}
	base := s.base(id, tx, at)
	boughtQuote, soldQuote := s.bought.kind != Traded, s.sold.kind != Traded
	usd := p.value(at, s)
	switch {
	case boughtQuote && soldQuote:
		return nil, skipBothQuotes
	case soldQuote:
		return trades(withLeg(base, smartmoney.Buy, &s.bought, usd))
	case boughtQuote:
		return trades(withLeg(base, smartmoney.Sell, &s.sold, usd))
	}
	sale, purchase := withLeg(base, smartmoney.Sell, &s.sold, usd), withLeg(base, smartmoney.Buy, &s.bought, usd)
	sale.ID, purchase.ID = id+asSold, id+asBought
	return trades(sale, purchase)
}

// What the ids of the two trades of a swap of two traded tokens end with.
const (
	asSold   = ":sell"
	asBought = ":buy"
)

// base returns a trade with what it has of the swap beside a token.
func (s *swap) base(id, tx string, at time.Time) smartmoney.Trade {
	t := smartmoney.Trade{ID: id, Chain: s.chain, Wallet: s.wallet, TradedAt: at, TxHash: tx}
	if s.block != nil {
		t.Block, t.HasBlock = *s.block, true
	}
	return t
}

// coinSides returns the side of the swap that is the chain's coin, and the other one. ok is false
// if not exactly one side is.
func (s *swap) coinSides() (coin, other *leg, ok bool) {
	coin, other = &s.bought, &s.sold
	if coin.kind != Native {
		coin, other = other, coin
	}
	return coin, other, coin.kind == Native && other.kind != Native
}

// learn adds what a swap says of the price of the chain's coin: an exchange for a stablecoin by its
// quantities, whatever the file says of its value; beside it, and for a traded token, what the file
// states.
func (p *pricer) learn(at time.Time, s *swap) {
	if p.ahead(at) {
		return
	}
	c := p.coins[s.chain]
	c.State(at, s.nativeUSD, minPriceUSD)
	coin, other, ok := s.coinSides()
	switch {
	case !ok || !usable(coin.qty) || p.pools && s.chain == smartmoney.Solana:
	case other.kind == Stable:
		if other.qty >= minPriceUSD {
			c.exchange(at, coin.qty, other.qty)
		}
	default:
		if usd := cmp.Or(coin.usd, s.usd); usd >= minPriceUSD {
			c.State(at, usd/coin.qty, usd)
		}
	}
	p.coins[s.chain] = c
}

// Largest factors between the value that a file states and that of the quote side, beyond which the
// quote side's counts.
const (
	stableSlack = 1.02
	coinSlack   = 1.05 // the coin's price may be an hour old
)

// value returns the value of a swap in USD, 0 if it is unknown. Whoever states a value may have it
// from the price of the side that nobody else trades. So it counts if the quote side agrees; of two
// traded tokens, the smaller one counts.
func (p *pricer) value(at time.Time, s *swap) float64 {
	quote, traded := &s.sold, &s.bought
	if quote.kind == Traded {
		quote, traded = traded, quote
	}
	if quote.kind == Traded {
		return cmp.Or(s.usd, lesser(s.sold.usd, s.bought.usd))
	}
	stated := cmp.Or(s.usd, quote.usd, traded.usd)
	if quote.kind == Stable {
		return checked(stated, quote.qty, stableSlack)
	}
	c := p.coins[s.chain]
	if exchanged := quote.qty * c.exchanged(at); usable(exchanged) {
		return checked(stated, exchanged, coinSlack)
	}
	if own := quote.qty * s.nativeUSD; usable(own) {
		return cmp.Or(stated, own)
	}
	return cmp.Or(stated, quote.qty*p.price(s.chain, at))
}

// checked returns a stated value in USD, or that of the quote side if nothing is stated or they
// differ by more than the factor slack. The value of the quote side may be unknown, 0.
func checked(stated, quote, slack float64) float64 {
	if quote > 0 && (stated > quote*slack || stated < quote/slack) {
		return quote
	}
	return stated
}

// lesser returns the smaller one of two values that are known, which is above 0.
func lesser(a, b float64) float64 {
	if a > 0 && b > 0 {
		return min(a, b)
	}
	return max(a, b)
}

// withLeg returns t completed with a side, a leg and its value in USD.
func withLeg(t smartmoney.Trade, side smartmoney.Side, l *leg, usd float64) smartmoney.Trade {
	t.Side, t.Token, t.Symbol = side, l.token, l.symbol
	t.Quantity, t.AmountUSD, t.PriceUSD = l.qty, usd, usd/l.qty
	return t
}

// trades returns the events of the trades, or the reason to skip them if one is invalid.
func trades(all ...smartmoney.Trade) ([]event.Event, string) {
	events := make([]event.Event, 0, len(all))
	for i := range all {
		t := &all[i]
		if !usable(t.AmountUSD) {
			return nil, SkipNoUSD
		}
		if !usable(t.Quantity) || !usable(t.PriceUSD) {
			return nil, skipAmount
		}
		events = append(events, event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: t})
	}
	return events, ""
}

// check normalises the swap's addresses and looks up the kinds of its tokens. It returns
// the reason to skip the swap, or "".
func (s *swap) check(settings Settings) string {
	wallet, ok := normalAddress(s.chain, s.wallet)
	if !ok {
		return skipWallet
	}
	s.wallet = wallet
	for _, l := range []*leg{&s.bought, &s.sold} {
		if l.token, ok = normalAddress(s.chain, l.token); !ok {
			return skipToken
		}
		l.symbol = cleanSymbol(l.symbol)
		if l.kind == Traded {
			l.kind = settings.Quotes[s.chain][l.token]
		}
		if l.kind == Traded && !usable(l.qty) {
			return skipAmount // a quote side needs no quantity if the USD value is known
		}
	}
	return ""
}
