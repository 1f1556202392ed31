package search

import (
	"cmp"
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
		t.entries = append(t.entries, *e)
		t.up(len(t.entries) - 1)
		return
	}
	if t.compare(e, &t.entries[0]) < 0 {
		t.entries[0] = *e
		t.down(0)
	}
}

func (t *top) up(i int) {
	for i > 0 {
		parent := (i - 1) / 2
		if t.compare(&t.entries[i], &t.entries[parent]) <= 0 {
			return
		}
		t.entries[i], t.entries[parent] = t.entries[parent], t.entries[i]
		i = parent
	}
}

func (t *top) down(i int) {
	for {
		last := i
		for _, child := range [2]int{2*i + 1, 2*i + 2} {
			if child < len(t.entries) && t.compare(&t.entries[child], &t.entries[last]) > 0 {
				last = child
			}
		}
		if last == i {
			return
		}
		t.entries[i], t.entries[last] = t.entries[last], t.entries[i]
		i = last
	}
}

// sorted orders entries as a query's hits.
func (t *top) sorted(entries []entry) []entry {
	slices.SortFunc(entries, func(a, b entry) int { return t.compare(&a, &b) })
	return entries
}
