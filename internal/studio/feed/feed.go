package feed

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Store keeps feed configurations and impressions. Its errors about a feed that the customer may
// not see, or not change, are NOT_FOUND. Configs does; a test of feeds needs none.
type Store interface {
	// AddFeed adds a feed with version 1. It refuses more than limit feeds of a customer.
	AddFeed(ctx context.Context, customerID, keyID string, limit int, s smartmoney.FeedSettings) (smartmoney.FeedConfig, error)
	// ChangeFeed replaces the settings of the customer's own feed with the result of change, as
	// a new version. Changes of one feed run one after the other, and so do all changes that read
	// feeds with read. An error of change is returned unchanged, and nothing is written. change
	// must not use the database except by read, which is Feed within the transaction.
	ChangeFeed(ctx context.Context, customerID, keyID, id string,
		change func(present smartmoney.FeedSettings, read func(customerID, id string) (smartmoney.FeedConfig, error)) (smartmoney.FeedSettings, error),
	) (smartmoney.FeedConfig, error)
	// DeleteFeed deletes the customer's own feed with its versions.
	DeleteFeed(ctx context.Context, customerID, id string) error
	// Feed returns a feed that the customer sees: its own, or a template or public one.
	Feed(ctx context.Context, customerID, id string) (smartmoney.FeedConfig, error)
	// Feeds returns up to limit feeds that the customer sees, its own first, then the newest
	// first. visibility is "" for all.
	Feeds(ctx context.Context, customerID string, visibility smartmoney.FeedVisibility, limit int) ([]smartmoney.FeedConfig, error)
	// FeedVersions returns up to limit versions of a feed that the customer owns, newest first.
	FeedVersions(ctx context.Context, customerID, id string, limit int) ([]smartmoney.FeedVersion, error)

	// AddImpressions records that items were given to a user at a time. It keeps the newest
	// limit items of a user.
	AddImpressions(ctx context.Context, customerID, user string, items []string, at time.Time, limit int) error
	// Impressions returns the items that were given to a user at or after a time, in no order.
	Impressions(ctx context.Context, customerID, user string, since time.Time) ([]smartmoney.Impression, error)
}

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

// Scorer applies a trained model. The package studio has the models, and imports this one.
type Scorer interface {
	// CheckModel returns a NOT_FOUND error that names the models there are if model is none.
	CheckModel(model string) error
	// Score returns a score of each item for a user, higher is better, in the order of items,
	// and which model and version it was. model is "" for the default one.
	Score(ctx context.Context, model, index, user string, items []string) (scores []float64, by string, err error)
}

// Options configures New. All fields except Log and Now are required.
type Options struct {
	Store    Store
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
