package rank

import (
	"iter"
	"slices"
)

// entry is a wallet's place in an order, by number.
type entry struct {
	value, score float64
	wallet       uint32
}

// selection keeps the first entries of an order out of many.
type selection struct {
	limit int
	less  func(a, b entry) bool
	kept  []entry
	full  bool  // kept has been cut to limit before
	worst entry // the last that still counts, when full
}

func (s *selection) add(e entry) {
	if s.full && (e.value < s.worst.value || !s.less(e, s.worst)) {
		return
	}
	s.kept = append(s.kept, e)
	if len(s.kept) >= 4*s.limit+64 {
		s.cut()
	}
}

func (s *selection) cut() {
	slices.SortFunc(s.kept, func(a, b entry) int {
		if s.less(a, b) {
			return -1
		}
		return 1
	})
	if len(s.kept) >= s.limit {
		s.kept = s.kept[:s.limit]
		s.full, s.worst = true, s.kept[s.limit-1]
	}
}

func (s *selection) sorted() []entry {
	s.cut()
	return s.kept
}

// scattered gives the numbers below n, each once, in an order that jumps about. A
// selection that saw its best entries last would keep and sort all of them;
// wallets that come in ascending order must not make it do so.
func scattered(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		step := max(1, n*6765/10946) // the golden section, which spreads evenly
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
