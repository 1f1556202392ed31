package graph

import (
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// A query over many lists is refused with 429 while the customer has as many as it may; queries
// that read few lists run.
func TestCostlyQueriesAreLimited(t *testing.T) {
	t.Parallel()
	const costly = "{ wallets(first: 200) { nodes { positions(first: 1) { totalCount } } } }"
	gate := testkit.TightGate(limits.Lists)
	f := newFixture(t, func(o *Options) { o.Gate = gate })
	data(t, f.send(http.MethodPost, "/graphql", request(costly, nil)))
	done, err := gate.Enter(t.Context(), servicetest.Customer, limits.Lists)
	if err != nil {
		t.Fatal(err)
	}
	w := f.send(http.MethodPost, "/graphql", request(costly, nil))
	if w.Code != http.StatusTooManyRequests || w.Header().Get("Retry-After") != "1" || !strings.Contains(w.Body.String(), `"code":"RATE_LIMITED"`) {
		t.Errorf("%d, Retry-After %q: %s", w.Code, w.Header().Get("Retry-After"), w.Body)
	}
	for _, cheap := range []string{
		"{ wallets(first: 200) { nodes { rank netPnlUsd } } }",
		"{ wallets(first: 10) { nodes { positions(first: 5) { totalCount } } } }",
		"{ signals(first: 100) { nodes { id traders { leaderboardRank } } } }",
	} {
		data(t, f.send(http.MethodPost, "/graphql", request(cheap, nil)))
	}
	done()
	data(t, f.send(http.MethodPost, "/graphql", request(costly, nil)))
}

// An operation with a large response is refused with 429 while the customer has as many as it may,
// and its searches share its place; smaller ones run, and so do other customers'.
func TestLargeOperationsAreLimited(t *testing.T) {
	t.Parallel()
	world := servicetest.New(t)
	gate := testkit.TightGate(limits.Costly)
	world.WithPlatform(t)
	f := newFixtureOver(t, world, func(o *Options) { o.Gate = gate })
	const fields = "chain walletAddress traderScore netPnlUsd realizedPnlUsd tradeCount buyCount sellCount winRate trueWinRate"
	large := []string{
		"{ wallets(first: 200) { nodes { " + fields + " } } }",
		"{ wallets(first: 200) { nodes { " + fields + ` } } a: frequentValues(index: "markets", field: "tags") { count } b: frequentValues(index: "markets", field: "tags") { count } }`,
	}
	for _, query := range large {
		data(t, f.send(http.MethodPost, "/graphql", request(query, nil)))
	}
	for customer, refused := range map[string]bool{servicetest.Customer: true, "another": false} {
		done, err := gate.Enter(t.Context(), customer, limits.Costly)
		if err != nil {
			t.Fatal(err)
		}
		for _, query := range large {
			query += "# for " + customer // the answers of others are kept
			w := f.send(http.MethodPost, "/graphql", request(query, nil))
			if got := w.Code == http.StatusTooManyRequests && w.Header().Get("Retry-After") == "1"; got != refused {
				t.Errorf("%s has one in progress: %d, Retry-After %q: %s", customer, w.Code, w.Header().Get("Retry-After"), w.Body)
			}
		}
		data(t, f.send(http.MethodPost, "/graphql", request("{ wallets(first: 100) { nodes { "+fields+" } } } # for "+customer, nil)))
		done()
	}
}

// A document that takes long to validate is refused with 429 while its customer has as many as it
// may, unless it was validated before; shorter ones, and other customers' documents, are not.
func TestValidationsAreLimited(t *testing.T) {
	t.Parallel()
	gate := testkit.TightGate(limits.Costly)
	f := newFixture(t, func(o *Options) { o.Gate = gate })
	known, long := "{ "+strings.Repeat("__typename ", 200)+"}", "{ "+strings.Repeat("__typename ", 201)+"}"
	data(t, f.send(http.MethodPost, "/graphql", request(known, nil)))
	for customer, refused := range map[string]bool{servicetest.Customer: true, "another": false} {
		done, err := gate.Enter(t.Context(), customer, limits.Costly)
		if err != nil {
			t.Fatal(err)
		}
		for _, query := range []string{long + "# for " + customer, "{ ...x } fragment x on Query { " + strings.Repeat("...y ", 120) + "} fragment y on Query { __typename } # for " + customer} {
			w := f.send(http.MethodPost, "/graphql", request(query, nil))
			if got := w.Code == http.StatusTooManyRequests && w.Header().Get("Retry-After") == "1"; got != refused {
				t.Errorf("%s has one in progress: %d, Retry-After %q: %s", customer, w.Code, w.Header().Get("Retry-After"), w.Body)
			}
		}
		data(t, f.send(http.MethodPost, "/graphql", request(known, nil)))
		data(t, f.send(http.MethodPost, "/graphql", request("{ "+strings.Repeat("__typename ", 50)+"}", nil)))
		done()
	}
}

// A mutation is refused with 429 while its customer has as many as it may; queries, and other
// customers' mutations, run.
func TestMutationsAreLimited(t *testing.T) {
	t.Parallel()
	const change = "mutation { updateConfig(input: {cooldownHours: 2}) { config { cooldownHours } } }"
	gate := testkit.TightGate(limits.Changes)
	f := newFixture(t, func(o *Options) { o.Gate = gate })
	for customer, refused := range map[string]bool{servicetest.Customer: true, "another": false} {
		done, err := gate.Enter(t.Context(), customer, limits.Changes)
		if err != nil {
			t.Fatal(err)
		}
		w := f.send(http.MethodPost, "/graphql", request(change, nil))
		if got := w.Code == http.StatusTooManyRequests && w.Header().Get("Retry-After") == "1"; got != refused {
			t.Errorf("%s has one in progress: %d, Retry-After %q: %s", customer, w.Code, w.Header().Get("Retry-After"), w.Body)
		}
		data(t, f.send(http.MethodPost, "/graphql", request("{ config { cooldownHours } }", nil)))
		done()
	}
	data(t, f.send(http.MethodPost, "/graphql", request(change, nil)))
}

// While the customer has as many as it may, an event that reads lists waits, and is delivered
// after; events that read nothing do not wait.
func TestEventsThatReadAreLimited(t *testing.T) {
	t.Parallel()
	gate := testkit.TightGate(limits.Events)
	s := serve(t, func(o *Options) { o.Gate = gate })
	costly := s.open(t, "subscription { signals { signal { sequence traders { profile { positions(first: 1) { totalCount } } } } } }", nil)
	plain := s.open(t, "subscription { signals { signal { sequence } } }", nil)
	done, err := gate.Enter(t.Context(), servicetest.Customer, limits.Events)
	if err != nil {
		t.Fatal(err)
	}
	type received struct {
		event sse
		early bool
	}
	var released atomic.Bool
	arrived := make(chan received, 1)
	go func() {
		e, _ := costly.next()
		arrived <- received{e, !released.Load()}
	}()
	for n := range 5 {
		s.raise(t, n+1)
		plain.want("next", sequence(strconv.Itoa(n+1)))
	}
	released.Store(true)
	done()
	if a := <-arrived; a.early || a.event.event != "next" || !strings.Contains(a.event.data, `"sequence":1,`) {
		t.Errorf("arrived too early: %t; event = %+v", a.early, a.event)
	}
}

// Every field that asks the database counts as a read, so that a request with many of them is
// limited, and costs more than a field in memory.
func TestReadsAreCounted(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	ctx := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: servicetest.Customer, Scope: smartmoney.ScopeCustomer})
	for query, want := range map[string]struct{ reads, cost float64 }{
		`a: signal(id: "x") { id }`:                      {1, 12},
		`node(id: "x") { id }`:                           {1, 12},
		"config { version }":                             {1, 12},
		"webhook { url }":                                {1, 12},
		"tokenSigner { issuer }":                         {1, 12},
		"configVersions { version }":                     {1, 71},
		"webhooks { url }":                               {1, 52},
		"chains { chain }":                               {2, 22},
		"sources { name }":                               {1, 52},
		"usage { name }":                                 {1, 12},
		`customer(id: "x") { name }`:                     {1, 12},
		"signals { totalCount }":                         {2, 2601},
		"signals(first: 1) { totalCount }":               {2, 102},
		"signals(first: 2) { nodes { id } }":             {1, 55},
		"signals(first: 2, filter: {}) { nodes { id } }": {5, 155},
		"signals(first: 2, filter: {types: [WHALE_MOVE], token: null}) { nodes { id } }":     {5, 155},
		`signals(first: 2, filter: {token: "0x"}) { nodes { id } }`:                          {26, 155},
		`signals(first: 2, filter: {wallets: []}) { nodes { id } }`:                          {26, 155},
		"wallets(first: 2) { nodes { signals(first: 5) { totalCount } } }":                   {44, 1001 + 2*(1+51+5*51)},
		"wallets(first: 2) { nodes { positions(first: 1) { totalCount } } }":                 {2, 1001 + 2*3},
		"wallets(first: 2) { nodes { positions(first: 1, orderBy: VALUE) { totalCount } } }": {4, 1001 + 2*23},
		`lookup(text: "0x") { tokens { address } }`:                                          {3, 4021},
		`lookup(text: "0x", chain: BASE) { tokens { address } }`:                             {3, 1021},
		`token(chain: BASE, address: "x") { series { value } }`:                              {0, 232},
		`token(chain: BASE, address: "x") { series(metric: VOLUME_USD) { value } }`:          {0, 1032},
		`token(chain: BASE, address: "x") { series(metric: TRADES) { value } }`:              {0, 1032},
		`token(chain: BASE, address: "x") { series(metric: SMART_NET_FLOW_USD) { value } }`:  {0, 1032},
		"webhooks { deliveries(first: 1) { totalCount } }":                                   {2, 103},
		"__typename": {0, 1},
	} {
		op, errs := f.handler.operation(ctx, &graphql.RawParams{Query: "{ " + query + " }"})
		if errs != nil {
			t.Errorf("%s: %v", query, errs)
			continue
		}
		reads, _ := op.Stats.GetExtension(statReads).(float64)
		cost, _ := op.Stats.GetExtension(statCost).(float64)
		if reads != want.reads || cost != want.cost {
			t.Errorf("%s reads %v lists at a cost of %v, want %v and %v", query, reads, cost, want.reads, want.cost)
		}
	}
}

// A long document that was not validated before costs more for limits per second than the same one
// later, or a shorter one.
func TestLongDocumentsCost(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	// 3303 and 1983 bytes
	long, short := "{ "+strings.Repeat("__typename ", 300)+"}", "{ "+strings.Repeat("__typename ", 180)+"}"
	for _, c := range []struct {
		query string
		left  bool // of 500, which the customer has saved
	}{{long, false}, {long, true}, {short, true}} {
		rules := limits.Default()
		rules[limits.Cost].Rate = 250
		f.handler.opts.Gate = limits.New(rules, func() time.Time { return testkit.Noon })
		data(t, f.send(http.MethodPost, "/graphql", request(c.query, nil)))
		w := f.send(http.MethodPost, "/graphql", request("{ __typename }", nil))
		if left := w.Code == http.StatusOK; left != c.left {
			t.Errorf("after %d bytes: %d %s", len(c.query), w.Code, w.Body)
		}
	}
}
