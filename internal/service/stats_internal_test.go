package service

import (
	"context"
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestReturnStats(t *testing.T) {
	t.Parallel()
	n := func(x float64) *float64 { return &x }
	for name, c := range map[string]struct {
		buying, selling                  []float64
		median, medianErr, rate, rateErr *float64
	}{
		"none":               {},
		"one hit":            {buying: []float64{0.1}, median: n(0.1), rate: n(1), rateErr: n(0)},
		"one that stood":     {buying: []float64{0}, median: n(0), rate: n(0), rateErr: n(0)},
		"a fall, sold":       {selling: []float64{-0.1}, median: n(-0.1), rate: n(1), rateErr: n(0)},
		"one that stood too": {selling: []float64{0}, median: n(0), rate: n(0), rateErr: n(0)},
		// k = round(1.5 − 2.5758 √0.5) = 0, hence 1: the width of both over 2 z.
		"two": {buying: []float64{0.3, -0.1}, median: n(0.1), medianErr: n(0.4 / 5.1516586070978), rate: n(0.5), rateErr: n(math.Sqrt(0.125))},
		// Buys and sells count together: hits are 0.2, 0.4 and −0.3.
		"both sides": {
			buying: []float64{0.2, -0.2, 0.4}, selling: []float64{-0.3, 0.1},
			median: n(0.1), medianErr: n(0.7 / 5.1516586070978), rate: n(0.6), rateErr: n(math.Sqrt(0.24 / 5)),
		},
		// k = round(10.5 − 2.5758 √5) = round(4.7403) = 5: from the 5th to the 16th.
		"twenty": {
			buying: []float64{20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1},
			median: n(10.5), medianErr: n(11 / 5.1516586070978), rate: n(1), rateErr: n(0),
		},
	} {
		t.Run(name, func(t *testing.T) {
			var sent sentReturns
			for _, x := range c.buying {
				sent.add(x, true)
			}
			for _, x := range c.selling {
				sent.add(x, false)
			}
			// unknown
			sent.outcomes = append(sent.outcomes, notifications.SentOutcome{Type: smartmoney.WhaleMove, PriceUSD: 1})
			got := sent.stats(t)
			if got.Count != len(c.buying)+len(c.selling) {
				t.Errorf("count = %d", got.Count)
			}
			for what, pair := range map[string][2]*float64{
				"median": {got.MedianReturn, c.median}, "its error": {got.MedianStdError, c.medianErr},
				"hit rate": {got.HitRate, c.rate}, "error of the rate": {got.HitRateStdError, c.rateErr},
			} {
				if (pair[0] == nil) != (pair[1] == nil) || pair[0] != nil && math.Abs(*pair[0]-*pair[1]) > 1e-12 {
					t.Errorf("%s = %v, want %v", what, show(pair[0]), show(pair[1]))
				}
			}
		})
	}
}

// sentReturns is a log of signals with prices one hour later.
type sentReturns struct{ sentTo }

// add adds a signal at the price 1 with a return, and returns this as its prices have it, rounded.
func (s *sentReturns) add(change float64, buying bool) float64 {
	kind, later := smartmoney.WhaleMove, 1+change
	if !buying {
		kind = smartmoney.SellSignal
	}
	s.outcomes = append(s.outcomes, notifications.SentOutcome{Type: kind, PriceUSD: 1, Outcome: smartmoney.Outcome{Price1h: &later}})
	return later - 1
}

// stats returns the statistics of the log's returns after one hour.
func (s *sentReturns) stats(t rapid.TB) *ReturnStats {
	t.Helper()
	ctx := auth.WithPrincipal(context.Background(), auth.Principal{CustomerID: "acme", Scope: smartmoney.ScopeRead})
	all, err := New(nil, Options{Notifications: s.sentTo}).SignalStats(ctx, StatsQuery{})
	if err != nil {
		t.Fatal(err)
	}
	return all.Return1h
}

func show(x *float64) any {
	if x == nil {
		return nil
	}
	return *x
}

// TestMedianStdErrorIsOneOfTheMedian compares the formula with the spread of medians of
// normal samples: about 1.2533 / √n for large n.
func TestMedianStdErrorIsOneOfTheMedian(t *testing.T) {
	t.Parallel()
	const n, samples = 401, 200
	var sum float64
	for i := range samples {
		var sent sentReturns
		x := uint64(i)*2654435761 + 1
		uniform := func() float64 {
			x ^= x << 13
			x ^= x >> 7
			x ^= x << 17
			return (float64(x>>11) + 0.5) / (1 << 53)
		}
		for range n {
			value := math.Sqrt(-2*math.Log(uniform())) * math.Cos(2*math.Pi*uniform())
			sent.add(value, true)
		}
		sum += *sent.stats(t).MedianStdError
	}
	want := 1.2533 / math.Sqrt(n)
	if got := sum / samples; math.Abs(got-want) > 0.05*want {
		t.Errorf("mean standard error = %g, want about %g", got, want)
	}
}

func TestReturnStatsAreInBounds(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var sent sentReturns
		low, high := math.Inf(1), math.Inf(-1)
		for _, x := range rapid.SliceOfN(rapid.Float64Range(-1, math.MaxFloat64), 1, 300).Draw(t, "returns") {
			change := sent.add(x, rapid.Bool().Draw(t, "buying"))
			low, high = min(low, change), max(high, change)
		}
		got := sent.stats(t)
		if *got.MedianReturn < low || *got.MedianReturn > high {
			t.Fatalf("median %g outside %g to %g", *got.MedianReturn, low, high)
		}
		if *got.HitRate < 0 || *got.HitRate > 1 || *got.HitRateStdError > 0.5 {
			t.Fatalf("hit rate %g ± %g", *got.HitRate, *got.HitRateStdError)
		}
		if e := got.MedianStdError; e != nil && (*e < 0 || math.IsInf(*e, 0) || math.IsNaN(*e)) {
			t.Fatalf("error of the median %g", *e)
		}
	})
}
