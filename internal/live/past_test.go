package live_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func code(err error) smartmoney.Code {
	if known, ok := errors.AsType[*smartmoney.Error](err); ok {
		return known.Code
	}
	return ""
}

func unavailable(err error) bool { return code(err) == smartmoney.CodeUnavailable }

func numbers(entries []smartmoney.Notification) []int64 {
	list := []int64{}
	for i := range entries {
		list = append(list, entries[i].Sequence)
	}
	return list
}

func sweep(t rapid.TB, db *testkit.DB, now time.Time, keep time.Duration) {
	t.Helper()
	if err := testkit.Sweep(context.Background(), db, now, [smartmoney.ChainCount]int64{}, keep); err != nil {
		t.Fatal(err)
	}
}

// TestGap checks that a reader whose next notifications were swept receives a gap with the
// new start of the log and continues there. Entries kept in memory leave no gap.
func TestGap(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		customers(t, db, "a")
		h := start(t, live.Options{Log: db, Poll: never})
		s := &sender{db: db, name: "s", delivered: func(n []notifications.Entry) { h.Wake(live.WakeOf(n)) }}
		for i := range 6 {
			s.send(t, noon.Add(time.Duration(i)*time.Second), "a")
		}
		check := func(desc string, after, upTo int64, gap *live.Gap, entries ...int64) {
			t.Helper()
			stream := open(t, h, "a")
			defer stream.Close()
			b, err := stream.Read(t.Context(), after, false)
			same := (gap == nil) == (b.Gap == nil) && (gap == nil || *gap == *b.Gap)
			if err != nil || b.UpTo != upTo || !same || !slices.Equal(numbers(b.Entries), append([]int64{}, entries...)) {
				t.Errorf("%s: after %d: %v up to %d, gap %+v, error %v; want %v up to %d, gap %+v", desc, after, numbers(b.Entries), b.UpTo, b.Gap, err, entries, upTo, gap)
			}
		}
		kept := open(t, h, "a") // keeps the entries that it read
		check("whole", 0, 6, nil, 1, 2, 3, 4, 5, 6)
		sweep(t, db, noon.Add(time.Hour), time.Hour-3*time.Second)
		check("in memory", 0, 6, nil, 1, 2, 3, 4, 5, 6)
		kept.Close()
		check("swept", 1, 3, &live.Gap{Oldest: 4})
		check("swept up to the place", 3, 6, nil, 4, 5, 6)
		check("swept before the place", 4, 6, nil, 5, 6)
		check("at the end", 6, 6, nil)
		sweep(t, db, noon.Add(time.Hour), time.Minute)
		check("swept bare", 4, 6, &live.Gap{})
		check("swept bare, at the end", 6, 6, nil)
	})
}

// TestPastComesInSmallPages checks that a reader of the past holds few notifications at a time,
// while those kept for all are one page.
func TestPastComesInSmallPages(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		customers(t, db, "a")
		sendAll(t, &sender{db: db, name: "s"}, noon, "a", 120)
		h := start(t, live.Options{Log: db, Poll: never, Keep: 1})
		stream := open(t, h, "a")
		for _, want := range []struct{ after, upTo int64 }{{0, 50}, {50, 100}, {100, 120}} {
			b, err := stream.Read(t.Context(), want.after, false)
			if err != nil || b.UpTo != want.upTo || int64(len(b.Entries)) != want.upTo-want.after || b.Gap != nil {
				t.Errorf("after %d: %d notifications up to %d, gap %v, error %v", want.after, len(b.Entries), b.UpTo, b.Gap, err)
			}
		}
	})
}

