package feed

import (
	"context"
	"math"
	"strconv"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// The methods of Diversity.
const (
	RoundRobin = "fields"   // one item of each group in turn
	Relevance  = "semantic" // maximal marginal relevance
)

// Diversity separates similar items.
type Diversity struct {
	Method  string
	Fields  []string // RoundRobin: items with equal values of all of these are a group
	Lambda  float64  // Relevance: 0 (diversity only) to 1 (relevance only)
	Horizon int      // Relevance: items considered for a place, and placed items compared with
}

func (d *Diversity) order(ctx context.Context, items []RankItem, order []int) []int {
	if d.Method == Relevance {
		return marginal(ctx, items, order, d.Lambda, d.Horizon)
	}
	return roundRobin(items, order, d.Fields)
}

// roundRobin takes the first item of each group, then the second of each, and so on. Groups come
// in the order of their first items. Items without a value are a group of their own.
func roundRobin(items []RankItem, order []int, fields []string) []int {
	groups, index := [][]int{}, map[string]int{}
	for _, i := range order {
		key := groupKey(&items[i], fields)
		at, known := index[key]
		if !known {
			at, index[key] = len(groups), len(groups)
			groups = append(groups, nil)
		}
		groups[at] = append(groups[at], i)
	}
	out := make([]int, 0, len(order))
	for len(out) < len(order) {
		left := groups[:0]
		for _, group := range groups {
			out = append(out, group[0])
			if len(group) > 1 {
				left = append(left, group[1:])
			}
		}
		groups = left
	}
	return out
}

// groupKey is one text of all values of fields; quoting keeps different values apart.
func groupKey(item *RankItem, fields []string) string {
	var b strings.Builder
	for _, field := range fields {
		for _, value := range values(item, field) {
			b.WriteString(strconv.Quote(value))
		}
		b.WriteByte(';')
	}
	return b.String()
}

// values returns the values of a field as texts.
func values(item *RankItem, field string) []string {
	if x, ok := item.Numbers[field]; ok {
		return []string{strconv.FormatFloat(x, 'g', -1, 64)}
	}
	return item.Values[field]
}

// marginal orders by maximal marginal relevance: of the next horizon items in the present order,
// a place goes to the one with the largest
//
//	λ · (1 − k/horizon) − (1 − λ) · max cosine with the last horizon placed items
//
// where k is its place among those considered, from 0. Equal ones keep their order. An item
// without a vector is like no other: its cosine is 0. Nothing more is placed once ctx has ended.
func marginal(ctx context.Context, items []RankItem, order []int, lambda float64, horizon int) []int {
	rest := newPool(items, order, horizon)
	out := make([]int, 0, len(order))
	for len(rest.items) > 0 && ctx.Err() == nil {
		best, most := 0, math.Inf(-1)
		for k := range rest.items {
			value := lambda*(1-float64(k)/float64(horizon)) - (1-lambda)*rest.likeness(k)
			if value > most+tie {
				best, most = k, value
			}
		}
		out = append(out, rest.place(best))
	}
	return out
}

// pool has the items considered for the next place, with their cosines with the placed ones.
type pool struct {
	all     []RankItem
	units   [][]float32 // unit vectors by item; nil without one
	waiting []int
	horizon int
	items   []int       // considered, in order
	cosines [][]float64 // of each with the last placed ones, as a ring
	recent  []int       // the last placed ones, as a ring
	placed  int
}

func newPool(items []RankItem, order []int, horizon int) *pool {
	p := &pool{all: items, units: make([][]float32, len(items)), waiting: order, horizon: horizon}
	for i := range items {
		p.units[i] = search.Unit(items[i].Vector)
	}
	for range min(horizon, len(order)) {
		p.admit()
	}
	return p
}

// admit adds the next waiting item to those considered.
func (p *pool) admit() {
	if len(p.waiting) == 0 {
		return
	}
	item := p.waiting[0]
	p.waiting = p.waiting[1:]
	cosines := make([]float64, len(p.recent), p.horizon)
	for i, placed := range p.recent {
		cosines[i] = search.FastDot(p.units[item], p.units[placed])
	}
	p.items, p.cosines = append(p.items, item), append(p.cosines, cosines)
}

// likeness returns the largest cosine of the k-th item with a placed one, 0 if none was placed.
func (p *pool) likeness(k int) float64 {
	if len(p.cosines[k]) == 0 {
		return 0
	}
	most := math.Inf(-1)
	for _, c := range p.cosines[k] {
		most = max(most, c)
	}
	return most
}

// place takes the k-th item out of those considered, and returns it.
func (p *pool) place(k int) int {
	item, at := p.items[k], p.placed%p.horizon
	p.items, p.cosines = append(p.items[:k], p.items[k+1:]...), append(p.cosines[:k], p.cosines[k+1:]...)
	for i, other := range p.items {
		c := search.FastDot(p.units[other], p.units[item])
		if p.placed < p.horizon {
			p.cosines[i] = append(p.cosines[i], c)
		} else {
			p.cosines[i][at] = c
		}
	}
	if p.placed < p.horizon {
		p.recent = append(p.recent, item)
	} else {
		p.recent[at] = item
	}
	p.placed++
	p.admit()
	return item
}
