package smartmoney

import (
	"strings"
	"unicode"
)

// WithoutBidi returns a symbol without the characters that change the direction of text: with them
// a symbol looks like another, or turns around what stands behind it.
func WithoutBidi(symbol string) string {
	isBidi := func(r rune) bool { return unicode.Is(unicode.Bidi_Control, r) }
	if strings.IndexFunc(symbol, isBidi) < 0 {
		return symbol
	}
	return strings.Map(func(r rune) rune {
		if isBidi(r) {
			return -1
		}
		return r
	}, symbol)
}

// UnfitForLine reports whether a character has no place within a line of text: it controls a
// terminal, ends a line or turns the direction of text.
func UnfitForLine(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp, unicode.Bidi_Control)
}
