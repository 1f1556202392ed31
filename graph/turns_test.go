package graph

import (
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
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

// While the customer's turns are in use, an event that reads lists waits, and is delivered after; events that read
// nothing do not wait.
func TestEventsThatReadTakeTurns(t *testing.T) {
	s := serve(t, nil)
	s.handler.eventTurns = turns.New(turns.Options{Running: 1, Waiting: 1, What: "events that read lists"})
	costly := s.open(t, "subscription { signals { signal { sequence traders { profile { positions(first: 1) { totalCount } } } } } }", nil)
	plain := s.open(t, "subscription { signals { signal { sequence } } }", nil)
	done, err := s.handler.eventTurns.Acquire(t.Context(), servicetest.Customer)
	if err != nil {
		t.Fatal(err)
	}
	type arrival struct {
		event sse
		early bool
	}
	var released atomic.Bool
	arrived := make(chan arrival, 1)
	go func() {
		e, _ := costly.next()
		arrived <- arrival{e, !released.Load()}
	}()
	for n := range 5 {
		s.raise(t, n+1)
		plain.want("next", sequence(strconv.Itoa(n+1)))
	}
	released.Store(true)
	done()
	if a := <-arrived; a.early || a.event.event != "next" || !strings.Contains(a.event.data, `"sequence":1,`) {
		t.Errorf("arrived before its turn: %t; event = %+v", a.early, a.event)
	}
}
