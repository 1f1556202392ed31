package recommend

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"
)

// full returns as many interactions as are used, of 50 000 wallets in twice as many items as the
// model knows, on each of four chains' worth of groups.
func full() []Interaction {
	r, all := rand.New(rand.NewPCG(1, 1)), make([]Interaction, MaxInteractions)
	for i := range all {
		chain := []string{"", "base:", "ethereum:", "solana:"}[i%4]
		all[i] = Interaction{
			User: fmt.Sprint(chain, "wallet with a long address ", r.IntN(12_500)), Item: fmt.Sprint(chain, "item ", r.IntN(2*maxItems)),
			At: start.Add(time.Duration(i) * time.Second), USD: 10, Count: 1,
		}
	}
	return all
}

// BenchmarkTrain trains at every bound. live-MB is what it adds to the heap at its end.
func BenchmarkTrain(b *testing.B) {
	all := full()
	for b.Loop() {
		var before, after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&before)
		trained, _, err := Train(context.Background(), all)
		if err != nil {
			b.Fatal(err)
		}
		runtime.GC()
		runtime.ReadMemStats(&after)
		b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/1e6, "live-MB")
		b.ReportMetric(float64(len(trained.Encode()))/1e6, "stored-MB")
	}
}

// BenchmarkScores scores 100 and 10 000 items for a wallet with 50 in its history.
func BenchmarkScores(b *testing.B) {
	trained, _, err := Train(context.Background(), full())
	if err != nil {
		b.Fatal(err)
	}
	var history []Weighted
	for _, item := range trained.groups[0].Items[:50] {
		history = append(history, Weighted{item, 0.5})
	}
	for _, n := range []int{100, 10_000} {
		items := make([]string, n)
		for i := range items {
			items[i] = trained.groups[i%4].Items[i/4%maxItems]
		}
		for _, name := range []string{EASEName, PopularityName} {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				for b.Loop() {
					if _, _, err := trained.Scores(context.Background(), name, history, items); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
