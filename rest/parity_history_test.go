package rest_test

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	past "github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// firstKept is the day of the first leaderboard that keepDays stores: the day before the world's
// first trade.
const firstKept = 18_752 // 2021-05-05

// keepDays stores leaderboards of eleven of the world's wallets, the last one without trades, for
// four days in another order each. Wallet 10 is not ranked on the third day.
func keepDays(t testing.TB, db *testkit.DB) {
	t.Helper()
	for d := range 4 {
		var rows []smartmoney.Wallet
		at := smartmoney.DayTime(firstKept + d)
		for i := range 11 {
			wallet := (i + 3*d) % 11
			if d == 2 && wallet == 10 {
				continue
			}
			if wallet == 0 {
				wallet = servicetest.Wallets - 1
			}
			rows = append(rows, smartmoney.Wallet{
				Rank: len(rows) + 1, Address: servicetest.Address(smartmoney.Solana, wallet), Chain: smartmoney.Solana, TraderScore: 0.9 - float64(i)/20,
				BuyCount: 4 + i, SellCount: 2, TotalBuyVolumeUSD: 1000.25 * float64(i+1), TotalSellVolumeUSD: 3, LargestTradeUSD: 50, NetPnlUSD: float64(d - i),
				RealizedPnlUSD: float64(i) / 3, TokensTraded: 4, ClosedPositions: 3, WinningPositions: 1, WinRate: 0.25, FirstTradeTime: at, LastTradeTime: at.Add(time.Hour),
			})
		}
		err := db.CommitState(t.Context(), &enginestate.Commit{Now: at, Snapshots: []past.SnapshotRows{{Chain: smartmoney.Solana, Day: int32(firstKept + d), Rows: rows}}})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// onHistory runs a test over leaderboards of past days, with GraphQL's handler.
func onHistory(t *testing.T, run func(t *testing.T, f *fixture, gql http.Handler)) {
	t.Helper()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f := newFixtureOn(t, servicetest.On(t, db))
		keepDays(t, db)
		gql, err := graph.NewHandler(resolvers.New(f.Service), graph.Options{Auth: f.Auth, ResponseCache: f.responses})
		if err != nil {
			t.Fatal(err)
		}
		run(t, f, gql)
	})
}

// TestParityAsOf: both interfaces answer about past leaderboards with the same bytes, or refuse
// with the same message.
func TestParityAsOf(t *testing.T) {
	t.Parallel()
	onHistory(t, func(t *testing.T, f *fixture, gql http.Handler) {
		for _, c := range []struct {
			rest, graphql string
			total         int // 0: refused
		}{
			{"as_of=2021-05-06T00:00:00Z", `asOf: "2021-05-06T00:00:00Z"`, 11},
			{"as_of=2021-05-08T23:59:59Z", `asOf: "2021-05-08T23:59:59Z"`, 10},
			{"as_of=2021-05-30T02:00:00%2B02:00&rank_by=net_pnl_usd&limit=4", `asOf: "2021-05-30T02:00:00+02:00", rankBy: NET_PNL_USD, first: 4`, 11},
			{"as_of=2021-05-07T00:00:00Z&min_trades=9&max_buy_vol=9000.5", `asOf: "2021-05-07T00:00:00Z", filter: {minTrades: 9, maxBuyVol: 9000.5}`, 5},
			{"as_of=2021-05-07T00:00:00Z&min_buy_vol=5000.5", `asOf: "2021-05-07T00:00:00Z", filter: {minBuyVol: 5000.5}`, 7},
			{"as_of=2021-05-07T00:00:00Z&min_closed=4", `asOf: "2021-05-07T00:00:00Z", filter: {minClosed: 4}`, -1},
			{"as_of=2021-05-05T23:59:59Z", `asOf: "2021-05-05T23:59:59Z"`, 0},
			{"as_of=2021-05-07T00:00:00Z&limit=0", `asOf: "2021-05-07T00:00:00Z", first: 0`, 0},
			{"as_of=2021-05-07T00:00:00Z&window=day", `asOf: "2021-05-07T00:00:00Z", window: DAY`, 0},
		} {
			byREST := f.get("chain=solana&" + c.rest)
			byGraphQL := ask(t, f, gql, fmt.Sprintf(graphqlLeaderboard, "(chain: SOLANA, "+c.graphql+")", "as_of: asOf"))
			if c.total == 0 {
				var problem map[string]string
				decode(t, byREST.Body.Bytes(), &problem)
				if len(byGraphQL.Errors) != 1 || problem["error"] != strings.NewReplacer("asOf", "as_of", "SOLANA", "solana").Replace(restNames(byGraphQL.Errors[0].Message)) {
					t.Errorf("%s: REST: %s GraphQL: %+v", c.rest, byREST.Body, byGraphQL.Errors)
				}
				continue
			}
			var page struct{ Total int }
			if err := json.Unmarshal(byREST.Body.Bytes(), &page); err != nil || byREST.Code != http.StatusOK || page.Total != max(c.total, 0) {
				t.Errorf("%s: %v: %s", c.rest, err, byREST.Body)
			}
			if diff := cmp.Diff(byREST.Body.String(), lowerEnums(byGraphQL.Data.Wallets)); diff != "" || len(byGraphQL.Errors) > 0 {
				t.Errorf("%s: %v %s", c.rest, byGraphQL.Errors, diff)
			}
		}
	})
}

