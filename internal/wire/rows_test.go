package wire

import (
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestRowsAreNeverStale keeps and asks for wallets that change under a few addresses,
// in less space than they need: a hit is always the text of that very wallet.
func TestRowsAreNeverStale(t *testing.T) {
	encode := func(w *smartmoney.Wallet) string {
		return string(AppendFloat(AppendInt(AppendString(nil, w.Address), w.Rank), w.NetPnlUSD))
	}
	found := 0
	rapid.Check(t, func(t *rapid.T) {
		rows := NewRows(3)
		for range 60 {
			w := &smartmoney.Wallet{
				Address:   rapid.SampledFrom([]string{"a", "b", "c", "d", "e"}).Draw(t, "address"),
				Rank:      rapid.IntRange(1, 2).Draw(t, "rank"),
				NetPnlUSD: float64(rapid.IntRange(0, 1).Draw(t, "pnl")),
			}
			text, ok := rows.Find(w)
			if ok {
				found++
				if string(text) != encode(w) {
					t.Fatalf("%+v is found as %s", w, text)
				}
				continue
			}
			rows.Keep(w, []byte(encode(w)))
		}
	})
	if found == 0 {
		t.Error("nothing is ever found")
	}
}

func TestRowsKeepWhatComesAgain(t *testing.T) {
	rows, w := NewRows(16), &smartmoney.Wallet{Address: "a", Rank: 1}
	text := []byte("text")
	rows.Keep(w, text)
	if _, ok := rows.Find(w); ok {
		t.Error("a wallet seen once is kept")
	}
	rows.Keep(w, text)
	text[0] = 'n'
	if got, ok := rows.Find(w); !ok || string(got) != "text" {
		t.Errorf("a wallet seen twice = %s, %v", got, ok)
	}
}

// Long texts, which the aliases of a query make, are not kept: the cache counts wallets, so their
// length bounds its memory.
func TestRowsAreBoundedInBytes(t *testing.T) {
	rows, w := NewRows(16), &smartmoney.Wallet{Address: "a", Rank: 1}
	for size, want := range map[int]bool{MaxRow: true, MaxRow + 1: false} {
		w.Rank++
		for range 3 {
			rows.Keep(w, make([]byte, size))
		}
		if text, ok := rows.Find(w); ok != want || ok && len(text) != size {
			t.Errorf("a text of %d bytes: found %v with %d bytes, want %v", size, ok, len(text), want)
		}
	}
}

// BenchmarkRows is a page of 50 wallets, each found in the row cache, looked for in vain and
// encoded, or encoded without one: docs/adr/0019.
func BenchmarkRows(b *testing.B) {
	wallets := make([]smartmoney.Wallet, 50)
	for i := range wallets {
		at := time.Date(2026, 11, 1, 2, 3, i, 0, time.UTC)
		x := 1234.5678 * float64(i+1)
		wallets[i] = smartmoney.Wallet{
			Rank: i + 1, Address: fmt.Sprintf("0x%040x", i*7919), Chain: smartmoney.Base, TraderScore: 0.7 / float64(i+1),
			TotalBuyVolumeUSD: x * 3, TotalSellVolumeUSD: x * 2, NetPnlUSD: x / 3, RealizedPnlUSD: x / 7, BuyCount: 40 + i, SellCount: 30,
			WinRate: 0.61, TrueWinRate: 7.0 / 11, WinningPositions: 7, ClosedPositions: 11, TokensTraded: 13, LargestTradeUSD: x,
			LastTradeTime: at, FirstTradeTime: at.Add(-time.Hour),
		}
	}
	fields := WalletFields()
	encode := func(dst []byte, w *smartmoney.Wallet) []byte {
		o := Begin(dst)
		for i := range fields {
			o.Add(fields[i].Name, func(dst []byte) []byte { return fields[i].Append(dst, w) })
		}
		return o.End()
	}
	var page []byte
	run := func(name string, row func(dst []byte, w *smartmoney.Wallet) []byte) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				page = page[:0]
				for i := range wallets {
					page = row(page, &wallets[i])
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(wallets)), "ns/row")
		})
	}
	run("encoded", encode)
	rows := NewRows(1 << 14)
	run("found", func(dst []byte, w *smartmoney.Wallet) []byte {
		if text, ok := rows.Find(w); ok {
			return append(dst, text...)
		}
		from := len(dst)
		dst = encode(dst, w)
		rows.Keep(w, dst[from:])
		return dst
	})
	run("missed", func(dst []byte, w *smartmoney.Wallet) []byte {
		w.NetPnlUSD++ // since the last time it traded
		if text, ok := rows.Find(w); ok {
			return append(dst, text...)
		}
		from := len(dst)
		dst = encode(dst, w)
		rows.Keep(w, dst[from:])
		return dst
	})
}
