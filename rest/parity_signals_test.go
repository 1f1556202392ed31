package rest_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// graphqlSignals selects everything that a NotificationsResponse contains, under its REST
// names.
const graphqlSignals = `{ signals%s { since count: totalCount notifications: nodes {
	signal_id: signalId signal_type: signalType notification_type: notificationType priority chain headline
	token { address symbol current_price_usd: currentPriceUsd price_change_pct: priceChangePct first_smart_entry_price: firstSmartEntryPrice }
	market { item_id: itemId question outcome_label: outcomeLabel slug end_date: endDate tags volume_24hr: volume24hr closed enrichment_source: enrichmentSource }
	traders { wallet wallet_address: walletAddress leaderboard_rank: leaderboardRank trade_size_usd: tradeSizeUsd total_pnl: totalPnl win_rate: winRate }
	user_trades: userTrades {
		trader { rank wallet_address: walletAddress chain trader_score: traderScore net_pnl_usd: netPnlUsd realized_pnl_usd: realizedPnlUsd
			total_buy_volume_usd: totalBuyVolumeUsd trade_count: tradeCount win_rate: winRate true_win_rate: trueWinRate
			winning_positions: winningPositions closed_positions: closedPositions tokens_traded: tokensTraded }
		trade { size_usd: sizeUsd price_usd: priceUsd transaction_hash: transactionHash traded_at: tradedAt } }
	summary { trader_count: traderCount total_usd_inflow: totalUsdInflow highest_rank: highestRank }
	why { reasons { text } }
	cta { action token_address: tokenAddress chain clob_token_id: clobTokenId item_id: itemId slug }
	timestamp sent_at: sentAt retracted_at: retractedAt
	personal { wallet_address: walletAddress on_signal_side: onSignalSide positions { token outcome_label: outcomeLabel
		quantity cost_usd: costUsd value_usd: valueUsd pnl_usd: pnlUsd on_signal_side: onSignalSide } }
} } }`

const graphqlConfig = `customer_id: customerId display_name: displayName chains signal_types: signalTypes daily_budget: dailyBudget
	per_type_limits: perTypeLimits { type limit } min_trades: minTrades min_win_rate: minWinRate min_closed_positions: minClosedPositions
	min_tokens_traded: minTokensTraded max_buy_volume_usd: maxBuyVolumeUsd convergence_min_wallets: convergenceMinWallets
	convergence_window_hours: convergenceWindowHours convergence_min_usd: convergenceMinUsd whale_min_trade_usd: whaleMinTradeUsd whale_max_rank: whaleMaxRank
	min_trader_score: minTraderScore min_trigger_win_rate: minTriggerWinRate min_trigger_closed: minTriggerClosed
	min_token_liquidity_usd: minTokenLiquidityUsd min_token_holders: minTokenHolders priority_filter: priorityFilter
	cooldown_hours: cooldownHours webhook_url: webhookUrl created_at: createdAt updated_at: updatedAt`

// enumFields are the fields whose values are enums in GraphQL.
var enumFields = map[string]func(string) string{
	"chain": strings.ToLower, "chains": strings.ToLower, "signal_type": strings.ToLower, "signal_types": strings.ToLower,
	"notification_type": strings.ToLower, "action": strings.ToLower, "type": strings.ToLower,
	"enrichment_source": func(v string) string { return strings.ReplaceAll(strings.ToLower(v), "_", "-") },
	"priority_filter": func(v string) string {
		if v == "ALL" {
			return "all"
		}
		return strings.ReplaceAll(v, "_", ",")
	},
}

// asREST converts a GraphQL response to the form of REST: enums in its spelling, no null
// fields, and limits as an object.
func asREST(field string, v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for name, value := range v {
			if value != nil {
				out[name] = asREST(name, value)
			}
		}
		return out
	case []any:
		if field == "per_type_limits" {
			out := map[string]any{}
			for _, entry := range v {
				limit := asREST("", entry).(map[string]any)
				out[limit["type"].(string)] = limit["limit"]
			}
			return out
		}
		out := make([]any, len(v))
		for i, value := range v {
			out[i] = asREST(field, value)
		}
		return out
	case string:
		// REST writes the service's own times with exactly six digits.
		if slices.Contains([]string{"sent_at", "retracted_at", "created_at", "updated_at", "reset_at"}, field) {
			if at, ok := smartmoney.ParseTime(v); ok {
				return at.Format("2006-01-02T15:04:05.000000Z")
			}
		}
		if spell, ok := enumFields[field]; ok {
			return spell(v)
		}
	}
	return v
}

// answered is a response of either interface.
type answered struct {
	value any    // in the form of REST
	err   string // the first message of the first error, "" without one
}

