package graph

import (
	"fmt"
	"maps"
	"reflect"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// secondWeek has 25 wallets of the world buy and sell on days of which the last 7 leave out all
// that is in the world.
func secondWeek(t *testing.T, f *fixture) {
	t.Helper()
	var events []event.Event
	for day := range 3 {
		for wallet := range 25 {
			for n, side := range []smartmoney.Side{smartmoney.Buy, smartmoney.Sell} {
				trade := &smartmoney.Trade{
					ID: fmt.Sprintf("second-%d-%d-%d", day, wallet, n), Chain: smartmoney.Base,
					Wallet: servicetest.Address(smartmoney.Base, wallet), Token: servicetest.Token(smartmoney.Base, 50+wallet%4), Side: side,
					Quantity: 1000 / (1 + float64(n*(day%2))), PriceUSD: 1.1 + float64((wallet+7*day+3*n)%11)/7,
					TradedAt: time.Date(2021, 5, 12+day, 9, wallet, n, 0, time.UTC),
				}
				trade.AmountUSD = trade.Quantity * trade.PriceUSD
				events = append(events, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: trade})
			}
		}
	}
	f.Append(t, smartmoney.Base, events...)
}

const windowFields = ` id walletAddress traderScore scoreParts { efficiency winRate consistency activity } totalBuyVolumeUsd totalSellVolumeUsd netPnlUsd
	realizedPnlUsd tradeCount buyCount sellCount winRate trueWinRate winningPositions closedPositions tokensTraded avgTradeSizeUsd largestTradeUsd
	lastTradeTime firstTradeTime `

// TestWalletOfAWindow: each of the first 20 wallets of a week's leaderboard has by itself the same
// numbers to the last digit, the same rank, and an equity that leads from 0 to its profit.
func TestWalletOfAWindow(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	secondWeek(t, f)
	board := data(t, f.post(`{ wallets(window: WEEK, first: 20) { windowStart edges { rank node { `+windowFields+` } } } }`, nil))["wallets"].(map[string]any)
	start, err := time.Parse(time.RFC3339, board["windowStart"].(string))
	if err != nil || !start.Equal(time.Date(2021, 5, 8, 0, 0, 0, 0, time.UTC)) {
		t.Fatalf("the week starts at %v, %v", start, err)
	}
	edges, others := board["edges"].([]any), 0
	if len(edges) != 20 {
		t.Fatalf("%d wallets", len(edges))
	}
	var addresses []any
	for _, e := range edges {
		row := pick(e, "node").(map[string]any)
		addresses = append(addresses, row["walletAddress"])
		got := data(t, f.post(`query($a: String!) {
			wallet(chain: BASE, address: $a, window: WEEK) { `+windowFields+` defaultRank(window: WEEK) equity(window: WEEK) { date realizedPnlUsd } }
			life: wallet(chain: BASE, address: $a) { id traderScore realizedPnlUsd } }`, map[string]any{"a": row["walletAddress"]}))
		w := got["wallet"].(map[string]any)
		points := w["equity"].([]any)
		if first, last := points[0], points[len(points)-1]; len(points) < 3 || pick(first, "date") != start.AddDate(0, 0, -1).Format(time.RFC3339) ||
			pick(first, "realizedPnlUsd") != 0.0 || pick(last, "realizedPnlUsd") != row["realizedPnlUsd"] {
			t.Errorf("equity %v, profit %v", points, row["realizedPnlUsd"])
		}
		if w["defaultRank"] != pick(e, "rank") {
			t.Errorf("rank %v by itself, %v in the list", w["defaultRank"], pick(e, "rank"))
		}
		maps.DeleteFunc(w, func(name string, _ any) bool { return name == "defaultRank" || name == "equity" })
		if !reflect.DeepEqual(w, row) {
			t.Errorf("by itself %v\nin the list %v", w, row)
		}
		if life := got["life"]; pick(life, "id") != row["id"] && pick(life, "traderScore") != row["traderScore"] {
			others++
		}
	}
	if others != len(edges) {
		t.Errorf("only %d wallets have other numbers in their whole life: the window proves little", others)
	}
	same := data(t, f.post(`query($a: [String!]!) { walletsByAddress(chain: BASE, addresses: $a, window: WEEK) { `+windowFields+` } }`, map[string]any{"a": addresses}))
	for i, w := range same["walletsByAddress"].([]any) {
		if !reflect.DeepEqual(w, pick(edges[i], "node")) {
			t.Errorf("by addresses %v\nin the list %v", w, pick(edges[i], "node"))
		}
	}
}

