package search

import (
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
