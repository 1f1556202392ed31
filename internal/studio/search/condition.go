package search

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// test is the comparison of a condition.
type test int

const (
	isAnyOf   test = iota // equal to one of texts or numbers
	isInRange             // from low to high, both included
	isOther               // a number other than low
	isMatch               // a text with one of the words in texts
	isPresent
)

// condition is a filter that fits the schema, with its values as the column keeps them.
type condition struct {
	field     int
	test      test
	negated   bool
	low, high float64
	texts     []string
	numbers   []float64
	boost     float64 // added to the score of a document that meets it
}

// meets decides isInRange, isOther and isAnyOf for one number.
func (c *condition) meets(v float64) bool {
	switch c.test {
	case isInRange:
		return v >= c.low && v <= c.high
	case isOther:
		return v != c.low
	default:
		return slices.Contains(c.numbers, v)
	}
}

// above and below are the smallest number that is larger, and the largest that is smaller.
func above(v float64) float64 { return math.Nextafter(v, math.Inf(1)) }
func below(v float64) float64 { return math.Nextafter(v, math.Inf(-1)) }

// bind checks a filter against the schema. Filters that read another document must have
// been resolved.
func (ix *Index) bind(f *Filter) (condition, error) {
	field, err := ix.field(f.Field, f.at+".field")
	if err != nil {
		return condition{}, err
	}
	c := condition{field: field, boost: f.Boost}
	kind := ix.schema.Fields[field].Kind
	switch f.Kind {
	case "is_null", "not_null":
		c.test, c.negated = isPresent, f.Kind == "is_null"
		return c, nil
	case "numeric":
		return ix.bindNumeric(f, kind, c)
	case "date":
		return ix.bindDate(f, kind, c)
	case "match":
		return ix.bindMatch(f, kind, c)
	default: // term, terms, terms_lookup
		return ix.bindTerms(f, kind, c)
	}
}

// misfit is the error for a filter on a field of a kind that it does not work on.
func (ix *Index) misfit(f *Filter, kind Kind, instead string) error {
	return smartmoney.BadInput(f.at+".filter", "%s: field %s of index %s is of kind %s, which %s filters do not take; use %s",
		f.at, f.Field, ix.schema.Index, kind, f.Kind, instead)
}

func (ix *Index) bindNumeric(f *Filter, kind Kind, c condition) (condition, error) {
	switch kind {
	case Number, Numbers:
	case Date:
		return c, ix.misfit(f, kind, "date")
	default:
		return c, ix.misfit(f, kind, "term or terms")
	}
	v := f.number
	c.test, c.low, c.high = isInRange, math.Inf(-1), math.Inf(1)
	switch f.operator {
	case ">":
		c.low = above(v)
	case ">=":
		c.low = v
	case "<":
		c.high = below(v)
	case "<=":
		c.high = v
	case "!=":
		c.test, c.low = isOther, v
	default: // ==
		c.low, c.high = v, v
	}
	return c, nil
}

func (ix *Index) bindDate(f *Filter, kind Kind, c condition) (condition, error) {
	if kind != Date {
		instead := "term, terms or match"
		if kind == Number || kind == Numbers {
			instead = "numeric"
		}
		return c, ix.misfit(f, kind, instead)
	}
	c.test, c.low, c.high = isInRange, math.Inf(-1), math.Inf(1)
	if f.from.set {
		c.low = fromTime(f.from.moment(ix.now))
	}
	if f.to.set {
		c.high = fromTime(f.to.moment(ix.now))
	}
	return c, nil
}

func (d *dateBound) moment(now func() time.Time) time.Time {
	if d.relative {
		return now().Add(-time.Duration(d.daysAgo) * 24 * time.Hour)
	}
	return d.at
}

func (ix *Index) bindMatch(f *Filter, kind Kind, c condition) (condition, error) {
	switch kind {
	case Text:
		c.test = isMatch
		for _, text := range f.texts {
			for _, word := range words(text) {
				if !slices.Contains(c.texts, word) {
					c.texts = append(c.texts, word)
				}
			}
		}
		return c, nil
	case Keyword, Keywords, ID:
		c.texts = f.texts
		return c, nil
	case Date:
		return c, ix.misfit(f, kind, "date")
	case Bool:
		return c, ix.misfit(f, kind, "term")
	default:
		return c, ix.misfit(f, kind, "numeric")
	}
}

func (ix *Index) bindTerms(f *Filter, kind Kind, c condition) (condition, error) {
	for i, t := range f.terms {
		v, err := t.number(kind)
		if err != nil {
			at := f.at + ".value"
			if f.Kind == "terms" {
				at += fmt.Sprintf("[%d]", i)
			}
			return c, smartmoney.BadInput(at, "%s: field %s of index %s %s", at, f.Field, ix.schema.Index, err)
		}
		if kind.numeric() || kind == Numbers {
			c.numbers = append(c.numbers, v)
			continue
		}
		c.texts = append(c.texts, t.text)
	}
	return c, nil
}

// term is a scalar of a request, or of a document that a filter reads: a text, or a number
// or bool as it was written.
type term struct {
	text  string
	quote bool // whether it was a text
}

// termOf returns the terms of a document's value: none, one, or those of a list.
func termsOf(value any) []term {
	switch v := value.(type) {
	case string:
		return []term{{text: v, quote: true}}
	case float64:
		return []term{{text: formatNumber(v)}}
	case bool:
		return []term{{text: strconv.FormatBool(v)}}
	case time.Time:
		return []term{{text: v.UTC().Format(time.RFC3339Nano), quote: true}}
	case []string:
		terms := make([]term, len(v))
		for i, text := range v {
			terms[i] = term{text: text, quote: true}
		}
		return terms
	case []float64:
		terms := make([]term, len(v))
		for i, n := range v {
			terms[i] = term{text: formatNumber(n)}
		}
		return terms
	default:
		return nil
	}
}

func formatNumber(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// number returns the term as a column of a numeric kind keeps it, 0 for other kinds. Its
// errors go on from "field X of index Y".
func (t term) number(kind Kind) (float64, error) {
	switch kind {
	case Number, Numbers:
		v, err := strconv.ParseFloat(t.text, 64)
		if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
			return 0, fmt.Errorf("holds numbers, got %s", t.shown())
		}
		return v + 0, nil
	case Bool:
		switch t.text {
		case "true":
			return 1, nil
		case "false":
			return 0, nil
		}
		return 0, fmt.Errorf("holds true or false, got %s", t.shown())
	case Date:
		at, _, err := parseMoment(t.text)
		if err != nil {
			return 0, fmt.Errorf("holds dates: RFC 3339 or YYYY-MM-DD, got %s", t.shown())
		}
		return fromTime(at), nil
	default:
		return 0, nil
	}
}

// parseMoment reads RFC 3339, or a date as its start in UTC.
func parseMoment(text string) (at time.Time, dateOnly bool, err error) {
	if at, err = time.Parse(time.RFC3339, text); err == nil {
		return at.UTC(), false, checkMoment(at)
	}
	if at, err = time.Parse(time.DateOnly, text); err == nil {
		return at, true, nil
	}
	return time.Time{}, false, err
}

func checkMoment(at time.Time) error {
	if err := checkYear(at); err != nil {
		return err
	}
	return nil
}
