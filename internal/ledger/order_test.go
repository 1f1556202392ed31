package ledger_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// drawWhole draws the trades of a few wallets in a few tokens, those of one wallet in one token
// apart, each in a slot of price points of its own. Quantities and amounts are whole and small and
// a sell is of all that is held, so that every sum is exact in any order.
func drawWhole(rt *rapid.T) (apart [][]event.Event) {
	const chain = smartmoney.Base
	times := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "times"), 1)).Perm(1000)
	for wallet := range 3 {
		for token := range 3 {
			var own []event.Event
			held := 0
			for range rapid.IntRange(0, 6).Draw(rt, "trades") {
				quantity, side := rapid.IntRange(1, 64).Draw(rt, "quantity"), smartmoney.Buy
				if held > 0 && rapid.Bool().Draw(rt, "sell") {
					quantity, side, held = held, smartmoney.Sell, 0
				} else {
					held += quantity
				}
				own = append(own, event.Event{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
					Chain: chain, Wallet: testkit.Wallet(chain, wallet), Token: testkit.Token(chain, token), Side: side, Quantity: float64(quantity),
					AmountUSD: float64(rapid.IntRange(1, 1000).Draw(rt, "amount")), PriceUSD: float64(rapid.IntRange(1, 50).Draw(rt, "price")),
					TradedAt: eventStart.Add(time.Duration(times[0]) * 5 * time.Second),
				}})
				times = times[1:]
			}
			apart = append(apart, own)
		}
	}
	return apart
}

// merged returns the lists in an order at random that keeps the order of each.
func merged(r *rand.Rand, apart [][]event.Event) (out []event.Event) {
	apart = slices.Clone(apart)
	for {
		apart = slices.DeleteFunc(apart, func(own []event.Event) bool { return len(own) == 0 })
		if len(apart) == 0 {
			return out
		}
		i := r.IntN(len(apart))
		out, apart[i] = append(out, apart[i][0]), apart[i][1:]
	}
}

// applied is a ledger of events, refreshed.
func applied(chain smartmoney.Chain, events []event.Event) *ledger.Ledger {
	b := ledger.New(chain)
	for i := range events {
		b.Apply(&events[i], int64(i)+1)
	}
	b.Refresh(func(uint32) {})
	return b
}

// texts says everything of a chain's first wallets but for the order of their positions.
func texts(b *ledger.Ledger, chain smartmoney.Chain, wallets int) (out []string) {
	for i := range wallets {
		address := testkit.Wallet(chain, i)
		number, ok := b.Wallets.Find(address)
		if !ok {
			continue
		}
		w := b.Wallet(number)
		text := textOf(b, address)
		slices.Sort(text)
		out = append(out, fmt.Sprint(address, text, w.First, w.Last, w.Largest, w.Tokens, w.Score))
	}
	return out
}

// TestOrderOfOthersDoesNotMatter: in whatever order trades of different wallets or tokens come,
// early or late, positions, totals, prices and event time are the same.
func TestOrderOfOthersDoesNotMatter(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		apart := drawWhole(rt)
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 2))
		one, other := applied(smartmoney.Base, merged(r, apart)), applied(smartmoney.Base, merged(r, apart))
		if diff := cmp.Diff(texts(one, smartmoney.Base, 3), texts(other, smartmoney.Base, 3)); diff != "" {
			rt.Fatalf("(-one order +another):\n%s", diff)
		}
		if one.EventTime() != other.EventTime() || one.Began() != other.Began() {
			rt.Fatalf("event time %d since %d, and %d since %d", one.EventTime(), one.Began(), other.EventTime(), other.Began())
		}
	})
}

