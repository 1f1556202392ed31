package activity

import (
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// chain is the activity of one chain.
type chain struct {
	chain     smartmoney.Chain
	quotes    ledger.Quotes
	position  int64 // sequence number of the last event applied
	eventTime int64 // T, unix ns; 0 before the first trade
	trades    int64

	// Wallets are numbered as the ledger numbers them: by their first trade or wallet_stats.
	wallets *ledger.Names
	traded  [][]traded // by wallet
	newest  []int64    // by wallet: sequence number of its newest trade, live or not; 0: none
	tokens  *ledger.Names
	known   []token

	items   map[string]uint32 // by item id: number of the market
	markets []market

	walletDays            *rolling // spans daySpan … of the wallets, see newChain
	walletHours           *rolling
	tokenFives            *rolling
	tokenHours, tokenDays *rolling
	flows                 flows

	changed changedSets
	swept   int64 // T / fiveMinutes of the last markRecent
}

// changedSets are the numbers that changed since the last Take.
type changedSets struct{ wallets, windows, tokens, markets marks }

// token holds the facts of a token.
type token struct {
	prices
	symbol, label string
	holders       int64  // -1: unknown
	market        uint32 // number + 1 of the market that it is mapped to; 0: none
	trades        uint32
	usd           sum     // of every trade
	lastPrice     float64 // of the latest trade
	lastTrade     int64   // unix ns
	seen          int64   // T when it was first seen
	newest        int64   // sequence number of the newest event with a price, live or not; 0: none
	bets          []bet
	oldest        int // place of the oldest bet once there are BetsKept
}

// bet is a trade of a token.
type bet struct {
	wallet     uint32
	sale       bool
	usd, price float64
	at         int64 // unix ns
	seq        int64 // sequence number
}

// market holds the facts of a prediction market.
type market struct {
	item      smartmoney.Market
	described bool
	revision  int      // rises with each event that describes it or maps a token to it
	outcomes  []uint32 // tokens, in the order in which they were mapped to it
	seen      int64    // T when it was first seen
}

// The windows of rolling sums.
const (
	hourSpan  = 0 // of tokenFives
	daySpan   = 0 // of tokenHours and walletHours
	weekSpan  = 0 // of tokenDays and walletDays
	monthSpan = 1
)

func newChain(name smartmoney.Chain) *chain {
	c := &chain{chain: name, quotes: ledger.QuotesOf(name), wallets: ledger.NewNames(), tokens: ledger.NewNames(), items: map[string]uint32{}}
	c.walletHours = newRolling(hour, c.changed.windows.add, 24)
	c.walletDays = newRolling(day, c.changed.windows.add, 7, 30)
	c.tokenFives = newRolling(fiveMinutes, c.markToken, 12)
	c.tokenHours = newRolling(hour, c.markToken, 24)
	c.tokenDays = newRolling(day, c.markToken, 7, 30)
	return c
}

// apply applies the event after the position; without says that it is a trade that is known to be
// taken back. It clones the texts that it keeps, since texts of events share their memory.
func (c *chain) apply(e *event.Event, without bool) {
	c.position++
	switch e.Type {
	case event.TypeTrade:
		c.applyTrade(e, !without)
	case event.TypeToken:
		c.applyToken(e)
	case event.TypeWallet:
		c.wallet(e.Wallet.Wallet)
	case event.TypeMarket:
		c.applyMarket(e.Market)
	case event.TypeMapping:
		c.applyMapping(e.Mapping)
	case event.TypeResolution:
		c.price(c.token(e.Resolution.Token), pricedBy(c.position, e))
	case event.TypeRetract, event.TypeRewind:
		// takeBack takes the trades back, unless they were left out.
	default:
		panic("BUG: activity cannot apply event type " + string(e.Type))
	}
}

// applyTrade applies a trade. One that is not live, or off the market, moves T, and its wallet,
// token and symbol become known.
func (c *chain) applyTrade(e *event.Event, live bool) {
	tr := e.Trade
	at, sale := tr.TradedAt.UnixNano(), tr.Side == smartmoney.Sell
	if at > c.eventTime {
		c.eventTime = at
		c.advance()
	}
	w, i := c.wallet(tr.Wallet), c.token(tr.Token)
	c.newest[w] = c.position
	t := &c.known[i]
	if tr.Symbol != "" && tr.Symbol != t.symbol {
		t.symbol = strings.Clone(tr.Symbol)
	}
	if tr.OffMarket {
		return // nothing links to it as a price
	}
	t.newest = c.position
	if !live {
		return
	}
	c.trades++
	c.price(i, pricedBy(c.position, e))
	if t.trades == 0 || at >= t.lastTrade {
		t.lastPrice, t.lastTrade = tr.PriceUSD, at
	}
	t.trades++
	t.usd.add(tr.AmountUSD)
	t.bet(bet{wallet: w, sale: sale, usd: tr.AmountUSD, price: tr.PriceUSD, at: at, seq: c.position})
	amount := micro(tr.AmountUSD)
	for _, r := range [...]*rolling{c.tokenFives, c.tokenHours, c.tokenDays} {
		r.add(i, at, amount, 1)
	}
	c.walletHours.add(w, at, amount, 1)
	c.walletDays.add(w, at, amount, 1)
	c.traded[w] = note(c.traded[w], i, at, tr.AmountUSD, sale)
	c.flows.add(c.eventTime, at, w, i, amount, sale)
	c.changed.wallets.add(w)
}

// price applies an event with a price to a token.
func (c *chain) price(i uint32, e priced) {
	t := &c.known[i]
	t.newest = e.seq
	t.apply(c.quotes, e)
	c.markToken(i)
}

// pricedBy returns what an event with a price says of it.
func pricedBy(seq int64, e *event.Event) priced {
	switch e.Type {
	case event.TypeTrade:
		return priced{seq, e.Trade.TradedAt.UnixNano(), e.Trade.PriceUSD, e.Trade.AmountUSD, e.Type}
	case event.TypeResolution:
		return priced{seq, e.Resolution.ResolvedAt.UnixNano(), e.Resolution.Payout, 0, e.Type}
	default:
		return priced{seq, e.Token.UpdatedAt.UnixNano(), *e.Token.PriceUSD, 0, e.Type}
	}
}

// advance removes expired slots from the windows.
func (c *chain) advance() {
	for _, r := range [...]*rolling{c.tokenFives, c.tokenHours, c.tokenDays, c.walletHours, c.walletDays} {
		r.advance(c.eventTime)
	}
}

func (c *chain) applyToken(e *event.Event) {
	u := e.Token
	i := c.token(u.Token)
	t := &c.known[i]
	if u.Symbol != nil && *u.Symbol != t.symbol {
		t.symbol = strings.Clone(*u.Symbol)
	}
	if u.Holders != nil {
		t.holders = *u.Holders
	}
	if u.PriceUSD != nil {
		c.price(i, pricedBy(c.position, e))
	}
	c.markToken(i)
}

func (c *chain) applyMarket(m *smartmoney.Market) {
	i := c.market(m.ItemID)
	known := &c.markets[i]
	known.described = true
	known.revision++
	id := known.item.ItemID
	known.item = smartmoney.Market{
		ItemID: id, Question: strings.Clone(m.Question), Slug: strings.Clone(m.Slug), EndDate: strings.Clone(m.EndDate),
		Volume24hr: m.Volume24hr, Closed: m.Closed,
	}
	for _, tag := range m.Tags {
		known.item.Tags = append(known.item.Tags, strings.Clone(tag))
	}
	if m.Details != nil {
		d := *m.Details
		d.Description = strings.Clone(d.Description)
		known.item.Details = &d
	}
	c.changed.markets.add(i)
}

func (c *chain) applyMapping(m *smartmoney.MarketMapping) {
	i := c.token(m.Token)
	item := c.market(m.ItemID)
	t := &c.known[i]
	t.label = strings.Clone(m.OutcomeLabel)
	if t.market != item+1 {
		if t.market > 0 {
			before := &c.markets[t.market-1]
			before.outcomes = slices.DeleteFunc(before.outcomes, func(o uint32) bool { return o == i })
			c.changed.markets.add(t.market - 1)
		}
		t.market = item + 1
		c.markets[item].outcomes = append(c.markets[item].outcomes, i)
	}
	known := &c.markets[item]
	known.revision++
	if !known.described && (m.Question != "" || m.Slug != "") {
		known.item.Question, known.item.Slug = strings.Clone(m.Question), strings.Clone(m.Slug)
	}
	c.markToken(i)
}

// wallet returns the number of a wallet.
func (c *chain) wallet(address string) uint32 {
	i, added := c.wallets.Add(address)
	if added {
		c.traded, c.newest = append(c.traded, nil), append(c.newest, 0)
		c.walletHours.grow(len(c.traded))
		c.walletDays.grow(len(c.traded))
	}
	return i
}

// token returns the number of a token.
func (c *chain) token(address string) uint32 {
	i, added := c.tokens.Add(address)
	if added {
		c.known = append(c.known, token{prices: prices{quote: c.quotes.Unknown()}, holders: -1, seen: c.eventTime})
		for _, r := range [...]*rolling{c.tokenFives, c.tokenHours, c.tokenDays} {
			r.grow(len(c.known))
		}
	}
	return i
}

// market returns the number of a market.
func (c *chain) market(itemID string) uint32 {
	i, ok := c.items[itemID]
	if !ok {
		i = uint32(len(c.markets))
		id := strings.Clone(itemID)
		c.items[id] = i
		c.markets = append(c.markets, market{item: smartmoney.Market{ItemID: id}, seen: c.eventTime})
	}
	return i
}

// markToken marks a token and its market as changed.
func (c *chain) markToken(i uint32) {
	c.changed.tokens.add(i)
	if m := c.known[i].market; m > 0 {
		c.changed.markets.add(m - 1)
	}
}

// bet adds a trade to the last bets.
func (t *token) bet(b bet) {
	if len(t.bets) < BetsKept {
		t.bets = append(t.bets, b)
		return
	}
	t.bets[t.oldest] = b
	t.oldest = (t.oldest + 1) % BetsKept
}