// TestWalletOutsideAWindow: a wallet that did not trade in the window has its life's tokens and
// times and no other numbers, and one that is unknown is null.
func TestWalletOutsideAWindow(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	secondWeek(t, f)
	got := data(t, f.post(`query($a: String!, $b: String!) {
		week: wallet(chain: BASE, address: $a, window: WEEK) { walletAddress tradeCount traderScore scoreParts { activity } netPnlUsd tokensTraded firstTradeTime
			defaultRank(window: WEEK) equity(window: WEEK) { date } }
		life: wallet(chain: BASE, address: $a) { walletAddress tradeCount tokensTraded firstTradeTime }
		walletsByAddress(chain: BASE, addresses: [$a, $b], window: DAY) { tradeCount }
		wallet(chain: BASE, address: $b, window: WEEK) { id } }`,
		map[string]any{"a": servicetest.Address(smartmoney.Base, 60), "b": "0x00000000000000000000000000000000000000ff"}))
	week, life := got["week"].(map[string]any), got["life"].(map[string]any)
	for _, field := range []string{"walletAddress", "tokensTraded", "firstTradeTime"} {
		if week[field] != life[field] {
			t.Errorf("%s is %v, of the whole life %v", field, week[field], life[field])
		}
	}
	if week["tradeCount"] != 0.0 || week["traderScore"] != 0.0 || week["netPnlUsd"] != 0.0 || week["scoreParts"] != nil || week["defaultRank"] != nil ||
		len(week["equity"].([]any)) != 0 || life["tradeCount"] == 0.0 {
		t.Errorf("of a week without trades: %v", week)
	}
	if pick(got, "walletsByAddress").([]any)[0].(map[string]any)["tradeCount"] != 0.0 || pick(got, "walletsByAddress").([]any)[1] != nil || got["wallet"] != nil {
		t.Errorf("by addresses %v, unknown %v", got["walletsByAddress"], got["wallet"])
	}
}

// TestEquityAsOf: the equity as of a time ends with the last day that was over then.
func TestEquityAsOf(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	secondWeek(t, f)
	wallet := func(fields string) string {
		return fmt.Sprintf(`{ wallet(chain: BASE, address: %q) { %s } }`, servicetest.Address(smartmoney.Base, 1), fields)
	}
	got := data(t, f.post(wallet(`equity { date realizedPnlUsd } noon: equity(asOf: "2021-05-13T12:00:00Z") { date realizedPnlUsd }
		midnight: equity(asOf: "2021-05-13T00:00:00Z") { date realizedPnlUsd } before: equity(asOf: "2020-05-13T00:00:00Z") { date }`), nil))["wallet"]
	all := pick(got, "equity").([]any)
	if len(all) != 4 || !reflect.DeepEqual(pick(got, "noon"), all[:2]) || !reflect.DeepEqual(pick(got, "midnight"), all[:2]) || len(pick(got, "before").([]any)) != 0 {
		t.Errorf("equity as of the third day %v, of its midnight %v, of a year before %v, of %v", pick(got, "noon"), pick(got, "midnight"), pick(got, "before"), all)
	}
	r := f.as(t, f.CustomerKey, wallet(`equity(window: DAY, since: "2021-05-07T12:00:00Z") { date }`))
	if len(r.Errors) != 1 || r.Errors[0].Message != "window must not be combined with since or asOf" || r.Errors[0].Extensions["code"] != "BAD_USER_INPUT" {
		t.Errorf("window with since: %+v", r.Errors)
	}
}
