package importer

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Bounds of texts (semantics 1 as the log holds it): what merely describes is cut to
// them, because a fill must not be lost to its token's fancy symbol; what identifies is
// refused beyond them.
const (
	maxSymbol = 64   // characters
	maxProse  = 4096 // bytes
	maxTags   = 64
	maxTag    = 128 // bytes
	maxItemID = 200 // bytes
	maxHash   = 128 // bytes; leaves room for an id made of it
	maxID     = 180 // bytes; leaves room for what tells equal rows and two sides apart
)

// cleanSymbol makes s a ticker: without control characters, of 64 characters at most.
func cleanSymbol(s string) string {
	s = strings.ToValidUTF8(s, "")
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

// cleanProse makes s a text of at most limit bytes.
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

// isName reports whether s can identify something in at most limit bytes.
func isName(s string, limit int) bool {
	return s != "" && len(s) <= limit && utf8.ValidString(s) && strings.IndexFunc(s, unicode.IsControl) < 0
}
