package e2e

import (
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// fixture generates events of a chain that raise signals: a past that ranks some wallets, and
// later buys by them, in time order. Every trade after the past exceeds 1000 USD.
type fixture struct {
	chain   smartmoney.Chain
	wallets int
	at      time.Time // of the latest trade
	trades  int
}

// newFixture returns a fixture whose first trade is at a time.
func newFixture(chain smartmoney.Chain, wallets int, at time.Time) *fixture {
	return &fixture{chain: chain, wallets: wallets, at: at.UTC().Truncate(time.Millisecond)}
}

// trade returns a trade by a wallet, at 1 USD a token.
func (f *fixture) trade(wallet, token int, side smartmoney.Side, usd float64) event.Event {
	f.trades++
	f.at = f.at.Add(time.Millisecond)
	return event.Event{Type: event.TypeTrade, Chain: f.chain, Trade: &smartmoney.Trade{
		ID: fmt.Sprintf("stage-%d", f.trades), Chain: f.chain, Side: side, TradedAt: f.at,
		Wallet: testkit.Wallet(f.chain, wallet), Token: testkit.Token(f.chain, token),
		Quantity: usd, PriceUSD: 1, AmountUSD: usd,
	}}
}

// past returns trades that rank every wallet under the default filters: it buys six tokens for
// 200 USD each and sells one of them. Later buys refresh the effective leaderboard.
func (f *fixture) past() []event.Event {
	var out []event.Event
	for wallet := range f.wallets {
		for token := range 6 {
			out = append(out, f.trade(wallet, token, smartmoney.Buy, 200))
		}
		out = append(out, f.trade(wallet, 0, smartmoney.Sell, 200))
	}
	f.at = f.at.Add(2 * time.Minute)
	return out
}

// whales returns n buys of 1000 USD or more, by the wallets in turn, each of a token of its own.
func (f *fixture) whales(n int) []event.Event {
	var out []event.Event
	for range n {
		out = append(out, f.trade(f.trades%f.wallets, 1000+f.trades, smartmoney.Buy, 1000+float64(f.trades%7)))
	}
	return out
}

// nextDay advances the fixture by 24 hours.
func (f *fixture) nextDay() { f.at = f.at.Add(24 * time.Hour) }

// listening is a configuration that receives every whale of a fixture, and nothing else.
const listening = `{"signal_types": ["whale_move"], "whale_min_trade_usd": 1000, "whale_max_rank": 1000, "daily_budget": 200,
	"per_type_limits": {}, "cooldown_hours": 0, "min_trades": 0, "min_closed_positions": 0, "min_tokens_traded": 0}`

// march is the start time of the tests' fixtures.
var march = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

// noAge are the arguments that allow signals of any age.
var noAge = []string{"--max-signal-age", "0"}
