package ledger_test

import (
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

func near(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(math.Abs(a), math.Abs(b)) }

// TestWorkedExampleOfPrices holds the prices after each trade of the worked example, and the net
// profits after the last one.
func TestWorkedExampleOfPrices(t *testing.T) {
	sets := vectors.Load(t, "../testkit/vectors/testdata")
	i := slices.IndexFunc(sets, func(s vectors.Set) bool { return s.Steps != nil })
	b := ledger.New(smartmoney.Base)
	b.LimitOpenGains(1)
	events := sets[i].Decode(t, time.Now)[smartmoney.Base]
	for n := range events {
		b.Apply(&events[n], int64(n)+1)
		got, want := b.View().TokenState(events[n].Trade.Token), sets[i].Steps[n]
		if want.After != events[n].Trade.ID || !near(*got.PriceUSD, want.Quoted) || !near(*got.SettledPriceUSD, want.Settled) {
			t.Errorf("after %s: quoted at %v, settled at %v, want %+v", events[n].Trade.ID, *got.PriceUSD, *got.SettledPriceUSD, want)
		}
		for k := range got.PricePoints {
			got.PricePoints[k].Seq = 0 // the example gives no numbers
		}
		if diff := cmp.Diff(want.Points, got.PricePoints); diff != "" {
			t.Errorf("after %s (-want +got):\n%s", want.After, diff)
		}
	}
	b.Refresh(func(uint32) {})
	for address, want := range sets[i].NetPnl {
		if n, _ := b.Wallets.Find(address); math.Abs(b.Wallet(n).Net-want) > 1e-9*max(1, math.Abs(want)) {
			t.Errorf("wallet %s has a net profit of %v, want %v", address, b.Wallet(n).Net, want)
		}
	}
}

// drawPriced draws what is said of one token: trades in few slots, of few amounts and prices, late
// ones, days apart, providers and, on polymarket, resolutions.
func drawPriced(rt *rapid.T, chain smartmoney.Chain, n int) (events []event.Event) {
	at := eventStart
	for i := range n {
		at = at.Add(time.Duration(rapid.SampledFrom([]int{0, 1, 4, 5, 7, 60, 3500, 80_000, 200_000, 900_000}).Draw(rt, "seconds")) * time.Second)
		when := at.Add(-time.Duration(rapid.SampledFrom([]int{0, 0, 0, 3, 5, 40, 4000, 86_400, 86_405}).Draw(rt, "late")) * time.Second)
		price := rapid.SampledFrom([]float64{0.5, 0.97, 1, 1.01, 1.5, 40, 1e12}).Draw(rt, "price")
		switch kind := rapid.IntRange(0, 9).Draw(rt, "kind"); {
		case kind == 0:
			u := &smartmoney.TokenUpdate{Chain: chain, Token: testkit.Token(chain, 0), UpdatedAt: when}
			if rapid.Bool().Draw(rt, "priced") {
				u.PriceUSD = new(rapid.SampledFrom([]float64{0, 0.4, 1, 3}).Draw(rt, "provider's"))
			}
			if rapid.IntRange(0, 4).Draw(rt, "volume") == 0 {
				u.Volume24hUSD = new(rapid.SampledFrom([]float64{0, 70}).Draw(rt, "provider's volume"))
			}
			events = append(events, event.Event{Type: event.TypeToken, Chain: chain, Token: u})
		case kind == 1 && chain == smartmoney.Polymarket && i > n/2:
			events = append(events, event.Event{Type: event.TypeResolution, Chain: chain, Resolution: &smartmoney.Resolution{
				Token: testkit.Token(chain, 0), Payout: rapid.SampledFrom([]float64{0, 1}).Draw(rt, "payout"), ResolvedAt: when,
			}})
		default:
			amount := rapid.SampledFrom([]float64{1e-6, 0.99, 1, 9.99, 10, 10, 50, 400, 1000}).Draw(rt, "amount")
			events = append(events, event.Event{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
				ID: fmt.Sprint(i), Chain: chain, Wallet: testkit.Wallet(chain, i%5), Token: testkit.Token(chain, 0), Side: smartmoney.Buy,
				Quantity: amount / price, PriceUSD: price, AmountUSD: amount, TradedAt: when,
				OffMarket: rapid.IntRange(0, 7).Draw(rt, "off the market") == 0,
			}})
		}
	}
	return events
}

