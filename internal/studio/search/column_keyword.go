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

func (k *keywordColumn) set(row uint32, c *cell) {
	old := k.codes.get(row)
	if c.absent {
		k.store(row, old, 0)
		return
	}
	if old != 0 && k.dict.values[old] == c.text {
		return
	}
	k.store(row, old, k.dict.add(c.text))
}

func (k *keywordColumn) code(row uint32) uint32 { return k.codes.get(row) }

// store replaces the code of a row.
func (k *keywordColumn) store(row, old, code uint32) {
	if old == 0 && code == 0 {
		return
	}
	k.codes.set(row, code)
	if k.keeps && k.dict.len() > maxPostings {
		k.keeps, k.rows = false, nil
	}
	if k.keeps && code != 0 {
		k.rows.add(code, row)
	}
	if old == 0 {
		return
	}
	if k.keeps {
		k.rows.remove(old, row)
	}
	k.dict.release(old)
}

func (k *keywordColumn) value(row uint32) any {
	if code := k.codes.get(row); code != 0 {
		return k.dict.values[code]
	}
	return nil
}

func (k *keywordColumn) bytes() int64 {
	return k.dict.bytes() + k.codes.bytes(4) + k.rows.bytes()
}

func (k *keywordColumn) matcher(c *condition) matcher {
	if c.test == isPresent {
		return &testMatcher[uint32]{values: &k.codes, test: func(code uint32) bool { return code != 0 }}
	}
	var codes []uint32
	for _, text := range c.texts {
		if code := k.dict.find(text); code != 0 {
			codes = append(codes, code)
		}
	}
	switch {
	case len(codes) == 0:
		return noneMatcher{}
	case k.keeps && len(codes) <= maxUnion:
		return union(k.rows, codes)
	case len(codes) == 1:
		return &codeMatcher{codes: &k.codes, code: codes[0]}
	default:
		return newCodesMatcher(&k.codes, len(k.dict.values), codes)
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

func (t *textColumn) set(row uint32, c *cell) {
	t.keywordColumn.set(row, c)
	for _, word := range c.oldWords {
		rows := t.words[word]
		if rows == nil {
			continue // it stood twice in the text
		}
		if rows.Remove(row); rows.IsEmpty() {
			delete(t.words, word)
		}
	}
	if len(c.words) > 0 && t.words == nil {
		t.words = map[string]*roaring.Bitmap{}
	}
	for _, word := range c.words {
		rows := t.words[word]
		if rows == nil {
			rows = roaring.New()
			t.words[strings.Clone(word)] = rows
		}
		rows.Add(row)
	}
}

func (t *textColumn) matcher(c *condition) matcher {
	if c.test != isMatch {
		return t.keywordColumn.matcher(c)
	}
	var list []*roaring.Bitmap
	for _, word := range c.texts {
		if rows := t.words[word]; rows != nil {
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

func (t *textColumn) bytes() int64 {
	n := t.keywordColumn.bytes()
	for word, rows := range t.words {
		n += mapEntry + int64(len(word)) + bitmapBytes(rows)
	}
	return n
}
