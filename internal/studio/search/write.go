package search

import (
	"math"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// How much a writer changes under the lock at a time, so that readers wait for less than a
// few milliseconds.
const (
	docSlice    = 32   // documents
	cellSlice   = 8192 // numbers of SetNumbers
	vectorSlice = 64   // vectors
)

// NoRow is the row of an id without a document. SetNumbers ignores it.
const NoRow = ^uint32(0)

// Upsert stores documents, each instead of the one with its id, whose vector stays. It
// stores them in order up to the first invalid one, which the error names.
func (ix *Index) Upsert(docs []Document) error { return ix.write(docs, true) }

// Merge sets the fields that the documents hold, and leaves others as they are; a nil value
// removes a field. A document that is not there yet is added. Errors are those of Upsert.
func (ix *Index) Merge(docs []Document) error { return ix.write(docs, false) }

func (ix *Index) write(docs []Document, replace bool) error {
	ix.writing.Lock()
	defer ix.writing.Unlock()
	for len(docs) > 0 {
		prepared, err := ix.prepareSlice(docs[:min(len(docs), docSlice)], replace)
		ix.apply(docs[:len(prepared)], prepared)
		if err != nil {
			return err
		}
		docs = docs[len(prepared):]
	}
	return nil
}

// prepareSlice prepares documents up to the first invalid one, or the first whose id one before
// it has: what that one replaces is not stored yet.
func (ix *Index) prepareSlice(docs []Document, replace bool) ([][]cell, error) {
	prepared := make([][]cell, 0, len(docs))
	seen := make(map[string]struct{}, len(docs))
	for i := range docs {
		if _, again := seen[docs[i].ID]; again {
			return prepared, nil
		}
		seen[docs[i].ID] = struct{}{}
		cells, err := ix.prepare(&docs[i], replace)
		if err != nil {
			return prepared, err
		}
		prepared = append(prepared, cells)
	}
	return prepared, nil
}

func (ix *Index) apply(docs []Document, prepared [][]cell) {
	if len(docs) == 0 {
		return
	}
	ids := cloneIDs(docs)
	ix.mu.Lock()
	defer ix.mu.Unlock()
	for i, cells := range prepared {
		row := ix.addRow(ids[i])
		for k := range cells {
			ix.set(row, &cells[k])
		}
	}
	ix.version++
}

// set stores a cell, and counts a change of a text. The caller holds mu.
func (ix *Index) set(row uint32, c *cell) {
	col := ix.columns[c.field]
	texts, ok := col.(coded)
	if !ok {
		col.set(row, c)
		return
	}
	before := texts.code(row)
	if col.set(row, c); texts.code(row) != before {
		ix.changes[c.field]++
	}
}

// cloneIDs copies the ids of documents into one piece of memory: rows that stand beside each
// other are compared one after the other when hits are ordered.
func cloneIDs(docs []Document) []string {
	var all strings.Builder
	for i := range docs {
		all.WriteString(docs[i].ID)
	}
	text, ids, at := all.String(), make([]string, len(docs)), 0
	for i := range docs {
		ids[i] = text[at : at+len(docs[i].ID)]
		at += len(ids[i])
	}
	return ids
}

// prepare checks a document and returns the cells to store. With replace, these include the
// fields that the stored document has and this one has not.
func (ix *Index) prepare(doc *Document, replace bool) ([]cell, error) {
	if doc.ID == "" || len(doc.ID) > MaxIDBytes {
		return nil, smartmoney.BadInput("id", "a document's id in index %s must have 1 to %d bytes, got %s", ix.schema.Index, MaxIDBytes, smartmoney.Shown(doc.ID))
	}
	if len(ix.rows) >= MaxRows {
		return nil, smartmoney.BadInput("id", "index %s has %d documents, at most %d are possible", ix.schema.Index, len(ix.rows), MaxRows)
	}
	row, known := ix.rows[doc.ID]
	cells, err := ix.flatten(make([]cell, 0, len(doc.Fields)), doc, "", doc.Fields)
	if err != nil {
		return nil, err
	}
	given := make([]bool, len(ix.columns))
	for i := range cells {
		if field := cells[i].field; given[field] {
			name := ix.schema.Fields[field].Name
			return nil, smartmoney.BadInput(name, "document %s of index %s has field %s twice", smartmoney.Shown(doc.ID), ix.schema.Index, name)
		}
		given[cells[i].field] = true
	}
	if known && replace {
		cells = ix.withAbsent(cells, given)
	}
	for i := range cells {
		ix.addWords(&cells[i], row, known)
	}
	return cells, nil
}

// withAbsent adds absent cells for the fields that are not given.
func (ix *Index) withAbsent(cells []cell, given []bool) []cell {
	for i, col := range ix.columns {
		if col != nil && !given[i] {
			cells = append(cells, cell{field: i, absent: true})
		}
	}
	return cells
}

// flatten appends the cells of an object's fields, whose names begin with prefix.
func (ix *Index) flatten(cells []cell, doc *Document, prefix string, fields map[string]any) ([]cell, error) {
	for name, value := range fields {
		path := prefix + name
		field, ok := ix.fields[path]
		if inner, isObject := value.(map[string]any); isObject && !ok && strings.Count(path, ".") < MaxDepth {
			var err error
			if cells, err = ix.flatten(cells, doc, path+".", inner); err != nil {
				return nil, err
			}
			continue
		}
		if !ok {
			return nil, smartmoney.BadInput(path, "document %s of index %s: no field %s in the schema", smartmoney.Shown(doc.ID), ix.schema.Index, smartmoney.Shown(path))
		}
		if ix.columns[field] == nil { // kind ID
			if value != nil && value != doc.ID {
				return nil, smartmoney.BadInput(path, "document %s of index %s: field %s must equal the id", smartmoney.Shown(doc.ID), ix.schema.Index, path)
			}
			continue
		}
		c, err := newCell(field, ix.schema.Fields[field].Kind, value)
		if err != nil {
			return nil, smartmoney.BadInput(path, "document %s of index %s: field %s %s", smartmoney.Shown(doc.ID), ix.schema.Index, path, err)
		}
		cells = append(cells, c)
	}
	return cells, nil
}

// addWords analyses the text of a cell and the one that it replaces.
func (ix *Index) addWords(c *cell, row uint32, known bool) {
	col, ok := ix.columns[c.field].(*textColumn)
	if !ok {
		return
	}
	if known {
		old, _ := col.value(row).(string)
		if old == c.text && !c.absent {
			return
		}
		c.oldWords = words(old)
	}
	if !c.absent {
		c.words = words(c.text)
	}
}

// Rows writes the row of each id to rows, which must be as long as ids, for SetNumbers. An
// id that has no document gets NoRow. A row belongs to its document until Delete.
func (ix *Index) Rows(ids []string, rows []uint32) {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	for i, id := range ids {
		row, ok := ix.rows[id]
		if !ok {
			row = NoRow
		}
		rows[i] = row
	}
}

// SetNumbers sets fields of the kinds number and date, the latter in microseconds since 1970,
// of many documents: values[f][i] is fields[f] of the
// document in rows[i]; NaN removes the field. The fields of a row change together. Rows
// without a document are ignored. It changes nothing if it returns an error.
func (ix *Index) SetNumbers(fields []string, rows []uint32, values [][]float64) error {
	ix.writing.Lock()
	defer ix.writing.Unlock()
	columns, err := ix.numberColumns(fields, len(rows), values)
	if err != nil || len(columns) == 0 {
		return err
	}
	step := max(1, cellSlice/len(columns))
	for from := 0; from < len(rows); from += step {
		ix.setNumbers(columns, rows, values, from, min(from+step, len(rows)))
	}
	return nil
}

// setNumbers sets the numbers of rows[from:to].
func (ix *Index) setNumbers(columns []*numberColumn, rows []uint32, values [][]float64, from, to int) {
	ix.mu.Lock()
	defer ix.mu.Unlock()
	for f, col := range columns {
		for i, row := range rows[from:to] {
			if row < ix.used && ix.live[row/wordRows]&(1<<(row%wordRows)) != 0 {
				col.put(row, values[f][from+i]+0) // -0 becomes 0
			}
		}
	}
	ix.version++
}

// numberColumns returns the columns of fields and checks the values for them.
func (ix *Index) numberColumns(fields []string, rows int, values [][]float64) ([]*numberColumn, error) {
	if len(values) != len(fields) {
		return nil, smartmoney.BadInput("values", "index %s: %d fields but values for %d", ix.schema.Index, len(fields), len(values))
	}
	columns := make([]*numberColumn, len(fields))
	for f, name := range fields {
		i, err := ix.field(name, name)
		if err != nil {
			return nil, err
		}
		col, ok := ix.columns[i].(*numberColumn)
		if !ok || col.kind != Number && col.kind != Date {
			return nil, smartmoney.BadInput(name, "field %s of index %s is of kind %s, neither number nor date", name, ix.schema.Index, ix.schema.Fields[i].Kind)
		}
		if len(values[f]) != rows {
			return nil, smartmoney.BadInput(name, "field %s of index %s: %d rows but %d values", name, ix.schema.Index, rows, len(values[f]))
		}
		for _, v := range values[f] {
			if math.IsInf(v, 0) {
				return nil, smartmoney.BadInput(name, "field %s of index %s is %v, numbers must be finite", name, ix.schema.Index, v)
			}
		}
		columns[f] = col
	}
	return columns, nil
}

// SetVectors sets the vectors of documents, of 1 to VectorSize numbers and any length
// other than 0; a nil vector removes it. Ids without a document are ignored. It stores them
// in order up to the first invalid one, which the error names.
func (ix *Index) SetVectors(ids []string, list [][]float32) error {
	if len(ids) != len(list) {
		return smartmoney.BadInput("vectors", "index %s: %d ids but %d vectors", ix.schema.Index, len(ids), len(list))
	}
	ix.writing.Lock()
	defer ix.writing.Unlock()
	for len(ids) > 0 {
		n := min(len(ids), vectorSlice)
		units := make([][]float32, n)
		for i, v := range list[:n] {
			if v == nil {
				continue
			}
			if units[i] = unit(v); units[i] == nil || len(v) > VectorSize {
				return smartmoney.BadInput("vectors", "document %s of index %s: a vector must have at most %d finite numbers, not all 0", smartmoney.Shown(ids[i]), ix.schema.Index, VectorSize)
			}
		}
		ix.setVectors(ids[:n], units)
		ids, list = ids[n:], list[n:]
	}
	return nil
}

func (ix *Index) setVectors(ids []string, units [][]float32) {
	ix.mu.Lock()
	defer ix.mu.Unlock()
	for i, id := range ids {
		if row, ok := ix.rows[id]; ok {
			ix.vectors.set(row, units[i])
		}
	}
	ix.version++
}
