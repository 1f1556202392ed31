package journal

import (
	"encoding/binary"
	"strings"
)

// A packed text is a varint holding size<<2 | form, and the bytes:
//
//	formText    size bytes, as they are
//	formHex     size bytes, which encode 0x and twice as many lower-case hex digits
//	formDigits  size decimal digits, two in a byte; 0xf follows an odd last one
const (
	formText = iota
	formHex
	formDigits
)

const hexDigits = "0123456789abcdef"

// appendPacked appends the packed form of s.
func appendPacked(dst []byte, s string) []byte {
	switch {
	case len(s) > 2 && len(s)%2 == 0 && s[:2] == "0x" && only(s[2:], hexDigits):
		dst = binary.AppendUvarint(dst, uint64(len(s)/2-1)<<2|formHex)
		for i := 2; i < len(s); i += 2 {
			dst = append(dst, nibble(s[i])<<4|nibble(s[i+1]))
		}
	case s != "" && only(s, hexDigits[:10]):
		dst = binary.AppendUvarint(dst, uint64(len(s))<<2|formDigits)
		for i := 0; i < len(s); i += 2 {
			low := byte(0xf)
			if i+1 < len(s) {
				low = nibble(s[i+1])
			}
			dst = append(dst, nibble(s[i])<<4|low)
		}
	default:
		dst = append(binary.AppendUvarint(dst, uint64(len(s))<<2), s...)
	}
	return dst
}

func only(s, digits string) bool {
	for i := range len(s) {
		if strings.IndexByte(digits, s[i]) < 0 {
			return false
		}
	}
	return true
}

// nibble returns the value of a lower-case hex digit.
func nibble(c byte) byte {
	if c <= '9' {
		return c - '0'
	}
	return c - 'a' + 10
}

// packed returns the next packed text, header and bytes, without unpacking it; nil if the body is
// damaged.
func (r *Reader) packed() []byte {
	header, width := binary.Uvarint(r.rest)
	stored, form := header>>2, header&3
	if form == formDigits {
		stored = stored/2 + stored%2
	}
	if width <= 0 || form > formDigits || stored > uint64(len(r.rest)-width) {
		r.damage("a text is longer than the body")
		return nil
	}
	end := width + int(stored)
	packed := r.rest[:end]
	r.rest = r.rest[end:]
	return packed
}

// unpack returns the text that is packed. It is valid until the next call.
func (r *Reader) unpack(packed []byte) []byte {
	header, width := binary.Uvarint(packed)
	if width <= 0 {
		return nil // the body is damaged
	}
	size, body := header>>2, packed[width:]
	switch header & 3 {
	case formText:
		return body
	case formHex:
		r.scratch = append(r.scratch[:0], '0', 'x')
		size = 2 + 2*size
	default:
		r.scratch = r.scratch[:0]
	}
	for _, c := range body {
		r.scratch = append(r.scratch, hexDigits[c>>4], hexDigits[c&0xf])
	}
	return r.scratch[:size]
}
