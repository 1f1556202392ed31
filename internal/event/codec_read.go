package event

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
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
func (b *BinaryReader) Reset(chain smartmoney.Chain, segment []byte) {
	b.chain, b.rest, b.offset = chain, string(segment), 0
}

// Next returns the next event. It returns io.EOF after the last one, and an error that
// wraps ErrCorrupt if the segment is broken.
func (b *BinaryReader) Next() (Event, error) {
	if b.rest == "" {
		return Event{}, io.EOF
	}
	tag, payload, size, ok := split(b.rest)
	if !ok {
		return Event{}, fmt.Errorf("event at byte %d: bad header: %w", b.offset, ErrCorrupt)
	}
	e, ok := b.decode(tag, payload)
	if !ok {
		return Event{}, fmt.Errorf("event at byte %d: bad payload of type %d: %w", b.offset, tag, ErrCorrupt)
	}
	b.rest = b.rest[size:]
	b.offset += size
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
func (b *BinaryReader) decode(tag byte, payload string) (e Event, ok bool) {
	c := payloadReader{src: payload, r: b}
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
		e = Event{Type: TypeRetract, Chain: b.chain, Correction: &Correction{ID: c.text(), Seqs: c.seqs()}}
	case tagRewind:
		e = Event{Type: TypeRewind, Chain: b.chain, Correction: &Correction{Block: c.uvarint(), Seqs: c.seqs()}}
	default:
		return Event{}, false
	}
	if c.bad || c.src != "" {
		return Event{}, false
	}
	return e, true
}

// newTrade returns a zero trade from the current chunk.
func (b *BinaryReader) newTrade() *smartmoney.Trade {
	if len(b.trades) == 0 {
		b.trades = make([]smartmoney.Trade, min(max(len(b.rest)/minTradeBinary, 1), maxTradeChunk))
	}
	t := &b.trades[0]
	b.trades = b.trades[1:]
	return t
}

// intern copies text into the current chunk of expand and returns it as a string.
func (b *BinaryReader) intern(text []byte) string {
	if b.expand.Cap()-b.expand.Len() < len(text) {
		b.expand.Reset()
		b.expand.Grow(max(len(text), min(expandChunk, len(b.rest))))
	}
	start := b.expand.Len()
	b.expand.Write(text)
	return b.expand.String()[start:]
}

// payloadReader reads the fields of one payload. Once bad is set it stays set.
type payloadReader struct {
	src string
	r   *BinaryReader
	bad bool
}

func (p *payloadReader) fail() {
	p.bad = true
	p.src = ""
}

func (p *payloadReader) flags(known byte) byte {
	if p.src == "" || p.src[0]&^known != 0 {
		p.fail()
		return 0
	}
	flags := p.src[0]
	p.src = p.src[1:]
	return flags
}

