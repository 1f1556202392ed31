package recommend

import "math"

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
