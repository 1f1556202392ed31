package event

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Fill is what a trade adds to its token's volume.
type Fill struct {
	Place  int     // among the events, from 0
	Token  []byte  // packed (AppendPacked), and shared
	At     int64   // traded_at, unix ns
	Amount float64 // USD
}

// EachFill calls f for the trades among events that stand one behind the other in the
// binary form. It reads nothing else of them, and so takes a fraction of what decoding
// them takes. The error is over ErrCorrupt.
func EachFill(events []byte, f func(Fill)) error {
	size := len(events)
	for place := 0; len(events) > 0; place++ {
		tag, payload, length, ok := split(events)
		if ok && tag == tagTrade {
			var one Fill
			if one, ok = fill(payload); ok {
				one.Place = place
				f(one)
			}
		}
		if !ok {
			return fmt.Errorf("event at byte %d: %w", size-len(events), ErrCorrupt)
		}
		events = events[length:]
	}
	return nil
}

// fill reads a trade's payload, which is flags, wallet, token, id, transaction, symbol,
// quantity, price, amount and time.
func fill(payload []byte) (f Fill, ok bool) {
	const texts, numbers = 5, 4
	if len(payload) == 0 {
		return f, false
	}
	rest := payload[1:]
	for i := range texts {
		start := rest
		if _, _, rest, ok = splitPacked(rest); !ok {
			return f, false
		}
		if i == 1 {
			f.Token = start[:len(start)-len(rest)]
		}
	}
	if len(rest) != 8*numbers {
		return f, false
	}
	f.Amount = math.Float64frombits(binary.LittleEndian.Uint64(rest[16:]))
	f.At = int64(binary.LittleEndian.Uint64(rest[24:]))
	return f, true
}

// Unpack returns the text that a packed one stands for, false where it is none.
func Unpack(packed []byte) (string, bool) {
	c := cursor{src: string(packed), r: new(BinaryReader)}
	text := c.text()
	return text, !c.bad && c.src == ""
}
