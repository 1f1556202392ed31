package search

import (
	"math"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// cell is a document's value of one field, checked and ready to be stored.
type cell struct {
	field   int
	absent  bool
	number  float64 // of number, date, bool
	text    string  // of keyword, text
	texts   []string
	numbers []float64
	// words are the analysed words of text, oldWords those of the value that it replaces.
	words, oldWords []string
}

// Dates are kept as microseconds since 1970, bools as 0 and 1.
func fromTime(t time.Time) float64 { return float64(t.UnixMicro()) }
func toTime(v float64) time.Time   { return time.UnixMicro(int64(v)).UTC() }

// minYear and maxYear bound the dates that RFC 3339 can write.
const minYear, maxYear = 0, 9999

func fromBool(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// newCell checks a value against its field's kind. It returns a *smartmoney.Error without
// the document's place.
func newCell(field int, kind Kind, value any) (cell, error) {
	c := cell{field: field}
	switch v := value.(type) {
	case nil:
		c.absent = true
		return c, nil
	case string:
		if kind == Keyword || kind == Text {
			c.text = v
			return c, checkText(v)
		}
	case bool:
		if kind == Bool {
			c.number = fromBool(v)
			return c, nil
		}
	case time.Time:
		if kind == Date {
			c.number = fromTime(v)
			return c, checkYear(v)
		}
	case float64:
		if kind == Number {
			c.number = v + 0 // -0 becomes 0
			return c, checkFinite(v)
		}
	case []string:
		if kind == Keywords {
			c.texts, c.absent = v, len(v) == 0
			return c, checkTexts(v)
		}
	case []float64:
		if kind == Numbers {
			c.numbers, c.absent = v, len(v) == 0
			return c, checkNumbers(v)
		}
	}
	return c, smartmoney.BadInput("", "holds a %T, which a field of kind %s cannot", value, kind)
}

func checkText(v string) error {
	if len(v) > MaxValueBytes {
		return smartmoney.BadInput("", "has %d bytes, at most %d are possible", len(v), MaxValueBytes)
	}
	return nil
}

func checkTexts(list []string) error {
	if len(list) > MaxList {
		return smartmoney.BadInput("", "has %d elements, at most %d are possible", len(list), MaxList)
	}
	for _, v := range list {
		if err := checkText(v); err != nil {
			return err
		}
	}
	return nil
}

func checkNumbers(list []float64) error {
	if len(list) > MaxList {
		return smartmoney.BadInput("", "has %d elements, at most %d are possible", len(list), MaxList)
	}
	for _, v := range list {
		if err := checkFinite(v); err != nil {
			return err
		}
	}
	return nil
}

func checkFinite(v float64) error {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return smartmoney.BadInput("", "is %v, numbers must be finite", v)
	}
	return nil
}

func checkYear(t time.Time) error {
	if y := t.UTC().Year(); y < minYear || y > maxYear {
		return smartmoney.BadInput("", "is in the year %d, dates must be in the years %d to %d", y, minYear, maxYear)
	}
	return nil
}