// TestPricesAreWhatTheTextSays: prices, two-day volumes and net profits are those of semantics 2.2
// and 2.3 followed word for word.
func TestPricesAreWhatTheTextSays(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain := rapid.SampledFrom([]smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket}).Draw(rt, "chain")
		limit := rapid.SampledFrom([]float64{0, 0.25, 1}).Draw(rt, "limit")
		b, want := ledger.New(chain), newPlain(chain, limit)
		b.LimitOpenGains(limit)
		for i, e := range drawPriced(rt, chain, rapid.IntRange(1, 40).Draw(rt, "events")) {
			b.Apply(&e, int64(i)+1)
			want.apply(&e)
			got, of := b.Token(0), want.token(testkit.Token(chain, 0))
			settled, quoted := of.Prices()
			if fmt.Sprint(got.Settled, got.Quoted) != fmt.Sprint(settled, quoted) {
				rt.Fatalf("event %d: settled at %v, quoted at %v, want %v and %v: %+v", i+1, got.Settled, got.Quoted, settled, quoted, got.Points)
			}
			if v, w := got.Volume.TwoDays(b.Today()), of.TwoDays(want.t/86400); v != w {
				rt.Fatalf("event %d: a two-day volume of %v, want %v", i+1, v, w)
			}
			b.Refresh(func(uint32) {})
			for address := range want.wallets {
				n, _ := b.Wallets.Find(address)
				if net := want.net(address); math.Abs(b.Wallet(n).Net-net) > 1e-9*max(1, math.Abs(net)) {
					rt.Fatalf("event %d: wallet %s has a net profit of %v, want %v", i+1, address, b.Wallet(n).Net, net)
				}
			}
		}
	})
}

// TestOrderOfTradesDoesNotMatter: points of different amounts are the same whatever the order in
// which their trades came.
func TestOrderOfTradesDoesNotMatter(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain := smartmoney.Base
		var events []event.Event
		for i, e := range drawPriced(rt, chain, 30) {
			if e.Trade != nil {
				e.Trade.AmountUSD += float64(i) / 1000 // no two are equal
				events = append(events, e)
			}
		}
		a, b := ledger.New(chain), ledger.New(chain)
		for i := range events {
			a.Apply(&events[i], int64(i)+1)
		}
		for i, n := range rapid.Permutation(indexes(len(events))).Draw(rt, "order") {
			b.Apply(&events[n], int64(i)+1)
		}
		if len(events) == 0 {
			return
		}
		one, two := a.Token(0).Points, b.Token(0).Points
		if one.Seq = two.Seq; one != two { // the trades have other numbers
			rt.Fatalf("%+v in order, %+v out of it", one, two)
		}
	})
}

func indexes(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// TestPricingAllocatesNothing: it is done for every trade.
func TestPricingAllocatesNothing(t *testing.T) {
	b := ledger.New(smartmoney.Base)
	e := testkit.Buy(smartmoney.Base, 0, 0, eventStart)
	seq := int64(0)
	apply := func() {
		e.Trade.TradedAt, e.Trade.AmountUSD = e.Trade.TradedAt.Add(3*time.Second), 10+float64(seq%7)
		seq++
		b.Apply(&e, seq)
	}
	for range 1000 {
		apply()
	}
	if n := testing.AllocsPerRun(1000, apply); n > 0 {
		t.Errorf("a trade allocates %v times", n)
	}
}

// TestLimitedGains is the example of semantics 2.3.
func TestLimitedGains(t *testing.T) {
	b, seq, day := ledger.New(smartmoney.Base), int64(0), time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	b.LimitOpenGains(1)
	buy := func(wallet, token, onDay int, price float64) {
		e := testkit.Buy(smartmoney.Base, wallet, token, day.AddDate(0, 0, onDay-1).Add(time.Duration(wallet)*time.Minute))
		e.Trade.Quantity, e.Trade.PriceUSD, e.Trade.AmountUSD = 100/price, price, 100
		seq++
		b.Apply(&e, seq)
	}
	net := func(what string, want float64) {
		t.Helper()
		b.Refresh(func(uint32) {})
		if got := b.Wallet(0).Net; got != want {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	buy(0, 0, 1, 1)
	for wallet := range 5 {
		buy(1+wallet, 0, 2, 10)
	}
	net("on 2 March", 600)
	buy(9, 1, 3, 1)
	net("on 3 March", 500)
	buy(9, 1, 4, 1)
	net("on 4 March", 0)
	buy(9, 1, 9, 1)
	net("on 9 March", 0)
	buy(9, 1, 10, 1)
	net("on 10 March", -100)
}
