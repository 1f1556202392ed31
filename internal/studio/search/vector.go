package search

import (
	"cmp"
	"context"
	"iter"
	"math"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

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

// Embedder turns texts into vectors. It is safe for concurrent use.
type Embedder interface {
	// Name identifies the space of the vectors: vectors of embedders with equal names may be
	// compared, others not.
	Name() string
	// Embed returns one vector of Dimensions numbers for each text, of length 1, or of length
	// 0 for a text that has nothing in common with what the embedder knows. The vectors are
	// shared and must not be modified. An endpoint that does not respond in time is an
	// UNAVAILABLE error.
	Embed(ctx context.Context, texts []string) ([][]float32, error)
}

// Fitter provides the embedder of an index.
type Fitter interface {
	// Fit returns the embedder for the texts of an index. It returns before, the one that the
	// index uses at present, as long as that still serves: an embedder with another name
	// means that every vector of the index has to be made again. before is nil at first.
	Fit(ctx context.Context, before Embedder, texts iter.Seq[string]) (Embedder, error)
}

// normalise scales a vector to length 1. A vector that is not finite, or of length 0, becomes
// one of length 0.
func normalise(v []float32) {
	if !Normalise(v) {
		clear(v)
	}
}

// closestNames is how many names an error lists.
const closestNames = 3

// longestCompared is the part of an unknown name that is compared, in bytes.
const longestCompared = 64

// nearest returns the names that take the fewest edits from a name in lower case, nearest
// first. Names that hold it, or that it holds, come before others.
func nearest(name string, names []string) []string {
	name = name[:min(len(name), longestCompared)]
	distance := make(map[string]int, len(names))
	for _, known := range names {
		d := levenshtein.ComputeDistance(name, strings.ToLower(known))
		if len(name) > 2 && (strings.Contains(known, name) || strings.Contains(name, known)) {
			d = min(d, 2)
		}
		distance[known] = d
	}
	sorted := slices.Clone(names)
	slices.SortFunc(sorted, func(a, b string) int {
		return cmp.Or(cmp.Compare(distance[a], distance[b]), strings.Compare(a, b))
	})
	return sorted[:min(len(sorted), closestNames)]
}
