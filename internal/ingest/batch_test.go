package ingest_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// claimed adds sources and leases them.
func claimed(t *testing.T, db *testkit.DB, names ...string) []source.Claimed {
	t.Helper()
	for _, name := range names {
		if err := db.AddSource(t.Context(), source.Definition{Name: name, Kind: "list", Settings: []byte("{}"), Origin: source.FromCommand}); err != nil {
			t.Fatal(err)
		}
	}
	all, err := db.ClaimSources(t.Context(), "p", []string{"list"}, time.Minute)
	if err != nil || len(all) != len(names) {
		t.Fatalf("leased %d sources, error %v", len(all), err)
	}
	return all
}

// behind returns the move of a source behind a position.
func behind(c *source.Claimed, number int64) func([]eventlog.Effect) (eventlog.SourceMove, error) {
	return func([]eventlog.Effect) (eventlog.SourceMove, error) {
		return eventlog.SourceMove{Source: c.ID, Lease: c.Lease, Number: number, Position: []byte(fmt.Sprint(number + 1)), Counts: []byte("{}")}, nil
	}
}

// counting is a database that counts transactions.
type counting struct {
	stalled
	appends atomic.Int64
}

func (c *counting) Append(ctx context.Context, events []event.Event, now time.Time, keep func(*eventlog.Appended) (eventlog.Kept, error)) (*eventlog.Appended, error) {
	c.appends.Add(1)
	return c.stalled.Append(ctx, events, now, keep)
}

// TestStaleBatchFailsAlone checks that batches that lost their source take nobody else's events
// with them, though they are in one transaction with clients' requests and batches of other
// sources.
func TestStaleBatchFailsAlone(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		log := &counting{stalled: stalled{Log: db.Log, begun: make(chan struct{}, 10), free: make(chan struct{})}}
		a := newAppender(t, log)
		sources := claimed(t, db, "a", "b")
		lost := sources[1]
		lost.Lease--
		all := trades(1, smartmoney.Base, 60)
		var senders sync.WaitGroup
		senders.Go(func() { send(t, a, all[:10]) })
		<-log.begun // the rest waits in the queue
		var stored, stale atomic.Int64
		batch := func(c *source.Claimed, events []event.Event) {
			senders.Go(func() {
				err := a.AppendBatch(t.Context(), events, 0, behind(c, 0))
				e, ok := errors.AsType[*eventlog.StaleMoveError](err)
				switch {
				case err == nil:
					stored.Add(1)
				case ok && e.Source == c.ID:
					stale.Add(1)
				default:
					t.Error(err)
				}
			})
		}
		batch(&sources[0], all[10:20])
		batch(&sources[0], all[10:20]) // of two writers of one position one wins
		batch(&lost, all[20:30])
		batch(&sources[1], all[30:40])
		senders.Go(func() { send(t, a, all[40:50]) })
		senders.Go(func() { send(t, a, all[50:]) })
		testkit.Eventually(t, "all wait in the queue", func() bool { return a.Queued() == 6 })
		close(log.free)
		senders.Wait()
		if stored.Load() != 2 || stale.Load() != 2 || log.appends.Load() > 4 {
			t.Errorf("%d batches were stored, %d were stale, in %d transactions", stored.Load(), stale.Load(), log.appends.Load())
		}
		logs, err := db.ChainLogs(t.Context())
		if err != nil || logs[smartmoney.Base.Index()].Durable != 50 {
			t.Errorf("the log has %d events, error %v; want 50", logs[smartmoney.Base.Index()].Durable, err)
		}
		for _, c := range sources {
			if got, err := db.CommittedSource(t.Context(), c.ID, c.Lease); err != nil || string(got.Position) != "1" {
				t.Errorf("%s is at %s, error %v", c.Name, got.Position, err)
			}
		}
	})
}

// send appends a client's events.
func send(t *testing.T, a *ingest.Appender, events []event.Event) {
	if got, err := a.Append(t.Context(), ingest.Request{Events: events}); err != nil || got.Accepted != len(events) {
		t.Errorf("a client's request: %+v, error %v", got, err)
	}
}