// TestAFillInPartsIsTheSame: a buy or a sell in two halves leaves the same position and profit
// as in one, and counts twice as a trade.
func TestAFillInPartsIsTheSame(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		deals, held := []deal{}, 0.0
		for range rapid.IntRange(1, 6).Draw(rt, "buys") {
			d := deal{quantity: rapid.Float64Range(1, 1000).Draw(rt, "quantity"), amount: rapid.Float64Range(1, 1e5).Draw(rt, "amount")}
			deals, held = append(deals, d), held+d.quantity
		}
		for range rapid.IntRange(0, 4).Draw(rt, "sells") {
			// never down to dust
			sold := held * rapid.SampledFrom([]float64{0.25, 0.5}).Draw(rt, "part")
			deals, held = append(deals, deal{true, sold, rapid.Float64Range(1, 1e5).Draw(rt, "amount")}), held-sold
		}
		var halves []deal
		for _, d := range deals {
			half := deal{d.sell, d.quantity / 2, d.amount / 2}
			halves = append(halves, half, half)
		}
		a, b := dealt(t, deals), dealt(t, halves)
		one, two := whole(a.view, "w").Positions[0], whole(b.view, "w").Positions[0]
		volume := a.Wallet(0).BuyVolume + a.Wallet(0).SellVolume
		if !closeTo(one.Quantity, two.Quantity, one.BoughtQty) || !closeTo(one.BoughtQty, two.BoughtQty, one.BoughtQty) ||
			!closeTo(one.CostUSD, two.CostUSD, volume) || !closeTo(one.RealizedUSD, two.RealizedUSD, volume) {
			rt.Fatalf("%+v\nin halves: %+v", one, two)
		}
		if w := b.Wallet(0); w.Trades() != 2*a.Wallet(0).Trades() || w.Closed != 0 || !closeTo(w.BuyVolume+w.SellVolume, volume, volume) {
			rt.Fatalf("%+v\nin halves: %+v", a.Wallet(0), w)
		}
	})
}

// TestTokenUpdatesKeepWhatTheyDoNotName: each number of a token is that of the last update
// that named it, except for the price, which is the latest by time.
func TestTokenUpdatesKeepWhatTheyDoNotName(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		const chain, token = smartmoney.Base, "T"
		b := ledger.New(chain)
		v := b.View()
		want := smartmoney.TokenState{Chain: chain, Address: token}
		for i := range rapid.IntRange(1, 20).Draw(rt, "updates") {
			at := eventStart.Add(time.Duration(rapid.IntRange(0, 5).Draw(rt, "second")) * time.Second)
			u := &smartmoney.TokenUpdate{Chain: chain, Token: token, UpdatedAt: at}
			if rapid.Bool().Draw(rt, "names the symbol") {
				symbol := rapid.SampledFrom([]string{"", "A", "B"}).Draw(rt, "symbol")
				u.Symbol, want.Symbol = &symbol, symbol
			}
			if rapid.Bool().Draw(rt, "names the volume") {
				volume := rapid.Float64Range(0, 9).Draw(rt, "volume")
				u.Volume24hUSD, want.Volume24hUSD = &volume, &volume
			}
			if rapid.Bool().Draw(rt, "names holders") {
				holders := int64(rapid.IntRange(0, 9).Draw(rt, "holders"))
				u.Holders, want.Holders = &holders, &holders
			}
			if rapid.Bool().Draw(rt, "names the price") {
				price := rapid.Float64Range(0, 9).Draw(rt, "price")
				u.PriceUSD = &price
				if want.PriceUSD == nil || !at.Before(want.PriceAt) {
					want.PriceUSD, want.SettledPriceUSD, want.PriceAt = &price, &price, at.UTC()
					want.ProviderPriceUSD, want.ProviderPriceAt = &price, at.UTC()
				}
			}
			b.Apply(&event.Event{Type: event.TypeToken, Chain: chain, Token: u}, int64(i)+1)
			b.Publish()
			if diff := cmp.Diff(&want, v.TokenState(token)); diff != "" {
				rt.Fatalf("after update %d (-want +got):\n%s", i, diff)
			}
		}
	})
}

// TestProvidersNumbersStand: each of a wallet's numbers is that of the last event that named it,
// whatever the wallet trades.
func TestProvidersNumbersStand(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := newPage(t)
		p.write("rate 0.5")
		net, rate := 0.0, 0.5
		given := false
		for range rapid.IntRange(1, 20).Draw(rt, "events") {
			switch rapid.IntRange(0, 3).Draw(rt, "kind") {
			case 0:
				net, given = float64(rapid.IntRange(-9, 9).Draw(rt, "net")), true
				p.write(fmt.Sprintf("net %v", net))
			case 1:
				rate = float64(rapid.IntRange(0, 8).Draw(rt, "eighths")) / 8
				p.write(fmt.Sprintf("rate %v", rate))
			case 2:
				p.write("buy A 1 2")
			default:
				p.write("sell A 1 3")
			}
			w := p.Wallet(0)
			if w.WinRate() != rate || given && w.Net != net {
				rt.Fatalf("win rate %v and net %v, want %v and %v", w.WinRate(), w.Net, rate, net)
			}
		}
	})
}
