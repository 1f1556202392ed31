package recommend

import (
	"cmp"
	"math"
	"slices"
	"time"
)

// HalfLife is the time after which an item that a wallet no longer trades counts half in the
// wallet's history.
const HalfLife = 14 * 24 * time.Hour

// maxHistory is the largest number of items of a history that a model uses: the heaviest.
const maxHistory = 1000

// weight returns the weight of an item in a wallet's history, 0 to 1:
//
//	2^(-age/HalfLife) · n/(1+n) · min(USD, 1)
//
// for n trades with a sum of USD, the latest of which has that age. The tenth trade counts less
// than the first, an old one less than a new one, and dust almost nothing.
func weight(age time.Duration, trades int, usd float64) float64 {
	n := float64(trades)
	return math.Exp2(-float64(max(age, 0))/float64(HalfLife)) * n / (1 + n) * max(min(usd, 1), 0)
}

// Weights returns a wallet's history from its trades, the heaviest item first and items of equal
// weight by name. The weight of an item is 2^(-age/HalfLife)·n/(1+n)·min(USD, 1) for n trades for
// USD together; its age is how long before now the latest was. now is the latest event time.
// Weights uses every interaction, whatever its User.
func Weights(interactions []Interaction, now time.Time) []Weighted {
	sorted := slices.SortedFunc(slices.Values(interactions), func(a, b Interaction) int {
		return cmp.Or(cmp.Compare(a.Item, b.Item), a.At.Compare(b.At), cmp.Compare(a.USD, b.USD))
	})
	var history []Weighted
	for i := 0; i < len(sorted); {
		item, trades, usd := sorted[i].Item, 0, 0.0
		var latest time.Time
		for ; i < len(sorted) && sorted[i].Item == item; i++ {
			trades += max(sorted[i].Count, 1)
			usd += sorted[i].USD
			latest = sorted[i].At
		}
		history = append(history, Weighted{Item: item, Weight: weight(now.Sub(latest), trades, usd)})
	}
	slices.SortStableFunc(history, func(a, b Weighted) int { return cmp.Compare(b.Weight, a.Weight) })
	return history
}
