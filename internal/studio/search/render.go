package search

import (
	"context"
	"slices"
)

// render reads the documents of the entries found. It reads them in the order of their rows
// and checks those again that a writer may have changed since the scan.
func (r *run) render(ctx context.Context) (*Result, error) {
	found := r.top.entries
	slices.SortFunc(found, func(a, b entry) int { return int(a.row) - int(b.row) })
	kept := make([]entry, 0, len(found))
	hits := make(map[uint32]Hit, len(found))
	for from := 0; from < len(found); {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		to := sameChunk(found, from)
		kept = append(kept, r.renderChunk(found[from:to], hits)...)
		from = to
	}
	result := &Result{Total: max(r.total-len(found)+len(kept), len(kept)), Hits: make([]Hit, 0, len(kept))}
	for i, e := range r.once(r.top.sorted(kept)) {
		if i == 0 || e.score > result.MaxScore {
			result.MaxScore = e.score
		}
		result.Hits = append(result.Hits, hits[e.row])
	}
	return result, nil
}

// sameChunk returns the end of the entries from one on that are in its chunk, at most renderSlice.
func sameChunk(found []entry, from int) int {
	to := from + 1
	for to < len(found) && to-from < renderSlice && found[to].row>>chunkBits == found[from].row>>chunkBits {
		to++
	}
	return to
}

// renderChunk reads documents of one chunk and returns the entries that still match.
func (r *run) renderChunk(found []entry, hits map[uint32]Hit) []entry {
	r.ix.mu.RLock()
	defer r.ix.mu.RUnlock()
	if r.compile(); !r.steady {
		found = r.again(found)
	}
	for i := range found {
		e := &found[i]
		hit := Hit{Index: r.ix.schema.Index, ID: e.id, Score: e.score}
		if r.plan.fields != nil {
			hit.Source = r.ix.source(e.row, r.plan.fields)
		}
		if r.plan.query.IncludeVector {
			hit.Vector = r.ix.vectors.get(e.row)
		}
		hits[e.row] = hit
	}
	return found
}

// again evaluates the query for entries of one chunk and returns those that it still finds.
func (r *run) again(found []entry) []entry {
	chunk := int(found[0].row >> chunkBits)
	var live, rows mask
	r.ix.liveRows(chunk, &live)
	for _, e := range found {
		rows.add(e.row % chunkRows)
	}
	for w := range rows {
		rows[w] &= live[w]
	}
	if !r.match(chunk, &rows) {
		return nil
	}
	r.checking, r.kept = true, nil
	r.collect(chunk, &rows)
	return r.kept
}

// once drops entries of a document that moved from one row to another while the query ran.
func (r *run) once(sorted []entry) []entry {
	if r.steady {
		return sorted
	}
	seen := make(map[string]struct{}, len(sorted))
	return slices.DeleteFunc(sorted, func(e entry) bool {
		_, again := seen[e.id]
		seen[e.id] = struct{}{}
		return again
	})
}
