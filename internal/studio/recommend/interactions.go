package recommend

import (
	"cmp"
	"iter"
	"math"
	"slices"
	"time"
)

// Interaction states that a wallet traded an item.
type Interaction struct {
	User  string    // the wallet: chain:address, or the bare address on polymarket
	Item  string    // item_id of a market, or chain:address of a token
	At    time.Time // event time of the latest trade
	USD   float64   // sum of the amounts
	Count int       // trades
}

// MaxInteractions is the number of interactions to train with. Of more, the newest are used.
const MaxInteractions = 250_000

// Newest returns the newest interactions, at most MaxInteractions.
func Newest(all iter.Seq[Interaction]) []Interaction { return newest(all, MaxInteractions) }

// newest returns the newest interactions, at most most. It keeps up to twice as many meanwhile.
func newest(all iter.Seq[Interaction], most int) []Interaction {
	var kept []Interaction
	trim := func() {
		if len(kept) > most {
			slices.SortFunc(kept, func(a, b Interaction) int {
				return cmp.Or(b.At.Compare(a.At), cmp.Compare(a.User, b.User), cmp.Compare(a.Item, b.Item))
			})
			clear(kept[most:])
			kept = kept[:most]
		}
	}
	for one := range all {
		if kept = append(kept, one); len(kept) >= 2*most {
			trim()
		}
	}
	trim()
	return kept
}

// HalfLife is the time after which an item that a wallet no longer trades counts half in the
// wallet's history.
const HalfLife = 14 * 24 * time.Hour

// Weight returns the weight of an item in a wallet's history, 0 to 1:
//
//	2^(-age/HalfLife) · n/(1+n) · min(USD, 1)
//
// for n trades with a sum of USD, the latest of which has that age. The tenth trade counts less
// than the first, an old one less than a new one, and dust almost nothing.
func Weight(age time.Duration, trades int, usd float64) float64 {
	n := float64(trades)
	return math.Exp2(-float64(max(age, 0))/float64(HalfLife)) * n / (1 + n) * max(min(usd, 1), 0)
}

// merged returns interactions by wallet and item, one for each two. It leaves out those that have
// an amount of 0.
func merged(interactions []Interaction) []Interaction {
	all := slices.SortedFunc(slices.Values(interactions), func(a, b Interaction) int {
		return cmp.Or(cmp.Compare(a.User, b.User), cmp.Compare(a.Item, b.Item), a.At.Compare(b.At), cmp.Compare(a.USD, b.USD))
	})
	pairs := all[:0]
	for _, one := range all {
		if n := len(pairs) - 1; n >= 0 && pairs[n].User == one.User && pairs[n].Item == one.Item {
			pairs[n].At, pairs[n].USD, pairs[n].Count = one.At, pairs[n].USD+one.USD, pairs[n].Count+one.Count
		} else if one.USD > 0 {
			pairs = append(pairs, one)
		}
	}
	return pairs
}

// Counts are the sizes of a training set.
type Counts struct {
	Trades  int `json:"trades"`
	Wallets int `json:"wallets"` // with two items or more
	Items   int `json:"items"`
}

// Enough returns the least counts for training. Below them popularity is used.
func Enough() Counts { return Counts{Trades: 1000, Wallets: 50, Items: 10} }

// Reaches reports whether no count is below that of least.
func (c Counts) Reaches(least Counts) bool {
	return c.Trades >= least.Trades && c.Wallets >= least.Wallets && c.Items >= least.Items
}

// CountsOf returns the counts of interactions.
func CountsOf(interactions []Interaction) Counts { return countsOf(merged(interactions)) }

func countsOf(pairs []Interaction) (c Counts) {
	items := map[string]bool{}
	for i, one := range pairs {
		c.Trades += one.Count
		items[one.Item] = true
		if i > 0 && pairs[i-1].User == one.User && (i == 1 || pairs[i-2].User != one.User) {
			c.Wallets++
		}
	}
	c.Items = len(items)
	return c
}

// group has the items of one chain with what the model knows of them. Its fields are stored.
type group struct {
	Key        string
	Items      []string  // in order of their names
	Popularity []float32 // 0 to 1: the sum of an item's weights against the largest sum
	// EASE: row i has what item i in a history adds to each item; nil: not fitted
	Weights []float32
}

// held is an item of a history, by its number in the group.
type held struct {
	item   int32
	weight float64
}

// popularityShare is the share of popularity in a score of EASE. It orders items without evidence
// in the history.
const popularityShare = 0.001

// neutral is the score of EASE, before it is blended, of an item without evidence in the
// history.
const neutral = 0.5

// blend combines the score of EASE, 0 to 1, and the popularity.
func blend(own float64, popularity float32) float64 {
	return (1-popularityShare)*own + popularityShare*float64(popularity)
}

// scores returns the score of each item: its popularity, or by EASE, with s the sum over the
// history of weight times coefficient, (1 + s/(1+|s|))/2, which is ½ where the history says
// nothing, blended with the popularity.
func (g *group) scores(ease bool, history []held) []float64 {
	n := len(g.Items)
	scores := make([]float64, n)
	if !ease {
		for i, p := range g.Popularity {
			scores[i] = float64(p)
		}
		return scores
	}
	for _, h := range history {
		row := g.Weights[int(h.item)*n : (int(h.item)+1)*n]
		for j, b := range row {
			scores[j] += h.weight * float64(b)
		}
	}
	for j, s := range scores {
		scores[j] = blend((1+s/(1+math.Abs(s)))/2, g.Popularity[j])
	}
	return scores
}
