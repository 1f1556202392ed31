// Package search answers filtered, sorted, boosted and semantic queries over documents that
// it keeps in memory, in columns. It is the search half of the platform's Studio service.
//
// An Index has a Schema, and documents with fields of that schema. ParseQuery turns a
// request's body into a Query and refuses what is malformed; Search checks the query
// against the schema and evaluates it. Every refusal is a *smartmoney.Error that names
// the place in the request, the index, the field and what would be right.
//
// It promises:
//   - A hit is a whole document that matched the query's filters while it was read. A
//     query reads in short slices and writers write in short slices, so neither waits
//     for more than a few milliseconds. A document that changes while a query runs may be
//     left out, or be counted in the total by its values before the change.
//   - The same documents and the same query result in the same hits in the same order.
//   - The cost of a request is bounded before it is evaluated (MaxCost), and the
//     context's deadline ends it.
//
// An Index must not do I/O, read a clock, start a goroutine or depend on markets or wallets.
//
// An Embedder turns texts into vectors whose cosine measures how similar the texts are. The
// built-in one is latent semantic analysis: TF-IDF and a truncated singular value decomposition
// over the texts of an index. It is lexical: it relates words that occur in the same texts, knows
// no word that the index does not have, and knows no meaning beyond that. RemoteEmbedder asks any
// endpoint that speaks OpenAI's /v1/embeddings. Vectors have VectorSize numbers and length 1, or
// length 0 for a text without a known word. Vectors of embedders with different names must not be
// compared.
package search

