package service

import (
	"math"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestGradedSignals compares a summary of gains with one by its definition (semantics 9.2).
func TestGradedSignals(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		gains := rapid.SliceOfN(rapid.SampledFrom([]float64{-1, -0.5, -0.01, 0, 0.01, 0.2, 3}), 0, 40).Draw(t, "gains")
		wins := 0
		for _, g := range gains {
			if g > 0 {
				wins++
			}
		}
		g := graded(slices.Clone(gains))
		if g.Count != len(gains) || g.Wins != wins || g.Losses != len(gains)-wins {
			t.Fatalf("%d, %d won, %d lost; want %d of %d won", g.Count, g.Wins, g.Losses, wins, len(gains))
		}
		if len(gains) == 0 {
			if g.HitRate != nil || g.MedianGain != nil || g.BestGain != nil || g.WorstGain != nil || g.HitRateLow != 0 || g.HitRateHigh != 1 {
				t.Fatalf("of none: %+v", g)
			}
			return
		}
		below, above := 0, 0
		for _, x := range gains {
			if x < *g.MedianGain {
				below++
			}
			if x > *g.MedianGain {
				above++
			}
		}
		if below > len(gains)/2 || above > len(gains)/2 || *g.WorstGain != slices.Min(gains) || *g.BestGain != slices.Max(gains) {
			t.Fatalf("median %v, from %v to %v, of %v", *g.MedianGain, *g.WorstGain, *g.BestGain, gains)
		}
		// Wilson's interval has the rates p for which (p̂ − p)² ≤ z² p (1 − p) / n.
		n, rate := float64(len(gains)), float64(wins)/float64(len(gains))
		inside := func(p float64) bool { return (rate-p)*(rate-p) <= z975*z975*p*(1-p)/n }
		for _, p := range []float64{g.HitRateLow + 1e-9, (g.HitRateLow + g.HitRateHigh) / 2, g.HitRateHigh - 1e-9} {
			if !inside(p) {
				t.Fatalf("the interval %v to %v of %d of %d has %v", g.HitRateLow, g.HitRateHigh, wins, len(gains), p)
			}
		}
		for _, p := range []float64{g.HitRateLow - 1e-9, g.HitRateHigh + 1e-9} {
			if p > 0 && p < 1 && inside(p) {
				t.Fatalf("the interval %v to %v of %d of %d lacks %v", g.HitRateLow, g.HitRateHigh, wins, len(gains), p)
			}
		}
	})
}

// TestDelays: the gain from each delay's price to that of a day later, of the signals with all
// prices.
func TestDelays(t *testing.T) {
	t.Parallel()
	p := func(x float64) *float64 { return &x }
	sent := []notifications.SentOutcome{
		{Type: smartmoney.WhaleMove, PriceUSD: 1, Outcome: smartmoney.Outcome{Price1h: p(2), Price6h: p(4), Price24h: p(3)}},
		{Type: smartmoney.SellSignal, PriceUSD: 4, Outcome: smartmoney.Outcome{Price1h: p(2), Price6h: p(1), Price24h: p(1)}},
		{Type: smartmoney.WhaleMove, PriceUSD: 1, Outcome: smartmoney.Outcome{Price1h: p(2), Price6h: p(4)}},
		{Type: smartmoney.WhaleMove, PriceUSD: 1, Outcome: smartmoney.Outcome{Price1h: p(0), Price6h: p(4), Price24h: p(9)}},
		{Type: smartmoney.WhaleMove, PriceUSD: 1, Retracted: true, Outcome: smartmoney.Outcome{Price1h: p(1), Price6h: p(1), Price24h: p(9)}},
	}
	// At once: +200 % and, sold, +75 %; after an hour: +50 % and +50 %; after six: −25 % and 0.
	want := []*SignalDelay{{0, 2, p(1.375)}, {60, 2, p(0.5)}, {360, 2, p(-0.125)}}
	sums := newDelays()
	for i := range sent {
		sums.add(&sent[i])
	}
	if diff := cmp.Diff(want, sums.list()); diff != "" {
		t.Errorf("delays (-want +got)\n%s", diff)
	}
	for _, d := range newDelays().list() {
		if d.Count != 0 || d.MedianGain != nil {
			t.Errorf("of none: %+v", d)
		}
	}
}

func TestWeekFrom(t *testing.T) {
	t.Parallel()
	monday := time.Date(2026, 3, 2, 0, 0, 0, 0, time.UTC)
	for at, want := range map[time.Time]time.Time{
		monday: monday, monday.Add(-1): monday.AddDate(0, 0, -7), monday.Add(7*24*time.Hour - 1): monday,
		monday.In(time.FixedZone("", -3600)): monday, time.Date(1969, 12, 31, 5, 0, 0, 0, time.UTC): time.Date(1969, 12, 29, 0, 0, 0, 0, time.UTC),
	} {
		if got := weekFrom(at); !got.Equal(want) {
			t.Errorf("the week of %v is from %v, want %v", at, got, want)
		}
	}
	// as R's binom::binom.wilson
	if low, high := wilson(8, 10); math.Abs(low-0.4901625) > 1e-6 || math.Abs(high-0.9433178) > 1e-6 {
		t.Errorf("8 of 10: %v to %v", low, high)
	}
}