// row is a wallet's row of a past leaderboard, in both interfaces.
type row struct {
	Rank     int     `json:"rank"`
	Address  string  `json:"wallet_address"`
	Score    float64 `json:"trader_score"`
	Net      float64 `json:"net_pnl_usd"`
	Realized float64 `json:"realized_pnl_usd"`
	Trades   int     `json:"trade_count"`
	WinRate  float64 `json:"true_win_rate"`
}

// TestRankHistory: a wallet's days are its rows of the leaderboards that REST has as of their
// midnights.
func TestRankHistory(t *testing.T) {
	t.Parallel()
	address := servicetest.Address(smartmoney.Solana, 10)
	onHistory(t, func(t *testing.T, f *fixture, gql http.Handler) {
		for args, want := range map[string][]string{
			"":                                   {"2021-05-06T00:00:00Z", "2021-05-07T00:00:00Z", "2021-05-09T00:00:00Z"},
			"(first: 2)":                         {"2021-05-07T00:00:00Z", "2021-05-09T00:00:00Z"},
			`(since: "2021-05-07T00:00:00Z")`:    {"2021-05-07T00:00:00Z", "2021-05-09T00:00:00Z"},
			`(since: "2021-05-07T00:00:00.01Z")`: {"2021-05-09T00:00:00Z"},
			`(since: "2021-05-10T00:00:00Z")`:    {},
		} {
			var days []struct {
				At string
				row
			}
			history(t, f, gql, address, args, &days)
			got := []string{}
			for _, day := range days {
				got = append(got, day.At)
				var page struct{ Wallets []row }
				err := json.Unmarshal(f.get("chain=solana&as_of="+url.QueryEscape(day.At)).Body.Bytes(), &page)
				day.Address = address
				if err != nil || len(page.Wallets) < day.Rank || page.Wallets[day.Rank-1] != day.row {
					t.Errorf("%s: %+v, REST has %+v, %v", day.At, day.row, page.Wallets, err)
				}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s: %s", args, diff)
			}
		}
		for _, first := range []int{0, 401} {
			a := ask(t, f, gql, fmt.Sprintf(`{ wallet(chain: SOLANA, address: %q) { rankHistory(first: %d) { rank } } }`, address, first))
			if want := fmt.Sprintf("first must be between 1 and 400, got %d", first); len(a.Errors) != 1 || a.Errors[0].Message != want {
				t.Errorf("errors %+v, want %s", a.Errors, want)
			}
		}
	})
}

