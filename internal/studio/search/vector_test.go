package search_test

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

func TestUnit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := rapid.SliceOfN(rapid.Float32Range(-1e6, 1e6), 1, 50).Draw(t, "v")
		before, u := slices.Clone(v), search.Unit(v)
		if !slices.Equal(before, v) {
			t.Fatal("Unit changed its argument")
		}
		if search.IsZero(v) != (u == nil) && search.Dot(v, v) > 0 {
			t.Fatalf("Unit(%v) = %v", v, u)
		}
		if u == nil {
			return
		}
		if length := math.Sqrt(search.Dot(u, u)); math.Abs(length-1) > 1e-6 {
			t.Fatalf("Unit(%v) has length %v", v, length)
		}
		if cosine := search.Dot(u, v) / math.Sqrt(search.Dot(v, v)); math.Abs(cosine-1) > 1e-6 {
			t.Fatalf("Unit(%v) has another direction: cosine %v", v, cosine)
		}
		if d := search.FastDot(u, u); math.Abs(d-1) > 1e-5 {
			t.Fatalf("FastDot of a unit vector with itself is %v", d)
		}
	})
}

// TestNoDirection checks that vectors without a direction stay as they are.
func TestNoDirection(t *testing.T) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	for _, v := range [][]float32{nil, {}, {0, 0}, {1, inf}, {nan, 1}} {
		kept := slices.Clone(v)
		if search.Unit(v) != nil || search.Normalise(kept) {
			t.Errorf("%v has a direction", v)
		}
		for i := range v {
			if v[i] != kept[i] && v[i] == v[i] {
				t.Errorf("Normalise changed %v to %v", v, kept)
			}
		}
	}
	if got := search.Dot([]float32{1, 2, 3}, []float32{4, 5}); got != 14 {
		t.Errorf("Dot of different lengths: %v, want 14", got)
	}
	if !search.IsZero(nil) || !search.IsZero([]float32{0}) || search.IsZero([]float32{0, 1}) {
		t.Error("Zero is wrong")
	}
}
