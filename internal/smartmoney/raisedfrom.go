package smartmoney

import (
	"encoding/binary"
	"errors"
	"math"
	"slices"
)

// RaisedFrom says which trades a signal was raised from: for each participant the sequence numbers
// of its trades in the window (semantics 7). It is encoded: the number of participants; for each,
// the number of its trades, the first one's sequence number as its distance from that of the
// participant before, and the distances between its others, all as varints. It is empty for signals
// of a version that did not keep them.
type RaisedFrom []byte

var errRaisedFrom = errors.New("the list of the trades that a signal was raised from is damaged")

// EncodeRaisedFrom encodes the sequence numbers of each participant's trades, in ascending order. A
// participant without trades is left out.
func EncodeRaisedFrom(trades [][]int64) RaisedFrom {
	all := slices.DeleteFunc(slices.Clone(trades), func(of []int64) bool { return len(of) == 0 })
	b := binary.AppendUvarint(make([]byte, 0, 1+8*len(all)), uint64(len(all)))
	var first int64
	for _, of := range all {
		b = binary.AppendUvarint(b, uint64(len(of)))
		b = binary.AppendVarint(b, of[0]-first)
		first = of[0]
		for i := 1; i < len(of); i++ {
			b = binary.AppendUvarint(b, uint64(of[i]-of[i-1]))
		}
	}
	return b
}

// Trades returns the sequence numbers of each participant's trades, in ascending order; nil for an
// empty list. A damaged list is an error.
func (r RaisedFrom) Trades() ([][]int64, error) {
	if len(r) == 0 {
		return nil, nil
	}
	d := raisedFromReader{rest: r}
	n := d.count()
	all := make([][]int64, 0, n)
	var first int64
	for range n {
		of := make([]int64, d.count())
		for i := range of {
			if i == 0 {
				first += d.distance()
				of[0] = first
				continue
			}
			of[i] = of[i-1] + int64(d.number())
		}
		if d.damaged || len(of) == 0 || !slices.IsSorted(of) || of[0] < 0 {
			return nil, errRaisedFrom
		}
		all = append(all, of)
	}
	if d.damaged || len(d.rest) > 0 {
		return nil, errRaisedFrom
	}
	return all, nil
}

// raisedFromReader reads varints; damaged is set by the first that cannot be one.
type raisedFromReader struct {
	rest    []byte
	damaged bool
}

func (r *raisedFromReader) take(n int) {
	if n <= 0 {
		r.damaged, r.rest = true, nil
		return
	}
	r.rest = r.rest[n:]
}

// number reads a distance between sequence numbers.
func (r *raisedFromReader) number() uint64 {
	x, n := binary.Uvarint(r.rest)
	r.take(n)
	if x > math.MaxInt64 {
		r.damaged = true
	}
	return x
}

func (r *raisedFromReader) distance() int64 {
	x, n := binary.Varint(r.rest)
	r.take(n)
	return x
}

// count reads a number of elements, each of which takes at least one byte of the rest.
func (r *raisedFromReader) count() int {
	x := r.number()
	if x > uint64(len(r.rest)) {
		r.damaged, r.rest = true, nil
		return 0
	}
	return int(x)
}
