package vector_test

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/vector"
)

func TestUnit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := rapid.SliceOfN(rapid.Float32Range(-1e6, 1e6), 1, 50).Draw(t, "v")
		before, u := slices.Clone(v), vector.Unit(v)
		if !slices.Equal(before, v) {
			t.Fatal("Unit changed its argument")
		}
		if vector.Zero(v) != (u == nil) && vector.Dot(v, v) > 0 {
			t.Fatalf("Unit(%v) = %v", v, u)
		}
		if u == nil {
			return
		}
		if length := math.Sqrt(vector.Dot(u, u)); math.Abs(length-1) > 1e-6 {
			t.Fatalf("Unit(%v) has length %v", v, length)
		}
		if cosine := vector.Dot(u, v) / math.Sqrt(vector.Dot(v, v)); math.Abs(cosine-1) > 1e-6 {
			t.Fatalf("Unit(%v) has another direction: cosine %v", v, cosine)
		}
		if d := vector.FastDot(u, u); math.Abs(d-1) > 1e-5 {
			t.Fatalf("FastDot of a unit vector with itself is %v", d)
		}
	})
}

// TestNoDirection checks that vectors without a direction stay as they are.
func TestNoDirection(t *testing.T) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	for _, v := range [][]float32{nil, {}, {0, 0}, {1, inf}, {nan, 1}} {
		kept := slices.Clone(v)
		if vector.Unit(v) != nil || vector.Normalise(kept) {
			t.Errorf("%v has a direction", v)
		}
		for i := range v {
			if v[i] != kept[i] && v[i] == v[i] {
				t.Errorf("Normalise changed %v to %v", v, kept)
			}
		}
	}
	if got := vector.Dot([]float32{1, 2, 3}, []float32{4, 5}); got != 14 {
		t.Errorf("Dot of different lengths: %v, want 14", got)
	}
	if !vector.Zero(nil) || !vector.Zero([]float32{0}) || vector.Zero([]float32{0, 1}) {
		t.Error("Zero is wrong")
	}
}
