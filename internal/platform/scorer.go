package platform

import (
	"context"

	"smartmoney/internal/feed"
	"smartmoney/internal/feed/facts"
	"smartmoney/internal/recommend"
)

// Models returns the current models. *recommend.Registry implements it.
type Models interface {
	// Model returns the model that a name stands for, "" for the default. An unknown name is a
	// NOT_FOUND error that names the models.
	Model(name string) (recommend.Model, error)
}

// Scorer scores items by the trained models, from what a wallet traded. It is safe for
// concurrent use.
type Scorer struct {
	models Models
	facts  facts.Source
}

var _ feed.Scorer = Scorer{}

// NewScorer returns a scorer over models and the trades of a source.
func NewScorer(models Models, source facts.Source) Scorer { return Scorer{models, source} }

// maxTraded bounds the items of a wallet's history.
const maxTraded = 1000

// CheckModel returns a NOT_FOUND error that names the models if model is none.
func (s Scorer) CheckModel(model string) error {
	_, err := s.models.Model(model)
	return err
}

// Score returns a score of each item for a user, in the order of items, and the model that it is
// from, such as ease-v1@3. A user without trades gets the popularity of items.
func (s Scorer) Score(ctx context.Context, model, index, user string, items []string) ([]float64, string, error) {
	m, err := s.models.Model(model)
	if err != nil {
		return nil, "", err
	}
	traded := s.facts.History(index, facts.NormalWallet(user), maxTraded)
	interactions := make([]recommend.Interaction, len(traded))
	for i, t := range traded {
		interactions[i] = recommend.Interaction{User: user, Item: t.Item, At: t.At, USD: t.USD, Count: t.Trades}
	}
	scores, err := m.Scores(ctx, recommend.Weights(interactions, s.facts.Now()), items)
	return scores, recommend.Label(m), err
}
