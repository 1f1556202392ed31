package graph

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// TestIDsForCaches checks what a normalising client cache needs: two objects never share an
// id, and values that depend on the arguments of a list are on its edges.
func TestIDsForCaches(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	wallet := "0x00000000000000000000000000000000000000e5"
	for _, chain := range []smartmoney.Chain{smartmoney.Base, smartmoney.Ethereum} {
		f.Append(t, chain, event.Event{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
			ID: "0xsametx:0", Chain: chain, Wallet: wallet, Token: servicetest.Token(chain, 1), Side: smartmoney.Buy,
			Quantity: 1, PriceUSD: 2, AmountUSD: 2, TradedAt: time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC),
		}})
	}
	const trade = "trades { nodes { __typename id tradeId chain walletAddress } }"
	got := data(t, f.post(`{ base: wallet(chain: BASE, address: "`+wallet+`") { id `+trade+` }
		ethereum: wallet(chain: ETHEREUM, address: "`+wallet+`") { id `+trade+` } }`, nil))
	seen := map[any]bool{}
	for _, chain := range []string{"base", "ethereum"} {
		w := got[chain].(map[string]any)
		list := w["trades"].(map[string]any)["nodes"].([]any)
		first := list[0].(map[string]any)
		if len(list) != 1 || first["tradeId"] != "0xsametx:0" || seen[first["id"]] || seen[w["id"]] || first["id"] == w["id"] {
			t.Errorf("%s: %v", chain, w)
		}
		seen[first["id"]], seen[w["id"]] = true, true
		again := data(t, f.post(`query($id: ID!) { node(id: $id) { __typename id ... on Trade { tradeId chain walletAddress } } }`,
			map[string]any{"id": first["id"]}))["node"].(map[string]any)
		for name, value := range first {
			if again[name] != value {
				t.Errorf("%s: node returns %s %v, want %v", chain, name, again[name], value)
			}
		}
	}
	if r := data(t, f.post(`{ node(id: "VHJhZGU6YmFzZTo5OTk5OTk5") { id } }`, nil)); r["node"] != nil {
		t.Errorf("an unknown trade is %v", r["node"])
	}

	for by, metric := range map[string]string{"TRADER_SCORE": "traderScore", "TRADE_COUNT": "tradeCount"} {
		page := data(t, f.post(`{ wallets(rankBy: `+by+`, first: 10) { edges { rank node { id rank `+metric+` } } }
			again: wallets(rankBy: `+by+`, last: 3) { totalCount edges { rank } } }`, nil))
		for i, e := range page["wallets"].(map[string]any)["edges"].([]any) {
			edge := e.(map[string]any)
			if edge["rank"] != float64(i+1) || edge["node"].(map[string]any)["rank"] != edge["rank"] {
				t.Errorf("%s: edge %d = %v", by, i, edge)
			}
		}
		last := page["again"].(map[string]any)
		if e := last["edges"].([]any); e[2].(map[string]any)["rank"] != last["totalCount"] {
			t.Errorf("%s: last = %v", by, last)
		}
	}
	// Numbers of a window have ids of their own, which lead to the present wallet.
	spans := data(t, f.post(`{ life: wallets(first: 3) { nodes { id walletAddress } } `+
		`day: wallets(window: DAY, first: 3, filter: {minClosed: 0, minTokens: 0, minBuyVol: 0}) { nodes { id walletAddress } } `+
		`month: wallets(window: MONTH, first: 3, filter: {minClosed: 0, minTokens: 0, minBuyVol: 0}) { edges { node { id walletAddress scoreParts { __typename } } } } }`, nil))
	ids := map[any]bool{}
	for _, n := range append(append(pick(spans, "life.nodes").([]any), pick(spans, "day.nodes").([]any)...), pick(spans, "month.edges").([]any)...) {
		if node := pick(n, "node"); node != nil {
			n = node
		}
		id, address := pick(n, "id"), pick(n, "walletAddress")
		if ids[id] {
			t.Errorf("the id %v stands for two states of %v", id, address)
		}
		ids[id] = true
		present := data(t, f.post(`query($a: String!, $id: ID!) { wallet(chain: BASE, address: $a) { id tradeCount } node(id: $id) { id ... on Wallet { tradeCount } } }`,
			map[string]any{"a": address, "id": id}))
		if diff := cmp.Diff(present["wallet"], present["node"]); diff != "" {
			t.Errorf("node of %v: %s", id, diff)
		}
	}
	if len(ids) < 5 {
		t.Errorf("%d ids of wallets: the windows are empty", len(ids))
	}
	// The default rank does not depend on rankBy.
	page := data(t, f.post(`{ wallets(rankBy: TRADE_COUNT, first: 3) { nodes { defaultRank walletAddress } } }`, nil))
	for _, n := range page["wallets"].(map[string]any)["nodes"].([]any) {
		node := n.(map[string]any)
		one := data(t, f.post(`query($a: String!) { wallet(chain: BASE, address: $a) { rank } }`, map[string]any{"a": node["walletAddress"]}))
		if one["wallet"].(map[string]any)["rank"] != node["defaultRank"] {
			t.Errorf("default rank of %v is %v", node, one)
		}
	}
}

