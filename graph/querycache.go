package graph

import (
	"context"
	"fmt"

	"github.com/99designs/gqlgen/graphql"
	"github.com/maypok86/otter/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

// queryCache caches parsed and validated documents by their text, up to a number of bytes.
type queryCache struct {
	documents *otter.Cache[string, *ast.QueryDocument]
}

var _ graphql.Cache[*ast.QueryDocument] = queryCache{}

// parsedFactor is the approximate memory of a parsed document per byte of its text.
const parsedFactor = 40

func newQueryCache(maxBytes int) (queryCache, error) {
	documents, err := otter.New(&otter.Options[string, *ast.QueryDocument]{
		MaximumWeight: uint64(maxBytes),
		Weigher:       func(text string, _ *ast.QueryDocument) uint32 { return uint32(parsedFactor*len(text)) + 512 },
	})
	if err != nil {
		return queryCache{}, fmt.Errorf("query cache of %d bytes: %w", maxBytes, err)
	}
	return queryCache{documents}, nil
}

// Get returns the document of a text.
func (c queryCache) Get(_ context.Context, text string) (*ast.QueryDocument, bool) {
	return c.documents.GetIfPresent(text)
}

// Add caches a document.
func (c queryCache) Add(_ context.Context, text string, doc *ast.QueryDocument) {
	c.documents.Set(text, doc)
}
