package graph

import (
	"context"
	"errors"
	"net/http"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// cached reports whether the response to a POST is cached and current.
func (f *fixture) cached(body string) bool {
	_, ok := f.responses.Get(context.Background(), "POST"+body)
	return ok
}

func TestResponseCache(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	body := request("query($n: Int!) { wallets(first: $n) { updatedAt nodes { "+everyField+" } } }", map[string]any{"n": 5})
	first := f.send(http.MethodPost, "/graphql", body)
	data(t, first)
	if f.cached(body) {
		t.Error("the response to a question that was asked once is cached")
	}
	f.send(http.MethodPost, "/graphql", body)
	if !f.cached(body) {
		t.Fatal("the response is not cached")
	}
	again := f.send(http.MethodPost, "/graphql", body, "Accept", typeResponse)
	if again.Body.String() != first.Body.String() || again.Header().Get("Content-Type") != typeResponse+"; charset=utf-8" {
		t.Errorf("the cached response differs: %s", again.Body)
	}
	if w := f.send(http.MethodPost, "/graphql", body, "Authorization", ""); w.Code != http.StatusUnauthorized {
		t.Errorf("a cached response is sent without a key: status %d", w.Code)
	}

	news := servicetest.Events(smartmoney.Base)[0]
	trade := *news.Trade
	trade.ID, trade.AmountUSD = "news", 5e9
	news.Trade = &trade
	f.Append(t, smartmoney.Base, news)
	if f.cached(body) {
		t.Error("the response is cached beyond its snapshot")
	}
	if after := f.send(http.MethodPost, "/graphql", body); after.Body.String() == first.Body.String() {
		t.Error("the response does not show the new trade")
	}
}

func TestResponsesThatAreNotCached(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for name, query := range map[string]string{
		"two chains": "{ a: wallets { totalCount } b: wallets(chain: SOLANA) { totalCount } }",
		"positions":  "{ wallets(first: 1) { nodes { positions { totalCount } } } }",
		"trades":     "{ wallets(first: 1) { nodes { trades { totalCount } } } }",
		"no chain":   "{ __typename }",
		"an error":   "{ wallets(first: 0) { totalCount } }",
		"a partial":  `{ wallets { totalCount } node(id: "x") { id } }`,
	} {
		body := request(query, nil)
		for range 2 {
			f.send(http.MethodPost, "/graphql", body)
		}
		if f.cached(body) {
			t.Errorf("%s: the response is cached", name)
		}
	}
}

func TestResponseCacheByGet(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	target := getURL("{ wallets(first: 2) { nodes { id } } }")
	first := f.send(http.MethodGet, target, "")
	data(t, first)
	f.send(http.MethodGet, target, "")          // puts it into the cache
	again := f.send(http.MethodGet, target, "") // is from there
	if first.Body.String() != again.Body.String() {
		t.Errorf("responses differ: %s and %s", first.Body, again.Body)
	}
	down := func() error { return errors.New("down") }
	f.Views.Fail.Store(&down)
	if r, _ := decode(t, f.send(http.MethodGet, target, "")); len(r.Errors) != 1 {
		t.Error("a cached response is sent although its version cannot be checked")
	}
}
