package importer

import (
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// Reasons to skip a swap.
const (
	skipBothQuotes = "both sides are quote tokens"
	skipSameToken  = "both sides are the same token"
	skipNoUSD      = "no USD value"
	skipAmount     = "amount is missing or not above 0"
	skipWallet     = "bad wallet address"
	skipToken      = "bad token address"
	skipTime       = "bad time"
	skipChain      = "chain is not served"
	skipFailed     = "transaction failed"
	skipNoSwap     = "not a swap"
	skipNoID       = "no usable transaction hash"
)

// minPriceUSD is the least USD that a swap must be worth to tell the price of a
// chain's coin: dust is rounded too far to be trusted.
const minPriceUSD = 1

// leg is one side of a swap.
type leg struct {
	token, symbol string
	qty           float64 // > 0; 0 on a quote side: unknown
	usd           float64 // what the source says it is worth; 0: nothing
	kind          Kind
}

// swap is one exchange of two tokens, as its wallet sees it.
type swap struct {
	chain        smartmoney.Chain
	wallet       string
	bought, sold leg
	usd          float64 // what the source says of the whole; 0: nothing
	nativeUSD    float64 // price of the chain's coin that the record itself tells; 0: none
}

// pricer values swaps. It remembers the last price of each chain's coin that the
// swaps told, so swaps must come in time order.
type pricer struct {
	native map[smartmoney.Chain]float64
}

func newPricer(s Settings) *pricer {
	p := &pricer{native: make(map[smartmoney.Chain]float64, len(s.NativeUSD))}
	for chain, price := range s.NativeUSD {
		p.native[chain] = price
	}
	return p
}

// events returns the trades of a swap, or why there are none.
func (p *pricer) events(id, tx string, at time.Time, s *swap) ([]event.Event, string) {
	if s.bought.token == s.sold.token {
		return nil, skipSameToken
	}
	p.learn(s)
	base := smartmoney.Trade{ID: id, Chain: s.chain, Wallet: s.wallet, TradedAt: at, TxHash: tx}
	boughtQuote, soldQuote := s.bought.kind != Traded, s.sold.kind != Traded
	switch {
	case boughtQuote && soldQuote:
		return nil, skipBothQuotes
	case soldQuote:
		return trades(leaf(base, smartmoney.Buy, &s.bought, p.value(s, &s.bought, &s.sold)))
	case boughtQuote:
		return trades(leaf(base, smartmoney.Sell, &s.sold, p.value(s, &s.sold, &s.bought)))
	}
	sale := leaf(base, smartmoney.Sell, &s.sold, p.value(s, &s.sold, &s.bought))
	sale.ID += ":sell"
	purchase := leaf(base, smartmoney.Buy, &s.bought, p.value(s, &s.bought, &s.sold))
	purchase.ID += ":buy"
	return trades(sale, purchase)
}

// learn takes the price of the chain's coin from a swap that tells it.
func (p *pricer) learn(s *swap) {
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

// value is what the traded leg was worth, USD; 0 when nobody tells: the source's word
// on the swap, on the quote side, on the leg itself, then the quote side's quantity,
// then the source's word on the other side.
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

// leaf completes one trade.
func leaf(t smartmoney.Trade, side smartmoney.Side, l *leg, usd float64) smartmoney.Trade {
	t.Side, t.Token, t.Symbol = side, l.token, l.symbol
	t.Quantity, t.AmountUSD, t.PriceUSD = l.qty, usd, usd/l.qty
	return t
}

// trades wraps trades that are all sound, or gives the reason to skip them.
func trades(all ...smartmoney.Trade) ([]event.Event, string) {
	events := make([]event.Event, 0, len(all))
	for i := range all {
		t := &all[i]
		if !usable(t.AmountUSD) {
			return nil, skipNoUSD
		}
		if !usable(t.Quantity) || !usable(t.PriceUSD) {
			return nil, skipAmount
		}
		events = append(events, event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: t})
	}
	return events, ""
}

// check normalises the swap's addresses and looks up what its tokens are; it gives
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
			return skipAmount // a quote side may lack its quantity where USD is given
		}
	}
	return ""
}
