package live_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"smartmoney/internal/live"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// follow reads from a place to a number and holds that every number comes once, in order.
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
			t.Errorf("%s after %d: number %d where %d comes next", customer, after, n, next)
			return
		}
	}
	if next != upTo {
		t.Errorf("%s after %d: read to %d, want %d", customer, after, next, upTo)
	}
}

// Every reader gets the whole log after its place, in order, once: several writers
// commit to the same logs, configurations change, and readers come at any time with any
// place. Little is kept in memory, so that some read it and some the database.
func TestReaders(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		const writers, steps, readers = 4, 25, 60
		const total = writers * steps * 2
		ids := []string{"a", "b", "c"}
		customers(t, db, ids...)
		h := start(t, live.Options{Log: db, Poll: never, Keep: 40, Page: 30})
		var all sync.WaitGroup
		for w := range writers {
			all.Go(func() {
				s := &sender{db: db, name: fmt.Sprint("w", w), told: h.Delivered}
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
				// Comes when the log has got to some number, with a place at or before it.
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

// One entry is read once, however many wait for it and however often it is told of; who
// comes a little later is served from memory.
func TestReadsAreShared(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		customers(t, db, "a")
		log := &counted{DB: db}
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
		s := &sender{db: db, name: "s", told: func(notifications []store.Entry) {
			h.Delivered(notifications)
			h.Wake(store.Wake{Grown: []store.Grown{{CustomerID: "a", Last: notifications[0].Sequence}}})
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
			t.Errorf("what was just read is read %d times again", n)
		}
	})
}

// Entries are forgotten after a while: their outcomes come later.
func TestForgets(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		customers(t, db, "a")
		log := &counted{DB: db}
		h := start(t, live.Options{Log: log, Poll: 5 * time.Millisecond, KeepFor: time.Nanosecond})
		first := open(t, h, "a")
		sendAll(t, &sender{db: db, name: "s", told: h.Delivered}, noon, "a", 3)
		read(t, first, 0, 3)
		for range 2 { // what was kept, and what was read of the past and kept again
			smtest.Eventually(t, "forgotten", func() bool {
				before := log.reads.Load()
				read(t, first, 0, 3)
				return log.reads.Load() > before
			})
		}
	})
}

// A lost wake-up delays what came, no more.
func TestPoll(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		customers(t, db, "a", "b")
		log := &counted{DB: db}
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
		// A reset that nobody tells of shows in the version.
		was := a.Version()
		if _, _, err := db.ResetNotifications(t.Context(), "a"); err != nil {
			t.Fatal(err)
		}
		smtest.Eventually(t, "noticed", func() bool { return a.Version() > was })
	})
}

// With two processes on a database, one hears at once what the other commits, also
// after its connection was cut; the poll is not what finds it.
func TestTwoProcesses(t *testing.T) {
	address := smtest.PostgresURL(t)
	one, two := smtest.Open(t, store.Options{URL: address}), smtest.Open(t, store.Options{URL: address})
	if err := one.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	customers(t, one, "a")
	woken := make(chan struct{}, 1000)
	h := start(t, live.Options{Log: two, Listen: two.Listen, Poll: never, Woken: func() { woken <- struct{}{} }})
	<-woken // listens
	stream := open(t, h, "a")
	s := &sender{db: one, name: "s"}
	for i := range int64(20) {
		s.send(t, noon, "a")
		read(t, stream, i, i+1) // the poll never comes, so a wake-up brought it
	}
	cut := func() (n int) {
		err := one.Reader().QueryRow(`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
			WHERE datname = current_database() AND query LIKE 'LISTEN%'`).Scan(&n)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	for i := range int64(3) {
		smtest.Eventually(t, "listening", func() bool { return cut() == 1 })
		// Committed while nobody listens, or not; the wake-up of the new connection is for it.
		s.send(t, noon, "a")
		if got := read(t, stream, 20+i, 21+i); len(got) != 1 {
			t.Errorf("read %v after a cut", got)
		}
	}
	was := stream.Version()
	if _, _, err := one.ResetNotifications(t.Context(), "a"); err != nil {
		t.Fatal(err)
	}
	smtest.Eventually(t, "noticed", func() bool { return stream.Version() > was })
}

func TestWokenByAnyLog(t *testing.T) {
	woken := 0
	h := start(t, live.Options{Log: smtest.SQLite(t), Poll: never, Woken: func() { woken++ }})
	h.Wake(store.Wake{All: true})
	h.Delivered([]store.Entry{{CustomerID: "a", Sequence: 1}})
	if woken != 2 {
		t.Errorf("woken %d times, want 2", woken)
	}
}

// Stop ends who waits, and who comes after it.
func TestStop(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		customers(t, db, "a")
		h := live.NewHub(live.Options{Log: db, Listen: db.Listen})
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
			t.Errorf("who waits gets %v", err)
		}
		if _, err := s.Read(t.Context(), 0, false); !unavailable(err) {
			t.Errorf("who reads gets %v", err)
		}
		if _, err := h.Open(t.Context(), "a"); !unavailable(err) {
			t.Errorf("who comes gets %v", err)
		}
	})
}
