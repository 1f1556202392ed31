package feed

import (
	"context"
	"fmt"
	"math"
)

// scores are an item's scores, 0 to 1; docs/studio.md has their formulas.
type scores struct {
	popular, trending, affinity, interest float64
	total                                 float64 // their mean by the weights of the feed
}

// scoreNames are the names of the scores as fields of a ranking.
var scoreNames = []string{"score", "popular_score", "trending_score", "affinity_score", "interest_score"}

func (s *scores) fields() map[string]float64 {
	return map[string]float64{
		"score": s.total, "popular_score": s.popular, "trending_score": s.trending, "affinity_score": s.affinity, "interest_score": s.interest,
	}
}

// score scores the candidates.
func (r *run) score(ctx context.Context) error {
	ids, most := make([]string, len(r.items)), 0.0
	for i, c := range r.items {
		ids[i], most = c.item.ID, max(most, volume(c.item.Volume24h))
	}
	w := r.links[0].plan.scoring
	interests, by, err := r.options.Scorer.Score(ctx, w.model, r.index, r.User, ids)
	if err != nil {
		return err
	}
	if len(interests) != len(ids) {
		return fmt.Errorf("the model %q returned %d scores for %d items", by, len(interests), len(ids))
	}
	r.model = by
	for i, c := range r.items {
		s := scores{popular: popular(&c.item, most), trending: trending(&c.item), interest: rate(interests[i])}
		if c.values.AffinityUSD != nil {
			s.affinity = *c.values.AffinityUSD
		}
		sum := w.popular*s.popular + w.trending*s.trending + w.affinity*s.affinity + w.interest*s.interest
		s.total = sum / (w.popular + w.trending + w.affinity + w.interest)
		c.scores = s
	}
	return nil
}

// rate cuts a number to 0 to 1; NaN is 0.
func rate(x float64) float64 {
	if !(x > 0) {
		return 0
	}
	return min(x, 1)
}

// volume returns a known volume in USD, 0 for an unknown one.
func volume(usd *float64) float64 {
	if usd == nil || !(*usd > 0) {
		return 0
	}
	return min(*usd, math.MaxFloat64)
}

// popular returns ln(1 + V) / ln(1 + M), where V is the item's volume of the last 24 hours in USD
// and M the largest among the candidates; 0 if M is 0.
func popular(item *Item, most float64) float64 {
	if most <= 0 {
		return 0
	}
	return rate(math.Log1p(volume(item.Volume24h)) / math.Log1p(most))
}

// quietVolume is added to both volumes of trending, USD, so that small items do not trend by
// chance.
const quietVolume = 1000

// trending returns d / (d + e): d is the volume of the last 24 hours, e the mean of the 6 days
// before, each plus quietVolume. 0.5 means unchanged volume; it is 0 if a volume is unknown.
func trending(item *Item) float64 {
	if item.Volume24h == nil || item.Volume7d == nil {
		return 0
	}
	day := volume(item.Volume24h)
	before := max(volume(item.Volume7d)-day, 0) / 6
	return rate(1 / (1 + (before+quietVolume)/(day+quietVolume)))
}
