package search

import (
	"encoding/binary"
	"math"
)

// listColumn holds a field of kind keywords. Equal lists are kept once: a row has the code of
// its list, a list the codes of its elements.
type listColumn struct {
	elements *dictionary // counts lists, not rows
	lists    *dictionary // of packed codes of elements
	codes    chunks[uint32]
	rows     postings // by element
	packed   []byte   // for pack
}

func newListColumn() *listColumn {
	return &listColumn{elements: newDictionary(), lists: newDictionary()}
}

func (col *listColumn) set(row uint32, c *cell) {
	old := col.codes.get(row)
	if c.absent {
		if old != 0 {
			col.codes.set(row, 0)
			col.forget(row, old)
		}
		return
	}
	if old != 0 && col.equal(old, c.texts) {
		return
	}
	col.packed = col.packed[:0]
	for _, text := range c.texts {
		code := col.elements.add(text)
		col.packed = binary.LittleEndian.AppendUint32(col.packed, code)
	}
	list := col.lists.add(string(col.packed))
	if col.lists.counts[list] > 1 { // the list had counted its elements already
		col.releaseElements(list)
	}
	col.codes.set(row, list)
	if old != 0 {
		col.forget(row, old)
	}
	for code := range col.listed(list) {
		col.rows.add(code, row)
	}
}

// code returns the code of a row.
func (col *listColumn) code(row uint32) uint32 { return col.codes.get(row) }

// equal reports whether a list has these elements.
func (col *listColumn) equal(list uint32, texts []string) bool {
	packed := col.lists.values[list]
	if len(packed) != 4*len(texts) {
		return false
	}
	i := 0
	for code := range col.listed(list) {
		if col.elements.values[code] != texts[i] {
			return false
		}
		i++
	}
	return true
}

// forget removes a row from its list.
func (col *listColumn) forget(row, list uint32) {
	for code := range col.listed(list) {
		if col.rows[code] != nil { // else it stood twice in the list
			col.rows.remove(code, row)
		}
	}
	if col.lists.counts[list] == 1 {
		col.releaseElements(list)
	}
	col.lists.release(list)
}

func (col *listColumn) releaseElements(list uint32) {
	for code := range col.listed(list) {
		col.elements.release(code)
	}
}

// listed yields the codes of a list's elements, in order.
func (col *listColumn) listed(list uint32) func(yield func(uint32) bool) {
	packed := col.lists.values[list]
	return func(yield func(uint32) bool) {
		for at := 0; at < len(packed); at += 4 {
			code := uint32(packed[at]) | uint32(packed[at+1])<<8 | uint32(packed[at+2])<<16 | uint32(packed[at+3])<<24
			if !yield(code) {
				return
			}
		}
	}
}

func (col *listColumn) value(row uint32) any {
	list := col.codes.get(row)
	if list == 0 {
		return nil
	}
	texts := make([]string, 0, len(col.lists.values[list])/4)
	for code := range col.listed(list) {
		texts = append(texts, col.elements.values[code])
	}
	return texts
}

func (col *listColumn) bytes() int64 {
	return col.elements.bytes() + col.lists.bytes() + col.codes.bytes(4) + col.rows.bytes()
}

func (col *listColumn) matcher(c *condition) matcher {
	if c.test == isPresent {
		return &testMatcher[uint32]{values: &col.codes, test: func(code uint32) bool { return code != 0 }}
	}
	var codes []uint32
	for _, text := range c.texts {
		if code := col.elements.find(text); code != 0 {
			codes = append(codes, code)
		}
	}
	switch {
	case len(codes) == 0:
		return noneMatcher{}
	case len(codes) <= maxUnion:
		return union(col.rows, codes)
	}
	wanted := newCodeSet(len(col.elements.values), codes)
	var lists []uint32
	for list := 1; list < len(col.lists.values); list++ {
		for code := range col.listed(uint32(list)) {
			if wanted.has(code) {
				lists = append(lists, uint32(list))
				break
			}
		}
	}
	return newCodesMatcher(&col.codes, len(col.lists.values), lists)
}

// numbersColumn holds a field of kind numbers. Equal lists are kept once.
type numbersColumn struct {
	lists *dictionary // of packed float64
	codes chunks[uint32]
}

func newNumbersColumn() *numbersColumn { return &numbersColumn{lists: newDictionary()} }

func (col *numbersColumn) set(row uint32, c *cell) {
	old, code := col.codes.get(row), uint32(0)
	if !c.absent {
		var packed []byte
		for _, v := range c.numbers {
			packed = binary.LittleEndian.AppendUint64(packed, math.Float64bits(v+0)) // -0 becomes 0
		}
		code = col.lists.add(string(packed))
	}
	if code != 0 || old != 0 {
		col.codes.set(row, code)
	}
	if old != 0 {
		col.lists.release(old)
	}
}

func (col *numbersColumn) listed(list uint32) []float64 {
	packed := col.lists.values[list]
	values := make([]float64, 0, len(packed)/8)
	for at := 0; at < len(packed); at += 8 {
		values = append(values, unpacked(packed[at:at+8]))
	}
	return values
}

// unpacked reads a packed float64.
func unpacked(text string) float64 {
	var bits uint64
	for i := range 8 {
		bits |= uint64(text[i]) << (8 * i)
	}
	return math.Float64frombits(bits)
}

// meets reports whether a list has a number that meets a condition.
func (col *numbersColumn) meets(list int, c *condition) bool {
	packed := col.lists.values[list]
	for at := 0; at < len(packed); at += 8 {
		if c.meets(unpacked(packed[at : at+8])) {
			return true
		}
	}
	return false
}

func (col *numbersColumn) value(row uint32) any {
	if list := col.codes.get(row); list != 0 {
		return col.listed(list)
	}
	return nil
}

func (col *numbersColumn) bytes() int64 { return col.lists.bytes() + col.codes.bytes(4) }

func (col *numbersColumn) matcher(c *condition) matcher {
	if c.test == isPresent {
		return &testMatcher[uint32]{values: &col.codes, test: func(code uint32) bool { return code != 0 }}
	}
	var lists []uint32
	for list := 1; list < len(col.lists.values); list++ {
		if col.meets(list, c) {
			lists = append(lists, uint32(list))
		}
	}
	return newCodesMatcher(&col.codes, len(col.lists.values), lists)
}
