package graph

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// laterDays has wallets of the world trade on four more days.
func laterDays(t *testing.T, f *fixture) {
	t.Helper()
	var events []event.Event
	for i := range 60 {
		at := time.Date(2021, 5, 8+i/15, 9, i%15, 0, 0, time.UTC)
		trade := &smartmoney.Trade{
			ID: fmt.Sprint("later-", i), Chain: smartmoney.Base, Wallet: servicetest.Address(smartmoney.Base, 4), Token: servicetest.Token(smartmoney.Base, 40+i%3),
			Side: smartmoney.Buy, Quantity: 10, PriceUSD: 1 + float64(i%7)/4, TradedAt: at,
		}
		if i%6 > 2 {
			trade.Side = smartmoney.Sell
		}
		trade.AmountUSD = trade.Quantity * trade.PriceUSD
		events = append(events, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: trade})
	}
	f.Append(t, smartmoney.Base, events...)
}

// TestWalletOverTime: a wallet's days and closed positions add up to its totals, its equity ends at
// its profit, and pages of closed positions are the list.
func TestWalletOverTime(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	laterDays(t, f)
	address := servicetest.Address(smartmoney.Base, 4)
	w := data(t, f.post(`query($a: String!) { wallet(chain: BASE, address: $a) {
		tradeCount buyCount closedPositions winningPositions realizedPnlUsd totalBuyVolumeUsd
		history { date tradeCount buyCount buyVolumeUsd realizedPnlUsd closedPositions winningPositions }
		late: history(since: "2021-05-10T23:59:59Z") { date }
		equity(points: 500) { date realizedPnlUsd } few: equity(points: 2) { date realizedPnlUsd }
		closings(first: 200) { totalCount keptSince pageInfo { hasNextPage } edges { cursor node { token profitUsd costUsd proceedsUsd openedAt closedAt walletAddress chain } } }
		rankHistory { at } } }`, map[string]any{"a": address}))["wallet"].(map[string]any)
	days := w["history"].([]any)
	if len(days) < 5 {
		t.Fatalf("history = %v", days)
	}
	for _, field := range []string{"tradeCount", "buyCount", "closedPositions", "winningPositions", "realizedPnlUsd"} {
		sum := 0.0
		for _, d := range days {
			sum += d.(map[string]any)[field].(float64)
		}
		if total := w[field].(float64); math.Abs(sum-total) > 1e-9*(1+math.Abs(total)) {
			t.Errorf("%s of all days is %v, of the wallet %v", field, sum, total)
		}
	}
	if late := w["late"].([]any); len(late) != 2 || late[0].(map[string]any)["date"] != "2021-05-10T00:00:00Z" {
		t.Errorf("history since the 10th = %v", late)
	}
	points, few := w["equity"].([]any), w["few"].([]any)
	if len(points) != len(days) || points[len(points)-1].(map[string]any)["realizedPnlUsd"] != w["realizedPnlUsd"] {
		t.Errorf("equity = %v, profit %v", points, w["realizedPnlUsd"])
	}
	if len(few) != 2 || few[0].(map[string]any)["date"] != points[0].(map[string]any)["date"] || few[1].(map[string]any)["realizedPnlUsd"] != w["realizedPnlUsd"] {
		t.Errorf("equity of two points = %v", few)
	}
	if ranks := w["rankHistory"].([]any); len(ranks) > 0 {
		t.Errorf("rankHistory = %v, without leaderboards of past days", ranks)
	}
	checkClosings(t, f, address, w)
}

func checkClosings(t *testing.T, f *fixture, address string, w map[string]any) {
	t.Helper()
	closings := w["closings"].(map[string]any)
	edges := closings["edges"].([]any)
	if closings["totalCount"] != w["closedPositions"] || float64(len(edges)) != w["closedPositions"] || len(edges) < 4 {
		t.Fatalf("%d closed positions, totalCount %v, closedPositions %v", len(edges), closings["totalCount"], w["closedPositions"])
	}
	profit := 0.0
	for _, e := range edges {
		node := e.(map[string]any)["node"].(map[string]any)
		profit += node["profitUsd"].(float64)
		if got := node["costUsd"].(float64) + node["profitUsd"].(float64); math.Abs(got-node["proceedsUsd"].(float64)) > 1e-9*(1+got) || node["walletAddress"] != address {
			t.Errorf("closed position %v", node)
		}
	}
	if total := w["realizedPnlUsd"].(float64); math.Abs(profit-total) > 1e-9*(1+math.Abs(total)) {
		t.Errorf("profit of closed positions %v, of the wallet %v", profit, total)
	}
	var after any
	for n := 0; ; {
		page := data(t, f.post(`query($a: String!, $after: String) { wallet(chain: BASE, address: $a) {
			closings(first: 3, after: $after) { pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { profitUsd } } } } }`,
			map[string]any{"a": address, "after": after}))["wallet"].(map[string]any)["closings"].(map[string]any)
		for _, e := range page["edges"].([]any) {
			if e.(map[string]any)["cursor"] != edges[n].(map[string]any)["cursor"] {
				t.Fatalf("closed position %d of the pages is %v, want %v", n, e, edges[n])
			}
			n++
		}
		info := page["pageInfo"].(map[string]any)
		if info["hasPreviousPage"] != (after != nil) || info["hasNextPage"] != (n < len(edges)) {
			t.Errorf("after %d positions: %v", n, info)
		}
		if n == len(edges) {
			return
		}
		after = info["endCursor"]
	}
}

