package rest_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// wallet is a Wallet with the fields of interface 2.1 in order.
type wallet struct {
	Rank             int     `json:"rank"`
	WalletAddress    string  `json:"wallet_address"`
	Chain            string  `json:"chain"`
	TraderScore      float64 `json:"trader_score"`
	TotalBuyVolume   float64 `json:"total_buy_volume_usd"`
	TotalSellVolume  float64 `json:"total_sell_volume_usd"`
	NetPnl           float64 `json:"net_pnl_usd"`
	RealizedPnl      float64 `json:"realized_pnl_usd"`
	TradeCount       int     `json:"trade_count"`
	BuyCount         int     `json:"buy_count"`
	SellCount        int     `json:"sell_count"`
	WinRate          float64 `json:"win_rate"`
	TrueWinRate      float64 `json:"true_win_rate"`
	WinningPositions int     `json:"winning_positions"`
	ClosedPositions  int     `json:"closed_positions"`
	TokensTraded     int     `json:"tokens_traded"`
	AvgTradeSize     float64 `json:"avg_trade_size_usd"`
	LargestTrade     float64 `json:"largest_trade_usd"`
	LastTradeTime    string  `json:"last_trade_time"`
	FirstTradeTime   string  `json:"first_trade_time"`
}

// leaderboardBody is a LeaderboardResponse with the fields of interface 2.2 in order.
type leaderboardBody struct {
	Wallets  []wallet `json:"wallets"`
	Total    int      `json:"total"`
	RankBy   string   `json:"rank_by"`
	Chain    string   `json:"chain"`
	Defaults struct {
		MinTrades int     `json:"min_trades"`
		MinTokens int     `json:"min_tokens"`
		MinClosed int     `json:"min_closed"`
		MinBuyVol float64 `json:"min_buy_vol"`
		MaxBuyVol float64 `json:"max_buy_vol"`
	} `json:"chain_defaults"`
	UpdatedAt string `json:"updated_at"`
}

// The response equals encoding/json of the interface's types, byte for byte.
func TestEncodingEqualsStandardLibrary(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	for _, params := range []string{"", "chain=solana&limit=200&rank_by=net_pnl_usd", "chain=polymarket", "min_trades=100000"} {
		w := f.get(params)
		var got leaderboardBody
		decode(t, w.Body.Bytes(), &got)
		want, err := json.Marshal(got)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), w.Body.String()); diff != "" || w.Code != http.StatusOK {
			t.Errorf("%q: status %d: %s", params, w.Code, diff)
		}
		if got := w.Header().Get("Content-Type"); got != "application/json" {
			t.Errorf("Content-Type = %q", got)
		}
	}
}

func TestDefaults(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	var bare, full, few, all leaderboardBody
	decode(t, f.get("").Body.Bytes(), &few)
	decode(t, f.get("min_buy_vol=0").Body.Bytes(), &all)
	if few.Total >= all.Total {
		t.Errorf("%d wallets pass by default, %d with any volume bought", few.Total, all.Total)
	}
	buys := make([]event.Event, servicetest.Wallets)
	for i := range buys { // so that more than a page of them pass
		buys[i] = event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			ID: fmt.Sprint("more-", i), Chain: smartmoney.Base, Wallet: servicetest.Address(smartmoney.Base, i), Token: servicetest.Token(smartmoney.Base, 1),
			Side: smartmoney.Buy, Quantity: 1000, PriceUSD: 1, AmountUSD: 1000, TradedAt: time.Date(2022, 1, 1, 0, 0, 0, 0, time.UTC),
		}}
	}
	f.Append(t, smartmoney.Base, buys...)
	decode(t, f.get("").Body.Bytes(), &bare)
	decode(t, f.get("chain=base&rank_by=trader_score&limit=50&min_trades=1&min_tokens=5&min_closed=1&min_buy_vol=1000&max_buy_vol=1000000000").Body.Bytes(), &full)
	if diff := cmp.Diff(full, bare); diff != "" {
		t.Error(diff)
	}
	if bare.Chain != "base" || bare.RankBy != "trader_score" || len(bare.Wallets) != 50 || bare.Total <= 50 || bare.Defaults.MinTokens != 5 {
		t.Errorf("leaderboard = %+v", bare)
	}
	var solana leaderboardBody
	decode(t, f.get("chain=solana&limit=1").Body.Bytes(), &solana)
	if solana.Defaults.MinTokens != 3 || len(solana.Wallets) != 1 {
		t.Errorf("leaderboard = %+v", solana)
	}
	if _, err := time.Parse(time.RFC3339Nano, bare.UpdatedAt); err != nil || !strings.HasSuffix(bare.UpdatedAt, "Z") {
		t.Errorf("updated_at = %q, %v", bare.UpdatedAt, err)
	}
}

