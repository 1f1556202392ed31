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
	timers   timerHeap
	unpaid   map[uint32][]*TrackedSignal // by token: those whose outcome is not settled
	recorded []recordedPrice
	settles  bool
}

// TrackedSignal is what prices are noted of: the signals that one trade raised.
type TrackedSignal struct {
	SignalID string // of one of them that is kept; "" while there is none
}

type recordedPrice struct {
	tracked *TrackedSignal
	horizon store.Horizon
	price   float64
}

type timer struct {
	at      int64 // unix ns
	tracked *TrackedSignal
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
	return &Outcomes{unpaid: map[uint32][]*TrackedSignal{}, settles: settles}
}

// Add waits for what is missing of a subject's outcome: its token by number, its
// timestamp in unix ns; has tells what is known, by store.Horizon.
func (o *Outcomes) Add(tracked *TrackedSignal, token uint32, timestamp int64, has [4]bool) {
	for _, h := range horizons {
		if !has[h.horizon] {
			heap.Push(&o.timers, timer{at: timestamp + int64(h.after), tracked: tracked, token: token, horizon: h.horizon})
		}
	}
	if o.settles && !has[store.HorizonSettled] {
		o.unpaid[token] = append(o.unpaid[token], tracked)
	}
}

// Reach notes the prices of every time up to now, unix ns, before an event of that
// time changes them.
func (o *Outcomes) Reach(now int64, price func(token uint32) float64) {
	for len(o.timers) > 0 && o.timers[0].at <= now {
		d, _ := heap.Pop(&o.timers).(timer)
		o.recorded = append(o.recorded, recordedPrice{d.tracked, d.horizon, price(d.token)})
	}
}

// Settle notes the payout of an outcome, USD per share. Only the first counts.
func (o *Outcomes) Settle(token uint32, payout float64) {
	for _, tracked := range o.unpaid[token] {
		o.recorded = append(o.recorded, recordedPrice{tracked, store.HorizonSettled, payout})
	}
	delete(o.unpaid, token)
}

// Updates appends what was noted since Done, of subjects that are kept.
func (o *Outcomes) Updates(dst []store.OutcomeUpdate) []store.OutcomeUpdate {
	for _, n := range o.recorded {
		if n.tracked.SignalID != "" {
			dst = append(dst, store.OutcomeUpdate{SignalID: n.tracked.SignalID, Horizon: n.horizon, Price: n.price})
		}
	}
	return dst
}

// Done forgets what was noted, which is committed.
func (o *Outcomes) Done() {
	clear(o.recorded)
	o.recorded = o.recorded[:0]
}

// timerHeap is a container/heap, the earliest time first.
type timerHeap []timer

func (h timerHeap) Len() int           { return len(h) }
func (h timerHeap) Less(i, j int) bool { return h[i].at < h[j].at }
func (h timerHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }

// Push appends a due.
func (h *timerHeap) Push(x any) {
	if d, ok := x.(timer); ok {
		*h = append(*h, d)
	}
}

// Pop takes the last due off.
func (h *timerHeap) Pop() any {
	last := len(*h) - 1
	d := (*h)[last]
	*h = (*h)[:last]
	return d
}
