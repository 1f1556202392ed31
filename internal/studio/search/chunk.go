package search

import "math/bits"

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
