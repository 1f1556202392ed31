package ledger_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

func resolution(token string, payout float64, at time.Time) event.Event {
	return event.Event{Type: event.TypeResolution, Chain: smartmoney.Polymarket, Resolution: &smartmoney.Resolution{
		Token: token, Payout: payout, ResolvedAt: at,
	}}
}

// heldOf returns a wallet's open position in a token.
func heldOf(v *ledger.View, wallet, token string) (smartmoney.Position, bool) {
	open := v.OpenPositions(wallet, []string{token})
	if len(open) == 0 {
		return smartmoney.Position{}, false
	}
	return open[0], true
}

// settles applies the resolution of a token to a ledger and checks that it closes the position
// of every holder at the payout, and changes nobody else.
func settles(rt *rapid.T, what string, b *ledger.Ledger, seq int64, token string, payout float64) (holders int) {
	before, v := totalsOf(b), b.View()
	held := map[uint32]smartmoney.Position{}
	for i := range before {
		if p, ok := heldOf(v, b.Wallets.String(i), token); ok {
			held[i] = p
		}
	}
	e := resolution(token, payout, eventStart)
	b.Apply(&e, seq)
	b.Publish()
	for i, was := range before {
		is, p := *b.Wallet(i), held[i]
		if _, open := heldOf(v, b.Wallets.String(i), token); open {
			rt.Fatalf("%s: wallet %d still holds %s", what, i, token)
		}
		if is.Trades() != was.Trades() || is.BuyVolume != was.BuyVolume || is.SellVolume != was.SellVolume || is.Last != was.Last || is.Tokens != was.Tokens {
			rt.Fatalf("%s: the resolution counts as a trade of wallet %d: %+v, before %+v", what, i, is, was)
		}
		gained, closed := is.Realized-was.Realized, uint32(0)
		want := p.RealizedUSD + p.Quantity*payout - p.CostUSD
		if p.Quantity > 0 {
			closed = 1
		}
		if is.Closed-was.Closed != closed || !closeTo(gained, want, was.BuyVolume+was.SellVolume+p.Quantity) {
			rt.Fatalf("%s: wallet %d closed %d positions and gained %v, want %d and %v", what, i, is.Closed-was.Closed, gained, closed, want)
		}
	}
	return len(held)
}

// TestAResolutionSettlesEveryHolder of a ledger that was fed, of one that follows and of one
// that was loaded: all find every holder.
func TestAResolutionSettlesEveryHolder(t *testing.T) {
	most := 0
	scale.CheckUntil(t, func() bool { return most >= 30 }, func(rt *rapid.T) {
		const chain = smartmoney.Polymarket
		events := testkit.Events(rapid.Uint64().Draw(rt, "seed"), chain, rapid.IntRange(1, 600).Draw(rt, "events"), 300, 5)
		fed, follower, d := ledger.New(chain), ledger.New(chain), &disk{pages: map[ledger.Page]statePage{}}
		for since := 0; since < len(events); {
			at := min(len(events), since+rapid.IntRange(1, 200).Draw(rt, "batch"))
			for i := since; i < at; i++ {
				fed.Apply(&events[i], int64(i)+1)
			}
			d.commit(fed, int64(since), int64(at), rapid.IntRange(0, 3).Draw(rt, "pages"))
			if err := follower.ApplyChanges(d.changes[len(d.changes)-1].body); err != nil {
				rt.Fatal(err)
			}
			since = at
		}
		payout := rapid.SampledFrom([]float64{0, 0.25, 1}).Draw(rt, "payout")
		for what, b := range map[string]*ledger.Ledger{"fed": fed, "follower": follower, "loaded": d.load(t, chain)} {
			for token := range 5 {
				most = max(most, settles(rt, what, b, int64(len(events)+token+1), testkit.Token(chain, token), payout))
			}
		}
	})
	if most < 30 {
		t.Errorf("at most %d wallets held a token: too few to tell", most)
	}
}

