package ledger_test

import (
	"bytes"
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// drawAmount draws a positive float, often near the smallest or the largest there is.
func drawAmount(rt *rapid.T, what string) float64 {
	exponent := rapid.SampledFrom([]int{-1080, -1070, -1000, -500, -10, 0, 10, 500, 1000, 1023, 1023, 1024}).Draw(rt, what+" exponent")
	x := math.Ldexp(rapid.Float64Range(1, 2).Draw(rt, what), exponent)
	return min(max(x, math.SmallestNonzeroFloat64), math.MaxFloat64)
}

// drawExtreme draws an event about one of two wallets and three tokens, with numbers at the
// ends of the range of floats.
func drawExtreme(rt *rapid.T) event.Event {
	const chain = smartmoney.Base
	wallet, token := testkit.Wallet(chain, rapid.IntRange(0, 1).Draw(rt, "wallet")), testkit.Token(chain, rapid.IntRange(0, 2).Draw(rt, "token"))
	at := eventStart.Add(time.Duration(rapid.IntRange(0, 9).Draw(rt, "second")) * time.Second)
	switch kind := rapid.IntRange(0, 19).Draw(rt, "kind"); kind {
	case 0:
		price := drawAmount(rt, "price")
		return event.Event{Type: event.TypeToken, Chain: chain, Token: &smartmoney.TokenUpdate{Chain: chain, Token: token, PriceUSD: &price, UpdatedAt: at}}
	case 1:
		return event.Event{Type: event.TypeResolution, Chain: chain, Resolution: &smartmoney.Resolution{
			Token: token, Payout: rapid.Float64Range(0, 1).Draw(rt, "payout"), ResolvedAt: at,
		}}
	case 2:
		net := drawAmount(rt, "net") * rapid.SampledFrom([]float64{-1, 1}).Draw(rt, "sign")
		return event.Event{Type: event.TypeWallet, Chain: chain, Wallet: &smartmoney.WalletStats{Chain: chain, Wallet: wallet, NetPnlUSD: &net}}
	default:
		return event.Event{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
			Chain: chain, Wallet: wallet, Token: token, Side: []smartmoney.Side{smartmoney.Buy, smartmoney.Sell}[kind%2],
			Quantity: drawAmount(rt, "quantity"), AmountUSD: drawAmount(rt, "amount"), PriceUSD: drawAmount(rt, "price"), TradedAt: at,
		}}
	}
}

// checkFinite checks that every number of a ledger is finite and within its bounds.
func checkFinite(rt *rapid.T, b *ledger.Ledger, v *ledger.View) {
	for i := range b.Wallets.Len() {
		w := b.Wallet(uint32(i))
		for name, x := range map[string]float64{
			"bought": w.BuyVolume, "sold": w.SellVolume, "realized": w.Realized, "largest": w.Largest, "net": w.Net,
		} {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				rt.Fatalf("wallet %d: %s is %v", i, name, x)
			}
		}
		if !(w.Score >= 0 && w.Score <= 1) || w.Winning > w.Closed || w.BuyVolume < 0 || w.SellVolume < 0 {
			rt.Fatalf("wallet %d: %+v", i, w)
		}
		for _, p := range whole(v, b.Wallets.String(uint32(i))).Positions {
			if !(p.Quantity > 0 && p.Quantity <= p.BoughtQty && p.BoughtQty <= math.MaxFloat64 && p.CostUSD >= 0 && p.CostUSD <= math.MaxFloat64) ||
				math.IsNaN(p.RealizedUSD) || math.IsInf(p.RealizedUSD, 0) {
				rt.Fatalf("position %+v", p)
			}
		}
	}
}

// TestNumbersStayFinite: whatever is traded, every number is finite, a position holds between
// nothing and what was bought, and what is stored of it is read back to the last bit.
func TestNumbersStayFinite(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		b, follower := ledger.New(smartmoney.Base), ledger.New(smartmoney.Base)
		v := b.View()
		scores := b.NewScores(func(*ledger.Wallet) bool { return true })
		for i := range rapid.IntRange(1, 40).Draw(rt, "events") {
			e := drawExtreme(rt)
			b.Apply(&e, int64(i)+1)
			scores.Update(func(uint32, float64) {}, func(uint32) {})
			b.Refresh(func(uint32) {})
			b.Publish()
			checkFinite(rt, b, v)
			for w := range uint32(b.Wallets.Len()) {
				if net, score := scores.Of(w); math.Float64bits(net) != math.Float64bits(b.Wallet(w).Net) || score != b.Wallet(w).Score {
					rt.Fatalf("wallet %d: net %v and %v, score %v and %v", w, net, b.Wallet(w).Net, score, b.Wallet(w).Score)
				}
			}
			if err := follower.ApplyChanges(b.AppendChanges(nil, int64(i))); err != nil {
				rt.Fatal(err)
			}
		}
		if !bytes.Equal(image(b), image(follower)) {
			rt.Fatal("the follower's ledger differs")
		}
	})
}

