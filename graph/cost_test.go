package graph

import (
	"fmt"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/introspection"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

func TestCost(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	var everything strings.Builder
	for _, chain := range []string{"BASE", "ETHEREUM", "SOLANA", "POLYMARKET"} {
		fmt.Fprintf(&everything, "%s: wallets(chain: %s, first: 50) { nodes { %s } }\n", strings.ToLower(chain), chain, everyField)
	}
	for name, test := range map[string]struct {
		query     string
		variables map[string]any
		message   string // "" if it runs
	}{
		"the largest page":           {query: "{ wallets(first: 200) { totalCount edges { cursor node { " + everyField + " } } } }"},
		"a page of every chain":      {query: "{ " + everything.String() + " }"},
		"positions of a page":        {query: "{ wallets { nodes { positions { nodes { token quantity costUsd valueUsd pnlUsd } } } } }"},
		"first multiplies":           {query: "{ wallets(first: 200) { nodes { positions(first: 200) { nodes { token } } } } }", message: "the query costs 81401, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"first by variable":          {query: "query($n: Int!) { wallets(first: $n) { nodes { trades(first: $n) { nodes { id } } } } }", variables: map[string]any{"n": 200}, message: "the query costs 885401, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"first by default":           {query: "query($n: Int! = 200) { wallets(first: $n) { nodes { trades(first: $n) { nodes { id } } } } }", message: "the query costs 885401, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"trades of a page":           {query: "{ wallets(first: 30) { nodes { trades { nodes { id } } } } }"},
		"last multiplies":            {query: "{ wallets(last: 200) { nodes { positions(last: 200) { nodes { token } } } } }", message: "the query costs 81401, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"last of null is no last":    {query: "query($n: Int) { wallets(first: 200, last: $n) { nodes { positions(last: $n) { nodes { token } } } } }", variables: map[string]any{"n": nil}},
		"null is the default":        {query: "query($n: Int) { wallets(first: $n) { nodes { positions(first: $n) { nodes { token } } } } }", variables: map[string]any{"n": nil}},
		"the last trades":            {query: "{ wallets(first: 5) { nodes { trades(last: 1) { nodes { id } } } } }", message: "the query costs 21221, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"in a fragment":              {query: "{ wallets(first: 200) { ...p } } fragment p on WalletConnection { nodes { positions(first: 200) { nodes { token } } } }", message: "the query costs 81401, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"many leaderboards":          {query: "{ " + repeat(20, "a%d: wallets(first: 1) { totalCount }") + " }", message: "the query costs 20040, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"many ranks":                 {query: "{ " + repeat(41, `a%d: wallet(chain: BASE, address: "x") { rank }`) + " }", message: "the query costs 20582, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"ranks in a leaderboard":     {query: "{ wallets(first: 200) { nodes { rank } } }"},
		"a page of signals":          {query: "{ signals { totalCount edges { cursor } nodes { " + everySignalField + " } } }"},
		"signals of a page":          {query: "{ wallets(first: 100) { nodes { signals(first: 1) { nodes { headline } } } } }"},
		"signals of a large page":    {query: "{ wallets(first: 200) { nodes { signals(first: 50) { nodes { headline } } } } }", message: "the query costs 31401, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"signals of signals":         {query: "{ signals { nodes { traders { profile { signals { nodes { headline } } } } } } }", message: "the query costs 23151, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"ranks of traders":           {query: "{ wallets(first: 1) { nodes { signals(first: 50) { nodes { traders { profile { rank } } } } } } }", message: "the query costs 126653, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"positions by value":         {query: "{ wallets(first: 200) { nodes { " + repeat(5, "a%d: positions(first: 1, orderBy: VALUE) { totalCount }") + " } } }", message: "the query costs 23201, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"positions by age":           {query: "{ wallets(first: 200) { nodes { " + repeat(5, "a%d: positions(first: 1, orderBy: OPENED) { totalCount }") + " } } }"},
		"filtered trades":            {query: "query($f: TradeFilter) { wallets(first: 10) { nodes { trades(filter: $f, first: 1) { totalCount } } } }", variables: map[string]any{"f": map[string]any{"side": "BUY"}}, message: "the query costs 21431, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"trades by no filter":        {query: "query($f: TradeFilter) { wallets(first: 10) { nodes { trades(filter: $f, first: 1) { totalCount } } } }", variables: map[string]any{"f": nil}},
		"many trends":                {query: "{ " + repeat(20, "a%d: trendingTokens(chain: BASE, first: 1) { buyers }") + " }", message: "the query costs 20040, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"many decisions":             {query: "{ " + repeat(10, "a%d: decisions(first: 1) { totalCount }") + " }", message: "the query costs 20020, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"performance by days":        {query: "{ " + repeat(4, `a%d: leaderboardPerformance(asOf: "2026-01-01T00:00:00Z", days: 90) { until }`) + " }", message: "the query costs 22008, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"performance by default":     {query: "query($n: Int! = 7) { " + repeat(15, `a%d: leaderboardPerformance(asOf: "2026-01-01T00:00:00Z", days: $n) { until }`) + " }", message: "the query costs 20280, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"top traders of all time":    {query: "{ " + repeat(4, `a%d: token(chain: BASE, address: "x") { topTraders { totalCount } }`) + " }", message: "the query costs 22088, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"top traders of a week":      {query: "query($w: Window) { " + repeat(12, `a%d: token(chain: BASE, address: "x") { topTraders(window: $w, by: NET_PNL, first: 1) { totalCount } }`) + " }", variables: map[string]any{"w": "WEEK"}, message: "the query costs 22236, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"many wallets by a window":   {query: "{ " + repeat(40, `a%d: wallet(chain: BASE, address: "x", window: DAY) { tradeCount }`) + " }", message: "the query costs 20080, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"statistics of all time":     {query: "{ " + repeat(5, `a%d: signalStats(since: "2001-01-01T00:00:00Z") { count }`) + " }", message: "the query costs 21010, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"records of all time":        {query: "query($t: DateTime) { " + repeat(5, "a%d: signalTrackRecord(since: $t) { until }") + " }", variables: map[string]any{"t": "2001-01-01T00:00:00Z"}, message: "the query costs 21010, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"statistics of a month":      {query: "{ " + repeat(40, "a%d: signalStats { count }") + " }", message: "the query costs 20080, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"rank histories":             {query: "{ wallets(first: 50) { nodes { rankHistory(first: 1) { rank } } } }", message: "the query costs 23651, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"statistics of no day":       {query: "{ " + repeat(40, `a%d: signalStats(since: "2222-01-01T00:00:00Z") { count }`) + " }"},
		"many simulations":           {query: "{ " + repeat(4, "a%d: simulateConfig(input: {}) { total }") + " }", message: "the query costs 20008, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"many test messages":         {query: "mutation { " + repeat(40, "a%d: testWebhook { attempt { at } }") + " }", message: "the query costs 20120, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"long names":                 {query: "{ wallets(first: 200) { nodes { " + strings.Repeat("a", 60_000) + ": rank } } }", message: "the query costs 376401, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"a costly leaderboard":       {query: "subscription { leaderboard(chain: BASE, first: 200) { nodes { positions(first: 200) { nodes { token } } } } }", message: "the query costs 81401, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"too deep":                   {query: "{ " + strings.Repeat("... { ", 5) + "__schema { types { " + strings.Repeat("ofType { ", 20) + "name" + strings.Repeat(" }", 28), message: "the query is 23 levels deep, more than the limit of 20"},
		"too many tokens":            {query: "{ " + strings.Repeat("__typename ", 1001) + "}", message: "exceeded token limit of 1000"},
		"many introspections":        {query: "{ " + repeat(60, "a%d: __schema { types { fields { args { description } } } }") + " }", message: "the query costs 40369, more than the limit of 20000: ask for fewer fields or smaller pages"},
		"introspection of a product": {query: "{ __schema { types { name fields { name type { name } } } } }"},
	} {
		t.Run(name, func(t *testing.T) {
			r, keys := decode(t, f.post(test.query, test.variables))
			if test.message == "" {
				for _, e := range r.Errors {
					t.Errorf("refused: %s", e.Message)
				}
				return
			}
			if len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "QUERY_TOO_COMPLEX" || r.Errors[0].Message != test.message {
				t.Errorf("errors = %+v, want QUERY_TOO_COMPLEX: %s", r.Errors, test.message)
			}
			if _, ok := keys["data"]; ok {
				t.Error("a refused query has data")
			}
		})
	}
}

func repeat(n int, format string) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = fmt.Sprintf(format, i)
	}
	return strings.Join(parts, " ")
}

// TestCostsAreOfFields: what the tables of costs name exists, so that nothing costs less because it
// was renamed.
func TestCostsAreOfFields(t *testing.T) {
	t.Parallel()
	schema := generated()
	for name, price := range fieldPrices {
		object := schema.Types[name.object]
		if object == nil || object.Fields.ForName(name.field) == nil {
			t.Errorf("%s.%s is not in the schema", name.object, name.field)
			continue
		}
		arguments := []string{price.list, price.since.argument, price.argument.argument}
		for _, c := range price.choices {
			arguments = append(arguments, c.argument)
		}
		for _, argument := range arguments {
			if argument != "" && object.Fields.ForName(name.field).Arguments.ForName(argument) == nil {
				t.Errorf("%s.%s has no argument %s", name.object, name.field, argument)
			}
		}
	}
}

// What tools ask for at their start takes less than half of what a request may cost, by at least as
// many types, fields and arguments as the schema has.
func TestIntrospectionIsPriced(t *testing.T) {
	t.Parallel()
	schema := Schema()
	doc, errs := gqlparser.LoadQueryWithRules(schema, introspection.Query, rules.NewDefaultRules())
	if errs != nil {
		t.Fatal(errs)
	}
	w := walker{op: &graphql.OperationContext{}, fragments: map[fragmentKey]price{}}
	total := w.selections(doc.Operations[0].SelectionSet, false)
	if total.cost < 5000 || total.cost > 10_000 || total.reads <= freeReads {
		t.Errorf("introspection costs %v with %v reads; want 5000 to 10000, and limits.Lists", total.cost, total.reads)
	}
	var fields, args, inputs, values float64
	for _, d := range schema.Types {
		values += float64(len(d.EnumValues))
		for _, f := range d.Fields {
			if d.Kind == ast.InputObject {
				inputs++
			} else if !strings.HasPrefix(f.Name, "__") {
				fields++
				args += float64(len(f.Arguments))
			}
		}
	}
	types := float64(len(schema.Types))
	for name, n := range map[string]float64{
		"__Schema.types": types, "__Schema.directives": float64(len(schema.Directives)), "__Type.fields": fields / types,
		"__Type.inputFields": inputs / types, "__Type.enumValues": values / types, "__Field.args": args / fields,
	} {
		if listSizes[name] < n {
			t.Errorf("%s counts as %v, but has %.2f", name, listSizes[name], n)
		}
	}
}

// TestCostIsLinear prices a document whose fragments, visited once per spread, would need 2^60
// visits.
func TestCostIsLinear(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	var doc strings.Builder
	doc.WriteString("{ wallets { ...f0 } }\n")
	for i := range 60 {
		fmt.Fprintf(&doc, "fragment f%d on WalletConnection { ...f%d ...f%d }\n", i, i+1, i+1)
	}
	doc.WriteString("fragment f60 on WalletConnection { totalCount }")
	r, _ := decode(t, f.post(doc.String(), nil))
	if len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "QUERY_TOO_COMPLEX" {
		t.Errorf("errors = %+v", r.Errors)
	}
}
