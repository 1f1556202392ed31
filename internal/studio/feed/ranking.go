package feed

import "context"

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
