package search

import (
	"math"
	"math/bits"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// cell is a document's value of one field, checked and ready to be stored.
type cell struct {
	field   int
	absent  bool
	number  float64 // of number, date, bool
	text    string  // of keyword, text
	texts   []string
	numbers []float64
	// words are the analysed words of text, oldWords those of the value that it replaces.
	words, oldWords []string
}

// Dates are kept as microseconds since 1970, bools as 0 and 1.
func fromTime(t time.Time) float64 { return float64(t.UnixMicro()) }
func toTime(v float64) time.Time   { return time.UnixMicro(int64(v)).UTC() }

// minYear and maxYear bound the dates that RFC 3339 can write.
const minYear, maxYear = 0, 9999

func fromBool(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// newCell checks a value against its field's kind. It returns a *smartmoney.Error without
// the document's place.
func newCell(field int, kind Kind, value any) (cell, error) {
	c := cell{field: field}
	switch v := value.(type) {
	case nil:
		c.absent = true
		return c, nil
	case string:
		if kind == Keyword || kind == Text {
			c.text = v
			return c, checkText(v)
		}
	case bool:
		if kind == Bool {
			c.number = fromBool(v)
			return c, nil
		}
	case time.Time:
		if kind == Date {
			c.number = fromTime(v)
			return c, checkYear(v)
		}
	case float64:
		if kind == Number {
			c.number = v + 0 // -0 becomes 0
			return c, checkFinite(v)
		}
	case []string:
		if kind == Keywords {
			c.texts, c.absent = v, len(v) == 0
			return c, checkTexts(v)
		}
	case []float64:
		if kind == Numbers {
			c.numbers, c.absent = v, len(v) == 0
			return c, checkNumbers(v)
		}
	}
	return c, smartmoney.BadInput("", "holds a %T, which a field of kind %s cannot", value, kind)
}

func checkText(v string) error {
	if len(v) > MaxValueBytes {
		return smartmoney.BadInput("", "has %d bytes, at most %d are possible", len(v), MaxValueBytes)
	}
	return nil
}

func checkTexts(list []string) error {
	if len(list) > MaxList {
		return smartmoney.BadInput("", "has %d elements, at most %d are possible", len(list), MaxList)
	}
	for _, v := range list {
		if err := checkText(v); err != nil {
			return err
		}
	}
	return nil
}

func checkNumbers(list []float64) error {
	if len(list) > MaxList {
		return smartmoney.BadInput("", "has %d elements, at most %d are possible", len(list), MaxList)
	}
	for _, v := range list {
		if err := checkFinite(v); err != nil {
			return err
		}
	}
	return nil
}

func checkFinite(v float64) error {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return smartmoney.BadInput("", "is %v, numbers must be finite", v)
	}
	return nil
}

func checkYear(t time.Time) error {
	if y := t.UTC().Year(); y < minYear || y > maxYear {
		return smartmoney.BadInput("", "is in the year %d, dates must be in the years %d to %d", y, minYear, maxYear)
	}
	return nil
}

// Rows are numbered densely and kept in chunks, so that an index grows without copying its
// columns, a field that few documents have takes little memory, and a query works on what
// fits into the processor's cache.
const (
	chunkBits = 12
	chunkRows = 1 << chunkBits
	wordRows  = 64
)

// mask is a set of the rows of one chunk.
type mask [chunkRows / wordRows]uint64

func (m *mask) count() int {
	n := 0
	for _, w := range m {
		n += bits.OnesCount64(w)
	}
	return n
}

func (m *mask) empty() bool {
	for _, w := range m {
		if w != 0 {
			return false
		}
	}
	return true
}

func (m *mask) add(i uint32) { m[i/wordRows] |= 1 << (i % wordRows) }

// each calls f with every row of the set, relative to the chunk, in order.
func (m *mask) each(f func(i uint32)) {
	for w, word := range m {
		for ; word != 0; word &= word - 1 {
			f(uint32(w*wordRows + bits.TrailingZeros64(word)))
		}
	}
}

// chunks holds a value for each row. A chunk is nil or has a multiple of wordRows values; what
// lies beyond has the empty value.
type chunks[T comparable] struct {
	list  [][]T
	empty T
}

// of returns the values of a chunk, at most chunkRows.
func (c *chunks[T]) of(chunk int) []T {
	if chunk < len(c.list) {
		return c.list[chunk]
	}
	return nil
}

func (c *chunks[T]) get(row uint32) T {
	if values, i := c.of(int(row>>chunkBits)), row%chunkRows; i < uint32(len(values)) {
		return values[i]
	}
	return c.empty
}

// set sets the value of a row. It allocates nothing to store the empty value, unless that is NaN.
func (c *chunks[T]) set(row uint32, v T) {
	chunk, i := int(row>>chunkBits), int(row%chunkRows)
	if i >= len(c.of(chunk)) {
		if v == c.empty {
			return
		}
		c.grow(chunk, i)
	}
	c.list[chunk][i] = v
}

// grow makes room for value i of a chunk.
func (c *chunks[T]) grow(chunk, i int) {
	for len(c.list) <= chunk {
		c.list = append(c.list, nil)
	}
	old := c.list[chunk]
	size := max(wordRows, len(old))
	for size <= i {
		size *= 2
	}
	values := make([]T, size)
	for k := copy(values, old); k < size; k++ {
		values[k] = c.empty
	}
	c.list[chunk] = values
}

// bytes returns the memory of the values, each of size bytes.
func (c *chunks[T]) bytes(size int64) int64 {
	n := int64(24 * cap(c.list))
	for _, values := range c.list {
		n += size * int64(cap(values))
	}
	return n
}
