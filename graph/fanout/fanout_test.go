package fanout_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/fanout"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
)

var key = fanout.Key{1}

func present(_ context.Context, err error) gqlerror.List {
	return gqlerror.List{{Message: err.Error()}}
}

// groups makes the holder of a test's executions; all must have ended by the test's end.
func groups(t *testing.T) *fanout.Groups {
	t.Helper()
	return groupsOf(t, 50)
}

// groupsOf is groups where a customer may have so many.
func groupsOf(t *testing.T, most int) *fanout.Groups {
	t.Helper()
	g := fanout.New(present, most)
	t.Cleanup(func() {
		smtest.Eventually(t, "the end of all executions", func() bool { return g.Len() == 0 })
		if err := g.Stop(context.Background()); err != nil {
			t.Error(err)
		}
	})
	return g
}

func subscribe(t *testing.T, g *fanout.Groups, l *growing, after int64, writer *list) fanout.Running {
	t.Helper()
	running, errs := g.Subscribe(t.Context(), "acme", key, after >= 0, l.begin(after, false), writer)
	if errs != nil {
		t.Fatal(errs)
	}
	return running
}

func TestManyShareOneExecution(t *testing.T) {
	g, l := groups(t), newGrowing(5)
	writers := make([]*list, 2000)
	for i := range writers {
		writers[i] = newList()
		defer subscribe(t, g, l, -1, writers[i]).Stop()
	}
	if g.Len() != 1 {
		t.Fatalf("%d executions, want 1", g.Len())
	}
	l.grow(3)
	for _, s := range writers {
		s.has(t, 6, 8)
	}
	if n := l.runs(); n != 3 {
		t.Errorf("%d events were executed, want 3", n)
	}
}

func TestOtherKeysAreOtherExecutions(t *testing.T) {
	g, l := groups(t), newGrowing(0)
	one, other := newList(), newList()
	defer subscribe(t, g, l, -1, one).Stop()
	running, errs := g.Subscribe(t.Context(), "acme", fanout.Key{2}, false, l.begin(-1, false), other)
	if errs != nil {
		t.Fatal(errs)
	}
	defer running.Stop()
	l.grow(1)
	one.has(t, 1, 1)
	other.has(t, 1, 1)
	if g.Len() != 2 {
		t.Errorf("%d executions, want 2", g.Len())
	}
}

func TestResumedJoinsTheOthers(t *testing.T) {
	g, l := groups(t), newGrowing(100)
	live, resumed := newList(), newList()
	defer subscribe(t, g, l, -1, live).Stop()
	defer subscribe(t, g, l, 10, resumed).Stop()
	resumed.has(t, 11, 100)
	smtest.Eventually(t, "the end of its own execution, once it has caught up", func() bool { return g.Len() == 1 })
	before := l.runs()
	l.grow(2)
	live.has(t, 101, 102)
	resumed.has(t, 11, 102)
	if n := l.runs() - before; n != 2 {
		t.Errorf("%d events were executed for two who share, want 2", n)
	}
}

func TestRecentResultsNeedNoExecution(t *testing.T) {
	g, l := groups(t), newGrowing(0)
	live, resumed := newList(), newList()
	defer subscribe(t, g, l, -1, live).Stop()
	l.grow(20)
	live.has(t, 1, 20)
	before := l.runs()
	defer subscribe(t, g, l, 5, resumed).Stop()
	resumed.has(t, 6, 20)
	if n := l.runs() - before; n != 0 {
		t.Errorf("%d events were executed anew", n)
	}
}

func TestResultsOfAnotherVersionAreNotRepeated(t *testing.T) {
	g, l := groups(t), newGrowing(0)
	live, resumed := newList(), newList()
	defer subscribe(t, g, l, -1, live).Stop()
	l.grow(20)
	live.has(t, 1, 20)
	l.mu.Lock()
	l.version++
	l.mu.Unlock()
	before := l.runs()
	defer subscribe(t, g, l, 5, resumed).Stop()
	resumed.has(t, 6, 20)
	if n := l.runs() - before; n != 15 {
		t.Errorf("%d events were executed anew, want 15", n)
	}
}

