package search

import (
	"strings"
	"unicode"

	"github.com/blevesearch/go-porterstemmer"
	"github.com/blevesearch/segment"
	"golang.org/x/text/unicode/norm"
)

// stopWords are the English stop words of the Snowball project, which Lucene has, too.
var stopWords = setOf(strings.Fields(`
	i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she
	her hers herself it its itself they them their theirs themselves what which who whom this that
	these those am is are was were be been being have has had having do does did doing would should
	could ought i'm you're he's she's it's we're they're i've you've we've they've i'd you'd he'd
	she'd we'd they'd i'll you'll he'll she'll we'll they'll isn't aren't wasn't weren't hasn't
	haven't hadn't doesn't don't didn't won't wouldn't shan't shouldn't can't cannot couldn't
	mustn't let's that's who's what's here's there's when's where's why's how's a an the and but if
	or because as until while of at by for with about against between into through during before
	after above below to from up down in out on off over under again further then once here there
	when where why how all any both each few more most other some such no nor not only own same so
	than too very`))

func setOf(words []string) map[string]struct{} {
	set := make(map[string]struct{}, len(words))
	for _, word := range words {
		set[word] = struct{}{}
	}
	return set
}

// words returns the terms that a text is found by, each once: its Unicode words in lower case,
// without English possessives and stop words, stemmed by Porter's rules.
func words(text string) []string {
	room := len(text)/4 + 1
	// Its error is of invalid UTF-8, at which the words end.
	segments, kinds, _, _ := segment.SegmentWordsDirect([]byte(text), make([][]byte, 0, room), make([]int, 0, room))
	list := make([]string, 0, len(segments)/2+1)
	seen := make(map[string]struct{}, cap(list))
	for i, word := range segments {
		if kinds[i] == segment.None { // spaces and punctuation
			continue
		}
		term := lowerCase(withoutPossessive(string(word)))
		if _, stop := stopWords[term]; stop {
			continue
		}
		term = string(porterstemmer.StemWithoutLowerCasing([]rune(term)))
		if _, ok := seen[term]; !ok {
			seen[term] = struct{}{}
			list = append(list, term)
		}
	}
	return list
}

// withoutPossessive returns a word without a final 's.
func withoutPossessive(word string) string {
	for _, suffix := range []string{"'s", "'S", "’s", "’S", "＇s", "＇S"} {
		if noun, ok := strings.CutSuffix(word, suffix); ok {
			return noun
		}
	}
	return word
}

// lowerCase returns a word in lower case, a final capital sigma as the letter for the end of words.
func lowerCase(word string) string {
	if before, ok := strings.CutSuffix(word, "Σ"); ok {
		return strings.ToLower(before) + "ς"
	}
	return strings.ToLower(word)
}

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
