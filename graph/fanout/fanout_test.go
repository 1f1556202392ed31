package fanout_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

var key = fanout.Key{1}

func present(_ context.Context, err error) gqlerror.List {
	return gqlerror.List{{Message: err.Error()}}
}

// registry is a registry with the gate of its callers.
type registry struct {
	*fanout.Registry
	gate *limits.Gate
}

// Subscribe subscribes as a customer.
func (r registry) Subscribe(
	ctx context.Context, customer string, key fanout.Key, resume bool, begin fanout.Begin, writer fanout.Writer,
) (fanout.Running, gqlerror.List) {
	ctx = auth.WithPrincipal(r.gate.With(ctx), auth.Principal{CustomerID: customer})
	return r.Registry.Subscribe(ctx, key, resume, begin, writer)
}

// newRegistry returns a registry whose executions must all have ended by the end of the test.
func newRegistry(t *testing.T) registry {
	t.Helper()
	return newRegistryOf(t, 50)
}

// newRegistryOf is newRegistry with a limit of executions for one customer.
func newRegistryOf(t *testing.T, limit int) registry {
	t.Helper()
	rules := limits.Default()
	rules.SetStreams(0, 0, limit)
	r := registry{fanout.New(present, nil), limits.New(rules, time.Now)}
	t.Cleanup(func() {
		testkit.Eventually(t, "the end of all executions", func() bool { return r.Len() == 0 })
		testkit.Stop(t, r.Stop)
	})
	return r
}

func subscribe(t *testing.T, r registry, l *growing, after int64, writer *list) fanout.Running {
	t.Helper()
	running, errs := r.Subscribe(t.Context(), "acme", key, after >= 0, l.begin(after, false), writer)
	if errs != nil {
		t.Fatal(errs)
	}
	return running
}

func TestEqualSubscriptionsShareOneExecution(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(5)
	writers := make([]*list, 2000)
	for i := range writers {
		writers[i] = newList()
		defer subscribe(t, r, l, -1, writers[i]).Stop()
	}
	if r.Len() != 1 {
		t.Fatalf("%d executions, want 1", r.Len())
	}
	l.grow(3)
	for _, s := range writers {
		s.has(t, 6, 8)
	}
	if n := l.runs(); n != 3 {
		t.Errorf("%d events were executed, want 3", n)
	}
}

func TestDifferentKeysHaveDifferentExecutions(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(0)
	one, other := newList(), newList()
	defer subscribe(t, r, l, -1, one).Stop()
	running, errs := r.Subscribe(t.Context(), "acme", fanout.Key{2}, false, l.begin(-1, false), other)
	if errs != nil {
		t.Fatal(errs)
	}
	defer running.Stop()
	l.grow(1)
	one.has(t, 1, 1)
	other.has(t, 1, 1)
	if r.Len() != 2 {
		t.Errorf("%d executions, want 2", r.Len())
	}
}

func TestResumedSubscriberAttachesToOthers(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(100)
	live, resumed := newList(), newList()
	defer subscribe(t, r, l, -1, live).Stop()
	defer subscribe(t, r, l, 10, resumed).Stop()
	resumed.has(t, 11, 100)
	testkit.Eventually(t, "the end of its own execution", func() bool { return r.Len() == 1 })
	before := l.runs()
	l.grow(2)
	live.has(t, 101, 102)
	resumed.has(t, 11, 102)
	if n := l.runs() - before; n != 2 {
		t.Errorf("%d events were executed for two subscribers that share, want 2", n)
	}
}

// Many that resume at once hold few pages of the past at a time. Those whose readers are slow hold
// none, and no place: others of their customer go on.
func TestReplaysAreLimited(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(30)
	slow := make([]*list, 40)
	for i := range slow {
		slow[i] = newList()
		slow[i].slow = true
		defer subscribe(t, r, l, 0, slow[i]).Stop()
	}
	for _, s := range slow {
		s.has(t, 1, 1)
	}
	fast := newList()
	defer subscribe(t, r, l, 0, fast).Stop()
	fast.has(t, 1, 30)
	testkit.Eventually(t, "slow readers without pages", func() bool {
		now, _ := l.held()
		return now == 0
	})
	for _, s := range slow {
		s.has(t, 1, 1)
		s.quicken()
	}
	l.grow(1)
	for _, s := range append(slow, fast) {
		s.has(t, 1, 31)
	}
	if _, most := l.held(); most > 17 { // with the shared execution of new results
		t.Errorf("%d subscriptions held pages of the past at a time, want at most 16", most)
	}
}

