package fanout_test

import (
	"context"
	"testing"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/fanout"
	"smartmoney/internal/testkit"
)

// whole starts executions of differences: the first event is for one subscriber, as a whole page is.
func (l *growing) whole() fanout.Begin {
	return func(ctx context.Context) (*fanout.Execution, gqlerror.List) {
		l.mu.Lock()
		at := l.last
		l.mu.Unlock()
		exec, errs := l.beginLost(at)(ctx)
		if errs == nil {
			exec.Differences = true
		}
		return exec, errs
	}
}

// Live leaderboards of differences count like others, equal ones once, although each subscriber begins with an
// execution of its own; which then share one.
func TestLimitOfDifferences(t *testing.T) {
	t.Parallel()
	r, l := newRegistryOf(t, 1000), newGrowing(1)
	var all []fanout.Running
	defer func() {
		for _, running := range all {
			running.Stop()
		}
	}()
	ask := func(n byte, begin fanout.Begin, resume bool) (*list, gqlerror.List) {
		writer := newList()
		running, errs := r.Subscribe(t.Context(), "acme", fanout.Key{n}, resume, begin, writer)
		if errs == nil {
			all = append(all, running)
		}
		return writer, errs
	}
	var same []*list
	for n := range 100 {
		writer, errs := ask(0, l.whole(), true)
		if errs != nil {
			t.Fatalf("subscriber %d of the same: %v", n, errs)
		}
		same = append(same, writer)
	}
	for n := range byte(48) {
		if _, errs := ask(1+n, l.whole(), true); errs != nil {
			t.Fatalf("leaderboard %d: %v", n, errs)
		}
	}
	if _, errs := ask(100, l.begin(0, true), false); errs != nil {
		t.Fatalf("the 50th: %v", errs)
	}
	for what, begin := range map[string]fanout.Begin{"differences": l.whole(), "pages": l.begin(0, true)} {
		if _, errs := ask(101, begin, what == "differences"); len(errs) != 1 {
			t.Errorf("one more, of %s: %v, want the limit", what, errs)
		}
	}
	testkit.Eventually(t, "one execution for equal subscriptions", func() bool { return r.Len() == 50 })
	l.grow(1)
	for _, writer := range same {
		writer.has(t, 1, 2)
	}
	all[100].Stop()
	testkit.Eventually(t, "a free slot", func() bool { _, errs := ask(102, l.whole(), true); return errs == nil })
}
