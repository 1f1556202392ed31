package importer

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of texts, within those of semantics 1. Descriptive texts are truncated, so that
// a long symbol does not cost a fill; identifiers beyond their bound are refused.
const (
	maxSymbol = 64   // characters
	maxProse  = 4096 // bytes
	maxTags   = 64
	maxTag    = 128 // bytes
	maxItemID = 200 // bytes
	maxHash   = 128 // bytes; leaves room for the rest of the id
	maxID     = 180 // bytes; leaves room for the suffixes of equal rows and of two sides
)

// cleanSymbol returns s as a ticker: valid UTF-8 without control characters and those of direction,
// at most maxSymbol characters.
func cleanSymbol(s string) string {
	s = smartmoney.WithoutBidi(strings.ToValidUTF8(s, ""))
	if len(s) <= maxSymbol && strings.IndexFunc(s, unicode.IsControl) < 0 {
		return s
	}
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, s)
	count := 0
	for i := range s {
		if count == maxSymbol {
			return s[:i]
		}
		count++
	}
	return s
}

// cleanProse returns s as valid UTF-8 without NUL, truncated to limit bytes.
func cleanProse(s string, limit int) string {
	s = strings.ReplaceAll(strings.ToValidUTF8(s, ""), "\x00", "")
	if len(s) <= limit {
		return s
	}
	for limit > 0 && !utf8.RuneStart(s[limit]) {
		limit--
	}
	return s[:limit]
}

// isName reports whether s is usable as an identifier of at most limit bytes.
func isName(s string, limit int) bool {
	return s != "" && len(s) <= limit && utf8.ValidString(s) && strings.IndexFunc(s, unicode.IsControl) < 0
}
