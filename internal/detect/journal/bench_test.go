package journal_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"smartmoney/internal/detect"
	"smartmoney/internal/detect/journal"
)

// day makes records as a busy commit has them: trades of a chain's top wallets in
// its popular tokens, seconds apart, with a row for each wallet and minute.
func day(n int) ([]detect.Trade, *names) {
	const wallets, tokens = 200, 400
	r := rand.New(rand.NewPCG(1, 2))
	named := &names{symbols: make([]string, tokens)}
	for i := range wallets {
		named.wallets = append(named.wallets, fmt.Sprintf("0xa%039x", i))
	}
	for i := range tokens {
		named.tokens = append(named.tokens, fmt.Sprintf("0xc%039x", i))
		named.symbols[i] = "TOKEN"
	}
	rows := make([]*detect.Row, wallets)
	trades := make([]detect.Trade, n)
	seq, at := int64(0), int64(1_762_851_600_000_000_000)
	for i := range trades {
		if i%700 == 0 { // a taking
			for j := range rows {
				rows[j] = &detect.Row{
					Trades: 500, Closed: 60, Winning: 40, Tokens: 90, BuyVolume: r.ExpFloat64() * 1e6, Realized: r.NormFloat64() * 1e5,
					Net: r.NormFloat64() * 1e5, Score: r.Float64(), WinRate: 40.0 / 60,
				}
			}
		}
		seq += 1 + int64(r.IntN(3))
		at += int64(r.IntN(2)) * 1_000_000_000
		wallet := int(r.ExpFloat64() * 30)
		price := r.Float64()
		trades[i] = detect.Trade{
			Seq: seq, GlobalOffset: 4 * seq, ID: r.Uint64(), At: at, T: at, Sell: r.IntN(2) == 0, Wallet: uint32(min(wallet, wallets-1)),
			Token: uint32(r.IntN(tokens)), Rank: wallet + 1, Row: rows[min(wallet, wallets-1)], Price: price,
			Amount: r.ExpFloat64() * 1000, TokenPrice: price, Volume24h: r.Float64() * 1e6, Holders: 1234,
		}
	}
	return trades, named
}

func BenchmarkWrite(b *testing.B) {
	trades, named := day(10_000)
	var w journal.Writer
	b.ReportAllocs()
	for b.Loop() {
		w.Reset()
		for i := range trades {
			w.Trade(&trades[i], named)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(trades)), "ns/trade")
	b.ReportMetric(float64(len(w.Body()))/float64(len(trades)), "bytes/trade")
}

func BenchmarkRead(b *testing.B) {
	trades, named := day(10_000)
	var w journal.Writer
	for i := range trades {
		w.Trade(&trades[i], named)
	}
	in := newInterned()
	b.ReportAllocs()
	for b.Loop() {
		n := 0
		err := journal.Read(w.Body(), in, func(*detect.Trade) error { n++; return nil }, func(*detect.Refresh) error { return nil })
		if err != nil || n != len(trades) {
			b.Fatal(n, err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(trades)), "ns/trade")
}