// A report of a loss is for its own subscriber: one that resumes from before it gets the results of
// the past, and both go on together.
func TestLossIsReportedToOneSubscriber(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(10)
	late, resumed := newList(), newList()
	for _, end := range []int64{0, 10} {
		l := newGrowing(end)
		alone := newList()
		alone.panicAt = -1
		running, errs := r.Subscribe(t.Context(), "acme", fanout.Key{2}, true, l.beginLost(end), alone)
		if errs != nil {
			t.Fatal(errs)
		}
		alone.has(t, end, end)
		running.Stop()
	}
	running, errs := r.Subscribe(t.Context(), "acme", key, true, l.beginLost(10), late)
	if errs != nil {
		t.Fatal(errs)
	}
	defer running.Stop()
	late.has(t, 10, 10)
	defer subscribe(t, r, l, 5, resumed).Stop()
	resumed.has(t, 6, 10)
	testkit.Eventually(t, "the end of its own execution", func() bool { return r.Len() == 1 })
	l.grow(2)
	late.has(t, 10, 12)
	resumed.has(t, 6, 12)
}

func TestRecentResultsNeedNoExecution(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(0)
	live, resumed := newList(), newList()
	defer subscribe(t, r, l, -1, live).Stop()
	l.grow(20)
	live.has(t, 1, 20)
	before := l.runs()
	defer subscribe(t, r, l, 5, resumed).Stop()
	resumed.has(t, 6, 20)
	if n := l.runs() - before; n != 0 {
		t.Errorf("%d events were executed again", n)
	}
}

func TestResultsOfAnotherVersionAreNotRepeated(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(0)
	live, resumed := newList(), newList()
	defer subscribe(t, r, l, -1, live).Stop()
	l.grow(20)
	live.has(t, 1, 20)
	l.mu.Lock()
	l.version++
	l.mu.Unlock()
	before := l.runs()
	defer subscribe(t, r, l, 5, resumed).Stop()
	resumed.has(t, 6, 20)
	if n := l.runs() - before; n != 15 {
		t.Errorf("%d events were executed again, want 15", n)
	}
}

