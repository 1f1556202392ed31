package wire_test

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

var rest = wire.ConfigForm{DEXOnly: true}

// full is a body with every field of interface 2.6.
const full = `{
	"display_name": "Caf\u00e9 \"A\"", "chains": ["solana", "base"], "signal_types": ["whale_move", "convergence_p0"],
	"daily_budget": 12, "per_type_limits": {"pm_convergence_bet_p0": 3, "sell_signal": 5.0},
	"min_trades": 1e2, "min_win_rate": 0.5, "min_closed_positions": 2.0, "min_tokens_traded": 3, "max_buy_volume_usd": 1.5e6,
	"convergence_min_wallets": 4, "convergence_window_hours": 2, "convergence_min_usd": 12.5, "whale_min_trade_usd": 100.25, "whale_max_rank": 7,
	"min_trader_score": 0.25, "min_trigger_win_rate": 1, "min_trigger_closed": -0, "min_token_liquidity_usd": -0.0,
	"min_token_holders": 1000000000, "priority_filter": "P0,P1", "cooldown_hours": 0.5, "webhook_url": "https:\/\/a.example\/"}`

func TestDecodeConfig(t *testing.T) {
	want := smartmoney.ConfigUpdate{
		DisplayName: new(`Café "A"`), Chains: []smartmoney.Chain{"solana", "base"},
		SignalTypes: []smartmoney.NotificationType{"whale_move", "convergence_p0"}, DailyBudget: new(12),
		PerTypeLimits: map[smartmoney.NotificationType]int{"pm_convergence_bet_p0": 3, "sell_signal": 5},
		MinTrades:     new(100), MinWinRate: new(0.5), MinClosedPositions: new(2), MinTokensTraded: new(3), MaxBuyVolumeUSD: new(1.5e6),
		ConvergenceMinWallets: new(4), ConvergenceWindowHours: new(2.0), ConvergenceMinUSD: new(12.5), WhaleMinTradeUSD: new(100.25), WhaleMaxRank: new(7),
		MinTraderScore: new(0.25), MinTriggerWinRate: new(1.0), MinTriggerClosed: new(0), MinTokenLiquidityUSD: new(0.0),
		MinTokenHolders: new(1_000_000_000), PriorityFilter: new(smartmoney.PriorityP0P1), CooldownHours: new(0.5),
		WebhookURL: new("https://a.example/"),
	}
	for i := range reflect.ValueOf(want).NumField() {
		if reflect.ValueOf(want).Field(i).IsZero() {
			t.Errorf("%s is missing in the test", reflect.TypeOf(want).Field(i).Name)
		}
	}
	got, err := wire.DecodeConfig([]byte(full), rest)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if math.Signbit(*got.MinTokenLiquidityUSD) {
		t.Error("-0 stays negative")
	}
}

func TestDecodeEmptyLists(t *testing.T) {
	got, err := wire.DecodeConfig([]byte(`{"chains": [], "signal_types": [], "per_type_limits": {}, "webhook_url": ""}`), rest)
	if err != nil || got.Chains == nil || got.SignalTypes == nil || got.PerTypeLimits == nil || *got.WebhookURL != "" {
		t.Errorf("%+v, %v: what is given empty is not given at all", got, err)
	}
}

