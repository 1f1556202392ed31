package detect

import (
	"math"
)

// Day is 24 hours, ns: a UTC day, and the time over which a token's volume is summed.
const Day = int64(24 * 60 * 60 * 1_000_000_000)

// DayOf returns the UTC day of an event time in unix ns, counted from 1970 (negative before).
func DayOf(t int64) int64 {
	day := t / Day
	if t%Day < 0 {
		day--
	}
	return day
}

// Volumes sums, per token, the amounts of its trades in (T − 24 h, T].
type Volumes struct {
	tokens []volume // by token number
	swept  int64    // event time of the last sweep
}

type volume struct {
	trades    orderedTrades
	late      lateTrades // trades that arrived after a later one
	sum, lost float64    // rounding error of sum: the exact sum is sum + lost
	peak      float64    // largest sum since it was last computed from the trades
}

type amountAt struct {
	at     int64
	amount float64
}

// Add counts a trade of a token at event time now, which is not before at.
func (v *Volumes) Add(token uint32, at, now int64, amount float64) {
	for int(token) >= len(v.tokens) {
		v.tokens = append(v.tokens, make([]volume, max(256, len(v.tokens)/2))...)
	}
	t := &v.tokens[token]
	if at > now-Day {
		if !t.trades.empty() && t.trades.last > at {
			t.late.push(amountAt{at, amount})
		} else {
			t.trades.push(amountAt{at, amount})
		}
		t.add(amount)
	}
	t.expire(now)
	if now-v.swept > Day/24 {
		v.swept = now
		for i := range v.tokens {
			v.tokens[i].expire(now)
		}
	}
}

// Amount is a trade as Volumes counts it.
type Amount struct {
	At  int64   // traded_at, unix ns
	USD float64 // amount
}

// Retract removes trades of a token that a correction takes back at event time now. Its cost grows
// with the token's trades in (T − 24 h, T].
func (v *Volumes) Retract(token uint32, now int64, taken []Amount) {
	if int(token) >= len(v.tokens) {
		return
	}
	t := &v.tokens[token]
	t.expire(now)
	left := map[Amount]int{} // of each, still to be removed
	earliest, latest := int64(math.MaxInt64), int64(math.MinInt64)
	for _, a := range taken {
		if a.At > now-Day {
			left[a]++
			earliest, latest = min(earliest, a.At), max(latest, a.At)
		}
	}
	if len(left) == 0 {
		return
	}
	isTaken := func(a Amount) bool {
		if a.At < earliest || a.At > latest || left[a] == 0 {
			return false
		}
		left[a]--
		return true
	}
	kept := volume{trades: t.trades.before(earliest)}
	for at, usd := range t.trades.since(earliest) {
		if !isTaken(Amount{at, usd}) {
			kept.trades.push(amountAt{at, usd})
		}
	}
	for _, k := range t.late.sorted() {
		if !isTaken(Amount{k.at, k.amount}) {
			kept.late.push(k.amountAt)
		}
	}
	kept.again()
	*t = kept
}

// Sum returns a token's volume at event time now, USD, at most math.MaxFloat64.
func (v *Volumes) Sum(token uint32, now int64) float64 {
	if int(token) >= len(v.tokens) {
		return 0
	}
	t := &v.tokens[token]
	t.expire(now)
	if sum := t.sum + t.lost; sum <= math.MaxFloat64 {
		return sum
	}
	return math.MaxFloat64 // the sum has overflowed, and lost is NaN
}

// expire removes trades that are a day old or older, oldest first, equal times in order of arrival.
func (v *volume) expire(now int64) {
	gone := 0
	for {
		next, late := int64(math.MaxInt64), false
		if !v.trades.empty() {
			next = v.trades.first
		}
		// A late trade arrived after all those in order that have its time.
		if len(v.late.heap) > 0 && v.late.heap[0].at < next {
			next, late = v.late.heap[0].at, true
		}
		if next > now-Day {
			break
		}
		if gone++; late {
			v.add(-v.late.pop().amount)
			continue
		}
		v.add(-v.trades.pop())
	}
	if gone == 0 {
		return
	}
	v.trades.tidy()
	if v.trades.empty() && len(v.late.heap) == 0 {
		*v = volume{trades: v.trades}
	}
	if !(v.sum+v.lost > v.peak/cancelled) { // also when it is no number
		v.again()
	}
}

// cancelled is the factor by which a sum may shrink before it is computed again: what remains of a
// much larger sum may be mostly rounding error.
const cancelled = 1024

// again sums the trades in order of time.
func (v *volume) again() {
	v.sum, v.lost, v.peak = 0, 0, 0
	late := v.late.sorted()
	for at, amount := range v.trades.all {
		for len(late) > 0 && late[0].at < at {
			v.add(late[0].amount)
			late = late[1:]
		}
		v.add(amount)
	}
	for _, kept := range late {
		v.add(kept.amount)
	}
}

// add is Neumaier's sum: amounts that are added and removed leave no rounding error behind.
func (v *volume) add(x float64) {
	sum := v.sum + x
	if math.Abs(v.sum) >= math.Abs(x) {
		v.lost += (v.sum - sum) + x
	} else {
		v.lost += (x - sum) + v.sum
	}
	v.sum = sum
	v.peak = max(v.peak, sum)
}
