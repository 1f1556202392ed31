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

func (o *orderedTrades) empty() bool { return o.head == len(o.packed) }

// push adds a trade, which is not before the last one.
func (o *orderedTrades) push(t amountAt) {
	if o.empty() {
		o.first = t.at
	} else {
		o.packed = binary.AppendUvarint(o.packed, uint64(t.at-o.last))
	}
	o.last = t.at
	o.packed = binary.LittleEndian.AppendUint64(o.packed, math.Float64bits(t.amount))
}

// pop removes and returns the first trade.
func (o *orderedTrades) pop() (amount float64) {
	amount, o.first, o.head = o.read(o.first, o.head)
	return amount
}

// read reads the trade of a time at an index of packed, and returns those of the next one.
func (o *orderedTrades) read(at int64, index int) (amount float64, nextAt int64, next int) {
	amount = math.Float64frombits(binary.LittleEndian.Uint64(o.packed[index:]))
	if index += amountSize; index == len(o.packed) {
		return amount, at, index
	}
	after, size := binary.Uvarint(o.packed[index:])
	return amount, at + int64(after), index + size
}

// all yields the trades, first to last.
func (o *orderedTrades) all(yield func(at int64, amount float64) bool) {
	o.from(o.first, o.head, yield)
}

// since returns the trades that are not before a time, first to last.
func (o *orderedTrades) since(time int64) func(yield func(at int64, amount float64) bool) {
	return func(yield func(at int64, amount float64) bool) {
		_, at, index := o.find(time)
		o.from(at, index, yield)
	}
}

// before returns a copy of the trades before a time, with room for the others.
func (o *orderedTrades) before(time int64) orderedTrades {
	last, _, index := o.find(time)
	if index == o.head {
		return orderedTrades{}
	}
	end := index
	if index < len(o.packed) { // without what leads to the next one
		end = last.index + amountSize
	}
	packed := make([]byte, 0, len(o.packed)-o.head)
	return orderedTrades{packed: append(packed, o.packed[o.head:end]...), first: o.first, last: last.at}
}

// orderedPlace is a trade's place in the queue.
type orderedPlace struct {
	at    int64
	index int // in packed, of its amount
}

// find finds the first trade that is not before a time, and the one before it.
func (o *orderedTrades) find(time int64) (last orderedPlace, at int64, index int) {
	at, index = o.first, o.head
	for index < len(o.packed) && at < time {
		last = orderedPlace{at, index}
		_, at, index = o.read(at, index)
	}
	return last, at, index
}

// from yields the trades from the one of a time at an index of packed.
func (o *orderedTrades) from(at int64, index int, yield func(at int64, amount float64) bool) {
	for index < len(o.packed) {
		amount, nextAt, next := o.read(at, index)
		if !yield(at, amount) {
			return
		}
		at, index = nextAt, next
	}
}

// tidy frees the memory of removed trades, if it is much.
func (o *orderedTrades) tidy() {
	const much = 1024
	switch {
	case o.empty() && cap(o.packed) > 16*much:
		*o = orderedTrades{}
	case o.empty():
		o.packed, o.head = o.packed[:0], 0
	case o.head > much && o.head > len(o.packed)/2:
		o.packed = append(o.packed[:0], o.packed[o.head:]...)
		o.head = 0
	}
}
