package search

import "iter"

// All yields every document with these fields, in no particular order. It reads a few documents
// at a time, so that writers need not wait for the caller. A document that is added or deleted
// meanwhile may be yielded or not. It returns an error for an unknown field.
func (ix *Index) All(fields []string) (iter.Seq[Document], error) {
	chosen, err := ix.selectFields(fields, "fields")
	if err != nil {
		return nil, err
	}
	return func(yield func(Document) bool) {
		for from := uint32(0); ; {
			docs, next := ix.slice(from, chosen)
			for _, d := range docs {
				if !yield(d) {
					return
				}
			}
			if next == from {
				return
			}
			from = next
		}
	}, nil
}

// slice returns the documents of some rows, and the row to go on from: from itself at the end.
func (ix *Index) slice(from uint32, fields selection) (docs []Document, next uint32) {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	next = min(from+renderSlice, ix.used)
	for row := from; row < next; row++ {
		if ix.live[row/wordRows]>>(row%wordRows)&1 == 1 {
			docs = append(docs, Document{ID: ix.ids.get(row), Fields: ix.source(row, fields)})
		}
	}
	return docs, max(next, from)
}
