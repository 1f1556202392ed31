package event

import (
	"bufio"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func decodeOne(t *testing.T, line string) Event {
	t.Helper()
	e, err := NewDecoder(benchClock).Decode([]byte(line))
	if err != nil {
		t.Fatalf("decode %s: %v", line, err)
	}
	return e
}

func TestDecodeEveryType(t *testing.T) {
	t.Parallel()
	evm := strings.Trim(testEVM, `"`)
	decimal := strings.Trim(testDecimal, `"`)
	at := time.Date(2026, 11, 11, 0, 0, 0, 0, time.UTC)
	for name, test := range map[string]struct {
		object object
		want   Event
	}{
		"trade": {
			tradeObject().with("symbol", `"ABC"`, "tx_hash", `"0xAB"`),
			Event{Type: TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
				ID: "t1", Chain: smartmoney.Base, Wallet: evm, Token: evm, Side: smartmoney.Buy,
				Quantity: 2, PriceUSD: 3, AmountUSD: 7, TradedAt: at, Symbol: "ABC", TxHash: "0xAB",
			}},
		},
		"trade with former ids": {
			tradeObject().with("aka", `["a", "É", "c:1"]`),
			Event{Type: TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
				ID: "t1", Chain: smartmoney.Base, Wallet: evm, Token: evm, Side: smartmoney.Buy,
				Quantity: 2, PriceUSD: 3, AmountUSD: 7, TradedAt: at, Aka: []string{"a", "É", "c:1"},
			}},
		},
		"trade with one former id": {
			tradeObject().with("aka", `["a:1" ]`),
			Event{Type: TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
				ID: "t1", Chain: smartmoney.Base, Wallet: evm, Token: evm, Side: smartmoney.Buy,
				Quantity: 2, PriceUSD: 3, AmountUSD: 7, TradedAt: at, Aka: []string{"a:1"},
			}},
		},
		"trade without former ids": {
			tradeObject().with("aka", `[]`),
			Event{Type: TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
				ID: "t1", Chain: smartmoney.Base, Wallet: evm, Token: evm, Side: smartmoney.Buy,
				Quantity: 2, PriceUSD: 3, AmountUSD: 7, TradedAt: at,
			}},
		},
		"token": {
			tokenObject().with("symbol", `"ABC"`, "price_usd", "-0", "volume_24h_usd", "1e3", "holders", "1.2e1"),
			Event{Type: TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
				Chain: smartmoney.Base, Token: evm, UpdatedAt: at, Symbol: new("ABC"), PriceUSD: new(0.0),
				Volume24hUSD: new(1000.0), Holders: new(int64(12)),
			}},
		},
		"token without options": {
			tokenObject().with("symbol", `""`),
			Event{Type: TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
				Chain: smartmoney.Base, Token: evm, UpdatedAt: at,
			}},
		},
		"wallet_stats": {
			walletObject().with("net_pnl_usd", "-5.5", "win_rate", "0.25"),
			Event{Type: TypeWallet, Chain: smartmoney.Base, Wallet: &smartmoney.WalletStats{
				Chain: smartmoney.Base, Wallet: evm, NetPnlUSD: new(-5.5), WinRate: new(0.25),
			}},
		},
		"market": {
			marketObject().with("tags", `["a","\u00e9"]`, "closed", "true"),
			Event{Type: TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
				ItemID: "m1", Question: "Will it?", Slug: "will-it", EndDate: "2026-12-01", Tags: []string{"a", "é"},
				Volume24hr: 12.5, Closed: true,
			}},
		},
		"market with details": {
			marketObject().with("description", `"It rains if\nit rains."`, "start_date", `"2026-11-01T02:00:00+02:00"`,
				"created_at", `"2026-10-01T00:00:00Z"`, "updated_at", `"2099-01-01T00:00:00Z"`, "active", "false",
				"liquidity", "1000", "spread", "0.01"),
			Event{Type: TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
				ItemID: "m1", Question: "Will it?", Slug: "will-it", EndDate: "2026-12-01", Tags: []string{"a"}, Volume24hr: 12.5,
				Details: &smartmoney.MarketDetails{
					Description: "It rains if\nit rains.", StartDate: time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC),
					CreatedAt: time.Date(2026, 10, 1, 0, 0, 0, 0, time.UTC), UpdatedAt: time.Date(2099, 1, 1, 0, 0, 0, 0, time.UTC),
					Active: new(false), LiquidityUSD: new(1000.0), Spread: new(0.01),
				},
			}},
		},
		"market_mapping": {
			mappingObject().with("question", `"Q"`),
			Event{Type: TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
				Token: decimal, ItemID: "m1", OutcomeLabel: "Yes", Question: "Q",
			}},
		},
		"resolution": {
			resolutionObject(),
			Event{Type: TypeResolution, Chain: smartmoney.Polymarket, Resolution: &smartmoney.Resolution{
				Token: decimal, Payout: 1, ResolvedAt: at,
			}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, decodeOne(t, test.object.String())); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestDecodeNormalises(t *testing.T) {
	t.Parallel()
	mixed := `"0x` + strings.Repeat("aB", 20) + `"`
	e := decodeOne(t, tradeObject().with("wallet", mixed, "token", `"0x`+strings.Repeat("Cd", 20)+`"`,
		"traded_at", `"2026-11-11T05:30:00.123456789+05:30"`).String())
	got := []any{e.Trade.Wallet, e.Trade.Token, e.Trade.TradedAt}
	want := []any{
		"0x" + strings.Repeat("ab", 20), "0x" + strings.Repeat("cd", 20),
		time.Date(2026, 11, 11, 0, 0, 0, 123456789, time.UTC),
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if e.Trade.TradedAt.Location() != time.UTC {
		t.Error("time is not in UTC")
	}
	if e := decodeOne(t, onSolana().String()); e.Trade.Wallet != strings.Trim(testSolana, `"`) {
		t.Errorf("solana wallet became %s", e.Trade.Wallet)
	}
}

func TestDecodeDerivesTheThirdAmount(t *testing.T) {
	t.Parallel()
	for drop, want := range map[string][3]float64{
		"":           {2, 3, 7},
		"quantity":   {7.0 / 3, 3, 7},
		"price_usd":  {2, 3.5, 7},
		"amount_usd": {2, 3, 6},
	} {
		o := tradeObject()
		delete(o, drop)
		tr := decodeOne(t, o.String()).Trade
		if got := [3]float64{tr.Quantity, tr.PriceUSD, tr.AmountUSD}; got != want {
			t.Errorf("without %q: got %v, want %v", drop, got, want)
		}
	}
}

func TestDecodeBadJSON(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ line, message, field string }{
		{``, "bad JSON: unexpected end", ""},
		{`{`, "bad JSON: unexpected end", ""},
		{`{"type":"trade"`, "bad JSON: unexpected end", ""},
		{`[]`, "an event must be a JSON object, got an array", ""},
		{`null`, "an event must be a JSON object, got null", ""},
		{`7`, "an event must be a JSON object, got a number", ""},
		{`{} {}`, "bad JSON: more than one value in a line", ""},
		{`{}x`, "bad JSON: invalid character 'x' at start of value after 2 bytes", ""},
		{`{"id":"a","id":"b"}`, `bad JSON: duplicate field "id"`, "id"},
		{`{"id":"a","i\u0064":"b"}`, `bad JSON: duplicate field "id"`, "id"},
		{`{"extra":1,"extra":1}`, `bad JSON: duplicate field "extra"`, "extra"},
		{`{"id":01}`, `bad JSON: invalid character '1' after object value (expecting ',' or '}') after 7 bytes`, ""},
		{`{"type":"trade",}`, `bad JSON: invalid character ',' at start of value after 15 bytes`, ""},
		{"{\"id\":\"\xff\"}", `bad JSON: invalid UTF-8 after 7 bytes`, ""},
	} {
		_, err := NewDecoder(benchClock).Decode([]byte(test.line))
		refused, ok := errors.AsType[*smartmoney.Error](err)
		if !ok {
			t.Errorf("%s: error %v is not a *smartmoney.Error", test.line, err)
			continue
		}
		if refused.Code != smartmoney.CodeBadInput || refused.Message != test.message || refused.Field != test.field {
			t.Errorf("%s: got %q for field %q", test.line, refused.Message, refused.Field)
		}
	}
}

// TestDecodeKeepsNothing checks that an event stays valid after its line is overwritten
// and after further calls.
func TestDecodeKeepsNothing(t *testing.T) {
	t.Parallel()
	for _, o := range []object{tradeObject().with("symbol", `"S"`), tradeObject().with("symbol", `"\u0053"`), marketObject()} {
		d := NewDecoder(benchClock)
		line := []byte(o.String())
		first, err := d.Decode(line)
		if err != nil {
			t.Fatal(err)
		}
		want := decodeOne(t, string(line))
		clear(line)
		if _, err := d.Decode([]byte(onSolana().with("symbol", `"\u0041"`).String())); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, first); diff != "" {
			t.Error(diff)
		}
	}
}

