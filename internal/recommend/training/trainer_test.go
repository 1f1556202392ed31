package training_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"go.uber.org/goleak"

	"smartmoney/internal/event"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/recommend"
	"smartmoney/internal/recommend/training"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/testkit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var start = time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)

// tastes returns trades of 120 wallets on polymarket, each of which trades the markets of one of
// four topics, with the mappings of their outcome tokens. first is the number of the first trade.
func tastes(first, n int) []event.Event {
	r, all := rand.New(rand.NewPCG(uint64(first), 0)), []event.Event(nil)
	for token := range 80 {
		all = append(all, event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
			Token: testkit.Token(smartmoney.Polymarket, token), ItemID: fmt.Sprint("market-", token/2), OutcomeLabel: "Yes",
		}})
	}
	for i := range n {
		wallet := r.IntN(120)
		one := testkit.Buy(smartmoney.Polymarket, wallet, wallet%4*20+r.IntN(20), start.Add(time.Duration(first+i)*time.Minute))
		one.Trade.ID = fmt.Sprint("t", first+i)
		all = append(all, one)
	}
	return all
}

func appendEvents(t *testing.T, db *store.DB, events []event.Event) {
	t.Helper()
	none := func(*eventlog.Appended) (eventlog.Kept, error) { return eventlog.Kept{}, nil }
	if _, err := db.Append(context.Background(), events, time.Now(), none); err != nil {
		t.Fatal(err)
	}
}

// TestTrainsOnceThereIsEnough starts with too few trades, adds more, and restarts.
func TestTrainsOnceThereIsEnough(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		var registry recommend.Registry
		trainer := training.NewTrainer(training.Options{
			Log: db, Store: db, Registry: &registry, Limits: recommend.DefaultLimits(), Poll: 10 * time.Millisecond, Least: time.Millisecond,
		})
		if err := trainer.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		appendEvents(t, db, tastes(0, 500))
		testkit.Eventually(t, "the popularity answers", func() bool {
			current := registry.Current()
			return current != nil && current.Version() == 0 && current.Items() == 40 && current.Best() == recommend.PopularityName
		})
		appendEvents(t, db, tastes(500, 1500))
		testkit.Eventually(t, "the models are trained", func() bool { return registry.Current().Version() == 1 })
		m, err := registry.Model(recommend.RerankName)
		if err != nil || recommend.Label(m) != "ease-v1@1" {
			t.Fatalf("%v, %v", m, err)
		}
		scores, err := m.Scores(t.Context(), []recommend.Weighted{{Item: "market-1", Weight: 0.5}, {Item: "market-2", Weight: 0.5}}, []string{"market-3", "market-13"})
		if err != nil || scores[0] <= scores[1] {
			t.Errorf("a market of the same topic has %v, of another %v", scores[0], scores[1])
		}
		appendEvents(t, db, tastes(2000, 1500))
		testkit.Eventually(t, "the models are trained again", func() bool { return registry.Current().Version() == 2 })
		if err := db.UseModel(t.Context(), 1); err != nil {
			t.Fatal(err)
		}
		testkit.Eventually(t, "the chosen version answers", func() bool { return registry.Current().Version() == 1 })
		if err := trainer.Stop(t.Context()); err != nil {
			t.Fatal(err)
		}
		all, err := db.Models(t.Context())
		if err != nil || len(all) != 2 || all[0].Report.Best == recommend.PopularityName {
			t.Errorf("%+v, %v", all, err)
		}
	})
}

// TestDoubledTradesDoNotWait: a run over a part of a history that is still being loaded is soon replaced.
func TestDoubledTradesDoNotWait(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	var registry recommend.Registry
	trainer := training.NewTrainer(training.Options{
		Log: db, Store: db, Registry: &registry, Limits: recommend.DefaultLimits(), Poll: 10 * time.Millisecond, Least: time.Hour,
	})
	if err := trainer.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	defer trainer.Stop(context.Background())
	appendEvents(t, db, tastes(0, 1500))
	testkit.Eventually(t, "the models are trained", func() bool { return registry.Current() != nil && registry.Current().Version() == 1 })
	appendEvents(t, db, tastes(1500, 2500))
	testkit.Eventually(t, "the models are trained again", func() bool { return registry.Current().Version() == 2 })
}

// TestFollows checks that a process that does not lead uses the stored runs.
func TestFollows(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		var registry recommend.Registry
		trainer := training.NewTrainer(training.Options{
			Log: db, Store: db, Registry: &registry, Limits: recommend.DefaultLimits(), Poll: 10 * time.Millisecond, Leads: func() bool { return false },
		})
		if err := trainer.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		defer trainer.Stop(context.Background())
		appendEvents(t, db, tastes(0, 2000))
		testkit.Eventually(t, "the popularity answers", func() bool {
			current := registry.Current()
			return current != nil && current.Items() == 40
		})
		collector := training.NewCollector(recommend.DefaultLimits())
		if err := collector.Read(t.Context(), db, 0); err != nil {
			t.Fatal(err)
		}
		trained, report, err := collector.Train(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.AddModel(t.Context(), trained, report); err != nil {
			t.Fatal(err)
		}
		testkit.Eventually(t, "the stored models answer", func() bool { return registry.Current().Version() == 1 })
	})
}

// TestUnmappedTrades checks trades whose outcome token is mapped after them, or never.
func TestUnmappedTrades(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		events := tastes(0, 300)
		appendEvents(t, db, events[80:]) // the trades
		c := training.NewCollector(recommend.DefaultLimits())
		read := func() {
			t.Helper()
			if err := c.Read(t.Context(), db, 0); err != nil {
				t.Fatal(err)
			}
		}
		read()
		if c.Total() != 0 {
			t.Errorf("%d trades of unknown markets count", c.Total())
		}
		appendEvents(t, db, events[:80])
		if read(); c.Total() != 300 || c.Counts().Items != 40 {
			t.Errorf("%d trades, %+v", c.Total(), c.Counts())
		}
		if read(); c.Total() != 300 {
			t.Errorf("%d trades after nothing was added", c.Total())
		}
	})
}
