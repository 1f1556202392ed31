package live_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// BenchmarkRead reads from memory, at the end of the log and before it.
func BenchmarkRead(b *testing.B) {
	db := testkit.SQLite(b)
	customers(b, db, "a")
	h := start(b, live.Options{Log: db, Poll: never})
	s := open(b, h, "a")
	sendAll(b, &sender{db: db, name: "s", delivered: func(n []notifications.Entry) { h.Wake(live.WakeOf(n)) }}, noon, "a", 200)
	read(b, s, 0, 200)
	for _, behind := range []int64{0, 1, 100} {
		b.Run(fmt.Sprintf("behind=%d", behind), func(b *testing.B) {
			b.ReportAllocs()
			b.SetParallelism(500) // 1,000 readers on two processors
			b.RunParallel(func(pb *testing.PB) {
				for pb.Next() {
					if got, err := s.Read(b.Context(), 200-behind, false); err != nil || int64(len(got.Entries)) != behind {
						b.Errorf("%d entries, error %v", len(got.Entries), err)
					}
				}
			})
		})
	}
}

// BenchmarkWake measures the time from a commit to the last of 1,000 waiting readers.
func BenchmarkWake(b *testing.B) {
	for name, database := range map[string]func(testing.TB) *testkit.DB{"sqlite": testkit.SQLite, "postgres": testkit.Postgres} {
		for _, readers := range []int{1, 1000} {
			b.Run(fmt.Sprintf("%s/readers=%d", name, readers), func(b *testing.B) {
				db := database(b)
				customers(b, db, "a")
				h := start(b, live.Options{Log: db, Poll: never})
				s := open(b, h, "a")
				var took time.Duration
				sender := &sender{db: db, name: "s"}
				for i := range int64(b.N) {
					var all sync.WaitGroup
					for range readers {
						all.Go(func() { read(b, s, i, i+1) })
					}
					var begun time.Time
					sender.delivered = func(entries []notifications.Entry) {
						begun = time.Now()
						h.Wake(live.WakeOf(entries))
					}
					sender.send(b, noon, "a")
					all.Wait()
					took += time.Since(begun)
				}
				b.ReportMetric(float64(took.Microseconds())/float64(b.N), "µs/wake")
			})
		}
	}
}