// TestGapAtTheEnd checks that a waiting reader receives a gap, too, if the log is swept while
// nothing can be read.
func TestGapAtTheEnd(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		customers(t, db, "a")
		h := start(t, live.Options{Log: db, Poll: never})
		stream := open(t, h, "a")
		s := &sender{db: db, name: "s"}
		for i := range 4 {
			s.send(t, noon.Add(time.Duration(i)*time.Second), "a")
		}
		sweep(t, db, noon.Add(time.Hour), time.Hour-2*time.Second)
		h.Wake(notifications.Wake{All: true})
		b, err := stream.Read(t.Context(), 0, true)
		if err != nil || b.Gap == nil || b.Gap.Oldest != 3 || b.UpTo != 2 {
			t.Errorf("read %+v, error %v", b, err)
		}
		if got := read(t, stream, 2, 4); !slices.Equal(got, []int64{3, 4}) {
			t.Errorf("then %v", got)
		}
	})
}

// TestOutage checks that readers wait while the database is down and that one line is logged.
func TestOutage(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		var said bytes.Buffer
		log := &counted{Logs: db.Logs}
		customers(t, db, "a", "b")
		h := live.NewHub(live.Options{
			Log: log, Poll: 5 * time.Millisecond, Keep: 1, Timeout: time.Second,
			Logger: slog.New(slog.NewTextHandler(&said, nil)),
		})
		if err := h.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		a, b := open(t, h, "a"), open(t, h, "b")
		s := &sender{db: db, name: "s", delivered: func(n []notifications.Entry) { h.Wake(live.WakeOf(n)) }}
		sendAll(t, s, noon, "a", 3)
		read(t, a, 0, 3)
		log.down.Store(true)
		before := log.reads.Load()
		var all sync.WaitGroup
		all.Go(func() {
			if got := read(t, a, 0, 4); !slices.Equal(got, []int64{1, 2, 3, 4}) { // from the past
				t.Errorf("a: read %v", got)
			}
		})
		all.Go(func() {
			if got := read(t, b, 0, 1); len(got) != 1 {
				t.Errorf("b: read %v", got)
			}
		})
		s.send(t, noon, "a", "b")
		testkit.Eventually(t, "tried again by all", func() bool { return log.reads.Load() > before+9 })
		if _, err := h.Open(t.Context(), "a"); !unavailable(err) {
			t.Errorf("opened: %v", err)
		}
		hasty, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := h.Open(hasty, "a"); !errors.Is(err, context.Canceled) {
			t.Errorf("Open with a short deadline: %v", err)
		}
		if _, err := a.Read(hasty, 0, true); !errors.Is(err, context.Canceled) {
			t.Errorf("Read with a short deadline: %v", err)
		}
		log.down.Store(false)
		all.Wait()
		var err error
		testkit.Eventually(t, "answered within the hub's patience", func() bool {
			_, err = h.Open(t.Context(), "nobody")
			return !unavailable(err)
		})
		if code(err) != smartmoney.CodeNotFound {
			t.Errorf("log of an unknown customer: %v", err)
		}
		if err := h.Stop(t.Context()); err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(said.String(), errDown.Error()); n != 1 {
			t.Errorf("logged %d times, want 1:\n%s", n, &said)
		}
	})
}

// dated runs a test on databases with a clock that the test moves.
func dated(t *testing.T, run func(t *testing.T, db *testkit.DB, clock *testkit.Clock)) {
	t.Helper()
	testkit.Clocked(t, noon, run)
}

// entry is a notification in the model.
type entry struct {
	at             time.Time
	deleted, swept bool
}

// TestModel compares readers with a model under random operations: notifications deleted by
// a reset never show, and readers receive a gap for swept ones or had them in memory.
func TestModel(t *testing.T) {
	t.Parallel()
	dated(t, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		run := 0
		rapid.Check(t, func(rt *rapid.T) {
			run++
			id := fmt.Sprint("c", run)
			customers(t, db, id)
			h := live.NewHub(live.Options{Log: db, Poll: never, Keep: rapid.IntRange(1, 10).Draw(rt, "keep"), Page: rapid.IntRange(1, 10).Draw(rt, "page")})
			if err := h.Start(t.Context()); err != nil {
				rt.Fatal(err)
			}
			defer testkit.Stop(t, h.Stop)
			m := &model{t: t, db: db, clock: clock, hub: h, id: id, sender: &sender{db: db, name: id}}
			if rapid.Bool().Draw(rt, "wakes the hub") {
				m.sender.delivered = func(n []notifications.Entry) { h.Wake(live.WakeOf(n)) }
			}
			rt.Repeat(map[string]func(*rapid.T){
				"send": m.send, "reset": m.reset, "sweep": m.sweep, "read": m.read, "keep open": m.keepOpen, "close": m.close,
			})
			for len(m.open) > 0 {
				m.close(rt)
			}
		})
	})
}

