package notify

import (
	"container/heap"
	"time"

	"smartmoney/internal/store"
)

// Outcomes waits, on one chain, for the times at which the prices of signals are to
// be noted: 1 h, 6 h and 24 h of event time after the signal, and the settlement of
// its outcome. The price of a time is the last one known when the chain's event time
// first reaches it.
type Outcomes struct {
	due     dueHeap
	unpaid  map[uint32][]string // by token: signals whose outcome is not settled
	noted   []store.OutcomeUpdate
	settles bool
}

type due struct {
	at      int64 // unix ns
	signal  string
	token   uint32
	horizon store.Horizon
}

var horizons = [...]struct {
	horizon store.Horizon
	after   time.Duration
}{
	{store.Horizon1h, time.Hour}, {store.Horizon6h, 6 * time.Hour}, {store.Horizon24h, 24 * time.Hour},
}

// NewOutcomes makes one for a chain, where outcomes are settled or not.
func NewOutcomes(settles bool) *Outcomes {
	return &Outcomes{unpaid: map[uint32][]string{}, settles: settles}
}

// Add waits for what is missing of a signal's outcome: its token by number, its
// timestamp in unix ns; has tells what is known, by store.Horizon.
func (o *Outcomes) Add(signal string, token uint32, timestamp int64, has [4]bool) {
	for _, h := range horizons {
		if !has[h.horizon] {
			heap.Push(&o.due, due{at: timestamp + int64(h.after), signal: signal, token: token, horizon: h.horizon})
		}
	}
	if o.settles && !has[store.HorizonSettled] {
		o.unpaid[token] = append(o.unpaid[token], signal)
	}
}

// Reach notes the prices of every time up to now, unix ns, before an event of that
// time changes them.
func (o *Outcomes) Reach(now int64, price func(token uint32) float64) {
	for len(o.due) > 0 && o.due[0].at <= now {
		d, _ := heap.Pop(&o.due).(due)
		o.noted = append(o.noted, store.OutcomeUpdate{SignalID: d.signal, Horizon: d.horizon, Price: price(d.token)})
	}
}

// Settle notes the payout of an outcome, USD per share. Only the first counts.
func (o *Outcomes) Settle(token uint32, payout float64) {
	for _, signal := range o.unpaid[token] {
		o.noted = append(o.noted, store.OutcomeUpdate{SignalID: signal, Horizon: store.HorizonSettled, Price: payout})
	}
	delete(o.unpaid, token)
}

// Take gives what was noted since the last call.
func (o *Outcomes) Take() []store.OutcomeUpdate {
	noted := o.noted
	o.noted = nil
	return noted
}

// dueHeap is a container/heap, the earliest time first.
type dueHeap []due

func (h dueHeap) Len() int           { return len(h) }
func (h dueHeap) Less(i, j int) bool { return h[i].at < h[j].at }
func (h dueHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }

// Push appends a due.
func (h *dueHeap) Push(x any) {
	if d, ok := x.(due); ok {
		*h = append(*h, d)
	}
}

// Pop takes the last due off.
func (h *dueHeap) Pop() any {
	last := len(*h) - 1
	d := (*h)[last]
	*h = (*h)[:last]
	return d
}
