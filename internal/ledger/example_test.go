package ledger_test

import (
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The trades of semantics 2.1: a position that closes with a profit, one that breaks even, two that
// stay open, and a sale of tokens that the wallet never bought here.
func ExampleLedger() {
	l := ledger.New(smartmoney.Base)
	at := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for i, t := range []smartmoney.Trade{
		{Side: smartmoney.Buy, Token: "ALPHA", Quantity: 1000, PriceUSD: 1},
		{Side: smartmoney.Buy, Token: "ALPHA", Quantity: 1000, PriceUSD: 2},
		{Side: smartmoney.Sell, Token: "ALPHA", Quantity: 500, PriceUSD: 3},
		// 1.5 of 2000 are left: dust, so it closes
		{Side: smartmoney.Sell, Token: "ALPHA", Quantity: 1498.5, PriceUSD: 2},
		{Side: smartmoney.Buy, Token: "BETA", Quantity: 100, PriceUSD: 10},
		{Side: smartmoney.Sell, Token: "BETA", Quantity: 100, PriceUSD: 10},
		{Side: smartmoney.Buy, Token: "GAMMA", Quantity: 10, PriceUSD: 100},
		{Side: smartmoney.Sell, Token: "DELTA", Quantity: 5, PriceUSD: 4},
		{Side: smartmoney.Buy, Token: "EPSILON", Quantity: 50, PriceUSD: 1},
	} {
		t.ID, t.Chain, t.Wallet = fmt.Sprint("fill-", i), smartmoney.Base, "W1"
		t.AmountUSD, t.TradedAt = t.Quantity*t.PriceUSD, at.Add(time.Duration(i+1)*time.Second)
		l.Apply(&event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &t}, int64(i+1))
	}
	price := 120.0
	l.Apply(&event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
		Chain: smartmoney.Base, Token: "GAMMA", PriceUSD: &price, UpdatedAt: at.Add(time.Hour),
	}}, 10)
	l.Refresh(func(uint32) {}) // open profit and score of the wallets that changed

	number, _ := l.Wallets.Find("W1")
	w := l.Wallet(number)
	fmt.Printf("%d trades of %d tokens, %v USD bought, %v USD sold\n", w.Trades(), w.Tokens, w.BuyVolume, w.SellVolume)
	fmt.Printf("%d of %d closed positions won, %v USD realized\n", w.Winning, w.Closed, w.Realized)
	fmt.Printf("net profit %v USD, score %.6f\n", w.Net, w.Score)
	// Output:
	// 9 trades of 5 tokens, 5050 USD bought, 5517 USD sold
	// 1 of 2 closed positions won, 1497 USD realized
	// net profit 1697 USD, score 0.325744
}

// A view shows the positions of a wallet. It may be read while the ledger goes on; Publish shows
// what was applied since.
func ExampleView() {
	l := ledger.New(smartmoney.Polymarket)
	view := l.View()
	at := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	l.Apply(&event.Event{Type: event.TypeTrade, Chain: smartmoney.Polymarket, Trade: &smartmoney.Trade{
		ID: "fill-1", Chain: smartmoney.Polymarket, Wallet: "W1", Token: "71", Side: smartmoney.Buy, Quantity: 40, PriceUSD: 0.25, AmountUSD: 10, TradedAt: at,
	}}, 1)
	fmt.Println(len(view.OpenPositions("W1", []string{"71"})), "before Publish")
	l.Publish()
	for _, p := range view.OpenPositions("W1", []string{"71"}) {
		fmt.Printf("%v shares of %s\n", p.Quantity, p.Token)
	}
	// The market ends: each share pays 1 USD, and the position is closed.
	l.Apply(&event.Event{Type: event.TypeResolution, Chain: smartmoney.Polymarket, Resolution: &smartmoney.Resolution{Token: "71", Payout: 1, ResolvedAt: at.Add(time.Hour)}}, 2)
	l.Publish()
	fmt.Println(len(view.OpenPositions("W1", []string{"71"})), "after the resolution, with", l.Wallet(0).Realized, "USD realized")
	// Output:
	// 0 before Publish
	// 40 shares of 71
	// 0 after the resolution, with 30 USD realized
}