func TestLatestGivesTheLastResultToWhoJoins(t *testing.T) {
	g, l := groups(t), newGrowing(7)
	open := func() (*list, fanout.Running) {
		s := newList()
		running, errs := g.Subscribe(t.Context(), "acme", key, false, l.begin(0, true), s)
		if errs != nil {
			t.Fatal(errs)
		}
		return s, running
	}
	first, running := open()
	defer running.Stop()
	first.has(t, 7, 7)
	second, running := open()
	defer running.Stop()
	second.has(t, 7, 7)
	if n := l.runs(); n != 1 {
		t.Errorf("%d events were executed, want 1", n)
	}
}

func TestCustomerHasItsMost(t *testing.T) {
	g, l := groups(t), newGrowing(1)
	ask := func(customer string, n byte) (fanout.Running, gqlerror.List) {
		return g.Subscribe(t.Context(), customer, fanout.Key{n}, false, l.begin(-1, false), newList())
	}
	var all []fanout.Running
	for n := range byte(50) {
		running, errs := ask("acme", n)
		if errs != nil {
			t.Fatal(errs)
		}
		all = append(all, running)
	}
	if _, errs := ask("acme", 50); len(errs) != 1 {
		t.Errorf("one more: errors = %v", errs)
	}
	for _, n := range []byte{7, 8} { // one that is under way is shared
		running, errs := ask("acme", n)
		if errs != nil {
			t.Fatal(errs)
		}
		all = append(all, running)
	}
	running, errs := ask("rival", 51)
	if errs != nil {
		t.Fatalf("another customer: %v", errs)
	}
	for _, running := range append(all, running) {
		running.Stop()
	}
}

// Live leaderboards are executed all the time, each that differs: a customer has 50 of
// them, however many subscriptions else, and a new one when it ends one.
func TestCustomerHasItsMostLiveLeaderboards(t *testing.T) {
	g, l := groupsOf(t, 1000), newGrowing(1)
	var all []fanout.Running
	defer func() {
		for _, running := range all {
			running.Stop()
		}
	}()
	ask := func(customer string, n byte, latest bool) gqlerror.List {
		running, errs := g.Subscribe(t.Context(), customer, fanout.Key{n}, false, l.begin(0, latest), newList())
		if errs == nil {
			all = append(all, running)
		}
		return errs
	}
	const most = 50
	for n := range byte(most) {
		if errs := ask("acme", n, true); errs != nil {
			t.Fatal(errs)
		}
	}
	const want = "this customer has 50 different live leaderboards under way already: end some first; equal ones share one"
	if errs := ask("acme", 100, true); len(errs) != 1 || errs[0].Message != want {
		t.Errorf("one more: %v, want %q", errs, want)
	}
	for what, errs := range map[string]gqlerror.List{
		"one that is under way": ask("acme", 7, true),
		"another kind":          ask("acme", 101, false),
		"another customer":      ask("rival", 102, true),
	} {
		if errs != nil {
			t.Errorf("%s: %v", what, errs)
		}
	}
	all[0].Stop()
	smtest.Eventually(t, "room for one more", func() bool { return ask("acme", 103, true) == nil })
	if errs := ask("acme", 104, true); len(errs) != 1 {
		t.Errorf("one more after that: %v", errs)
	}
}

func TestEventIsExecutedUntilItIsWhole(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, l := groups(t), newGrowing(0)
		s := newList()
		defer subscribe(t, g, l, -1, s).Stop()
		l.mu.Lock()
		l.partial = 2
		l.mu.Unlock()
		l.grow(2)
		s.has(t, 1, 2)
		if n := l.runs(); n != 4 {
			t.Errorf("%d executions, want 3 of the first event and 1 of the second", n)
		}
	})
}

