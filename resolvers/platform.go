package resolvers

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// DefaultFeed is the built-in feed that prediction-market alpha runs.
const DefaultFeed = feed.DefaultFeed

// The largest bodies, bytes.
const (
	MaxSearchBody   = search.MaxBody
	MaxRankingBody  = feed.MaxRankingBody
	MaxFeaturesBody = feed.MaxFeaturesBody
)

// The lengths of lists: the largest ones, and those that a request which names none gets.
const (
	MaxSearchSize     = search.MaxSize
	DefaultSearchSize = search.DefaultSize
	MaxSearches       = search.MaxMulti
	MaxFrequentValues = search.MaxValues
	MaxDocuments      = search.MaxDocuments
	MaxFeedItems      = feed.MaxTopK
	DefaultFeedItems  = feed.DefaultTopK
)

// The kinds of searches.
const (
	FilterAndSort = search.FilterAndSort
	Boost         = search.Boost
	Semantic      = search.Semantic
)

// The results of the other services, by the names that REST needs.
type (
	// SearchKind is what a search does: FilterAndSort, Boost or Semantic.
	SearchKind = search.QueryKind
	// SearchAnswer holds the hits of a search.
	SearchAnswer = studio.SearchAnswer
	// IndexDocument is a document of an index.
	IndexDocument = studio.Document
	// ValueCount is a value of a field with its number of documents.
	ValueCount = search.ValueCount
	// IndexSchema lists the fields of an index.
	IndexSchema = search.Schema
	// FeaturesResult holds the features of items.
	FeaturesResult = feed.FeaturesResult
	// Scores holds scored items and the model that scored them.
	Scores = studio.Scores
	// ScoredItem is an item with its score, 0 to 1.
	ScoredItem = studio.ScoredItem
	// RankedItem is an item of a ranked feed.
	RankedItem = feed.Ranked
	// Story is a story about a wallet, a market or a token.
	Story = feed.Story
	// ForYouAnswer holds the items of a for-you feed.
	ForYouAnswer = feed.Answer
	// FeedItem is one item of a for-you feed.
	FeedItem = feed.FeedItem
)

// WithPlatform returns resolvers that also serve the other services of the platform. Without
// them, or with nil, these are UNAVAILABLE.
func (r *Resolver) WithPlatform(p *studio.Service) *Resolver {
	with := *r
	with.platform = p
	return &with
}

// Search runs a search from its body.
func (r *Resolver) Search(ctx context.Context, kind SearchKind, body []byte) (*SearchAnswer, error) {
	return r.platform.Search(ctx, kind, body)
}

// SearchMany runs several searches from one body.
func (r *Resolver) SearchMany(ctx context.Context, body []byte) ([]*SearchAnswer, error) {
	return r.platform.SearchMany(ctx, body)
}

// ReadDocument returns a document, or a NOT_FOUND error.
func (r *Resolver) ReadDocument(ctx context.Context, index, id string) (*IndexDocument, error) {
	return r.platform.Document(ctx, index, id)
}

// ReadDocuments returns the documents that a body names, by id.
func (r *Resolver) ReadDocuments(ctx context.Context, body []byte) (map[string]*IndexDocument, error) {
	return r.platform.Documents(ctx, body)
}

// FrequentValues returns the most frequent values of a field.
func (r *Resolver) FrequentValues(ctx context.Context, index, field string, size int) ([]ValueCount, error) {
	return r.platform.FrequentValues(ctx, index, field, size)
}

// IndexFields returns what an index holds.
func (r *Resolver) IndexFields(ctx context.Context, index string) (*IndexSchema, error) {
	return r.platform.Fields(ctx, index)
}

// Features returns the features of items for a user, from a body.
func (r *Resolver) Features(ctx context.Context, body []byte) (*FeaturesResult, error) {
	return r.platform.Features(ctx, body)
}

// Score scores items for a user by a model, from a body.
func (r *Resolver) Score(ctx context.Context, model string, body []byte) (*Scores, error) {
	return r.platform.Score(ctx, model, body)
}

// Rank orders items, from a body.
func (r *Resolver) Rank(ctx context.Context, body []byte) ([]RankedItem, error) {
	return r.platform.Rank(ctx, body)
}

// Stories writes stories, from a body.
func (r *Resolver) Stories(ctx context.Context, body []byte) ([]Story, error) {
	return r.platform.Stories(ctx, body)
}

// ForYou makes a feed for a user, from a body.
func (r *Resolver) ForYou(ctx context.Context, defaultFeed string, body []byte) (*ForYouAnswer, error) {
	return r.platform.ForYou(ctx, defaultFeed, body)
}

// CreateFeed adds a feed of the customer, from a body.
func (r *Resolver) CreateFeed(ctx context.Context, body []byte) (*smartmoney.FeedConfig, error) {
	return r.platform.CreateFeed(ctx, body)
}

// UpdateFeed changes the customer's own feed by a body.
func (r *Resolver) UpdateFeed(ctx context.Context, id string, body []byte) (*smartmoney.FeedConfig, error) {
	return r.platform.UpdateFeed(ctx, id, body)
}

// DeleteFeed deletes the customer's own feed.
func (r *Resolver) DeleteFeed(ctx context.Context, id string) error {
	return r.platform.DeleteFeed(ctx, id)
}

// Feed returns a feed that the customer sees.
func (r *Resolver) Feed(ctx context.Context, id string) (*smartmoney.FeedConfig, error) {
	return r.platform.Feed(ctx, id)
}

// Feeds returns the feeds that the customer sees.
func (r *Resolver) Feeds(ctx context.Context, visibility string) ([]smartmoney.FeedConfig, error) {
	return r.platform.Feeds(ctx, visibility)
}
