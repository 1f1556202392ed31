package wire

import (
	"math"
	"strconv"
	"time"
	"unicode/utf8"
)

// AppendFloat appends the shortest decimal that reads back as f, in the form that
// encoding/json writes. Infinities become the largest floats, NaN becomes 0: JSON
// has no words for them, and a sum that overflowed must not cost a whole page.
func AppendFloat(dst []byte, f float64) []byte {
	switch {
	case f != f:
		return append(dst, '0')
	case f > math.MaxFloat64:
		f = math.MaxFloat64
	case f < -math.MaxFloat64:
		f = -math.MaxFloat64
	}
	if f == math.Trunc(f) && math.Abs(f) < 1<<53 && (f != 0 || !math.Signbit(f)) {
		return strconv.AppendInt(dst, int64(f), 10)
	}
	abs := math.Abs(f)
	if abs != 0 && (abs < 1e-6 || abs >= 1e21) {
		return appendExponent(dst, f)
	}
	return strconv.AppendFloat(dst, f, 'f', -1, 64)
}

// appendExponent writes e-9 rather than e-09, as encoding/json does.
func appendExponent(dst []byte, f float64) []byte {
	dst = strconv.AppendFloat(dst, f, 'e', -1, 64)
	if n := len(dst); n >= 4 && dst[n-4] == 'e' && dst[n-3] == '-' && dst[n-2] == '0' {
		dst[n-2] = dst[n-1]
		dst = dst[:n-1]
	}
	return dst
}

// AppendInt appends n in decimal.
func AppendInt(dst []byte, n int) []byte { return strconv.AppendInt(dst, int64(n), 10) }

// AppendTime appends t as a quoted RFC 3339 time in UTC with the digits of the
// second that it has; null for the zero time.
func AppendTime(dst []byte, t time.Time) []byte {
	if t.IsZero() {
		return append(dst, "null"...)
	}
	return AppendInstant(dst, t)
}

// AppendInstant appends t as AppendTime does, the zero time like any other: a caller
// may have given it.
func AppendInstant(dst []byte, t time.Time) []byte {
	dst = append(dst, '"')
	dst = t.UTC().AppendFormat(dst, time.RFC3339Nano)
	return append(dst, '"')
}

// appendStamp appends t as a quoted RFC 3339 time in UTC with six digits of the second;
// null for the zero time. Digits after the sixth are cut off.
func appendStamp(dst []byte, t time.Time) []byte {
	if t.IsZero() {
		return append(dst, "null"...)
	}
	dst = t.UTC().AppendFormat(append(dst, '"'), "2006-01-02T15:04:05.000000Z07:00")
	return append(dst, '"')
}

const hex = "0123456789abcdef"

// AppendString appends s as a JSON string. Only what JSON must escape is escaped;
// bytes that are no UTF-8 become U+FFFD.
func AppendString(dst []byte, s string) []byte {
	dst = append(dst, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c < utf8.RuneSelf {
			if c >= 0x20 && c != '"' && c != '\\' {
				i++
				continue
			}
			dst = append(dst, s[start:i]...)
			dst = appendEscaped(dst, c)
			i++
			start = i
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		if r == utf8.RuneError && size == 1 {
			dst = append(dst, s[start:i]...)
			dst = append(dst, "\uFFFD"...)
			start = i + 1
		}
		i += size
	}
	dst = append(dst, s[start:]...)
	return append(dst, '"')
}

func appendEscaped(dst []byte, c byte) []byte {
	switch c {
	case '"', '\\':
		return append(dst, '\\', c)
	case '\n':
		return append(dst, '\\', 'n')
	case '\r':
		return append(dst, '\\', 'r')
	case '\t':
		return append(dst, '\\', 't')
	default:
		return append(dst, '\\', 'u', '0', '0', hex[c>>4], hex[c&0xf])
	}
}
