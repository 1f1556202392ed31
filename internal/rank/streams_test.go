package rank_test

import (
	"fmt"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

var streamStart = time.Date(2026, 2, 3, 4, 5, 6, 0, time.UTC)

// nastyEvents draws a stream that looks for trouble: few wallets and tokens,
// quantities far apart, sales of exactly what is held, of just so much that the
// position closes or does not, of far more than is held, times that go back or
// stand, and events about tokens and wallets that nobody saw. It returns the
// reference that has seen them, too.
func nastyEvents(t *rapid.T, chain smartmoney.Chain) ([]event.Event, *reference) {
	n := rapid.IntRange(1, 150).Draw(t, "events")
	wallets, tokens := rapid.IntRange(1, 12).Draw(t, "wallets"), rapid.IntRange(1, 9).Draw(t, "tokens")
	ref := newReference(chain)
	out := make([]event.Event, 0, n)
	for i := range n {
		e := nastyEvent(t, ref, i, testkit.Wallet(chain, rapid.IntRange(0, wallets-1).Draw(t, "wallet")),
			testkit.Token(chain, rapid.IntRange(0, tokens-1).Draw(t, "token")))
		ref.apply(&e)
		out = append(out, e)
	}
	return out, ref
}

func nastyEvent(t *rapid.T, ref *reference, i int, wallet, token string) event.Event {
	chain := ref.chain
	at := streamStart.Add(time.Duration(rapid.IntRange(-3, 3).Draw(t, "seconds")+i) * time.Second)
	price := rapid.SampledFrom([]float64{0.1, 0.2, 0.3, 0.5, 1, 1e-9, 123.456, 1e6}).Draw(t, "price")
	switch kind := rapid.IntRange(0, 19).Draw(t, "kind"); {
	case kind == 0:
		u := &smartmoney.TokenUpdate{Chain: chain, Token: token, UpdatedAt: at}
		if rapid.Bool().Draw(t, "with price") {
			zero := rapid.SampledFrom([]float64{price, 0}).Draw(t, "update")
			u.PriceUSD = &zero
		}
		return event.Event{Type: event.TypeToken, Chain: chain, Token: u}
	case kind == 1:
		s := &smartmoney.WalletStats{Chain: chain, Wallet: wallet}
		if rapid.Bool().Draw(t, "with net") {
			net := rapid.Float64Range(-1e6, 1e6).Draw(t, "net")
			s.NetPnlUSD = &net
		}
		if rapid.Bool().Draw(t, "with win rate") {
			win := rapid.Float64Range(0, 1).Draw(t, "win rate")
			s.WinRate = &win
		}
		return event.Event{Type: event.TypeWallet, Chain: chain, Wallet: s}
	case kind == 2 && chain == smartmoney.Polymarket:
		payout := rapid.SampledFrom([]float64{0, 1, 0.5, 0.3}).Draw(t, "payout")
		return event.Event{
			Type: event.TypeResolution, Chain: chain,
			Resolution: &smartmoney.Resolution{Token: token, Payout: payout, ResolvedAt: at},
		}
	}
	tr := &smartmoney.Trade{
		ID: fmt.Sprint(i), Chain: chain, Wallet: wallet, Token: token, Side: smartmoney.Buy,
		Quantity: nastyQuantity(t), PriceUSD: price, TradedAt: at,
	}
	if rapid.IntRange(0, 9).Draw(t, "side") < 5 {
		tr.Side = smartmoney.Sell
		if p := ref.wallet(wallet).positions[token]; p != nil && p.qty > 0 {
			share := rapid.SampledFrom([]float64{1, 0.999, 0.99899, 0.9990001, 0.5, 1. / 3, 1e-6, 2, 1000}).Draw(t, "share")
			tr.Quantity = p.qty * share
		}
	}
	tr.AmountUSD = tr.Quantity * tr.PriceUSD
	return event.Event{Type: event.TypeTrade, Chain: chain, Trade: tr}
}

func nastyQuantity(t *rapid.T) float64 {
	if rapid.Bool().Draw(t, "round quantity") {
		return rapid.SampledFrom([]float64{1e-12, 0.001, 1, 3, 7, 10, 1000, 1e9, 1e15}).Draw(t, "quantity")
	}
	return rapid.Float64Range(1e-6, 1e6).Draw(t, "quantity")
}

// anyEvents draws a stream of either kind.
func anyEvents(t *rapid.T, chain smartmoney.Chain) ([]event.Event, *reference) {
	if rapid.IntRange(0, 3).Draw(t, "plain") > 0 {
		return nastyEvents(t, chain)
	}
	events := testkit.Events(rapid.Uint64().Draw(t, "seed"), chain, rapid.IntRange(1, 1200).Draw(t, "events"), 300, 25)
	ref := newReference(chain)
	for i := range events {
		ref.apply(&events[i])
	}
	return events, ref
}

func anyChain(t *rapid.T) smartmoney.Chain {
	chains := smartmoney.Chains()
	return rapid.SampledFrom(chains[:]).Draw(t, "chain")
}

func anyFilter(t *rapid.T) smartmoney.Filter {
	return smartmoney.Filter{
		MinTrades: rapid.IntRange(0, 6).Draw(t, "min trades"), MinTokens: rapid.IntRange(0, 4).Draw(t, "min tokens"),
		MinClosed: rapid.IntRange(0, 2).Draw(t, "min closed"),
		MaxBuyVol: rapid.SampledFrom([]float64{0, 1000, 1e6, smartmoney.DefaultMaxBuyVol, 1e300}).Draw(t, "max buy volume"),
	}
}
