package journal_test

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"testing"

	"github.com/klauspost/compress/zstd"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
)

// day returns records as in a busy commit: trades of a chain's top wallets in its popular
// tokens, seconds apart, with a row for each wallet and minute.
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
		if i%700 == 0 { // a refresh
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
		err := journal.Read(w.Body(), in, func(journal.Record) error { n++; return nil })
		if err != nil || n != len(trades) {
			b.Fatal(n, err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(trades)), "ns/trade")
}

// plainRecord is a record for a general format, with its names and its row.
type plainRecord struct {
	detect.Trade

	WalletName, TokenName, Symbol string
}

func plainRecords(trades []detect.Trade, named *names) []plainRecord {
	out := make([]plainRecord, len(trades))
	for i, t := range trades {
		out[i] = plainRecord{Trade: t, WalletName: named.wallets[t.Wallet], TokenName: named.tokens[t.Token], Symbol: named.symbols[t.Token]}
	}
	return out
}

// plainFormat writes and reads records in a general format.
type plainFormat struct {
	name  string
	write func(w io.Writer, all []plainRecord) error
	read  func(r io.Reader, n int) ([]plainRecord, error)
}

var plainFormats = []plainFormat{
	{"json", func(w io.Writer, all []plainRecord) error {
		e := json.NewEncoder(w)
		for i := range all {
			if err := e.Encode(&all[i]); err != nil {
				return err
			}
		}
		return nil
	}, func(r io.Reader, n int) ([]plainRecord, error) {
		d, out := json.NewDecoder(r), make([]plainRecord, n)
		for i := range out {
			if err := d.Decode(&out[i]); err != nil {
				return nil, err
			}
		}
		return out, nil
	}},
	{"gob", func(w io.Writer, all []plainRecord) error {
		e := gob.NewEncoder(w)
		for i := range all {
			if err := e.Encode(&all[i]); err != nil {
				return err
			}
		}
		return nil
	}, func(r io.Reader, n int) ([]plainRecord, error) {
		d, out := gob.NewDecoder(r), make([]plainRecord, n)
		for i := range out {
			if err := d.Decode(&out[i]); err != nil {
				return nil, err
			}
		}
		return out, nil
	}},
}

// pack returns the compressed encoding of the records of one row of the journal.
func (p *plainFormat) pack(tb testing.TB, all []plainRecord) []byte {
	tb.Helper()
	var out bytes.Buffer
	z, err := zstd.NewWriter(&out, zstd.WithEncoderConcurrency(1))
	if err != nil {
		tb.Fatal(err)
	}
	if err := p.write(z, all); err != nil {
		tb.Fatal(err)
	}
	if err := z.Close(); err != nil {
		tb.Fatal(err)
	}
	return out.Bytes()
}

func (p *plainFormat) unpack(tb testing.TB, body []byte, n int) []plainRecord {
	tb.Helper()
	z, err := zstd.NewReader(bytes.NewReader(body), zstd.WithDecoderConcurrency(1))
	if err != nil {
		tb.Fatal(err)
	}
	defer z.Close()
	out, err := p.read(z, n)
	if err != nil {
		tb.Fatal(err)
	}
	return out
}

// BenchmarkPlain measures general formats, compressed by zstd, for comparison: docs/adr/0018.
func BenchmarkPlain(b *testing.B) {
	trades, named := day(10_000)
	all := plainRecords(trades, named)
	for _, f := range plainFormats {
		body := f.pack(b, all)
		per := func(b *testing.B) {
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(trades)), "ns/trade")
			b.ReportMetric(float64(len(body))/float64(len(trades)), "bytes/trade")
		}
		b.Run(f.name+"/write", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				f.pack(b, all)
			}
			per(b)
		})
		b.Run(f.name+"/read", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				f.unpack(b, body, len(all))
			}
			per(b)
		})
	}
}
