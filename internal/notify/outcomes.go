package notify

import (
	"container/heap"
	"time"
)

// Horizon is a time after a signal at which its price is recorded.
type Horizon int

// The horizons: hours after the signal's timestamp, and the resolution of a prediction
// market's outcome token.
const (
	Horizon1h Horizon = iota
	Horizon6h
	Horizon24h
	HorizonSettled
	HorizonCount // how many there are
)

// RecordedPrice is a price that became known after a signal: USD per token, for
// HorizonSettled the payout, 0 to 1. It holds for every signal that the same trade
// raised. A second one of the same horizon replaces the first.
type RecordedPrice struct {
	SignalID string
	Horizon  Horizon
	Price    float64
}

// Outcomes records, on one chain, how prices go after signals: 1 h, 6 h and 24 h of event
// time after the signal, and at the resolution of its outcome token. The price of a time
// is the last one known when the chain's event time first reaches it.
type Outcomes struct {
	timers   timerHeap
	unpaid   map[uint32][]*TrackedSignal // by token: those whose outcome token has no payout yet
	recorded []recordedPrice
	resolves bool
}

// TrackedSignal is what prices are recorded of: the signals that one trade raised.
type TrackedSignal struct {
	SignalID string // of one of them that is kept; "" while there is none
}

type recordedPrice struct {
	tracked *TrackedSignal
	horizon Horizon
	price   float64
}

type timer struct {
	at      int64 // unix ns
	tracked *TrackedSignal
	token   uint32
	horizon Horizon
}

var horizons = [...]struct {
	horizon Horizon
	after   time.Duration
}{
	{Horizon1h, time.Hour}, {Horizon6h, 6 * time.Hour}, {Horizon24h, 24 * time.Hour},
}

// NewOutcomes makes one for a chain, whose tokens are outcome tokens that resolve or not.
func NewOutcomes(resolve bool) *Outcomes {
	return &Outcomes{unpaid: map[uint32][]*TrackedSignal{}, resolves: resolve}
}

// Add sets timers for the prices of a signal that are not known: its token by number, its
// timestamp in unix ns; has says which are known, by Horizon.
func (o *Outcomes) Add(tracked *TrackedSignal, token uint32, timestamp int64, has [HorizonCount]bool) {
	for _, h := range horizons {
		if !has[h.horizon] {
			heap.Push(&o.timers, timer{at: timestamp + int64(h.after), tracked: tracked, token: token, horizon: h.horizon})
		}
	}
	if o.resolves && !has[HorizonSettled] {
		o.unpaid[token] = append(o.unpaid[token], tracked)
	}
}

// Reach records the prices of every time up to now, unix ns, before an event of that
// time changes them.
func (o *Outcomes) Reach(now int64, price func(token uint32) float64) {
	for len(o.timers) > 0 && o.timers[0].at <= now {
		t, _ := heap.Pop(&o.timers).(timer)
		o.recorded = append(o.recorded, recordedPrice{t.tracked, t.horizon, price(t.token)})
	}
}

// Resolve records the payout of an outcome token, USD per share. Only the first counts.
func (o *Outcomes) Resolve(token uint32, payout float64) {
	for _, tracked := range o.unpaid[token] {
		o.recorded = append(o.recorded, recordedPrice{tracked, HorizonSettled, payout})
	}
	delete(o.unpaid, token)
}

// Recorded appends the prices recorded since Done, of signals that are kept.
func (o *Outcomes) Recorded(dst []RecordedPrice) []RecordedPrice {
	for _, n := range o.recorded {
		if n.tracked.SignalID != "" {
			dst = append(dst, RecordedPrice{SignalID: n.tracked.SignalID, Horizon: n.horizon, Price: n.price})
		}
	}
	return dst
}

// Done forgets the recorded prices, which are committed.
func (o *Outcomes) Done() {
	clear(o.recorded)
	o.recorded = o.recorded[:0]
}

// timerHeap is a container/heap, the earliest time first.
type timerHeap []timer

func (h timerHeap) Len() int           { return len(h) }
func (h timerHeap) Less(i, j int) bool { return h[i].at < h[j].at }
func (h timerHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }

// Push appends a timer.
func (h *timerHeap) Push(x any) {
	if t, ok := x.(timer); ok {
		*h = append(*h, t)
	}
}

// Pop removes the last timer and returns it.
func (h *timerHeap) Pop() any {
	last := len(*h) - 1
	t := (*h)[last]
	*h = (*h)[:last]
	return t
}
