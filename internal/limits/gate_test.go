package limits_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// gateOf returns a gate of which the class Costly has a rule.
func gateOf(concurrent, queued int, wait time.Duration) *limits.Gate {
	rules := limits.Default()
	rules[limits.Costly].Concurrent, rules[limits.Costly].Queued, rules[limits.Costly].Wait = concurrent, queued, wait
	return limits.New(rules, time.Now)
}

func enter(t *testing.T, gate *limits.Gate, id string) (done func()) {
	t.Helper()
	done, err := gate.Enter(t.Context(), id, limits.Costly)
	if err != nil {
		t.Fatal(err)
	}
	return done
}

// Two requests of a customer run, two wait and further ones are refused; another customer is not
// affected.
func TestEnter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gate := gateOf(2, 2, time.Minute)
		first, second := enter(t, gate, "a"), enter(t, gate, "a")
		got := make(chan func(), 2)
		for range 2 {
			go func() {
				done, err := gate.Enter(t.Context(), "a", limits.Costly)
				if err != nil {
					t.Error(err)
				}
				got <- done
			}()
		}
		synctest.Wait()
		if len(got) != 0 {
			t.Fatal("a third request runs beside two others")
		}
		_, err := gate.Enter(t.Context(), "a", limits.Costly)
		if limited, ok := errors.AsType[*smartmoney.Error](err); !ok || limited.Code != smartmoney.CodeRateLimited || limited.RetrySeconds() != 1 {
			t.Fatalf("a fifth request: %v", err)
		}
		enter(t, gate, "b")()
		first()
		third := <-got
		synctest.Wait()
		if len(got) != 0 {
			t.Fatal("a fourth request runs beside two others")
		}
		second()
		third()
		(<-got)()
		for range 9 {
			enter(t, gate, "a")()
		}
	})
}

// A request that waits too long, or for half of its deadline, is refused, a cancelled one gets the
// error of its context, and neither occupies a place.
func TestWaitEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gate := gateOf(1, 1, time.Minute)
		done := enter(t, gate, "a")
		began := time.Now()
		if _, err := gate.Enter(t.Context(), "a", limits.Costly); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited || time.Since(began) != time.Minute {
			t.Fatalf("after %s: %v", time.Since(began), err)
		}
		soon, cancel := context.WithTimeout(t.Context(), 10*time.Second)
		defer cancel()
		began = time.Now()
		if _, err := gate.Enter(soon, "a", limits.Costly); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited || !strings.Contains(err.Error(), "wait for up to 5s;") ||
			time.Since(began) != 5*time.Second {
			t.Fatalf("with 10 s until its deadline, after %s: %v", time.Since(began), err)
		}
		gone, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := gate.Enter(gone, "a", limits.Costly); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		done()
		enter(t, gate, "a")()
	})
}

// Without a bound, a request waits until one ends.
func TestWaitWithoutBound(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gate := gateOf(1, 1, 0)
		done := enter(t, gate, "a")
		time.AfterFunc(24*time.Hour, done)
		began := time.Now()
		enter(t, gate, "a")()
		if waited := time.Since(began); waited != 24*time.Hour {
			t.Errorf("waited %s", waited)
		}
	})
}

// The parts of a request share one place, one after the other, until it ends; parts of another
// request wait for that.
func TestSharedPlace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gate := gateOf(1, 1, time.Minute)
		shared, end := limits.Share(t.Context())
		part := func() (done func()) {
			done, err := gate.Enter(shared, "a", limits.Costly)
			if err != nil {
				t.Error(err)
			}
			return done
		}
		first := part()
		got, other := make(chan func(), 1), make(chan func(), 1)
		go func() { got <- part() }()
		synctest.Wait()
		if len(got) != 0 {
			t.Fatal("a second part runs beside the first one")
		}
		first()
		second := <-got
		go func() { other <- enter(t, gate, "a") }()
		second()
		synctest.Wait()
		if len(other) != 0 {
			t.Fatal("another request runs before the first one has ended")
		}
		enter(t, gate, "b")()
		limits.Leave(shared)
		waiting := <-other
		go func() { got <- part() }()
		synctest.Wait()
		if len(got) != 0 {
			t.Fatal("a part after Leave runs beside another request")
		}
		waiting()
		(<-got)()
		end()
		enter(t, gate, "a")()
		enter(t, gate, "a")() // nothing was left behind
		part()()              // of a request that has ended: a place of its own
		enter(t, gate, "a")()
	})
}

// A part of a request that is refused, or whose context ends, occupies nothing.
func TestSharedPlaceIsRefused(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gate := gateOf(1, 1, time.Second)
		done := enter(t, gate, "a")
		shared, end := limits.Share(t.Context())
		if _, err := gate.Enter(shared, "a", limits.Costly); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Fatal(err)
		}
		gone, cancel := context.WithCancel(shared)
		cancel()
		if _, err := gate.Enter(gone, "a", limits.Costly); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		done()
		part, err := gate.Enter(shared, "a", limits.Costly)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := gate.Enter(gone, "a", limits.Costly); !errors.Is(err, context.Canceled) {
			t.Fatalf("beside a part that runs: %v", err)
		}
		part()
		end()
		enter(t, gate, "a")()
	})
}
