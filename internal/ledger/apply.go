package ledger

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// closeShare is the share of what was bought below which a position counts as
// closed and the rest is written off (semantics 2).
const closeShare = 0.001

// Links says which earlier events of the log an event follows (semantics 7).
type Links struct {
	// sequence number of the wallet's previous trade; 0: none, or the event is no trade
	Trade int64
	// sequence number of the token's previous price event; 0: none, or the event has no price
	Price int64
	// the event is a trade whose slot is later than that of every trade of the token before it
	// (semantics 2.2)
	SetsPrice bool
}

// Apply applies one event of the ledger's chain, with its sequence number in the log, and returns
// its links. Events must have been validated. A correction is not applied as an event: see Scratch.
func (l *Ledger) Apply(e *event.Event, seq int64) Links {
	switch e.Type {
	case event.TypeTrade:
		return l.applyTrade(e.Trade, seq)
	case event.TypeToken:
		return l.applyToken(e.Token, seq)
	case event.TypeWallet:
		l.applyStats(e.Wallet)
	case event.TypeMarket:
		l.applyMarket(e.Market)
	case event.TypeMapping:
		t := l.token(e.Mapping.Token)
		before := l.tokens[t].Mapping
		l.tokens[t].Mapping = cloneMapping(e.Mapping)
		l.listOutcome(t, before)
		l.touchToken(t)
	case event.TypeResolution:
		return l.applyResolution(e.Resolution, seq)
	default:
		panic("BUG: ledger cannot apply event type " + string(e.Type))
	}
	return Links{}
}

func (l *Ledger) applyTrade(tr *smartmoney.Trade, seq int64) (links Links) {
	wallet, token := l.wallet(tr.Wallet), l.token(tr.Token)
	l.last = traded{wallet, token}
	l.before(wallet)
	at := l.position(wallet, token)
	when := tr.TradedAt.UnixNano()
	l.eventTime, l.began = max(l.eventTime, when), min(l.began, when)
	if l.eventTime >= l.dayEnds {
		l.beginDay(seq)
	}
	if tr.Symbol != "" {
		l.tokens[token].setSymbol(tr.Symbol)
	}
	if !tr.OffMarket {
		links.Price, links.SetsPrice = l.priceTrade(token, tr, when, seq)
	}
	l.tokens[token].marks |= markTraded
	l.touchToken(token)

	w := l.wallets.at(wallet)
	if w.Trades() == 0 || when < w.First {
		w.First = when
	}
	if w.Trades() == 0 || when > w.Last {
		w.Last = when
	}
	w.Largest = max(w.Largest, tr.AmountUSD)
	p := l.positions.at(at)
	if p.bought < 0 {
		w.occupy(p)
	}
	today := l.active(wallet)
	w.AddTrade(tr.Side, tr.AmountUSD)
	today.AddTrade(tr.Side, tr.AmountUSD)
	if tr.Side == smartmoney.Buy {
		if p.bought == 0 {
			p.opened = when
		}
		p.spent = smartmoney.Finite(p.spent + tr.AmountUSD)
		p.qty = smartmoney.Finite(p.qty + tr.Quantity)
		p.cost = smartmoney.Finite(p.cost + tr.AmountUSD)
		p.bought = smartmoney.Finite(p.bought + tr.Quantity)
	} else {
		p.sell(tr.Quantity, tr.AmountUSD)
		if p.bought > 0 && p.qty <= closeShare*p.bought {
			l.close(p, when, seq)
		}
	}
	links.Trade, w.LastSeq = w.LastSeq, seq
	l.touchPosition(at)
	l.touchWallet(wallet)
	return links
}

// sell removes what is held, at average cost; what is sold beyond it was not bought here and is no
// profit. It is evaluated in the order of semantics 2: whether a position that breaks even wins
// depends on the last bit.
func (p *position) sell(quantity, amount float64) {
	matched := min(quantity, p.qty)
	if matched <= 0 {
		return
	}
	out := share(p.cost, matched, p.qty)
	p.realized = smartmoney.Finite(p.realized + (share(amount, matched, quantity) - out))
	p.cost -= out
	p.qty -= matched
}

// share returns amount × part / whole, where part ≤ whole, also for amounts whose product exceeds
// the range of floats.
func share(amount, part, whole float64) float64 {
	const leastExact = 0x1p-1000 // below it a product loses digits
	if product := amount * part; product >= leastExact && product <= math.MaxFloat64 {
		return product / whole
	}
	return amount * (part / whole)
}

// LeastWin is the profit of a closed position above which it is a win, USD: more than the smallest
// unit of USDC, so that rounding makes no win of a position that broke even.
const LeastWin = 0.000001

// close writes the rest off and resets the position, which an event of a time and of a number in
// the log closed.
func (l *Ledger) close(p *position, when, seq int64) {
	w, today := l.wallets.at(p.wallet), l.active(p.wallet)
	p.realized = smartmoney.Finite(p.realized - p.cost)
	w.AddClosed(p.realized, p.realized > LeastWin)
	today.AddClosed(p.realized, p.realized > LeastWin)
	l.recordClosing(p, when, seq)
	p.reset()
}