func TestLargeLatestResultIsNotKept(t *testing.T) {
	g, l := groups(t), newGrowing(1)
	l.padding = 300 << 10
	open := func() (*list, fanout.Running) {
		s := newList()
		running, errs := g.Subscribe(t.Context(), "acme", key, false, l.begin(0, true), s)
		if errs != nil {
			t.Fatal(errs)
		}
		return s, running
	}
	for range 3 {
		s, running := open()
		defer running.Stop()
		s.has(t, 1, 1)
	}
	if n := g.Len(); n != 3 {
		t.Errorf("%d executions, want 3", n)
	}
}

// A leaderboard has no past: who resumes it is served as any other, however large its
// results are, and nobody asks the source without a pause.
func TestLargeLatestResultIsResumed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, l := groups(t), newGrowing(1)
		l.padding = 300 << 10
		writers := []*list{newList(), newList(), newList()}
		for i, s := range writers {
			running, errs := g.Subscribe(t.Context(), "acme", key, i > 0, l.begin(0, true), s)
			if errs != nil {
				t.Fatal(errs)
			}
			defer running.Stop()
			synctest.Wait()
		}
		l.grow(1)
		synctest.Wait()
		for i, s := range writers {
			if s.done {
				t.Fatalf("subscriber %d: %v", i, s.errs)
			}
			s.has(t, 1, 2)
		}
		if l.vain > 10 {
			t.Errorf("the source was asked %d times for what there is not", l.vain)
		}
	})
}

// A group that the open one cannot take over waits for its own events, without asking
// again and again, and goes over when it can.
func TestWhoCannotGoOverWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, l := groups(t), newGrowing(10)
		live, behind := newList(), newList()
		defer subscribe(t, g, l, -1, live).Stop()
		l.behind = 5 // it says to be further behind than the open group's results reach
		defer subscribe(t, g, l, 7, behind).Stop()
		synctest.Wait()
		behind.has(t, 8, 10)
		l.grow(1)
		synctest.Wait()
		if behind.done || g.Len() != 2 {
			t.Fatalf("%d executions, want 2; errors %v", g.Len(), behind.errs)
		}
		l.mu.Lock()
		l.behind = 0
		l.mu.Unlock()
		l.grow(1)
		synctest.Wait()
		live.has(t, 11, 12)
		behind.has(t, 8, 12)
		if g.Len() != 1 {
			t.Errorf("%d executions, want 1", g.Len())
		}
		if l.vain > 10 {
			t.Errorf("the source was asked %d times for what there is not", l.vain)
		}
	})
}

// A writer that panics is told the end of its subscription; nobody else notices, however
// many there are.
func TestWriterThatCrashes(t *testing.T) {
	for _, many := range []int{3, 2000} {
		g, l := groups(t), newGrowing(0)
		writers := make([]*list, many)
		for i := range writers {
			writers[i] = newList()
			defer subscribe(t, g, l, -1, writers[i]).Stop()
		}
		bad := many - 1
		writers[bad].panicAt = 2
		l.grow(3)
		for _, s := range writers[:bad] {
			s.has(t, 1, 3)
		}
		writers[bad].until(t, "want the end", func() bool { return writers[bad].done })
		if errs := writers[bad].errs; len(errs) != 1 || len(writers[bad].got) != 1 {
			t.Errorf("of %d, the one that crashed got %v and errors %v", many, writers[bad].got, errs)
		}
	}
}

// The same where it joins and gets the last result at once.
func TestWriterThatCrashesAsItJoins(t *testing.T) {
	g, l := groups(t), newGrowing(7)
	open := func(s *list) fanout.Running {
		running, errs := g.Subscribe(t.Context(), "acme", key, false, l.begin(0, true), s)
		if errs != nil {
			t.Fatal(errs)
		}
		return running
	}
	first, bad := newList(), newList()
	defer open(first).Stop()
	first.has(t, 7, 7)
	bad.panicAt = 7
	defer open(bad).Stop()
	bad.until(t, "want the end", func() bool { return bad.done })
	l.grow(1)
	first.has(t, 7, 8)
}