// totalsOf copies the totals of every wallet.
func totalsOf(b *ledger.Ledger) map[uint32]ledger.Wallet {
	out := map[uint32]ledger.Wallet{}
	for i := range uint32(b.Wallets.Len()) {
		out[i] = *b.Wallet(i)
	}
	return out
}

// checkGrowth checks that no total of a wallet that only ever grows became smaller.
func checkGrowth(rt *rapid.T, before, after ledger.Wallet) {
	if after.Buys < before.Buys || after.Sells < before.Sells || after.Closed < before.Closed || after.Winning < before.Winning ||
		after.Tokens < before.Tokens || after.BuyVolume < before.BuyVolume || after.SellVolume < before.SellVolume || after.Largest < before.Largest {
		rt.Fatalf("%+v became %+v", before, after)
	}
	if before.Trades() > 0 && (after.First > before.First || after.Last < before.Last) {
		rt.Fatalf("traded from %d to %d, before from %d to %d", after.First, after.Last, before.First, before.Last)
	}
	if closed := after.Closed - before.Closed; after.Winning-before.Winning > closed {
		rt.Fatalf("%d positions won of %d closed", after.Winning-before.Winning, closed)
	}
}

// TestTotalsOnlyGrow, event time too; a ledger's first trade never becomes a later one, and a
// wallet that an event does not concern stays as it was.
func TestTotalsOnlyGrow(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain := smartmoney.Polymarket
		events := testkit.Events(rapid.Uint64().Draw(rt, "seed"), chain, rapid.IntRange(1, 150).Draw(rt, "events"), 6, 4)
		b := ledger.New(chain)
		latest, earliest := int64(0), int64(math.MaxInt64)
		for i := range events {
			e := &events[i]
			before := totalsOf(b)
			b.Apply(e, int64(i)+1)
			for number, w := range before {
				checkGrowth(rt, w, *b.Wallet(number))
				if tr := e.Trade; tr != nil && tr.Wallet != b.Wallets.String(number) && fmt.Sprint(w) != fmt.Sprint(*b.Wallet(number)) {
					rt.Fatalf("a trade of %s changed %s", tr.Wallet, b.Wallets.String(number))
				}
			}
			if e.Trade != nil {
				at := e.Trade.TradedAt.UnixNano()
				latest, earliest = max(latest, at), min(earliest, at)
			}
			if latest != b.EventTime() || latest > 0 && earliest != b.Began() {
				rt.Fatalf("event time %d since %d, want %d since %d", b.EventTime(), b.Began(), latest, earliest)
			}
		}
	})
}

// TestBeforeSeesEveryChange: the ledger calls the function before it changes a wallet's totals,
// and for no wallet whose totals stay. Apply returns the wallet's trade before.
func TestBeforeSeesEveryChange(t *testing.T) {
	called := 0
	rapid.Check(t, func(rt *rapid.T) {
		chain := smartmoney.Polymarket
		events := testkit.Events(rapid.Uint64().Draw(rt, "seed"), chain, rapid.IntRange(1, 200).Draw(rt, "events"), 8, 3)
		b := ledger.New(chain)
		seen := map[uint32]string{}
		b.Before(func(wallet uint32) { seen[wallet] = fmt.Sprint(*b.Wallet(wallet)) })
		lastOf := map[string]int64{}
		for i := range events {
			e := &events[i]
			clear(seen)
			before := totalsOf(b)
			trade := b.Apply(e, int64(i)+1)
			for number, was := range before {
				is, got := fmt.Sprint(*b.Wallet(number)), seen[number]
				if is != fmt.Sprint(was) && got != fmt.Sprint(was) {
					rt.Fatalf("event %d changed wallet %d from\n%v to\n%v; announced with\n%q", i, number, was, is, got)
				}
			}
			called += len(seen)
			if e.Trade == nil {
				if trade.Trade != 0 {
					rt.Fatalf("a %s has the trade before %d", e.Type, trade.Trade)
				}
				continue
			}
			if wallet, token := b.LastTrade(); b.Wallets.String(wallet) != e.Trade.Wallet || b.Tokens.String(token) != e.Trade.Token {
				rt.Fatalf("the last trade is by %s in %s", b.Wallets.String(wallet), b.Tokens.String(token))
			}
			if want := lastOf[e.Trade.Wallet]; trade.Trade != want || len(seen) != 1 {
				rt.Fatalf("the trade before is %d, want %d; announced %v", trade.Trade, want, slices.Collect(maps.Keys(seen)))
			}
			lastOf[e.Trade.Wallet] = int64(i) + 1
		}
	})
	if called == 0 {
		t.Error("the function was never called")
	}
}
