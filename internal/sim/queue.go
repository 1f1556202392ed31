package sim

import (
	"container/heap"

	"github.com/smartmoneyhq/smartmoney/internal/event"
)

// item is a scheduled event. Items are ordered by time, then by key, so that the order
// does not depend on when they were scheduled.
type item struct {
	at    int64 // ms
	key   string
	event event.Event
}

// queue is a heap of scheduled events, earliest first.
type queue []item

var _ heap.Interface = (*queue)(nil)

// Len implements heap.Interface.
func (q queue) Len() int { return len(q) }

// Less implements heap.Interface.
func (q queue) Less(i, j int) bool {
	if q[i].at != q[j].at {
		return q[i].at < q[j].at
	}
	return q[i].key < q[j].key
}

// Swap implements heap.Interface.
func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }

// Push implements heap.Interface; use push.
func (q *queue) Push(x any) { *q = append(*q, x.(item)) }

// Pop implements heap.Interface; use pop.
func (q *queue) Pop() any {
	old := *q
	last := old[len(old)-1]
	old[len(old)-1] = item{}
	*q = old[:len(old)-1]
	return last
}

func (q *queue) push(it item)     { heap.Push(q, it) }
func (q *queue) pop() event.Event { return heap.Pop(q).(item).event }
