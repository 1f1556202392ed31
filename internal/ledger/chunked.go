package ledger

import "iter"

// chunked is a list in chunks that never move but for the first one: a list that grows by copying
// would stop the engine for a moment, have room for a quarter more than it holds, and twice its
// memory meanwhile.
type chunked[T any] struct {
	chunks [][]T
	len    int
}

const chunkSize = 1024 // elements of a chunk

// at returns element i, which must be in the list. It is valid until the next add.
func (ch *chunked[T]) at(i uint32) *T { return &ch.chunks[i/chunkSize][i%chunkSize] }

// add adds an element at the end.
func (ch *chunked[T]) add(v T) {
	if ch.len%chunkSize == 0 {
		var chunk []T // a ledger may have a few elements only
		if ch.len > 0 {
			chunk = make([]T, 0, chunkSize)
		}
		ch.chunks = append(ch.chunks, chunk)
	}
	last := &ch.chunks[len(ch.chunks)-1]
	*last = append(*last, v)
	ch.len++
}

// all returns the elements with their numbers, in order.
func (ch *chunked[T]) all() iter.Seq2[uint32, *T] {
	return func(yield func(uint32, *T) bool) {
		for c := range ch.chunks {
			chunk := ch.chunks[c]
			for i := range chunk {
				if !yield(uint32(c*chunkSize+i), &chunk[i]) {
					return
				}
			}
		}
	}
}
