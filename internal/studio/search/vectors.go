package search

import (
	"gonum.org/v1/gonum/blas/blas32"
)

// vectorRows is the number of rows whose vectors stand in one block.
const vectorRows = 256

// strideStep is what the stride of a block is a multiple of.
const strideStep = 64

// vectors holds a vector of unit length for some rows. A block keeps as many numbers of
// each as the longest needs without the zeros at its end: a built-in embedding uses the first
// part only.
type vectors struct {
	blocks []vectorBlock
	count  int
}

type vectorBlock struct {
	stride int
	data   []float32                     // vectorRows × stride
	has    [vectorRows / wordRows]uint64 // rows with a vector
}

// unit returns a vector scaled to length 1, without zeros at its end. It returns nil if it is 0
// or has a number that is not finite.
func unit(v []float32) []float32 {
	used := len(v)
	for used > 0 && v[used-1] == 0 {
		used--
	}
	return Unit(v[:used])
}

// set stores a unit vector, or removes it if it is nil.
func (vs *vectors) set(row uint32, v []float32) {
	at, i := int(row/vectorRows), row%vectorRows
	if v == nil {
		if at < len(vs.blocks) && vs.blocks[at].holds(i) {
			vs.blocks[at].has[i/wordRows] &^= 1 << (i % wordRows)
			vs.count--
		}
		return
	}
	for len(vs.blocks) <= at {
		vs.blocks = append(vs.blocks, vectorBlock{})
	}
	b := &vs.blocks[at]
	b.widen(len(v))
	if !b.holds(i) {
		b.has[i/wordRows] |= 1 << (i % wordRows)
		vs.count++
	}
	clear(b.vector(i)[copy(b.vector(i), v):])
}

func (v *vectorBlock) holds(i uint32) bool { return v.has[i/wordRows]&(1<<(i%wordRows)) != 0 }

func (v *vectorBlock) vector(i uint32) []float32 {
	return v.data[int(i)*v.stride : (int(i)+1)*v.stride]
}

// widen makes room for vectors of n numbers.
func (v *vectorBlock) widen(n int) {
	if n <= v.stride {
		return
	}
	wide := vectorBlock{stride: (n + strideStep - 1) / strideStep * strideStep, has: v.has}
	wide.data = make([]float32, vectorRows*wide.stride)
	for i := range uint32(vectorRows) {
		if v.holds(i) {
			copy(wide.vector(i), v.vector(i))
		}
	}
	*v = wide
}

// get returns a row's vector with VectorSize numbers, nil if it has none.
func (vs *vectors) get(row uint32) []float32 {
	at, i := int(row/vectorRows), row%vectorRows
	if at >= len(vs.blocks) || !vs.blocks[at].holds(i) {
		return nil
	}
	v := make([]float32, VectorSize)
	copy(v, vs.blocks[at].vector(i))
	return v
}

// match keeps the rows of a chunk that have a vector.
func (vs *vectors) match(chunk int, in, out *mask) {
	*out = mask{}
	const perBlock = vectorRows / wordRows
	for k := range chunkRows / vectorRows {
		at := chunk*(chunkRows/vectorRows) + k
		if at >= len(vs.blocks) {
			return
		}
		for w, has := range vs.blocks[at].has {
			out[k*perBlock+w] = in[k*perBlock+w] & has
		}
	}
}

// cosines writes the cosine of query, a unit vector, with the vector of each row of the mask.
func (vs *vectors) cosines(chunk int, query []float32, rows *mask, scores *[chunkRows]float64) {
	rows.each(func(i uint32) {
		b := &vs.blocks[chunk*(chunkRows/vectorRows)+int(i/vectorRows)]
		n := min(len(query), b.stride)
		dot := blas32.Dot(
			blas32.Vector{N: n, Inc: 1, Data: query[:n]},
			blas32.Vector{N: n, Inc: 1, Data: b.vector(i % vectorRows)[:n]})
		scores[i] = max(-1, min(1, float64(dot)))
	})
}

func (vs *vectors) bytes() int64 {
	n := int64(0)
	for i := range vs.blocks {
		n += 64 + 4*int64(cap(vs.blocks[i].data))
	}
	return n
}
