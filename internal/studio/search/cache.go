package search

import (
	"fmt"

	"github.com/maypok86/otter/v2"
)

// vectorBytes is the approximate memory of a cached vector without its text.
const vectorBytes = 4*VectorSize + 256

// vectorCache keeps the vectors of the most frequent texts up to a number of bytes. A nil one
// keeps nothing.
type vectorCache struct {
	entries *otter.Cache[string, []float32]
}

func newVectorCache(bytes int64) (*vectorCache, error) {
	if bytes == 0 {
		return nil, nil //nolint:nilnil // a nil cache keeps nothing
	}
	entries, err := otter.New(&otter.Options[string, []float32]{
		MaximumWeight: uint64(bytes),
		Weigher:       func(text string, _ []float32) uint32 { return uint32(len(text) + vectorBytes) },
	})
	if err != nil {
		return nil, fmt.Errorf("embedding cache of %d bytes: %w", bytes, err)
	}
	return &vectorCache{entries}, nil
}

func (vc *vectorCache) get(text string) []float32 {
	if vc == nil {
		return nil
	}
	v, _ := vc.entries.GetIfPresent(text)
	return v
}

func (vc *vectorCache) put(text string, v []float32) {
	if vc != nil {
		vc.entries.Set(text, v)
	}
}
