package graph

import (
	"cmp"
	"encoding/json"
	"net/http"
	"slices"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
	"smartmoney/internal/testkit/servicetest"
)

// ranked is an edge of a leaderboard in these tests.
type ranked struct {
	Rank int
	Node struct {
		ID         string
		TradeCount int
		NetPnlUsd  float64
	}
}

const rankedFields = "{ rank node { id tradeCount netPnlUsd } }"

// copied is a client's copy of the first page of a leaderboard.
type copied struct {
	stream *stream
	edges  map[string]ranked // by id
	whole  int
}

func (s *served) copyLeaderboard(t *testing.T) *copied {
	t.Helper()
	return &copied{stream: s.open(t, `subscription { leaderboardChanges(chain: BASE, first: 10) {
		page { edges `+rankedFields+` } entered `+rankedFields+` changed `+rankedFields+` moved { id rank } left totalCount updatedAt
	} }`, nil)}
}

// read applies the next event.
func (c *copied) read(t *testing.T) {
	t.Helper()
	e, ok := c.stream.next()
	var body struct {
		Data struct {
			LeaderboardChanges struct {
				Page             *struct{ Edges []ranked }
				Entered, Changed []ranked
				Moved            []struct {
					ID   string
					Rank int
				}
				Left       []string
				TotalCount int
				UpdatedAt  time.Time
			}
		}
		Errors []any
	}
	if err := json.Unmarshal([]byte(e.data), &body); !ok || err != nil || len(body.Errors) > 0 {
		t.Fatalf("event %+v: %v", e, err)
	}
	change := &body.Data.LeaderboardChanges
	if change.TotalCount < 10 || change.UpdatedAt.IsZero() {
		t.Errorf("%d wallets at %v", change.TotalCount, change.UpdatedAt)
	}
	if change.Page != nil {
		c.whole++
		c.edges = map[string]ranked{}
		change.Entered = change.Page.Edges
	}
	for _, id := range change.Left {
		delete(c.edges, id)
	}
	for _, edge := range slices.Concat(change.Entered, change.Changed) {
		c.edges[edge.Node.ID] = edge
	}
	for _, move := range change.Moved {
		edge := c.edges[move.ID]
		edge.Rank = move.Rank
		c.edges[move.ID] = edge
	}
}

func (c *copied) sorted() []ranked {
	out := make([]ranked, 0, len(c.edges))
	for _, edge := range c.edges {
		out = append(out, edge)
	}
	slices.SortFunc(out, func(a, b ranked) int { return cmp.Compare(a.Rank, b.Rank) })
	return out
}

// TestLeaderboardChanges checks that subscribers, whenever they come, hold the page that the query returns, and that
// they share an execution.
func TestLeaderboardChanges(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	query := func() (edges []ranked) {
		t.Helper()
		var body struct {
			Data struct{ Wallets struct{ Edges []ranked } }
		}
		w := s.send(http.MethodPost, "/graphql", request(`{ wallets(first: 10) { edges `+rankedFields+` } }`, nil))
		if err := json.Unmarshal(w.Body.Bytes(), &body); err != nil || len(body.Data.Wallets.Edges) != 10 {
			t.Fatalf("%v: %s", err, w.Body)
		}
		return body.Data.Wallets.Edges
	}
	follow := func(c *copied, want []ranked) {
		t.Helper()
		for !gocmp.Equal(c.sorted(), want) { // the stream ends with the test's time
			c.read(t)
		}
		if c.whole != 1 {
			t.Errorf("%d whole pages, want only the first", c.whole)
		}
	}
	at := time.Date(2031, 5, 6, 7, 8, 9, 0, time.UTC).AddDate(-9, 0, 0)
	trade := func(wallets ...int) {
		t.Helper()
		for _, i := range wallets {
			e := testkit.Buy(smartmoney.Base, i, 1, at)
			e.Trade.Wallet, e.Trade.Token = servicetest.Address(smartmoney.Base, i), servicetest.Token(smartmoney.Base, 1)
			e.Trade.AmountUSD, e.Trade.PriceUSD = 1e6, 1e4
			s.Append(t, smartmoney.Base, e)
		}
	}
	early := s.copyLeaderboard(t)
	follow(early, query())
	trade(1, 2)
	follow(early, query())
	late := s.copyLeaderboard(t)
	follow(late, query())
	testkit.Eventually(t, "one execution for both", func() bool { return s.handler.fanout.Len() == 1 })
	before := query()
	trade(3, 4)
	after := query()
	if gocmp.Equal(before, after) {
		t.Fatal("the trades changed nothing")
	}
	follow(early, after)
	follow(late, after)
}
