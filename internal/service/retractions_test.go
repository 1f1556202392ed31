package service_test

import (
	"context"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// logEntry is an entry as a subscriber sees it.
type logEntry struct {
	at       int64 // its sequence number
	signal   string
	retracts bool
}

// followed reads events until want entries were read, or, with want < 0, until there are none for
// now.
func followed(t *testing.T, w *servicetest.World, s *service.SignalSource, want int) (all []logEntry) {
	t.Helper()
	for want < 0 || len(all) < want {
		e, at := next(t, s, want >= 0)
		if e == nil {
			return all
		}
		switch {
		case e.Gap || (e.Signal == nil) == (e.Retraction == nil):
			t.Fatalf("event %+v", e)
		case e.Signal != nil:
			all = append(all, logEntry{at.Number, e.Signal.ID, false})
		default:
			if e.Retraction.Reason == "" || e.Retraction.At.IsZero() {
				t.Errorf("retraction %+v", e.Retraction)
			}
			all = append(all, logEntry{at.Number, e.Retraction.SignalID, true})
		}
	}
	return all
}

// history fills the log of the world's customer with signals and retractions at random, and returns
// it.
type history struct {
	*servicetest.World
	seed    uint64
	entries []logEntry
	signals map[string]*smartmoney.Signal
	stand   []int64 // sequence numbers of signals that stand
}

func (h *history) random(n int) int {
	h.seed = h.seed*6364136223846793005 + 1442695040888963407
	return int(h.seed>>33) % n
}

// step adds a signal, or a retraction where there is something to take back.
func (h *history) step(t testing.TB) {
	t.Helper()
	if len(h.stand) > 0 && h.random(5) < 2 {
		i := h.random(len(h.stand))
		r := h.Retract(t, servicetest.Customer, time.Now(), h.stand[i])
		h.entries = append(h.entries, logEntry{r[0].Sequence, h.entries[h.stand[i]-1].signal, true})
		h.stand = slices.Delete(h.stand, i, i+1)
		return
	}
	n := len(h.entries)
	chain := smartmoney.Chains()[h.random(4)]
	typ := []smartmoney.NotificationType{smartmoney.ConvergenceP1, smartmoney.WhaleMove}[h.random(2)]
	s := servicetest.Signal(chain, typ, h.random(3), time.Now().Add(time.Duration(n)), 1, 2)
	sent := h.Send(t, servicetest.Customer, time.Now(), s)
	h.signals[s.ID] = s
	h.entries = append(h.entries, logEntry{sent[0].Sequence, s.ID, false})
	h.stand = append(h.stand, sent[0].Sequence)
}

// TestRetractionsWhereverOneResumes checks that a subscriber that resumes anywhere sees every
// signal and retraction once, in order, while others are added; that a filter passes a retraction
// if it passes its signal; and that a subscriber that does not ask for retractions sees the signals
// alone.
func TestRetractionsWhereverOneResumes(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		h := &history{World: servicetest.On(t, db), seed: 7, signals: map[string]*smartmoney.Signal{}}
		const before, after = 40, 25
		for range before {
			h.step(t)
		}
		type subscriber struct {
			source *service.SignalSource
			from   int
			passes func(e logEntry) bool
		}
		var all []subscriber
		add := func(from int, q service.LiveSignalsQuery, passes func(logEntry) bool) {
			q.After = cursor(int64(from))
			all = append(all, subscriber{follow(t, h.World, q), from, passes})
		}
		whales := &service.SignalFilter{Types: []smartmoney.NotificationType{smartmoney.WhaleMove}}
		for from := 0; from <= before; from += 4 {
			add(from, service.LiveSignalsQuery{Retractions: true}, func(logEntry) bool { return true })
			add(from, service.LiveSignalsQuery{}, func(e logEntry) bool { return !e.retracts })
			add(from, service.LiveSignalsQuery{Retractions: true, Filter: whales}, func(e logEntry) bool {
				return h.signals[e.signal].Type == smartmoney.WhaleMove
			})
		}
		for range after {
			h.step(t)
		}
		for _, s := range all {
			want := slices.DeleteFunc(slices.Clone(h.entries[s.from:]), func(e logEntry) bool { return !s.passes(e) })
			got := followed(t, h.World, s.source, len(want))
			got = append(got, followed(t, h.World, s.source, -1)...)
			if diff := cmp.Diff(want, got, cmp.AllowUnexported(logEntry{})); diff != "" {
				t.Errorf("resumed after %d (-want +got):\n%s", s.from, diff)
			}
		}
		h.checkPages(t)
	})
}

