package rank

import (
	"iter"
	"slices"
)

// entry is a wallet's sort key in an order, with its number.
type entry struct {
	value, score float64
	wallet       uint32
}

// selection selects the first entries of an order, in a heap with the last of them at its root.
type selection struct {
	limit int
	less  func(a, b entry) bool
	kept  []entry
}

// worst returns the last selected entry; ok is false while any entry is selected.
func (s *selection) worst() (e entry, ok bool) {
	if len(s.kept) < s.limit {
		return entry{}, false
	}
	return s.kept[0], true
}

func (s *selection) add(e entry) {
	switch {
	case len(s.kept) < s.limit:
		s.kept = append(s.kept, e)
		s.up(len(s.kept) - 1)
	case s.less(e, s.kept[0]):
		s.kept[0] = e
		s.down()
	}
}

func (s *selection) up(at int) {
	for at > 0 {
		parent := (at - 1) / 2
		if !s.less(s.kept[parent], s.kept[at]) {
			return
		}
		s.kept[parent], s.kept[at] = s.kept[at], s.kept[parent]
		at = parent
	}
}

func (s *selection) down() {
	for at := 0; ; {
		last := 2*at + 1
		if last >= len(s.kept) {
			return
		}
		if other := last + 1; other < len(s.kept) && s.less(s.kept[last], s.kept[other]) {
			last = other
		}
		if !s.less(s.kept[at], s.kept[last]) {
			return
		}
		s.kept[at], s.kept[last] = s.kept[last], s.kept[at]
		at = last
	}
}

// sorted returns the selected entries in order. Nothing can be added after it.
func (s *selection) sorted() []entry {
	slices.SortFunc(s.kept, func(a, b entry) int {
		if s.less(a, b) {
			return -1
		}
		return 1
	})
	return s.kept
}

// scattered returns the numbers below n, each once, in a scattered order. A selection that sees its
// best entries last would add every one; wallets that come in ascending order must not cause that.
func scattered(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		step := max(1, n*6765/10946) // the golden ratio, which spreads evenly
		for gcd(step, n) > 1 {
			step++
		}
		for i, at := 0, 0; i < n && yield(at); i++ {
			at = (at + step) % n
		}
	}
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
