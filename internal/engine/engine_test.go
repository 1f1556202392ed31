package engine

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"testing"
	"time"

	"go.uber.org/goleak"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// TestMain makes an eighth of rapid's usual number of checks: each starts several
// engines on a real database.
func TestMain(m *testing.M) {
	scale.Checks(12)
	goleak.VerifyTestMain(m)
}

// storesOf returns the stores of a test's database.
func storesOf(db *testkit.DB) Stores {
	return Stores{Log: db.Log, Store: db.Store, Logs: db.Logs, Registry: db.Registry, Days: db.Days}
}

// run starts an engine that a test's end, or the function returned, stops.
func run(t testing.TB, o Options) (*Engine, func()) {
	t.Helper()
	e := New(o)
	if err := e.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	stopped := false
	stop := func() {
		if !stopped {
			stopped = true
			testkit.Stop(t, e.Stop)
		}
	}
	t.Cleanup(stop)
	return e, stop
}

// appendAll appends events of one chain and, when offered to, hands them to an engine.
func appendAll(t testing.TB, db *testkit.DB, e *Engine, chain smartmoney.Chain, events []event.Event) int64 {
	t.Helper()
	done, err := db.Append(t.Context(), events, time.Now(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if e != nil {
		e.Enqueue(done)
	}
	return done.Chains[chain.Index()].Last()
}

// timeout is how long a test waits for an engine, on a cold and busy machine.
const timeout = 3 * time.Minute

// await waits until the engine has committed a position.
func await(t testing.TB, e *Engine, chain smartmoney.Chain, position int64) {
	t.Helper()
	committed := &e.chains[chain.Index()].committed
	defer func() {
		if err := e.failure.Load(); err != nil && t.Failed() {
			t.Logf("the last session that failed: %v", *err)
		}
	}()
	testkit.EventuallyWithin(t, timeout, fmt.Sprintf("at %d of %s", position, chain), func() bool { return committed.Load() >= position })
}

// image is the whole of a ledger, byte for byte.
func image(b *ledger.Ledger) []byte {
	out := binary.AppendVarint(nil, b.EventTime())
	for _, p := range b.Pages() {
		out = b.AppendPage(out, p)
	}
	return out
}

// ask runs f with the states when the loop has nothing else to do.
func (e *Engine) ask(ctx context.Context, f func(*states)) error {
	r := request{ask: f, done: make(chan struct{})}
	select {
	case e.requests <- r:
		<-r.done
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// shown waits until the engine shows a position, and returns the snapshot.
func shown(t testing.TB, e *Engine, chain smartmoney.Chain, position int64) *rank.Snapshot {
	t.Helper()
	var snap *rank.Snapshot
	testkit.EventuallyWithin(t, timeout, fmt.Sprintf("showing %d of %s", position, chain), func() (is bool) {
		var err error
		if snap, err = e.Snapshot(t.Context(), chain); err != nil {
			t.Fatal(err)
		}
		return snap.Position() >= position
	})
	return snap
}

func engineImage(t testing.TB, e *Engine, chain smartmoney.Chain) (pages []byte, top []rank.RankedWallet) {
	t.Helper()
	err := e.ask(t.Context(), func(all *states) {
		s := all[chain.Index()]
		pages, top = image(s.Ledger), append(top, s.Leaderboard.Effective().Top()...)
	})
	if err != nil {
		t.Fatal(err)
	}
	return pages, top
}

// replay applies events to a fresh state, as one batch without a database.
func replay(t testing.TB, chain smartmoney.Chain, events []event.Event) ([]byte, []rank.RankedWallet) {
	t.Helper()
	_, c := replayed(chain, events)
	return image(c.Ledger), c.Leaderboard.Effective().Top()
}

// replayed returns what a replay shows, and its state.
func replayed(chain smartmoney.Chain, events []event.Event) (*ledger.View, *pipeline.Chain) {
	c := pipeline.New(ledger.New(chain), pipeline.Options{
		RankInterval: time.Minute, TopWallets: 200, Filter: smartmoney.DefaultFilter(chain),
	})
	for i := range events {
		c.Apply(&events[i], int64(i)+1)
	}
	return c.Ledger.View(), c
}

func sameTop(a, b []rank.RankedWallet) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		x, y := a[i], b[i]
		if x.Number != y.Number || x.Rank != y.Rank || x.Row.Score != y.Row.Score || x.Row.Net != y.Row.Net ||
			x.Row.Trades() != y.Row.Trades() || x.Row.BuyVolume != y.Row.BuyVolume {
			return false
		}
	}
	return true
}

func TestVectorsThroughTheDatabase(t *testing.T) {
	t.Parallel()
	for _, set := range vectors.All(t) {
		t.Run(set.Name, func(t *testing.T) {
			t.Parallel()
			testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
				e, _ := run(t, Options{Store: db, OpenGainLimit: set.Settings.OpenGainLimit, Filters: set.Filters})
				events := set.Decode(t, time.Now)
				for chain := range set.Leaderboards {
					snap := shown(t, e, chain, appendAll(t, db, e, chain, events[chain]))
					page := snap.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: set.Filters[chain], Limit: 200})
					vectors.Compare(t, set.Leaderboards[chain], page.Wallets)
				}
			})
		})
	}
}

