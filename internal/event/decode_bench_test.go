package event

import (
	"testing"
	"time"
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
