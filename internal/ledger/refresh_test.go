package ledger_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

var eventStart = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

// crowd makes trades of many wallets: one position each in some of the tokens,
// most of them open, a tenth sold again in parts. A token's price stays the same.
func crowd(wallets, each, tokens int) []event.Event {
	r := rand.New(rand.NewPCG(7, 7))
	out := make([]event.Event, 0, wallets*each)
	for k := range each {
		for w := range wallets {
			out = append(out, crowdTrade(r, w, r.IntN(tokens), k))
		}
	}
	return out
}

func crowdTrade(r *rand.Rand, wallet, token, k int) event.Event {
	t := &smartmoney.Trade{
		Chain: smartmoney.Base, Wallet: fmt.Sprintf("0x%040x", wallet), Token: fmt.Sprintf("0x%040x", token), Side: smartmoney.Buy,
		Quantity: r.ExpFloat64() * 50, PriceUSD: float64(token)/9 + 0.1, TradedAt: eventStart.Add(time.Duration(k) * time.Second),
	}
	if r.IntN(10) == 0 {
		t.Side = smartmoney.Sell
	}
	t.AmountUSD = t.Quantity * t.PriceUSD * (0.9 + r.Float64()/5)
	return event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: t}
}

func tokenPrice(token int, price float64, second int) event.Event {
	return event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
		Chain: smartmoney.Base, Token: fmt.Sprintf("0x%040x", token), PriceUSD: &price, UpdatedAt: eventStart.Add(time.Duration(second) * time.Second),
	}}
}

// TestRefreshPathsGiveTheSameBits: many stale wallets and tokens are gone over in
// memory order, few along their lists. The scores must not tell which it was.
func TestRefreshPathsGiveTheSameBits(t *testing.T) {
	const wallets, tokens = 10_000, 60
	events := crowd(wallets, 3, tokens)
	for round := range 3 {
		for token := range tokens {
			events = append(events, tokenPrice(token, float64(token*round)/7+0.01, 100+round))
		}
	}
	often, once := ledger.New(smartmoney.Base), ledger.New(smartmoney.Base)
	most, refreshed := 0, 0
	for i := range events {
		often.Apply(&events[i], int64(i)+1)
		once.Apply(&events[i], int64(i)+1)
		if i%500 == 0 || events[i].Token != nil {
			n := 0
			often.Refresh(func(uint32) { n++ })
			most, refreshed = max(most, n), refreshed+n
		}
		if i == 3*wallets {
			once.Refresh(func(uint32) {})
		}
	}
	if most == 0 || most > wallets/8 {
		t.Fatalf("up to %d wallets were stale at once: the slow path needs between 1 and %d", most, wallets/8)
	}
	n := 0
	once.Refresh(func(uint32) { n++ })
	if n <= wallets/8 {
		t.Fatalf("%d wallets were stale: the fast path needs more than %d", n, wallets/8)
	}
	for i := range uint32(wallets) {
		a, b := often.Wallet(i), once.Wallet(i)
		if math.Float64bits(a.Net) != math.Float64bits(b.Net) || math.Float64bits(a.Score) != math.Float64bits(b.Score) {
			t.Fatalf("wallet %d: net %v and %v, score %v and %v", i, a.Net, b.Net, a.Score, b.Score)
		}
	}
}

// TestRefreshTellsWhoMayHaveChanged: it calls back for each wallet that an event
// touched or whose open position's price moved, once, and for nobody else.
func TestRefreshTellsWhoMayHaveChanged(t *testing.T) {
	buy := func(wallet, token int) event.Event {
		e := crowdTrade(rand.New(rand.NewPCG(1, 1)), wallet, token, 0)
		e.Trade.Side = smartmoney.Buy
		return e
	}
	sellAll := buy(2, 0)
	sellAll.Trade.Side = smartmoney.Sell
	chainLedger := ledger.New(smartmoney.Base)
	step := func(want string, events ...event.Event) {
		t.Helper()
		for i := range events {
			chainLedger.Apply(&events[i], int64(i)+1)
		}
		seen := map[uint32]int{}
		chainLedger.Refresh(func(i uint32) { seen[i]++ })
		if got := fmt.Sprint(seen); got != want {
			t.Errorf("refreshed %s, want %s", got, want)
		}
	}
	step("map[0:1 1:1 2:1]", buy(0, 0), buy(1, 1), buy(2, 0), buy(2, 0))
	step("map[]")
	step("map[0:1 2:1]", tokenPrice(0, 3, 5))
	step("map[]", tokenPrice(0, 3, 6)) // the same price
	step("map[]", tokenPrice(0, 4, 5)) // an older one
	step("map[]", tokenPrice(9, 4, 5)) // a token that nobody holds
	// closes the position; the price is an older one
	step("map[2:1]", sellAll, sellAll)
	step("map[0:1]", tokenPrice(0, 9, 7))            // wallet 2 holds none any more
	step("map[1:1]", buy(1, 0), tokenPrice(1, 2, 0)) // touched in two ways
}
