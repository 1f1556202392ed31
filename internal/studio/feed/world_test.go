package feed_test

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// world is a database, indexes, a model and facts, with feeds over them.
type world struct {
	*feed.Feeds
	*Facts
	db    *testkit.DB
	clock *testkit.Clock
	log   *strings.Builder
}

// indexes are the real indexes over the items of a world.
type indexes map[string]*search.Index

func (i indexes) Index(_ context.Context, _, name string) (*search.Index, error) {
	if ix := i[feed.IndexName(name)]; ix != nil {
		return ix, nil
	}
	return nil, smartmoney.BadInput("index", "index %q is unknown", name)
}

func (i indexes) Document(context.Context, string, string, string) (d search.Document, ok bool, err error) {
	return d, false, nil
}

// wallet returns the address of a wallet with a number.
func wallet(n int) string { return fmt.Sprintf("0x%040x", n) }

// me traded sport1 and politics1. like traded those and politics2; whale is the best ranked wallet.
var me, like, whale = wallet(1), wallet(2), wallet(3)

// markets are six open markets, by falling volume, and a closed one.
func markets() *Facts {
	w := &Facts{Items: map[string][]feed.Item{}, Ranked: map[string][]string{feed.Markets: {whale, like}}, Totals: map[string]feed.Wallet{
		like: {NetPnlUSD: new(-12.5), VolumeUSD: new(900.0)},
	}}
	for i, id := range []string{"sport1", "sport2", "politics1", "politics2", "crypto1", "crypto2", "closed1"} {
		day := dayVolume(i)
		w.Items[feed.Markets] = append(w.Items[feed.Markets], feed.Item{
			ID: id, Title: "Will " + id + " happen?", Tags: []string{id[:len(id)-1]}, Closed: id == "closed1",
			Volume24h: &day, Volume7d: new(7 * 10_000.0), CreatedAt: testkit.Noon,
		})
	}
	at := testkit.Noon
	for i, trade := range []struct{ wallet, item, side string }{
		{me, "sport1", "buy"}, {me, "politics1", "buy"}, {like, "sport1", "buy"}, {like, "politics1", "sell"}, {like, "politics2", "buy"},
		{whale, "crypto2", "buy"}, {whale, "crypto1", "sell"}, {whale, "closed1", "buy"},
	} {
		w.Add(feed.Markets, trade.item, trade.wallet, trade.side, 100, 0.5, at.Add(time.Duration(i)*time.Minute))
	}
	return w
}

// dayVolume returns the volume of an item in USD: 60 000 of the first, 10 000 less of each other.
func dayVolume(i int) float64 { return float64(6-i) * 10_000 }

func onDatabases(t *testing.T, run func(t *testing.T, w *world)) {
	t.Helper()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for _, id := range []string{"acme", "other"} {
			if _, err := db.CreateCustomer(t.Context(), id, id); err != nil {
				t.Fatal(err)
			}
		}
		run(t, newWorld(t, db, markets()))
	})
}

// newWorld returns feeds over real indexes and the model of popularity.
func newWorld(t *testing.T, db *testkit.DB, facts *Facts) *world {
	t.Helper()
	w := &world{Facts: facts, db: db, clock: testkit.NewClock(testkit.Noon), log: &strings.Builder{}}
	all := indexes{}
	for _, schema := range studio.Schemas() {
		ix, err := search.New(schema, w.clock.Now)
		if err != nil {
			t.Fatal(err)
		}
		all[schema.Index] = ix
	}
	for index, items := range facts.Items {
		if err := all[index].Upsert(documents(items)); err != nil {
			t.Fatal(err)
		}
	}
	var trades []recommend.Interaction
	for _, trade := range facts.Trades {
		trades = append(trades, recommend.Interaction{User: trade.Wallet, Item: trade.Item, At: trade.At, USD: trade.USD, Count: 1})
	}
	registry := &recommend.Registry{}
	registry.Use(recommend.Popularity(trades))
	w.Feeds = feed.New(feed.Options{
		Store: feed.NewConfigs(db.DB), Facts: facts, Searcher: studio.NewSearcher(all), Scorer: feed.NewScorer(registry, facts),
		Log: slog.New(slog.NewTextHandler(w.log, nil)), Now: w.clock.Now,
	})
	return w
}

func documents(items []feed.Item) []search.Document {
	docs := make([]search.Document, len(items))
	for i, item := range items {
		docs[i] = search.Document{ID: item.ID, Fields: map[string]any{
			"question": item.Title, "tags": item.Tags, "closed": item.Closed, "volume_24hr": *item.Volume24h,
		}}
	}
	return docs
}

// CreateFeed adds a feed from its body.
func (w *world) CreateFeed(ctx context.Context, customerID, keyID string, body []byte) (smartmoney.FeedConfig, error) {
	c, err := feed.ParseNew(body)
	if err != nil {
		return smartmoney.FeedConfig{}, err
	}
	return w.Feeds.CreateFeed(ctx, customerID, keyID, c)
}

// UpdateFeed changes a feed by a body.
func (w *world) UpdateFeed(ctx context.Context, customerID, keyID, id string, body []byte) (smartmoney.FeedConfig, error) {
	c, err := feed.ParseChange(body)
	if err != nil {
		return smartmoney.FeedConfig{}, err
	}
	return w.Feeds.UpdateFeed(ctx, customerID, keyID, id, c)
}

// create creates a feed of acme.
func (w *world) create(t *testing.T, body string) string {
	t.Helper()
	made, err := w.CreateFeed(t.Context(), "acme", "key", []byte(body))
	if err != nil {
		t.Fatal(err)
	}
	return made.ID
}

// fetch fetches a feed as acme.
func (w *world) fetch(t *testing.T, body string) *feed.Answer {
	t.Helper()
	r, err := feed.ParseRequest([]byte(body), feed.DefaultFeed)
	if err != nil {
		t.Fatal(err)
	}
	a, err := w.ForYou(t.Context(), "acme", r)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// ids returns the items of a feed, in order.
func ids(a *feed.Answer) string {
	all := make([]string, len(a.Items))
	for i := range a.Items {
		all[i] = a.Items[i].ItemID
	}
	return strings.Join(all, " ")
}

func wantError(t *testing.T, err error, code smartmoney.Code, field, message string) {
	t.Helper()
	e, ok := err.(*smartmoney.Error)
	if !ok || e.Code != code || e.Field != field || e.Message != message {
		t.Errorf("got %+v\nwant %s of %q: %s", err, code, field, message)
	}
}