func TestBadParameters(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	for params, message := range map[string]string{
		"limit=0":                           "limit must be between 1 and 200, got 0",
		"limit=201":                         "limit must be between 1 and 200, got 201",
		"limit=-1":                          "limit must be between 1 and 200, got -1",
		"limit=99999999999":                 "limit must be between 1 and 200, got 99999999999",
		"limit=99999999999999999999":        `limit must be a whole number of at most 64 bits, got "99999999999999999999"`,
		"limit=ten":                         `limit must be a whole number, got "ten"`,
		"limit=1.5":                         `limit must be a whole number, got "1.5"`,
		"limit=":                            `limit must be a whole number, got ""`,
		"limit=1&limit=2":                   "limit must be given once, got 2 times",
		"min_trades=-1":                     "min_trades must be at least 0, got -1",
		"min_tokens=-2":                     "min_tokens must be at least 0, got -2",
		"min_closed=-3":                     "min_closed must be at least 0, got -3",
		"min_closed=x":                      `min_closed must be a whole number, got "x"`,
		"min_buy_vol=-0.5":                  "min_buy_vol must be a finite number of at least 0, got -0.5",
		"min_buy_vol=Inf":                   `min_buy_vol must be a finite number, got "Inf"`,
		"max_buy_vol=-0.5":                  "max_buy_vol must be a finite number of at least 0, got -0.5",
		"max_buy_vol=NaN":                   `max_buy_vol must be a finite number, got "NaN"`,
		"max_buy_vol=Inf":                   `max_buy_vol must be a finite number, got "Inf"`,
		"max_buy_vol=1e999":                 `max_buy_vol must be a finite number, got "1e999"`,
		"max_buy_vol=0x10p1":                `max_buy_vol must be a finite number, got "0x10p1"`,
		"max_buy_vol=much":                  `max_buy_vol must be a finite number, got "much"`,
		"chain=BASE":                        `chain must be one of base, ethereum, solana, polymarket, got "BASE"`,
		"chain=":                            `chain must be one of base, ethereum, solana, polymarket, got ""`,
		"rank_by=luck":                      `rank_by must be one of trader_score, realized_pnl_usd, true_win_rate, net_pnl_usd, total_buy_volume_usd, trade_count, tokens_traded, win_rate, avg_trade_size_usd, largest_trade_usd, got "luck"`,
		"offset=3":                          `unknown parameter "offset"`,
		"b=1&a=2":                           `unknown parameter "a"`,
		"a=%zz":                             "the query string must be URL-encoded parameters",
		"Limit=5":                           `unknown parameter "Limit"`,
		"limit=" + strings.Repeat("9", 200): `limit must be a whole number of at most 64 bits, got "` + strings.Repeat("9", 80) + `…"`,
	} {
		w := f.get(params)
		var got map[string]string
		decode(t, w.Body.Bytes(), &got)
		if diff := cmp.Diff(map[string]string{"error": message}, got); diff != "" || w.Code != http.StatusBadRequest {
			t.Errorf("%s: status %d: %s", params, w.Code, diff)
		}
	}
}

