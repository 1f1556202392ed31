package service

import (
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// drawDays draws the days of a wallet, oldest first.
func drawDays(rt *rapid.T) (days []smartmoney.WalletDay) {
	at := rapid.IntRange(0, 30000).Draw(rt, "first")
	for range rapid.IntRange(0, 60).Draw(rt, "days") {
		days = append(days, smartmoney.WalletDay{Day: at, BuyCount: 1, RealizedPnlUSD: rapid.Float64Range(-1e6, 1e6).Draw(rt, "profit")})
		at += rapid.SampledFrom([]int{1, 1, 1, 2, 40, 4000}).Draw(rt, "gap")
	}
	return days
}

// TestEquity: the last point is the total, and from each point to the next it changes by the day's
// profit.
func TestEquity(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		days, total := drawDays(rt), rapid.Float64Range(-1e6, 1e6).Draw(rt, "total")
		points := equity(days, total)
		if len(points) != len(days) {
			rt.Fatalf("%d points of %d days", len(points), len(days))
		}
		for i := range points {
			if points[i].Day != days[i].Day {
				rt.Fatalf("point %d is of day %d, want %d", i, points[i].Day, days[i].Day)
			}
			next := total
			if i+1 < len(points) {
				next = points[i+1].RealizedPnlUSD - days[i+1].RealizedPnlUSD
			}
			if math.Abs(points[i].RealizedPnlUSD-next) > 1e-6 {
				rt.Fatalf("day %d ends at %v, want %v", points[i].Day, points[i].RealizedPnlUSD, next)
			}
		}
	})
	// Before the first position closed there is no profit, not the rest of a subtraction.
	rests := []smartmoney.WalletDay{{Day: 1}, {Day: 2, RealizedPnlUSD: 0.1}, {Day: 3, RealizedPnlUSD: 0.2}, {Day: 4, RealizedPnlUSD: -0.3}, {Day: 5}}
	want := []smartmoney.EquityPoint{{Day: 1}, {Day: 2, RealizedPnlUSD: 0.1}, {Day: 3, RealizedPnlUSD: 0.30000000000000004}, {Day: 4, RealizedPnlUSD: 5.551115123125783e-17}, {Day: 5}}
	if diff := cmp.Diff(want, equity(rests, 0)); diff != "" {
		t.Errorf("equity (-want +got):\n%s", diff)
	}
	giant := []smartmoney.WalletDay{{Day: 1, RealizedPnlUSD: math.MaxFloat64}, {Day: 2, RealizedPnlUSD: math.MaxFloat64}}
	for _, p := range equity(giant, -math.MaxFloat64) {
		if math.IsInf(p.RealizedPnlUSD, 0) || math.IsNaN(p.RealizedPnlUSD) {
			t.Errorf("day %d ends at %v", p.Day, p.RealizedPnlUSD)
		}
	}
}

// TestThinned: at most n points are left, the first and the last among them, in order; each other
// one is the last of its span, and every span that has points has one.
func TestThinned(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		all := equity(drawDays(rt), 0)
		n := rapid.IntRange(2, 70).Draw(rt, "points")
		got := thinned(slices.Clone(all), n)
		if len(all) <= n {
			if diff := cmp.Diff(all, got, cmpopts.EquateEmpty()); diff != "" {
				rt.Fatalf("few points (-all +thinned):\n%s", diff)
			}
			return
		}
		if len(got) > n || got[0] != all[0] || got[len(got)-1] != all[len(all)-1] {
			rt.Fatalf("%d points of %d at most, %v to %v; want %v to %v", len(got), n, got[0], got[len(got)-1], all[0], all[len(all)-1])
		}
		// The n − 1 equal spans of the days after the first one.
		first, days := all[0].Day, all[len(all)-1].Day-all[0].Day
		want := []smartmoney.EquityPoint{all[0]}
		for span := range n - 1 {
			for i := len(all) - 1; i > 0; i-- {
				if x := (all[i].Day - first - 1) * (n - 1); x >= span*days && x < (span+1)*days {
					want = append(want, all[i])
					break
				}
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			rt.Fatalf("%d points of %d (-want +got):\n%s", n, len(all), diff)
		}
	})
}

// TestWithDay: a day that memory has is there once, in its place, and not before the day asked for.
func TestWithDay(t *testing.T) {
	t.Parallel()
	day := func(n, buys int) smartmoney.WalletDay { return smartmoney.WalletDay{Day: n, BuyCount: buys} }
	stored := []smartmoney.WalletDay{day(10, 1), day(12, 2)}
	for _, c := range []struct {
		name   string
		latest smartmoney.WalletDay
		from   int
		want   []smartmoney.WalletDay
	}{
		{"none", smartmoney.WalletDay{Day: 13}, 0, stored},
		{"later", day(13, 5), 0, []smartmoney.WalletDay{day(10, 1), day(12, 2), day(13, 5)}},
		{"between", day(11, 5), 0, []smartmoney.WalletDay{day(10, 1), day(11, 5), day(12, 2)}},
		{"stored", day(12, 1), 0, stored},
		{"before the day asked for", day(9, 5), 10, stored},
		{"on the day asked for", day(13, 5), 13, []smartmoney.WalletDay{day(10, 1), day(12, 2), day(13, 5)}},
	} {
		if diff := cmp.Diff(c.want, withDay(slices.Clone(stored), c.latest, c.from)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
