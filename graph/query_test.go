package graph

import (
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/introspection"
	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// everyField selects every plain field of a wallet.
const everyField = `id rank walletAddress chain traderScore totalBuyVolumeUsd totalSellVolumeUsd netPnlUsd
	realizedPnlUsd tradeCount buyCount sellCount winRate trueWinRate winningPositions closedPositions
	tokensTraded avgTradeSizeUsd largestTradeUsd lastTradeTime firstTradeTime`

func TestWallets(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	got := data(t, f.post(`query($after: String) { wallets(chain: SOLANA, rankBy: NET_PNL_USD, first: 2, after: $after,
		filter: {minTrades: 2, maxBuyVol: 1e12}) {
		totalCount rankBy chain chainDefaults { minTrades minTokens minClosed minBuyVol maxBuyVol } updatedAt
		pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
		edges { cursor node { rank walletAddress } } nodes { `+everyField+` } } }`, nil))
	page := got["wallets"].(map[string]any)
	if page["rankBy"] != "NET_PNL_USD" || page["chain"] != "SOLANA" || page["totalCount"].(float64) < 3 {
		t.Errorf("page = %v", page)
	}
	wantDefaults := map[string]any{"minTrades": 1.0, "minTokens": 3.0, "minClosed": 1.0, "minBuyVol": 1000.0, "maxBuyVol": 1e9}
	if diff := cmp.Diff(wantDefaults, page["chainDefaults"]); diff != "" {
		t.Error(diff)
	}
	if _, err := time.Parse(time.RFC3339Nano, page["updatedAt"].(string)); err != nil {
		t.Error(err)
	}
	nodes, edges := page["nodes"].([]any), page["edges"].([]any)
	first := nodes[0].(map[string]any)
	if len(nodes) != 2 || len(edges) != 2 || first["rank"] != 1.0 || len(first) != 21 {
		t.Fatalf("nodes = %v, edges = %v", nodes, edges)
	}
	info := page["pageInfo"].(map[string]any)
	if info["endCursor"] != edges[1].(map[string]any)["cursor"] || info["hasNextPage"] != true || info["hasPreviousPage"] != false {
		t.Errorf("pageInfo = %v, edges = %v", info, edges)
	}
	byID := data(t, f.post(`query($id: ID!) { node(id: $id) { __typename id ... on Wallet { walletAddress rank } } }`,
		map[string]any{"id": first["id"]}))["node"].(map[string]any)
	if byID["walletAddress"] != first["walletAddress"] || byID["__typename"] != "Wallet" || byID["id"] != first["id"] {
		t.Errorf("node = %v, want %v", byID, first)
	}
}

func TestOneWallet(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	query := `query($c: Chain!, $a: String!) { wallet(chain: $c, address: $a) {
		walletAddress rank tradeCount lastTradeTime netPnlUsd winRate
		positions(first: 1) { totalCount nodes { token symbol quantity } pageInfo { hasNextPage endCursor } }
		trades(first: 2) { totalCount edges { cursor node { id side amountUsd tradedAt txHash block } } pageInfo { hasNextPage } } } }`
	ask := func(address string) any {
		return data(t, f.post(query, map[string]any{"c": "BASE", "a": address}))["wallet"]
	}
	wallet := ask(strings.ToUpper(servicetest.Address(smartmoney.Base, 4))).(map[string]any)
	trades := wallet["trades"].(map[string]any)
	if trades["totalCount"] != wallet["tradeCount"] || len(trades["edges"].([]any)) != 2 ||
		trades["edges"].([]any)[0].(map[string]any)["node"].(map[string]any)["tradedAt"] != wallet["lastTradeTime"] {
		t.Errorf("wallet = %v", wallet)
	}
	for _, edge := range trades["edges"].([]any) {
		sameBlock(t, edge.(map[string]any)["node"].(map[string]any))
	}
	if positions := wallet["positions"].(map[string]any); len(positions["nodes"].([]any)) != 1 {
		t.Errorf("positions = %v", positions)
	}
	idle := ask(servicetest.Address(smartmoney.Base, servicetest.Wallets-1)).(map[string]any)
	if idle["rank"] != nil || idle["lastTradeTime"] != nil || idle["netPnlUsd"] != -12.5 || idle["winRate"] != 0.25 {
		t.Errorf("a wallet without trades = %v", idle)
	}
	if unknown := ask("0x" + strings.Repeat("8", 40)); unknown != nil {
		t.Errorf("unknown wallet = %v", unknown)
	}
}

// TestWalletsByAddress asks for wallets in an order of the caller's, known and unknown ones, and
// for what is refused.
func TestWalletsByAddress(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	query := `query($a: [String!]!) { walletsByAddress(chain: BASE, addresses: $a) { walletAddress tradeCount } }`
	unknown := "0x" + strings.Repeat("8", 40)
	known := servicetest.Address(smartmoney.Base, 4)
	list := data(t, f.post(query, map[string]any{"a": []string{unknown, strings.ToUpper(known), servicetest.Address(smartmoney.Base, 2), known}}))["walletsByAddress"].([]any)
	if len(list) != 4 || list[0] != nil || list[1].(map[string]any)["walletAddress"] != known ||
		list[2].(map[string]any)["walletAddress"] != servicetest.Address(smartmoney.Base, 2) || !reflect.DeepEqual(list[1], list[3]) {
		t.Errorf("wallets = %v", list)
	}
	if none := data(t, f.post(query, map[string]any{"a": []string{}}))["walletsByAddress"].([]any); len(none) != 0 {
		t.Errorf("no addresses give %v", none)
	}
	for message, addresses := range map[string][]string{
		"addresses must list at most 200 wallets, got 201":                        slices.Repeat([]string{known}, 201),
		`addresses[1] must be 0x and 40 hexadecimal digits on BASE, got "nobody"`: {known, "nobody"},
	} {
		r, _ := decode(t, f.post(query, map[string]any{"a": addresses}))
		if len(r.Errors) != 1 || r.Errors[0].Message != message || r.Errors[0].Extensions["field"] != "addresses" {
			t.Errorf("%+v, want %s", r.Errors, message)
		}
	}
	ranked := `query($a: [String!]!) { walletsByAddress(chain: BASE, addresses: $a) { defaultRank } }`
	if r, _ := decode(t, f.post(ranked, map[string]any{"a": slices.Repeat([]string{known}, 41)})); len(r.Errors) != 1 ||
		r.Errors[0].Message != "the query costs 20542, more than the limit of 20000: ask for fewer fields or smaller pages" {
		t.Errorf("41 ranks: %+v", r.Errors)
	}
}

// TestListsOfWalletsByAddress compares the fields of a batch, its lists among them, with those of
// the wallets asked for one by one, although one of them is unknown.
func TestListsOfWalletsByAddress(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const fields = everyField + ` positions(first: 2) { totalCount nodes { token } } trades(first: 1) { totalCount nodes { id } }`
	addresses := []string{servicetest.Address(smartmoney.Base, 4), "0x" + strings.Repeat("8", 40), servicetest.Address(smartmoney.Base, 2)}
	got := data(t, f.post(`query($a: [String!]!) { walletsByAddress(chain: BASE, addresses: $a) { `+fields+` } }`,
		map[string]any{"a": addresses}))["walletsByAddress"].([]any)
	if len(got) != len(addresses) || got[1] != nil {
		t.Fatalf("wallets = %v", got)
	}
	for i, address := range addresses {
		want := data(t, f.post(`query($a: String!) { wallet(chain: BASE, address: $a) { `+fields+` } }`, map[string]any{"a": address}))["wallet"]
		if diff := cmp.Diff(want, got[i]); diff != "" {
			t.Errorf("wallet %d: %s", i, diff)
		}
	}
}

// sameBlock checks the block of a trade on Base against the event that it came with.
func sameBlock(t *testing.T, trade map[string]any) {
	t.Helper()
	for _, e := range servicetest.Events(smartmoney.Base) {
		if e.Trade == nil || e.Trade.TxHash != trade["txHash"] {
			continue
		}
		var want any
		if e.Trade.HasBlock {
			want = float64(e.Trade.Block)
		}
		if trade["block"] != want {
			t.Errorf("block of %s = %v, want %v", e.Trade.ID, trade["block"], want)
		}
		return
	}
	t.Errorf("no event has %v", trade["txHash"])
}

// TestNestedListsAreBatched counts the reads behind a page of wallets with positions: one for
// each list of nodes, or for each edge.
func TestNestedListsAreBatched(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for name, query := range map[string]string{
		"nodes":      `{ wallets(first: 50) { nodes { positions { totalCount nodes { token } } } } }`,
		"edges":      `{ wallets(first: 50, filter: {minBuyVol: 0}) { edges { node { positions { totalCount } } } } }`,
		"two fields": `{ wallets(first: 50) { nodes { a: positions(first: 1) { totalCount } b: positions(first: 2) { totalCount } } } }`,
		"two lists": `{ a: wallets(first: 20) { nodes { positions { totalCount } } }
			b: wallets(first: 20, rankBy: WIN_RATE) { nodes { positions { totalCount } } } }`,
	} {
		f.Views.Positionings.Store(0)
		data(t, f.post(query, nil))
		want := map[string]int64{"nodes": 1, "edges": 50, "two fields": 2, "two lists": 2}[name]
		if got := f.Views.Positionings.Load(); got != want {
			t.Errorf("%s: positions were read %d times, want %d", name, got, want)
		}
	}
}

// TestFurtherFilter asks for wallets by conditions that one of them just fulfils, and one just does
// not.
func TestFurtherFilter(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const query = `query($f: WalletFilter) { wallets(chain: SOLANA, rankBy: NET_PNL_USD, first: 200, filter: $f) {
		totalCount nodes { walletAddress netPnlUsd trueWinRate lastTradeTime } } }`
	ask := func(filter map[string]any) (total float64, wallets []any) {
		page := data(t, f.post(query, map[string]any{"f": filter}))["wallets"].(map[string]any)
		return page["totalCount"].(float64), page["nodes"].([]any)
	}
	total, all := ask(map[string]any{})
	middle := all[len(all)/2].(map[string]any)
	for argument, field := range map[string]string{"minNetPnlUsd": "netPnlUsd", "minTrueWinRate": "trueWinRate", "activeSince": "lastTradeTime"} {
		var want []any
		for _, w := range all {
			switch value := w.(map[string]any)[field].(type) {
			case float64:
				if value >= middle[field].(float64) {
					want = append(want, w)
				}
			case string: // times of one zone and second
				if value >= middle[field].(string) {
					want = append(want, w)
				}
			}
		}
		count, got := ask(map[string]any{argument: middle[field]})
		if diff := cmp.Diff(want, got); diff != "" || int(count) != len(want) || argument == "minNetPnlUsd" && count >= total {
			t.Errorf("%s %v: %v of %v wallets (-want +got)\n%s", argument, middle[field], count, total, diff)
		}
	}
}

func TestArgumentErrors(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for name, test := range map[string]struct{ query, field, message string }{
		"first":      {`{ wallets(first: 0) { totalCount } }`, "first", "first must be between 1 and 200, got 0"},
		"first huge": {`{ wallets(first: 2000000) { totalCount } }`, "first", "first must be between 1 and 200, got 2000000"},
		"first big":  {`{ wallets(first: 201) { totalCount } }`, "first", "first must be between 1 and 200, got 201"},
		"filter":     {`{ wallets(filter: {minTokens: -1}) { totalCount } }`, "minTokens", "minTokens must be at least 0, got -1"},
		"maxBuyVol":  {`{ wallets(filter: {maxBuyVol: -1}) { totalCount } }`, "maxBuyVol", "maxBuyVol must be a finite number of at least 0, got -1"},
		"win rate":   {`{ wallets(filter: {minTrueWinRate: 1.1}) { totalCount } }`, "minTrueWinRate", "minTrueWinRate must be between 0 and 1, got 1.1"},
		"after":      {`{ wallets(after: "x") { totalCount } }`, "after", "after must be a cursor returned by an earlier page of this list"},
		"id":         {`{ node(id: "x") { id } }`, "id", "id must be a global id returned by this API"},
		"address":    {`{ wallet(chain: BASE, address: "x") { id } }`, "address", `address must be 0x and 40 hexadecimal digits on BASE, got "x"`},
		"nested": {
			`{ wallets(first: 1) { nodes { positions(first: 500) { totalCount } } } }`, "first",
			"first must be between 1 and 200, got 500",
		},
	} {
		t.Run(name, func(t *testing.T) {
			w := f.post(test.query, nil)
			r, keys := decode(t, w)
			if w.Code != http.StatusOK || len(r.Errors) != 1 || string(keys["data"]) == "" {
				t.Fatalf("status %d: %s", w.Code, w.Body)
			}
			e := r.Errors[0]
			if e.Extensions["code"] != "BAD_USER_INPUT" || e.Extensions["field"] != test.field || e.Message != test.message {
				t.Errorf("error = %+v, want %s: %s", e, test.field, test.message)
			}
			for root, value := range r.Data {
				if value != nil {
					t.Errorf("%s = %v beside the error", root, value)
				}
			}
			if len(e.Path) == 0 {
				t.Errorf("the error has no path: %s", w.Body)
			}
		})
	}
}

func TestVariables(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const query = `query($f: WalletFilter, $n: Int! = 3, $a: String, $c: Chain!) {
		wallets(chain: $c, filter: $f, first: $n, after: $a) { totalCount nodes { id } } }`
	for name, test := range map[string]struct{ variables, field string }{
		"all":                {`{"c":"BASE","f":{"minTrades":3,"minTokens":2,"minClosed":1,"maxBuyVol":15000.5},"n":4,"a":null}`, ""},
		"a whole float":      {`{"c":"BASE","f":{"maxBuyVol":1e9}}`, ""},
		"further conditions": {`{"c":"BASE","f":{"minNetPnlUsd":-5e3,"minTrueWinRate":0.5,"activeSince":"2026-01-31T00:00:00Z"}}`, ""},
		"a time as a number": {`{"c":"BASE","f":{"activeSince":1769817600}}`, "variables.f.activeSince"},
		"null":               {`{"c":"BASE","f":null}`, ""},
		"null in it":         {`{"c":"BASE","f":{"minTrades":null}}`, ""},
		"missing":            {`{}`, "variables.c"},
		"unknown value":      {`{"c":"MOON"}`, "variables.c"},
		"enum in lower case": {`{"c":"base"}`, "variables.c"},
		"enum as a number":   {`{"c":1}`, "variables.c"},
		"first null":         {`{"c":"BASE","n":null}`, "variables.n"},
		"a float":            {`{"c":"BASE","n":1.5}`, "variables.n"},
		"too large":          {`{"c":"BASE","n":99999999999}`, "variables.n"},
		"far too large":      {`{"c":"BASE","n":99999999999999999999}`, "variables.n"},
		"infinite":           {`{"c":"BASE","f":{"maxBuyVol":1e999}}`, "variables.f.maxBuyVol"},
		"a float in it":      {`{"c":"BASE","f":{"minTrades":1.5}}`, "variables.f.minTrades"},
		"a string in it":     {`{"c":"BASE","f":{"minTrades":"1"}}`, "variables.f.minTrades"},
		"unknown field":      {`{"c":"BASE","f":{"minTrade":1}}`, "variables.f.minTrade"},
		"a list":             {`{"c":"BASE","f":[1]}`, "variables.f"},
		"a number as after":  {`{"c":"BASE","a":{"x":1}}`, "variables.a"},
	} {
		w := f.send(http.MethodPost, "/graphql", `{"query":`+strconv.Quote(strings.Join(strings.Fields(query), " "))+`,"variables":`+test.variables+`}`)
		r, _ := decode(t, w)
		if test.field == "" {
			if len(r.Errors) > 0 {
				t.Errorf("%s: %s", name, w.Body)
			}
			continue
		}
		if len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "BAD_USER_INPUT" || r.Errors[0].Extensions["field"] != test.field {
			t.Errorf("%s: %s, want BAD_USER_INPUT about %s", name, w.Body, test.field)
			continue
		}
		message := r.Errors[0].Message
		if !strings.HasPrefix(message, test.field+" ") || goTypes.MatchString(message) {
			t.Errorf("%s: %q, want a message that begins with %s and names no Go type", name, message, test.field)
		}
	}
	r, w := decode(t, f.post(`query A { __typename } query B { __typename }`, nil))
	if len(r.Errors) != 1 || !strings.HasPrefix(r.Errors[0].Message, "operationName is required") {
		t.Errorf("several operations: %v", w)
	}
}

// goTypes matches names of Go types that GraphQL does not have.
var goTypes = regexp.MustCompile(`float64|int64|slice|map\b|\bbool\b|<.*Value>`)

func TestInternalErrorsAreHidden(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for name, fail := range map[string]func() error{
		"error": func() error { return errors.New("SQL logic error: no such table secrets") },
		"panic": func() error { panic("index of secrets out of range") },
		"wrapped": func() error {
			return fmt.Errorf("read: %w", smartmoney.Internal(errors.New("secrets")))
		},
	} {
		f.Views.Fail.Store(&fail)
		w := f.post(`{ wallets { totalCount } }`, nil)
		r, _ := decode(t, w)
		if len(r.Errors) != 1 || strings.Contains(w.Body.String(), "secrets") {
			t.Fatalf("%s: %s", name, w.Body)
		}
		id, _ := r.Errors[0].Extensions["requestId"].(string)
		if r.Errors[0].Extensions["code"] != "INTERNAL" || id == "" || r.Errors[0].Message != "internal error, request id "+id {
			t.Errorf("%s: %s", name, w.Body)
		}
		if log := f.log.String(); !strings.Contains(log, id) || !strings.Contains(log, "secrets") {
			t.Errorf("%s: the log does not contain the cause of %s: %s", name, id, log)
		}
	}
	lines := strings.Count(f.log.String(), "\n")
	broken := func() error { return errors.New("broken") }
	f.Views.Fail.Store(&broken)
	if r, _ := decode(t, f.post("{ "+repeat(15, "a%d: wallets(first: 1) { totalCount }")+" }", nil)); len(r.Errors) != 15 {
		t.Errorf("errors = %+v", r.Errors)
	}
	if got := strings.Count(f.log.String(), "\n") - lines; got != 1 {
		t.Errorf("a request with one failure logs %d lines", got)
	}
	unavailable := func() error { return smartmoney.Errorf(smartmoney.CodeUnavailable, "not now") }
	f.Views.Fail.Store(&unavailable)
	if r, _ := decode(t, f.post(`{ wallets { totalCount } }`, nil)); r.Errors[0].Extensions["code"] != "UNAVAILABLE" || r.Errors[0].Message != "not now" {
		t.Errorf("errors = %+v", r.Errors)
	}
}

func TestIntrospection(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	got := data(t, f.post(introspection.Query, nil))["__schema"].(map[string]any)
	for _, kind := range got["types"].([]any) {
		kind := kind.(map[string]any)
		name := kind["name"].(string)
		if strings.HasPrefix(name, "__") {
			continue
		}
		described(t, name, kind)
		for _, list := range []string{"fields", "inputFields", "enumValues"} {
			entries, _ := kind[list].([]any)
			for _, m := range entries {
				m := m.(map[string]any)
				described(t, name+"."+m["name"].(string), m)
				args, _ := m["args"].([]any)
				for _, a := range args {
					described(t, name+"."+m["name"].(string)+"(…)", a.(map[string]any))
				}
			}
		}
	}
	for _, d := range got["directives"].([]any) {
		if d.(map[string]any)["name"] == "defer" {
			t.Error("the schema has @defer, which no transport supports")
		}
	}
}

func described(t *testing.T, name string, thing map[string]any) {
	t.Helper()
	if text, _ := thing["description"].(string); strings.TrimSpace(text) == "" {
		t.Errorf("%s has no description", name)
	}
}

// The schema is public, so messages about mistyped names suggest similar ones.
func TestSuggestions(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for _, query := range []string{
		`{ walletz { totalCount } }`, `{ wallets(frist: 1) { totalCount } }`, `{ wallets(chain: BASS) { totalCount } }`,
		`{ wallets }`, `{ wallets(filter: {minTrade: 1}) { totalCount } }`,
	} {
		w := f.post(query, nil)
		if r, _ := decode(t, w); len(r.Errors) == 0 || strings.Count(w.Body.String(), "Did you mean") != 1 {
			t.Errorf("%s: %s", query, w.Body)
		}
	}
}

// Messages about a long document suggest nothing: to compare one name of 60 KB with those of all
// types would take a third of a second, before anything is charged.
func TestLongNamesAreNotCompared(t *testing.T) {
	f := newFixture(t, nil)
	ctx := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: servicetest.Customer, Scope: smartmoney.ScopeCustomer})
	name := strings.Repeat("Zqxkvj", 10_000)
	for what, query := range map[string]string{
		"type":        "{ ...f } fragment f on " + name + " { id }",
		"field":       "{ " + name + " }",
		"argument":    "{ wallets(" + name + ": 1) { totalCount } }",
		"enum value":  "{ wallets(chain: " + name + ") { totalCount } }",
		"input field": "{ wallets(filter: {" + name + ": 1}) { totalCount } }",
		"selection":   "{ wallets #" + name + "\n }",
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, errs := f.handler.operation(ctx, &graphql.RawParams{Query: query})
		runtime.ReadMemStats(&after)
		if len(errs) == 0 || strings.Contains(errs.Error(), "Did you mean") {
			t.Errorf("%s: %d errors, of %d bytes", what, len(errs), len(errs.Error()))
		}
		if used := after.TotalAlloc - before.TotalAlloc; used > 8<<20 {
			t.Errorf("%s: refused with %d bytes of memory", what, used)
		}
	}
}

func TestSDLIsTheFile(t *testing.T) {
	t.Parallel()
	file, err := os.ReadFile("../schema.graphql")
	if err != nil {
		t.Fatal(err)
	}
	if SDL() != string(file) {
		t.Error("the schema served differs from schema.graphql: run go generate ./graph")
	}
}
