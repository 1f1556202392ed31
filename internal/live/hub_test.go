package live_test

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// follow reads from after up to upTo and checks that every number arrives once, in order.
func follow(t *testing.T, h *live.Hub, customer string, after, upTo int64) {
	s, err := h.Open(t.Context(), customer)
	if err != nil {
		t.Error(err)
		return
	}
	defer s.Close()
	if after < 0 {
		after = s.End()
	}
	next := after
	for _, n := range read(t, s, after, upTo) {
		if next++; n != next {
			t.Errorf("%s after %d: got number %d, want %d", customer, after, n, next)
			return
		}
	}
	if next != upTo {
		t.Errorf("%s after %d: read to %d, want %d", customer, after, next, upTo)
	}
}

// TestReaders checks that every reader receives the whole log after its position in order,
// once, while several writers commit to the same logs and configurations change. Readers
// start at any time and position. Little is kept in memory, so that some read the database.
func TestReaders(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const writers, steps, readers = 4, 25, 60
		const total = writers * steps * 2
		ids := []string{"a", "b", "c"}
		customers(t, db, ids...)
		h := start(t, live.Options{Log: db, Poll: never, Keep: 40, Page: 30})
		var all sync.WaitGroup
		for w := range writers {
			all.Go(func() {
				s := &sender{db: db, name: fmt.Sprint("w", w), delivered: func(n []notifications.Entry) { h.Wake(live.WakeOf(n)) }}
				for range steps {
					s.send(t, noon, "a", "b", "c", "c", "b", "a")
				}
			})
		}
		all.Go(func() {
			for i := range 10 {
				_, err := db.ChangeConfig(t.Context(), ids[i%3], "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) { return c, nil })
				if err != nil {
					t.Error(err)
				}
			}
		})
		for r := range readers {
			all.Go(func() {
				rng := rand.New(rand.NewPCG(1, uint64(r)))
				id := ids[r%3]
				// Starts when the log has reached some number, at a position up to it.
				came := rng.Int64N(total)
				watch := open(t, h, id)
				if end := watch.End(); end < came {
					read(t, watch, end, came)
				}
				follow(t, h, id, rng.Int64N(came+1), total)
				follow(t, h, id, -1, total)
			})
		}
		all.Wait()
	})
}

// TestReadsAreShared checks that a notification is read once, however many readers wait and
// however many wake-ups announce it, and that a slightly later reader is served from memory.
func TestReadsAreShared(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		customers(t, db, "a")
		log := &counted{Logs: db.Logs}
		h := start(t, live.Options{Log: log, Poll: never})
		const readers, signals = 200, 5
		var all sync.WaitGroup
		opened := make([]*live.Stream, readers)
		for i := range opened {
			opened[i] = open(t, h, "a")
		}
		before := log.reads.Load()
		for _, s := range opened {
			all.Go(func() { read(t, s, 0, signals) })
		}
		s := &sender{db: db, name: "s", delivered: func(entries []notifications.Entry) {
			h.Wake(live.WakeOf(entries))
			h.Wake(notifications.Wake{Grown: []notifications.Grown{{CustomerID: "a", Last: entries[0].Sequence}}})
		}}
		sendAll(t, s, noon, "a", signals)
		all.Wait()
		if n := log.reads.Load() - before; n > signals {
			t.Errorf("%d reads of %d signals for %d readers", n, signals, readers)
		}
		before = log.reads.Load()
		for after := range int64(signals) {
			read(t, opened[0], after, signals)
		}
		if n := log.reads.Load() - before; n != 0 {
			t.Errorf("%d more reads of recent notifications, want 0", n)
		}
	})
}

