package graph

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// newTrend returns a fixture in which top wallets bought a token called TREND on base, in hours of
// their own, and the number of those that did.
func newTrend(t *testing.T) (f *fixture, token string) {
	t.Helper()
	f = newPlatformFixture(t, testkit.SQLite(t))
	token = "0x00000000000000000000000000000000000abcde"
	top := strings.Fields(fmt.Sprint(pick(data(t, f.post(`{ wallets(first: 3) { nodes { walletAddress } } }`, nil)), "wallets.nodes")))
	var wallets []string
	for _, word := range top {
		if _, address, ok := strings.Cut(word, ":0x"); ok {
			wallets = append(wallets, "0x"+strings.Trim(address, "[]"))
		}
	}
	now := time.Now().UTC().Truncate(time.Hour)
	var events []event.Event
	for i, wallet := range wallets {
		events = append(events, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			ID: fmt.Sprint("trend", i), Chain: smartmoney.Base, Wallet: wallet, Token: token, Symbol: "TREND", Side: smartmoney.Buy,
			Quantity: 100, PriceUSD: float64(1 + i), AmountUSD: float64(100 * (1 + i)), TradedAt: now.Add(time.Duration(i-len(wallets)) * 4 * time.Hour),
		}})
	}
	f.Append(t, smartmoney.Base, events...)
	testkit.Eventually(t, "the trades count", func() bool {
		r, _ := decode(t, f.post(`{ trendingTokens(chain: BASE, first: 1) { token { symbol } buyers } }`, nil))
		first, _ := pick(r.Data, "trendingTokens").([]any)
		return len(first) == 1 && pick(first[0], "token.symbol") == "TREND" && pick(first[0], "buyers") == 3.0
	})
	return f, token
}

func TestTrendingTokens(t *testing.T) {
	t.Parallel()
	f, token := newTrend(t)
	got := data(t, f.post(`query($a: String!) {
		day: trendingTokens(chain: BASE) { token { address } buyers sellers netFlowUsd priceChangePct since }
		hours: trendingTokens(chain: BASE, window: SIX_HOURS, first: 1) { token { address } buyers netFlowUsd priceChangePct }
		token(chain: BASE, address: $a) {
			series { value } trades: series(metric: TRADES) { at value } flow: series(metric: SMART_NET_FLOW_USD) { value }
			days: series(metric: VOLUME_USD, interval: DAY) { at value }
			topHolders { rank wallet { walletAddress defaultRank } position { walletAddress costUsd quantity } } } }`, map[string]any{"a": token}))
	if first := pick(got, "day").([]any)[0]; pick(first, "token.address") != token || pick(first, "buyers") != 3.0 || pick(first, "sellers") != 0.0 ||
		pick(first, "netFlowUsd") != 600.0 || pick(first, "priceChangePct") != nil {
		t.Errorf("of a day %v", first)
	}
	// The event time is that of the last trade: of six hours and the present one, it and the one
	// four hours before count. Its price of 3 is quoted at most 2 % above the settled one, which is
	// 2: half of the 600 USD are at prices up to it.
	if first := pick(got, "hours").([]any)[0]; pick(first, "buyers") != 2.0 || pick(first, "netFlowUsd") != 500.0 || pick(first, "priceChangePct") != 104.0 {
		t.Errorf("of six hours %v", first)
	}
	for series, want := range map[string]struct {
		points int
		sum    float64
	}{"token.series": {9, 1*4 + 2*4 + 2*1.02}, "token.trades": {24, 3}, "token.flow": {24, 600}, "token.days": {30, 600}} {
		points, sum := pick(got, series).([]any), 0.0
		for _, p := range points {
			sum += pick(p, "value").(float64)
		}
		if len(points) != want.points || sum != want.sum {
			t.Errorf("%s: %d points with a sum of %v, want %+v", series, len(points), sum, want)
		}
	}
	last := pick(got, "token.trades").([]any)[22].(map[string]any)["at"]
	since := data(t, f.post(`query($a: String!, $t: DateTime) { token(chain: BASE, address: $a) { series(metric: TRADES, since: $t) { at } } }`,
		map[string]any{"a": token, "t": last}))
	if points := pick(since, "token.series").([]any); len(points) != 2 {
		t.Errorf("since the last hour but one: %v", points)
	}
	holders := pick(got, "token.topHolders").([]any)
	if len(holders) != 3 {
		t.Fatalf("holders %v", holders)
	}
	for i, h := range holders {
		rank := pick(h, "rank").(float64)
		if rank != pick(h, "wallet.defaultRank") || i > 0 && rank <= pick(holders[i-1], "rank").(float64) || pick(h, "wallet.walletAddress") != pick(h, "position.walletAddress") || pick(h, "position.quantity") != 100.0 {
			t.Errorf("holder %d is %v", i, h)
		}
	}
}

