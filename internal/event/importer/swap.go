package importer

import (
	"maps"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// SkipNoUSD is the reason to skip a swap without a value in USD: one against a chain's coin, before a price of the coin is
// known.
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

// minPriceUSD is the minimum value of a swap, in USD, to derive the price of a chain's
// coin from it. The amounts of smaller swaps are rounded too much.
const minPriceUSD = 1

// leg is one side of a swap.
type leg struct {
	token, symbol string
	qty           float64 // > 0; 0 on a quote side if unknown
	usd           float64 // its value in the file, USD; 0 if absent
	kind          Kind
}

// swap is one exchange of two tokens, from its wallet's point of view.
type swap struct {
	chain        smartmoney.Chain
	wallet       string
	bought, sold leg
	usd          float64 // the swap's value in the file, USD; 0 if absent
	nativeUSD    float64 // price of the chain's coin in the record itself, USD; 0 if absent
	block        *int64  // the number of its block or slot; nil if absent
}

// pricer values swaps. It keeps the last price of each chain's coin derived from the
// swaps, so swaps must arrive in time order.
type pricer struct {
	native map[smartmoney.Chain]float64 // USD
}

// newPricer returns a pricer that starts with the settings' prices, over which those in
// known count.
func newPricer(s Settings, known map[smartmoney.Chain]float64) *pricer {
	p := &pricer{native: make(map[smartmoney.Chain]float64, len(s.NativeUSD)+len(known))}
	maps.Copy(p.native, s.NativeUSD)
	for chain, price := range known {
		if usable(price) {
			p.native[chain] = price
		}
	}
	return p
}

// events returns the trades of a swap, or the reason to skip it. It updates the price of the
// chain's coin if the swap determines it.
func (p *pricer) events(id, tx string, at time.Time, s *swap) ([]event.Event, string) {
	if s.bought.token == s.sold.token {
		return nil, skipSameToken
	}
	p.updateNative(s)
	return p.trades(id, tx, at, s)
}

// trades returns the trades of a swap of two tokens, or the reason to skip it.
func (p *pricer) trades(id, tx string, at time.Time, s *swap) ([]event.Event, string) {
	base := smartmoney.Trade{ID: id, Chain: s.chain, Wallet: s.wallet, TradedAt: at, TxHash: tx}
	if s.block != nil {
		base.Block, base.HasBlock = *s.block, true
	}
	boughtQuote, soldQuote := s.bought.kind != Traded, s.sold.kind != Traded
	switch {
	case boughtQuote && soldQuote:
		return nil, skipBothQuotes
	case soldQuote:
		return trades(withLeg(base, smartmoney.Buy, &s.bought, p.value(s, &s.bought, &s.sold)))
	case boughtQuote:
		return trades(withLeg(base, smartmoney.Sell, &s.sold, p.value(s, &s.sold, &s.bought)))
	}
	sale := withLeg(base, smartmoney.Sell, &s.sold, p.value(s, &s.sold, &s.bought))
	sale.ID += ":sell"
	purchase := withLeg(base, smartmoney.Buy, &s.bought, p.value(s, &s.bought, &s.sold))
	purchase.ID += ":buy"
	return trades(sale, purchase)
}

// updateNative updates the price of the chain's coin if the swap determines it.
func (p *pricer) updateNative(s *swap) {
	if usable(s.nativeUSD) {
		p.native[s.chain] = s.nativeUSD
	}
	coin, other := &s.bought, &s.sold
	if coin.kind != Native {
		coin, other = other, coin
	}
	if coin.kind != Native || other.kind == Native {
		return
	}
	worth := coin.usd
	if worth == 0 {
		worth = s.usd
	}
	if worth == 0 && other.kind == Stable {
		worth = other.qty
	}
	if price := worth / coin.qty; worth >= minPriceUSD && usable(price) {
		p.native[s.chain] = price
	}
}

// value returns the value of the traded leg in USD, 0 if it is unknown. It is the first
// known of: the file's value of the swap, of the quote side, of the leg itself; the
// quantity of the quote side; the file's value of the other side.
func (p *pricer) value(s *swap, traded, other *leg) float64 {
	switch {
	case s.usd > 0:
		return s.usd
	case other.kind != Traded && other.usd > 0:
		return other.usd
	case traded.usd > 0:
		return traded.usd
	case other.kind == Stable:
		return other.qty
	case other.kind == Native:
		return other.qty * p.native[s.chain]
	}
	return other.usd
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
