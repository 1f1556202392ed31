package activity_test

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// BenchmarkApply measures events, and reports the memory of a state.
func BenchmarkApply(b *testing.B) {
	const count, wallets, tokens = 200_000, 20_000, 1000
	events := testkit.Events(1, smartmoney.Base, count, wallets, tokens)
	var s *activity.State
	for b.Loop() {
		s = activity.New()
		if err := s.Apply(smartmoney.Base, 1, events); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/count, "ns/event")
	stats := s.Stats(smartmoney.Base)
	b.ReportMetric(float64(stats.Bytes)/float64(stats.Wallets), "B/wallet")
}
