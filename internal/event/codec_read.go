package event

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// ErrCorrupt is wrapped by every error about binary input.
var ErrCorrupt = errors.New("corrupt binary event")

// BinaryReader reads the events of one segment in order. It allocates trades and
// addresses in chunks, and texts point into one copy of the segment. A caller that keeps
// a string or a trade longer than the rest must clone it (strings.Clone), or the whole
// segment stays in memory. It is not safe for concurrent use.
type BinaryReader struct {
	chain   smartmoney.Chain
	rest    string
	offset  int // of rest within the segment
	trades  []smartmoney.Trade
	expand  strings.Builder // addresses and tokens, expanded
	scratch []byte
}

// Chunk sizes of a BinaryReader's allocations.
const (
	maxTradeChunk  = 64
	expandChunk    = 16 << 10
	minTradeBinary = 48 // bytes of the smallest plausible trade
)

// NewBinaryReader returns a reader of a segment of chain's log. It keeps no reference
// to segment.
func NewBinaryReader(chain smartmoney.Chain, segment []byte) *BinaryReader {
	r := new(BinaryReader)
	r.Reset(chain, segment)
	return r
}

// Reset makes r read another segment. Events read before stay valid.
func (r *BinaryReader) Reset(chain smartmoney.Chain, segment []byte) {
	r.chain, r.rest, r.offset = chain, string(segment), 0
}

// Next returns the next event. It returns io.EOF after the last one, and an error that
// wraps ErrCorrupt if the segment is broken.
func (r *BinaryReader) Next() (Event, error) {
	if r.rest == "" {
		return Event{}, io.EOF
	}
	tag, payload, size, ok := split(r.rest)
	if !ok {
		return Event{}, fmt.Errorf("event at byte %d: bad header: %w", r.offset, ErrCorrupt)
	}
	e, ok := r.decode(tag, payload)
	if !ok {
		return Event{}, fmt.Errorf("event at byte %d: bad payload of type %d: %w", r.offset, tag, ErrCorrupt)
	}
	r.rest = r.rest[size:]
	r.offset += size
	return e, nil
}

// DecodeBinary decodes the event at the start of src, which is of chain's log, and
// returns it with the bytes that follow it. Its error wraps ErrCorrupt. For many events
// a BinaryReader is faster.
func DecodeBinary(chain smartmoney.Chain, src []byte) (e Event, rest []byte, err error) {
	tag, _, size, ok := split(src)
	if !ok {
		return Event{}, nil, fmt.Errorf("bad header: %w", ErrCorrupt)
	}
	r := BinaryReader{chain: chain}
	_, payload, _, _ := split(string(src[:size]))
	if e, ok = r.decode(tag, payload); !ok {
		return Event{}, nil, fmt.Errorf("bad payload of type %d: %w", tag, ErrCorrupt)
	}
	return e, src[size:], nil
}

// split splits off the event at the start of src. size is the event's whole size in bytes.
func split[T string | []byte](src T) (tag byte, payload T, size int, ok bool) {
	if len(src) == 0 {
		return 0, payload, 0, false
	}
	n, width := uvarint(src[1:])
	start := 1 + width
	if width == 0 || n > uint64(len(src)-start) {
		return 0, payload, 0, false
	}
	size = start + int(n)
	return src[0], src[start:size], size, true
}

// splitPacked splits off the packed text at the start of src. The size in its header
// counts digits for packedDigits, else bytes.
func splitPacked[T string | []byte](src T) (header uint64, body, rest T, ok bool) {
	header, width := uvarint(src)
	if width == 0 {
		return 0, body, rest, false
	}
	n := header >> 2
	if header&3 == packedDigits {
		if n > maxPackedDigits {
			return 0, body, rest, false
		}
		n = (n + 1) / 2
	}
	if n > uint64(len(src)-width) {
		return 0, body, rest, false
	}
	end := width + int(n)
	return header, src[width:end], src[end:], true
}

