// Package studio has the use cases of search over the indexes, features, scoring, ranking,
// stories, and feeds with their management (interface 4.6). It joins the packages that do the
// work, and adds what they have in common: the customer comes from the key, costly requests of a
// customer take turns, and every request has a deadline.
//
// A Catalog builds the documents of the search indexes from the engine's snapshots, the activity
// and the notification logs, and keeps them fresh: a committed change shows within two seconds, in
// leaders and followers. A document holds known facts. A field without data is absent, never
// invented. The fields, with units and formulas, are in fields.go; docs/indexes.md lists them.
//
// REST and GraphQL reach it through resolvers. It knows neither, except that bodies are JSON in
// the form of interface 13 in both.
package studio

import (
	"context"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// The endpoints of the settings.
type (
	// EmbeddingOptions configures the endpoint that compares texts.
	EmbeddingOptions = search.RemoteEmbedderOptions
	// StoriesOptions configures the endpoint that rephrases stories.
	StoriesOptions = feed.RephraserOptions
)

// Options configures New. All fields but Embedding, Stories and Log are required.
type Options struct {
	DB            *sqldb.DB
	Log           activity.Log
	Notifications *notifications.Logs
	Snapshots     Snapshots
	Filter        func(smartmoney.Chain) smartmoney.Filter // of a chain's leaderboard
	// how many wallets of a leaderboard count as smart
	TopWallets int
	Timeout    time.Duration // of one use case
	// Embedding is the endpoint that compares texts; without an URL it is the built-in analysis.
	Embedding EmbeddingOptions
	// Stories is the endpoint that rephrases stories; without an URL they are templates only.
	Stories StoriesOptions
	Logger  *slog.Logger
}

// Studio is the whole of search, features, models, feeds and stories in one process. A nil Studio
// is one that is switched off: it has no parts and no metrics, and its use cases are UNAVAILABLE.
type Studio struct {
	service *Service
	tail    *activity.Tail
	catalog *Catalog
	vectors *Vectors
	trainer *Trainer
}

// New returns a studio whose Parts are not started.
func New(o Options) (*Studio, error) {
	fitter, err := NewFitter(o.Embedding)
	if err != nil {
		return nil, err
	}
	rephraser, err := NewRephraser(o.Stories)
	if err != nil {
		return nil, err
	}
	state := activity.New()
	tail := activity.NewTail(activity.TailOptions{Log: o.Log, State: state, Logger: o.Logger})
	catalog, err := NewCatalog(CatalogOptions{
		Snapshots: o.Snapshots, Activity: state, Notifications: o.Notifications, CaughtUp: tail.CaughtUp,
		TopWallets: o.TopWallets, Filter: o.Filter, Logger: o.Logger,
	})
	if err != nil {
		return nil, err
	}
	vectors := NewVectors(VectorsOptions{Shown: catalog.Shown, Fitter: fitter, Log: o.Logger})
	facts := NewFacts(FactsOptions{
		Activity: state, Snapshots: o.Snapshots, Indexes: catalog, Filter: o.Filter, Now: time.Now, Log: o.Logger,
	})
	models := &recommend.Registry{}
	return &Studio{
		tail: tail, catalog: catalog, vectors: vectors,
		trainer: NewTrainer(TrainerOptions{
			Activity: state, CaughtUp: tail.CaughtUp, Store: recommend.NewStore(o.DB), Models: models, Log: o.Logger,
		}),
		service: NewService(ServiceOptions{
			Rephraser: rephraser, Indexes: catalog, Embedder: vectors, Facts: facts, Scorer: feed.NewScorer(models, facts),
			Activity: state, Snapshots: o.Snapshots, Filter: o.Filter, Store: feed.NewConfigs(o.DB),
			Timeout: o.Timeout, Log: o.Logger,
		}),
	}, nil
}

// NewFitter returns what compares texts: an endpoint, or the built-in analysis if it has no URL.
func NewFitter(o EmbeddingOptions) (search.Fitter, error) {
	if o.URL == "" {
		return search.NewLSAFitter(search.DefaultLSAOptions()), nil
	}
	return search.NewRemoteEmbedder(o)
}

// NewRephraser returns what rephrases stories, nil for an endpoint without URL.
func NewRephraser(o StoriesOptions) (*feed.Rephraser, error) {
	if o.URL == "" {
		return nil, nil //nolint:nilnil // nil means that stories are templates
	}
	return feed.NewRephraser(o)
}

// Part runs in its own goroutines.
type Part struct {
	Name string
	Run  interface {
		Start(ctx context.Context) error
		Stop(ctx context.Context) error
	}
}

// Parts returns the parts in the order in which they start, after the engine.
func (s *Studio) Parts() []Part {
	if s == nil {
		return nil
	}
	return []Part{{"activity", s.tail}, {"search indexes", s.catalog}, {"vectors", s.vectors}, {"models", s.trainer}}
}

// Collectors returns the metrics.
func (s *Studio) Collectors() []prometheus.Collector {
	if s == nil {
		return nil
	}
	return append(s.catalog.Collectors(), s.service.Collectors()...)
}

// Service returns the use cases, nil of a studio that is switched off.
func (s *Studio) Service() *Service {
	if s == nil {
		return nil
	}
	return s.service
}
