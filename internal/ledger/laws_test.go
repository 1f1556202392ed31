package ledger_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// plain is a ledger as semantics 2 writes it, in maps.
type plain struct {
	positions map[string]map[string]*plainPosition // by wallet, token
	order     map[string][]string                  // each wallet's tokens by first trade
	wallets   map[string]*plainWallet
	chain     smartmoney.Chain
	limit     float64
	tokens    map[string]*vectors.Token
	t         int64 // event time, unix seconds
}

type plainPosition struct{ qty, cost, bought, realized float64 }

type plainWallet struct {
	closed, won, buys, sells int
	realized, bought, sold   float64
	net                      *float64
}

func newPlain(chain smartmoney.Chain, limit float64) *plain {
	return &plain{
		chain: chain, limit: limit, tokens: map[string]*vectors.Token{},
		positions: map[string]map[string]*plainPosition{}, order: map[string][]string{}, wallets: map[string]*plainWallet{},
	}
}

func (pl *plain) wallet(address string) *plainWallet {
	if pl.wallets[address] == nil {
		pl.wallets[address], pl.positions[address] = &plainWallet{}, map[string]*plainPosition{}
	}
	return pl.wallets[address]
}

func (pl *plain) token(address string) *vectors.Token {
	if pl.tokens[address] == nil {
		pl.tokens[address] = vectors.NewToken(pl.chain)
	}
	return pl.tokens[address]
}

func (pl *plain) apply(e *event.Event) {
	switch e.Type {
	case event.TypeTrade:
		pl.trade(e.Trade)
	case event.TypeToken:
		pl.token(e.Token.Token).Update(e.Token)
	case event.TypeWallet:
		if w := pl.wallet(e.Wallet.Wallet); e.Wallet.NetPnlUSD != nil {
			w.net = e.Wallet.NetPnlUSD
		}
	case event.TypeResolution:
		r := e.Resolution
		pl.token(r.Token).Resolve(r.Payout)
		for wallet, held := range pl.positions {
			if p := held[r.Token]; p != nil && p.qty > 0 {
				p.realized += p.qty*r.Payout - p.cost
				p.qty, p.cost = 0, 0
				pl.close(pl.wallets[wallet], p)
			}
		}
	}
}

func (pl *plain) trade(t *smartmoney.Trade) {
	w := pl.wallet(t.Wallet)
	p := pl.positions[t.Wallet][t.Token]
	if p == nil {
		p = &plainPosition{}
		pl.positions[t.Wallet][t.Token] = p
		pl.order[t.Wallet] = append(pl.order[t.Wallet], t.Token)
	}
	pl.t = max(pl.t, t.TradedAt.Unix())
	pl.token(t.Token).Trade(t, pl.t/86400)
	if t.Side == smartmoney.Buy {
		w.buys++
		w.bought += t.AmountUSD
		p.qty, p.cost, p.bought = p.qty+t.Quantity, p.cost+t.AmountUSD, p.bought+t.Quantity
		return
	}
	w.sells++
	w.sold += t.AmountUSD
	if matched := min(t.Quantity, p.qty); matched > 0 {
		out := p.cost * matched / p.qty
		p.realized += t.AmountUSD*matched/t.Quantity - out
		p.cost -= out
		p.qty -= matched
	}
	if p.bought > 0 && p.qty <= 0.001*p.bought {
		pl.close(w, p)
	}
}

func (pl *plain) close(w *plainWallet, p *plainPosition) {
	p.realized -= p.cost
	w.closed++
	if p.realized > 0.000001 {
		w.won++
	}
	w.realized += p.realized
	*p = plainPosition{}
}

// net is a wallet's net profit.
func (pl *plain) net(address string) float64 {
	w, sum := pl.wallets[address], 0.0
	if w.net != nil {
		return *w.net
	}
	for _, token := range pl.order[address] {
		if p := pl.positions[address][token]; p.bought > 0 {
			sum += pl.token(token).Profit(p.qty, p.cost, p.realized, pl.limit, pl.t/86400)
		}
	}
	return w.realized + sum
}

// text says everything of a wallet, to the last bit.
func (pl *plain) text(address string) (out []string) {
	w := pl.wallets[address]
	for _, token := range pl.order[address] {
		p := pl.positions[address][token]
		if p.bought <= 0 {
			continue
		}
		of := pl.token(token)
		settled, _ := of.Prices()
		out = append(out, fmt.Sprint(token, p.qty, p.cost, p.bought, p.realized, settled))
	}
	return append(out, fmt.Sprint(w.closed, w.won, w.buys, w.sells, w.realized, w.bought, w.sold, pl.net(address)))
}