// TestRestartAnywhere holds that any chunking of a log, with restarts between any
// two chunks, has the state and the effective leaderboard of a replay in one go.
func TestRestartAnywhere(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		seed := uint64(0)
		scale.Check(t, db.Dialect() == sqldb.Postgres, func(rt *rapid.T) {
			seed++
			chain := rapid.SampledFrom([]smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket}).Draw(rt, "chain")
			clear4(t, db)
			events := testkit.Events(seed, chain, rapid.IntRange(1, 1500).Draw(rt, "events"), 700, 40)
			batch := rapid.IntRange(1, 400).Draw(rt, "batch")
			e, stop := run(t, Options{Store: db, BatchEvents: batch, Poll: quick})
			for rest := events; len(rest) > 0; {
				part := rest[:rapid.IntRange(1, len(rest)).Draw(rt, "chunk")]
				rest = rest[len(part):]
				offered := e
				if rapid.Bool().Draw(rt, "through the database only") {
					offered = nil
				}
				last := appendAll(t, db, offered, chain, part)
				if rapid.Bool().Draw(rt, "restart at once") {
					stop()
					e, stop = run(t, Options{Store: db, BatchEvents: batch, Poll: quick})
				}
				await(t, e, chain, last)
			}
			stop()
			e, stop = run(t, Options{Store: db, BatchEvents: batch, Poll: quick})
			defer stop()
			await(t, e, chain, int64(len(events)))
			got, gotTop := engineImage(t, e, chain)
			want, wantTop := replay(t, chain, events)
			if !bytes.Equal(got, want) {
				rt.Fatalf("state differs from a replay's")
			}
			if !sameTop(gotTop, wantTop) {
				rt.Fatalf("ranking in force differs from a replay's")
			}
		})
	})
}

// kindOn returns a chain of trades on one kind of database and one of outcomes on the other: what
// differs between them is the ledger's, which knows no database.
func kindOn(db *testkit.DB) smartmoney.Chain {
	if db.Dialect() == sqldb.SQLite {
		return smartmoney.Base
	}
	return smartmoney.Polymarket
}

// clear4 empties the log and the state of a database.
func clear4(t testing.TB, db *testkit.DB) {
	t.Helper()
	statements := []string{
		"DELETE FROM trade_ids", "DELETE FROM trade_links", "DELETE FROM retracted_trades", "DELETE FROM closings",
		"UPDATE log_horizons SET first_seq = 1, before = NULL, block = NULL, packed = 0", "DELETE FROM wallet_bases", "DELETE FROM token_bases", "DELETE FROM kept_events",
		"DELETE FROM corrected_closings", "DELETE FROM day_starts", "DELETE FROM wallet_days", "DELETE FROM leaderboard_days", "DELETE FROM leaderboard_parts", "DELETE FROM log_segments", "DELETE FROM change_records", "DELETE FROM state_pages", "DELETE FROM detection_journal",
		"UPDATE log_heads SET last_seq = 0, event_time = 0", "UPDATE engine_state SET position = 0, event_time = 0, meta = NULL",
	}
	if db.Dialect() == sqldb.SQLite {
		statements = append(statements, "DELETE FROM trade_ids_recent")
	}
	for _, q := range statements {
		if _, err := db.Writer().ExecContext(t.Context(), q); err != nil {
			t.Fatal(err)
		}
	}
}
