package event

import (
	"encoding/binary"
	"slices"
)

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
