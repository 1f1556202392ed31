package importer_test

import (
	"bytes"
	"cmp"
	"encoding/json"
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
		"two arrays":          {"events", "[" + trade + "]\n[" + trade + "]", 2, nil},
		"text after an array": {"events", "[" + trade + "] and more", 0, []string{"malformed record"}},
		"two values":          {"helius", `{"signature":"a"}{"signature":"b"}`, 0, []string{"not a swap", "not a swap"}},
		"two arrays of swaps": {"helius", `[{"signature":"a"}][{"signature":"b"}]`, 0, []string{"not a swap", "not a swap"}},
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
	swap := func(bought string, in int64, sold string, out int64) importer.Swap {
		return importer.Swap{Bought: importer.SwapLeg{Token: bought, Units: big.NewInt(in)}, Sold: importer.SwapLeg{Token: sold, Units: big.NewInt(out)}}
	}
	p := importer.NewPricer(importer.DefaultSettings(), nil, nil)
	expect := func(usd float64, skip string, swaps ...importer.Swap) {
		t.Helper()
		events, reasons := p.Net(&importer.Act{Chain: smartmoney.Base, TxHash: "0xab", Sender: wallet, Wallet: wallet, At: clock(), Block: 7, Swaps: swaps})
		if reason := strings.Join(reasons, ","); reason != skip {
			t.Errorf("%v: skipped with %q, want %q", swaps, reason, skip)
		}
		for _, e := range events {
			if one := e.Trade; one.AmountUSD != usd || one.Block != 7 || !one.HasBlock || one.ID != "0xab:"+token {
				t.Errorf("%v: %+v, want %v USD in block 7", swaps, one, usd)
			}
		}
		if (skip == "") != (len(events) == 1) {
			t.Errorf("%v: %d events", swaps, len(events))
		}
	}
	learn := func(want float64, swaps ...importer.Swap) {
		t.Helper()
		if point, ok := p.Learn(smartmoney.Base, clock(), swaps); ok != (want > 0) || ok && point.PriceUSD != want {
			t.Errorf("%v: point %+v %v, want a price of %v", swaps, point, ok, want)
		}
	}
	expect(0, "no USD value", swap(token, 10, weth, 1))
	learn(0)
	learn(0, swap(token, 10, weth, 1))
	learn(0, swap(weth, 1, usdc, 3000), swap(usdc, 3000, weth, 1)) // nothing was exchanged in all
	learn(3000, swap(weth, 3, usdc, 9100), swap(usdc, 3100, weth, 1))
	expect(3000, "", swap(token, 10, weth, 1))
	expect(0, "both sides are quote tokens", swap(usdc, 4000, weth, 1))
	expect(0, "both sides are the same token", swap(token, 1, token, 5))
	expect(0, "nothing is left over", swap(token, 100, weth, 1), swap(weth, 1, token, 95))
	expect(100, "", swap(token, 1000, weth, 1), swap(usdc, 2900, token, 949))
	p.SetPrices(importer.Prices{smartmoney.Base: {Start: 4000}})
	expect(4000, "", swap(weth, 1, token, 5))
	if price := p.Price(smartmoney.Base, clock()); price != 4000 {
		t.Errorf("the price is %v, want 4000", price)
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