// graphqlAs sends a GraphQL request with a key and returns one field.
func graphqlAs(t testing.TB, gql http.Handler, key, query string, variables map[string]any, field string) answered {
	t.Helper()
	r := httptest.NewRequest(http.MethodPost, "/graphql", strings.NewReader(string(mustJSON(t, map[string]any{"query": query, "variables": variables}))))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+key)
	w := httptest.NewRecorder()
	gql.ServeHTTP(w, r)
	var a struct {
		Data   map[string]any
		Errors []struct{ Message string }
	}
	if err := json.Unmarshal(w.Body.Bytes(), &a); err != nil {
		t.Fatal(err)
	}
	if len(a.Errors) > 0 {
		return answered{err: a.Errors[0].Message}
	}
	return answered{value: asREST("", a.Data[field])}
}

func restAs(t testing.TB, f *fixture, key, method, target, body string) answered {
	t.Helper()
	r := httptest.NewRequest(method, target, strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+key)
	w := httptest.NewRecorder()
	f.checked.ServeHTTP(w, r)
	var value any
	decode(t, w.Body.Bytes(), &value)
	if w.Code != http.StatusOK {
		return answered{err: fmt.Sprint(value.(map[string]any)["error"])}
	}
	return answered{value: value}
}

func (f *fixture) graphql(t testing.TB) http.Handler {
	t.Helper()
	gql, err := graph.NewHandler(resolvers.New(f.Service), graph.Options{Auth: f.Auth, ResponseCache: f.responses})
	if err != nil {
		t.Fatal(err)
	}
	return gql
}

// TestSignalParity compares both interfaces over random queries for signals.
func TestSignalParity(t *testing.T) {
	scale.ChecksOf(t, 100)
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f, second := newNotified(t, db)
		if taken := f.Retract(t, servicetest.Customer, second.Add(time.Minute), 2, 4); taken[0].Sequence != 7 || taken[1].Sequence != 8 {
			t.Fatalf("retracted %+v", taken)
		}
		gql := f.graphql(t)
		rapid.Check(t, func(rt *rapid.T) {
			query, args := url.Values{}, []string{}
			// An explicit start: the default moves between two requests.
			since := second.Add(time.Duration(rapid.IntRange(-3, 5).Draw(rt, "seconds")) * time.Second).Format(time.RFC3339Nano)
			if rapid.Bool().Draw(rt, "long ago") {
				since = second.Add(-100 * time.Hour).Format(time.RFC3339Nano)
			}
			query.Set("since", since)
			args = append(args, fmt.Sprintf("since: %q", since))
			if rapid.Bool().Draw(rt, "limited") {
				n := rapid.IntRange(0, 7).Draw(rt, "limit")
				query.Set("limit", fmt.Sprint(n))
				args = append(args, fmt.Sprintf("first: %d", n))
			}
			if rapid.Bool().Draw(rt, "personal") {
				wallet := rapid.SampledFrom([]string{
					holder, servicetest.Address(smartmoney.Base, 3), servicetest.Address(smartmoney.Solana, 9),
					servicetest.Address(smartmoney.Polymarket, 7), "0x12",
				}).Draw(rt, "wallet")
				query.Set("wallet_id", wallet)
				args = append(args, fmt.Sprintf("walletId: %q", wallet))
			}
			byREST := restAs(t, f, f.CustomerKey, http.MethodGet, notificationsPath+"?"+query.Encode(), "")
			byGraphQL := graphqlAs(t, gql, f.CustomerKey, fmt.Sprintf(graphqlSignals, "("+strings.Join(args, ", ")+")"), nil, "signals")
			if byREST.err != "" || byGraphQL.err != "" {
				// Only the page sizes differ.
				same := strings.NewReplacer("first ", "limit ", "walletId ", "wallet_id ", "and 200", "and 100").Replace(byGraphQL.err)
				if same != byREST.err {
					rt.Fatalf("%s: REST returns %q, GraphQL %q", query.Encode(), byREST.err, byGraphQL.err)
				}
				return
			}
			page := byGraphQL.value.(map[string]any)
			page["count"] = float64(len(page["notifications"].([]any))) // REST counts the page
			if diff := cmp.Diff(byREST.value, byGraphQL.value); diff != "" {
				rt.Fatalf("%s: %s", query.Encode(), diff)
			}
		})
	})
}