// TestDecodeAfterError checks that a refused line does not affect the next one.
func TestDecodeAfterError(t *testing.T) {
	t.Parallel()
	d := NewDecoder(benchClock)
	for range 3 {
		if _, err := d.Decode([]byte(tradeObject().with("side", `"hold"`).String())); err == nil {
			t.Fatal("bad side accepted")
		}
		if _, err := d.Decode([]byte(`{"side":"buy"`)); err == nil {
			t.Fatal("half an object accepted")
		}
		if _, err := d.Decode([]byte(tradeObject().with("side", "").String())); err == nil {
			t.Fatal("missing side accepted")
		}
		if _, err := d.Decode([]byte(tradeObject().String())); err != nil {
			t.Fatalf("good event refused: %v", err)
		}
	}
}

// TestDecodeReadsTheClock checks that the bound of MaxAhead moves with the clock.
func TestDecodeReadsTheClock(t *testing.T) {
	t.Parallel()
	now := benchClock()
	d := NewDecoder(func() time.Time { return now })
	line := []byte(tradeObject().with("traded_at", `"2026-11-12T00:06:00Z"`).String())
	if _, err := d.Decode(line); err == nil {
		t.Fatal("a time 6 minutes ahead was accepted")
	}
	now = now.Add(time.Minute)
	if _, err := d.Decode(line); err != nil {
		t.Fatalf("a time 5 minutes ahead was refused: %v", err)
	}
}