func TestWhatCannotBegin(t *testing.T) {
	g, l := groups(t), newGrowing(1)
	if _, errs := g.Subscribe(t.Context(), "acme", key, true, l.begin(9, false), newList()); len(errs) != 1 {
		t.Errorf("errors = %v", errs)
	}
	if g.Len() != 0 {
		t.Errorf("%d executions are left", g.Len())
	}
}

func TestFailureEndsAll(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, l := groups(t), newGrowing(1)
		a, b := newList(), newList()
		subscribe(t, g, l, -1, a)
		subscribe(t, g, l, -1, b)
		l.fail(errors.New("broken"))
		for _, s := range []*list{a, b} {
			s.until(t, "want the end", func() bool { return s.done })
			if len(s.errs) != 1 || s.errs[0].Message != "broken" {
				t.Errorf("errors = %v", s.errs)
			}
		}
		if n := l.failures(); n != 7 {
			t.Errorf("the source was asked %d times, want 7", n)
		}
	})
}

func TestPassingFailureIsPassedOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, l := groups(t), newGrowing(1)
		s := newList()
		defer subscribe(t, g, l, -1, s).Stop()
		l.fail(smartmoney.Errorf(smartmoney.CodeUnavailable, "for a moment"))
		time.Sleep(time.Second)
		l.fail(nil)
		l.grow(2)
		s.has(t, 2, 3)
	})
}

func TestWrongQuestionIsNotAskedAgain(t *testing.T) {
	g, l := groups(t), newGrowing(1)
	s := newList()
	subscribe(t, g, l, -1, s)
	l.fail(smartmoney.BadInput("after", "wrong"))
	s.until(t, "want the end", func() bool { return s.done })
	if n := l.failures(); n != 1 {
		t.Errorf("the source was asked %d times, want 1", n)
	}
}

func TestWriterStopsItself(t *testing.T) {
	g, l := groups(t), newGrowing(0)
	s := newList()
	s.mu.Lock()
	s.stopAt = 2
	s.running = subscribe(t, g, l, -1, s)
	s.mu.Unlock()
	l.grow(5)
	s.has(t, 1, 2)
}

func TestStopEndsWithoutAWord(t *testing.T) {
	g, l := groups(t), newGrowing(0)
	s := newList()
	subscribe(t, g, l, -1, s)
	if err := g.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
	if s.done {
		t.Error("the sink was told that its subscription is complete")
	}
	if _, errs := g.Subscribe(t.Context(), "acme", key, false, l.begin(-1, false), newList()); len(errs) == 0 {
		t.Error("a subscription began after the end")
	}
}

// TestNothingIsLostOrRepeated has many come, go and come back after the last number
// they saw, at random, while the log grows: in the end each has all of it.
func TestNothingIsLostOrRepeated(t *testing.T) {
	g, l := groups(t), newGrowing(0)
	const last = 3000
	var wait sync.WaitGroup
	for i := range 40 {
		wait.Go(func() {
			random := rand.New(rand.NewPCG(1, uint64(i)))
			for seen := int64(0); seen < last; {
				s := newList()
				running, errs := g.Subscribe(t.Context(), "acme", key, true, l.begin(seen, false), s)
				if errs != nil {
					t.Errorf("%v", errs)
					return
				}
				target := min(last, seen+1+random.Int64N(700))
				s.has(t, seen+1, target)
				running.Stop()
				s.mu.Lock()
				seen = s.got[len(s.got)-1]
				s.mu.Unlock()
			}
		})
	}
	for grown := int64(0); grown < last; grown += 10 {
		l.grow(10)
		if grown%100 == 0 {
			// Or it is over before they take part.
			smtest.Eventually(t, "an execution of the newest event", func() bool { return l.reached() == grown+10 })
		}
	}
	wait.Wait()
}