type model struct {
	t       *testing.T
	db      *testkit.DB
	clock   *testkit.Clock
	hub     *live.Hub
	id      string
	sender  *sender
	entries []entry
	open    []*live.Stream
}

func (m *model) send(rt *rapid.T) {
	for range rapid.IntRange(1, 5).Draw(rt, "signals") {
		m.clock.Advance(time.Duration(rapid.IntRange(1, 8).Draw(rt, "hours")) * time.Hour)
		at := m.clock.Now()
		m.sender.send(m.t, at, m.id)
		m.entries = append(m.entries, entry{at: at})
	}
}

func (m *model) reset(rt *rapid.T) {
	if _, _, err := m.db.ResetNotifications(context.Background(), m.id); err != nil {
		rt.Fatal(err)
	}
	today := m.clock.Now().Truncate(24 * time.Hour)
	for i := range m.entries {
		if e := &m.entries[i]; !e.swept && e.at.Truncate(24*time.Hour).Equal(today) {
			e.deleted = true
		}
	}
}

func (m *model) sweep(rt *rapid.T) {
	keep := time.Duration(rapid.IntRange(1, 100).Draw(rt, "keep hours"))*time.Hour - time.Minute
	sweep(rt, m.db, m.clock.Now(), keep)
	for i := range m.entries {
		if e := &m.entries[i]; e.at.Before(m.clock.Now().Add(-keep)) {
			e.swept = true
		}
	}
}

func (m *model) keepOpen(rt *rapid.T) {
	s, err := m.hub.Open(context.Background(), m.id)
	if err != nil {
		rt.Fatal(err)
	}
	m.open = append(m.open, s)
}

func (m *model) close(*rapid.T) {
	if len(m.open) > 0 {
		m.open[0].Close()
		m.open = m.open[1:]
	}
}

func (m *model) read(rt *rapid.T) {
	s, err := m.hub.Open(context.Background(), m.id)
	if err != nil {
		rt.Fatal(err)
	}
	defer s.Close()
	last := int64(len(m.entries))
	if s.End() != last {
		rt.Fatalf("the log ends at %d, want %d", s.End(), last)
	}
	after := rapid.Int64Range(0, last).Draw(rt, "after")
	got, gaps, want := []int64{}, 0, []int64{}
	for at := after; at < last; {
		b, err := s.Read(context.Background(), at, true)
		if err != nil || b.UpTo <= at {
			rt.Fatalf("read after %d: %+v, error %v", at, b, err)
		}
		if b.Gap != nil {
			gaps++
			if oldest := m.oldest(); b.Gap.Oldest != oldest || len(got) > 0 {
				rt.Fatalf("after %d, gap %+v behind %v, want oldest %d", at, b.Gap, got, oldest)
			}
		}
		got = append(got, numbers(b.Entries)...)
		at = b.UpTo
	}
	for i, e := range m.entries[after:] {
		if !e.deleted && (!e.swept || gaps == 0) {
			want = append(want, after+int64(i)+1)
		}
	}
	if gaps > 1 || gaps == 1 && !m.entries[after].swept || !slices.Equal(got, want) {
		rt.Fatalf("after %d: %v and %d gaps, want %v", after, got, gaps, want)
	}
}

// oldest returns the first number that is neither swept nor deleted; 0: none.
func (m *model) oldest() int64 {
	return int64(slices.IndexFunc(m.entries, func(e entry) bool { return !e.deleted && !e.swept })) + 1
}
