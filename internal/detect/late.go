package detect

import (
	"cmp"
	"container/heap"
	"slices"
)

// lateTrades is a heap of trades by time, and by order of arrival for equal times.
type lateTrades struct {
	heap lateHeap
	came uint64
}

type lateTrade struct {
	amountAt
	came uint64
}

func (l *lateTrades) push(t amountAt) {
	l.came++
	heap.Push(&l.heap, lateTrade{t, l.came})
}

// pop removes and returns the oldest trade.
func (l *lateTrades) pop() lateTrade { return heap.Pop(&l.heap).(lateTrade) }

// sorted returns the trades, oldest first; the slice is the heap's own.
func (l *lateTrades) sorted() []lateTrade {
	slices.SortFunc(l.heap, lateTrade.compare)
	return l.heap
}

func (a lateTrade) compare(b lateTrade) int {
	return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.came, b.came))
}

// lateHeap implements [heap.Interface].
type lateHeap []lateTrade

func (h lateHeap) Len() int           { return len(h) }
func (h lateHeap) Less(i, j int) bool { return h[i].compare(h[j]) < 0 }
func (h lateHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *lateHeap) Push(x any)        { *h = append(*h, x.(lateTrade)) }
func (h *lateHeap) Pop() any {
	last := len(*h) - 1
	oldest := (*h)[last]
	*h = (*h)[:last]
	return oldest
}
