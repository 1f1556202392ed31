package detect

import (
	"encoding/binary"
	"math"
)

// orderedTrades is a packed queue of trades by time: the amount of each, and between two a varint
// with the nanoseconds between them. A busy day has many.
type orderedTrades struct {
	packed      []byte
	head        int   // index in packed of the first trade's amount
	first, last int64 // times of the first and the last trade, while there are any
}

const amountSize = 8

func (q *orderedTrades) empty() bool { return q.head == len(q.packed) }

// push adds a trade, which is not before the last one.
func (q *orderedTrades) push(t amountAt) {
	if q.empty() {
		q.first = t.at
	} else {
		q.packed = binary.AppendUvarint(q.packed, uint64(t.at-q.last))
	}
	q.last = t.at
	q.packed = binary.LittleEndian.AppendUint64(q.packed, math.Float64bits(t.amount))
}

// pop removes and returns the first trade.
func (q *orderedTrades) pop() (amount float64) {
	amount, q.first, q.head = q.read(q.first, q.head)
	return amount
}

// read reads the trade of a time at an index of packed, and returns those of the next one.
func (q *orderedTrades) read(at int64, index int) (amount float64, nextAt int64, next int) {
	amount = math.Float64frombits(binary.LittleEndian.Uint64(q.packed[index:]))
	if index += amountSize; index == len(q.packed) {
		return amount, at, index
	}
	after, size := binary.Uvarint(q.packed[index:])
	return amount, at + int64(after), index + size
}

// all yields the trades, first to last.
func (q *orderedTrades) all(yield func(at int64, amount float64) bool) {
	q.from(q.first, q.head, yield)
}

// since returns the trades that are not before a time, first to last.
func (q *orderedTrades) since(time int64) func(yield func(at int64, amount float64) bool) {
	return func(yield func(at int64, amount float64) bool) {
		_, at, index := q.find(time)
		q.from(at, index, yield)
	}
}

// before returns a copy of the trades before a time, with room for the others.
func (q *orderedTrades) before(time int64) orderedTrades {
	last, _, index := q.find(time)
	if index == q.head {
		return orderedTrades{}
	}
	end := index
	if index < len(q.packed) { // without what leads to the next one
		end = last.index + amountSize
	}
	packed := make([]byte, 0, len(q.packed)-q.head)
	return orderedTrades{packed: append(packed, q.packed[q.head:end]...), first: q.first, last: last.at}
}

// orderedPlace is a trade's place in the queue.
type orderedPlace struct {
	at    int64
	index int // in packed, of its amount
}

// find finds the first trade that is not before a time, and the one before it.
func (q *orderedTrades) find(time int64) (last orderedPlace, at int64, index int) {
	at, index = q.first, q.head
	for index < len(q.packed) && at < time {
		last = orderedPlace{at, index}
		_, at, index = q.read(at, index)
	}
	return last, at, index
}

// from yields the trades from the one of a time at an index of packed.
func (q *orderedTrades) from(at int64, index int, yield func(at int64, amount float64) bool) {
	for index < len(q.packed) {
		amount, nextAt, next := q.read(at, index)
		if !yield(at, amount) {
			return
		}
		at, index = nextAt, next
	}
}

// tidy frees the memory of removed trades, if it is much.
func (q *orderedTrades) tidy() {
	const much = 1024
	switch {
	case q.empty() && cap(q.packed) > 16*much:
		*q = orderedTrades{}
	case q.empty():
		q.packed, q.head = q.packed[:0], 0
	case q.head > much && q.head > len(q.packed)/2:
		q.packed = append(q.packed[:0], q.packed[q.head:]...)
		q.head = 0
	}
}
