package wire_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

var (
	raised = time.Date(2031, 2, 3, 4, 5, 6, 0, time.UTC)
	sent   = time.Date(2031, 2, 3, 4, 5, 7, 120_000, time.FixedZone("", 3600))
)

func swap() *smartmoney.Notification {
	return &smartmoney.Notification{Sequence: 3, SentAt: sent, Signal: &smartmoney.Signal{
		ID: "sig_1", Type: smartmoney.ConvergenceP1, Chain: smartmoney.Base, Headline: `3 bought "X" <now>`,
		Token: smartmoney.SignalToken{Address: "0xa", Symbol: "X", CurrentPriceUSD: 1e-9, PriceChangePct: -3.5, FirstSmartEntryPrice: 2},
		Traders: []smartmoney.Participant{
			{Address: "0x1234567890abcdef1234567890abcdef12345678", Rank: 4, TradeSizeUSD: 10.5, TotalPnlUSD: -7, WinRate: 0.25, TxHash: "unused"},
		},
		Summary: smartmoney.SignalSummary{TraderCount: 1, TotalInflowUSD: 10.5, HighestRank: 4},
		Reasons: []smartmoney.Reason{{Text: "One."}, {Text: "Two."}}, Timestamp: raised,
	}}
}

func bet() *smartmoney.Notification {
	n := swap()
	n.Signal.Type, n.Signal.Chain, n.Signal.Token.Address = smartmoney.PMConvergenceP0, smartmoney.Polymarket, "77"
	n.Signal.Market = &smartmoney.SignalMarket{
		ItemID: "m", Question: "Will it?", OutcomeLabel: "Yes", Slug: "will-it", EndDate: "soon", Volume24hr: 5, Closed: true, Source: smartmoney.FromMappings,
	}
	n.Signal.Traders[0] = smartmoney.Participant{
		Address: "0x1234567890abcdef1234567890abcdef12345678", Rank: 4, TradeSizeUSD: 10.5, TradePriceUSD: 0.5, TxHash: "0xff", TradedAt: raised,
		TraderScore: 0.75, TotalPnlUSD: -7, RealizedPnlUSD: 1, BuyVolumeUSD: 2, WinRate: 0.25, TrueWinRate: 0.5,
		TradeCount: 9, WinningPositions: 1, ClosedPositions: 2, TokensTraded: 3,
	}
	return n
}

const (
	inside = `,"headline":"3 bought \"X\" <now>",`
	money  = `"symbol":"X","current_price_usd":1e-9,"price_change_pct":-3.5,"first_smart_entry_price":2},`
	trader = `"traders":[{"wallet":"0x1234…5678","wallet_address":"0x1234567890abcdef1234567890abcdef12345678","leaderboard_rank":4,"trade_size_usd":10.5,"total_pnl":-7,"win_rate":0.25}],`
	totals = `"summary":{"trader_count":1,"total_usd_inflow":10.5,"highest_rank":4},"why":{"reasons":[{"text":"One."},{"text":"Two."}]},`
	times  = `"timestamp":"2031-02-03T04:05:06Z","sent_at":"2031-02-03T03:05:07.000120Z"`
)

