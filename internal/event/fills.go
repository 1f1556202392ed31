package event

import (
	"encoding/binary"
	"fmt"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Fill is what volumes and rewinds need of a trade.
type Fill struct {
	Index    int     // of the trade among the events, from 0
	Token    []byte  // packed (AppendPacked); aliases the input
	ID       []byte  // likewise
	At       int64   // traded_at, unix ns
	Amount   float64 // USD
	Block    int64   //
	HasBlock bool
	Off      bool // it is off the market
}

// Key returns the IDKey of the trade, of a chain, and false if its ID is no packed text.
func (f *Fill) Key(chain smartmoney.Chain) (key [16]byte, ok bool) {
	if header, body, rest, ok := splitPacked(f.ID); ok && header&3 == packedText && len(rest) == 0 {
		return IDKey(chain, string(body)), true
	}
	id, ok := Unpack(f.ID)
	return IDKey(chain, id), ok
}

// EachFill calls f for every trade in events, a concatenation of events in binary form.
// It reads only the fields of Fill, in a fraction of the time of decoding. Its error
// wraps ErrCorrupt.
func EachFill(events []byte, f func(Fill)) error {
	size := len(events)
	for i := 0; len(events) > 0; i++ {
		tag, payload, length, ok := split(events)
		if ok && tag == tagTrade {
			var one Fill
			if one, ok = fill(payload); ok {
				one.Index = i
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

// fill reads a trade's payload: flags, wallet, token, id, transaction, symbol, quantity,
// price, amount, time, and a block where the flags say so.
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
		switch text := start[:len(start)-len(rest)]; i {
		case 1:
			f.Token = text
		case 2:
			f.ID = text
		}
	}
	if len(rest) < 8*numbers {
		return f, false
	}
	f.Amount = math.Float64frombits(binary.LittleEndian.Uint64(rest[16:]))
	f.At = int64(binary.LittleEndian.Uint64(rest[24:]))
	f.HasBlock, f.Off = payload[0]&flagBlock != 0, payload[0]&flagOff != 0
	f.Block, ok = blockOf(f.HasBlock, rest[8*numbers:])
	return f, ok
}

// blockOf reads the end of a trade's payload: the number of its block if it has one, else nothing.
func blockOf(hasBlock bool, end []byte) (block int64, ok bool) {
	if !hasBlock {
		return 0, len(end) == 0
	}
	n, width := uvarint(end)
	return int64(n), width > 0 && width == len(end)
}

// Unpack returns the text of its packed form (AppendPacked), and false if packed is not
// exactly one packed text.
func Unpack(packed []byte) (string, bool) {
	c := payloadReader{src: string(packed), r: new(BinaryReader)}
	text := c.text()
	return text, !c.bad && c.src == ""
}
