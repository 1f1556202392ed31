package wire_test

import (
	"bytes"
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// document is a CustomerConfig as interface 2.5 has it, in its order.
type document struct {
	CustomerID  string   `json:"customer_id"`
	DisplayName string   `json:"display_name"`
	Chains      []string `json:"chains"`
	SignalTypes []string `json:"signal_types"`
	DailyBudget int      `json:"daily_budget"`
	Limits      struct {
		ConvergenceP0 *int `json:"convergence_p0,omitempty"`
		ConvergenceP1 *int `json:"convergence_p1,omitempty"`
		WhaleMove     *int `json:"whale_move,omitempty"`
		SellSignal    *int `json:"sell_signal,omitempty"`
		PMP0          *int `json:"pm_convergence_bet_p0,omitempty"`
		PMP1          *int `json:"pm_convergence_bet_p1,omitempty"`
	} `json:"per_type_limits"`
	MinTrades              int     `json:"min_trades"`
	MinWinRate             float64 `json:"min_win_rate"`
	MinClosedPositions     int     `json:"min_closed_positions"`
	MinTokensTraded        int     `json:"min_tokens_traded"`
	MaxBuyVolumeUSD        float64 `json:"max_buy_volume_usd"`
	ConvergenceMinWallets  int     `json:"convergence_min_wallets"`
	ConvergenceWindowHours float64 `json:"convergence_window_hours"`
	ConvergenceMinUSD      float64 `json:"convergence_min_usd"`
	WhaleMinTradeUSD       float64 `json:"whale_min_trade_usd"`
	WhaleMaxRank           int     `json:"whale_max_rank"`
	MinTraderScore         float64 `json:"min_trader_score"`
	MinTriggerWinRate      float64 `json:"min_trigger_win_rate"`
	MinTriggerClosed       int     `json:"min_trigger_closed"`
	MinTokenLiquidityUSD   float64 `json:"min_token_liquidity_usd"`
	MinTokenHolders        int     `json:"min_token_holders"`
	PriorityFilter         string  `json:"priority_filter"`
	CooldownHours          float64 `json:"cooldown_hours"`
	WebhookURL             string  `json:"webhook_url"`
	CreatedAt              string  `json:"created_at"`
	UpdatedAt              string  `json:"updated_at"`
}

// TestAppend holds the text byte for byte against what encoding/json makes of the
// interface's type.
func TestAppendConfig(t *testing.T) {
	created := time.Date(2031, 2, 3, 4, 5, 6, 7000, time.FixedZone("", 3600))
	c := smartmoney.CustomerConfig{CustomerID: "acme", Version: 3, CreatedAt: created, UpdatedAt: created.Add(time.Hour)}
	for name, u := range map[string]string{
		"full":   full,
		"bare":   `{"chains": [], "signal_types": [], "per_type_limits": {}, "webhook_url": "", "display_name": "\u2028<&>é"}`,
		"limits": `{"per_type_limits": {"sell_signal": 0, "convergence_p0": 200, "pm_convergence_bet_p1": 1}}`,
	} {
		update, err := wire.DecodeConfig([]byte(u), rest)
		if err != nil {
			t.Fatal(err)
		}
		if c.Config, err = update.Apply(smartmoney.DefaultConfig("Acme")); err != nil {
			t.Fatal(err)
		}
		text := wire.AppendConfig([]byte("x"), &c)[1:]
		var got document
		if err := json.Unmarshal(text, &got); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if diff := cmp.Diff(string(standard(t, got)), string(text)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
		if got.CreatedAt != "2031-02-03T03:05:06.000007Z" || got.UpdatedAt != "2031-02-03T04:05:06.000007Z" || got.CustomerID != "acme" {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func standard(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	// Escapes that HTML needs and JSON does not.
	for escaped, plain := range map[string]string{`\u003c`: "<", `\u003e`: ">", `\u0026`: "&", `\u2028`: "\u2028"} {
		text = bytes.ReplaceAll(text, []byte(escaped), []byte(plain))
	}
	return text
}

// TestDefault holds the default configuration to the interface's values.
func TestDefaultConfig(t *testing.T) {
	c := smartmoney.CustomerConfig{CustomerID: "acme", Config: smartmoney.DefaultConfig("Acme")}
	const want = `{"customer_id":"acme","display_name":"Acme","chains":["base","ethereum","solana","polymarket"],` +
		`"signal_types":["convergence_p0","convergence_p1","whale_move","sell_signal","pm_convergence_bet_p0","pm_convergence_bet_p1"],` +
		`"daily_budget":30,"per_type_limits":{"convergence_p0":10,"convergence_p1":10,"whale_move":5,"sell_signal":5,` +
		`"pm_convergence_bet_p0":3,"pm_convergence_bet_p1":5},"min_trades":10,"min_win_rate":0,"min_closed_positions":1,` +
		`"min_tokens_traded":5,"max_buy_volume_usd":1000000000,"convergence_min_wallets":3,"convergence_window_hours":6,"convergence_min_usd":25,` +
		`"whale_min_trade_usd":50000,"whale_max_rank":50,"min_trader_score":0,"min_trigger_win_rate":0,"min_trigger_closed":0,` +
		`"min_token_liquidity_usd":0,"min_token_holders":0,"priority_filter":"all","cooldown_hours":2,"webhook_url":"",` +
		`"created_at":null,"updated_at":null}`
	if diff := cmp.Diff(want, string(wire.AppendConfig(nil, &c))); diff != "" {
		t.Error(diff)
	}
}