// first and last together are refused, as literals and as variables.
func TestFirstAndLast(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for query, variables := range map[string]map[string]any{
		`{ wallets(first: 3, last: 3) { totalCount } }`:                                                    nil,
		`query($n: Int) { wallets(first: $n, last: $n) { totalCount } }`:                                   {"n": 3},
		`{ wallets { nodes { trades(last: 3, first: 3) { totalCount } } } }`:                               nil,
		`{ ...f } fragment f on Query { wallets { nodes { signals(first: 1, last: 1) { totalCount } } } }`: nil,
	} {
		r, _ := decode(t, f.post(query, variables))
		if len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "BAD_USER_INPUT" || r.Errors[0].Extensions["field"] != "last" {
			t.Errorf("%s: %+v", query, r.Errors)
		}
	}
	for query, variables := range map[string]map[string]any{
		`query($n: Int, $m: Int) { wallets(first: $n, last: $m) { totalCount } }`:     {"n": 3, "m": nil},
		`query($n: Int, $m: Int) { wallets(first: $m, last: $n) { totalCount } } `:    {"n": 3},
		`query($n: Int, $m: Int) { wallets(first: $n, last: $m) { edges { rank } } }`: {"n": nil, "m": 3},
	} {
		if r, _ := decode(t, f.post(query, variables)); len(r.Errors) > 0 {
			t.Errorf("%s: %+v", query, r.Errors)
		}
	}
}

// The personal block of a node equals that of its edge.
func TestPersonalOnTheEdge(t *testing.T) {
	t.Parallel()
	f, _ := signalled(t)
	wallet := servicetest.Address(smartmoney.Polymarket, 3)
	f.Append(t, smartmoney.Polymarket, event.Event{Type: event.TypeTrade, Chain: smartmoney.Polymarket, Trade: &smartmoney.Trade{
		ID: "mine", Chain: smartmoney.Polymarket, Wallet: wallet, Token: servicetest.Token(smartmoney.Polymarket, 60), Side: smartmoney.Buy,
		Quantity: 10, PriceUSD: 0.5, AmountUSD: 5, TradedAt: time.Now().Add(-time.Minute),
	}})
	page := data(t, f.post(`query($w: String!) { with: signals(walletId: $w) { edges { personal { onSignalSide walletAddress } node { personal { onSignalSide walletAddress } } } }
		without: signals { edges { personal { onSignalSide } node { id } } } }`, map[string]any{"w": wallet}))
	personal := 0
	for _, e := range page["with"].(map[string]any)["edges"].([]any) {
		edge := e.(map[string]any)
		if diff := cmp.Diff(edge["node"].(map[string]any)["personal"], edge["personal"]); diff != "" {
			t.Error(diff)
		}
		if edge["personal"] != nil {
			personal++
		}
	}
	if personal == 0 || personal == 3 {
		t.Errorf("%d of 3 signals have a personal block", personal)
	}
	for _, e := range page["without"].(map[string]any)["edges"].([]any) {
		if e.(map[string]any)["personal"] != nil {
			t.Errorf("an edge without walletId: %v", e)
		}
	}
}
