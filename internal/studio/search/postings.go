package search

import "github.com/RoaringBitmap/roaring/v2"

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
