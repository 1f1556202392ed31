package fanout_test

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestFailureToBegin(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(1)
	if _, errs := r.Subscribe(t.Context(), "acme", key, true, l.begin(9, false), newList()); len(errs) != 1 {
		t.Errorf("errors = %v", errs)
	}
	if r.Len() != 0 {
		t.Errorf("%d executions are left", r.Len())
	}
}

func TestFailureEndsAllSubscribers(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		r, l := newRegistry(t), newGrowing(1)
		a, b := newList(), newList()
		subscribe(t, r, l, -1, a)
		subscribe(t, r, l, -1, b)
		l.fail(errors.New("broken"))
		for _, s := range []*list{a, b} {
			s.until(t, "want Done", func() bool { return s.done })
			if len(s.errs) != 1 || s.errs[0].Message != "broken" {
				t.Errorf("errors = %v", s.errs)
			}
		}
		if n := l.failures(); n != 7 {
			t.Errorf("the source was called %d times, want 7", n)
		}
	})
}

func TestTemporaryFailureIsRetried(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		r, l := newRegistry(t), newGrowing(1)
		s := newList()
		defer subscribe(t, r, l, -1, s).Stop()
		l.fail(smartmoney.Errorf(smartmoney.CodeUnavailable, "for a moment"))
		time.Sleep(time.Second)
		l.fail(nil)
		l.grow(2)
		s.has(t, 2, 3)
	})
}

func TestBadInputIsNotRetried(t *testing.T) {
	t.Parallel()
	r, l := newRegistry(t), newGrowing(1)
	s := newList()
	subscribe(t, r, l, -1, s)
	l.fail(smartmoney.BadInput("after", "wrong"))
	s.until(t, "want Done", func() bool { return s.done })
	if n := l.failures(); n != 1 {
		t.Errorf("the source was called %d times, want 1", n)
	}
}
