package servicetest

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
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

// template is the SQLite file of a world that has stopped. A process creates one and copies it for
// every other world, because appending and applying the trades takes most of the time that it takes
// to start a world.
type template struct {
	mu   sync.Mutex // guards the fields below
	file []byte     // empty: not created yet
	keys Keys
}

var stopped template

// newFromTemplate returns a world on a copy of the template.
func newFromTemplate(t testing.TB) *World {
	t.Helper()
	content, keys := stopped.get(t)
	file := filepath.Join(t.TempDir(), "world.db")
	if err := os.WriteFile(file, content, 0o600); err != nil {
		t.Fatalf("create world: %v", err)
	}
	w := &World{DB: testkit.Open(t, sqldb.Options{URL: "sqlite:" + file}), Keys: keys}
	w.start(t)
	return w
}

// get returns the content of the template's file and the secrets of its keys.
func (te *template) get(t testing.TB) ([]byte, Keys) {
	t.Helper()
	te.mu.Lock()
	defer te.mu.Unlock()
	if len(te.file) > 0 {
		return te.file, te.keys
	}
	url := testkit.MigratedSQLiteURL(t)
	db, err := testkit.OpenDB(context.Background(), sqldb.Options{URL: url})
	if err != nil {
		t.Fatalf("open template: %v", err)
	}
	w := &World{DB: db}
	w.makeKeys(t)
	w.appendAll(t)
	w.startEngine(t)
	// Close removes the WAL.
	if err := errors.Join(w.Engine.Stop(context.Background()), db.Close()); err != nil {
		t.Fatalf("stop template: %v", err)
	}
	content, err := os.ReadFile(url[len("sqlite:"):])
	if err != nil {
		t.Fatalf("read template: %v", err)
	}
	te.file, te.keys = content, w.Keys
	return te.file, te.keys
}
