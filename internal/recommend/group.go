package recommend

import "math"

// group has the items of one chain with the models' parameters for them.
type group struct {
	key        string
	items      []string  // in order of their names
	popularity []float32 // 0 to 1: the sum of an item's weights against the largest sum
	weights    []float32 // EASE: row i has what item i in a history adds to each item; nil: not fitted
	near       [][]neighbour
}

// neighbour is an item that the same wallets trade.
type neighbour struct {
	item   uint32
	cosine float32 // above 0, at most 1
}

// held is an item of a history, by its number in the group.
type held struct {
	item   int32
	weight float64
}

// popularityShare is the share of popularity in a score of the other models. It orders items
// without evidence in the history.
const popularityShare = 0.001

// neutral is the score of EASE, before it is blended, of an item without evidence in the
// history.
const neutral = 0.5

// blend combines a model's own score, 0 to 1, and the popularity.
func blend(own float64, popularity float32) float64 {
	return (1-popularityShare)*own + popularityShare*float64(popularity)
}

// popular writes the popularity of each item to scores.
func (g *group) popular(scores []float64) {
	for i, p := range g.popularity {
		scores[i] = float64(p)
	}
}

// ease writes the score of each item by EASE: with s the sum over the history of weight times
// coefficient, (1 + s/(1+|s|))/2, which is ½ where the history says nothing, blended with the
// popularity.
func (g *group) ease(history []held, scores []float64) {
	n := len(g.items)
	clear(scores)
	for _, h := range history {
		row := g.weights[int(h.item)*n : (int(h.item)+1)*n]
		for j, b := range row {
			scores[j] += h.weight * float64(b)
		}
	}
	for j, s := range scores {
		scores[j] = blend((1+s/(1+math.Abs(s)))/2, g.popularity[j])
	}
}

// knn writes the score of each item by its neighbours: the mean cosine to the items of the
// history, weighted by their weights, where an item that is no neighbour has 0, blended with the
// popularity.
func (g *group) knn(history []held, scores []float64) {
	total, weight := 0.0, make([]float64, len(g.items))
	for _, h := range history {
		weight[h.item] += h.weight
		total += h.weight
	}
	for j, near := range g.near {
		s := 0.0
		for _, n := range near {
			s += weight[n.item] * float64(n.cosine)
		}
		if total > 0 {
			s /= total
		}
		scores[j] = blend(s, g.popularity[j])
	}
}
