package feed_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// order is feed.Order of items that it must not refuse.
func order(t rapid.TB, items []feed.RankItem, s feed.RankSettings) []int {
	t.Helper()
	all, err := feed.Order(context.Background(), items, s)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func drawItems(t *rapid.T) []feed.RankItem {
	items := make([]feed.RankItem, rapid.IntRange(0, 40).Draw(t, "items"))
	for i := range items {
		item := feed.RankItem{ID: fmt.Sprint(i), Numbers: map[string]float64{}, Values: map[string][]string{}}
		for _, field := range []string{"x", "y"} {
			if rapid.IntRange(0, 4).Draw(t, "known") > 0 {
				item.Numbers[field] = float64(rapid.IntRange(-3, 3).Draw(t, field))
			}
		}
		if rapid.Bool().Draw(t, "tagged") {
			item.Values["tag"] = rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"p", "q", "r"}), 1, 2, rapid.ID).Draw(t, "tags")
		}
		if rapid.Bool().Draw(t, "embedded") {
			item.Vector = rapid.SliceOfN(rapid.Float32Range(-1, 1), 3, 3).Draw(t, "vector")
		}
		items[i] = item
	}
	return items
}

func drawSettings(t *rapid.T) feed.RankSettings {
	var s feed.RankSettings
	if method := rapid.SampledFrom([]string{"", feed.ByFields, feed.ByWeights, feed.ByMixtures}).Draw(t, "sort"); method != "" {
		s.Sort = &feed.Sort{Method: method}
		for _, field := range []string{"x", "y"} {
			s.Sort.Keys = append(s.Sort.Keys, feed.Key{Field: field, Ascending: rapid.Bool().Draw(t, "ascending"), Weight: rapid.Float64Range(0.01, 100).Draw(t, "weight")})
		}
	}
	switch rapid.IntRange(0, 2).Draw(t, "diversity") {
	case 1:
		s.Diversity = &feed.Diversity{Method: feed.RoundRobin, Fields: []string{"tag", "x"}}
	case 2:
		s.Diversity = &feed.Diversity{Method: feed.Relevance, Lambda: rapid.Float64Range(0, 1).Draw(t, "lambda"), Horizon: rapid.IntRange(1, 50).Draw(t, "horizon")}
	}
	if rapid.Bool().Draw(t, "limited") {
		s.Limits = drawLimits(t)
	}
	return s
}

func drawLimits(t *rapid.T) *feed.Limits {
	return &feed.Limits{EveryN: rapid.IntRange(2, 8).Draw(t, "every"), Rules: []feed.Rule{
		{Field: "tag", Limit: rapid.IntRange(1, 3).Draw(t, "limit")}, {Field: "x", Limit: rapid.IntRange(1, 3).Draw(t, "limit")},
	}}
}

func TestOrderIsAPermutation(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		items, s := drawItems(t), drawSettings(t)
		got := order(t, items, s)
		if again := order(t, items, s); !slices.Equal(got, again) {
			t.Fatalf("%v, then %v", got, again)
		}
		slices.Sort(got)
		for i, at := range got {
			if i != at {
				t.Fatalf("not a permutation: %v", got)
			}
		}
		if len(got) != len(items) {
			t.Fatalf("%d of %d items", len(got), len(items))
		}
	})
}

func TestRelevanceOnlyKeepsTheOrder(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		items := drawItems(t)
		d := &feed.Diversity{Method: feed.Relevance, Lambda: 1, Horizon: rapid.IntRange(1, 50).Draw(t, "horizon")}
		if got := order(t, items, feed.RankSettings{Diversity: d}); !slices.IsSorted(got) {
			t.Fatalf("λ = 1 changed the order: %v", got)
		}
	})
}

func TestMissingNumbersAreLowest(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		items, ascending := drawItems(t), rapid.Bool().Draw(t, "ascending")
		got := order(t, items, feed.RankSettings{Sort: &feed.Sort{Method: feed.ByFields, Keys: []feed.Key{{Field: "x", Ascending: ascending}}}})
		for i := 1; i < len(got); i++ {
			a, known := items[got[i-1]].Numbers["x"]
			b, knownNext := items[got[i]].Numbers["x"]
			if ascending {
				a, b, known, knownNext = b, a, knownNext, known
			}
			if !known && knownNext || known && knownNext && a < b {
				t.Fatalf("place %d is out of order: %v", i, got)
			}
			if known == knownNext && a == b && got[i-1] > got[i] {
				t.Fatalf("equal items changed places at %d: %v", i, got)
			}
		}
	})
}

