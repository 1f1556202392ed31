package importer_test

import (
	"bytes"
	"cmp"
	"encoding/json"
	"math"
	"slices"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"smartmoney/internal/event"
	"smartmoney/internal/event/importer"
	"smartmoney/internal/smartmoney"
)

func clock() time.Time { return time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC) }

func newConverter(t testing.TB, format string, prices importer.Prices) *importer.Converter {
	t.Helper()
	c, err := importer.NewConverter(format, importer.DefaultSettings(), prices, clock)
	if err != nil {
		t.Fatalf("NewConverter(%q): %v", format, err)
	}
	return c
}

// elements returns the elements of a JSON array in the order of a number in them.
func elements(t *testing.T, raw []byte, field string) []json.RawMessage {
	t.Helper()
	var all []json.RawMessage
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	at := func(raw json.RawMessage) float64 {
		var fields map[string]any
		if err := json.Unmarshal(raw, &fields); err != nil {
			t.Fatal(err)
		}
		number, _ := fields[field].(float64)
		return number
	}
	slices.SortStableFunc(all, func(a, b json.RawMessage) int { return cmp.Compare(at(a), at(b)) })
	return all
}

// TestConverterEqualsFile converts the records of a file one message each, and again with a
// new converter for every message that starts with the prices of the one before: both
// make the same events as the file.
func TestConverterEqualsFile(t *testing.T) {
	for format, field := range map[string]string{"helius": "timestamp", "bitquery": "Block_Time"} {
		t.Run(format, func(t *testing.T) {
			raw := read(t, format+".json")
			var want []event.Event
			for _, item := range mustConvert(t, format, importer.DefaultSettings(), raw) {
				want = append(want, item.Events...)
			}
			one, prices := newConverter(t, format, nil), importer.Prices(nil)
			var lasting, restarted []event.Event
			for _, message := range elements(t, raw, field) {
				for _, item := range one.Convert(message) {
					lasting = append(lasting, item.Events...)
				}
				next := newConverter(t, format, prices)
				for _, item := range next.Convert(message) {
					restarted = append(restarted, item.Events...)
				}
				prices = next.Prices()
			}
			if diff := gocmp.Diff(trades(want), trades(lasting)); diff != "" {
				t.Errorf("one converter (-file +messages):\n%s", diff)
			}
			if diff := gocmp.Diff(trades(want), trades(restarted)); diff != "" {
				t.Errorf("a converter for each message (-file +messages):\n%s", diff)
			}
			if diff := gocmp.Diff(one.Prices(), prices); diff != "" {
				t.Errorf("prices (-one converter +many):\n%s", diff)
			}
		})
	}
}

// trades returns the trades of events by id.
func trades(events []event.Event) map[string]smartmoney.Trade {
	all := map[string]smartmoney.Trade{}
	for _, e := range events {
		if e.Trade != nil {
			all[e.Trade.ID] = *e.Trade
		}
	}
	return all
}

func TestConverterEmitsMappingsOnce(t *testing.T) {
	c := newConverter(t, "polymarket-trades", nil)
	mappings := map[string]int{}
	for range 2 {
		for _, item := range c.Convert(read(t, "polymarket-trades.json")) {
			for _, e := range item.Events {
				if e.Mapping != nil {
					mappings[e.Mapping.Token]++
				}
			}
		}
	}
	if len(mappings) == 0 {
		t.Fatal("no mappings")
	}
	for token, n := range mappings {
		if n != 1 {
			t.Errorf("the mapping of %s was emitted %d times", token, n)
		}
	}
}

