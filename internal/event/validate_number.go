package event

import (
	"bytes"
	"math"
	"strconv"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// maxExactInt is the bound up to which float64 represents every integer.
const maxExactInt = 1 << 53

// number reads a number as the float64 nearest to its literal; beyond float64's range
// that is +Inf or -Inf. The number must satisfy in, which rule describes for the error
// message. ok is false if the field is absent or invalid.
func (d *Decoder) number(id fieldKey, p presence, in func(float64) bool, rule string) (x float64, ok bool) {
	v, ok := d.require(id, p, "a number", kindNumber)
	if !ok {
		return 0, false
	}
	x = parseFloat(v.text)
	if !in(x) {
		d.failf(id, "%s must be %s, got %s", id, rule, clip(v.text))
		return 0, false
	}
	return x + 0, true // -0 becomes 0
}

// parseFloat parses a literal that the scanner has already checked.
func parseFloat(literal []byte) float64 {
	// out of range is ±Inf, which every rule rejects
	x, _ := strconv.ParseFloat(string(literal), 64)
	return x
}

func finite(x float64) bool      { return !math.IsInf(x, 0) && !math.IsNaN(x) }
func positive(x float64) bool    { return x > 0 && finite(x) }
func atLeastZero(x float64) bool { return x >= 0 && finite(x) }
func fraction(x float64) bool    { return x >= 0 && x <= 1 }

const (
	finiteRule      = "a finite number"
	positiveRule    = "a finite number > 0"
	atLeastZeroRule = "a finite number >= 0"
	fractionRule    = "between 0 and 1"
)

func (d *Decoder) atLeastZero(id fieldKey) float64 {
	x, _ := d.number(id, mustHave, atLeastZero, atLeastZeroRule)
	return x
}

func (d *Decoder) fraction(id fieldKey) float64 {
	x, _ := d.number(id, mustHave, fraction, fractionRule)
	return x
}

func (d *Decoder) optionalAtLeastZero(id fieldKey) *float64 {
	return pointerTo(d.number(id, mayHave, atLeastZero, atLeastZeroRule))
}

func (d *Decoder) optionalFraction(id fieldKey) *float64 {
	return pointerTo(d.number(id, mayHave, fraction, fractionRule))
}

func (d *Decoder) optionalFinite(id fieldKey) *float64 {
	return pointerTo(d.number(id, mayHave, finite, finiteRule))
}

func pointerTo[T int64 | float64](x T, ok bool) *T {
	if !ok {
		return nil
	}
	return &x
}

func (d *Decoder) count(id fieldKey) int64 {
	n, _ := d.integer(id, mustHave)
	return n
}

func (d *Decoder) optionalCount(id fieldKey) *int64 {
	return pointerTo(d.integer(id, mayHave))
}

// integer reads an integer >= 0. 12.0 and 1e3 count as integers, up to
// maxExactInt. ok is false if the field is absent or invalid.
func (d *Decoder) integer(id fieldKey, p presence) (n int64, ok bool) {
	v, ok := d.require(id, p, "a number", kindNumber)
	if !ok {
		return 0, false
	}
	n, err := strconv.ParseInt(string(v.text), 10, 64)
	if err != nil {
		x := parseFloat(v.text)
		if x != math.Trunc(x) || x > maxExactInt {
			d.failf(id, "%s must be an integer from 0 to 9223372036854775807, got %s", id, clip(v.text))
			return 0, false
		}
		n = int64(x)
	}
	if n < 0 {
		d.failf(id, "%s must be an integer from 0 to 9223372036854775807, got %s", id, clip(v.text))
		return 0, false
	}
	return n, true
}

// amounts reads a trade's quantity, price and amount. Two suffice: the third is
// derived. If all three are present, each is kept as it is (semantics 1).
func (d *Decoder) amounts() (quantity, price, amount float64) {
	quantity, hasQuantity := d.number(fieldQuantity, mayHave, positive, positiveRule)
	price, hasPrice := d.number(fieldPriceUSD, mayHave, positive, positiveRule)
	amount, hasAmount := d.number(fieldAmountUSD, mayHave, positive, positiveRule)
	switch {
	case hasQuantity && hasPrice && hasAmount:
	case hasPrice && hasAmount:
		quantity = d.derived(fieldQuantity, "amount_usd / price_usd", amount/price)
	case hasQuantity && hasAmount:
		price = d.derived(fieldPriceUSD, "amount_usd / quantity", amount/quantity)
	case hasQuantity && hasPrice:
		amount = d.derived(fieldAmountUSD, "quantity * price_usd", quantity*price)
	default:
		d.failf(d.firstMissingAmount(), "at least two of quantity, price_usd and amount_usd are required")
	}
	return quantity, price, amount
}

func (d *Decoder) firstMissingAmount() fieldKey {
	for _, id := range [...]fieldKey{fieldQuantity, fieldPriceUSD} {
		if d.fields.get(id).kind == kindAbsent {
			return id
		}
	}
	return fieldAmountUSD
}

func (d *Decoder) derived(id fieldKey, formula string, x float64) float64 {
	if !positive(x) {
		d.failf(id, "%s, derived as %s, must be %s, got %v", id, formula, positiveRule, x)
	}
	return x
}

// stringsOf parses a well-formed JSON array of strings. ok is false if an element is not
// a string.
func stringsOf(raw []byte) (list []string, ok bool) {
	dec := jsontext.NewDecoder(bytes.NewBuffer(raw))
	if _, err := dec.ReadToken(); err != nil {
		return nil, false
	}
	list = []string{}
	for dec.PeekKind() != ']' {
		token, err := dec.ReadToken()
		if err != nil || token.Kind() != '"' {
			return nil, false
		}
		list = append(list, token.String())
	}
	return list, true
}

// time reads a required time and returns it in UTC. It must be between 1970 and 2262,
// where nanoseconds in 64 bits end, and at most MaxAhead ahead of the clock.
func (d *Decoder) time(id fieldKey) time.Time {
	t, text := d.anyTime(id, mustHave)
	if t.After(d.horizon) {
		d.horizon = d.now().Add(MaxAhead)
		if t.After(d.horizon) {
			d.failf(id, "%s is more than %s ahead of the clock, got %q", id, MaxAhead, clip(text))
		}
	}
	return t
}

// optionalTime reads a time that may lie ahead of the clock, zero if it is absent.
func (d *Decoder) optionalTime(id fieldKey) time.Time {
	t, _ := d.anyTime(id, mayHave)
	return t
}

// anyTime reads a time between 1970 and 2262 and returns it in UTC with its text. It is
// zero if the field is absent or invalid.
func (d *Decoder) anyTime(id fieldKey, p presence) (t time.Time, text []byte) {
	v, ok := d.str(id, p)
	if !ok {
		return time.Time{}, nil
	}
	if err := t.UnmarshalText(v.text); err != nil || !strictTime(v.text) {
		d.failf(id, "%s must be an RFC 3339 time with a zone, got %q", id, clip(v.text))
		return time.Time{}, nil
	}
	t = t.UTC()
	if t.Unix() < 0 || t.After(time.Unix(0, math.MaxInt64)) {
		d.failf(id, "%s must be between the years 1970 and 2262, got %q", id, clip(v.text))
		return time.Time{}, nil
	}
	return t, v.text
}

// strictTime rejects what package time accepts against RFC 3339: an hour of one digit,
// a comma before the fraction, an offset of a day or more. The text must be a time that
// package time parses.
func strictTime(text []byte) bool {
	const hourEnd, secondEnd = len("2006-01-02T15"), len("2006-01-02T15:04:05")
	if len(text) <= secondEnd || text[hourEnd] != ':' || text[secondEnd] == ',' {
		return false
	}
	if text[len(text)-1] == 'Z' {
		return true
	}
	offset := text[len(text)-len("07:00"):]
	return string(offset[:2]) <= "23" && string(offset[3:]) <= "59"
}
