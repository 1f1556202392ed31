package backtest_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"smartmoney/internal/backtest"
	"smartmoney/internal/detect"
	"smartmoney/internal/detect/tape"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// busy are the names of a busy market, the same on every chain.
type busy struct{ chain smartmoney.Chain }

func (b busy) Wallet(i uint32) string { return smtest.Wallet(b.chain, int(i)) }
func (b busy) Token(i uint32) (address, symbol string) {
	return smtest.Token(b.chain, int(i)), fmt.Sprintf("T%d", i)
}
func (b busy) Market(uint32) *smartmoney.SignalMarket { return nil }

// busyDay fills the tape with a day of trades by top wallets, a row of it every ten
// seconds of event time, and gives the time of the last.
func busyDay(tb testing.TB, db *store.DB, trades int) time.Time {
	const wallets, tokens = 200, 2000
	r := rand.New(rand.NewPCG(1, 2))
	begin := time.Date(2026, 11, 10, 0, 0, 0, 0, time.UTC).UnixNano()
	gap := detect.Day / int64(trades)
	var writers [smartmoney.ChainCount]tape.Writer
	var rows [smartmoney.ChainCount][wallets]*detect.Row
	var seqs [smartmoney.ChainCount]int64
	flush := func(arrived int64) {
		step := &store.Step{Arrived: arrived}
		for i, chain := range smartmoney.Chains() {
			w := &writers[i]
			if body := w.Body(); body != nil {
				s := w.Span()
				step.Tape = append(step.Tape, store.TapeRow{
					Chain: chain, FirstSeq: s.FirstSeq, LastSeq: s.LastSeq, FromTime: s.FromTime, ToTime: s.ToTime,
					FirstArrival: s.FirstArrival, LastArrival: s.LastArrival, CommittedAt: time.Unix(0, s.ToTime), Body: body,
				})
			}
		}
		if err := db.CommitState(tb.Context(), step); err != nil {
			tb.Fatal(err)
		}
		for i := range writers {
			writers[i].Reset()
		}
	}
	perFlush := trades / 8640
	for n := range trades {
		at := begin + int64(n)*gap
		i := r.IntN(smartmoney.ChainCount)
		wallet := min(int(r.ExpFloat64()*60), wallets-1)
		if rows[i][wallet] == nil || n%500 < 4 {
			rows[i][wallet] = &detect.Row{
				Trades: 500, Closed: uint32(r.IntN(80)), Winning: 1, Tokens: 90, BuyVolume: 1e6, Realized: r.NormFloat64(), Net: 7, Score: r.Float64(),
			}
		}
		seqs[i]++
		writers[i].Trade(&detect.Trade{
			Seq: seqs[i], Arrival: int64(n) + 1, ID: r.Uint64(), At: at, T: at, Sell: r.IntN(2) == 0, Wallet: uint32(wallet),
			Token: uint32(r.ExpFloat64() * tokens / 5), Rank: wallet + 1, Row: rows[i][wallet], Price: 1 + r.Float64(),
			Amount: r.ExpFloat64() * 5000, TokenPrice: 1, Volume24h: r.Float64() * 1e6, Holders: int64(r.IntN(1000)),
		}, busy{smartmoney.Chains()[i]})
		if n%perFlush == perFlush-1 || n == trades-1 {
			flush(int64(n) + 1)
		}
	}
	last := begin + int64(trades-1)*gap
	if err := db.CommitState(tb.Context(), &store.Step{Commits: []*store.Commit{{Chain: smartmoney.Base, To: seqs[0], EventTime: last}}}); err != nil {
		tb.Fatal(err)
	}
	return time.Unix(0, last).UTC()
}

// BenchmarkSimulate runs a configuration over a day of a million trades, every one
// of them by a top wallet.
func BenchmarkSimulate(b *testing.B) {
	const trades = 1_000_000
	db := smtest.SQLite(b)
	busyDay(b, db, trades)
	c := smartmoney.DefaultConfig("bench")
	for _, strict := range []bool{false, true} {
		name := "default"
		if strict {
			name = "strict"
			c.MinTokenHolders, c.MinTraderScore, c.ConvergenceWindowHours = 990, 0.9, 24
		}
		b.Run(name, func(b *testing.B) {
			s := backtest.NewSimulator(backtest.SimulatorOptions{Tape: db, TopWallets: 200})
			b.ReportAllocs()
			for b.Loop() {
				out, err := s.Simulate(b.Context(), "c", c, nil)
				if err != nil {
					b.Fatal(err)
				}
				held := 0
				for _, h := range out.HeldBack {
					held += h.Count
				}
				b.ReportMetric(float64(out.Total), "signals")
				b.ReportMetric(float64(held), "held")
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*trades), "ns/trade")
		})
	}
}
