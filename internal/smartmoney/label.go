package smartmoney

import (
	"strings"
	"time"
	"unicode/utf8"
)

// LabelKind says whether a label names a wallet or a token: an address may be that of both.
type LabelKind string

// The kinds of labels.
const (
	LabelWallet LabelKind = "wallet"
	LabelToken  LabelKind = "token"
)

const (
	// MaxLabels is how many labels a customer has at most.
	MaxLabels = 1000
	// MaxLabelName is the length of a label's name at most, in characters.
	MaxLabelName = 64
	// MaxLabelNote is the length of a label's note at most, in characters.
	MaxLabelNote = 500
)

// Label names a wallet or a token for one customer, and says whether the customer watches it.
type Label struct {
	Kind      LabelKind
	Chain     Chain
	Address   string // in the stored form of the chain
	Name      string // up to MaxLabelName characters, "" for none
	Note      string // up to MaxLabelNote characters, "" for none
	Watched   bool
	ChangedAt time.Time // UTC
}

// SetTexts sets name and note without white space around them. It returns a BAD_USER_INPUT error
// for a text that is too long, is not UTF-8, or has characters that control a terminal, end a line
// or turn the direction of text; and for a label that says nothing: without texts, of what is not
// watched.
func (l *Label) SetTexts(name, note string) error {
	for _, text := range []struct {
		field string
		given string
		most  int
		into  *string
	}{{"name", name, MaxLabelName, &l.Name}, {"note", note, MaxLabelNote, &l.Note}} {
		if !utf8.ValidString(text.given) || strings.ContainsFunc(text.given, UnfitForLine) {
			return BadInput(text.field, "%s must be one line of UTF-8 without control characters", text.field)
		}
		*text.into = strings.TrimSpace(text.given)
		if n := utf8.RuneCountInString(*text.into); n > text.most {
			return BadInput(text.field, "%s must have at most %d characters, got %d", text.field, text.most, n)
		}
	}
	if l.Name == "" && l.Note == "" && !l.Watched {
		return BadInput("name", "name must have 1 to %d characters, unless there is a note or the address is watched", MaxLabelName)
	}
	return nil
}