func TestAppendSignal(t *testing.T) {
	bare, empty, retracted := bet(), swap(), swap()
	retracted.RetractedAt = &raised
	bare.Signal.Market = nil
	empty.Signal.Traders, empty.Signal.Reasons = nil, nil
	for name, c := range map[string]struct {
		n        *smartmoney.Notification
		personal *smartmoney.Personal
		want     string
	}{
		"dex": {swap(), nil, `{"signal_id":"sig_1","signal_type":"convergence","notification_type":"convergence_p1","priority":"P1","chain":"base"` +
			inside + `"token":{"address":"0xa",` + money + trader + `"user_trades":[],` + totals +
			`"cta":{"action":"swap","token_address":"0xa","chain":"base"},` + times + `}`},
		"retracted": {retracted, nil, `{"signal_id":"sig_1","signal_type":"convergence","notification_type":"convergence_p1","priority":"P1","chain":"base"` +
			inside + `"token":{"address":"0xa",` + money + trader + `"user_trades":[],` + totals +
			`"cta":{"action":"swap","token_address":"0xa","chain":"base"},` + times + `,"retracted_at":"2031-02-03T04:05:06.000000Z"}`},
		"no lists": {empty, nil, `{"signal_id":"sig_1","signal_type":"convergence","notification_type":"convergence_p1","priority":"P1","chain":"base"` +
			inside + `"token":{"address":"0xa",` + money + `"traders":[],"user_trades":[],` +
			`"summary":{"trader_count":1,"total_usd_inflow":10.5,"highest_rank":4},"why":{"reasons":[]},` +
			`"cta":{"action":"swap","token_address":"0xa","chain":"base"},` + times + `}`},
		"polymarket": {bet(), nil, `{"signal_id":"sig_1","signal_type":"pm_convergence","notification_type":"pm_convergence_bet_p0","priority":"P0","chain":"polymarket"` +
			inside + `"token":{"address":"77",` + money +
			`"market":{"item_id":"m","question":"Will it?","outcome_label":"Yes","slug":"will-it","end_date":"soon","tags":[],"volume_24hr":5,"closed":true,"enrichment_source":"market-mappings"},` +
			trader + userTrade + totals +
			`"cta":{"action":"polymarket","token_address":"77","clob_token_id":"77","item_id":"m","slug":"will-it"},` + times + `}`},
		"unknown market": {bare, nil, `{"signal_id":"sig_1","signal_type":"pm_convergence","notification_type":"pm_convergence_bet_p0","priority":"P0","chain":"polymarket"` +
			inside + `"token":{"address":"77",` + money + trader + userTrade + totals + times + `}`},
		"personal": {swap(), &smartmoney.Personal{WalletAddress: "0xw", OnSignalSide: true, Positions: []smartmoney.PersonalPosition{
			{Token: "0xa", Quantity: 1, CostUSD: 2, ValueUSD: 3.5, PnlUSD: 1.5, OnSignalSide: true}, {Token: "0xb", OutcomeLabel: "No"},
		}}, `{"signal_id":"sig_1","signal_type":"convergence","notification_type":"convergence_p1","priority":"P1","chain":"base"` +
			inside + `"token":{"address":"0xa",` + money + trader + `"user_trades":[],` + totals +
			`"cta":{"action":"swap","token_address":"0xa","chain":"base"},` + times +
			`,"personal":{"wallet_address":"0xw","on_signal_side":true,"positions":[` +
			`{"token":"0xa","quantity":1,"cost_usd":2,"value_usd":3.5,"pnl_usd":1.5,"on_signal_side":true},` +
			`{"token":"0xb","outcome_label":"No","quantity":0,"cost_usd":0,"value_usd":0,"pnl_usd":0,"on_signal_side":false}]}}`},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff("before"+c.want, string(wire.AppendSignal([]byte("before"), c.n, c.personal))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestAppendDelivery(t *testing.T) {
	plain := strings.TrimSuffix(string(wire.AppendSignal(nil, swap(), nil)), "}")
	for want, sample := range map[string]bool{`,"sequence":3}`: false, `,"sequence":3,"test":true}`: true} {
		if got := string(wire.AppendDelivery([]byte("before"), swap(), sample)); got != "before"+plain+want {
			t.Errorf("sample %v: %s", sample, got)
		}
	}
}

func TestAppendRetraction(t *testing.T) {
	n := swap()
	n.Sequence, n.Retraction = 9, &smartmoney.Retraction{Retracts: 3, Reason: `"Taken" back.`}
	want := `before{"type":"signal.retracted","signal_id":"sig_1","signal_sequence":3,"notification_type":"convergence_p1","chain":"base",` +
		`"token":{"address":"0xa","symbol":"X"},"reason":"\"Taken\" back.","retracted_at":"2031-02-03T03:05:07.000120Z","sequence":9}`
	if diff := cmp.Diff(want, string(wire.AppendRetraction([]byte("before"), n))); diff != "" {
		t.Error(diff)
	}
}

const userTrade = `"user_trades":[{"trader":{"rank":4,"wallet_address":"0x1234567890abcdef1234567890abcdef12345678","chain":"polymarket",` +
	`"trader_score":0.75,"net_pnl_usd":-7,"realized_pnl_usd":1,"total_buy_volume_usd":2,"trade_count":9,"win_rate":0.25,"true_win_rate":0.5,` +
	`"winning_positions":1,"closed_positions":2,"tokens_traded":3},` +
	`"trade":{"size_usd":10.5,"price_usd":0.5,"transaction_hash":"0xff","traded_at":"2031-02-03T04:05:06Z"}}],`

// TestWhateverItHoldsIsJSON writes signals with any texts and numbers.
func TestWhateverItHoldsIsJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := bet()
		n.Signal.Headline = rapid.String().Draw(t, "headline")
		n.Signal.Token.CurrentPriceUSD = rapid.Float64().Draw(t, "price")
		n.Signal.Market.Tags = rapid.SliceOf(rapid.String()).Draw(t, "tags")
		text := wire.AppendSignal(nil, n, nil)
		var back map[string]any
		if err := json.Unmarshal(text, &back); err != nil {
			t.Fatalf("%v: %s", err, text)
		}
		if got, want := back["headline"], strings.ToValidUTF8(n.Signal.Headline, "\uFFFD"); got != want {
			t.Fatalf("headline %q, want %q", got, want)
		}
		if got := len(back["market"].(map[string]any)["tags"].([]any)); got != len(n.Signal.Market.Tags) {
			t.Fatalf("%d tags, want %d", got, len(n.Signal.Market.Tags))
		}
	})
}
