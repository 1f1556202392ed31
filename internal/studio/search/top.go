package search

import (
	"cmp"
	"container/heap"
	"math"
	"slices"
	"strings"
)

// entry is a document found, with what it is ordered by.
type entry struct {
	key   float64 // smaller first: the sort field's number, +Inf for none
	text  string  // the sort field's text, if it is one
	none  bool    // the sort field is a text and missing
	score float64
	id    string
	row   uint32
}

// top keeps the first limit entries of a query's order, as a heap with the last at the root.
type top struct {
	limit      int
	byText     bool
	descending bool // of texts; numbers have their sign changed
	entries    []entry
}

// compare is the order of hits: the sort field, missing last, the score, highest first, the id.
func (t *top) compare(a, b *entry) int {
	if t.byText {
		if a.none != b.none {
			if a.none {
				return 1
			}
			return -1
		}
		if order := strings.Compare(a.text, b.text); order != 0 {
			if t.descending {
				return -order
			}
			return order
		}
	} else if order := cmp.Compare(a.key, b.key); order != 0 {
		return order
	}
	if order := cmp.Compare(b.score, a.score); order != 0 {
		return order
	}
	return strings.Compare(a.id, b.id)
}

// worst is the key beyond which no entry is kept.
func (t *top) worst() float64 {
	if len(t.entries) < t.limit {
		return math.Inf(1)
	}
	return t.entries[0].key
}

// add keeps an entry if it is among the first.
func (t *top) add(e *entry) {
	if len(t.entries) < t.limit {
		heap.Push(t, *e)
	} else if t.compare(e, &t.entries[0]) < 0 {
		t.entries[0] = *e
		heap.Fix(t, 0)
	}
}

// Len, Less, Swap, Push and Pop implement [heap.Interface].
func (t *top) Len() int           { return len(t.entries) }
func (t *top) Less(i, j int) bool { return t.compare(&t.entries[i], &t.entries[j]) > 0 }
func (t *top) Swap(i, j int)      { t.entries[i], t.entries[j] = t.entries[j], t.entries[i] }
func (t *top) Push(e any)         { t.entries = append(t.entries, e.(entry)) }
func (t *top) Pop() any           { panic("BUG: nothing is taken out of a top") }

// sorted orders entries as a query's hits.
func (t *top) sorted(entries []entry) []entry {
	slices.SortFunc(entries, func(a, b entry) int { return t.compare(&a, &b) })
	return entries
}
