package search

import (
	"strings"

	"github.com/RoaringBitmap/roaring/v2"
)

// maxPostings is the number of distinct values up to which a keyword field keeps the rows of
// each. Beyond, a filter compares the codes of all rows, about a nanosecond per row.
const maxPostings = 1024

// maxUnion is the number of bitmaps that a filter combines; for more values it compares codes.
const maxUnion = 64

// keywordColumn holds a field of kind keyword: a code per row, 0 for no value.
type keywordColumn struct {
	dict  *dictionary
	codes chunks[uint32]
	rows  postings // nil if it keeps none
	keeps bool
}

func newKeywordColumn(keeps bool) *keywordColumn {
	return &keywordColumn{dict: newDictionary(), keeps: keeps}
}

func (col *keywordColumn) set(row uint32, c *cell) {
	old := col.codes.get(row)
	if c.absent {
		col.store(row, old, 0)
		return
	}
	if old != 0 && col.dict.values[old] == c.text {
		return
	}
	col.store(row, old, col.dict.add(c.text))
}

// code returns the code of a row.
func (col *keywordColumn) code(row uint32) uint32 { return col.codes.get(row) }

// store replaces the code of a row.
func (col *keywordColumn) store(row, old, code uint32) {
	if old == 0 && code == 0 {
		return
	}
	col.codes.set(row, code)
	if col.keeps && col.dict.len() > maxPostings {
		col.keeps, col.rows = false, nil
	}
	if col.keeps && code != 0 {
		col.rows.add(code, row)
	}
	if old == 0 {
		return
	}
	if col.keeps {
		col.rows.remove(old, row)
	}
	col.dict.release(old)
}

func (col *keywordColumn) value(row uint32) any {
	if code := col.codes.get(row); code != 0 {
		return col.dict.values[code]
	}
	return nil
}

func (col *keywordColumn) bytes() int64 {
	return col.dict.bytes() + col.codes.bytes(4) + col.rows.bytes()
}

func (col *keywordColumn) matcher(c *condition) matcher {
	if c.test == isPresent {
		return &testMatcher[uint32]{values: &col.codes, test: func(code uint32) bool { return code != 0 }}
	}
	var codes []uint32
	for _, text := range c.texts {
		if code := col.dict.find(text); code != 0 {
			codes = append(codes, code)
		}
	}
	switch {
	case len(codes) == 0:
		return noneMatcher{}
	case col.keeps && len(codes) <= maxUnion:
		return union(col.rows, codes)
	case len(codes) == 1:
		return &codeMatcher{codes: &col.codes, code: codes[0]}
	default:
		return newCodesMatcher(&col.codes, len(col.dict.values), codes)
	}
}

// union returns the matcher of rows that have any of the codes.
func union(rows postings, codes []uint32) matcher {
	if len(codes) == 1 {
		return newDenseMatcher(rows[codes[0]])
	}
	list := make([]*roaring.Bitmap, len(codes))
	for i, code := range codes {
		list[i] = rows[code]
	}
	return newDenseMatcher(roaring.FastOr(list...))
}

// textColumn holds a field of kind text: a keyword, and the rows of each word of it.
type textColumn struct {
	keywordColumn
	words map[string]*roaring.Bitmap
}

func (col *textColumn) set(row uint32, c *cell) {
	col.keywordColumn.set(row, c)
	for _, word := range c.oldWords {
		rows := col.words[word]
		if rows == nil {
			continue // it stood twice in the text
		}
		if rows.Remove(row); rows.IsEmpty() {
			delete(col.words, word)
		}
	}
	if len(c.words) > 0 && col.words == nil {
		col.words = map[string]*roaring.Bitmap{}
	}
	for _, word := range c.words {
		rows := col.words[word]
		if rows == nil {
			rows = roaring.New()
			col.words[strings.Clone(word)] = rows
		}
		rows.Add(row)
	}
}

func (col *textColumn) matcher(c *condition) matcher {
	if c.test != isMatch {
		return col.keywordColumn.matcher(c)
	}
	var list []*roaring.Bitmap
	for _, word := range c.texts {
		if rows := col.words[word]; rows != nil {
			list = append(list, rows)
		}
	}
	switch len(list) {
	case 0:
		return noneMatcher{}
	case 1:
		return newDenseMatcher(list[0])
	default:
		return newDenseMatcher(roaring.FastOr(list...))
	}
}

func (col *textColumn) bytes() int64 {
	n := col.keywordColumn.bytes()
	for word, rows := range col.words {
		n += mapEntry + int64(len(word)) + bitmapBytes(rows)
	}
	return n
}
