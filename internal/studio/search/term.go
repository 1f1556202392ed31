package search

import (
	"fmt"
	"math"
	"strconv"
	"time"
)

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
