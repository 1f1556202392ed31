package graph

import (
	"context"
	"errors"
	"net/http"
	"testing"

	"smartmoney/internal/service/servicetest"
	"smartmoney/internal/smartmoney"
)

// kept reports whether the answer to a POST is kept and still holds.
func (f *fixture) kept(body string) bool {
	_, _, ok := f.answers.Get(context.Background(), "POST"+body)
	return ok
}

func TestAnswersAreKept(t *testing.T) {
	f := newFixture(t, nil)
	body := request("query($n: Int!) { wallets(first: $n) { updatedAt nodes { "+everyField+" } } }", map[string]any{"n": 5})
	first := f.send(http.MethodPost, "/graphql", body)
	data(t, first)
	if !f.kept(body) {
		t.Fatal("the answer is not kept")
	}
	again := f.send(http.MethodPost, "/graphql", body, "Accept", typeResponse)
	if again.Body.String() != first.Body.String() || again.Header().Get("Content-Type") != typeResponse+"; charset=utf-8" {
		t.Errorf("a kept answer differs: %s", again.Body)
	}
	if w := f.send(http.MethodPost, "/graphql", body, "Authorization", ""); w.Code != http.StatusUnauthorized {
		t.Errorf("a kept answer is given without a key: status %d", w.Code)
	}

	news := servicetest.Events(smartmoney.Base)[0]
	trade := *news.Trade
	trade.ID, trade.AmountUSD = "news", 5e9
	news.Trade = &trade
	f.Append(t, smartmoney.Base, news)
	if f.kept(body) {
		t.Error("the answer is kept beyond its snapshot")
	}
	if after := f.send(http.MethodPost, "/graphql", body); after.Body.String() == first.Body.String() {
		t.Error("the answer does not show the new trade")
	}
}

func TestAnswersThatAreNotKept(t *testing.T) {
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
		f.send(http.MethodPost, "/graphql", body)
		if f.kept(body) {
			t.Errorf("%s: the answer is kept", name)
		}
	}
}

func TestAnswersByGet(t *testing.T) {
	f := newFixture(t, nil)
	target := getURL("{ wallets(first: 2) { nodes { id } } }")
	first, again := f.send(http.MethodGet, target, ""), f.send(http.MethodGet, target, "")
	data(t, first)
	if first.Body.String() != again.Body.String() {
		t.Errorf("answers differ: %s and %s", first.Body, again.Body)
	}
	down := func() error { return errors.New("down") }
	f.Views.Fail.Store(&down)
	if r, _ := decode(t, f.send(http.MethodGet, target, "")); len(r.Errors) != 1 {
		t.Error("a kept answer is given although nobody knows whether it holds")
	}
}
