package search

import (
	"context"
	"iter"
)

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
