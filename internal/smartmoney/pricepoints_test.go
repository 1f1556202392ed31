package smartmoney_test

import (
	"math"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestPricePoints adds the trades of a worked example: each line has the prices after its trade.
func TestPricePoints(t *testing.T) {
	noon := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	var points smartmoney.PricePoints
	for _, step := range []struct {
		second                         int
		amount, price, settled, quoted float64
	}{
		{1, 1000, 1, 1, 1},
		{3, 400, 1.02, 1, 1},
		{11, 600, 0.98, 1, 1 / 1.02},
		{21, 2500, 1.01, 1.01, 1.01},
		{31, 50, 40, 1, 1.02},
	} {
		slot := smartmoney.PriceSlot(noon.Add(time.Duration(step.second) * time.Second))
		points = points.Add(smartmoney.PricePoint{Slot: slot, PriceUSD: step.price, AmountUSD: step.amount}, smartmoney.MostPoints)
		if math.Abs(points.Settled()-step.settled) > 1e-12 || math.Abs(points.Quoted()-step.quoted) > 1e-12 {
			t.Errorf("second %d: settled %v, quoted %v, want %v and %v", step.second, points.Settled(), points.Quoted(), step.settled, step.quoted)
		}
	}
	points = points.Add(smartmoney.PricePoint{Slot: smartmoney.PriceSlot(noon.Add(25 * time.Hour)), PriceUSD: 3, AmountUSD: 5}, smartmoney.MostPoints)
	if len(points) != 1 || points.Settled() != 3 {
		t.Errorf("a day later: %v, want one point", points)
	}
}

func TestPriceSlot(t *testing.T) {
	for at, want := range map[time.Time]int64{
		time.Unix(0, 0): 0, time.Unix(4, 999_999_999): 0, time.Unix(5, 0): 1, time.Unix(-1, 0): -1, time.Unix(-5, 0): -1, time.Unix(-6, 0): -2,
	} {
		if got := smartmoney.PriceSlot(at); got != want {
			t.Errorf("PriceSlot(%v) = %d, want %d", at, got, want)
		}
		if start := smartmoney.SlotStart(want); start.After(at) || at.Sub(start) >= 5*time.Second {
			t.Errorf("SlotStart(%d) = %v, not within 5 s of %v", want, start, at)
		}
	}
	if slot, ok := (smartmoney.PricePoints{}).Newest(); ok || slot != 0 {
		t.Error("no points have a newest one")
	}
}

// TestPricePointsAnyOrder checks against the definition, over all trades: the largest of each slot,
// the newest 7, those of 24 hours.
func TestPricePointsAnyOrder(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		trades := rapid.SliceOfNDistinct(rapid.Custom(func(t *rapid.T) smartmoney.PricePoint {
			return smartmoney.PricePoint{
				Slot:      rapid.OneOf(rapid.Int64Range(0, 12), rapid.Int64Range(0, 40_000)).Draw(t, "slot"),
				PriceUSD:  rapid.Float64Range(0.5, 2).Draw(t, "price"),
				AmountUSD: rapid.Float64Range(1, 5000).Draw(t, "amount"),
			}
		}), 1, 30, func(p smartmoney.PricePoint) float64 { return p.AmountUSD }).Draw(rt, "trades")
		largest := map[int64]smartmoney.PricePoint{}
		for _, one := range trades {
			if one.AmountUSD > largest[one.Slot].AmountUSD {
				largest[one.Slot] = one
			}
		}
		var want smartmoney.PricePoints
		for _, one := range largest {
			want = append(want, one)
		}
		slices.SortFunc(want, func(a, b smartmoney.PricePoint) int { return int(a.Slot - b.Slot) })
		want = want[max(len(want)-7, 0):]
		newest := want[len(want)-1].Slot
		want = slices.DeleteFunc(want, func(p smartmoney.PricePoint) bool { return newest-p.Slot > 24*3600/5 })
		var got smartmoney.PricePoints
		for _, one := range rapid.Permutation(trades).Draw(rt, "order") {
			got = got.Add(one, 7)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			rt.Fatalf("points (-definition +got):\n%s", diff)
		}
		if s, q := got.Settled(), got.Quoted(); q > s*1.02+1e-12 || q < s/1.02-1e-12 || !slices.ContainsFunc(got, func(p smartmoney.PricePoint) bool { return p.PriceUSD == s }) {
			rt.Fatalf("settled %v, quoted %v", s, q)
		}
	})
}

// TestSettledPrice checks against the definition, for more points than count, too.
func TestSettledPrice(t *testing.T) {
	if got := smartmoney.SettledPrice(nil, nil); got != 0 {
		t.Errorf("without points %v, want 0", got)
	}
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(1, smartmoney.MostPoints+3).Draw(rt, "n")
		of := func(most int, label string) (list []float64) {
			for _, one := range rapid.SliceOfN(rapid.IntRange(1, most), n, n).Draw(rt, label) {
				list = append(list, float64(one))
			}
			return list
		}
		prices, amounts := of(5, "prices"), of(100, "amounts")
		most, all := 2*slices.Sorted(slices.Values(amounts))[(n-1)/2], 0.0
		for _, amount := range amounts {
			all += min(amount, most)
		}
		want := 0.0
		for upTo := 0.0; upTo < all/2; {
			want, upTo = want+1, 0
			for i, price := range prices {
				if price <= want {
					upTo += min(amounts[i], most)
				}
			}
		}
		if got := smartmoney.SettledPrice(prices, amounts); got != want {
			rt.Fatalf("prices %v, amounts %v: settled at %v, want %v", prices, amounts, got, want)
		}
	})
}
