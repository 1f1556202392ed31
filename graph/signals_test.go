package graph

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// signalled returns a fixture with three signals: on token 1 of base, on token 60 of
// polymarket, whose market has two outcome tokens, and a whale move on solana.
func signalled(t *testing.T) (f *fixture, at time.Time) {
	t.Helper()
	f, at = newFixture(t, nil), time.Now().Add(-time.Hour).UTC().Truncate(time.Millisecond)
	outcomeToken := func(n int, label string) event.Event {
		return event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
			Token: servicetest.Token(smartmoney.Polymarket, n), ItemID: servicetest.Item(60), OutcomeLabel: label, Question: "Will it?", Slug: "will-it",
		}}
	}
	f.Append(t, smartmoney.Polymarket, outcomeToken(60, "Yes"), outcomeToken(61, "No"))
	for i, s := range []*smartmoney.Signal{
		servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, 1, at, 2, 3, 4),
		servicetest.Signal(smartmoney.Polymarket, smartmoney.PMConvergenceP0, 60, at, 1, 2, 3, 4, 5),
		servicetest.Signal(smartmoney.Solana, smartmoney.WhaleMove, 2, at, 2),
	} {
		f.Send(t, servicetest.Customer, at.Add(time.Duration(i)*time.Second), s)
	}
	return f, at
}

// everySignalField selects every field of a signal.
const everySignalField = `id signalId sequence signalType notificationType priority chain headline
	token { address symbol currentPriceUsd priceChangePct firstSmartEntryPrice profile { id chain address symbol priceUsd volume24hUsd holders priceAt market { itemId outcomeLabel outcomes { token outcomeLabel priceUsd } } } }
	market { itemId question outcomeLabel slug endDate tags volume24hr closed enrichmentSource outcomes { token } }
	traders { wallet leaderboardRank tradeSizeUsd totalPnl winRate profile { walletAddress chain tradeCount } }
	userTrades { trader { rank walletAddress chain traderScore netPnlUsd realizedPnlUsd totalBuyVolumeUsd tradeCount winRate trueWinRate winningPositions closedPositions tokensTraded } trade { sizeUsd priceUsd transactionHash tradedAt } }
	summary { traderCount totalUsdInflow highestRank } why { reasons { text } } cta { action tokenAddress chain clobTokenId itemId slug }
	timestamp sentAt retractedAt personal { walletAddress } outcome { return1h return6h return24h settledPayout }
	decision { outcome chain token symbol type rule threshold value text count firstAt lastAt signalId delivered { configVersion dailyUsed dailyBudget typeUsed typeLimit } }`

