package feed

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"
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
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Feeds{options: o, steps: newSteps()}
}
