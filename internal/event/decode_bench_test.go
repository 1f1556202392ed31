package event

import (
	stdjson "encoding/json"
	"testing"
	"time"

	"github.com/go-json-experiment/json"
)

const benchTrade = `{"type":"trade","id":"base-0x9abd96cdd3132adca6982ebd822c1f8d0056f3ba-12","chain":"base",` +
	`"wallet":"0xf8b4c0bf8e704eb5a6162ac20172de3d4a5152cd","token":"0x3850a1248c02db8378e2db5ac1f1d930b3b98197",` +
	`"side":"buy","quantity":2898554.491539257,"price_usd":0.00023823689021779042,"amount_usd":690.5426081911213,` +
	`"traded_at":"2026-11-11T05:00:00.591Z","symbol":"T3850",` +
	`"tx_hash":"0x9abd96cdd3132adca6982ebd822c1f8d0056f3ba1ac34e614bc70f8d7cbccdcc"}`

func benchClock() time.Time { return time.Date(2026, 11, 12, 0, 0, 0, 0, time.UTC) }

func BenchmarkDecodeTrade(b *testing.B) {
	d := NewDecoder(benchClock)
	line := []byte(benchTrade)
	b.SetBytes(int64(len(line)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := d.Decode(line); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDecodeTradeStrict(b *testing.B) {
	d := NewDecoder(benchClock)
	line := []byte(benchTrade)
	b.SetBytes(int64(len(line)))
	b.ReportAllocs()
	for b.Loop() {
		if err := d.strict.scan(line, &d.fields); err != nil {
			b.Fatal(err)
		}
		if _, err := d.build(); err != nil {
			b.Fatal(err)
		}
	}
}

// plainTrade is a trade for a general decoder. A service would check its values after that,
// which is left out here.
type plainTrade struct {
	Type      string    `json:"type"`
	ID        string    `json:"id"`
	Chain     string    `json:"chain"`
	Wallet    string    `json:"wallet"`
	Token     string    `json:"token"`
	Side      string    `json:"side"`
	Quantity  *float64  `json:"quantity"`
	PriceUSD  *float64  `json:"price_usd"`
	AmountUSD *float64  `json:"amount_usd"`
	TradedAt  time.Time `json:"traded_at"`
	Symbol    string    `json:"symbol"`
	TxHash    string    `json:"tx_hash"`
}

// BenchmarkDecodeTradePlain decodes the same line by general decoders: docs/adr/0020.
func BenchmarkDecodeTradePlain(b *testing.B) {
	for name, decode := range map[string]func(line []byte, t *plainTrade) error{
		"v1": func(line []byte, t *plainTrade) error { return stdjson.Unmarshal(line, t) },
		"v2": func(line []byte, t *plainTrade) error { return json.Unmarshal(line, t) },
	} {
		b.Run(name, func(b *testing.B) {
			line := []byte(benchTrade)
			b.SetBytes(int64(len(line)))
			b.ReportAllocs()
			for b.Loop() {
				var t plainTrade
				if err := decode(line, &t); err != nil || t.Quantity == nil {
					b.Fatal(err)
				}
			}
		})
	}
}