// TestAMarketIsZeroSum: whoever buys the outcomes of a market from each other, at prices that
// add up to one, gains together what all of them lose together.
func TestAMarketIsZeroSum(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		const chain = smartmoney.Polymarket
		b := ledger.New(chain)
		volume, seq := 0.0, int64(0)
		for i := range rapid.IntRange(1, 30).Draw(rt, "pairs") {
			quantity, price := rapid.Float64Range(1, 1e4).Draw(rt, "quantity"), rapid.Float64Range(0.01, 0.99).Draw(rt, "price")
			for outcome, paid := range []float64{price, 1 - price} {
				wallet := rapid.IntRange(0, 5).Draw(rt, "wallet")
				e := testkit.Buy(chain, wallet, outcome, eventStart.Add(time.Duration(i)*time.Second))
				e.Trade.Quantity, e.Trade.PriceUSD, e.Trade.AmountUSD = quantity, paid, quantity*paid
				seq++
				b.Apply(&e, seq)
				volume += quantity
			}
		}
		yes := rapid.Float64Range(0, 1).Draw(rt, "payout")
		for outcome, payout := range []float64{yes, 1 - yes} {
			e := resolution(testkit.Token(chain, outcome), payout, eventStart.Add(time.Hour))
			seq++
			b.Apply(&e, seq)
		}
		sum := 0.0
		for i := range b.Wallets.Len() {
			sum += b.Wallet(uint32(i)).Realized
		}
		if !closeTo(sum, 0, volume) {
			rt.Fatalf("together they gained %v on a volume of %v", sum, volume)
		}
	})
}

// TestLateResolutions settle at their payout, which stays the price.
func TestLateResolutions(t *testing.T) {
	for _, c := range []struct {
		name   string
		second int
		price  float64
	}{{"before the last trade", 2, 1}, {"at its time", 5, 1}, {"after it", 9, 1}} {
		t.Run(c.name, func(t *testing.T) {
			p := newPage(t)
			p.apply("buy A 10 4", eventStart)
			p.apply("buy B 1 1", eventStart.Add(time.Second))
			p.apply("sell A 2 1", eventStart.Add(5*time.Second))
			p.apply("resolve A 1", eventStart.Add(time.Duration(c.second)*time.Second))
			if got := p.view.TokenState("A").PriceUSD; *got != c.price {
				t.Errorf("price %v, want %v", *got, c.price)
			}
			// 8 of the 10 are left, which cost 3.2 and are paid 8; two brought 1 and cost 0.8.
			if w := p.Wallet(0); w.Closed != 1 || !closeTo(w.Realized, 5, 10) || !slices.Equal(p.open(), []string{"B 1 1 1 0"}) {
				t.Errorf("%s, open: %v", p.totals(), p.open())
			}
			if p.EventTime() != eventStart.Add(5*time.Second).UnixNano() {
				t.Errorf("event time is %v: only trades move it", time.Unix(0, p.EventTime()).UTC())
			}
		})
	}
}

// TestOutcomesOfAMarket are the tokens that are mapped to it at present, in the order in which
// the ledger saw them first, however often they were mapped elsewhere.
func TestOutcomesOfAMarket(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		const chain, tokens, items = smartmoney.Polymarket, 6, 3
		fed, follower, d := ledger.New(chain), ledger.New(chain), &disk{pages: map[ledger.Page]statePage{}}
		v, followed := fed.View(), follower.View()
		var order []string // tokens as they were first seen
		at := map[string]string{}
		for i := range rapid.IntRange(1, 40).Draw(rt, "mappings") {
			token, item := fmt.Sprint(rapid.IntRange(0, tokens-1).Draw(rt, "token")), fmt.Sprint(rapid.IntRange(0, items-1).Draw(rt, "item"))
			if at[token] == "" {
				order = append(order, token)
			}
			at[token] = item
			e := mapping(token, item, "label of "+token, "question")
			fed.Apply(&e, int64(i)+1)
			d.commit(fed, int64(i), int64(i)+1, rapid.IntRange(0, 1).Draw(rt, "pages"))
			if err := follower.ApplyChanges(d.changes[len(d.changes)-1].body); err != nil {
				rt.Fatal(err)
			}
			fed.Publish()
			follower.Publish()
		}
		for what, view := range map[string]*ledger.View{"fed": v, "follower": followed, "loaded": d.load(t, chain).View()} {
			for item := range items {
				var want, got []string
				for _, token := range order {
					if at[token] == fmt.Sprint(item) {
						want = append(want, token)
					}
				}
				if m := view.MarketState(fmt.Sprint(item)); m != nil {
					for _, o := range m.Outcomes {
						got = append(got, o.Token)
					}
				}
				if !slices.Equal(want, got) {
					rt.Fatalf("%s: outcomes of %d are %v, want %v", what, item, got, want)
				}
			}
		}
	})
}