// checkPages checks that pages list the signals alone, whatever their size, and say which were
// retracted.
func (h *history) checkPages(t *testing.T) {
	t.Helper()
	retracted := map[string]bool{}
	var signals []logEntry
	for _, e := range h.entries {
		if e.retracts {
			retracted[e.signal] = true
		} else {
			signals = append(signals, e)
		}
	}
	for _, size := range []int{1, 3, 50} {
		var got []logEntry
		after := cursor(0)
		for {
			page, err := h.Service.Signals(caller(t, servicetest.Customer), service.SignalsQuery{First: size, After: after})
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range page.Signals {
				got = append(got, logEntry{s.Sequence, s.ID, false})
				if (s.RetractedAt != nil) != retracted[s.ID] || (s.Decision().RetractedAt != nil) != retracted[s.ID] {
					t.Errorf("%s: retracted at %v, want retracted %t", s.ID, s.RetractedAt, retracted[s.ID])
				}
			}
			total, err := h.Service.CountSignals(context.Background(), page)
			if err != nil || total != len(signals) {
				t.Errorf("%d signals in all, error %v; want %d", total, err, len(signals))
			}
			if after = page.PageInfo().EndCursor; !page.PageInfo().HasNextPage {
				break
			}
		}
		if diff := cmp.Diff(signals, got, cmp.AllowUnexported(logEntry{})); diff != "" {
			t.Errorf("pages of %d (-want +got):\n%s", size, diff)
		}
	}
	stats, err := h.Service.SignalStats(caller(t, servicetest.Customer), service.StatsQuery{})
	if err != nil {
		t.Fatal(err)
	}
	if stats.Retracted != len(retracted) || stats.Count != len(signals)-len(retracted) {
		t.Errorf("statistics of %d signals and %d retracted ones, want %d and %d", stats.Count, stats.Retracted, len(signals)-len(retracted), len(retracted))
	}
}

// TestResumesAndRetractionsAtOnce cuts and resumes subscribers at random places while signals and
// retractions are added.
func TestResumesAndRetractionsAtOnce(t *testing.T) {
	t.Parallel()
	h := &history{World: servicetest.New(t), seed: 11, signals: map[string]*smartmoney.Signal{}}
	const entries = 60
	var group sync.WaitGroup
	group.Go(func() {
		for range entries {
			h.step(t)
		}
	})
	got := make([][]logEntry, 4)
	for i := range got {
		group.Go(func() { got[i] = cutAgainAndAgain(t, h.World, entries, uint64(i+1)) })
	}
	group.Wait()
	for i := range got {
		if diff := cmp.Diff(h.entries, got[i], cmp.AllowUnexported(logEntry{})); diff != "" {
			t.Errorf("subscriber %d (-want +got):\n%s", i, diff)
		}
	}
}

// cutAgainAndAgain follows a log with subscriptions that end after a few events each.
func cutAgainAndAgain(t *testing.T, w *servicetest.World, entries int, seed uint64) (all []logEntry) {
	at := service.SignalCursor(servicetest.Customer, 0)
	for len(all) < entries {
		seed = seed*6364136223846793005 + 1442695040888963407
		s, err := w.Service.LiveSignals(caller(t, servicetest.Customer), service.LiveSignalsQuery{After: &at, Retractions: true})
		if err != nil {
			t.Error(err)
			return all
		}
		for range min(1+int(seed>>33)%7, entries-len(all)) {
			ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
			p, ok, err := s.Next(ctx, true)
			cancel()
			if err != nil || !ok {
				t.Error(ok, err)
				s.Close()
				return all
			}
			e := <-s.Events()
			at = e.Cursor
			if e.Retraction != nil {
				all = append(all, logEntry{p.Number, e.Retraction.SignalID, true})
			} else {
				all = append(all, logEntry{p.Number, e.Signal.ID, false})
			}
		}
		s.Close()
	}
	return all
}

// A reset removes retractions with their signals, and counts the signals only.
func TestResetRemovesRetractions(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := servicetest.On(t, db)
		now := time.Now()
		// raised then, they count even if the day ends during the test
		tomorrow := now.Add(24 * time.Hour)
		for n := range 3 {
			w.Send(t, servicetest.Customer, now, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, n, tomorrow, 1))
		}
		w.Retract(t, servicetest.Customer, now, 2)
		done, err := w.Service.ResetBudget(caller(t, servicetest.Customer))
		if err != nil || done.Deleted != 3 {
			t.Fatalf("deleted %+v, error %v; want 3", done, err)
		}
		w.Retract(t, servicetest.Customer, now, 1) // what was deleted is not retracted
		w.Send(t, servicetest.Customer, now, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 9, tomorrow, 1))
		s := follow(t, w, service.LiveSignalsQuery{After: cursor(0), Retractions: true})
		got := followed(t, w, s, -1)
		if len(got) != 1 || got[0].at != 5 || got[0].retracts {
			t.Errorf("the log after the reset: %+v, want number 5 alone", got)
		}
	})
}