func TestLateSubscriberGetsTheLatestResult(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(7)
	open := func() (*list, fanout.Running) {
		s := newList()
		running, errs := r.Subscribe(t.Context(), "acme", key, false, l.begin(0, true), s)
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

func TestLimitOfSubscriptions(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(1)
	ask := func(customer string, n byte) (fanout.Running, gqlerror.List) {
		return r.Subscribe(t.Context(), customer, fanout.Key{n}, false, l.begin(-1, false), newList())
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
	for _, n := range []byte{7, 8} { // equal to one in progress, so it is shared
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

// Each different live leaderboard is executed all the time: a customer may have 50.
func TestLimitOfLiveLeaderboards(t *testing.T) {
	t.Parallel()
	checkLimit(t, 50, "live leaderboards", func(l *growing, limited bool) fanout.Begin { return l.begin(0, limited) })
}

// Each subscription to trades looks at every trade: a customer may have 1,000 different ones.
func TestLimitOfWatches(t *testing.T) {
	t.Parallel()
	checkLimit(t, 1000, "subscriptions to trades", func(l *growing, limited bool) fanout.Begin {
		return func(ctx context.Context) (*fanout.Execution, gqlerror.List) {
			exec, errs := l.begin(0, false)(ctx)
			exec.Watches = limited
			return exec, errs
		}
	})
}

// checkLimit checks that a customer may have so many different subscriptions of a kind, whatever
// its others, and a further one after ending one. begin begins one of the kind, or another.
func checkLimit(t *testing.T, most int, kind string, begin func(l *growing, limited bool) fanout.Begin) {
	t.Helper()
	r, l := newRegistryOf(t, most+1000), newGrowing(1)
	var all []fanout.Running
	defer func() {
		for _, running := range all {
			running.Stop()
		}
	}()
	ask := func(customer string, n int, limited bool) gqlerror.List {
		running, errs := r.Subscribe(t.Context(), customer, fanout.Key{byte(n), byte(n >> 8)}, false, begin(l, limited), newList())
		if errs == nil {
			all = append(all, running)
		}
		return errs
	}
	for n := range most {
		if errs := ask("acme", n, true); errs != nil {
			t.Fatal(errs)
		}
	}
	want := fmt.Sprintf("this customer already has its limit of %d different %s: end some first; equal ones count once", most, kind)
	if errs := ask("acme", most, true); len(errs) != 1 || errs[0].Message != want {
		t.Errorf("one more: %v, want %q", errs, want)
	}
	for what, errs := range map[string]gqlerror.List{
		"equal to one in progress": ask("acme", 7, true),
		"another kind":             ask("acme", most+1, false),
		"another customer":         ask("rival", most+2, true),
	} {
		if errs != nil {
			t.Errorf("%s: %v", what, errs)
		}
	}
	all[0].Stop()
	testkit.Eventually(t, "a free slot", func() bool { return ask("acme", most+3, true) == nil })
	if errs := ask("acme", most+4, true); len(errs) != 1 {
		t.Errorf("one more after that: %v", errs)
	}
}

func TestPartialResultIsRetried(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		r, l := newRegistry(t), newGrowing(0)
		s := newList()
		defer subscribe(t, r, l, -1, s).Stop()
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
	t.Parallel()
	r, l := newRegistry(t), newGrowing(1)
	l.padding = 300 << 10
	open := func() (*list, fanout.Running) {
		s := newList()
		running, errs := r.Subscribe(t.Context(), "acme", key, false, l.begin(0, true), s)
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
	if n := r.Len(); n != 3 {
		t.Errorf("%d executions, want 3", n)
	}
}

// A leaderboard has no past: a resumed subscription is served like any other, however large
// its results are, and the source is not polled in a busy loop.
func TestLargeLatestResultIsResumed(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		r, l := newRegistry(t), newGrowing(1)
		l.padding = 300 << 10
		writers := []*list{newList(), newList(), newList()}
		for i, s := range writers {
			running, errs := r.Subscribe(t.Context(), "acme", key, i > 0, l.begin(0, true), s)
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
			t.Errorf("the source was polled %d times for an event that does not exist", l.vain)
		}
	})
}

// An execution whose subscriber cannot attach to the joinable one waits for its own events,
// without polling, and merges when it can.
func TestExecutionThatCannotMergeWaits(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		r, l := newRegistry(t), newGrowing(10)
		live, behind := newList(), newList()
		defer subscribe(t, r, l, -1, live).Stop()
		l.behind = 5 // its position is before the recent results of the joinable execution
		defer subscribe(t, r, l, 7, behind).Stop()
		synctest.Wait()
		behind.has(t, 8, 10)
		l.grow(1)
		synctest.Wait()
		if behind.done || r.Len() != 2 {
			t.Fatalf("%d executions, want 2; errors %v", r.Len(), behind.errs)
		}
		l.mu.Lock()
		l.behind = 0
		l.mu.Unlock()
		l.grow(1)
		synctest.Wait()
		live.has(t, 11, 12)
		behind.has(t, 8, 12)
		if r.Len() != 1 {
			t.Errorf("%d executions, want 1", r.Len())
		}
		if l.vain > 10 {
			t.Errorf("the source was polled %d times for an event that does not exist", l.vain)
		}
	})
}

// A writer that panics gets Done with an error; no other subscriber is affected, however many
// there are.
func TestWriterPanics(t *testing.T) {
	t.Parallel()
	for _, many := range []int{3, 2000} {
		r, l := newRegistry(t), newGrowing(0)
		writers := make([]*list, many)
		for i := range writers {
			writers[i] = newList()
			defer subscribe(t, r, l, -1, writers[i]).Stop()
		}
		bad := many - 1
		writers[bad].panicAt = 2
		l.grow(3)
		for _, s := range writers[:bad] {
			s.has(t, 1, 3)
		}
		writers[bad].until(t, "want Done", func() bool { return writers[bad].done })
		if errs := writers[bad].errs; len(errs) != 1 || len(writers[bad].got) != 1 {
			t.Errorf("of %d writers, the one that panicked got %v and errors %v", many, writers[bad].got, errs)
		}
	}
}

// The same while it attaches and receives the last result at once.
func TestWriterPanicsWhileAttaching(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(7)
	open := func(s *list) fanout.Running {
		running, errs := r.Subscribe(t.Context(), "acme", key, false, l.begin(0, true), s)
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
	bad.until(t, "want Done", func() bool { return bad.done })
	l.grow(1)
	first.has(t, 7, 8)
}

func TestWriterStopsItself(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(0)
	s := newList()
	s.mu.Lock()
	s.stopAt = 2
	s.running = subscribe(t, r, l, -1, s)
	s.mu.Unlock()
	l.grow(5)
	s.has(t, 1, 2)
}

func TestStopSendsNoComplete(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(0)
	s := newList()
	subscribe(t, r, l, -1, s)
	if err := r.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
	if s.done {
		t.Error("Stop called Done of a writer")
	}
	if _, errs := r.Subscribe(t.Context(), "acme", key, false, l.begin(-1, false), newList()); len(errs) == 0 {
		t.Error("a subscription started after Stop")
	}
}

// TestNothingIsLostOrRepeated has many subscribers start, stop and resume after the last
// number they saw, at random, while the log grows: in the end each has seen all of it.
func TestNothingIsLostOrRepeated(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(0)
	const last = 3000
	var wait sync.WaitGroup
	for i := range 40 {
		wait.Go(func() {
			random := rand.New(rand.NewPCG(1, uint64(i)))
			for seen := int64(0); seen < last; {
				s := newList()
				running, errs := r.Subscribe(t.Context(), "acme", key, true, l.begin(seen, false), s)
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
			// Otherwise the log is complete before they take part.
			testkit.Eventually(t, "an execution of the newest event", func() bool { return l.reached() == grown+10 })
		}
	}
	wait.Wait()
}
