package pipeline_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// crowdedTrade is a trade of one of so many wallets, those of small numbers more often,
// in one of so many tokens, popular ones more often (1/x).
func crowdedTrade(r *rand.Rand, n, wallets, tokens int, at time.Time) event.Event {
	u := r.Float64()
	token := int(math.Pow(float64(tokens), r.Float64())) - 1
	t := &smartmoney.Trade{
		Chain: smartmoney.Base, ID: fmt.Sprintf("0x%064x", n), Wallet: fmt.Sprintf("0x%08x%032x", uint32(u*u*float64(wallets))*2654435761, 7),
		Token: fmt.Sprintf("0x%040x", token), Side: smartmoney.Buy, PriceUSD: math.Exp(float64(token%10) - 6 + 0.03*r.NormFloat64()), TradedAt: at,
	}
	if r.IntN(100) < 45 {
		t.Side = smartmoney.Sell
	}
	t.AmountUSD = math.Exp(5.5 + 1.8*r.NormFloat64())
	t.Quantity = t.AmountUSD / t.PriceUSD
	return event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: t}
}

// cpu is the processor time that the process took, which other programs do not lengthen.
func cpu(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkDay measures a trade on its way to detection: a pool of wallets that are
// known, and so many trades between two refreshes of the ranking.
func BenchmarkDay(b *testing.B) {
	for _, c := range []struct{ wallets, tokens, refresh int }{{12_500, 400, 175}, {12_500, 400, 10_500}, {300_000, 5000, 36_000}, {300_000, 5000, 100}} {
		b.Run(fmt.Sprintf("%d-wallets-taking-%d", c.wallets, c.refresh), func(b *testing.B) {
			r := rand.New(rand.NewPCG(5, 5))
			began := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
			chain := pipeline.New(ledger.New(smartmoney.Base), pipeline.Options{
				RankInterval: time.Minute, TopWallets: 200, Filter: smartmoney.DefaultFilter(smartmoney.Base), Keep: 24 * time.Hour,
			})
			past := 10 * c.wallets
			for n := range past {
				e := crowdedTrade(r, n, c.wallets, c.tokens, began)
				chain.Apply(&e, int64(n)+1)
			}
			events := make([]event.Event, 100_000)
			for i := range events {
				events[i] = crowdedTrade(r, past+i, c.wallets, c.tokens, began)
			}
			step, at, i := time.Minute/time.Duration(c.refresh), began, 0
			b.ReportAllocs()
			before := cpu(b)
			for b.Loop() {
				e := &events[i%len(events)]
				at = at.Add(step)
				e.Trade.TradedAt = at
				i++
				chain.Apply(e, int64(past+i))
			}
			b.ReportMetric(float64(cpu(b)-before)/float64(b.N), "cpu-ns/op")
		})
	}
}