// TestEffects checks what a batch is told of each of its events.
func TestEffects(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newAppender(t, db)
		c := claimed(t, db, "a")[0]
		all := trades(1, smartmoney.Base, 3)
		for i := range all {
			all[i].Trade.Block, all[i].Trade.HasBlock = int64(i), true
		}
		rewind := func(chain smartmoney.Chain, block int64) event.Event {
			return event.Event{Type: event.TypeRewind, Chain: chain, Correction: &event.Correction{Block: block}}
		}
		old := *all[0].Trade
		old.ID, old.TradedAt = "old", old.TradedAt.AddDate(0, 0, -30)
		events := []event.Event{
			{Type: event.TypeTrade, Chain: old.Chain, Trade: &old}, all[0], all[1], all[0], rewind(smartmoney.Base, 0), all[1], all[2], rewind(smartmoney.Solana, 0),
			{Type: event.TypeRetract, Chain: smartmoney.Base, Correction: &event.Correction{ID: "old"}},
		}
		var got []eventlog.Effect
		err := a.AppendBatch(t.Context(), events, 0, func(effects []eventlog.Effect) (eventlog.SourceMove, error) {
			got = append(got[:0], effects...)
			return behind(&c, 0)(effects)
		})
		if err != nil {
			t.Fatal(err)
		}
		if n := len(got) - 1; n < 0 || got[n].Kind != eventlog.Refused || got[n].Err == nil {
			t.Errorf("a retraction beyond the horizon: %+v", got)
		}
		want := []eventlog.Effect{{}, {}, {}, {Kind: eventlog.Duplicate}, {TakenBack: 1}, {}, {}, {Kind: eventlog.Unknown}}
		if diff := cmp.Diff(want, got[:len(got)-1]); diff != "" {
			t.Errorf("effects (-want +got):\n%s", diff)
		}
		testkit.WantMetrics(t, a.Collectors(),
			`smartmoney_ingest_events_total{result="accepted"} 5`, `smartmoney_ingest_events_total{result="duplicate"} 1`,
			`smartmoney_ingest_events_total{result="unknown"} 1`, `smartmoney_ingest_events_total{result="refused"} 1`,
			"smartmoney_ingest_retracted_trades_total 1", `smartmoney_ingest_refused_total{reason="correction",source="source"} 1`)
	})
}

// TestBatchesLeaveRoom checks that sources, however many, leave room in the queue for clients, and
// that what a batch holds beside its events counts for the memory of all.
func TestBatchesLeaveRoom(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ held, atOnce int }{
		"small":   {0, 16},
		"rejects": {13 << 20, 9},
		"large":   {1 << 30, 1},
	} {
		t.Run(name, func(t *testing.T) { leaveRoom(t, c.held, c.atOnce) })
	}
}

// leaveRoom lets many sources append batches that hold a number of bytes while the database stalls.
func leaveRoom(t *testing.T, held, atOnce int) {
	db := testkit.SQLite(t)
	log := &stalled{Log: db.Log, begun: make(chan struct{}, 100), free: make(chan struct{})}
	a := newAppender(t, log)
	release := sync.OnceFunc(func() { close(log.free) })
	defer release() // the appender stops only then
	names := make([]string, source.MaxSources)
	for i := range names {
		names[i] = fmt.Sprint("s", i)
	}
	var clients, sources sync.WaitGroup
	clients.Go(func() { send(t, a, trades(1, smartmoney.Base, 3)) })
	<-log.begun // the rest waits in the queue
	for _, c := range claimed(t, db, names...) {
		sources.Go(func() {
			if err := a.AppendBatch(t.Context(), nil, held, behind(&c, 0)); err != nil {
				t.Error(err)
			}
		})
	}
	testkit.Eventually(t, "batches wait", func() bool { return a.Queued() == atOnce })
	clients.Go(func() { send(t, a, trades(2, smartmoney.Base, 3)) })
	testkit.Eventually(t, "a request waits behind few batches", func() bool {
		if n := a.Queued(); n > atOnce+1 {
			t.Fatalf("%d wait in the queue", n)
		}
		return a.Queued() == atOnce+1
	})
	release()
	clients.Wait()
	sources.Wait()
}

// lookups is a stalled database that counts the queries for idempotency records.
type lookups struct {
	stalled
	queries atomic.Int64
}

func (l *lookups) IdempotencyRecords(ctx context.Context, keys []string) (map[string]string, error) {
	l.queries.Add(1)
	return l.Log.IdempotencyRecords(ctx, keys)
}

// TestKeysAreLookedUpTogether checks that requests which wait for one transaction have their keys
// looked up by one query.
func TestKeysAreLookedUpTogether(t *testing.T) {
	t.Parallel()
	const waiting = 50
	log := &lookups{stalled: stalled{Log: testkit.SQLite(t).Log, begun: make(chan struct{}, 100), free: make(chan struct{})}}
	a := newAppender(t, log)
	release := sync.OnceFunc(func() { close(log.free) })
	defer release() // the appender stops only then
	var clients sync.WaitGroup
	clients.Go(func() { send(t, a, trades(1, smartmoney.Base, 3)) })
	<-log.begun // the rest waits in the queue
	if n := log.queries.Load(); n != 0 {
		t.Errorf("%d queries for a request without a key", n)
	}
	for i := range waiting {
		clients.Go(func() {
			request := ingest.Request{Events: trades(uint64(i)+2, smartmoney.Base, 1), Key: fmt.Sprint("key ", i)}
			if _, err := a.Append(t.Context(), request); err != nil {
				t.Error(err)
			}
		})
	}
	testkit.Eventually(t, "all wait", func() bool { return a.Queued() == waiting })
	release()
	clients.Wait()
	if n := log.queries.Load(); n != 1 {
		t.Errorf("%d queries for %d keys, want 1", n, waiting)
	}
}
