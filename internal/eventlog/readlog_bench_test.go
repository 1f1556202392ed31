package eventlog_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// BenchmarkReadLog reads a log of packed segments from its beginning to its end.
func BenchmarkReadLog(b *testing.B) {
	b.Run("sqlite", func(b *testing.B) { benchmarkReadLog(b, testkit.SQLite(b)) })
	b.Run("postgres", func(b *testing.B) { benchmarkReadLog(b, testkit.Postgres(b)) })
}

func benchmarkReadLog(b *testing.B, db *testkit.DB) {
	chain, all := smartmoney.Base, int64(0)
	for i := range 50 {
		all += int64(len(appendEvents(b, db, testkit.Events(uint64(i+1), chain, 4096, 2000, 50)).Chains[chain.Index()].Events))
	}
	packAll(b, db, chain, time.Now().Add(time.Minute))
	for b.Loop() {
		for at, more := int64(0), true; more; {
			span, next, err := db.ReadLog(b.Context(), chain, at, 4096)
			if err != nil {
				b.Fatal(err)
			}
			at, more = at+int64(len(span.Events)), next
		}
	}
	b.ReportMetric(float64(all)*float64(b.N)/b.Elapsed().Seconds(), "events/s")
}