// textOf says the same of a ledger's wallet.
func textOf(b *ledger.Ledger, address string) (out []string) {
	for _, p := range b.View().Positions(address, ledger.PositionQuery{Index: -1, Limit: 1000}).Positions {
		out = append(out, fmt.Sprint(p.Token, p.Quantity, p.CostUSD, p.BoughtQty, p.RealizedUSD, p.PriceUSD))
	}
	i, _ := b.Wallets.Find(address)
	w := b.Wallet(i)
	return append(out, fmt.Sprint(w.Closed, w.Winning, w.Buys, w.Sells, w.Realized, w.BuyVolume, w.SellVolume, w.Net))
}

// TestLedgerIsWhatTheTextSays: positions, totals and net profits have the bits of semantics 2
// followed word for word.
func TestLedgerIsWhatTheTextSays(t *testing.T) {
	closed := 0
	scale.CheckUntil(t, func() bool { return closed >= 100 }, func(rt *rapid.T) {
		chains := smartmoney.Chains()
		chain := rapid.SampledFrom(chains[:]).Draw(rt, "chain")
		events := testkit.Events(rapid.Uint64().Draw(rt, "seed"), chain, rapid.IntRange(1, 400).Draw(rt, "events"), 12, 6)
		limit := rapid.SampledFrom([]float64{0, 0.25, 1, 1000}).Draw(rt, "limit")
		want, got := newPlain(chain, limit), ledger.New(chain)
		got.LimitOpenGains(limit)
		for i := range events {
			want.apply(&events[i])
			got.Apply(&events[i], int64(i)+1)
		}
		got.Refresh(func(uint32) {})
		for address, w := range want.wallets {
			closed += w.closed
			if diff := cmp.Diff(want.text(address), textOf(got, address)); diff != "" {
				rt.Fatalf("%s (-text +ledger):\n%s", address, diff)
			}
		}
	})
	if closed < 100 {
		t.Errorf("only %d positions closed: too few to tell", closed)
	}
}

// deal is a trade of one wallet in one token.
type deal struct {
	sell             bool
	quantity, amount float64
}

// drawDeals draws trades that never sell more than is held, unless oversold: what would leave less
// than a hundredth of what was bought sells all of it, so that no position closes before its last
// sale.
func drawDeals(rt *rapid.T, oversold bool) (deals []deal) {
	held, bought := 0.0, 0.0
	for range rapid.IntRange(1, 30).Draw(rt, "trades") {
		d := deal{
			sell: held > 0 && rapid.Bool().Draw(rt, "sell"), quantity: rapid.Float64Range(0.01, 1000).Draw(rt, "quantity"),
			amount: rapid.Float64Range(0.01, 1e5).Draw(rt, "amount"),
		}
		switch {
		case !d.sell:
			if held == 0 {
				bought = 0
			}
			held, bought = held+d.quantity, bought+d.quantity
		case !oversold || rapid.Bool().Draw(rt, "all"):
			part := rapid.SampledFrom([]float64{0.25, 0.5, 1}).Draw(rt, "part")
			if !oversold && held*(1-part) < bought/100 {
				part = 1
			}
			d.quantity = held * part
			held -= d.quantity
		default:
			held = max(0, held-d.quantity)
		}
		deals = append(deals, d)
	}
	return deals
}

// dealt is a ledger in which a wallet made trades.
func dealt(t testing.TB, deals []deal) *page {
	p := newPage(t)
	for _, d := range deals {
		verb := "buy"
		if d.sell {
			verb = "sell"
		}
		p.write(fmt.Sprintf("%s A %v %v", verb, d.quantity, d.amount))
	}
	return p
}

// worth is what a page's wallet gained so far: closed positions, and what was realized of open
// ones less what was paid for what is still held.
func (p *page) worth() float64 {
	sum := p.Wallet(0).Realized
	for _, x := range p.view.Positions("w", ledger.PositionQuery{Index: -1, Limit: 9}).Positions {
		sum += x.RealizedUSD - x.CostUSD
	}
	return sum
}

func closeTo(a, b, of float64) bool { return math.Abs(a-b) <= 1e-9*max(1, math.Abs(of)) }

