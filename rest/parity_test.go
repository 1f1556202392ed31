package rest_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// parameter is a parameter of the leaderboard in both interfaces.
type parameter struct {
	rest    string
	graphql string // argument, or field of filter
	filter  bool
	draw    func(t *rapid.T) string
	upper   bool // an enum of GraphQL
}

func parameters() []parameter {
	number := func(from, to int) func(t *rapid.T) string {
		return func(t *rapid.T) string { return fmt.Sprint(rapid.IntRange(from, to).Draw(t, "n")) }
	}
	oneOf := func(values ...string) func(t *rapid.T) string {
		return func(t *rapid.T) string { return rapid.SampledFrom(values).Draw(t, "value") }
	}
	var metrics []string
	for _, by := range smartmoney.RankBys() {
		metrics = append(metrics, string(by))
	}
	return []parameter{
		{"chain", "chain", false, oneOf(smartmoney.ChainNames()...), true},
		{"rank_by", "rankBy", false, oneOf(metrics...), true},
		{"limit", "first", false, number(-1, 203), false},
		{"window", "window", false, oneOf("day", "week", "month"), true},
		{"min_trades", "minTrades", true, number(-1, 60), false},
		{"min_tokens", "minTokens", true, number(-1, 9), false},
		{"min_closed", "minClosed", true, number(-1, 20), false},
		{"min_buy_vol", "minBuyVol", true, oneOf("-1", "0", "0.5", "1000", "1500.25", "1e6"), false},
		{"max_buy_vol", "maxBuyVol", true, oneOf("-1", "0", "0.5", "12000", "15000.25", "1e6", "1000000000"), false},
	}
}

// graphqlLeaderboard selects everything that a LeaderboardResponse contains, under its REST
// names.
const graphqlLeaderboard = `{ wallets%s {
	wallets: nodes { rank wallet_address: walletAddress chain trader_score: traderScore total_buy_volume_usd: totalBuyVolumeUsd
		total_sell_volume_usd: totalSellVolumeUsd net_pnl_usd: netPnlUsd realized_pnl_usd: realizedPnlUsd trade_count: tradeCount
		buy_count: buyCount sell_count: sellCount win_rate: winRate true_win_rate: trueWinRate winning_positions: winningPositions
		closed_positions: closedPositions tokens_traded: tokensTraded avg_trade_size_usd: avgTradeSizeUsd
		largest_trade_usd: largestTradeUsd last_trade_time: lastTradeTime first_trade_time: firstTradeTime }
	total: totalCount rank_by: rankBy chain
	chain_defaults: chainDefaults { min_trades: minTrades min_tokens: minTokens min_closed: minClosed min_buy_vol: minBuyVol max_buy_vol: maxBuyVol }
	%s updated_at: updatedAt } }`

// graphqlWindow selects what the response about a window has besides.
const graphqlWindow = "window window_start: windowStart"

// TestParity compares both interfaces over random queries: they return the same bytes, except
// for the case of enums, or refuse the query with the same message.
func TestParity(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	gql, err := graph.NewHandler(resolvers.New(f.Service), graph.Options{Auth: f.Auth, ResponseCache: f.responses})
	if err != nil {
		t.Fatal(err)
	}
	answered, refused := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		query := url.Values{}
		var args, filter []string
		for _, p := range parameters() {
			if !rapid.Bool().Draw(t, p.rest) {
				continue
			}
			value := p.draw(t)
			query.Set(p.rest, value)
			if p.upper {
				value = strings.ToUpper(value)
			}
			if p.filter {
				filter = append(filter, p.graphql+": "+value)
			} else {
				args = append(args, p.graphql+": "+value)
			}
		}
		if len(filter) > 0 {
			args = append(args, "filter: {"+strings.Join(filter, ", ")+"}")
		}
		list := ""
		if len(args) > 0 {
			list = "(" + strings.Join(args, ", ") + ")"
		}
		byREST := f.get(query.Encode())
		more := ""
		if query.Has("window") {
			more = graphqlWindow
		}
		byGraphQL := ask(t, f, gql, fmt.Sprintf(graphqlLeaderboard, list, more))
		if byREST.Code == http.StatusOK {
			answered++
			if diff := cmp.Diff(byREST.Body.String(), lowerEnums(byGraphQL.Data.Wallets)); diff != "" || len(byGraphQL.Errors) > 0 {
				t.Fatalf("%s: %v %s", query.Encode(), byGraphQL.Errors, diff)
			}
			return
		}
		refused++
		var problem map[string]string
		if err := json.Unmarshal(byREST.Body.Bytes(), &problem); err != nil || len(byGraphQL.Errors) != 1 {
			t.Fatalf("%s: REST: %s GraphQL: %+v", query.Encode(), byREST.Body, byGraphQL)
		}
		if want := restNames(byGraphQL.Errors[0].Message); problem["error"] != want {
			t.Fatalf("%s: REST: %s GraphQL: %s", query.Encode(), problem["error"], want)
		}
	})
	if answered < 10 || refused < 5 {
		t.Errorf("%d queries succeeded, %d were refused: too few to compare", answered, refused)
	}
}

type graphqlAnswer struct {
	Data struct {
		Wallets json.RawMessage
	}
	Errors []struct{ Message string }
}

func ask(t rapid.TB, f *fixture, gql http.Handler, query string) (a graphqlAnswer) {
	body, err := json.Marshal(map[string]string{"query": query})
	if err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequest(http.MethodPost, "/graphql", strings.NewReader(string(body)))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+f.CustomerKey)
	w := httptest.NewRecorder()
	gql.ServeHTTP(w, r)
	if err := json.Unmarshal(w.Body.Bytes(), &a); err != nil {
		t.Fatalf("%v: %s", err, w.Body)
	}
	return a
}

// lowerEnums converts GraphQL's enum values to those of REST.
func lowerEnums(text json.RawMessage) string {
	out := string(text)
	for _, chain := range smartmoney.Chains() {
		out = strings.ReplaceAll(out, `"`+strings.ToUpper(string(chain))+`"`, `"`+string(chain)+`"`)
	}
	for _, w := range smartmoney.Windows() {
		out = strings.ReplaceAll(out, `"`+strings.ToUpper(string(w))+`"`, `"`+string(w)+`"`)
	}
	for _, by := range smartmoney.RankBys() {
		out = strings.ReplaceAll(out, `"`+strings.ToUpper(string(by))+`"`, `"`+string(by)+`"`)
	}
	return out
}

// restNames converts the argument name of a message to that of REST.
func restNames(message string) string {
	for _, p := range parameters() {
		if rest, ok := strings.CutPrefix(message, p.graphql+" "); ok {
			return p.rest + " " + rest
		}
	}
	return message
}
