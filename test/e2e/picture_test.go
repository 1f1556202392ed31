package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// metrics are all values of rank_by.
var metrics = []string{
	"trader_score", "realized_pnl_usd", "true_win_rate", "net_pnl_usd", "total_buy_volume_usd",
	"trade_count", "tokens_traded", "win_rate", "avg_trade_size_usd", "largest_trade_usd",
}

// picture is everything that a reader sees of a service, by request. Services with the same
// events show equal pictures, byte for byte.
type picture map[string]string

// look returns the picture of a service that has processed everything. It checks one
// leaderboard of each chain against the OpenAPI document.
func (c *client) look() picture {
	c.t.Helper()
	seen := picture{}
	for _, chain := range smartmoney.Chains() {
		seen["default leaderboard of "+string(chain)] = c.leaderboard("/v3/alpha/leaderboard?chain=" + string(chain))
	}
	c = newStranger(c.t, c.url, c.key)
	for _, chain := range smartmoney.Chains() {
		for _, by := range metrics {
			path := fmt.Sprintf("/v3/alpha/leaderboard?chain=%s&rank_by=%s&min_trades=1&min_tokens=0&min_closed=0&min_buy_vol=0&limit=200", chain, by)
			seen[path] = c.leaderboard(path)
		}
		c.pool(chain, seen)
		for i := range 5 {
			address := testkit.Wallet(chain, i*7)
			seen[fmt.Sprintf("wallet %s of %s", address, chain)] = c.query(walletQuery, map[string]any{
				"chain": strings.ToUpper(string(chain)), "address": address,
			})
		}
	}
	return seen
}

// lookAtEnd returns the picture of all that a site has processed, by a process of its own: one that
// runs may still answer from leaderboards that are older than its last event.
func (s *site) lookAtEnd(args ...string) picture {
	s.t.Helper()
	p := s.serve(args...)
	defer p.stop()
	return newClient(s.t, p.url, s.key("customer")).look()
}

// leaderboard returns a response of the REST endpoint without updated_at, which must be its
// last field.
func (c *client) leaderboard(path string) string {
	c.t.Helper()
	body, _, found := strings.Cut(c.get(path), `,"updated_at":"`)
	if !found {
		c.t.Fatalf("GET %s: no updated_at in %s", path, body)
	}
	return body
}

const scalars = `id rank walletAddress chain traderScore totalBuyVolumeUsd totalSellVolumeUsd netPnlUsd realizedPnlUsd
	tradeCount buyCount sellCount winRate trueWinRate winningPositions closedPositions tokensTraded
	avgTradeSizeUsd largestTradeUsd lastTradeTime firstTradeTime`

const poolQuery = `query($chain: Chain!, $after: String) {
	wallets(chain: $chain, first: 200, after: $after, filter: {minTrades: 1, minTokens: 0, minClosed: 0}) {
		totalCount rankBy chain chainDefaults { minTrades minTokens minClosed maxBuyVol }
		pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
		edges { cursor node { ` + scalars + ` } }
	}
}`

const walletQuery = `query($chain: Chain!, $address: String!) {
	wallet(chain: $chain, address: $address) {
		` + scalars + `
		positions(first: 200) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node {
			chain walletAddress token symbol quantity costUsd boughtQuantity realizedPnlUsd priceUsd valueUsd pnlUsd
		} } }
		trades(first: 200) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node {
			id chain walletAddress token symbol side quantity priceUsd amountUsd tradedAt txHash
		} } }
	}
}`

// pool pages through all wallets of a chain.
func (c *client) pool(chain smartmoney.Chain, seen picture) {
	c.t.Helper()
	var after *string
	wallets := 0
	for {
		body := c.query(poolQuery, map[string]any{"chain": strings.ToUpper(string(chain)), "after": after})
		seen[fmt.Sprintf("pool of %s from %d", chain, wallets)] = body
		var page struct {
			Data struct {
				Wallets struct {
					TotalCount int
					PageInfo   struct {
						HasNextPage bool
						EndCursor   *string
					}
					Edges []struct{ Cursor string }
				}
			}
		}
		if err := json.Unmarshal([]byte(body), &page); err != nil {
			c.t.Fatal(err)
		}
		got := page.Data.Wallets
		wallets += len(got.Edges)
		if after = got.PageInfo.EndCursor; got.PageInfo.HasNextPage && len(got.Edges) > 0 {
			continue
		}
		if wallets != got.TotalCount {
			c.t.Fatalf("%d wallets of %s over all pages, totalCount is %d", wallets, chain, got.TotalCount)
		}
		return
	}
}

// query returns the answer to a query, which must succeed.
func (c *client) query(query string, variables map[string]any) string {
	c.t.Helper()
	got := c.graphql(query, variables)
	if got.status != http.StatusOK || strings.Contains(got.body, `"errors"`) {
		c.t.Fatalf("graphql %v: %d %s", variables, got.status, got.body)
	}
	return got.body
}

// shows fails the test unless the service shows a picture soon: a leaderboard may be a second older
// than what is processed, and more on a busy machine.
func (c *client) shows(t *testing.T, want picture) {
	t.Helper()
	got := c.look()
	for began := time.Now(); !cmp.Equal(want, got) && time.Since(began) < timeout; got = c.look() {
		time.Sleep(250 * time.Millisecond)
	}
	same(t, want, got)
}

// same fails the test if the pictures differ, and shows where.
func same(t *testing.T, want, got picture) {
	t.Helper()
	if len(want) != len(got) {
		t.Errorf("%d answers, want %d", len(got), len(want))
	}
	shown := 0
	for question, body := range want {
		other, asked := got[question]
		if other == body && asked {
			continue
		}
		at := 0
		for at < min(len(body), len(other)) && body[at] == other[at] {
			at++
		}
		t.Errorf("%s differs at byte %d:\n got …%s…\nwant …%s…", question, at, around(other, at, 200), around(body, at, 200))
		if shown++; shown == 5 {
			t.Fatal("and more")
		}
	}
}
