package search

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// plan is a query that fits an index, before its values are looked up in the columns.
type plan struct {
	query            *Query
	include, exclude []condition
	boosts           []condition
	vector           []float32 // unit length; nil unless semantic
	sortField        int       // -1 for none
	fields           selection // nil for ids only
}

// resolve checks a query against the schema and reads the documents that its filters refer to.
// It must not be called with the index's lock held: those may be of the same index.
func (ix *Index) resolve(ctx context.Context, q *Query, lookup Lookup) (*plan, error) {
	p := &plan{query: q, sortField: -1}
	if q.Size < 1 || q.Size > MaxSize {
		return nil, smartmoney.BadInput("size", "size must be between 1 and %d, got %d", MaxSize, q.Size)
	}
	var err error
	if p.include, err = ix.conditions(ctx, q.Include, lookup); err != nil {
		return nil, err
	}
	if p.exclude, err = ix.conditions(ctx, q.Exclude, lookup); err != nil {
		return nil, err
	}
	if p.boosts, err = ix.conditions(ctx, q.Boosts, lookup); err != nil {
		return nil, err
	}
	if q.SortField != "" {
		if p.sortField, err = ix.sortable(q.SortField); err != nil {
			return nil, err
		}
	}
	if !q.OnlyIDs {
		if p.fields, err = ix.selectFields(q.Select, "select_fields"); err != nil {
			return nil, err
		}
	}
	if q.Kind == Semantic {
		if len(q.Vector) != VectorSize {
			return nil, smartmoney.BadInput("vector", "vector must have %d numbers, got %d", VectorSize, len(q.Vector))
		}
		if p.vector = unit(q.Vector); p.vector == nil {
			return nil, smartmoney.BadInput("vector", "vector must have finite numbers that are not all 0")
		}
	}
	return p, ix.checkCost(p)
}

// sortable returns the position of a field to sort by.
func (ix *Index) sortable(name string) (int, error) {
	field, err := ix.field(name, "sort_by.field")
	if err != nil {
		return 0, err
	}
	if kind := ix.schema.Fields[field].Kind; kind.list() {
		return 0, smartmoney.BadInput("sort_by.field", "sort_by.field: field %s of index %s holds lists (%s) and has no order; sort by a field of kind number, date, keyword, text or bool",
			name, ix.schema.Index, kind)
	}
	return field, nil
}

// conditions binds filters.
func (ix *Index) conditions(ctx context.Context, filters []Filter, lookup Lookup) ([]condition, error) {
	list := make([]condition, 0, len(filters))
	for i := range filters {
		f := &filters[i]
		var err error
		switch f.Kind {
		case "group_boost":
			list, err = ix.groupBoost(ctx, list, f, lookup)
		case "terms_lookup":
			read := *f
			if read.terms, err = ix.lookupTerms(ctx, f, lookup); err == nil {
				list, err = ix.bound(list, &read)
			}
		default:
			list, err = ix.bound(list, f)
		}
		if err != nil {
			return nil, err
		}
		if len(list) > MaxConditions {
			return nil, smartmoney.BadInput(f.at, "%s: the filters up to here have more than %d conditions: a group_boost has one per value; lower n", f.at, MaxConditions)
		}
	}
	return list, nil
}

func (ix *Index) bound(list []condition, f *Filter) ([]condition, error) {
	c, err := ix.bind(f)
	return append(list, c), err
}

// read returns the document that a filter refers to.
func (ix *Index) read(ctx context.Context, f *Filter, lookup Lookup) (Document, error) {
	if lookup == nil {
		return Document{}, smartmoney.BadInput(f.at, "%s: %s filters are not possible here", f.at, f.Kind)
	}
	doc, err := lookup(ctx, f.lookupIndex, f.lookupID)
	if err != nil {
		if smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
			place := f.at + ".lookup_index"
			return Document{}, smartmoney.BadInput(place, "%s: %s", place, strings.TrimPrefix(err.Error(), "index: "))
		}
		return Document{}, err
	}
	return doc, nil
}

// lookupTerms reads the terms of a terms_lookup. A document that is not there, or lacks the
// field, has none.
func (ix *Index) lookupTerms(ctx context.Context, f *Filter, lookup Lookup) ([]term, error) {
	doc, err := ix.read(ctx, f, lookup)
	if err != nil {
		return nil, err
	}
	terms := termsOf(doc.At(f.lookupPath))
	return terms[:min(len(terms), MaxTerms)], nil
}

// groupBoost appends a condition for each field of a document's group. Of equal values the
// first counts.
func (ix *Index) groupBoost(ctx context.Context, list []condition, f *Filter, lookup Lookup) ([]condition, error) {
	doc, err := ix.read(ctx, f, lookup)
	if err != nil {
		return nil, err
	}
	if _, err := ix.field(f.Field, f.at+".field"); err != nil {
		return nil, err
	}
	var seen []term
	for k := 1; k <= f.n; k++ {
		for _, t := range termsOf(doc.At(fmt.Sprintf("%s_%02d", f.lookupPath, k))) {
			if slices.Contains(seen, t) {
				continue
			}
			seen = append(seen, t)
			one := Filter{Kind: "term", Field: f.Field, Boost: f.boostOf(k), at: f.at, terms: []term{t}}
			if list, err = ix.bound(list, &one); err != nil {
				return nil, err
			}
		}
	}
	return list, nil
}

// boostOf returns the boost of the k-th field of a group, from maxBoost for the first to
// minBoost for the n-th.
func (f *Filter) boostOf(k int) float64 {
	if f.n == 1 {
		return f.maxBoost
	}
	return f.maxBoost - float64(k-1)*(f.maxBoost-f.minBoost)/float64(f.n-1)
}

// checkCost refuses a query that reads too much.
func (ix *Index) checkCost(p *plan) error {
	cost := ix.costOf(len(p.include)+len(p.exclude)+len(p.boosts), p.vector != nil)
	if cost > MaxCost {
		return smartmoney.Errorf(smartmoney.CodeTooComplex, "the query reads %d values of index %s, at most %d are possible; use fewer filters", cost, ix.schema.Index, MaxCost)
	}
	return nil
}

// vectorCost is what a vector costs, in values of a column.
const vectorCost = 128

func (ix *Index) costOf(conditions int, semantic bool) int64 {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	cost := int64(ix.used) * int64(1+conditions)
	if semantic {
		cost += vectorCost * int64(ix.vectors.count)
	}
	return cost
}

// renderCost is the cost of a field of a hit, in values of a column: it is put into a map, and
// encoded as JSON.
const renderCost = 400

// Cost returns about what Search reads of the index and renders, in values of its columns: a value
// takes about a nanosecond.
func (ix *Index) Cost(q *Query) int64 {
	conditions := len(q.Include) + len(q.Exclude)
	for i := range q.Boosts {
		conditions += max(1, q.Boosts[i].n)
	}
	return ix.costOf(conditions, q.Kind == Semantic) + ix.renderingOf(q)
}

// renderingOf returns what the hits of a query cost beside the values that are read to find them.
func (ix *Index) renderingOf(q *Query) int64 {
	fields := 1 // the id and the score
	if !q.OnlyIDs {
		chosen, err := ix.selectFields(q.Select, "select_fields")
		if err != nil {
			return 0 // the query is refused
		}
		fields += len(chosen)
		if q.IncludeVector {
			fields += VectorSize
		}
	}
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	return renderCost * int64(fields) * int64(max(0, min(q.Size, len(ix.rows))))
}
