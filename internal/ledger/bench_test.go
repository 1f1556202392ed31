package ledger_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// BenchmarkApply applies trades of a pool of wallets that are known already, with and without
// Prefetch.
func BenchmarkApply(b *testing.B) {
	for _, wallets := range []int{10_000, 1_000_000} {
		const tokens = 20_000
		r := rand.New(rand.NewPCG(3, 3))
		chainLedger := ledger.New(smartmoney.Base)
		for w := range wallets {
			e := crowdTrade(r, w, r.IntN(tokens), 0)
			chainLedger.Apply(&e, 1)
		}
		chainLedger.AppendChanges(nil, 0)
		events := make([]event.Event, 200_000)
		for i := range events {
			events[i] = crowdTrade(r, r.IntN(wallets), r.IntN(tokens), 1)
		}
		for _, prefetch := range []bool{false, true} {
			b.Run(fmt.Sprintf("%d/prefetch=%t", wallets, prefetch), func(b *testing.B) {
				b.ReportAllocs()
				i := 0
				for b.Loop() {
					if prefetch && i%ledger.PrefetchEvents == 0 {
						chainLedger.Prefetch(events[i:])
					}
					chainLedger.Apply(&events[i], int64(i)+1)
					if i++; i == len(events) {
						i = 0
					}
				}
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "trades/s")
			})
		}
	}
}

// storedCrowd returns the pages of a pool with three positions a wallet.
func storedCrowd(wallets int) (numbers []ledger.Page, pages [][]byte, size int) {
	chainLedger := ledger.New(smartmoney.Base)
	r := rand.New(rand.NewPCG(4, 4))
	for k := range 3 {
		for w := range wallets {
			e := crowdTrade(r, w, k+3*r.IntN(6000), 0)
			chainLedger.Apply(&e, 1)
		}
	}
	numbers = chainLedger.Pages()
	for _, p := range numbers {
		pages = append(pages, chainLedger.AppendPage(nil, p))
		size += len(pages[len(pages)-1])
	}
	return numbers, pages, size
}

func load(b *testing.B, numbers []ledger.Page, pages [][]byte) *ledger.Ledger {
	l := ledger.NewLoader(smartmoney.Base)
	for i, p := range numbers {
		if err := l.Page(p, 1, pages[i]); err != nil {
			b.Fatal(err)
		}
	}
	chainLedger, err := l.Done()
	if err != nil {
		b.Fatal(err)
	}
	return chainLedger
}

func heapInUse() float64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}

// BenchmarkLoad loads a million wallets with three positions each from pages.
func BenchmarkLoad(b *testing.B) {
	const wallets = 1_000_000
	numbers, pages, size := storedCrowd(wallets)
	before := heapInUse()
	var chainLedger *ledger.Ledger
	for b.Loop() {
		chainLedger = load(b, numbers, pages)
	}
	b.ReportMetric((heapInUse()-before)/wallets, "heap-B/wallet")
	b.ReportMetric(float64(size)/wallets, "stored-B/wallet")
	runtime.KeepAlive(chainLedger)
	runtime.KeepAlive(pages)
}

// BenchmarkPublish commits batches of trades of known wallets, with and without showing
// each to readers, in turns. It returns what showing costs per trade, and what a view holds.
func BenchmarkPublish(b *testing.B) {
	for _, wallets := range []int{10_000, 1_000_000} {
		b.Run(fmt.Sprint(wallets), func(b *testing.B) {
			const tokens, batch = 20_000, 16_384
			numbers, pages, _ := storedCrowd(wallets)
			chainLedger := load(b, numbers, pages)
			_, _, positions := chainLedger.Len()
			before := heapInUse()
			began := time.Now()
			chainLedger.View()
			build := time.Since(began)
			held := (heapInUse() - before) / float64(positions)
			r := rand.New(rand.NewPCG(3, 3))
			events := make([]event.Event, batch)
			var scratch []byte
			var apply, publish time.Duration
			seq := int64(0)
			for b.Loop() {
				for i := range events {
					events[i] = crowdTrade(r, r.IntN(wallets), r.IntN(tokens), 1)
				}
				began := time.Now()
				for i := range events {
					seq++
					chainLedger.Apply(&events[i], seq)
				}
				chainLedger.Refresh(func(uint32) {})
				scratch = chainLedger.AppendChanges(scratch[:0], seq-batch)
				applied := time.Now()
				chainLedger.Publish()
				apply, publish = apply+applied.Sub(began), publish+time.Since(applied)
			}
			trades := float64(b.N) * batch
			b.ReportMetric(float64(apply.Nanoseconds())/trades, "apply-ns/trade")
			b.ReportMetric(float64(publish.Nanoseconds())/trades, "publish-ns/trade")
			b.ReportMetric(held, "view-B/position")
			b.ReportMetric(build.Seconds(), "build-s")
		})
	}
}

// BenchmarkEachHolder finds who of 1,000,000 wallets holds a token.
func BenchmarkEachHolder(b *testing.B) {
	numbers, pages, _ := storedCrowd(1_000_000)
	chainLedger := load(b, numbers, pages)
	v, n := chainLedger.View(), 0
	for b.Loop() {
		n = 0
		v.EachHolder(7, func(uint32, float64) { n++ })
	}
	_, _, positions := chainLedger.Len()
	b.ReportMetric(float64(n), "holders")
	b.ReportMetric(float64(positions), "positions")
}

// BenchmarkPositionsByValue returns the 200 positions worth most of a wallet that holds 100,000.
// The baseline reads all of them first.
func BenchmarkPositionsByValue(b *testing.B) {
	const tokens = 100_000
	r := rand.New(rand.NewPCG(4, 4))
	chainLedger := ledger.New(smartmoney.Base)
	chainLedger.View()
	for i := range tokens {
		e := crowdTrade(r, 0, i, i)
		e.Trade.Side = smartmoney.Buy
		chainLedger.Apply(&e, int64(i)+1)
	}
	chainLedger.AppendChanges(nil, 0)
	chainLedger.Publish()
	v, wallet := chainLedger.View(), fmt.Sprintf("0x%040x", 0)
	b.Run("page", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if p := v.PositionsByValue(wallet, ledger.ValueQuery{Limit: 200}); len(p.Positions) != 200 || p.Total != tokens {
				b.Fatalf("%d positions of %d", len(p.Positions), p.Total)
			}
		}
	})
	b.Run("reading all", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			all := whole(v, wallet).Positions
			slices.SortFunc(all, func(x, y smartmoney.Position) int { return cmp.Compare(y.ValueUSD(), x.ValueUSD()) })
		}
	})
}
