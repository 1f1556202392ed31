// Package feed keeps feed configurations and makes for-you feeds from them.
//
// A feed goes through steps in this order: candidates (an index with filters, a named source,
// or another feed), features, scoring, ranking, metadata. Each step is timed. A step that
// fails ends the request with an error that names the feed, the step and the reason.
//
// Configs stores feed configurations with their versions, and the items that feeds showed to
// each user. The package reads markets, wallets, indexes and models through interfaces that it
// declares. It starts no goroutine.
//
// Three parts are useful without a feed, too. ComputeFeatures computes features of items for a
// user, Rank orders items by numbers, diversity and limits per field, and a Generator writes
// stories about markets and tokens from templates, which a Rephraser may word anew. Source
// declares the facts that they read.
package feed

import (
	"cmp"
	"context"
	"encoding/json"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
)

// Searcher finds documents of the indexes. filters is a JSON object {include, exclude} as Filters
// made it, nil for none. The package studio has the indexes, and imports this one.
type Searcher interface {
	// CheckFilters returns a BAD_USER_INPUT error that names index, field and filter if the
	// filters do not fit the index.
	CheckFilters(ctx context.Context, index string, filters json.RawMessage) error
	// Candidates returns the ids of up to n open items of an index that pass the filters, those
	// with the largest volume of the last 24 hours first.
	Candidates(ctx context.Context, customerID, index string, filters json.RawMessage, n int) ([]string, error)
	// Pass returns those of ids that pass the filters, in their order.
	Pass(ctx context.Context, customerID, index string, filters json.RawMessage, ids []string) ([]string, error)
	// Documents returns the fields of documents by id, without those that the index lacks.
	Documents(ctx context.Context, customerID, index string, ids []string) (map[string]map[string]any, error)
}

// Options configures New. All fields except Log and Now are required.
type Options struct {
	Store    *Configs
	Facts    Source
	Searcher Searcher
	Scorer   Scorer
	Log      *slog.Logger     // default: discarded
	Now      func() time.Time // stamps impressions; default: time.Now
}

// Feeds keeps feed configurations and makes for-you feeds. It is safe for concurrent use.
type Feeds struct {
	options Options
	steps   steps
}

// New returns Feeds with the given options.
func New(o Options) *Feeds {
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Feeds{options: o, steps: newSteps()}
}

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
