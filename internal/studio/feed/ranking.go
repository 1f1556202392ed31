package feed

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of what can be ordered.
const (
	MaxRankedItems = 10_000
	MaxRankingBody = 8 << 20 // bytes of a request
	MaxFields      = 256     // fields of an item
	MaxVector      = 4096    // numbers of an item's vector
	MaxHorizon     = 100
	MaxRules       = 8
	MaxEveryN      = 1000
	maxRankedID    = 200 // characters of an item's id
	maxRankedName  = 200 // characters of a field's name
	maxText        = 500 // characters of a field's text
	maxValues      = 64  // elements of a field that is an array
)

// RankItem is one item to order.
type RankItem struct {
	ID      string
	Numbers map[string]float64  // finite
	Values  map[string][]string // of other fields, as texts, for diversity and limits
	Vector  []float32           // embed; nil if it has none; all vectors have the same length
}

// Ranked is an item in its place; Score falls evenly from 1 for the first to 0 for the last.
type Ranked struct {
	ItemID string  `json:"item_id"`
	Score  float64 `json:"score"`
}

// RankSettings are the steps of an order; nil for one that is left out.
type RankSettings struct {
	Sort      *Sort
	Diversity *Diversity
	Limits    *Limits
}

// Rank orders items by the steps of s: sort, then diversity, then limits. Without any step the
// order stays. It returns the error of ctx if that ends first: the largest requests take seconds.
// More values to limit than MaxLimited are BAD_USER_INPUT.
func Rank(ctx context.Context, items []RankItem, s RankSettings) ([]Ranked, error) {
	order, err := Order(ctx, items, s)
	if err != nil {
		return nil, err
	}
	ranked := make([]Ranked, len(order))
	for place, i := range order {
		ranked[place] = Ranked{ItemID: items[i].ID, Score: Score(place, len(order))}
	}
	return ranked, nil
}

// Order returns the items' indexes in the order of Rank, with its errors.
func Order(ctx context.Context, items []RankItem, s RankSettings) ([]int, error) {
	order := make([]int, len(items))
	for i := range order {
		order[i] = i
	}
	if s.Sort != nil {
		order = s.Sort.order(items, order)
	}
	if s.Diversity != nil {
		order = s.Diversity.order(ctx, items, order)
	}
	if err := ctx.Err(); err != nil || s.Limits == nil {
		return order, err
	}
	return s.Limits.order(ctx, items, order)
}

// Score returns the score of a place, from 0, among n: it falls evenly from 1 to 0. A single
// item has 1.
func Score(place, n int) float64 {
	if n < 2 {
		return 1
	}
	return 1 - float64(place)/float64(n-1)
}

// The methods of Sort.
const (
	ByFields   = "sort"   // by one or two fields
	ByWeights  = "linear" // by a weighted sum of fields
	ByMixtures = "mix"    // fields' orders mixed in proportion
)

// Sort orders items by their numbers. A missing number counts as the lowest. Equal items keep
// their order.
type Sort struct {
	Method string
	Keys   []Key
}

// Key is a field with its part in the order.
type Key struct {
	Field     string
	Ascending bool    // ByFields and ByMixtures
	Weight    float64 // ByWeights: factor; ByMixtures: share of the places, above 0
}

func (s *Sort) order(items []RankItem, order []int) []int {
	switch s.Method {
	case ByWeights:
		return byWeights(items, order, s.Keys)
	case ByMixtures:
		return byMixtures(items, order, s.Keys)
	default:
		return byFields(items, order, s.Keys)
	}
}

func byFields(items []RankItem, order []int, keys []Key) []int {
	order = slices.Clone(order)
	slices.SortStableFunc(order, func(a, b int) int {
		for _, key := range keys {
			if c := cmp.Compare(number(&items[a], key.Field), number(&items[b], key.Field)); c != 0 {
				if key.Ascending {
					return c
				}
				return -c
			}
		}
		return 0
	})
	return order
}

// number returns a field of an item, -Inf if it is missing.
func number(item *RankItem, field string) float64 {
	if x, ok := item.Numbers[field]; ok {
		return x
	}
	return math.Inf(-1)
}

// byWeights sorts by the falling sum of weight × number. A missing number is the lowest that any
// item has of the field, 0 if none has it.
func byWeights(items []RankItem, order []int, keys []Key) []int {
	sums := make([]float64, len(items))
	for _, key := range keys {
		least := lowest(items, key.Field)
		for i := range items {
			x, ok := items[i].Numbers[key.Field]
			if !ok {
				x = least
			}
			sums[i] = smartmoney.Finite(sums[i] + smartmoney.Finite(key.Weight*x))
		}
	}
	order = slices.Clone(order)
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(sums[b], sums[a]) })
	return order
}

func lowest(items []RankItem, field string) float64 {
	least, found := math.Inf(1), false
	for i := range items {
		if x, ok := items[i].Numbers[field]; ok {
			least, found = min(least, x), true
		}
	}
	if !found {
		return 0
	}
	return least
}

// byMixtures fills the places from one list per key, each sorted by its field. A place goes to
// the list that is furthest behind its share of the places so far, the earlier key if equal; an
// item that another list placed is passed over.
func byMixtures(items []RankItem, order []int, keys []Key) []int {
	lists, total := make([][]int, len(keys)), 0.0
	for k, key := range keys {
		lists[k] = byFields(items, order, []Key{key})
		total += key.Weight
	}
	placed, filled, out := make([]bool, len(items)), make([]float64, len(keys)), make([]int, 0, len(order))
	for len(out) < len(order) {
		next, behind := 0, math.Inf(-1)
		for k, key := range keys {
			if lag := key.Weight/total*float64(len(out)+1) - filled[k]; lag > behind+tie {
				next, behind = k, lag
			}
		}
		for placed[lists[next][0]] {
			lists[next] = lists[next][1:]
		}
		out, placed[lists[next][0]] = append(out, lists[next][0]), true
		filled[next]++
	}
	return out
}

// tie is the difference within which two lags are equal, so that rounding decides nothing.
const tie = 1e-9
