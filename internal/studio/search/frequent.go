package search

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// maxCounted is the number of distinct values up to which they are counted.
const maxCounted = 100_000

// FrequentValues returns the values of a field that most documents have, up to size (1 to
// MaxValues), most frequent first and equal ones by value. Each element of a list counts once
// per document. It refuses a field of kind ID, and one with more than 100 000 distinct values.
func (ix *Index) FrequentValues(ctx context.Context, field string, size int) ([]ValueCount, error) {
	if size < 1 || size > MaxValues {
		return nil, smartmoney.BadInput("size", "size must be between 1 and %d, got %d", MaxValues, size)
	}
	at, err := ix.field(field, "field")
	if err != nil {
		return nil, err
	}
	var values []ValueCount
	switch col := ix.columns[at].(type) {
	case nil:
		return nil, smartmoney.BadInput("field", "field %s of index %s is the document's id: every value occurs once", field, ix.schema.Index)
	case *numberColumn:
		values, err = ix.countNumbers(ctx, field, col)
	case *numbersColumn:
		values, err = ix.countLists(field, col)
	default:
		values, err = ix.countTexts(field, col)
	}
	if err != nil {
		return nil, err
	}
	slices.SortFunc(values, func(a, b ValueCount) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), compareValues(a.ID, b.ID))
	})
	return slices.Clone(values[:min(len(values), size)]), nil
}

// countTexts returns the values of a keyword, text or list of keywords with their counts.
func (ix *Index) countTexts(field string, col column) ([]ValueCount, error) {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	var dict *dictionary
	count := func(code uint32) int { return int(dict.counts[code]) }
	switch col := col.(type) {
	case *listColumn:
		dict = col.elements
		count = func(code uint32) int { return int(col.rows[code].GetCardinality()) }
	case *textColumn:
		dict = col.dict
	case *keywordColumn:
		dict = col.dict
	}
	if dict.len() > maxCounted {
		return nil, tooManyValues(field, ix.schema.Index)
	}
	values := make([]ValueCount, 0, dict.len())
	for text, code := range dict.codes {
		values = append(values, ValueCount{ID: text, Count: count(code)})
	}
	return values, nil
}

func (ix *Index) countNumbers(ctx context.Context, field string, col *numberColumn) ([]ValueCount, error) {
	counts := map[float64]int{}
	for chunk := 0; ; chunk++ {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if !ix.countChunk(chunk, col, counts) {
			break
		}
		if len(counts) > maxCounted {
			return nil, tooManyValues(field, ix.schema.Index)
		}
	}
	values := make([]ValueCount, 0, len(counts))
	for v, n := range counts {
		values = append(values, ValueCount{ID: col.shown(v), Count: n})
	}
	return values, nil
}

func (ix *Index) countChunk(chunk int, col *numberColumn, counts map[float64]int) bool {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	for _, v := range col.values.of(chunk) {
		if !math.IsNaN(v) {
			counts[v]++
		}
	}
	return chunk < ix.chunkCount()
}

// shown is a number as ValueCount has it.
func (n *numberColumn) shown(v float64) any {
	switch n.kind {
	case Date:
		return toTime(v).Format(time.RFC3339Nano)
	case Bool:
		return v != 0
	default:
		return v
	}
}

func (ix *Index) countLists(field string, col *numbersColumn) ([]ValueCount, error) {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	counts := map[float64]int{}
	for _, list := range col.lists.codes {
		seen := map[float64]bool{}
		for _, v := range col.listed(list) {
			if !seen[v] {
				seen[v] = true
				counts[v] += int(col.lists.counts[list])
			}
		}
		if len(counts) > maxCounted {
			return nil, tooManyValues(field, ix.schema.Index)
		}
	}
	values := make([]ValueCount, 0, len(counts))
	for v, n := range counts {
		values = append(values, ValueCount{ID: v, Count: n})
	}
	return values, nil
}

func tooManyValues(field, index string) error {
	return smartmoney.BadInput("field", "field %s of index %s has more than %d distinct values", field, index, maxCounted)
}

// compareValues orders two values of one field.
func compareValues(a, b any) int {
	switch a := a.(type) {
	case string:
		return strings.Compare(a, b.(string))
	case float64:
		return cmp.Compare(a, b.(float64))
	case bool:
		return cmp.Compare(fromBool(a), fromBool(b.(bool)))
	default:
		return 0
	}
}
