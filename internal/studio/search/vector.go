package search

import "math"

// Unit returns v scaled to length 1, nil if v has no direction: if it is empty, 0, or has a number
// that is not finite.
func Unit(v []float32) []float32 {
	out := make([]float32, len(v))
	copy(out, v)
	if !Normalise(out) {
		return nil
	}
	return out
}

// Normalise scales v to length 1 in place. It returns false, and leaves v unchanged, if v has no
// direction.
func Normalise(v []float32) bool {
	length := math.Sqrt(Dot(v, v))
	if length == 0 || math.IsNaN(length) || math.IsInf(length, 0) {
		return false
	}
	for i, x := range v {
		v[i] = float32(float64(x) / length)
	}
	return true
}

// Dot returns the sum of the products of a's and b's numbers, up to the length of the shorter one.
// Of unit vectors it is the cosine.
func Dot(a, b []float32) float64 {
	sum := 0.0
	for i := range min(len(a), len(b)) {
		sum += float64(a[i]) * float64(b[i])
	}
	return sum
}

// FastDot is Dot with a sum in float32, about twice as fast: for cosines that are only compared.
func FastDot(a, b []float32) float64 {
	sum := float32(0)
	for i := range min(len(a), len(b)) {
		sum += a[i] * b[i]
	}
	return float64(sum)
}

// IsZero reports whether every number is 0.
func IsZero(v []float32) bool {
	for _, x := range v {
		if x != 0 {
			return false
		}
	}
	return true
}
