package event_test

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func ptr[T any](v T) *T { return &v }

func TestAppendJSON(t *testing.T) {
	at := time.Date(2024, 5, 1, 14, 0, 0, 250e6, time.FixedZone("CEST", 7200))
	tests := []struct {
		name string
		in   event.Event
		want string
	}{
		{"trade", event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			ID: "a\"b\n", Chain: smartmoney.Base, Wallet: "0xaa", Token: "0xbb", Side: smartmoney.Buy,
			Quantity: 1e-9, PriceUSD: 2.5, AmountUSD: 1e6, TradedAt: at, Symbol: "É\x01", Aka: []string{"x", "y\""},
		}}, `{"type":"trade","id":"a\"b\n","chain":"base","wallet":"0xaa","token":"0xbb","side":"buy",` +
			`"quantity":1e-09,"price_usd":2.5,"amount_usd":1000000,"traded_at":"2024-05-01T12:00:00.25Z","symbol":"É\u0001","aka":["x","y\""]}`},
		{"token", event.Event{Type: event.TypeToken, Token: &smartmoney.TokenUpdate{
			Chain: smartmoney.Solana, Token: "T", UpdatedAt: at, Symbol: ptr(""), PriceUSD: ptr(0.0), Holders: ptr(int64(7)),
		}}, `{"type":"token","chain":"solana","token":"T","updated_at":"2024-05-01T12:00:00.25Z","symbol":"","price_usd":0,"holders":7}`},
		{"wallet", event.Event{Type: event.TypeWallet, Wallet: &smartmoney.WalletStats{
			Chain: smartmoney.Base, Wallet: "0xaa", NetPnlUSD: ptr(-12.5),
		}}, `{"type":"wallet_stats","chain":"base","wallet":"0xaa","net_pnl_usd":-12.5}`},
		{"market", event.Event{Type: event.TypeMarket, Market: &smartmoney.Market{
			ItemID: "m", Question: "Q?", Slug: "q", EndDate: "2024-06-01", Tags: []string{"a", "b"}, Volume24hr: 3, Closed: true,
		}}, `{"type":"market","item_id":"m","question":"Q?","slug":"q","end_date":"2024-06-01","tags":["a","b"],"volume_24hr":3,"closed":true}`},
		{"market with details", event.Event{Type: event.TypeMarket, Market: &smartmoney.Market{
			ItemID: "m", Details: &smartmoney.MarketDetails{Description: "d", StartDate: at, Active: new(true), Spread: new(0.01)},
		}}, `{"type":"market","item_id":"m","question":"","slug":"","end_date":"","tags":[],"volume_24hr":0,"closed":false,` +
			`"description":"d","start_date":"2024-05-01T12:00:00.25Z","active":true,"spread":0.01}`},
		{"mapping", event.Event{Type: event.TypeMapping, Mapping: &smartmoney.MarketMapping{
			Token: "1", ItemID: "m", OutcomeLabel: "Yes", Slug: "q",
		}}, `{"type":"market_mapping","token":"1","item_id":"m","outcome_label":"Yes","slug":"q"}`},
		{"resolution", event.Event{Type: event.TypeResolution, Resolution: &smartmoney.Resolution{
			Token: "1", Payout: 1, ResolvedAt: at,
		}}, `{"type":"resolution","chain":"polymarket","token":"1","payout":1,"resolved_at":"2024-05-01T12:00:00.25Z"}`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, string(event.AppendJSON(nil, &tt.in))); diff != "" {
				t.Errorf("AppendJSON (-want +got):\n%s", diff)
			}
		})
	}
}

// TestAppendJSONReadsBack checks that every text and every finite number reads back
// unchanged and that the JSON is one line.
func TestAppendJSONReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := smartmoney.Trade{
			ID:       rapid.String().Draw(t, "id"),
			Symbol:   rapid.String().Draw(t, "symbol"),
			Quantity: rapid.Float64Range(-math.MaxFloat64, math.MaxFloat64).Draw(t, "quantity"),
			PriceUSD: rapid.Float64().Filter(func(f float64) bool { return !math.IsInf(f, 0) }).Draw(t, "price"),
			TradedAt: time.Unix(0, rapid.Int64Range(0, 4e18).Draw(t, "at")).UTC(),
		}
		line := event.AppendJSON(nil, &event.Event{Type: event.TypeTrade, Trade: &want})
		if strings.ContainsAny(string(line), "\n\r") {
			t.Fatalf("line end in %q", line)
		}
		var got struct {
			ID, Symbol string
			Quantity   float64
			PriceUSD   float64   `json:"price_usd"`
			TradedAt   time.Time `json:"traded_at"`
		}
		if err := json.Unmarshal(line, &got); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		back := smartmoney.Trade{ID: got.ID, Symbol: got.Symbol, Quantity: got.Quantity, PriceUSD: got.PriceUSD, TradedAt: got.TradedAt}
		if diff := cmp.Diff(want, back); diff != "" {
			t.Fatalf("read back (-want +got):\n%s", diff)
		}
	})
}
