package feed

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
)

// Scorer scores items by the model in use, from what a wallet traded. It is safe for concurrent
// use.
type Scorer struct {
	models *recommend.Registry
	facts  Source
}

// NewScorer returns a scorer over models and the trades of a source.
func NewScorer(models *recommend.Registry, source Source) Scorer { return Scorer{models, source} }

// maxTraded bounds the items of a wallet's history.
const maxTraded = 1000

// CheckModel returns a NOT_FOUND error that names the models there are if model is none.
func (s Scorer) CheckModel(model string) error { return recommend.CheckName(model) }

// Score returns a score of each item for a user, higher is better, in the order of items, and the
// model that it is from, such as ease-v1@3; model is "" for the default one. A user without trades
// gets the popularity of items.
func (s Scorer) Score(ctx context.Context, model, index, user string, items []string) ([]float64, string, error) {
	traded, now := s.facts.History(index, NormalWallet(user), maxTraded), s.facts.Now()
	history := make([]recommend.Weighted, len(traded))
	for i, t := range traded {
		history[i] = recommend.Weighted{Item: t.Item, Weight: recommend.Weight(now.Sub(t.At), t.Trades, t.USD)}
	}
	return s.models.Current().Scores(ctx, model, history, items)
}
