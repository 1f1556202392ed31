package rank

import (
	"iter"
	"slices"
	"sort"
)

// entry is a wallet's sort key in an order, with its number.
type entry struct {
	value, score float64
	wallet       uint32
}

// selection selects the first entries of an order.
type selection struct {
	limit int
	less  func(a, b entry) bool
	kept  []entry // in order
}

func (s *selection) add(e entry) {
	if len(s.kept) == s.limit {
		if s.limit == 0 || !s.less(e, s.kept[s.limit-1]) {
			return
		}
		s.kept = s.kept[:s.limit-1]
	}
	at := sort.Search(len(s.kept), func(i int) bool { return s.less(e, s.kept[i]) })
	s.kept = slices.Insert(s.kept, at, e)
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
