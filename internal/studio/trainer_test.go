package studio_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

var tastesFrom = time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)

// tastes returns trades of 120 wallets on polymarket, one a minute, each of which trades the
// markets of one of four topics, with the mappings of their outcome tokens. first is the number of
// the first trade.
func tastes(first, n int) []event.Event {
	r, all := rand.New(rand.NewPCG(uint64(first), 0)), []event.Event(nil)
	for token := range 80 {
		all = append(all, event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
			Token: testkit.Token(smartmoney.Polymarket, token), ItemID: fmt.Sprint("market-", token/2), OutcomeLabel: "Yes",
		}})
	}
	for i := range n {
		wallet := r.IntN(120)
		one := testkit.Buy(smartmoney.Polymarket, wallet, wallet%4*20+r.IntN(20), tastesFrom.Add(time.Duration(first+i)*time.Minute))
		one.Trade.ID = fmt.Sprint("t", first+i)
		all = append(all, one)
	}
	return all
}

func appendTastes(t *testing.T, db *testkit.DB, first, n int) {
	t.Helper()
	if _, err := db.Append(t.Context(), tastes(first, n), time.Now(), nil); err != nil {
		t.Fatal(err)
	}
}

// train starts a trainer over the log of a database, and returns its models.
func train(t *testing.T, db *testkit.DB) *recommend.Registry {
	t.Helper()
	state, models := activity.New(), &recommend.Registry{}
	follow := activity.NewTail(activity.TailOptions{Log: db, State: state, Poll: 5 * time.Millisecond})
	trainer := studio.NewTrainer(studio.TrainerOptions{
		Activity: state, CaughtUp: follow.CaughtUp, Store: recommend.NewStore(db.DB), Models: models, Poll: 10 * time.Millisecond, Rest: time.Millisecond,
	})
	for _, part := range []interface {
		Start(context.Context) error
		Stop(context.Context) error
	}{follow, trainer} {
		if err := part.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { testkit.Stop(t, part.Stop) })
	}
	return models
}

// TestTrainsOnceThereIsEnough starts with too few trades, and adds more.
func TestTrainsOnceThereIsEnough(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		appendTastes(t, db, 0, 500)
		models := train(t, db)
		testkit.Eventually(t, "the popularity answers", func() bool {
			m := models.Current()
			return m.Version() == 0 && m.Items() == 40 && m.Best() == recommend.PopularityName
		})
		appendTastes(t, db, 500, 1500)
		testkit.Eventually(t, "the model is trained", func() bool { return models.Current().Version() > 0 })
		history := []recommend.Weighted{{Item: "market-1", Weight: 0.5}, {Item: "market-2", Weight: 0.5}}
		m := models.Current()
		scores, by, err := m.Scores(t.Context(), recommend.RerankName, history, []string{"market-3", "market-13"})
		if err != nil || by != fmt.Sprint("ease-v1@", m.Version()) {
			t.Fatalf("%v, %v", by, err)
		}
		if scores[0] <= scores[1] {
			t.Errorf("a market of the same topic has %v, of another %v", scores[0], scores[1])
		}
		appendTastes(t, db, 2000, 1500)
		last := tastesFrom.Add(3499 * time.Minute)
		testkit.Eventually(t, "the model is trained again", func() bool { return models.Current().Until().After(last.Add(-time.Hour)) })
		stored, report, err := recommend.NewStore(db.DB).Model(t.Context())
		if err != nil || stored.Version() < 2 || report.Best == recommend.PopularityName {
			t.Errorf("%+v, %+v, %v", stored, report, err)
		}
	})
}

// TestUsesTheStoredModel checks that a process uses what another one stored, while it has too
// little to train with.
func TestUsesTheStoredModel(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		appendTastes(t, db, 0, 500)
		models := train(t, db)
		testkit.Eventually(t, "the popularity answers", func() bool { return models.Current().Items() == 40 })
		trained, report := otherModel(t)
		for want := 1; want <= 2; want++ {
			if version, err := recommend.NewStore(db.DB).SaveModel(t.Context(), trained, report); version != want || err != nil {
				t.Fatal(version, err)
			}
			testkit.Eventually(t, "the stored model answers", func() bool { return models.Current().Version() == want })
		}
	})
}

// otherModel returns a model of other trades, of which there are enough.
func otherModel(t *testing.T) (*recommend.Model, *recommend.Report) {
	t.Helper()
	state := activity.New()
	if err := state.Apply(smartmoney.Polymarket, 1, tastes(0, 2000)); err != nil {
		t.Fatal(err)
	}
	trained, report, err := recommend.Train(t.Context(), studio.Interactions(state))
	if err != nil {
		t.Fatal(err)
	}
	return trained, report
}

// TestReplacesWhatItCannotRead checks that a model of a former version of the service, or a damaged
// one, is replaced by the next version.
func TestReplacesWhatItCannotRead(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		appendTastes(t, db, 0, 2000)
		trained, report := otherModel(t)
		if _, err := recommend.NewStore(db.DB).SaveModel(t.Context(), trained, report); err != nil {
			t.Fatal(err)
		}
		if _, err := db.Writer().ExecContext(t.Context(), "UPDATE models SET body = $1", []byte("SMRM\x01 and a checksum")); err != nil {
			t.Fatal(err)
		}
		models := train(t, db)
		testkit.Eventually(t, "another model answers", func() bool { return models.Current().Version() == 2 })
	})
}
