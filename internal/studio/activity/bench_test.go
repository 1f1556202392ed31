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

// BenchmarkFind looks for a part of a name among 100,000 wallets, which few or nearly all have.
func BenchmarkFind(b *testing.B) {
	s := activity.New()
	if err := s.Apply(smartmoney.Base, 1, testkit.Events(1, smartmoney.Base, 500_000, 100_000, 1000)); err != nil {
		b.Fatal(err)
	}
	for _, text := range []string{"0x", "abcd", "nowhere"} {
		b.Run(text, func(b *testing.B) {
			for b.Loop() {
				if _, err := s.Find(smartmoney.Base, text, 10, func() error { return nil }); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