// valuesOf are what the rules of drawLimits count of an item.
func valuesOf(item feed.RankItem) (all []string) {
	for _, tag := range item.Values["tag"] {
		all = append(all, "tag "+tag)
	}
	if x, ok := item.Numbers["x"]; ok {
		all = append(all, fmt.Sprint("x ", x))
	}
	return all
}

// TestLimitsAreKept fills the places again by brute force: each has the first remaining item that
// keeps the rules with the places before it, else the first remaining one.
func TestLimitsAreKept(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		items, l := drawItems(t), drawLimits(t)
		limits := map[byte]int{'t': l.Rules[0].Limit, 'x': l.Rules[1].Limit}
		if rapid.Bool().Draw(t, "twice") { // the stricter rule of a field holds
			again := rapid.IntRange(1, 3).Draw(t, "limit")
			l.Rules, limits['t'] = append(l.Rules, feed.Rule{Field: "tag", Limit: again}), min(again, l.Rules[0].Limit)
		}
		rest, want := order(t, items, feed.RankSettings{}), []int{}
		for len(rest) > 0 {
			counts := map[string]int{}
			for _, i := range want[max(0, len(want)-l.EveryN+1):] {
				for _, v := range valuesOf(items[i]) {
					counts[v]++
				}
			}
			next := max(0, slices.IndexFunc(rest, func(i int) bool {
				return !slices.ContainsFunc(valuesOf(items[i]), func(v string) bool { return counts[v] >= limits[v[0]] })
			}))
			want, rest = append(want, rest[next]), slices.Delete(rest, next, next+1)
		}
		if got := order(t, items, feed.RankSettings{Limits: l}); !slices.Equal(got, want) {
			t.Fatalf("got %v, want %v", got, want)
		}
	})
}

// TestMixKeepsShares checks that each list is never further behind its share than one place for
// each other list, as long as no item is in two lists.
func TestMixKeepsShares(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		share := rapid.IntRange(1, 99).Draw(t, "share")
		n := rapid.IntRange(1, 40).Draw(t, "n")
		items := make([]feed.RankItem, 2*n) // the first half leads by x, the second by y
		for i := range items {
			items[i].Numbers = map[string]float64{"x": float64(2*n - i), "y": float64(i)}
		}
		got := order(t, items, feed.RankSettings{Sort: &feed.Sort{Method: feed.ByMixtures, Keys: []feed.Key{
			{Field: "x", Weight: float64(share)}, {Field: "y", Weight: float64(100 - share)},
		}}})
		first := 0
		for place, i := range got[:n] {
			if i < n {
				first++
			}
			if want := float64(share) / 100 * float64(place+1); float64(first) < want-1-1e-6 || float64(first) > want+1+1e-6 {
				t.Fatalf("%d of %d places are by x, want %.2f", first, place+1, want)
			}
		}
	})
}

// TestLargestOrders checks that the largest requests allowed end.
func TestLargestOrders(t *testing.T) {
	t.Parallel()
	items := make([]feed.RankItem, feed.MaxRankedItems)
	for i := range items {
		many := make([]string, 64) // values of this item and the next one
		for k := range many {
			many[k] = fmt.Sprint(i/2, " ", k%2*i, " ", k)
		}
		items[i] = feed.RankItem{ID: fmt.Sprint(i), Values: map[string][]string{"a": {"same"}, "b": {fmt.Sprint(i)}, "c": many}, Vector: []float32{float32(i % 7), 1}}
	}
	got := order(t, items, feed.RankSettings{
		Sort:      &feed.Sort{Method: feed.ByMixtures, Keys: slices.Repeat([]feed.Key{{Field: "x", Weight: 1}}, 16)},
		Diversity: &feed.Diversity{Method: feed.Relevance, Lambda: 0.5, Horizon: feed.MaxHorizon},
		Limits:    &feed.Limits{EveryN: 1000, Rules: []feed.Rule{{Field: "a", Limit: 1}, {Field: "b", Limit: 1}, {Field: "c", Limit: 999}, {Field: "c", Limit: 2}}},
	})
	if len(got) != len(items) {
		t.Errorf("%d of %d items", len(got), len(items))
	}
}
