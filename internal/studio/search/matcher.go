package search

import (
	"math/bits"

	"github.com/RoaringBitmap/roaring/v2"
)

// matcher decides a condition for the rows of a chunk: it sets out to those of in that meet
// it. in and out are different masks.
type matcher interface {
	match(chunk int, in, out *mask)
}

// noneMatcher matches no row.
type noneMatcher struct{}

func (noneMatcher) match(_ int, _, out *mask) { *out = mask{} }

// notMatcher matches the rows that another does not.
type notMatcher struct{ matcher }

func (n notMatcher) match(chunk int, in, out *mask) {
	n.matcher.match(chunk, in, out)
	for w := range out {
		out[w] = in[w] &^ out[w]
	}
}

// denseMatcher matches the rows of a bitmap.
type denseMatcher struct{ words []uint64 }

// containerRows is the range of one container of a roaring bitmap.
const containerRows = 1 << 16

func newDenseMatcher(rows *roaring.Bitmap) matcher {
	if rows == nil || rows.IsEmpty() {
		return noneMatcher{}
	}
	containers := int(rows.Maximum())/containerRows + 1
	words := make([]uint64, containers*containerRows/wordRows)
	rows.WriteDenseTo(words)
	return &denseMatcher{words: words}
}

func (d *denseMatcher) match(chunk int, in, out *mask) {
	from := chunk * len(mask{})
	if from >= len(d.words) {
		*out = mask{}
		return
	}
	words := d.words[from : from+len(mask{})]
	for w := range out {
		out[w] = in[w] & words[w]
	}
}

// sparse is the number of rows of a word up to which they are looked at one by one.
const sparse = 12

// rangeMatcher matches numbers from low to high, both included.
type rangeMatcher struct {
	values    *chunks[float64]
	low, high float64
}

func (r *rangeMatcher) match(chunk int, in, out *mask) {
	values := r.values.of(chunk)
	for w, rows := range in {
		switch {
		case rows == 0 || w*wordRows >= len(values):
			out[w] = 0
		case bits.OnesCount64(rows) <= sparse:
			var met uint64
			for rest := rows; rest != 0; rest &= rest - 1 {
				i := bits.TrailingZeros64(rest)
				if v := values[w*wordRows+i]; v >= r.low && v <= r.high {
					met |= 1 << i
				}
			}
			out[w] = met
		default:
			out[w] = rows & inRange((*[wordRows]float64)(values[w*wordRows:]), r.low, r.high)
		}
	}
}

// inRange returns a bit for each value from low to high. It has no branch that depends on them.
func inRange(values *[wordRows]float64, low, high float64) uint64 {
	var met uint64
	for i, v := range values {
		var above, below uint64
		if v >= low {
			above = 1
		}
		if v <= high {
			below = 1
		}
		met |= (above & below) << i
	}
	return met
}

// codeMatcher matches the rows with one code.
type codeMatcher struct {
	codes *chunks[uint32]
	code  uint32
}

func (c *codeMatcher) match(chunk int, in, out *mask) {
	codes := c.codes.of(chunk)
	for w, rows := range in {
		if rows == 0 || w*wordRows >= len(codes) {
			out[w] = 0
			continue
		}
		out[w] = rows & equalTo((*[wordRows]uint32)(codes[w*wordRows:]), c.code)
	}
}

func equalTo(codes *[wordRows]uint32, code uint32) uint64 {
	var met uint64
	for i, v := range codes {
		var equal uint64
		if v == code {
			equal = 1
		}
		met |= equal << i
	}
	return met
}

// testMatcher matches the rows whose value passes a test.
type testMatcher[T comparable] struct {
	values *chunks[T]
	test   func(T) bool
}

func (t *testMatcher[T]) match(chunk int, in, out *mask) {
	values := t.values.of(chunk)
	for w, rows := range in {
		var met uint64
		if w*wordRows < len(values) {
			word := values[w*wordRows : (w+1)*wordRows]
			for ; rows != 0; rows &= rows - 1 {
				if i := bits.TrailingZeros64(rows); t.test(word[i]) {
					met |= 1 << i
				}
			}
		}
		out[w] = met
	}
}

// codeSet is a set of codes.
type codeSet []uint64

func newCodeSet(size int, codes []uint32) codeSet {
	set := make(codeSet, (size+wordRows-1)/wordRows)
	for _, code := range codes {
		set[code/wordRows] |= 1 << (code % wordRows)
	}
	return set
}

func (c codeSet) has(code uint32) bool { return c[code/wordRows]&(1<<(code%wordRows)) != 0 }

// newCodesMatcher matches the rows with any of the codes, which are less than size.
func newCodesMatcher(values *chunks[uint32], size int, codes []uint32) matcher {
	if len(codes) == 0 {
		return noneMatcher{}
	}
	return &testMatcher[uint32]{values: values, test: newCodeSet(size, codes).has}
}