// history asks for a wallet's rank history under REST's names.
func history(t *testing.T, f *fixture, gql http.Handler, address, args string, into any) {
	t.Helper()
	a := ask(t, f, gql, fmt.Sprintf(`{ wallets: wallet(chain: SOLANA, address: %q) { days: rankHistory%s { at rank trader_score: traderScore net_pnl_usd: netPnlUsd
		realized_pnl_usd: realizedPnlUsd trade_count: tradeCount true_win_rate: trueWinRate } } }`, address, args))
	var wallet struct{ Days json.RawMessage }
	if err := json.Unmarshal(a.Data.Wallets, &wallet); err != nil || len(a.Errors) > 0 {
		t.Fatalf("%v, %+v", err, a.Errors)
	}
	if err := json.Unmarshal(wallet.Days, into); err != nil {
		t.Fatal(err)
	}
}

// TestPerformanceOverGraphQL: after the leaderboard from before the first trade, its wallets did
// what they ever did.
func TestPerformanceOverGraphQL(t *testing.T) {
	t.Parallel()
	onHistory(t, func(t *testing.T, f *fixture, gql http.Handler) {
		a := ask(t, f, gql, `{ wallets: leaderboardPerformance(chain: SOLANA, asOf: "2021-05-06T10:00:00Z", top: 4, days: 90) { chain asOf complete
			top { wallets } next { wallets } all { wallets stopped realizedPnlUsd medianRealizedPnlUsd closedPositions winningPositions trueWinRate } } }`)
		var got struct {
			Chain, AsOf string
			Complete    bool
			Top, Next   struct{ Wallets int }
			All         struct {
				Wallets, Stopped, ClosedPositions, WinningPositions int
				RealizedPnlUsd                                      float64
				MedianRealizedPnlUsd, TrueWinRate                   *float64
			}
		}
		if err := json.Unmarshal(a.Data.Wallets, &got); err != nil || len(a.Errors) > 0 {
			t.Fatalf("%v, %+v", err, a.Errors)
		}
		closed, won, realized := 0, 0, 0.0
		for i := 1; i <= 10; i++ {
			w, err := f.Service.Wallet(t.Context(), smartmoney.Solana, servicetest.Address(smartmoney.Solana, i), smartmoney.WholeLife)
			if err != nil {
				t.Fatal(err)
			}
			closed, won, realized = closed+w.ClosedPositions, won+w.WinningPositions, realized+w.RealizedPnlUSD
		}
		if got.Chain != "SOLANA" || got.AsOf != "2021-05-06T00:00:00Z" || got.Complete || got.Top.Wallets != 4 || got.Next.Wallets != 4 || got.All.Wallets != 11 {
			t.Errorf("answer %+v", got)
		}
		all := got.All
		if closed == 0 || all.Stopped != 1 || all.ClosedPositions != closed || all.WinningPositions != won || math.Abs(all.RealizedPnlUsd-realized) > 1e-6 ||
			all.MedianRealizedPnlUsd == nil || all.TrueWinRate == nil || *all.TrueWinRate != float64(won)/float64(closed) {
			t.Errorf("all %+v, want %d closed, %d won, profit %v", all, closed, won, realized)
		}
		for args, want := range map[string]string{
			`asOf: "2021-05-06T00:00:00Z", top: 0`:   "top must be between 1 and 1000, got 0",
			`asOf: "2021-05-06T00:00:00Z", days: 91`: "days must be between 1 and 90, got 91",
			`asOf: "2021-05-05T00:00:00Z"`:           "the leaderboard of SOLANA was not kept at or before 2021-05-05T00:00:00Z: it is kept at each midnight UTC of event time",
		} {
			a := ask(t, f, gql, "{ leaderboardPerformance(chain: SOLANA, "+args+") { until } }")
			if len(a.Errors) != 1 || a.Errors[0].Message != want {
				t.Errorf("%s: %+v, want %s", args, a.Errors, want)
			}
		}
	})
}
