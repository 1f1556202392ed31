package notify

import (
	"container/heap"
	"slices"
	"time"
)

// Horizon is a time after a signal at which its price is recorded.
type Horizon int

// The horizons: 1, 6 and 24 hours after the signal's timestamp, and the resolution of a
// prediction market's outcome token.
const (
	Horizon1h Horizon = iota
	Horizon6h
	Horizon24h
	HorizonSettled
	HorizonCount // how many there are
)

// RecordedPrice is a price after a signal: USD per token, for HorizonSettled the payout, 0
// to 1. It applies to every signal that the same trade raised. A second one of the same
// horizon replaces the first.
type RecordedPrice struct {
	SignalID string
	Horizon  Horizon
	Price    float64
}

// PendingOutcome is a signal whose price at some horizon is unknown. It represents every
// signal that the same trade raised.
type PendingOutcome struct {
	SignalID  string
	Token     string
	Timestamp int64              // unix ns
	Has       [HorizonCount]bool // by Horizon: the price is known
}

// Outcomes records the prices after the signals of one chain: 1 h, 6 h and 24 h of event
// time after the signal, and at the resolution of its outcome token. The price at a time
// is the last one known when the chain's event time first reaches it.
type Outcomes struct {
	timers   timerHeap
	unpaid   map[uint32][]*TrackedSignal // by token: those whose outcome token has no payout yet
	recorded []recordedPrice
	resolves bool
}

// TrackedSignal represents the signals that one trade raised and whose later prices are
// recorded.
type TrackedSignal struct {
	SignalID string // of one of them that is in a log; "" while there is none
	// whether the trade raises any is not decided: the prices recorded are kept meanwhile
	Undecided bool
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

// NewOutcomes returns the Outcomes of a chain. resolve is true if its tokens are outcome
// tokens.
func NewOutcomes(resolve bool) *Outcomes {
	return &Outcomes{unpaid: map[uint32][]*TrackedSignal{}, resolves: resolve}
}

// Add sets a timer for each unknown price of a signal. token is a number, timestamp is in
// unix ns, has says by Horizon which prices are known.
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

// Reach records the prices of every timer up to now, unix ns. Call it before an event of
// that time changes the prices.
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

// Recorded appends to dst the prices recorded since Done, of signals that are in a log.
func (o *Outcomes) Recorded(dst []RecordedPrice) []RecordedPrice {
	for _, n := range o.recorded {
		if n.tracked.SignalID != "" {
			dst = append(dst, RecordedPrice{SignalID: n.tracked.SignalID, Horizon: n.horizon, Price: n.price})
		}
	}
	return dst
}

// Done drops the recorded prices. Call it once they are committed.
func (o *Outcomes) Done() {
	o.recorded = slices.DeleteFunc(o.recorded, func(r recordedPrice) bool { return !r.tracked.Undecided })
}

// Drop makes o wait no longer for the payout of a token for a trade that raised no signal.
func (o *Outcomes) Drop(tracked *TrackedSignal, token uint32) {
	if o.unpaid[token] = slices.DeleteFunc(o.unpaid[token], func(t *TrackedSignal) bool { return t == tracked }); len(o.unpaid[token]) == 0 {
		delete(o.unpaid, token)
	}
}

// timerHeap is a container/heap, the earliest time first.
type timerHeap []timer

func (th timerHeap) Len() int           { return len(th) }
func (th timerHeap) Less(i, j int) bool { return th[i].at < th[j].at }
func (th timerHeap) Swap(i, j int)      { th[i], th[j] = th[j], th[i] }

// Push appends a timer.
func (th *timerHeap) Push(x any) {
	if t, ok := x.(timer); ok {
		*th = append(*th, t)
	}
}

// Pop removes the last timer and returns it.
func (th *timerHeap) Pop() any {
	last := len(*th) - 1
	t := (*th)[last]
	*th = (*th)[:last]
	return t
}
