package rank

import (
	"math/bits"
	"slices"
)

// visitBack is visit for a question that is asked from the order's end: it counts the
// wallets of a chunk that pass, and those of them that come before the place, and keeps
// those that may be among the last.
func (s *Snapshot) visitBack(q *question, n int) {
	c := s.chunks[n]
	var pass matches
	found := q.sieve.match(c, &pass)
	if found == 0 {
		return
	}
	q.total += found
	var computed [chunkSize]float64
	values := c.values(q.metric, &computed)
	for word, set := range pass {
		for ; set != 0; set &= set - 1 {
			k := (word*64 + bits.TrailingZeros64(set)) % chunkSize
			e := entry{values[k], c.score[k], uint32(n*chunkSize + k)}
			if q.Before != nil && !s.earlier(e, q.Before) {
				continue
			}
			q.before++
			if first, full := q.best.worst(); !full || e.value <= first.value {
				q.best.add(e)
			}
		}
	}
}

// backward is the order from its end.
func (s *Snapshot) backward(a, b entry) bool { return s.before(b, a) }

// earlier reports whether e comes strictly before the place.
func (s *Snapshot) earlier(e entry, p *Place) bool {
	if e.value != p.Value {
		return e.value > p.Value
	}
	if e.score != p.Score {
		return e.score > p.Score
	}
	return string(s.names.Bytes(e.wallet)) < p.Address
}

// pageBack builds the page of a question that was asked from the order's end.
func (s *Snapshot) pageBack(q *question) Page {
	found := q.best.sorted()
	slices.Reverse(found)
	page := Page{Total: q.total, More: q.before < q.total}
	for i, e := range found {
		row := s.row(e.wallet)
		row.Rank = q.before - len(found) + i + 1
		page.Wallets = append(page.Wallets, row)
	}
	return page
}
