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

func (l lateTrade) compare(b lateTrade) int {
	return cmp.Or(cmp.Compare(l.at, b.at), cmp.Compare(l.came, b.came))
}

// lateHeap implements [heap.Interface].
type lateHeap []lateTrade

func (l lateHeap) Len() int           { return len(l) }
func (l lateHeap) Less(i, j int) bool { return l[i].compare(l[j]) < 0 }
func (l lateHeap) Swap(i, j int)      { l[i], l[j] = l[j], l[i] }
func (l *lateHeap) Push(x any)        { *l = append(*l, x.(lateTrade)) }
func (l *lateHeap) Pop() any {
	last := len(*l) - 1
	oldest := (*l)[last]
	*l = (*l)[:last]
	return oldest
}