func (l *Ledger) applyToken(u *smartmoney.TokenUpdate, seq int64) (links Links) {
	i := l.token(u.Token)
	t := &l.tokens[i]
	before := l.worth(t)
	if u.Symbol != nil {
		t.setSymbol(*u.Symbol)
	}
	if u.Volume24hUSD != nil {
		t.Volume24h = *u.Volume24hUSD
	}
	if u.Holders != nil {
		t.Holders = *u.Holders
	}
	if u.Excluded != nil {
		t.Excluded = *u.Excluded
	}
	if u.PriceUSD != nil {
		links.Price, t.PriceSeq = t.PriceSeq, seq
		t.provider(l.rules, u.UpdatedAt.UnixNano(), *u.PriceUSD)
	}
	if l.worth(t) != before {
		l.priceMoved(i)
	}
	l.touchToken(i)
	return links
}

func (l *Ledger) applyStats(s *smartmoney.WalletStats) {
	i := l.wallet(s.Wallet)
	l.before(i)
	w := l.wallets.at(i)
	if s.NetPnlUSD != nil {
		w.ProviderNet = *s.NetPnlUSD
	}
	if s.WinRate != nil {
		w.ProviderWin = *s.WinRate
	}
	if s.Excluded != nil {
		w.Excluded = *s.Excluded
	}
	l.touchWallet(i)
}

func (l *Ledger) applyMarket(m *smartmoney.Market) {
	i, added := l.Items.Add(m.ItemID)
	if added {
		l.markets = append(l.markets, smartmoney.Market{})
	}
	l.markets[i] = cloneMarket(m)
	l.changed.market(i)
}

// applyResolution settles every holder at the payout. It is no trade.
func (l *Ledger) applyResolution(r *smartmoney.Resolution, seq int64) (links Links) {
	token := l.token(r.Token)
	t := &l.tokens[token]
	links.Price, t.PriceSeq = t.PriceSeq, seq
	t.resolve(l.rules, r.ResolvedAt.UnixNano(), r.Payout)
	l.priceMoved(token)
	l.keepResolution(token, Resolution{Seq: seq, Payout: r.Payout, At: r.ResolvedAt.UnixNano()})
	l.touchToken(token)
	closed := len(l.recorded.closings)
	for at := l.tokens[token].first; at != 0; {
		p := l.positions.at(at - 1)
		if p.qty > 0 {
			l.before(p.wallet)
			l.settle(p, Resolution{Seq: seq, Payout: r.Payout, At: r.ResolvedAt.UnixNano()})
			l.touchPosition(at - 1)
			l.touchWallet(p.wallet)
		}
		at = p.nextOfToken
	}
	slices.SortFunc(l.recorded.closings[closed:], func(x, y smartmoney.Closing) int { return cmp.Compare(x.Wallet, y.Wallet) })
	return links
}

// settle closes a position at the payout of a resolution.
func (l *Ledger) settle(p *position, r Resolution) {
	p.realized = smartmoney.Finite(p.realized + (p.qty*r.Payout - p.cost))
	p.qty, p.cost = 0, 0
	l.close(p, r.At, r.Seq)
}

// priceTrade adds a trade, an event of a number in the log, to the points and the volume of its
// token. It returns the token's previous price event and whether the trade's slot is later than
// those before it.
func (l *Ledger) priceTrade(token uint32, tr *smartmoney.Trade, when, seq int64) (before int64, newest bool) {
	t := &l.tokens[token]
	was := l.worth(t)
	before, t.PriceSeq = t.PriceSeq, seq
	t.Volume.Add(l.today, tr.AmountUSD)
	newest, point := t.trade(l.rules, when, seq, tr.PriceUSD, tr.AmountUSD)
	if point {
		t.compute(l.rules)
	}
	if l.worth(t) != was {
		l.priceMoved(token)
	}
	return before, newest
}

// Texts that a ledger keeps of an event are cloned: they may share their memory with thousands of
// others.

func (t *Token) setSymbol(symbol string) {
	if symbol != t.Symbol {
		t.Symbol = strings.Clone(symbol)
	}
}

func cloneMapping(m *smartmoney.MarketMapping) *smartmoney.MarketMapping {
	return &smartmoney.MarketMapping{
		Token: strings.Clone(m.Token), ItemID: strings.Clone(m.ItemID), OutcomeLabel: strings.Clone(m.OutcomeLabel),
		Question: strings.Clone(m.Question), Slug: strings.Clone(m.Slug),
	}
}

func cloneMarket(m *smartmoney.Market) smartmoney.Market {
	c := smartmoney.Market{
		ItemID: strings.Clone(m.ItemID), Question: strings.Clone(m.Question), Slug: strings.Clone(m.Slug),
		EndDate: strings.Clone(m.EndDate), Volume24hr: m.Volume24hr, Closed: m.Closed,
	}
	for _, tag := range m.Tags {
		c.Tags = append(c.Tags, strings.Clone(tag))
	}
	return c
}
