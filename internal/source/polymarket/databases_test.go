package polymarket_test

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/polymarket"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestDatabases reads from an API that fails with processes that are stopped at random moments,
// into a database.
func TestDatabases(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := newClock()
		a, address := newAPI(t, 5, c.Now)
		a.script(150, 25)
		a.flaky, a.late = 0.1, 10
		kinds := source.NewKinds(polymarket.Kind{Clock: c})
		settings := fmt.Sprintf(`{"data_url":%q,"gamma_url":%q,"page_size":40,"overlap":"20s"}`, address, address)
		d, err := kinds.Check(source.Definition{Name: "polymarket", Kind: "polymarket", Settings: json.RawMessage(settings), Origin: source.FromCommand})
		if err != nil {
			t.Fatal(err)
		}
		if err := db.AddSource(t.Context(), d); err != nil {
			t.Fatal(err)
		}
		for n := range 50 {
			one, two := start(t, db, fmt.Sprint("one", n), c, kinds), start(t, db, fmt.Sprint("two", n), c, kinds)
			more := counts(t, db, kinds).Events["trade"] + rand.Int64N(60)
			testkit.Eventually(t, "more is stored", func() bool { return counts(t, db, kinds).Events["trade"] >= more || done(t, a, db, kinds) })
			one()
			two()
			if done(t, a, db, kinds) {
				break
			}
		}
		want, got := a.expected(t), stored(t, db)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("trades (-API +log):\n%s", diff)
		}
		if n := counts(t, db, kinds); n.Events["market"] < 20 || n.Events["market_mapping"] < 40 || len(n.Skipped) > 0 {
			t.Errorf("counted %+v", n)
		}
	})
}

// done reports whether everything has arrived and is stored.
func done(t *testing.T, a *api, db *testkit.DB, kinds source.Kinds) bool {
	t.Helper()
	a.mu.Lock()
	coming := len(a.waiting)
	a.mu.Unlock()
	n := counts(t, db, kinds)
	return coming == 0 && n.Events["trade"] >= int64(len(a.expected(t))) && n.Events["market"] >= 20
}

func counts(t *testing.T, db *testkit.DB, kinds source.Kinds) source.Counts {
	t.Helper()
	all, err := kinds.Statuses(t.Context(), db.ListSources)
	if err != nil || len(all) != 1 {
		t.Fatalf("%d sources, %v", len(all), err)
	}
	return all[0].Counts
}

// stored returns the ids of the trades in the log.
func stored(t *testing.T, db *testkit.DB) []string {
	t.Helper()
	log, _, err := db.ReadLog(t.Context(), smartmoney.Polymarket, 0, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for i := range log.Events {
		if trade := log.Events[i].Trade; trade != nil {
			ids = append(ids, trade.ID)
		}
	}
	slices.Sort(ids)
	return ids
}

// start starts a process that reads sources, and returns what stops it.
func start(t *testing.T, db *testkit.DB, owner string, c *clock, kinds source.Kinds) (stop func()) {
	t.Helper()
	log := slog.New(slog.DiscardHandler)
	appender := ingest.NewAppender(db, func(*eventlog.Appended) {}, time.Now, log)
	runner := source.NewRunner(source.Options{
		Store: db.Connections, Append: appender.AppendBatch, Kinds: kinds, Owner: owner, Log: log, Now: c.Now, HTTP: http.DefaultClient,
		Quotes: importer.DefaultSettings(), Tick: 5 * time.Millisecond, Pause: 20 * time.Millisecond, Again: 20 * time.Millisecond,
	})
	for _, one := range []interface{ Start(context.Context) error }{appender, runner} {
		if err := one.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	return func() {
		testkit.Stop(t, runner.Stop)
		testkit.Stop(t, appender.Stop)
	}
}