func TestDecodeRefuses(t *testing.T) {
	const types = "convergence_p0, convergence_p1, whale_move, sell_signal"
	const nothing = "no updatable fields were provided"
	for name, c := range map[string]struct{ body, want string }{
		"no body":        {"", "the body must be a JSON object, got nothing"},
		"spaces":         {" \n", "the body must be a JSON object, got nothing"},
		"null":           {"null", "the body must be a JSON object, got null"},
		"list":           {`[{"daily_budget": 10}]`, "the body must be a JSON object, got a list"},
		"text":           {`"daily_budget"`, `the body must be a JSON object, got "daily_budget"`},
		"number":         {"12", "the body must be a JSON object, got 12"},
		"cut off":        {`{"daily_budget": 1`, "the body must be a JSON object, this one ends within it"},
		"trailing comma": {`{"daily_budget": 10,}`, "the body must be a JSON object: invalid character '}' at start of string (expecting '\"') after 20 bytes"},
		"single quotes":  {`{'daily_budget': 10}`, "the body must be a JSON object: invalid character '\\'' at start of string (expecting '\"') after 1 bytes"},
		"no UTF-8":       {"{\"display_name\": \"\xff\"}", "the body must be a JSON object: invalid UTF-8 after 18 bytes"},
		"half a pair":    {`{"display_name": "\ud800"}`, "the body must be a JSON object: invalid surrogate pair `\\ud800\"}` in string after 18 bytes"},
		"two objects":    {`{"daily_budget": 10}{"daily_budget": 11}`, "the body must be one JSON object, got more after it"},
		"rest":           {`{"daily_budget": 10} x`, "the body must be one JSON object, got more after it"},

		"empty":          {"{}", nothing},
		"unknown only":   {`{"dailyBudget": 10}`, nothing + `; "dailyBudget" is no field of a configuration`},
		"read-only only": {`{"customer_id": "x", "created_at": null}`, nothing + "; customer_id is not updatable; created_at is not updatable"},
		"unknown":        {`{"daily_budget": 10, "a": 1, "": {"min_trades": 2}}`, `"a" is no field of a configuration; "" is no field of a configuration`},
		"read-only":      {`{"updated_at": "2030-01-01T00:00:00Z", "daily_budget": 10}`, "updated_at is not updatable"},
		"twice":          {`{"daily_budget": 10, "daily\u005fbudget": 11, "daily_budget": 12}`, `"daily_budget" must be given once`},
		"unknown twice":  {`{"daily_budget": 10, "x": 1, "x": 1}`, `"x" is no field of a configuration; "x" must be given once`},
		"null field":     {`{"daily_budget": null}`, "daily_budget must not be null: leave it out to keep its value"},
		"null list":      {`{"chains": null}`, "chains must not be null: leave it out to keep its value"},

		"number as text":     {`{"daily_budget": "10"}`, `daily_budget must be a whole number between 5 and 200, got "10"`},
		"fraction":           {`{"daily_budget": 10.5}`, "daily_budget must be a whole number between 5 and 200, got 10.5"},
		"no number":          {`{"min_win_rate": true}`, "min_win_rate must be a number between 0 and 1, got true"},
		"number as list":     {`{"cooldown_hours": [1]}`, "cooldown_hours must be a number between 0 and 720, got a list"},
		"number as object":   {`{"min_trades": {"a": 1}}`, "min_trades must be a whole number between 0 and 1000000000, got an object"},
		"no int64":           {`{"min_trades": 99999999999999999999}`, "min_trades must be a whole number between 0 and 1000000000, got 99999999999999999999"},
		"huge":               {`{"min_trades": 1e300}`, "min_trades must be a whole number between 0 and 1000000000, got 1e300"},
		"infinite":           {`{"max_buy_volume_usd": 1e999}`, "max_buy_volume_usd must be a finite number of at least 0, got 1e999"},
		"long":               {`{"min_trades": -` + strings.Repeat("9", 100) + `}`, "min_trades must be a whole number between 0 and 1000000000, got -" + strings.Repeat("9", 39) + "…"},
		"out of bounds":      {`{"daily_budget": 4.0}`, "daily_budget must be a whole number between 5 and 200, got 4"},
		"text as number":     {`{"display_name": 5}`, "display_name must be a text, got 5"},
		"filter as list":     {`{"priority_filter": ["P0"]}`, "priority_filter must be a text, got a list"},
		"unknown filter":     {`{"priority_filter": "p0"}`, `priority_filter must be one of all, P0, "P0,P1", "P1,P2", got "p0"`},
		"plain http":         {`{"webhook_url": "http://a.example/"}`, "webhook_url must begin with https://"},
		"chains as text":     {`{"chains": "base"}`, `chains must be a list of base, ethereum, solana, got "base"`},
		"chains nested":      {`{"chains": [["base"]]}`, "chains must hold only base, ethereum, solana, got a list"},
		"chains with null":   {`{"chains": ["base", null]}`, "chains must hold only base, ethereum, solana, got null"},
		"unknown chain":      {`{"chains": ["base", "Base"]}`, `chains must hold only base, ethereum, solana, got "Base"`},
		"chain twice":        {`{"chains": ["base", "base"]}`, "chains must hold each value once, got base twice"},
		"polymarket":         {`{"chains": ["polymarket"]}`, `chains must hold only base, ethereum, solana, got "polymarket" (prediction markets are set through GraphQL)`},
		"prediction type":    {`{"signal_types": ["pm_convergence_bet_p0"]}`, "signal_types must hold only " + types + `, got "pm_convergence_bet_p0" (prediction markets are set through GraphQL)`},
		"types as object":    {`{"signal_types": {}}`, "signal_types must be a list of " + types + ", got an object"},
		"limits as list":     {`{"per_type_limits": []}`, "per_type_limits must be an object of whole numbers by signal type, got a list"},
		"limit of a stray":   {`{"per_type_limits": {"whale": 1}}`, "per_type_limits must name only " + types + `, pm_convergence_bet_p0, pm_convergence_bet_p1, got "whale"`},
		"stray without":      {`{"per_type_limits": {"whale": null}}`, "per_type_limits must name only " + types + `, pm_convergence_bet_p0, pm_convergence_bet_p1, got "whale"`},
		"limit twice":        {`{"per_type_limits": {"whale_move": 1, "whale_move": 2}}`, `per_type_limits must name each type once, got "whale_move" twice`},
		"limit of null":      {`{"per_type_limits": {"whale_move": null}}`, `per_type_limits must give each type a whole number between 0 and 200, got null for whale_move`},
		"limit and none":     {`{"per_type_limits": {"whale_move": null, "whale_move": 2}}`, `per_type_limits must give each type a whole number between 0 and 200, got null for whale_move`},
		"fraction of limit":  {`{"per_type_limits": {"whale_move": 1.5}}`, "per_type_limits must give each type a whole number between 0 and 200, got 1.5 for whale_move"},
		"limit as text":      {`{"per_type_limits": {"whale_move": "1", "sell_signal": []}}`, `per_type_limits must give each type a whole number between 0 and 200, got "1" for whale_move`},
		"limit out of range": {`{"per_type_limits": {"whale_move": 201}}`, "per_type_limits must give each type a whole number between 0 and 200, got 201 for whale_move"},

		"everything at once": {
			`{"min_trades": -1, "nonsense": 1, "daily_budget": "x", "customer_id": "y", "chains": ["polymarket"], "cooldown_hours": null}`,
			`"nonsense" is no field of a configuration; daily_budget must be a whole number between 5 and 200, got "x"; customer_id is not updatable; ` +
				`chains must hold only base, ethereum, solana, got "polymarket" (prediction markets are set through GraphQL); ` +
				"cooldown_hours must not be null: leave it out to keep its value; min_trades must be a whole number between 0 and 1000000000, got -1",
		},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := wire.DecodeConfig([]byte(c.body), rest)
			if smartmoney.CodeOf(err) != smartmoney.CodeBadInput || err.Error() != c.want {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
			if diff := cmp.Diff(smartmoney.ConfigUpdate{}, got); diff != "" {
				t.Errorf("what is refused leaves an update: %s", diff)
			}
		})
	}
}