func TestConverterMessages(t *testing.T) {
	trade := `{"type":"trade","id":"a","chain":"base","wallet":"0x1111111111111111111111111111111111111111",` +
		`"token":"0x2222222222222222222222222222222222222222","side":"buy","quantity":1,"amount_usd":2,"traded_at":"2026-01-01T00:00:00Z"}`
	for name, test := range map[string]struct {
		format, message string
		events          int
		skips           []string
	}{
		"one event":           {"events", trade, 1, nil},
		"lines":               {"events", trade + "\n\n" + trade + "\n", 2, nil},
		"array":               {"events", "[" + trade + "," + trade + "]", 2, nil},
		"empty":               {"events", "", 0, nil},
		"bad event":           {"events", `{"type":"trade","chain":"mars"}` + "\n" + trade, 1, []string{"invalid event: chain"}},
		"no JSON":             {"events", "hello", 0, []string{"invalid event"}},
		"truncated array":     {"events", "[" + trade + ",", 0, []string{"malformed record"}},
		"compressed":          {"events", "\x1f\x8b\x08\x00", 0, []string{"message is compressed"}},
		"truncated swap":      {"helius", `[{"signature":`, 0, []string{"malformed record"}},
		"no swap":             {"helius", `{"signature":"a","timestamp":1}`, 0, []string{"not a swap"}},
		"another JSON":        {"polymarket-trades", `"x"`, 0, []string{"malformed record"}},
		"a table of one line": {"dune-bot-trades", "block_time", 0, []string{"malformed record"}},
	} {
		t.Run(name, func(t *testing.T) {
			events, skips := 0, []string(nil)
			for _, item := range newConverter(t, test.format, nil).Convert([]byte(test.message)) {
				if item.Raw != nil {
					t.Error("an item has Raw")
				}
				if events += len(item.Events); item.Skip != "" {
					skips = append(skips, item.Skip)
				}
			}
			if events != test.events || !slices.Equal(skips, test.skips) {
				t.Errorf("%d events and skips %q, want %d and %q", events, skips, test.events, test.skips)
			}
		})
	}
}

func TestNewConverterRefusesFormat(t *testing.T) {
	if _, err := importer.NewConverter("morse", importer.DefaultSettings(), nil, clock); err == nil {
		t.Error("an unknown format was accepted")
	}
}

func TestPricer(t *testing.T) {
	const weth, usdc = "0x4200000000000000000000000000000000000006", "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
	const token, wallet = "0x2222222222222222222222222222222222222222", "0x1111111111111111111111111111111111111111"
	swap := func(id, bought string, in float64, sold string, out float64) *importer.Swap {
		return &importer.Swap{
			ID: id, TxHash: "0xab", Chain: smartmoney.Base, Wallet: wallet, At: clock(), Block: 7,
			Bought: importer.SwapLeg{Token: bought, Quantity: in}, Sold: importer.SwapLeg{Token: sold, Quantity: out},
		}
	}
	p := importer.NewPricer(importer.DefaultSettings(), nil)
	expect := func(s *importer.Swap, usd float64, skip string) {
		t.Helper()
		events, reason := p.Events(s)
		if reason != skip {
			t.Errorf("%s: skipped with %q, want %q", s.ID, reason, skip)
		}
		for _, e := range events {
			if e.Trade.AmountUSD != usd || e.Trade.Block != 7 || !e.Trade.HasBlock {
				t.Errorf("%s: %+v, want %v USD in block 7", s.ID, e.Trade, usd)
			}
		}
		if skip == "" && len(events) == 0 {
			t.Errorf("%s: no events", s.ID)
		}
	}
	expect(swap("1", token, 10, weth, 1), 0, "no USD value")
	made := swap("2", weth, 1, usdc, 1_000_000)
	made.Untrusted = true
	expect(made, 0, "both sides are quote tokens")
	expect(swap("3", token, 10, weth, 1), 0, "no USD value")
	expect(swap("4", weth, 2, usdc, 6000), 0, "both sides are quote tokens")
	expect(swap("5", token, 10, weth, 1), 3000, "")
	before := p.Prices()
	expect(swap("6", usdc, 4000, weth, 1), 0, "both sides are quote tokens")
	expect(swap("7", weth, 1, token, 5), 4000, "")
	p.SetPrices(before)
	expect(swap("8", weth, 1, token, 5), 3000, "")
	expect(swap("9", token, 1, token, 5), 0, "both sides are the same token")
	expect(swap("", token, 1, weth, 5), 0, "no usable transaction hash")
	expect(swap("10", token, math.Inf(1), usdc, 5), 0, "amount is missing or not above 0")
	if next := importer.NewPricer(importer.DefaultSettings(), before).Prices(); next[smartmoney.Base] != 3000 {
		t.Errorf("the carried price is %v, want 3000", next[smartmoney.Base])
	}
}

func FuzzConverter(f *testing.F) {
	for i := range importer.Names() {
		f.Add(uint8(i), []byte(`[{"a":1}]`))
		f.Add(uint8(i), []byte("a,b\n1,2\n"))
	}
	f.Fuzz(func(t *testing.T, which uint8, message []byte) {
		names := importer.Names()
		c := newConverter(t, names[int(which)%len(names)], nil)
		kept := bytes.Clone(message)
		for _, item := range c.Convert(message) {
			if item.Skip != "" && len(item.Events) > 0 {
				t.Errorf("an item has events and is skipped: %+v", item)
			}
		}
		if !bytes.Equal(kept, message) {
			t.Error("the message was changed")
		}
	})
}
