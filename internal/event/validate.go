package event

import (
	"bytes"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of an event's texts, in characters for identifiers and labels, in bytes for
// prose and tags.
const (
	maxIDLen     = 200
	maxSymbolLen = 64
	maxTxHashLen = 200
	maxProse     = 4096
	maxTags      = 64
	maxTagBytes  = 128
)

// maxQuoted bounds a caller's value inside an error message, in bytes.
const maxQuoted = 64

// presence says whether a field is required.
type presence bool

const (
	mustHave presence = true
	mayHave  presence = false
)

// failf records a broken rule. Only the first one of an event counts.
func (d *Decoder) failf(id fieldKey, format string, args ...any) {
	if d.err == nil {
		d.err = smartmoney.BadInput(id.String(), format, args...)
	}
}

// clip shortens what a caller sent to maxQuoted bytes of valid UTF-8.
func clip[T string | []byte](s T) string {
	const ellipsis = "…"
	if len(s) <= maxQuoted {
		return strings.ToValidUTF8(string(s), "\uFFFD")
	}
	end := maxQuoted - len(ellipsis)
	cut := string(s[:end+1])
	for end > 0 && !utf8.RuneStart(cut[end]) {
		end--
	}
	return strings.ToValidUTF8(cut[:end], "") + ellipsis
}

// require returns a field's value. It records an error if a required field is missing
// or the value is of none of the kinds; want names the type with its article. ok is
// false if there is no usable value.
func (d *Decoder) require(id fieldKey, p presence, want string, kinds ...kind) (v value, ok bool) {
	v = d.fields.get(id)
	if v.kind == kindAbsent {
		if p == mustHave {
			d.failf(id, "%s is required", id)
		}
		return v, false
	}
	for _, k := range kinds {
		if v.kind == k {
			return v, true
		}
	}
	d.failf(id, "%s must be %s, got %s", id, want, v.kind)
	return v, false
}

func (d *Decoder) str(id fieldKey, p presence) (v value, ok bool) {
	return d.require(id, p, "a string", kindPlain, kindText)
}

// identifier reads a required text of 1 to limit characters, none of them a
// control character.
func (d *Decoder) identifier(id fieldKey, limit int) []byte {
	v, ok := d.str(id, mustHave)
	if ok && len(v.text) == 0 {
		d.failf(id, "%s must be 1 to %d characters long, got 0", id, limit)
	}
	return d.label(id, v, 1, limit)
}

// optionalLabel reads an optional text of at most limit characters, none of them
// a control character.
func (d *Decoder) optionalLabel(id fieldKey, limit int) []byte {
	v, _ := d.str(id, mayHave)
	return d.label(id, v, 0, limit)
}

// symbol reads an optional symbol. It leaves out characters that change the direction of text.
func (d *Decoder) symbol() []byte {
	text := d.optionalLabel(fieldSymbol, maxSymbolLen)
	if bytes.IndexFunc(text, func(r rune) bool { return unicode.Is(unicode.Bidi_Control, r) }) < 0 {
		return text
	}
	return []byte(smartmoney.WithoutBidi(string(text)))
}

func (d *Decoder) label(id fieldKey, v value, low, limit int) []byte {
	n := len(v.text)
	if v.kind == kindText {
		n = utf8.RuneCount(v.text)
		if i := bytes.IndexFunc(v.text, unicode.IsControl); i >= 0 {
			d.failf(id, "%s must not contain control characters, got %q", id, clip(v.text))
		}
	}
	if n > limit {
		d.failf(id, "%s must be %d to %d characters long, got %d", id, low, limit, n)
	}
	return v.text
}

// prose reads a text of at most maxProse bytes, which may span lines.
func (d *Decoder) prose(id fieldKey, p presence) string {
	v, ok := d.str(id, p)
	if !ok {
		return ""
	}
	d.proseRules(id, id.String(), v.text, maxProse)
	return string(v.text)
}

// proseRules checks free text. NUL is refused because PostgreSQL cannot store it.
func (d *Decoder) proseRules(id fieldKey, what string, text []byte, limit int) {
	if len(text) > limit {
		d.failf(id, "%s must be at most %d bytes long, got %d", what, limit, len(text))
	}
	if bytes.IndexByte(text, 0) >= 0 {
		d.failf(id, "%s must not contain NUL characters, got %q", what, clip(text))
	}
}

func (d *Decoder) boolean(id fieldKey) bool {
	v, _ := d.require(id, mustHave, "true or false", kindTrue, kindFalse)
	return v.kind == kindTrue
}

func (d *Decoder) optionalBoolean(id fieldKey) *bool {
	v, ok := d.require(id, mayHave, "true or false", kindTrue, kindFalse)
	if !ok {
		return nil
	}
	return new(v.kind == kindTrue)
}

func (d *Decoder) chain() smartmoney.Chain {
	v, ok := d.str(fieldChain, mustHave)
	if !ok {
		return ""
	}
	for _, c := range smartmoney.Chains() {
		if string(v.text) == string(c) {
			return c
		}
	}
	d.failf(fieldChain, "chain must be one of %s, got %q", smartmoney.ChainNames(), clip(v.text))
	return ""
}

// onlyPolymarket checks the chain of a type that belongs to the polymarket stream.
func (d *Decoder) onlyPolymarket(t Type, p presence) {
	v, ok := d.str(fieldChain, p)
	if ok && string(v.text) != string(smartmoney.Polymarket) {
		d.failf(fieldChain, "chain of a %s must be %s, got %q", t, smartmoney.Polymarket, clip(v.text))
	}
}

func (d *Decoder) side() smartmoney.Side {
	v, ok := d.str(fieldSide, mustHave)
	switch {
	case !ok:
		return ""
	case string(v.text) == string(smartmoney.Buy):
		return smartmoney.Buy
	case string(v.text) == string(smartmoney.Sell):
		return smartmoney.Sell
	default:
		d.failf(fieldSide, `side must be "buy" or "sell", got %q`, clip(v.text))
		return ""
	}
}

// aka reads the former ids of a trade, nil if it has none.
func (d *Decoder) aka() []string {
	v, ok := d.require(fieldAka, mayHave, "an array of strings", kindArray)
	if !ok {
		return nil
	}
	list, ok := stringsOf(v.text)
	if !ok {
		d.failf(fieldAka, "aka must be an array of strings")
		return nil
	}
	if len(list) > smartmoney.MaxAka {
		d.failf(fieldAka, "aka must have at most %d entries, got %d", smartmoney.MaxAka, len(list))
	}
	for i, id := range list {
		text := []byte(id)
		if len(text) == 0 {
			d.failf(fieldAka, "aka[%d] must be 1 to %d characters long, got 0", i, maxIDLen)
		}
		d.label(fieldAka, value{kind: kindText, text: text}, 1, maxIDLen)
	}
	if len(list) == 0 {
		return nil
	}
	return list
}

// tags reads the required list of a market's tags.
func (d *Decoder) tags() []string {
	v, ok := d.require(fieldTags, mustHave, "an array of strings", kindArray)
	if !ok {
		return nil
	}
	list, ok := stringsOf(v.text)
	if !ok {
		d.failf(fieldTags, "tags must be an array of strings")
		return nil
	}
	if len(list) > maxTags {
		d.failf(fieldTags, "tags must have at most %d entries, got %d", maxTags, len(list))
	}
	for i, tag := range list {
		d.proseRules(fieldTags, "tags["+strconv.Itoa(i)+"]", []byte(tag), maxTagBytes)
	}
	return list
}