// TestMoneyIsConserved: where nothing is sold that was not bought, what was realized less what
// is held at cost is what came in less what went out.
func TestMoneyIsConserved(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := dealt(t, drawDeals(rt, false))
		w := p.Wallet(0)
		if want := w.SellVolume - w.BuyVolume; !closeTo(p.worth(), want, w.SellVolume+w.BuyVolume) {
			rt.Fatalf("%v is realized or held, %v was earned less paid", p.worth(), want)
		}
	})
}

// TestPositionsStayWithinBounds: none holds less than nothing or more than was bought, and
// those that are open hold more than dust.
func TestPositionsStayWithinBounds(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := newPage(t)
		for _, d := range drawDeals(rt, true) {
			verb := "buy"
			if d.sell {
				verb = "sell"
			}
			p.write(fmt.Sprintf("%s A %v %v", verb, d.quantity, d.amount))
			for _, x := range p.view.Positions("w", ledger.PositionQuery{Index: -1, Limit: 9}).Positions {
				if x.Quantity < 0 || x.Quantity > x.BoughtQty || x.CostUSD < 0 || x.Quantity <= 0.001*x.BoughtQty {
					rt.Fatalf("%+v", x)
				}
			}
		}
	})
}

// TestAResolutionIsASaleAtItsPayout, but no trade and no volume.
func TestAResolutionIsASaleAtItsPayout(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		deals := append(drawDeals(rt, true), deal{quantity: 10, amount: 3}) // something is held
		payout := rapid.SampledFrom([]float64{0, 0.5, 1}).Draw(rt, "payout")
		resolved, sold := dealt(t, deals), dealt(t, deals)
		held := sold.view.Positions("w", ledger.PositionQuery{Index: -1, Limit: 1}).Positions[0].Quantity
		trades := resolved.Wallet(0).Trades()
		resolved.write(fmt.Sprintf("resolve A %v", payout))
		sold.write(fmt.Sprintf("sell A %v %v", held, held*payout))
		a, b := resolved.Wallet(0), sold.Wallet(0)
		if a.Closed != b.Closed || !closeTo(a.Realized, b.Realized, a.BuyVolume+a.SellVolume) || len(resolved.open()) != 0 {
			rt.Fatalf("resolved: %s, sold: %s", resolved.totals(), sold.totals())
		}
		if a.Trades() != trades || a.SellVolume != b.SellVolume-held*payout && !closeTo(a.SellVolume, b.SellVolume-held*payout, b.SellVolume) {
			rt.Fatalf("%d trades and %v sold by a resolution of %d trades", a.Trades(), a.SellVolume, trades)
		}
	})
}

// TestUnitsDoNotMatter: twice the money in every trade is twice the profit, to the last bit,
// with as many wins.
func TestUnitsDoNotMatter(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		deals := drawDeals(rt, true)
		twice := make([]deal, len(deals))
		for i, d := range deals {
			twice[i] = deal{d.sell, d.quantity, 2 * d.amount}
		}
		// which makes a price only where no other does
		small := slices.ContainsFunc(deals, func(d deal) bool { return d.amount < 10 })
		a, b := dealt(t, deals).Wallet(0), dealt(t, twice).Wallet(0)
		if b.Realized != 2*a.Realized || !small && b.Net != 2*a.Net || b.BuyVolume != 2*a.BuyVolume || a.Closed != b.Closed || a.Winning > b.Winning {
			rt.Fatalf("%+v\ntwice: %+v", a, b)
		}
	})
}

// TestWalletsAreApart: what others trade in other tokens changes nothing of a wallet.
func TestWalletsAreApart(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain := smartmoney.Base
		events := testkit.Events(rapid.Uint64().Draw(rt, "seed"), chain, 200, 8, 8)
		own := testkit.Wallet(chain, 0)
		tokens := map[string]bool{}
		for i := range events {
			if tr := events[i].Trade; tr != nil && tr.Wallet == own {
				tokens[tr.Token] = true
			}
		}
		if len(tokens) == 0 {
			return
		}
		whole, part := ledger.New(chain), ledger.New(chain)
		for i := range events {
			e := &events[i]
			whole.Apply(e, int64(i)+1)
			if e.Trade == nil || tokens[e.Trade.Token] {
				part.Apply(e, int64(i)+1)
			}
		}
		for _, b := range []*ledger.Ledger{whole, part} {
			b.Refresh(func(uint32) {})
		}
		if diff := cmp.Diff(textOf(whole, own), textOf(part, own)); diff != "" {
			rt.Fatalf("(-among others +alone):\n%s", diff)
		}
	})
}