func TestStatuses(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	const path = "/v3/alpha/leaderboard"
	for name, test := range map[string]struct {
		method, target string
		headers        []string
		status         int
		key, message   string
	}{
		"no key":        {"GET", path, []string{"Authorization", ""}, 401, "message", ""},
		"wrong key":     {"GET", path, []string{"Authorization", "Bearer sms-x"}, 401, "message", ""},
		"wrong scheme":  {"GET", path, []string{"Authorization", "Basic " + f.CustomerKey}, 401, "message", ""},
		"no key, bad":   {"GET", path + "?limit=0", []string{"Authorization", ""}, 401, "message", ""},
		"ingest key":    {"GET", path, []string{"Authorization", "Bearer " + f.IngestKey}, 403, "message", ""},
		"post":          {"POST", path, nil, 405, "error", "the method must be GET"},
		"unknown":       {"GET", "/v3/alpha/leaderboards", nil, 404, "error", "no such endpoint: /v3/alpha has leaderboard, notifications and config, see /docs"},
		"trailing path": {"GET", path + "/", nil, 404, "error", "no such endpoint: /v3/alpha has leaderboard, notifications and config, see /docs"},
	} {
		w := f.send(test.method, test.target, test.headers...)
		var got map[string]string
		decode(t, w.Body.Bytes(), &got)
		if w.Code != test.status || len(got) != 1 || got[test.key] == "" || test.message != "" && got[test.key] != test.message {
			t.Errorf("%s: status %d, want %d: %s", name, w.Code, test.status, w.Body)
		}
	}
	if w := f.send("HEAD", path); w.Code != http.StatusOK {
		t.Errorf("HEAD: status %d", w.Code)
	}
}

func TestInternalErrorsAreHidden(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	for name, fail := range map[string]func() error{
		"error": func() error { return errors.New("no such table secrets") },
		"cause": func() error { return smartmoney.Internal(errors.New("no such table secrets")) },
		"panic": func() error { panic("secrets out of range") },
	} {
		before := len(f.log.String())
		f.Views.Fail.Store(&fail)
		w := f.get("")
		if w.Code != http.StatusInternalServerError || w.Body.String() != `{"error":"internal error"}` {
			t.Errorf("%s: status %d: %s", name, w.Code, w.Body)
		}
		if !strings.Contains(f.log.String()[before:], "secrets") {
			t.Errorf("%s: the log does not contain the cause", name)
		}
	}
	unavailable := func() error { return smartmoney.Errorf(smartmoney.CodeUnavailable, "not now") }
	f.Views.Fail.Store(&unavailable)
	if w := f.get(""); w.Code != http.StatusServiceUnavailable || w.Body.String() != `{"error":"not now"}` {
		t.Errorf("status %d: %s", w.Code, w.Body)
	}
}

func TestETag(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	const target = "/v3/alpha/leaderboard?limit=3"
	first := f.send("GET", target)
	tag := first.Header().Get("ETag")
	if got := first.Header().Get("Cache-Control"); got != "private, no-cache" {
		t.Errorf("Cache-Control %q prevents clients from using the ETag", got)
	}
	for _, known := range []string{tag, "W/" + tag, `"other", ` + tag, "*"} {
		w := f.send("GET", target, "If-None-Match", known)
		if w.Code != http.StatusNotModified || w.Body.Len() != 0 || w.Header().Get("ETag") != tag {
			t.Errorf("If-None-Match %s: status %d, %d bytes", known, w.Code, w.Body.Len())
		}
	}
	if w := f.send("GET", "/v3/alpha/leaderboard?limit=4", "If-None-Match", tag); w.Code != http.StatusOK {
		t.Errorf("another query: status %d", w.Code)
	}
	if w := f.send("GET", target, "If-None-Match", tag, "Authorization", ""); w.Code != http.StatusUnauthorized {
		t.Errorf("without a key: status %d", w.Code)
	}
	again := f.send("GET", target)
	if again.Body.String() != first.Body.String() {
		t.Error("equal requests return different responses")
	}
	news := servicetest.Events(smartmoney.Base)[0]
	trade := *news.Trade
	trade.ID = "news"
	news.Trade = &trade
	f.Append(t, smartmoney.Base, news)
	if w := f.send("GET", target, "If-None-Match", tag); w.Code != http.StatusOK || w.Header().Get("ETag") == tag {
		t.Errorf("after a trade: status %d, ETag %s", w.Code, w.Header().Get("ETag"))
	}
}
