package detect

import (
	"cmp"
	"slices"
)

// lateTrades is a heap of trades by time, and by order of arrival for equal times.
type lateTrades struct {
	heap []lateTrade
	came uint64
}

type lateTrade struct {
	amountAt
	came uint64
}

func (a *lateTrade) before(b *lateTrade) bool { return a.at < b.at || a.at == b.at && a.came < b.came }

func (l *lateTrades) push(t amountAt) {
	l.came++
	l.heap = append(l.heap, lateTrade{t, l.came})
	h := l.heap
	for i := len(h) - 1; i > 0; {
		parent := (i - 1) / 2
		if !h[i].before(&h[parent]) {
			return
		}
		h[i], h[parent] = h[parent], h[i]
		i = parent
	}
}

// pop removes and returns the oldest trade.
func (l *lateTrades) pop() lateTrade {
	h, oldest := l.heap, l.heap[0]
	last := len(h) - 1
	h[0] = h[last]
	h = h[:last]
	for i := 0; ; {
		child := 2*i + 1
		if child >= last {
			break
		}
		if child+1 < last && h[child+1].before(&h[child]) {
			child++
		}
		if !h[child].before(&h[i]) {
			break
		}
		h[i], h[child] = h[child], h[i]
		i = child
	}
	l.heap = h
	return oldest
}

// sorted returns the trades, oldest first; the slice is the heap's own.
func (l *lateTrades) sorted() []lateTrade {
	slices.SortFunc(l.heap, func(a, b lateTrade) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.came, b.came)) })
	return l.heap
}
