package servicetest

import (
	"context"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Markets is the number of markets that WithPlatform adds: m0 to m7, one for each token of
// polymarket.
const Markets = 8

// WithPlatform adds the platform's other services to a world: real indexes, vectors and models
// over its trades, and a market for each token of polymarket. It returns when the indexes have
// them and their vectors.
func (w *World) WithPlatform(t testing.TB) {
	t.Helper()
	var events []event.Event
	for i := range Markets {
		events = append(events, marketEvents(i)...)
	}
	w.Append(t, smartmoney.Polymarket, events...)

	state := activity.New()
	follow := activity.NewTail(activity.TailOptions{Log: w.DB, State: state, Poll: 20 * time.Millisecond})
	indexes, err := studio.NewCatalog(studio.CatalogOptions{Snapshots: w.Engine.Snapshot, Activity: state, Notifications: w.DB.Logs, CaughtUp: follow.CaughtUp})
	if err != nil {
		t.Fatalf("make the indexes: %v", err)
	}
	vectors := studio.NewVectors(studio.VectorsOptions{
		Shown: indexes.Shown, Fitter: search.NewLSAFitter(search.DefaultLSAOptions()), Pause: 20 * time.Millisecond,
	})
	for _, part := range []interface {
		Start(context.Context) error
		Stop(context.Context) error
	}{follow, indexes, vectors} {
		if err := part.Start(context.Background()); err != nil {
			t.Fatalf("start: %v", err)
		}
		t.Cleanup(func() {
			testkit.Stop(t, part.Stop)
		})
	}
	known := studio.NewFacts(studio.FactsOptions{
		Activity: state, Snapshots: w.Engine.Snapshot, Indexes: indexes, Filter: smartmoney.DefaultFilter, Now: time.Now,
	})
	w.Platform = studio.NewService(studio.ServiceOptions{
		Indexes: indexes, Embedder: vectors, Facts: known, Scorer: feed.NewScorer(&recommend.Registry{}, known),
		Activity: state, Snapshots: w.Engine.Snapshot, Filter: smartmoney.DefaultFilter, Store: feed.NewConfigs(w.DB.DB), Log: slog.New(slog.DiscardHandler),
		Timeout: 5 * time.Minute, // far longer than a busy machine needs
	})
	testkit.Eventually(t, "the markets have vectors", func() bool {
		ix, err := indexes.Index(context.Background(), "", studio.Markets)
		return err == nil && ix.Len() == Markets && ix.Vector(fmt.Sprint("m", Markets-1)) != nil
	})
}

// marketEvents returns market i with its one outcome, Yes.
func marketEvents(i int) []event.Event {
	topics := []string{"weather", "sports", "politics", "crypto"}
	topic := topics[i%len(topics)]
	id, question := fmt.Sprint("m", i), fmt.Sprintf("Will %s event number %d happen before June?", topic, i)
	return []event.Event{
		{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
			ItemID: id, Question: question, Slug: fmt.Sprint(topic, "-", i), EndDate: "2021-06-01T00:00:00Z", Tags: []string{topic, "test"},
			Details: &smartmoney.MarketDetails{Description: "It is settled by the " + topic + " office.", CreatedAt: time.Date(2021, 5, 1+i, 0, 0, 0, 0, time.UTC)},
		}},
		{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
			Token: Token(smartmoney.Polymarket, i), ItemID: id, OutcomeLabel: "Yes",
		}},
	}
}
