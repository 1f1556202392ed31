package smartmoney_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestExactUSD adds amounts, of which some are taken back in another order, and compares the sum
// with that of the others.
func TestExactUSD(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		amount := rapid.OneOf(rapid.Float64Range(0, 1e-6), rapid.Float64Range(0, 1e4), rapid.Float64Range(0, 2*smartmoney.MostVolume), rapid.Just(math.MaxFloat64))
		amounts := rapid.SliceOf(amount).Draw(t, "amounts")
		var sum, want smartmoney.ExactUSD
		for _, usd := range amounts {
			sum.Add(usd)
		}
		order := rapid.Permutation(amounts).Draw(t, "order")
		n := rapid.IntRange(0, len(order)).Draw(t, "taken")
		for _, usd := range order[:n] {
			sum.Take(usd)
		}
		inFloats := 0.0
		for _, usd := range order[n:] {
			want.Add(usd)
			inFloats += min(usd, smartmoney.MostVolume)
		}
		if sum != want {
			t.Fatalf("the sum is %v, want %v", sum, want)
		}
		if got := sum.Float(); math.Abs(got-inFloats) > 1e-12*inFloats+0x1p-64*float64(len(amounts)) {
			t.Fatalf("the sum is %g USD, want %g", got, inFloats)
		}
	})
}

func TestDayVolume(t *testing.T) {
	var v smartmoney.DayVolume
	v.Add(7, 100)
	v.Add(8, 10.5)
	v.Add(8, 4)
	v.Take(7, 1)
	v.Take(8, 4)
	v.Take(6, 50) // of a day that no longer counts
	for day, want := range map[int32]float64{8: 109.5, 9: 10.5, 10: 0} {
		if got := v.TwoDays(day); got != want {
			t.Errorf("the two-day volume on day %d is %g, want %g", day, got, want)
		}
	}
	if v.Add(10, 1); v.TwoDays(10) != 1 {
		t.Errorf("the two-day volume after a day without trades is %g, want 1", v.TwoDays(10))
	}
}