func (p *payloadReader) bits() uint64 {
	if len(p.src) < 8 {
		p.fail()
		return 0
	}
	s := p.src
	p.src = s[8:]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// uvarint reads a number of at most 63 bits.
func (p *payloadReader) uvarint() int64 {
	x, width := uvarint(p.src)
	if width == 0 {
		p.fail()
		return 0
	}
	p.src = p.src[width:]
	return int64(x)
}

func (p *payloadReader) float() float64 { return math.Float64frombits(p.bits()) }

func (p *payloadReader) time() time.Time { return time.Unix(0, int64(p.bits())).UTC() }

func (p *payloadReader) optional(given bool) *float64 {
	if !given {
		return nil
	}
	return new(p.float())
}

// text reads a packed text.
func (p *payloadReader) text() string {
	header, body, rest, ok := splitPacked(p.src)
	if !ok {
		p.fail()
		return ""
	}
	p.src = rest
	switch header & 3 {
	case packedText:
		return body
	case packedHex:
		p.r.scratch = appendHex(p.r.scratch[:0], body)
		return p.r.intern(p.r.scratch)
	case packedDigits:
		p.r.scratch, ok = appendDigits(p.r.scratch[:0], body, header>>2%2 == 1)
		if !ok {
			p.fail()
			return ""
		}
		return p.r.intern(p.r.scratch)
	default:
		p.fail()
		return ""
	}
}

// A packed text is a uvarint holding size<<2 | form, and the bytes:
//
//	packedText    size bytes, as they are
//	packedHex     size bytes, for 0x and twice as many lower-case hex digits
//	packedDigits  size decimal digits, two per byte as tens and units; an odd first one alone
//
// The text alone decides the form, so equal texts have equal packed forms.
const (
	packedText   = 0
	packedHex    = 1
	packedDigits = 2
)

// maxPackedDigits bounds the digits of packedDigits; longer ones are packedText.
const maxPackedDigits = 128

// AppendPacked appends the packed form of s to dst. Equal texts have equal packed forms.
func AppendPacked(dst []byte, s string) []byte {
	switch formOf(s) {
	case packedHex:
		size := len(s)/2 - 1
		dst = binary.AppendUvarint(dst, uint64(size)<<2|packedHex)
		for i := 2; i < len(s); i += 2 {
			dst = append(dst, hexValue[s[i]]<<4|hexValue[s[i+1]])
		}
		return dst
	case packedDigits:
		dst = binary.AppendUvarint(dst, uint64(len(s))<<2|packedDigits)
		if len(s)%2 == 1 {
			dst = append(dst, s[0]-'0')
		}
		for i := len(s) % 2; i < len(s); i += 2 {
			dst = append(dst, (s[i]-'0')*10+s[i+1]-'0')
		}
		return dst
	default:
		dst = binary.AppendUvarint(dst, uint64(len(s))<<2|packedText)
		return append(dst, s...)
	}
}

func formOf(s string) int {
	switch {
	case s == "":
		return packedText
	case len(s) > 2 && len(s)%2 == 0 && s[0] == '0' && s[1] == 'x' && isLowerHex(s[2:]):
		return packedHex
	case len(s) <= maxPackedDigits && isDigits(s):
		return packedDigits
	default:
		return packedText
	}
}

func isLowerHex(s string) bool {
	for i := range len(s) {
		if hexValue[s[i]] > 0xf {
			return false
		}
	}
	return true
}

func isDigits(s string) bool {
	for i := range len(s) {
		if s[i]-'0' > 9 {
			return false
		}
	}
	return true
}

// hexValue maps lower-case hex digits to their values, other bytes to 0xff.
var hexValue = hexValues()

func hexValues() (values [256]byte) {
	for i := range values {
		values[i] = 0xff
	}
	for i, c := range []byte("0123456789abcdef") {
		values[c] = byte(i)
	}
	return values
}

// appendHex appends the text of packedHex bytes.
func appendHex(dst []byte, packed string) []byte {
	dst = append(dst, '0', 'x')
	start := len(dst)
	dst = slices.Grow(dst, 2*len(packed))[:start+2*len(packed)]
	text := dst[start:]
	for i := 0; i < len(packed) && 2*i+1 < len(text); i++ {
		pair := hexPair[packed[i]]
		text[2*i], text[2*i+1] = pair[0], pair[1]
	}
	return dst
}

// hexPair maps each byte to its two lower-case hex digits.
var hexPair = hexPairs()

func hexPairs() (pairs [256][2]byte) {
	const digits = "0123456789abcdef"
	for i := range pairs {
		pairs[i] = [2]byte{digits[i>>4], digits[i&0xf]}
	}
	return pairs
}

// appendDigits appends the text of packedDigits bytes. odd means that the first byte
// holds one digit. ok is false if a byte is out of range.
func appendDigits(dst []byte, packed string, odd bool) (text []byte, ok bool) {
	if odd {
		if packed[0] > 9 {
			return dst, false
		}
		dst = append(dst, packed[0]+'0')
		packed = packed[1:]
	}
	for i := range len(packed) {
		c := packed[i]
		if c > 99 {
			return dst, false
		}
		dst = append(dst, c/10+'0', c%10+'0')
	}
	return dst, true
}
