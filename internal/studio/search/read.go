package search

import (
	"context"
	"iter"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// selection says which fields a document is read with.
type selection []int

// selectFields returns the fields with these names or inside objects of these names; all if there
// are no names. place is where the request has the names.
func (ix *Index) selectFields(names []string, place string) (selection, error) {
	all := make(selection, len(ix.schema.Fields))
	for i := range all {
		all[i] = i
	}
	if len(names) == 0 {
		return all, nil
	}
	if len(names) > MaxSelect {
		return nil, smartmoney.BadInput(place, "%s has %d names, at most %d are possible", place, len(names), MaxSelect)
	}
	wanted := make([]bool, len(all))
	for _, name := range names {
		found := false
		for i, f := range ix.schema.Fields {
			if f.Name == name || strings.HasPrefix(f.Name, name+".") {
				wanted[i], found = true, true
			}
		}
		if !found {
			_, err := ix.field(name, place)
			return nil, err
		}
	}
	var chosen selection
	for i, is := range wanted {
		if is {
			chosen = append(chosen, i)
		}
	}
	return chosen, nil
}

// source returns the selected fields of a row, dotted ones inside objects. The caller holds mu.
func (ix *Index) source(row uint32, fields selection) map[string]any {
	source := make(map[string]any, len(fields))
	for _, i := range fields {
		var value any
		if col := ix.columns[i]; col != nil {
			value = col.value(row)
		} else {
			value = ix.ids.get(row)
		}
		if value != nil {
			place(source, ix.schema.Fields[i].Name, value)
		}
	}
	return source
}

// place puts a value at a dotted path.
func place(object map[string]any, path string, value any) {
	for {
		name, rest, dotted := strings.Cut(path, ".")
		if !dotted {
			object[name] = value
			return
		}
		inner, ok := object[name].(map[string]any)
		if !ok {
			inner = map[string]any{}
			object[name] = inner
		}
		object, path = inner, rest
	}
}

// At returns the value at a dotted path of a document, nil if it has none.
func (d *Document) At(path string) any {
	object := d.Fields
	for {
		name, rest, dotted := strings.Cut(path, ".")
		if !dotted {
			return object[name]
		}
		inner, ok := object[name].(map[string]any)
		if !ok {
			return nil
		}
		object, path = inner, rest
	}
}

// Get returns a document. It returns false if there is none with this id.
func (ix *Index) Get(id string) (Document, bool) {
	all, _ := ix.selectFields(nil, "")
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	row, ok := ix.rows[id]
	if !ok {
		return Document{}, false
	}
	return Document{ID: id, Fields: ix.source(row, all)}, true
}

// Documents returns the documents with these ids in their order, without those that are not
// there. fields selects what they hold, nil for all; the name of an object selects all of it.
// It returns an error for more than MaxDocuments ids and for an unknown field.
func (ix *Index) Documents(ids, fields []string) ([]Document, error) {
	if len(ids) > MaxDocuments {
		return nil, smartmoney.BadInput("ids", "ids has %d elements, at most %d are possible", len(ids), MaxDocuments)
	}
	chosen, err := ix.selectFields(fields, "source_includes")
	if err != nil {
		return nil, err
	}
	docs := make([]Document, 0, len(ids))
	for len(ids) > 0 {
		n := min(len(ids), renderSlice)
		ix.mu.RLock()
		for _, id := range ids[:n] {
			if row, ok := ix.rows[id]; ok {
				docs = append(docs, Document{ID: id, Fields: ix.source(row, chosen)})
			}
		}
		ix.mu.RUnlock()
		ids = ids[n:]
	}
	return docs, nil
}

// Vector returns a document's vector, VectorSize numbers of unit length, or nil.
func (ix *Index) Vector(id string) []float32 {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	row, ok := ix.rows[id]
	if !ok {
		return nil
	}
	return ix.vectors.get(row)
}

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