// uvarint is binary.Uvarint for strings and bytes. width is 0 if src has no valid uvarint.
func uvarint[T string | []byte](src T) (x uint64, width int) {
	for i := 0; i < len(src) && i < 9; i++ { // 63 bits are enough
		c := src[i]
		x |= uint64(c&0x7f) << (7 * i)
		if c < 0x80 {
			return x, i + 1
		}
	}
	return 0, 0
}

// decode decodes a payload. ok is false unless it consumes every byte.
func (r *BinaryReader) decode(tag byte, payload string) (e Event, ok bool) {
	c := payloadReader{src: payload, r: r}
	switch tag {
	case tagTrade:
		e = c.trade()
	case tagToken:
		e = c.token()
	case tagWallet:
		e = c.wallet()
	case tagMarket:
		e = c.market()
	case tagMapping:
		e = c.mapping()
	case tagResolution:
		e = c.resolution()
	case tagRetract:
		e = Event{Type: TypeRetract, Chain: r.chain, Correction: &Correction{ID: c.text(), Seqs: c.seqs()}}
	case tagRewind:
		e = Event{Type: TypeRewind, Chain: r.chain, Correction: &Correction{Block: c.uvarint(), Seqs: c.seqs()}}
	default:
		return Event{}, false
	}
	if c.bad || c.src != "" {
		return Event{}, false
	}
	return e, true
}

// newTrade returns a zero trade from the current chunk.
func (r *BinaryReader) newTrade() *smartmoney.Trade {
	if len(r.trades) == 0 {
		r.trades = make([]smartmoney.Trade, min(max(len(r.rest)/minTradeBinary, 1), maxTradeChunk))
	}
	t := &r.trades[0]
	r.trades = r.trades[1:]
	return t
}

// intern copies text into the current chunk of expand and returns it as a string.
func (r *BinaryReader) intern(text []byte) string {
	if r.expand.Cap()-r.expand.Len() < len(text) {
		r.expand.Reset()
		r.expand.Grow(max(len(text), min(expandChunk, len(r.rest))))
	}
	start := r.expand.Len()
	r.expand.Write(text)
	return r.expand.String()[start:]
}

// payloadReader reads the fields of one payload. Once bad is set it stays set.
type payloadReader struct {
	src string
	r   *BinaryReader
	bad bool
}

func (c *payloadReader) fail() {
	c.bad = true
	c.src = ""
}

func (c *payloadReader) flags(known byte) byte {
	if c.src == "" || c.src[0]&^known != 0 {
		c.fail()
		return 0
	}
	flags := c.src[0]
	c.src = c.src[1:]
	return flags
}

func (c *payloadReader) bits() uint64 {
	if len(c.src) < 8 {
		c.fail()
		return 0
	}
	s := c.src
	c.src = s[8:]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// uvarint reads a number of at most 63 bits.
func (c *payloadReader) uvarint() int64 {
	x, width := uvarint(c.src)
	if width == 0 {
		c.fail()
		return 0
	}
	c.src = c.src[width:]
	return int64(x)
}

func (c *payloadReader) float() float64 { return math.Float64frombits(c.bits()) }

func (c *payloadReader) time() time.Time { return time.Unix(0, int64(c.bits())).UTC() }

func (c *payloadReader) optional(given bool) *float64 {
	if !given {
		return nil
	}
	return new(c.float())
}

// text reads a packed text.
func (c *payloadReader) text() string {
	header, body, rest, ok := splitPacked(c.src)
	if !ok {
		c.fail()
		return ""
	}
	c.src = rest
	switch header & 3 {
	case packedText:
		return body
	case packedHex:
		c.r.scratch = appendHex(c.r.scratch[:0], body)
		return c.r.intern(c.r.scratch)
	case packedDigits:
		c.r.scratch, ok = appendDigits(c.r.scratch[:0], body, header>>2%2 == 1)
		if !ok {
			c.fail()
			return ""
		}
		return c.r.intern(c.r.scratch)
	default:
		c.fail()
		return ""
	}
}
