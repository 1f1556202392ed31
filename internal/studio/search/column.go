package search

import (
	"math"
	"strings"

	"github.com/RoaringBitmap/roaring/v2"
)

// column holds one field of every row. Methods that read may be called under the index's
// read lock, those that write under its write lock.
type column interface {
	// set stores a row's value, or removes it if the cell is absent.
	set(row uint32, c *cell)
	// value returns a row's value as Document holds it, nil if it has none.
	value(row uint32) any
	// matcher returns what decides a condition. It is valid until the next write.
	matcher(c *condition) matcher
	bytes() int64
}

// coded is a column whose rows have codes of texts. A row whose text changes gets another code.
type coded interface {
	code(row uint32) uint32
}

// newColumn returns an empty column. Fields of kind ID have none.
func newColumn(kind Kind) column {
	switch kind {
	case Number, Date, Bool:
		return &numberColumn{kind: kind, values: chunks[float64]{empty: math.NaN()}}
	case Keywords:
		return &listColumn{elements: newDictionary(), lists: newDictionary()}
	case Numbers:
		return &numbersColumn{lists: newDictionary()}
	case Text:
		return &textColumn{keywordColumn: *newKeywordColumn(false)}
	default:
		return newKeywordColumn(true)
	}
}

// numberColumn holds a field of kind number, date or bool; NaN is no value.
type numberColumn struct {
	kind   Kind
	values chunks[float64]
}

func (n *numberColumn) set(row uint32, c *cell) {
	v := c.number
	if c.absent {
		v = math.NaN()
	}
	n.put(row, v)
}

// put stores a number, or removes it if it is NaN.
func (n *numberColumn) put(row uint32, v float64) {
	if math.IsNaN(v) && math.IsNaN(n.values.get(row)) {
		return // nothing to make room for
	}
	n.values.set(row, v)
}

func (n *numberColumn) value(row uint32) any {
	v := n.values.get(row)
	switch {
	case math.IsNaN(v):
		return nil
	case n.kind == Date:
		return toTime(v)
	case n.kind == Bool:
		return v != 0
	default:
		return v
	}
}

func (n *numberColumn) bytes() int64 { return n.values.bytes(8) }

func (n *numberColumn) matcher(c *condition) matcher {
	switch c.test {
	case isPresent:
		return &rangeMatcher{values: &n.values, low: math.Inf(-1), high: math.Inf(1)}
	case isInRange:
		return &rangeMatcher{values: &n.values, low: c.low, high: c.high}
	case isOther:
		other := c.low
		return &testMatcher[float64]{values: &n.values, test: func(v float64) bool { return v < other || v > other }}
	default: // isAnyOf
		if len(c.numbers) == 1 {
			return &rangeMatcher{values: &n.values, low: c.numbers[0], high: c.numbers[0]}
		}
		set := make(map[float64]struct{}, len(c.numbers))
		for _, v := range c.numbers {
			set[v] = struct{}{}
		}
		return &testMatcher[float64]{values: &n.values, test: func(v float64) bool { _, ok := set[v]; return ok }}
	}
}

// dictionary numbers the distinct values of a field from 1 and counts the rows of each. It
// drops a value that no row has, and reuses its code.
type dictionary struct {
	codes  map[string]uint32
	values []string // by code
	counts []uint32 // rows by code
	free   []uint32
	held   int64 // bytes of the values
}

func newDictionary() *dictionary {
	return &dictionary{codes: map[string]uint32{}, values: make([]string, 1), counts: make([]uint32, 1)}
}

// find returns a value's code, 0 if no row has it.
func (d *dictionary) find(value string) uint32 { return d.codes[value] }

// len returns the number of distinct values.
func (d *dictionary) len() int { return len(d.codes) }

// add counts one more row with a value and returns the value's code.
func (d *dictionary) add(value string) uint32 {
	if code, ok := d.codes[value]; ok {
		d.counts[code]++
		return code
	}
	value = strings.Clone(value) // the caller's may be part of something large
	d.held += int64(len(value))
	if last := len(d.free) - 1; last >= 0 {
		code := d.free[last]
		d.free = d.free[:last]
		d.codes[value], d.values[code], d.counts[code] = code, value, 1
		return code
	}
	code := uint32(len(d.values))
	d.codes[value] = code
	d.values, d.counts = append(d.values, value), append(d.counts, 1)
	return code
}

// release counts one row less with a value.
func (d *dictionary) release(code uint32) {
	if d.counts[code]--; d.counts[code] > 0 {
		return
	}
	d.held -= int64(len(d.values[code]))
	delete(d.codes, d.values[code])
	d.values[code] = ""
	d.free = append(d.free, code)
}

// mapEntry is the approximate memory of an entry of a map[string]uint32, without its key's text.
const mapEntry = 40

func (d *dictionary) bytes() int64 {
	return d.held + mapEntry*int64(len(d.codes)) + 16*int64(cap(d.values)) + 4*int64(cap(d.counts)) + 4*int64(cap(d.free))
}

// postings holds the rows of each value of a field, by the value's code.
type postings []*roaring.Bitmap

func (p *postings) add(code, row uint32) {
	for len(*p) <= int(code) {
		*p = append(*p, nil)
	}
	if (*p)[code] == nil {
		(*p)[code] = roaring.New()
	}
	(*p)[code].Add(row)
}

func (p postings) remove(code, row uint32) {
	rows := p[code]
	rows.Remove(row)
	if rows.IsEmpty() {
		p[code] = nil
	}
}

func (p postings) bytes() int64 {
	n := int64(8 * cap(p))
	for _, rows := range p {
		n += bitmapBytes(rows)
	}
	return n
}

// bitmapBytes estimates the memory of a bitmap: its containers, and about 160 bytes for the
// headers of the first one.
func bitmapBytes(rows *roaring.Bitmap) int64 {
	if rows == nil {
		return 0
	}
	return 160 + int64(rows.GetSizeInBytes())
}