import (
	"strings"
	"sync"
	"time"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Index holds the documents of one schema. Its methods may be called concurrently.
type Index struct {
	schema  Schema
	fields  map[string]int // by name
	idField string         // name of the first field of kind ID, "" if there is none
	now     func() time.Time

	// writing is held by a writer from its first row to its last; mu only for each slice. A
	// writer that holds writing may read without mu.
	writing sync.Mutex

	mu      sync.RWMutex   // guards what follows
	version uint64         // rises with each slice written
	changes []uint64       // by field: changes of texts
	columns []column       // by field; nil for kind ID
	ids     chunks[string] // by row, "" for none
	rows    map[string]uint32
	live    []uint64 // rows with a document, a bit each
	used    uint32   // rows that were ever used
	free    []uint32
	vectors vectors
	idBytes int64
}

// New returns an empty index. Date filters count days_ago:N back from now.
// It returns an error if the schema is invalid.
func New(schema Schema, now func() time.Time) (*Index, error) {
	if err := schema.validate(); err != nil {
		return nil, err
	}
	ix := &Index{
		schema: schema, now: now,
		fields: make(map[string]int, len(schema.Fields)), columns: make([]column, len(schema.Fields)), changes: make([]uint64, len(schema.Fields)),
		rows: map[string]uint32{},
	}
	for i, f := range schema.Fields {
		ix.fields[f.Name] = i
		if f.Kind != ID {
			ix.columns[i] = newColumn(f.Kind)
		} else if ix.idField == "" {
			ix.idField = f.Name
		}
	}
	return ix, nil
}

// Schema returns what the index holds. The caller must not change its Fields.
func (ix *Index) Schema() Schema { return ix.schema }

// Len returns the number of documents.
func (ix *Index) Len() int {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	return len(ix.rows)
}

// TextChanges returns how often values of these text and keyword fields changed, over all
// documents. A value that is removed with its document counts. Unknown fields and those of other
// kinds do not.
func (ix *Index) TextChanges(fields []string) (n uint64) {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	for _, name := range fields {
		if i, ok := ix.fields[name]; ok {
			n += ix.changes[i]
		}
	}
	return n
}

// Bytes returns an estimate of the memory of the index, in bytes. It reads every bitmap.
func (ix *Index) Bytes() int64 {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	n := ix.idBytes + ix.ids.bytes(16) + mapEntry*int64(len(ix.rows)) + 8*int64(cap(ix.live)) + 4*int64(cap(ix.free)) + ix.vectors.bytes()
	for _, col := range ix.columns {
		if col != nil {
			n += col.bytes()
		}
	}
	return n
}

// field returns the position of a field in the schema, or an error that lists the closest ones.
// place is where the request names it.
func (ix *Index) field(name, place string) (int, error) {
	if i, ok := ix.fields[name]; ok {
		return i, nil
	}
	names := make([]string, len(ix.schema.Fields))
	for i, f := range ix.schema.Fields {
		names[i] = f.Name
	}
	return 0, smartmoney.BadInput(place, "%s: index %s has no field %s; the closest: %s",
		place, ix.schema.Index, smartmoney.Shown(name), closest(name, names))
}

// chunkCount is the number of chunks with rows.
func (ix *Index) chunkCount() int { return int(ix.used+chunkRows-1) >> chunkBits }

// liveRows writes the rows of a chunk that have a document.
func (ix *Index) liveRows(chunk int, m *mask) {
	*m = mask{}
	if from := chunk * len(m); from < len(ix.live) {
		copy(m[:], ix.live[from:])
	}
}

// addRow returns the row of a document, a new one if it has none. The caller holds mu.
func (ix *Index) addRow(id string) uint32 {
	if row, ok := ix.rows[id]; ok {
		return row
	}
	var row uint32
	if last := len(ix.free) - 1; last >= 0 {
		row, ix.free = ix.free[last], ix.free[:last]
	} else {
		row = ix.used
		ix.used++
	}
	for int(row/wordRows) >= len(ix.live) {
		ix.live = append(ix.live, 0)
	}
	ix.live[row/wordRows] |= 1 << (row % wordRows)
	ix.ids.set(row, id)
	ix.rows[id] = row
	ix.idBytes += int64(len(id))
	return row
}

// Delete removes documents. Unknown ids are ignored.
func (ix *Index) Delete(ids ...string) {
	ix.writing.Lock()
	defer ix.writing.Unlock()
	for len(ids) > 0 {
		n := min(len(ids), docSlice)
		cells := make([][]cell, n)
		for i, id := range ids[:n] {
			if row, ok := ix.rows[id]; ok {
				cells[i] = ix.absentCells(row)
			}
		}
		ix.mu.Lock()
		for i, id := range ids[:n] {
			ix.removeRow(id, cells[i])
		}
		ix.version++
		ix.mu.Unlock()
		ids = ids[n:]
	}
}

// absentCells returns the cells that clear a row.
func (ix *Index) absentCells(row uint32) []cell {
	cells := make([]cell, 0, len(ix.columns))
	for i, col := range ix.columns {
		if col != nil {
			c := cell{field: i, absent: true}
			ix.addWords(&c, row, true)
			cells = append(cells, c)
		}
	}
	return cells
}

// removeRow clears a document's row and frees it. The caller holds mu.
func (ix *Index) removeRow(id string, cells []cell) {
	row, ok := ix.rows[id]
	if !ok {
		return
	}
	for i := range cells {
		ix.set(row, &cells[i])
	}
	ix.vectors.set(row, nil)
	ix.live[row/wordRows] &^= 1 << (row % wordRows)
	ix.ids.set(row, "")
	delete(ix.rows, id)
	ix.free = append(ix.free, row)
	ix.idBytes -= int64(len(id))
}

// idMatcher returns the matcher of documents with these ids. The caller holds mu.
func (ix *Index) idMatcher(ids []string) matcher {
	rows := roaring.New()
	for _, id := range ids {
		if row, ok := ix.rows[id]; ok {
			rows.Add(row)
		}
	}
	return newDenseMatcher(rows)
}

// liveMatcher matches every row.
type liveMatcher struct{}

func (liveMatcher) match(_ int, in, out *mask) { *out = *in }

// closest lists the names most like one, at most closestNames.
func closest(name string, names []string) string {
	return strings.Join(nearest(strings.ToLower(name), names), ", ")
}
