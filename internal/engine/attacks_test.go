package engine

import (
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// attacked is a chain whose honest wallets trade, and what an attacker who knows the rules writes
// beside them.
type attacked struct {
	*testing.T
	db  *testkit.DB
	e   *Engine
	now time.Time
	ids int
}

const (
	attackers = 100 // the first number of a wallet or token of the attacker's
	honest    = 6   // wallets
	liquid    = 0   // the token that honest wallets trade last
)

// openMarket starts an engine with the settings of the service, with honest wallets that bought and
// sold five tokens for 400 USD each, and bought the liquid one for as much.
func openMarket(t *testing.T, db *testkit.DB) *attacked {
	m := &attacked{T: t, db: db, now: testkit.Noon}
	if _, err := db.CreateCustomer(t.Context(), "a", "a"); err != nil {
		t.Fatal(err)
	}
	m.e, _ = run(t, Options{Store: db, RankInterval: time.Minute, TopWallets: 200, OpenGainLimit: 1, SignalMinVolume: 1000, Poll: quick})
	for token := range 5 {
		for wallet := range honest {
			m.trade(wallet, token+1, smartmoney.Buy, 400, 1)
			m.trade(wallet, token+1, smartmoney.Sell, 420, 1.05)
		}
	}
	m.pass(2 * time.Minute)
	for wallet := range honest {
		m.trade(wallet, liquid, smartmoney.Buy, 400, 1)
	}
	return m
}

func (a *attacked) pass(d time.Duration) { a.now = a.now.Add(d) }

// trade appends a trade for an amount in USD, six seconds after the one before.
func (a *attacked) trade(wallet, token int, side smartmoney.Side, usd, price float64) {
	a.Helper()
	a.ids++
	a.pass(6 * time.Second)
	a.write(event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
		ID: fmt.Sprint(a.ids), Chain: smartmoney.Base, Wallet: testkit.Wallet(smartmoney.Base, wallet), Token: testkit.Token(smartmoney.Base, token),
		Side: side, Quantity: usd / price, AmountUSD: usd, PriceUSD: price, TradedAt: a.now,
	}})
}

func (a *attacked) write(events ...event.Event) {
	a.Helper()
	appendAll(a, a.db, a.e, smartmoney.Base, events)
}

// state returns the settled and the quoted price of the liquid token, and the net profit of the
// first honest wallet, as the engine shows them after everything written.
func (a *attacked) state() (settled, quoted, net float64) {
	a.Helper()
	snap := a.snapshot()
	w, ok := snap.Lookup(testkit.Wallet(smartmoney.Base, 0))
	tokens, err := a.e.Tokens(a.Context(), smartmoney.Base, []string{testkit.Token(smartmoney.Base, liquid)})
	if !ok || err != nil {
		a.Fatalf("%+v, %v", w, err)
	}
	return *tokens[0].SettledPriceUSD, *tokens[0].PriceUSD, w.NetPnlUSD
}

func (a *attacked) snapshot() *rank.Snapshot {
	a.Helper()
	return shown(a, a.e, smartmoney.Base, int64(a.ids))
}

// sent returns what the customer was sent after everything written.
func (a *attacked) sent() []smartmoney.Notification {
	a.Helper()
	a.snapshot()
	return sent(a, a.db, "a")
}

// onMarkets runs a test with a market on either database.
func onMarkets(t *testing.T, f func(m *attacked)) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) { f(openMarket(t, db)) })
}

// TestASwapSetsNoPrice: neither dust nor a single trade far from the others moves what a token is
// worth, and the price that is shown moves by 2 %.
func TestASwapSetsNoPrice(t *testing.T) {
	t.Parallel()
	onMarkets(t, func(m *attacked) {
		settled, quoted, net := m.state()
		m.trade(attackers, liquid, smartmoney.Buy, 1e-6, 1e12)
		if s, q, n := m.state(); s != settled || q != quoted || n != net {
			m.Errorf("after dust: settled %v, quoted %v, net %v; before %v, %v, %v", s, q, n, settled, quoted, net)
		}
		for _, price := range []float64{40, 1e-9} {
			m.trade(attackers, liquid, smartmoney.Buy, 50, price)
			if s, q, n := m.state(); s != settled || n != net || q > 1.02*settled || q < settled/1.02 {
				m.Errorf("after 50 USD at %v: settled %v, quoted %v, net %v; before %v, %v, %v", price, s, q, n, settled, quoted, net)
			}
		}
	})
}

// TestDustSalesTakeNobodyDown: sales of dust for nothing in each token of a wallet change neither
// its net profit nor its rank.
func TestDustSalesTakeNobodyDown(t *testing.T) {
	t.Parallel()
	onMarkets(t, func(m *attacked) {
		_, _, net := m.state()
		before := m.ranks()
		for token := range 6 {
			m.trade(attackers, token, smartmoney.Sell, 1e-6, 1e-9)
		}
		if _, _, n := m.state(); n != net {
			m.Errorf("net profit %v, before %v", n, net)
		}
		if after := m.ranks(); fmt.Sprint(after) != fmt.Sprint(before) {
			m.Errorf("ranks %v, before %v", after, before)
		}
	})
}

// ranks returns the wallets of the default leaderboard, best first.
func (a *attacked) ranks() (wallets []string) {
	filter := smartmoney.DefaultFilter(smartmoney.Base)
	for _, row := range a.snapshot().Page(rank.Query{Filter: filter, Limit: 50}).Wallets {
		wallets = append(wallets, row.Address)
	}
	return wallets
}

// TestDustBuysNoRankAndNoSignal: five wallets that trade dust with themselves, with a hundred times
// what it costs, enter no default leaderboard, and their buys of a token of their own raise no
// signal.
func TestDustBuysNoRankAndNoSignal(t *testing.T) {
	t.Parallel()
	onMarkets(t, func(m *attacked) {
		for i := range 5 {
			for token := range 5 {
				m.trade(attackers+i, attackers+token, smartmoney.Buy, 1e-5, 1)
				m.trade(attackers+i, attackers+token, smartmoney.Sell, 2e-5, 2)
			}
		}
		m.pass(2 * time.Minute)
		m.trade(0, liquid, smartmoney.Buy, 400, 1) // ranks are made anew
		before := len(m.sent())
		for i := range 5 {
			m.trade(attackers+i, attackers+9, smartmoney.Buy, 1e-5, 1)
		}
		if ranks := m.ranks(); len(ranks) != honest {
			m.Errorf("%d wallets have ranks, %d are honest", len(ranks), honest)
		}
		if after := len(m.sent()); after != before {
			m.Errorf("dust raised %d signals", after-before)
		}
	})
}

// TestASwapMakesNoHit: a signal is graded by the settled price, so that a swap just before the hour
// is over does not make it right.
func TestASwapMakesNoHit(t *testing.T) {
	t.Parallel()
	onMarkets(t, func(m *attacked) {
		list := m.sent()
		if len(list) == 0 {
			m.Fatal("the honest buys raised no signal")
		}
		for range 7 {
			m.trade(1, liquid, smartmoney.Sell, 40, 0.95)
		}
		m.pass(59 * time.Minute)
		m.trade(attackers, liquid, smartmoney.Buy, 1e-6, 100)
		m.trade(attackers, liquid, smartmoney.Buy, 50, 100)
		m.pass(2 * time.Minute)
		m.trade(2, liquid, smartmoney.Sell, 40, 0.95)
		signal := m.sent()[len(list)-1]
		if r := signal.Signal.Return(signal.Outcome.Price1h); r == nil || *r > -0.04 {
			m.Errorf("a signal that lost 5 %% returned %v", r)
		}
	})
}
