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

func (l *listColumn) set(row uint32, c *cell) {
	old := l.codes.get(row)
	if c.absent {
		if old != 0 {
			l.codes.set(row, 0)
			l.forget(row, old)
		}
		return
	}
	if old != 0 && l.equal(old, c.texts) {
		return
	}
	l.packed = l.packed[:0]
	for _, text := range c.texts {
		code := l.elements.add(text)
		l.packed = binary.LittleEndian.AppendUint32(l.packed, code)
	}
	list := l.lists.add(string(l.packed))
	if l.lists.counts[list] > 1 { // the list had counted its elements already
		l.releaseElements(list)
	}
	l.codes.set(row, list)
	if old != 0 {
		l.forget(row, old)
	}
	for code := range l.listed(list) {
		l.rows.add(code, row)
	}
}

func (l *listColumn) code(row uint32) uint32 { return l.codes.get(row) }

// equal reports whether a list has these elements.
func (l *listColumn) equal(list uint32, texts []string) bool {
	packed := l.lists.values[list]
	if len(packed) != 4*len(texts) {
		return false
	}
	i := 0
	for code := range l.listed(list) {
		if l.elements.values[code] != texts[i] {
			return false
		}
		i++
	}
	return true
}

func (l *listColumn) forget(row, list uint32) {
	for code := range l.listed(list) {
		if l.rows[code] != nil { // else it stood twice in the list
			l.rows.remove(code, row)
		}
	}
	if l.lists.counts[list] == 1 {
		l.releaseElements(list)
	}
	l.lists.release(list)
}

func (l *listColumn) releaseElements(list uint32) {
	for code := range l.listed(list) {
		l.elements.release(code)
	}
}

// listed yields the codes of a list's elements, in order.
func (l *listColumn) listed(list uint32) func(yield func(uint32) bool) {
	packed := l.lists.values[list]
	return func(yield func(uint32) bool) {
		for at := 0; at < len(packed); at += 4 {
			code := uint32(packed[at]) | uint32(packed[at+1])<<8 | uint32(packed[at+2])<<16 | uint32(packed[at+3])<<24
			if !yield(code) {
				return
			}
		}
	}
}

func (l *listColumn) value(row uint32) any {
	list := l.codes.get(row)
	if list == 0 {
		return nil
	}
	texts := make([]string, 0, len(l.lists.values[list])/4)
	for code := range l.listed(list) {
		texts = append(texts, l.elements.values[code])
	}
	return texts
}

func (l *listColumn) bytes() int64 {
	return l.elements.bytes() + l.lists.bytes() + l.codes.bytes(4) + l.rows.bytes()
}

func (l *listColumn) matcher(c *condition) matcher {
	if c.test == isPresent {
		return &testMatcher[uint32]{values: &l.codes, test: func(code uint32) bool { return code != 0 }}
	}
	var codes []uint32
	for _, text := range c.texts {
		if code := l.elements.find(text); code != 0 {
			codes = append(codes, code)
		}
	}
	switch {
	case len(codes) == 0:
		return noneMatcher{}
	case len(codes) <= maxUnion:
		return union(l.rows, codes)
	}
	wanted := newCodeSet(len(l.elements.values), codes)
	var lists []uint32
	for list := 1; list < len(l.lists.values); list++ {
		for code := range l.listed(uint32(list)) {
			if wanted.has(code) {
				lists = append(lists, uint32(list))
				break
			}
		}
	}
	return newCodesMatcher(&l.codes, len(l.lists.values), lists)
}

// numbersColumn holds a field of kind numbers. Equal lists are kept once.
type numbersColumn struct {
	lists *dictionary // of packed float64
	codes chunks[uint32]
}

func (n *numbersColumn) set(row uint32, c *cell) {
	old, code := n.codes.get(row), uint32(0)
	if !c.absent {
		var packed []byte
		for _, v := range c.numbers {
			packed = binary.LittleEndian.AppendUint64(packed, math.Float64bits(v+0)) // -0 becomes 0
		}
		code = n.lists.add(string(packed))
	}
	if code != 0 || old != 0 {
		n.codes.set(row, code)
	}
	if old != 0 {
		n.lists.release(old)
	}
}

func (n *numbersColumn) listed(list uint32) []float64 {
	packed := n.lists.values[list]
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
func (n *numbersColumn) meets(list int, c *condition) bool {
	packed := n.lists.values[list]
	for at := 0; at < len(packed); at += 8 {
		if c.meets(unpacked(packed[at : at+8])) {
			return true
		}
	}
	return false
}

func (n *numbersColumn) value(row uint32) any {
	if list := n.codes.get(row); list != 0 {
		return n.listed(list)
	}
	return nil
}

func (n *numbersColumn) bytes() int64 { return n.lists.bytes() + n.codes.bytes(4) }

func (n *numbersColumn) matcher(c *condition) matcher {
	if c.test == isPresent {
		return &testMatcher[uint32]{values: &n.codes, test: func(code uint32) bool { return code != 0 }}
	}
	var lists []uint32
	for list := 1; list < len(n.lists.values); list++ {
		if n.meets(list, c) {
			lists = append(lists, uint32(list))
		}
	}
	return newCodesMatcher(&n.codes, len(n.lists.values), lists)
}
