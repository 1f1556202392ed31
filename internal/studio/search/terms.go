package search

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// The bounds of a text that is embedded. A longer one is truncated.
const (
	maxText = 16 << 10 // bytes
	maxWord = 64       // bytes; a longer word is no word
)

// terms calls f for each word of a text: runs of letters and digits, in lower case, without
// accents, and without the s of an English plural.
func terms(text string, f func(term string)) {
	if len(text) > maxText {
		text = strings.ToValidUTF8(text[:maxText], "")
	}
	var word strings.Builder
	end := func() {
		if n := word.Len(); n > 0 && n <= maxWord {
			f(singular(word.String()))
		}
		word.Reset()
	}
	for _, r := range norm.NFKD.String(text) {
		switch {
		case unicode.Is(unicode.Mn, r): // an accent, or what else NFKD parts from its letter
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if word.Len() <= maxWord {
				word.WriteRune(unicode.ToLower(r))
			}
		case r == '\'' || r == '’': // "Sudan's" is the singular of "sudans"
		default:
			end()
		}
	}
	end()
}

// singular cuts the s of a plural or genitive: "markets", "cities", "sudans". What it does
// to other words does not matter, since it does the same to each occurrence.
func singular(word string) string {
	switch {
	case len(word) < 4 || strings.HasSuffix(word, "ss") || strings.HasSuffix(word, "us") || !strings.HasSuffix(word, "s"):
		return word
	case strings.HasSuffix(word, "ies"):
		return word[:len(word)-3] + "y"
	default:
		return word[:len(word)-1]
	}
}
