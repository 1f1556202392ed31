package importer

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// TestWhole compares with exact fractions, whose conversion rounds once.
func TestWhole(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		units := new(big.Int).SetBytes(rapid.SliceOfN(rapid.Byte(), 0, 32).Draw(rt, "units"))
		if rapid.Bool().Draw(rt, "negative") {
			units.Neg(units)
		}
		decimals := rapid.IntRange(0, 77).Draw(rt, "decimals")
		scale := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil)
		want, _ := new(big.Rat).SetFrac(units, scale).Float64()
		if got := Whole(units, decimals); got != want {
			rt.Fatalf("%s with %d decimals is %v, want %v", units, decimals, got, want)
		}
	})
}