// TestConfigParity makes equal changes to one customer's configuration over REST and another's
// over GraphQL: both have the same result, or are refused with the same message.
func TestConfigParity(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f := newFixtureOn(t, servicetest.On(t, db))
		gql := f.graphql(t)
		for _, c := range []struct {
			rest    string
			graphql map[string]any
		}{
			{`{}`, map[string]any{}},
			{`{"display_name":"Both","daily_budget":50}`, map[string]any{"displayName": "Both", "dailyBudget": 50}},
			{`{"chains":["solana","base"]}`, map[string]any{"chains": []string{"SOLANA", "BASE"}}},
			{`{"chains":[]}`, map[string]any{"chains": []string{}}},
			{`{"chains":["base","base"]}`, map[string]any{"chains": []string{"BASE", "BASE"}}},
			{`{"chains":null}`, map[string]any{"chains": nil}},
			{`{"daily_budget":null}`, map[string]any{"dailyBudget": nil}},
			{`{"signal_types":["whale_move"],"priority_filter":"P1,P2"}`, map[string]any{"signalTypes": []string{"WHALE_MOVE"}, "priorityFilter": "P1_P2"}},
			{`{"per_type_limits":{"whale_move":0,"convergence_p0":200}}`, map[string]any{"perTypeLimits": []any{
				map[string]any{"type": "WHALE_MOVE", "limit": 0}, map[string]any{"type": "CONVERGENCE_P0", "limit": 200},
			}}},
			{`{"per_type_limits":{}}`, map[string]any{"perTypeLimits": []any{}}},
			{`{"per_type_limits":{"whale_move":201}}`, map[string]any{"perTypeLimits": []any{map[string]any{"type": "WHALE_MOVE", "limit": 201}}}},
			{`{"min_win_rate":0.25,"cooldown_hours":1.5,"max_buy_volume_usd":1e6}`, map[string]any{"minWinRate": 0.25, "cooldownHours": 1.5, "maxBuyVolumeUsd": 1e6}},
			{`{"daily_budget":4,"convergence_min_wallets":1,"webhook_url":"ftp://x"}`, map[string]any{"dailyBudget": 4, "convergenceMinWallets": 1, "webhookUrl": "ftp://x"}},
			{
				`{"min_trades":1,"min_closed_positions":2,"min_tokens_traded":3,"whale_min_trade_usd":4.5,"whale_max_rank":6,"min_trader_score":0.5,"min_trigger_win_rate":0.125,"min_trigger_closed":7,"min_token_liquidity_usd":8,"min_token_holders":9,"convergence_window_hours":12,"convergence_min_usd":0.5,"convergence_min_wallets":2}`,
				map[string]any{"minTrades": 1, "minClosedPositions": 2, "minTokensTraded": 3, "whaleMinTradeUsd": 4.5, "whaleMaxRank": 6, "minTraderScore": 0.5, "minTriggerWinRate": 0.125, "minTriggerClosed": 7, "minTokenLiquidityUsd": 8, "minTokenHolders": 9, "convergenceWindowHours": 12, "convergenceMinUsd": 0.5, "convergenceMinWallets": 2},
			},
			{`{"webhook_url":"https://example.com/hook"}`, map[string]any{"webhookUrl": "https://example.com/hook"}},
			{`{"webhook_url":""}`, map[string]any{"webhookUrl": ""}},
		} {
			byREST := restAs(t, f, f.CustomerKey, http.MethodPut, "/v3/alpha/config", c.rest)
			byGraphQL := graphqlAs(t, gql, f.RivalKey,
				"mutation($u: ConfigUpdate!) { updateConfig(input: $u) { config { "+graphqlConfig+" } } }", map[string]any{"u": c.graphql}, "updateConfig")
			if byREST.err != "" || byGraphQL.err != "" {
				// GraphQL spells enum values in upper case.
				if byREST.err == "" || !strings.EqualFold(byREST.err, snake(byGraphQL.err)) {
					t.Errorf("%s: REST returns %q, GraphQL %q", c.rest, byREST.err, byGraphQL.err)
				}
				continue
			}
			changed := byGraphQL.value.(map[string]any)["config"]
			read := graphqlAs(t, gql, f.RivalKey, "{ config { "+graphqlConfig+" } }", nil, "config")
			if diff := cmp.Diff(changed, read.value); diff != "" {
				t.Errorf("%s: the stored configuration differs from the response: %s", c.rest, diff)
			}
			own := restAs(t, f, f.RivalKey, http.MethodGet, "/v3/alpha/config", "")
			if diff := cmp.Diff(own.value, changed); diff != "" {
				t.Errorf("%s: REST returns the same configuration differently: %s", c.rest, diff)
			}
			for _, v := range []any{byREST.value, changed} {
				for _, own := range []string{"customer_id", "display_name", "created_at", "updated_at"} {
					delete(v.(map[string]any), own)
				}
			}
			if diff := cmp.Diff(byREST.value, changed); diff != "" {
				t.Errorf("%s: %s", c.rest, diff)
			}
		}
	})
}

// snake converts the field names in a message to those of REST.
func snake(message string) string {
	parts := strings.Split(message, "; ")
	for i, part := range parts {
		field, rest, ok := strings.Cut(part, " ")
		if !ok || strings.ToLower(field) == field {
			continue
		}
		var b strings.Builder
		for _, r := range field {
			if r >= 'A' && r <= 'Z' {
				b.WriteByte('_')
				r += 'a' - 'A'
			}
			b.WriteRune(r)
		}
		parts[i] = b.String() + " " + rest
	}
	return strings.Join(parts, "; ")
}