func TestSignals(t *testing.T) {
	t.Parallel()
	f, at := signalled(t)
	price := 0.55
	first := servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, 1, at)
	if err := f.DB.CommitState(t.Context(), &enginestate.Commit{Now: at, Outcomes: []notify.RecordedPrice{
		{SignalID: first.ID, Horizon: notify.Horizon1h, Price: price},
	}}); err != nil {
		t.Fatal(err)
	}
	page := data(t, f.post(`{ signals { totalCount since pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
		edges { cursor node { sequence } } nodes { `+everySignalField+` } } }`, nil))["signals"].(map[string]any)
	nodes, edges := page["nodes"].([]any), page["edges"].([]any)
	if page["totalCount"] != 3.0 || len(nodes) != 3 || len(edges) != 3 || page["since"] == nil {
		t.Fatalf("page = %v", page)
	}
	info := page["pageInfo"].(map[string]any)
	if info["hasNextPage"] != false || info["hasPreviousPage"] != false || info["endCursor"] != edges[2].(map[string]any)["cursor"] {
		t.Errorf("pageInfo = %v", info)
	}
	dex, bet := nodes[0].(map[string]any), nodes[1].(map[string]any)
	for path, want := range map[string]any{
		"sequence": 1.0, "signalId": first.ID, "signalType": "CONVERGENCE", "notificationType": "CONVERGENCE_P1", "priority": "P1", "chain": "BASE",
		"market": nil, "personal": nil, "userTrades": []any{}, "cta.action": "SWAP", "cta.chain": "BASE", "cta.clobTokenId": nil, "cta.itemId": nil,
		"token.profile.address": servicetest.Token(smartmoney.Base, 1), "token.profile.symbol": "SYM", "token.profile.market": nil,
		"outcome.return6h": nil, "outcome.settledPayout": nil, "decision.outcome": "DELIVERED", "decision.rule": nil, "decision.threshold": nil,
		"decision.delivered.configVersion": 1.0, "decision.delivered.typeLimit": 10.0, "decision.signalId": first.ID, "decision.count": 1.0,
	} {
		if diff := cmp.Diff(want, pick(dex, path)); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
	if got := pick(dex, "outcome.return1h").(float64); got < 0.0999 || got > 0.1001 {
		t.Errorf("return1h = %v", got)
	}
	for i, trader := range dex["traders"].([]any) {
		address := servicetest.Address(smartmoney.Base, 2+i)
		if pick(trader, "profile.walletAddress") != address || pick(trader, "wallet") != smartmoney.TruncatedAddress(address) {
			t.Errorf("trader = %v", trader)
		}
	}
	for path, want := range map[string]any{
		"signalType": "PM_CONVERGENCE", "market.enrichmentSource": "ITEMS", "market.outcomeLabel": "Yes", "market.outcomes": nil,
		"cta.action": "POLYMARKET", "cta.chain": nil, "cta.clobTokenId": servicetest.Token(smartmoney.Polymarket, 60), "cta.slug": "will-it",
		"token.profile.market.itemId": servicetest.Item(60), "token.profile.market.outcomeLabel": "Yes", "token.profile.priceUsd": nil,
	} {
		if diff := cmp.Diff(want, pick(bet, path)); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
	if got := pick(bet, "token.profile.market.outcomes").([]any); len(got) != 2 || pick(got[1], "outcomeLabel") != "No" {
		t.Errorf("outcomes = %v", got)
	}
	if got := bet["userTrades"].([]any); len(got) != 5 || pick(got[0], "trader.chain") != "POLYMARKET" || pick(got[0], "trader.rank") != 3.0 {
		t.Errorf("userTrades = %v", got)
	}
	for _, query := range []string{`query($id: ID!) { found: node(id: $id) { __typename ... on Signal { ` + everySignalField + ` } } }`, `query($id: ID!) { found: signal(id: $id) { __typename ` + everySignalField + ` } }`} {
		got := data(t, f.post(query, map[string]any{"id": dex["id"]}))["found"].(map[string]any)
		delete(got, "__typename")
		if diff := cmp.Diff(dex, got); diff != "" {
			t.Errorf("by its id: %s", diff)
		}
	}
}

// pick returns the value at a path of names.
func pick(v any, path string) any {
	for name := range strings.SplitSeq(path, ".") {
		if list, ok := v.([]any); ok {
			i, err := strconv.Atoi(name)
			if err != nil || i >= len(list) {
				return fmt.Sprintf("no element %s: %v", name, v)
			}
			v = list[i]
			continue
		}
		object, ok := v.(map[string]any)
		if !ok {
			return fmt.Sprintf("no object before %s: %v", name, v)
		}
		v = object[name]
	}
	return v
}

func TestTokensAndMarkets(t *testing.T) {
	t.Parallel()
	f, _ := signalled(t)
	address := servicetest.Token(smartmoney.Base, 1)
	got := data(t, f.post(`query($a: String!, $item: String!) {
		token(chain: BASE, address: $a) { id address symbol priceUsd priceAt holders volume24hUsd }
		unknown: token(chain: SOLANA, address: "So11111111111111111111111111111111111111112") { id }
		market(itemId: $item) { itemId question outcomeLabel slug enrichmentSource tags closed outcomes { token outcomeLabel priceUsd } }
		nowhere: market(itemId: "x") { itemId } }`,
		map[string]any{"a": strings.ToUpper(address), "item": servicetest.Item(60)}))
	for path, want := range map[string]any{
		"token.address": address, "token.symbol": "SYM", "token.holders": nil, "token.volume24hUsd": nil, "unknown": nil, "nowhere": nil,
		"market.question": "Will it?", "market.outcomeLabel": nil, "market.enrichmentSource": "MARKET_MAPPINGS", "market.closed": false, "market.tags": []any{},
		"market.outcomes": []any{
			map[string]any{"token": servicetest.Token(smartmoney.Polymarket, 60), "outcomeLabel": "Yes", "priceUsd": nil},
			map[string]any{"token": servicetest.Token(smartmoney.Polymarket, 61), "outcomeLabel": "No", "priceUsd": nil},
		},
	} {
		if diff := cmp.Diff(want, pick(got, path)); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
	if price, ok := pick(got, "token.priceUsd").(float64); !ok || price <= 0 {
		t.Errorf("token = %v", got["token"])
	}
	node := data(t, f.post(`query($id: ID!) { node(id: $id) { __typename id ... on Token { address } } }`, map[string]any{"id": pick(got, "token.id")}))["node"]
	if pick(node, "address") != address || pick(node, "__typename") != "Token" {
		t.Errorf("node = %v", node)
	}
}

// Queries that combine a leaderboard and a customer's own data are not cached for other
// customers.
func TestPrivateDataIsNotCached(t *testing.T) {
	t.Parallel()
	f, _ := signalled(t)
	for _, query := range []string{
		`{ wallets(first: 1) { totalCount } signals { totalCount } }`,
		`{ wallets(first: 1) { totalCount } config { customerId } }`,
		`{ wallets(first: 1) { totalCount } configVersions { config { displayName } } }`,
		`{ wallets(first: 100) { nodes { signals(first: 1) { totalCount } } } }`,
		`{ wallets(first: 1) { totalCount } signals { nodes { traders { profile { tradeCount } } } } }`,
	} {
		own := f.post(query, nil).Body.String()
		rival := f.send(http.MethodPost, "/graphql", request(query, nil), "Authorization", "Bearer "+f.RivalKey).Body.String()
		if own == rival || strings.Contains(own+rival, `"errors"`) {
			t.Errorf("%s: one customer gets %.200s, another %.200s", query, own, rival)
		}
		if again := f.post(query, nil).Body.String(); again != own {
			t.Errorf("%s: the second response is %.200s", query, again)
		}
	}
}

func TestMutations(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for _, mutation := range []string{`mutation { resetBudget { deleted resetAt } }`, `mutation { updateConfig(input: {dailyBudget: 9}) { config { dailyBudget } } }`} {
		w := f.send(http.MethodGet, getURL(mutation), "")
		if w.Code != http.StatusMethodNotAllowed || w.Header().Get("Allow") != "POST" {
			t.Errorf("GET %s: status %d", mutation, w.Code)
		}
	}
	got := data(t, f.post(`mutation { updateConfig(input: {dailyBudget: 9, perTypeLimits: [{type: WHALE_MOVE, limit: 2}], priorityFilter: P0_P1, chains: [POLYMARKET, BASE]}) {
		config { customerId dailyBudget perTypeLimits { type limit } priorityFilter chains version } } resetBudget { deleted resetAt } }`, nil))
	want := map[string]any{
		"customerId": servicetest.Customer, "dailyBudget": 9.0, "perTypeLimits": []any{map[string]any{"type": "WHALE_MOVE", "limit": 2.0}},
		"priorityFilter": "P0_P1", "chains": []any{"BASE", "POLYMARKET"}, "version": 2.0,
	}
	if diff := cmp.Diff(want, pick(got, "updateConfig.config")); diff != "" {
		t.Error(diff)
	}
	if pick(got, "resetBudget.deleted") != 0.0 {
		t.Errorf("reset = %v", got["resetBudget"])
	}
	versions := data(t, f.post(`{ configVersions(first: 5) { version changedAt keyId config { version dailyBudget createdAt updatedAt } } }`, nil))["configVersions"].([]any)
	if len(versions) != 2 || pick(versions[0], "config.dailyBudget") != 9.0 || pick(versions[1], "config.dailyBudget") != 30.0 ||
		pick(versions[0], "keyId") == nil || pick(versions[1], "keyId") != nil || pick(versions[0], "changedAt") != pick(versions[0], "config.updatedAt") {
		t.Errorf("versions = %v", versions)
	}
}

func TestSignalArgumentErrors(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for name, test := range map[string]struct{ query, field, message string }{
		"walletId": {
			`{ signals(walletId: "me") { totalCount } }`, "walletId",
			`walletId must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got "me"`,
		},
		"since":           {`{ signals(since: "yesterday") { totalCount } }`, "since", "since must be an RFC 3339 time with a zone, as 2031-01-02T03:04:05Z, got \"yesterday\""},
		"after":           {`{ signals(after: "x") { totalCount } }`, "after", "after must be a cursor returned by an earlier page of this list"},
		"first":           {`{ signals(first: 201) { totalCount } }`, "first", "first must be between 1 and 200, got 201"},
		"versions after":  {`{ configVersions(after: 0) { version } }`, "after", "after must be the number of a version, 1 or more, got 0"},
		"versions":        {`{ configVersions(first: 0) { version } }`, "first", "first must be between 1 and 200, got 0"},
		"token":           {`{ token(chain: POLYMARKET, address: "0x1") { id } }`, "address", `address must be a decimal number of at most 78 digits on POLYMARKET, got "0x1"`},
		"market":          {`{ market(itemId: "") { itemId } }`, "itemId", "itemId must have 1 to 200 characters, got 0"},
		"nothing":         {`mutation { updateConfig(input: {}) { config { version } } }`, "", "no updatable fields were provided"},
		"null":            {`mutation { updateConfig(input: {dailyBudget: null}) { config { version } } }`, "dailyBudget", "dailyBudget must not be null: leave it out to keep its value"},
		"null for a list": {`mutation { updateConfig(input: {chains: null}) { config { version } } }`, "chains", "chains must not be null: leave it out to keep its value"},
		"a type twice": {
			`mutation { updateConfig(input: {perTypeLimits: [{type: WHALE_MOVE, limit: 1}, {type: WHALE_MOVE, limit: 2}]}) { config { version } } }`,
			"perTypeLimits", "perTypeLimits must hold each type once, got WHALE_MOVE twice",
		},
		"several": {
			`mutation { updateConfig(input: {dailyBudget: 4, convergenceMinWallets: 1}) { config { version } } }`, "dailyBudget",
			"dailyBudget must be a whole number between 5 and 200, got 4; convergenceMinWallets must be a whole number between 2 and 1000, got 1",
		},
		"simulation": {`{ simulateConfig(input: {minWinRate: 1.5}) { total } }`, "minWinRate", "minWinRate must be a number between 0 and 1, got 1.5"},
	} {
		t.Run(name, func(t *testing.T) {
			w := f.post(test.query, nil)
			r, _ := decode(t, w)
			if len(r.Errors) != 1 {
				t.Fatalf("%s", w.Body)
			}
			e := r.Errors[0]
			field, _ := e.Extensions["field"].(string)
			if e.Extensions["code"] != "BAD_USER_INPUT" || field != test.field || e.Message != test.message {
				t.Errorf("error = %+v, want %s: %s", e, test.field, test.message)
			}
			if problems, _ := e.Extensions["problems"].([]any); name == "several" && (len(problems) != 2 || pick(problems[1], "field") != "convergenceMinWallets") {
				t.Errorf("problems = %v", problems)
			}
		})
	}
	for _, query := range []string{`{ decisions { totalCount } }`, `{ simulateConfig(input: {}) { total } }`} {
		if r, _ := decode(t, f.post(query, nil)); len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "UNAVAILABLE" {
			t.Errorf("%s: %+v", query, r.Errors)
		}
	}
}

func TestSignalStats(t *testing.T) {
	t.Parallel()
	f, at := signalled(t)
	update := func(typ smartmoney.NotificationType, chain smartmoney.Chain, n int, h notify.Horizon, price float64) notify.RecordedPrice {
		return notify.RecordedPrice{SignalID: servicetest.Signal(chain, typ, n, at).ID, Horizon: h, Price: price}
	}
	if err := f.DB.CommitState(t.Context(), &enginestate.Commit{Now: at, Outcomes: []notify.RecordedPrice{
		update(smartmoney.ConvergenceP1, smartmoney.Base, 1, notify.Horizon1h, 0.75),
		update(smartmoney.WhaleMove, smartmoney.Solana, 2, notify.Horizon1h, 0.25),
		update(smartmoney.PMConvergenceP0, smartmoney.Polymarket, 60, notify.HorizonSettled, 1),
	}}); err != nil {
		t.Fatal(err)
	}
	// What the groups add up to is what the whole has, and the whole agrees with signalStats.
	const graded = `count retracted after1h { count wins losses hitRate hitRateLow hitRateHigh medianGain bestGain worstGain } settled { count wins }`
	record := data(t, f.post(`{ types: signalTrackRecord { since until all { `+graded+` } groups { type chain weekFrom record { `+graded+` } } delays { minutes count medianGain } }
		chains: signalTrackRecord(groupBy: CHAIN) { groups { type chain record { count } } }
		weeks: signalTrackRecord(groupBy: WEEK) { groups { weekFrom record { count } } }
		none: signalTrackRecord(until: "2020-01-01T00:00:00Z") { until all { count } groups { type } } }`, nil))
	for path, want := range map[string]any{
		"types.all.count": 3.0, "types.all.after1h.count": 2.0, "types.all.after1h.wins": 1.0, "types.all.after1h.losses": 1.0,
		"types.all.after1h.bestGain": 0.5, "types.all.after1h.worstGain": -0.5, "types.all.after1h.medianGain": 0.0, "types.all.settled.wins": 1.0,
		"types.groups.0.type": "CONVERGENCE_P1", "types.groups.0.chain": nil, "types.groups.0.record.after1h.wins": 1.0,
		"types.groups.1.type": "WHALE_MOVE", "types.groups.1.record.after1h.losses": 1.0, "types.groups.2.record.settled.wins": 1.0,
		"types.delays.2.minutes": 360.0, "types.delays.2.count": 0.0, "types.delays.2.medianGain": nil,
		"chains.groups.0.chain": "BASE", "chains.groups.0.type": nil, "chains.groups.0.record.count": 1.0,
		"weeks.groups.0.record.count": 3.0, "none.all.count": 0.0, "none.until": "2020-01-01T00:00:00Z",
	} {
		if diff := cmp.Diff(want, pick(record, path)); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
	const stats = `count return1h { count medianReturn medianStdError hitRate hitRateStdError } return6h { count medianReturn hitRate } settled { count medianReturn hitRate }`
	got := data(t, f.post(`{ all: signalStats { since `+stats+` } whales: signalStats(type: WHALE_MOVE) { `+stats+` }
		later: signalStats(since: "`+at.Add(time.Second).Format(time.RFC3339Nano)+`", chain: SOLANA) { `+stats+` }
		ever: signalStats(since: "0001-01-01T00:00:00Z") { since `+stats+` } always: signals(since: "0001-01-01T00:00:00Z") { since totalCount } }`, nil))
	for path, want := range map[string]any{
		"all.count": 3.0, "all.return1h.count": 2.0, "all.return1h.medianReturn": 0.0, "all.return1h.hitRate": 0.5,
		"all.return6h.count": 0.0, "all.return6h.medianReturn": nil, "all.return6h.hitRate": nil,
		"all.settled.count": 1.0, "all.settled.medianReturn": 1.0, "all.settled.hitRate": 1.0,
		"whales.count": 1.0, "whales.return1h.medianReturn": -0.5, "whales.return1h.hitRate": 0.0, "whales.return1h.medianStdError": nil,
		"later.count": 1.0,
		// The zero time is a valid argument, not the absence of one.
		"ever.count": 3.0, "ever.since": "0001-01-01T00:00:00.000000001Z", "always.totalCount": 3.0, "always.since": "0001-01-01T00:00:00.000000001Z",
	} {
		if diff := cmp.Diff(want, pick(got, path)); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
}