func TestDecodeVectors(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("../testkit/vectors/testdata/*/events.ndjson")
	if err != nil || len(files) == 0 {
		t.Fatalf("no vectors: %v", err)
	}
	// kept beside the project, or not
	more, err := filepath.Glob("../../../shared/vectors/*/events.ndjson")
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, more...)
	d := NewDecoder(func() time.Time { return benchClock().AddDate(1, 0, 0) })
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		lines := bufio.NewScanner(f)
		lines.Buffer(nil, 1<<20)
		for lines.Scan() {
			e, err := d.Decode(lines.Bytes())
			if err != nil {
				t.Fatalf("%s: %s: %v", name, lines.Text(), err)
			}
			checkBinary(t, &e)
			checkJSON(t, &e)
		}
		if err := lines.Err(); err != nil {
			t.Fatal(err)
		}
	}
}

// checkJSON fails the test unless e survives its JSON form.
func checkJSON(t *testing.T, e *Event) {
	t.Helper()
	line := AppendJSON(nil, e)
	got, err := NewDecoder(func() time.Time { return benchClock().AddDate(1, 0, 0) }).Decode(line)
	if err != nil {
		t.Fatalf("decode %s: %v", line, err)
	}
	if diff := cmp.Diff(*e, got); diff != "" {
		t.Fatalf("%s: %s", line, diff)
	}
}