func TestDecodeEverythingOnEveryChain(t *testing.T) {
	const body = `{"customer_id": "x", "chains": ["polymarket"], "signal_types": ["pm_convergence_bet_p1"], "created_at": 1, "updated_at": 2}`
	got, err := wire.DecodeConfig([]byte(body), wire.ConfigForm{WholeConfig: true})
	if err != nil {
		t.Fatal(err)
	}
	want := smartmoney.ConfigUpdate{Chains: []smartmoney.Chain{"polymarket"}, SignalTypes: []smartmoney.NotificationType{"pm_convergence_bet_p1"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// FuzzDecodeConfig sends what strangers may send. Whatever is taken is JSON, is within
// every bound, names no prediction market and is unchanged when it is
// written and read; whatever is refused is the caller's mistake, said in bounded
// length.
func FuzzDecodeConfig(f *testing.F) {
	for _, seed := range []string{
		full, "", "{}", "null", "[]", `{"chains": [`, `{"a": 1, "a": 2}`, `{"per_type_limits": {"whale_move": 5}}`,
		strings.Repeat("[", 20_000), `{"a":` + strings.Repeat(`{"a":`, 3000), "{\"\xff\": 1}", `{"min_trades": 1e-400}`,
		`{` + strings.Repeat(`"k":1,`, 5000) + `"k":1}`, `{"chains": ["` + strings.Repeat("x", 60_000) + `"]}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		u, err := wire.DecodeConfig(body, rest)
		if err != nil {
			bad, ok := errors.AsType[*smartmoney.Error](err)
			if !ok || bad.Code != smartmoney.CodeBadInput || bad.Message == "" || len(bad.Message) > 50_000 {
				t.Fatalf("%T: %v", err, err)
			}
			return
		}
		var standard map[string]json.RawMessage
		if err := json.Unmarshal(body, &standard); err != nil {
			t.Fatalf("what is no JSON object is taken: %v", err)
		}
		c, err := u.Apply(smartmoney.DefaultConfig("Acme"))
		if err != nil {
			t.Fatalf("what is taken cannot be applied: %v", err)
		}
		for _, chain := range u.Chains {
			if !chain.DEX() {
				t.Errorf("%s is taken", chain)
			}
		}
		text := wire.AppendConfig(nil, &smartmoney.CustomerConfig{CustomerID: "acme", Config: c})
		again, err := wire.DecodeConfig(text, wire.ConfigForm{WholeConfig: true})
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		same, err := again.Apply(smartmoney.DefaultConfig("Other"))
		if diff := cmp.Diff(c, same); err != nil || diff != "" {
			t.Errorf("%s: %v %s", text, err, diff)
		}
	})
}