func TestLookup(t *testing.T) {
	t.Parallel()
	f, token := newTrend(t)
	names := func(list any, field string) (all []string) {
		for _, one := range list.([]any) {
			all = append(all, pick(one, field).(string))
		}
		return all
	}
	got := data(t, f.post(`{ symbol: lookup(text: " tre") { wallets { walletAddress } tokens { address } markets { itemId } }
		address: lookup(text: "0X", first: 2) { wallets { walletAddress chain } tokens { chain } markets { itemId } }
		one: lookup(text: "0x", chain: ETHEREUM) { wallets { chain } }
		word: lookup(text: "CRYPTO") { markets { itemId outcomes { token } } } }`, nil))
	if tokens := names(pick(got, "symbol.tokens"), "address"); !slices.Equal(tokens, []string{token}) || len(pick(got, "symbol.wallets").([]any)) != 0 {
		t.Errorf("by symbol: %v", pick(got, "symbol"))
	}
	if wallets := names(pick(got, "address.wallets"), "chain"); !slices.Equal(wallets, []string{"BASE", "ETHEREUM"}) {
		t.Errorf("by address on all chains: %v", wallets)
	}
	if wallets := names(pick(got, "one.wallets"), "chain"); len(wallets) != 10 || slices.Contains(wallets, "BASE") {
		t.Errorf("by address on ethereum: %v", wallets)
	}
	if markets := names(pick(got, "word.markets"), "itemId"); len(markets) != 2 || !slices.Contains(markets, "m3") || !slices.Contains(markets, "m7") {
		t.Errorf("by a word: %v", markets)
	}
	got = data(t, f.post(`{ inside: lookup(text: "REN") { tokens { address } } part: lookup(text: "rypt") { markets { itemId } } }`, nil))
	if tokens := names(pick(got, "inside.tokens"), "address"); !slices.Contains(tokens, token) {
		t.Errorf("by a part of the symbol: %v", pick(got, "inside"))
	}
	if markets := names(pick(got, "part.markets"), "itemId"); len(markets) != 2 || !slices.Contains(markets, "m3") || !slices.Contains(markets, "m7") {
		t.Errorf("by a part of a word: %v", markets)
	}
}

func TestTrendErrors(t *testing.T) {
	t.Parallel()
	f := newPlatformFixture(t, testkit.SQLite(t))
	for query, want := range map[string]string{
		`{ trendingTokens(chain: BASE, top: 1001) { buyers } }`:                                   "top must be between 1 and 1000, got 1001",
		`{ trendingTokens(chain: BASE, first: 0) { buyers } }`:                                    "first must be between 1 and 200, got 0",
		`{ lookup(text: " x ") { tokens { symbol } } }`:                                           "text must have 2 to 100 characters, got 1",
		`{ lookup(text: "xx", first: 51) { tokens { symbol } } }`:                                 "first must be between 1 and 50, got 51",
		oneToken(`series(metric: SMART_NET_FLOW_USD, interval: DAY) { value }`):                   "interval must be HOUR for SMART_NET_FLOW_USD: the trades of wallets are kept for a day",
		oneToken(`topHolders(top: 201) { rank }`):                                                 "top must be between 1 and 200, got 201",
		`{ wallets(first: 1) { nodes { trades(last: 1, filter: {side: BUY}) { totalCount } } } }`: "filter must not be combined with last: use first and after",
	} {
		if r := f.as(t, f.CustomerKey, query); len(r.Errors) != 1 || r.Errors[0].Message != want || r.Errors[0].Extensions["code"] != "BAD_USER_INPUT" {
			t.Errorf("%s: %+v, want %q", query, r.Errors, want)
		}
	}
	off := newFixture(t, nil)
	if r := off.as(t, off.CustomerKey, `{ trendingTokens(chain: BASE) { buyers } }`); len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "UNAVAILABLE" {
		t.Errorf("without indexes: %+v", r)
	}
}

func oneToken(fields string) string {
	return fmt.Sprintf(`{ token(chain: BASE, address: %q) { %s } }`, servicetest.Token(smartmoney.Base, 1), fields)
}

// TestPositionsByValue compares the order with the values, and pages of one.
func TestPositionsByValue(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	got := data(t, f.post(`{ wallets(first: 4) { nodes { positions(first: 200, orderBy: VALUE) { nodes { token valueUsd } edges { cursor } totalCount }
		oldest: positions(first: 200) { nodes { token valueUsd } } bought: trades(filter: {side: BUY}, first: 20) { nodes { side } } } } }`, nil))
	several := 0
	for _, w := range pick(got, "wallets.nodes").([]any) {
		list := pick(w, "positions.nodes").([]any)
		if len(list) != int(pick(w, "positions.totalCount").(float64)) || len(list) != len(pick(w, "oldest.nodes").([]any)) {
			t.Errorf("%d positions of %v", len(list), pick(w, "positions.totalCount"))
		}
		for i := 1; i < len(list); i++ {
			several++
			if pick(list[i-1], "valueUsd").(float64) < pick(list[i], "valueUsd").(float64) {
				t.Errorf("%v follows %v", list[i], list[i-1])
			}
		}
		for _, trade := range pick(w, "bought.nodes").([]any) {
			if pick(trade, "side") != "BUY" {
				t.Errorf("a filtered trade is %v", trade)
			}
		}
	}
	if several == 0 {
		t.Error("no wallet has several positions")
	}
}