// TestHistoryRefuses: arguments out of their bounds and cursors of other lists are refused by name,
// and what is not kept is NOT_FOUND.
func TestHistoryRefuses(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	wallet := func(fields string) string {
		return `{ wallet(chain: BASE, address: "` + servicetest.Address(smartmoney.Base, 4) + `") { ` + fields + ` } }`
	}
	cursor := func(list string) string {
		page := data(t, f.post(wallet(list+`(first: 1) { pageInfo { endCursor } }`), nil))["wallet"].(map[string]any)[list].(map[string]any)
		return page["pageInfo"].(map[string]any)["endCursor"].(string)
	}
	other := data(t, f.post(`{ wallets(first: 1) { pageInfo { endCursor } } }`, nil))["wallets"].(map[string]any)["pageInfo"].(map[string]any)["endCursor"].(string)
	for query, want := range map[string][2]any{
		wallet(`equity(points: 1) { date }`):                                                     {"BAD_USER_INPUT", "points"},
		wallet(`equity(points: 501) { date }`):                                                   {"BAD_USER_INPUT", "points"},
		wallet(`equity(points: -2147483648) { date }`):                                           {"BAD_USER_INPUT", "points"},
		wallet(`closings(first: 0) { totalCount }`):                                              {"BAD_USER_INPUT", "first"},
		wallet(`closings(first: 201) { totalCount }`):                                            {"BAD_USER_INPUT", "first"},
		wallet(`closings(after: "x") { totalCount }`):                                            {"BAD_USER_INPUT", "after"},
		wallet(`closings(after: "` + cursor("trades") + `") { totalCount }`):                     {"BAD_USER_INPUT", "after"},
		wallet(`closings(after: "` + other + `") { totalCount }`):                                {"BAD_USER_INPUT", "after"},
		wallet(`trades(after: "` + cursor("closings") + `") { totalCount }`):                     {"BAD_USER_INPUT", "after"},
		wallet(`rankHistory(first: 0) { at }`):                                                   {"BAD_USER_INPUT", "first"},
		wallet(`rankHistory(first: 401) { at }`):                                                 {"BAD_USER_INPUT", "first"},
		wallet(`history(since: "yesterday") { date }`):                                           {"BAD_USER_INPUT", nil},
		`{ wallets(asOf: "2021-05-07T00:00:00Z") { totalCount } }`:                               {"NOT_FOUND", nil},
		`{ wallets(asOf: "0001-01-01T00:00:00Z") { totalCount } }`:                               {"NOT_FOUND", nil},
		`{ wallets(asOf: "9999-12-31T23:59:59Z") { totalCount } }`:                               {"NOT_FOUND", nil},
		`{ wallets(asOf: "2021-05-07T00:00:00Z", window: DAY) { totalCount } }`:                  {"BAD_USER_INPUT", "asOf"},
		`{ wallets(window: WEEK, after: "` + other + `") { totalCount } }`:                       {"BAD_USER_INPUT", "after"},
		`{ leaderboardPerformance(asOf: "2021-05-07T00:00:00Z", top: 0) { complete } }`:          {"BAD_USER_INPUT", "top"},
		`{ leaderboardPerformance(asOf: "2021-05-07T00:00:00Z", top: 1001) { complete } }`:       {"BAD_USER_INPUT", "top"},
		`{ leaderboardPerformance(asOf: "2021-05-07T00:00:00Z", days: 0) { complete } }`:         {"BAD_USER_INPUT", "days"},
		`{ leaderboardPerformance(asOf: "2021-05-07T00:00:00Z", days: 91) { complete } }`:        {"BAD_USER_INPUT", "days"},
		`{ leaderboardPerformance(asOf: "2021-05-07T00:00:00Z") { complete } }`:                  {"NOT_FOUND", nil},
		`{ leaderboardPerformance(asOf: "2021-05-07T00:00:00Z", top: 4294967297) { complete } }`: {"BAD_USER_INPUT", nil},
	} {
		r, _ := decode(t, f.post(query, nil))
		if len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != want[0] || want[1] != nil && r.Errors[0].Extensions["field"] != want[1] {
			t.Errorf("%s: %+v, want %v", query, r.Errors, want)
		}
	}
	for _, fields := range []string{
		`history(since: "0001-01-01T00:00:00Z") { date }`, `history(since: "9999-12-31T23:59:59Z") { date }`,
		`equity(since: "9999-12-31T23:59:59Z") { date }`, `rankHistory(since: "9999-12-31T23:59:59Z") { at }`, `rankHistory(since: "0001-01-01T00:00:00Z") { at }`,
	} {
		if r, _ := decode(t, f.post(wallet(fields), nil)); len(r.Errors) > 0 {
			t.Errorf("%s: %+v", fields, r.Errors)
		}
	}
}
