package graph

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"smartmoney/internal/service/servicetest"
	"smartmoney/internal/turns"
)

// A query over many lists is refused with 429 while the customer's turns are in use; queries
// that read few lists run.
func TestCostlyQueriesTakeTurns(t *testing.T) {
	const costly = "{ wallets(first: 200) { nodes { positions(first: 1) { totalCount } } } }"
	f := newFixture(t, nil)
	f.handler.turns = turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Millisecond, What: "queries over many lists"})
	data(t, f.send(http.MethodPost, "/graphql", request(costly, nil)))
	done, err := f.handler.turns.Acquire(t.Context(), servicetest.Customer)
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