// TestForgets checks that entries expire, since outcomes are added later.
func TestForgets(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		customers(t, db, "a")
		log := &counted{Logs: db.Logs}
		h := start(t, live.Options{Log: log, Poll: 5 * time.Millisecond, KeepFor: time.Nanosecond})
		first := open(t, h, "a")
		sendAll(t, &sender{db: db, name: "s", delivered: func(n []notifications.Entry) { h.Wake(live.WakeOf(n)) }}, noon, "a", 3)
		read(t, first, 0, 3)
		for range 2 { // first the kept entries, then those read from the past
			testkit.Eventually(t, "forgotten", func() bool {
				before := log.reads.Load()
				read(t, first, 0, 3)
				return log.reads.Load() > before
			})
		}
	})
}

// TestPoll checks that a lost wake-up only delays notifications.
func TestPoll(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		customers(t, db, "a", "b")
		log := &counted{Logs: db.Logs}
		h := start(t, live.Options{Log: log, Poll: 5 * time.Millisecond})
		a, b := open(t, h, "a"), open(t, h, "b")
		s := &sender{db: db, name: "s"}
		for i := range int64(5) {
			s.send(t, noon, "a", "b")
			for _, stream := range []*live.Stream{a, b} {
				if got := read(t, stream, i, i+1); len(got) != 1 {
					t.Fatalf("read %v after %d", got, i)
				}
			}
		}
		// A reset without a wake-up shows in the version.
		was := a.Version()
		if _, _, err := db.ResetNotifications(t.Context(), "a"); err != nil {
			t.Fatal(err)
		}
		testkit.Eventually(t, "noticed", func() bool { return a.Version() > was })
	})
}

// TestTwoProcesses checks that a process receives the commits of another one through
// notifications, also after its connection was cut. The poll is disabled.
func TestTwoProcesses(t *testing.T) {
	t.Parallel()
	address := testkit.MigratedPostgresURL(t)
	one, two := testkit.Open(t, sqldb.Options{URL: address}), testkit.Open(t, sqldb.Options{URL: address})
	customers(t, one, "a")
	woken := make(chan struct{}, 1000)
	h := start(t, live.Options{Log: two, Poll: never})
	bus := live.NewBus(two.Listen, slog.New(slog.DiscardHandler))
	bus.Subscribe(h.Wake)
	bus.Subscribe(func(notifications.Wake) { woken <- struct{}{} })
	if err := bus.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		testkit.Stop(t, bus.Stop)
	})
	<-woken // listening
	stream := open(t, h, "a")
	s := &sender{db: one, name: "s"}
	for i := range int64(20) {
		s.send(t, noon, "a")
		read(t, stream, i, i+1) // there is no poll, so this came by a wake-up
	}
	for i := range int64(3) {
		testkit.Eventually(t, "listening", func() bool { return testkit.CutListeners(t, one) == 1 })
		// Whether or not this commit finds a listener, the wake-up of the new connection covers it.
		s.send(t, noon, "a")
		if got := read(t, stream, 20+i, 21+i); len(got) != 1 {
			t.Errorf("read %v after a cut", got)
		}
	}
	was := stream.Version()
	if _, _, err := one.ResetNotifications(t.Context(), "a"); err != nil {
		t.Fatal(err)
	}
	testkit.Eventually(t, "noticed", func() bool { return stream.Version() > was })
}

// TestStop checks that Stop ends waiting readers and rejects later ones.
func TestStop(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		customers(t, db, "a")
		h := live.NewHub(live.Options{Log: db})
		if _, err := h.Open(t.Context(), "a"); !unavailable(err) {
			t.Errorf("opened before the start: %v", err)
		}
		if err := h.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		s := open(t, h, "a")
		ended := make(chan error)
		go func() {
			_, err := s.Read(context.Background(), 0, true)
			ended <- err
		}()
		if err := h.Stop(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := <-ended; !unavailable(err) {
			t.Errorf("waiting Read: %v", err)
		}
		if _, err := s.Read(t.Context(), 0, false); !unavailable(err) {
			t.Errorf("Read after Stop: %v", err)
		}
		if _, err := h.Open(t.Context(), "a"); !unavailable(err) {
			t.Errorf("Open after Stop: %v", err)
		}
	})
}
